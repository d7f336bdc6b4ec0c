/** What the solver's tests share: the ledger's gardens, cell names, random gardens and positions. */
import { type NaiveGame, naiveEnd, naiveLegal, naivePlay } from './naive.ts';
import { type FullBoard, opening, type Position, take } from './position.ts';

/** The tiles of a garden written as in the ledger, rows from the top. */
const parseGarden = (text: string): number[] =>
  text.split(/\s+/).map((tile) => 'MCPI'.indexOf(tile[0]) * 4 + 'stbr'.indexOf(tile[1]));

export const G0 = parseGarden('Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir');
export const G1 = parseGarden('Cb Ms Ir Pt Mt Ps Cr Ib Is Ct Mb Pr Pb Mr It Cs');

export const cellNamed = (name: string): number => 'abcd'.indexOf(name[0]) + 4 * (4 - Number(name[1]));
export const cellName = (cell: number): string => 'abcd'[cell & 3] + (4 - (cell >> 2));
const cellsNamed = (names: string): number[] => names.split(' ').map(cellNamed);

export const playedFrom = (start: Position, names: string): Position => cellsNamed(names).reduce(take, start);

const tileName = (tile: number): string => 'MCPI'[tile >> 2] + 'stbr'[tile & 3];

export const naiveOpening = (layout: readonly number[], fullBoard: FullBoard): NaiveGame => ({
  board: layout.map(tileName),
  top: undefined,
  fullBoard,
});

/** A number below n; seeded, so that every run sees the same gardens. */
export type Dice = (n: number) => number;

export const dice = (seed: number): Dice => {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 0x100000000) * n);
  };
};

export const shuffled = (count: number, below: Dice): number[] => {
  const items = Array.from({ length: count }, (_, item) => item);
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
};

/** A random game after this many moves, still in progress, in both representations. */
export const randomPosition = (below: Dice, fullBoard: FullBoard, moves: number): [Position, NaiveGame] => {
  for (;;) {
    const layout = shuffled(16, below);
    let position = opening(layout, fullBoard);
    let game = naiveOpening(layout, fullBoard);
    for (let made = 0; made < moves && naiveEnd(game) === undefined; made++) {
      const legal = naiveLegal(game);
      const cell = legal[below(legal.length)];
      position = take(position, cell);
      game = naivePlay(game, cell);
    }
    if (naiveEnd(game) === undefined) return [position, game];
  }
};
