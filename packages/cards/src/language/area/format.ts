/** The canonical form of an attribute area (CGS-FMT-1 … 4). */
import type { Attributes, Condition, ConditionalCategory, PlainCategory, Value } from '../model.ts';
import { CATEGORY_ORDER, GLOBAL_ORDER, shortCategory } from '../words.ts';

export interface FormatOptions {
  /** Aliases in headings too (CGS-FMT-3). */
  readonly compact?: boolean;
}

export const formatValue = (value: Value): string =>
  typeof value === 'number' ? String(value) : `"${value}"`;

export const pathOf = ({ category, name }: Pick<Condition, 'category' | 'name'>): string =>
  category === undefined ? name : `${shortCategory(category)}.${name}`;

export const formatCondition = (condition: Condition): string =>
  `${pathOf(condition)} ${condition.operator} ${condition.values.map(formatValue).join('/')}`;

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const GLOBAL_RANK = new Map(GLOBAL_ORDER.map((name, rank) => [name, rank]));
/** CGS-FMT-1 */
export const byGlobalOrder = (a: string, b: string): number =>
  (GLOBAL_RANK.get(a) ?? GLOBAL_ORDER.length) - (GLOBAL_RANK.get(b) ?? GLOBAL_ORDER.length) || byText(a, b);

/** Members are ordered by their full names (CGS-FMT-2). */
export const memberKey = ({ category, name }: Pick<Condition, 'category' | 'name'>): string =>
  category === undefined ? name : `${category}.${name}`;

/** Lines without their ends. */
export function formatLines(
  { globals, lists, conditions }: Attributes,
  options: FormatOptions = {},
): string[] {
  const lines = [...globals.keys()]
    .sort(byGlobalOrder)
    .map((name) => `${name} ${formatValue(globals.get(name)!)}`);
  for (const category of CATEGORY_ORDER) {
    const plain = lists.get(category as PlainCategory);
    const conditional = conditions.get(category as ConditionalCategory);
    if (plain === undefined && conditional === undefined) continue;
    lines.push(options.compact === true ? shortCategory(category) : category);
    for (const [name, value] of [...(plain ?? [])].sort(([a], [b]) => byText(a, b)))
      lines.push(`  ${name} ${formatValue(value)}`);
    for (const condition of [...(conditional ?? [])].sort((a, b) => byText(memberKey(a), memberKey(b))))
      lines.push(`  ${formatCondition(condition)}`);
  }
  return lines;
}

export const formatArea = (attributes: Attributes, options: FormatOptions = {}): string =>
  formatLines(attributes, options)
    .map((line) => `${line}\n`)
    .join('');
