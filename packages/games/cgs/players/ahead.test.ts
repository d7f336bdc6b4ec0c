/** How far expert looks, and that it keeps to its time. */
import { FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { playerOf } from '../src/state/players.ts';
import type { CgsState } from '../src/types.ts';
import { lookAhead } from './ahead.ts';
import { readHand } from './hand.ts';
import type { Now } from './now.ts';
import { decide } from './policy.ts';
import { whileStill } from './still.ts';

/** The first two ask for the same card, and only a player who has won the second can open the third. */
const PACK = packOf({
  cards: [
    '1 Bait Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 EraResources Sway 8',
    '2 Door Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 EraResources Sway 4 Feats Way "Open"',
    '3 Hoard Type "Adventure" Roleplay "Solo" AdventureCommonCosts R 1 EraResources Sway 30 PlayIfBuildsite Feats.Way = "Open"',
    '11 Key Type "Support" AdventureResources Q 1',
    '12 Spade Type "Support" AdventureResources R 1',
    '13 Rope Type "Support" AdventureResources Q 1',
  ],
});
const OPENING = 'turn a | ops a 1,2,3,11,12 | ops b 1,2,13';

function nowAt(position: string): Now {
  const state = trial(position, { pack: PACK }).state as CgsState;
  const seat = lowestBit(cgs.toAct(state));
  const list = moveList(cgs);
  const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
  return { state, seat, me: playerOf(state, seat), legal, rng: new FastLuck(1) };
}

const textOf = ({ state, seat }: Now, move: Move): string => cgs.notation.makeMove(state, seat, move);

test('expert opens what brings less now and more later', () => {
  const now = nowAt(OPENING);
  expect(textOf(now, decide(now))).toBe('play 1');
  expect(
    textOf(
      now,
      lookAhead(now, 20, () => false),
    ),
  ).toBe('play 2');
});

test('without time expert makes the policy’s move', () => {
  const now = nowAt(OPENING);
  expect(lookAhead(now, 20, () => true)).toBe(decide(now));
});

test('expert leaves the table as it was, and stops when its time is up', () => {
  const now = nowAt(OPENING);
  const before = now.state.ints.slice();
  for (const most of [1, 5, 25, 125]) {
    let asked = 0;
    const move = lookAhead(now, 20, () => ++asked > most);
    expect(now.legal).toContain(move);
    // Asked once more on the way out at most.
    expect(asked).toBeLessThanOrEqual(most + 3);
  }
  expect(now.state.ints).toEqual(before);
});

test('a hand read twice in one decision is the same hand, and read again after it', () => {
  const { state } = nowAt(OPENING);
  const anew = readHand(state, 0);
  whileStill(state, () => {
    expect(readHand(state, 0)).toEqual(anew);
    expect(readHand(state, 0)).toBe(readHand(state, 0));
    expect(readHand(state, 1)).not.toEqual(anew);
  });
  expect(readHand(state, 0)).not.toBe(readHand(state, 0));
  const other = nowAt('turn a | ops a 11 | ops b 12').state;
  whileStill(other, () =>
    expect(readHand(other, 0)).toEqual(readHand(nowAt('turn a | ops a 11 | ops b 12').state, 0)),
  );
});
