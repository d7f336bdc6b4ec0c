import { expect, test } from 'vitest';
import type { GnosticaState } from '../src/index.ts';
import { setTurns, table } from '../src/testing/scene.ts';
import { dares } from './daring.ts';
import { Outlook } from './outlook.ts';
import { SOON } from './weights.ts';

const outlook = new Outlook(SOON);
const after = (turns: number, { state }: { state: GnosticaState }): GnosticaState => {
  setTurns(state, turns);
  return state;
};

/** Nine points of a, three of which b looks at; nothing to win them back. */
const MEN = 'a1U@0,0 a1U@1,-1 a1U@1,1 b1E@-1,0';
const two = () => table({ cards: CARDS, men: MEN });
const three = () => table({ cards: CARDS, seats: 3, men: `${MEN} c1W@-1,-1` });
const CARDS = '-1,1:CA 0,1:R5 1,1:15 -1,0:S3 0,0:02 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:20';

test('among more than two, less will do the longer a game lasts; between two only when it seems to have no end', () => {
  expect([0, 70, 100].map((turns) => dares(outlook, after(turns, three()), 0))).toEqual([false, true, true]);
  expect([0, 60, 130, 190].map((turns) => dares(outlook, after(turns, two()), 0))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('in long games with more than two players, two thirds of the goal is enough, counted in rounds', () => {
  const held = (seats: number) => () =>
    table({ cards: CARDS, seats, men: 'a1U@0,0 a1U@1,-1 b1E@-1,0 c1W@-1,-1' });
  expect([0, 75, 120, 135].map((turns) => dares(outlook, after(turns, held(3)()), 0))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([135, 240].map((turns) => dares(outlook, after(turns, held(6)()), 0))).toEqual([false, true]);
});

test('some want more than enough where others are near, and only there', () => {
  const wanted = (rival: string) => {
    const held = () => table({ men: `a1U@0,0 a1U@1,-1 a1U@1,1 a1U@-1,-1 a1U@-1,0 ${rival}` });
    return [0, 1, 9].map((spare) => dares(outlook, after(0, held()), 0, spare));
  };
  // Ten points that nobody looks at: first with somebody beside five of them, then with nobody near.
  expect(wanted('b1N@0,1')).toEqual([true, true, false]);
  expect(wanted('b1N@-1,2')).toEqual([true, true, true]);
});
