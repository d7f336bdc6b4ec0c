/** How much is sent for a move: the view as JSON, at every step of sessions with 250 cards. */
import { FastLuck, moveList, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type CgsState, cgs, PACKS } from '../index.ts';

const MOST = 4096;
const SESSIONS = 2;

/** Lowwater's cards for any number of players: an edition needs an affiliation for each player. */
const ANY_NUMBER = PACKS.lowwater
  .replace('type: edition', 'type: session')
  .replace(/^players: 2$/m, 'players: 4');

const list = moveList(cgs);
const bytesOf = (state: CgsState, seat: number): number =>
  new TextEncoder().encode(JSON.stringify(cgs.view(state, seat))).length;

/**
 * The largest view in random sessions in which about every other step is an offer, while offers are allowed.
 */
function largest(pack: unknown, seats: number): number {
  const parsed = cgs.parseOptions({ pack }, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const luck = new FastLuck(seats);
  const state = cgs.create(parsed.value, seats);
  expect(state.rules.cards.count).toBeGreaterThanOrEqual(250);
  let most = 0;
  for (let n = 0; n < SESSIONS; n++)
    for (let toAct = cgs.setup(state, luck); toAct !== 0; ) {
      most = Math.max(most, bytesOf(state, seatsOf(toAct)[0]));
      const trader = luck.below(seats);
      const offer = luck.below(2) === 0 ? cgs.sample(state, trader, luck) : undefined;
      const seat = offer === undefined ? seatsOf(toAct)[0] : trader;
      toAct = cgs.play(state, seat, offer ?? list[luck.below(cgs.legal(state, seat, list))], luck);
    }
  return most;
}

test.each([
  [2, 'lowwater'],
  [4, { text: ANY_NUMBER }],
])('a view of 250 cards for %i players takes at most 4 KB', (seats, pack) => {
  const most = largest(pack, seats);
  expect(most).toBeLessThanOrEqual(MOST);
  // All cards are in it, and somebody has offered something.
  expect(most).toBeGreaterThan(1500);
});
