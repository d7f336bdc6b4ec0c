/**
 * For tests: a position of the whole deck from the fields that matter; cards not mentioned go to one zone at random.
 */

export interface Lying {
  /** How many cards the deck has without custom ones. */
  readonly deck?: number;
  /** Where all other cards are: `void`, `unseen`. */
  readonly rest?: string;
  /** Custom cards in full. */
  readonly cards?: readonly string[];
}

const ZONE = /^(?:unseen|under|void|(?:ops|experience|reserve) [a-d])$/;

function countIn(list: string, mark: string): number {
  const items = list.split(mark).filter((item) => item.trim() !== '');
  return items.reduce((sum, item) => sum + Number(/^\s*#(\d+)\s*$/.exec(item)?.[1] ?? 1), 0);
}

function laidBy(field: string, value: string): number {
  if (ZONE.test(field)) return countIn(value, ',');
  if (field === 'engaged') return countIn(value, ';');
  return field === 'task' && value.startsWith('omen ') ? countIn(value.slice(5), ',') : 0;
}

/** `{ turn: 'a', phase: 'plot', 'ops a': 'Gale, #6' }` as the text of a position. */
export function layOut(fields: Readonly<Record<string, string>>, lying: Lying = {}): string {
  const { deck = 132, rest = 'void', cards = [] } = lying;
  const laid = Object.entries(fields).reduce((sum, [field, value]) => sum + laidBy(field, value), 0);
  const left = deck + cards.length - laid;
  if (left < 0) throw new Error(`${-left} cards too many are laid`);
  const given = fields[rest] === undefined ? '' : `${fields[rest]}, `;
  const all = left === 0 ? fields : { ...fields, [rest]: `${given}#${left}` };
  return [
    ...cards.map((card) => `card ${card}`),
    ...Object.entries(all).map(([field, value]) => `${field} ${value}`.trim()),
  ].join('\n');
}
