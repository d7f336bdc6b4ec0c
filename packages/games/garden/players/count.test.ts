/**
 * Move sequences counted in three ways that share no code: through the contract of the game, by the solver's bit
 * boards, and by the rules written once more as plainly as possible.
 */

import { FastLuck, moveList, NO_LUCK } from '@hortus/kernel';
import { count } from '@hortus/search';
import { expect, test } from 'vitest';
import { type GardenState, garden, makeCell } from '../src/index.ts';
import { countSequences } from './solver/count.ts';
import { positionOf } from './world.ts';

const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';
const G1 = 'Cb Ms Ir Pt / Mt Ps Cr Ib / Is Ct Mb Pr / Pb Mr It Cs';

/** The number of sequences of each length in any garden: nobody can win before move 7. */
const SAME_FOR_ALL = [12, 72, 360, 1656, 7344, 30672, 117504];
const COUNTS = [
  { name: 'G0', start: G0, counts: [...SAME_FOR_ALL, 411_504, 1_304_000] },
  { name: 'G1', start: G1, counts: [...SAME_FOR_ALL, 406_253, 1_267_259] },
];

function position(text: string): GardenState {
  const options = garden.parseOptions({}, 2);
  const state = options.ok ? garden.notation.parsePosition(text, options.value, 2, NO_LUCK) : options;
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return state.value;
}

interface Plain {
  readonly grid: readonly (readonly string[])[];
  readonly top: string;
  readonly mover: string;
}

const ALONG = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

function wins({ grid }: Plain, token: string): boolean {
  const has = (row: number, column: number) => grid[row]?.[column] === token;
  return grid.some((cells, r) =>
    cells.some((_, c) => {
      const row = ALONG.some(([down, right]) => [0, 1, 2, 3].every((n) => has(r + n * down, c + n * right)));
      return row || (has(r, c) && has(r, c + 1) && has(r + 1, c) && has(r + 1, c + 1));
    }),
  );
}

function followers(now: Plain): Plain[] {
  return now.grid.flatMap((cells, r) =>
    cells.flatMap((tile, c) => {
      if (tile === 'X' || tile === 'O') return [];
      const border = r === 0 || r === 3 || c === 0 || c === 3;
      const open = now.top === '-' ? border : tile[0] === now.top[0] || tile[1] === now.top[1];
      if (!open) return [];
      const grid = now.grid.map((line, i) => (i === r ? line.with(c, now.mover) : line));
      return [{ grid, top: tile, mover: now.mover === 'X' ? 'O' : 'X' }];
    }),
  );
}

function plainCount(text: string, depth: number): number[] {
  const [, rows = '', top = '', mover = ''] = /^(.*) top (\S+) move (\S+)/.exec(text) ?? [];
  const totals = Array<number>(depth).fill(0);
  const walk = (now: Plain, length: number): void => {
    const next = followers(now);
    totals[length] += next.length;
    if (length + 1 < depth) for (const then of next) if (!wins(then, now.mover)) walk(then, length + 1);
  };
  walk({ grid: rows.split(' / ').map((row) => row.split(' ')), top, mover }, 0);
  return totals;
}

for (const { name, start, counts } of COUNTS) {
  test(`[GAR-MOV-1] [GAR-MOV-4] the tree of ${name}: through the contract`, () => {
    expect(count(garden, position(`${start} top - move X`), counts.length)).toEqual(counts);
  });
  test(`[GAR-MOV-1] [GAR-MOV-4] the tree of ${name}: on bit boards`, () => {
    expect(countSequences(positionOf(position(`${start} top - move X`)), counts.length)).toEqual(counts);
  });
  test(`[GAR-MOV-1] [GAR-MOV-4] the tree of ${name}: by plain arrays`, () => {
    expect(plainCount(`${start} top - move X`, 7)).toEqual(SAME_FOR_ALL);
  });
}

test('[GAR-AIM-1] to the end of the game: all three ways agree in any garden, from any position', () => {
  const luck = new FastLuck(4);
  const list = moveList(garden);
  const lengths = new Set<number>();
  for (let round = 0; round < 24; round++) {
    const options = garden.parseOptions({ fullBoard: round % 2 === 0 ? 'block' : 'draw' }, 2);
    if (!options.ok) throw new Error(JSON.stringify(options.fault));
    const state = garden.create(options.value, 2);
    let toAct = garden.setup(state, luck);
    const line: string[] = [];
    for (let made = 0; made < 6 + (round % 8) && toAct !== 0; made++) {
      const seat = toAct === 1 ? 0 : 1;
      const move = list[luck.below(garden.legal(state, seat, list))];
      line.push(makeCell(garden.moves.toJson(move).cell as number));
      toAct = garden.play(state, seat, move, luck);
    }
    const text = garden.notation.makePosition(state);
    const expected = toAct === 0 ? Array(10).fill(0) : plainCount(text, 10);
    expect(count(garden, state, 10), `${text} after ${line.join(' ')}`).toEqual(expected);
    expect(countSequences(positionOf(state), 10), text).toEqual(expected);
    lengths.add(expected.filter((sequences) => sequences > 0).length);
  }
  expect(lengths.size).toBeGreaterThan(4);
});

test('[GAR-MAT-6] in a match the count stops with the game', () => {
  // GAR-S-17
  const start = 'Cb Ms X Pt / Mt Ps X Ib / O Ct Mb O / Pb O X Cs top Pr move X format vp10';
  const single = count(garden, position(start.replace(' format vp10', '')), 8);
  expect(count(garden, position(start), 8)).toEqual(single);
  expect(plainCount(start, 8)).toEqual(single);
});
