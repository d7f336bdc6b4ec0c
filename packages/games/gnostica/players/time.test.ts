import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica, turnsOf } from '../src/index.ts';
import { shareOf, Watch } from './time.ts';

test('a watch is over when its time is, and looks at the clock seldom', () => {
  let [ms, looks] = [0, 0];
  const now = () => {
    looks++;
    return ms;
  };
  const watch = new Watch({ ms: 40, now });
  for (; !watch.isOver && ms < 100; ms += 0.002) watch.tick(1);
  expect(ms).toBeGreaterThan(30);
  expect(ms).toBeLessThanOrEqual(40);
  expect(looks).toBeLessThan(40);
});

test('a watch without end is never over', () => {
  const watch = new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 });
  for (let i = 0; i < 10_000; i++) expect(watch.tick(1)).toBe(false);
});

test('the shares of a turn are together no more than its time, however many steps it has', () => {
  const luck = new FastLuck(1);
  const list = moveList(gnostica);
  const options = gnostica.parseOptions({ cap: 100, start: 'seat' }, 6);
  if (!options.ok) throw new Error('no options');
  const sums: number[] = [];
  for (const seats of [2, 4, 6])
    for (let game = 0; game < 30; game++) {
      const state = gnostica.create(options.value, seats);
      const ofGame: number[] = [];
      for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
        const seat = lowestBit(toAct);
        const turn = turnsOf(state.ints);
        ofGame[turn] = (ofGame[turn] ?? 0) + shareOf({ ms: 1, now: () => 0 }, state).ms;
        toAct = gnostica.play(state, seat, list[luck.below(gnostica.legal(state, seat, list))], luck);
      }
      sums.push(...ofGame);
    }
  expect(Math.max(...sums)).toBeLessThanOrEqual(1);
  expect(Math.max(...sums), 'turns of many steps were among them').toBeGreaterThan(0.84);
});

/** The end of a turn. */
const AT_END = [
  'to 9 | seats ab | turn a | open -',
  'cards -1,1:CA 0,1:R5 1,1:DK',
  'men a1U@0,1 b1N@-1,1',
  'hand a C2,C3',
  'out -',
  'todo announce',
].join('\n');

test('where later decisions get less, shares are still those of the whole turn', () => {
  const { state } = scene(gnostica, AT_END, { seats: 2 });
  const shareAt = (ms: number, turnMs?: number) => shareOf({ ms, turnMs, now: () => 0 }, state).ms;
  const whole = shareAt(400);
  // The host gives the fourth decision an eighth.
  expect(shareAt(50, 400)).toBe(whole);
  expect(shareAt(25, 400)).toBe(25);
  expect(shareAt(400, 400)).toBe(whole);
});
