import { type GardenState, garden, MOVES } from '@hortus/garden';
import { copyState, FastLuck, NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { count } from './count.ts';
import { pile } from './pile.testing.ts';

const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';

function position(text: string): GardenState {
  const options = garden.parseOptions({}, 2);
  if (!options.ok) throw new Error('no default options');
  const read = garden.notation.parsePosition(text, options.value, 2, NO_LUCK);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

/** The garden of GAR-S-11 after ten moves. */
function late(rest = ''): GardenState {
  const state = position(`${G0} top - move X${rest}`);
  for (const [i, cell] of 'a2 c2 c1 c4 c3 b3 a3 a1 a4 d4'.split(' ').entries()) {
    const move = garden.notation.parseMove(state, i % 2, cell);
    if (move.ok) garden.play(state, i % 2, move.value, NO_LUCK);
  }
  return state;
}

/** The second way: every cell is tried by either seat, and `judge` says which may be taken. */
function tried(state: GardenState, depth: number): number {
  let sum = 0;
  for (const seat of [0, 1])
    for (let cell = 0; cell < 16; cell++) {
      const move = MOVES.kinds.take.pack(cell);
      if (garden.judge(state, seat, move) !== undefined) continue;
      if (depth === 1) sum++;
      else {
        const next = copyState(state);
        garden.play(next, seat, move, NO_LUCK);
        sum += tried(next, depth - 1);
      }
    }
  return sum;
}

test('[GAR-MOV-1][GAR-MOV-4] counts the move sequences of G0', () => {
  const start = position(`${G0} top - move X`);
  const counts = count(garden, start, 5);
  expect(counts?.slice(0, 2)).toEqual([12, 72]);
  expect(counts).toEqual([1, 2, 3, 4, 5].map((depth) => tried(start, depth)));
  expect(count(garden, start, 0)).toEqual([]);
});

test('[GAR-E-1] a sequence ends with the game, so no sequence is longer than 16', () => {
  const counts = count(garden, late(), 8);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((depth) => tried(late(), depth)));
  expect(counts?.[5]).toBeGreaterThan(0);
  expect(counts?.[6]).toBe(0);
});

test('[GAR-MAT-6] a sequence ends where the next game of a match is dealt', () => {
  expect(count(garden, late(' format wins3'), 8)).toEqual(count(garden, late(), 8));
});

test('a sequence ends where luck is asked', () => {
  const [plain, lots] = [false, true].map((lots) => {
    const state = pile.create({ stones: 6, lots }, 4);
    pile.setup(state, NO_LUCK);
    return count(pile, state, 3);
  });
  expect(plain).toEqual([3, 9, 17]);
  // A sequence ends where three stones are taken, since that takes luck.
  expect(lots).toEqual([3, 6, 11]);
});

test('leaves the state alone, and stops when told to', () => {
  const state = garden.create({ format: 'single', fullBoard: 'block', first: 'A', garden: '' }, 2);
  garden.setup(state, new FastLuck(1));
  const before = [...state.ints];
  expect(count(garden, state, 9, () => true)).toBeUndefined();
  expect([...state.ints]).toEqual(before);
});
