/** Conditions of the card language, asked of single cards once and for all (CGS-EVAL). */
import type { Attributes, Card, Condition, ConditionalCategory, Value } from '@hortus/cards/language';

/** CGS-EVAL-1 The value a condition is compared with; undefined: the card has no such attribute. */
export const find = ({ globals, lists }: Attributes, { category, name }: Condition): Value | undefined =>
  category === undefined ? globals.get(name) : lists.get(category)?.get(name);

/** CGS-LANG-17 … 19, CGS-R-24 A number never equals a text. */
export function compares({ operator, values }: Condition, value: Value): boolean {
  if (operator === '=') return values.includes(value);
  const [bound] = values;
  if (typeof value !== 'number' || typeof bound !== 'number') return false;
  return operator === '<' ? value <= bound : value >= bound;
}

/** CGS-EVAL-2 An attribute that the card lacks does not fulfil a condition. */
export function holdsOn(condition: Condition, { attributes }: Card): boolean {
  const value = find(attributes, condition);
  return value !== undefined && compares(condition, value);
}

/** CGS-ASI-1, -2 A support is refused only by an attribute that it has. */
export function acceptsCard(conditions: readonly Condition[], { attributes }: Card): boolean {
  return conditions.every((condition) => {
    const value = find(attributes, condition);
    return value === undefined || compares(condition, value);
  });
}

export const conditionsOf = (card: Card, category: ConditionalCategory): readonly Condition[] | undefined =>
  card.attributes.conditions.get(category);
