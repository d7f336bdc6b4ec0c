/** Positions with bad intentions: refused in a few words with their place, or states that can be played. */
import { type Diagnostic, FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { bidsText } from '../testing/reading/prepared.ts';
import { B0 } from '../testing/scene.ts';
import { kinds } from '../types.ts';

const { parsePosition, makePosition } = gnostica.notation;
const OPTIONS = (() => {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('options');
  return options.value;
})();
const parse = (text: string, seats = 2) => parsePosition(text, OPTIONS, seats, new FastLuck(1));
const faultsOf = (text: string, seats?: number): readonly Diagnostic[] => {
  const read = parse(text, seats);
  return read.ok ? [] : read.fault;
};
const HEAD = 'to 9 | seats ab | turn a | open -';
const BIDS = `to 9 | seats ab | turn - | open -\ncards ${B0}`;

test('a fault has its line and column', () => {
  const text = `${HEAD}\n  cards ${B0}; men a1U@0,0  a9U@0,0\nhand a C2,ZZ\nhand b C2\n\nhand b C3; nonsense`;
  expect(faultsOf(text).map(({ path, line, column }) => `${path} ${line}:${column}`)).toEqual([
    'hand b 6:1',
    'nonsense 6:12',
    `men 2:${text.split('\n')[1].indexOf('a9U') + 1}`,
    'hand 3:11',
    'hand 4:8',
  ]);
  expect(faultsOf(`\n${HEAD.replace('ab', 'abc')}`)[0]).toMatchObject({ path: 'seats', line: 2, column: 1 });
  expect(faultsOf(`cards ${B0}`)[0]).not.toHaveProperty('line');
});

test('[GNO-BID-5] a player who is to bid has as many cards as there are rounds left, so that a tie leaves nobody without', () => {
  expect(faultsOf(`${BIDS}\nhand a CK\nhand b SK\nbids 1 a:- b:-`)).toMatchObject([
    { path: 'hand', message: 'hand: with the bid a has 6 in round 1', line: 3 },
    { path: 'hand', line: 4 },
  ]);
  expect(
    faultsOf(`${BIDS}\nhand a #4\nhand b #5\npool CK,SK\nbids 2 a:? b:-`).map(({ message }) => message),
  ).toEqual([]);
  expect(faultsOf(`${BIDS}\nhand a #5\nhand b #5\npool CK,SK\nbids 2 a:? b:-`)).toHaveLength(1);
});

test('[GNO-BID-2] no card is known before the bids are open: laid down, it would be missed in the hand', () => {
  const hands = `${BIDS}\nhand a CK,#5\nhand b #6\nbids 1 a:- b:-`;
  expect(faultsOf(hands)).toEqual([]);
  expect(faultsOf(`${hands}\nknown CK:*`)).toMatchObject([{ path: 'known', line: 6 }]);
  expect(faultsOf(`${hands}\nolder CK`)).toMatchObject([{ path: 'older' }]);
});

test('[GNO-PIL-7] a bid is one card', () => {
  for (const bid of ['C2,C3', '#2', '#1', 'C2,?', '??', ''])
    expect(faultsOf(`${BIDS}\nhand a #5\nhand b #6\nbids 1 a:${bid} b:-`), bid).not.toEqual([]);
});

test('[GNO-R-9] cards were drawn at most as many shuffles ago as are counted', () => {
  const codes = Array.from({ length: 36 }, (_, i) => `${'CRDS'[i % 4]}${'6789TPN23'[i >> 2]}`);
  const cards = '0,0:06 1,0:16';
  const hands = [...'abcdef'].map((seat, i) => `hand ${seat} ${codes.slice(6 * i, 6 * i + 6).join()}`);
  const text = (older: number) =>
    `to 9 | seats abcdef | turn a | open -\ncards ${cards}\n${hands.join('\n')}\nolder ${codes.slice(0, older).join(' ')}`;
  expect(faultsOf(text(30), 6)).toEqual([]);
  expect(faultsOf(text(31), 6)).toMatchObject([{ path: 'older' }]);
});

test.each([
  ['pieces', `${HEAD}\ncards ${B0}\nmen ${'a1U@0,0 '.repeat(100_000)}`],
  ['fields', `${HEAD}\n${'nonsense\n'.repeat(800)}`],
  ['one word', 'x'.repeat(7_999)],
  ['cards', `${HEAD}\ncards ${'0,0:ZZ '.repeat(1000)}`],
  ['counts', `${HEAD}\ncards ${B0}\nhand a ${'#99,'.repeat(1500)}#1`],
  ['frames', `${HEAD}\ncards ${B0}\nframes ${'00/hand:1 '.repeat(700)}`],
  ['numbers', `${HEAD}\ncards 1e9,0:CA 0,NaN:C2 --1,0:C3 ٣,0:C4 -0,0:C5 251,0:C6\nturns -1\nquiet Infinity`],
])('too much or too far: %s is refused in few words', (_, text) => {
  const faults = faultsOf(text);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(20);
  for (const { message } of faults) expect(message.length).toBeLessThan(100);
});

test('[GNO-R-91] every position of a bidding, even one that some have left, reads back unchanged', () => {
  const luck = new FastLuck(5);
  const list = new Int32Array(gnostica.mostMoves);
  const phases = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const seats = 2 + (game % 5);
    const read = parse(bidsText(seats, 9, luck), seats);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const state = read.value;
    for (let step = 0; step < 60; step++) {
      const { phase, round, gone } = gnostica.view(state, 'table');
      if (phase !== 'bid' && phase !== 'redraw') break;
      phases.add(`${phase} ${Math.min(round, 2)} ${Math.min(1, gone.length)}`);
      const text = makePosition(state);
      const again = parse(text, seats);
      if (!again.ok) throw new Error(`${text}\n${JSON.stringify(again.fault)}`);
      expect(makePosition(again.value)).toBe(text);
      const acting = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => (gnostica.toAct(state) >> seat) & 1,
      );
      const seat = acting[luck.below(acting.length)];
      // Mostly the lowest card, so that ranks often tie.
      const moves = gnostica.legal(state, seat, list);
      expect(moves).toBeGreaterThan(0);
      const move =
        luck.below(12) === 0 ? kinds.resign.pack() : list[luck.below(3) === 0 ? luck.below(moves) : 0];
      gnostica.play(state, seat, move, luck);
    }
  }
  expect([...phases].sort()).toEqual([
    'bid 1 0',
    'bid 1 1',
    'bid 2 0',
    'bid 2 1',
    'redraw 0 0',
    'redraw 0 1',
  ]);
});
