/** Conditions against cards (CGS-EVAL-1, -2). */
import type { Attributes, Condition, Value } from '../model.ts';

/** CGS-EVAL-1 The value of the global (no category) or of the member; undefined where the card has none. */
export const find = (
  { globals, lists }: Attributes,
  { category, name }: Pick<Condition, 'category' | 'name'>,
): Value | undefined => (category === undefined ? globals.get(name) : lists.get(category)?.get(name));

/** CGS-EVAL-2 An absent attribute fails, except where the caller says otherwise (AcceptSupportIf1, CGS-R-23). */
export function holds({ operator, values }: Condition, value: Value | undefined, absent = false): boolean {
  if (value === undefined) return absent;
  if (operator === '=') return values.includes(value);
  const bound = values[0];
  if (typeof value !== 'number' || typeof bound !== 'number') return false;
  return operator === '<' ? value <= bound : value >= bound;
}

/** CGS-LANG-21 Every condition of a list, on one card. */
export const holdsOn = (conditions: readonly Condition[], card: Attributes, absent = false): boolean =>
  conditions.every((condition) => holds(condition, find(card, condition), absent));
