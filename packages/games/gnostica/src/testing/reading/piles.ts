/** Draw pile, discard pile and hands (GNO-PIL, GNO-R-9). */
import type { Seat } from '@hortus/kernel';
import type { Reading } from './table.ts';

/** GNO-R-9, GNO-E-2 A Fool or World whose flips aren't finished. */
const isFlipping = (table: Reading, card: string): boolean =>
  table.frames.some((frame) => frame.card === card && (frame.copied ?? frame.card) === '00');
const shuffleable = (table: Reading): string[] => table.out.filter((card) => !isFlipping(table, card));

/** How many cards both piles can provide. */
export const countOf = (table: Reading): number => table.pile.length + shuffleable(table).length;
export const mayTake = (table: Reading): boolean => countOf(table) > 0;

function reshuffle(table: Reading): void {
  const cards = shuffleable(table);
  if (cards.length === 0) return;
  table.pile = cards;
  table.out = table.out.filter((card) => !cards.includes(card));
  table.isShuffled = true;
  for (const card of table.hands.flat()) table.age.set(card, (table.age.get(card) ?? 0) + 1);
}

/** GNO-PIL-1, GNO-PIL-2 The top card, into a hand if one is named; after a shuffle the one that the engine took. */
export function take(table: Reading, seat?: Seat): string {
  if (table.pile.length === 0) reshuffle(table);
  const card = table.told.shift();
  if (card === undefined || !table.pile.includes(card) || (!table.isShuffled && table.pile[0] !== card))
    throw new Error(`${card} is not the top of ${table.pile}`);
  table.pile = table.pile.filter((one) => one !== card);
  if (seat !== undefined) intoHand(table, seat, card);
  if (table.pile.length === 0 && table.options.reshuffle === 'eager') reshuffle(table);
  return card;
}

export function intoHand(table: Reading, seat: Seat, card: string): void {
  table.hands[seat].push(card);
  table.age.set(card, 0);
}
export function outOfHand(table: Reading, seat: Seat, card: string): void {
  if (!table.hands[seat].includes(card)) throw new Error(`${card} is not in the hand`);
  table.hands[seat] = table.hands[seat].filter((one) => one !== card);
  table.known.delete(card);
  table.age.delete(card);
}
export function discard(table: Reading, seat: Seat, card: string): void {
  outOfHand(table, seat, card);
  table.out.push(card);
}

/** GNO-TRN-5, GNO-HPR-1 */
export function exchange(table: Reading, seat: Seat, drop: readonly string[], amount: number): void {
  for (const card of drop) discard(table, seat, card);
  for (let n = 0; n < amount; n++) take(table, seat);
}

/** GNO-R-44, GNO-R-67 Both know both hands afterwards. */
export function trade(table: Reading, one: Seat, other: Seat): void {
  const [mine, yours] = [table.hands[one], table.hands[other]];
  table.hands[one] = yours;
  table.hands[other] = mine;
  for (const card of mine) learn(table, card, one, other);
  for (const card of yours) learn(table, card, other, one);
}
function learn(table: Reading, card: string, seat: Seat, owner: Seat): void {
  const known = table.known.get(card) ?? new Set();
  known.add(seat);
  known.delete(owner);
  table.known.set(card, known);
}
