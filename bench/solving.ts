/** All twelve first moves of random gardens, each garden solved by both in turn. */
import { FastLuck, invariant } from '@hortus/kernel';
import { opening } from '../packages/games/garden/players/solver/position.ts';
import { createSolver } from '../packages/games/garden/players/solver/solver.ts';
import { cpuTime, quantile } from './measure.ts';
import { plainValues } from './plain-search.ts';
import type { Measured } from './row.ts';
import { rateRow, yardstick } from './yardstick.ts';

const WARM = 40;
const GARDENS = 160;
const MILLISECOND = 1e6;

const timed = <T>(work: () => T): [result: T, ms: number] => {
  const start = cpuTime();
  const result = work();
  return [result, (cpuTime() - start) / MILLISECOND];
};

function shuffledGarden(rng: FastLuck): number[] {
  const tiles = Int32Array.from({ length: 16 }, (_, tile) => tile);
  rng.shuffle(tiles);
  return [...tiles];
}

/** Gardens solved in a second. */
export function solverSpeed(): Measured[] {
  const rng = new FastLuck(2024);
  const solver = createSolver();
  const slices = { warm: 80, counted: 400 };
  // Each once: a solver remembers.
  const gardens = Array.from({ length: 480 }, () => opening(shuffledGarden(rng)));
  const loop = yardstick();
  const own = {
    slice(n: number) {
      solver.values(gardens[n]);
      return 1;
    },
  };
  const row = rateRow('all first moves solved', own, loop, slices);
  loop.check();
  return [row];
}

export function againstPlainSearch(): Measured[] {
  const rng = new FastLuck(2024);
  const solver = createSolver();
  const own: number[] = [];
  const other: number[] = [];
  for (let n = 0; n < WARM + GARDENS; n++) {
    const layout = shuffledGarden(rng);
    const [plain, plainTime] = timed(() => plainValues(layout));
    const [solved, solvedTime] = timed(() => solver.values(opening(layout)));
    const values = solved?.map(({ value }) => value);
    invariant(
      values?.length === plain.length && plain.every((value, i) => value === values[i]),
      `solver and plain search do not agree on garden ${layout}`,
    );
    if (n < WARM) continue;
    own.push(solvedTime);
    other.push(plainTime);
  }
  const row = (name: string, part: number): Measured => {
    const [solver, plain] = [quantile(own, part), quantile(other, part)];
    return { name, unit: 'ms', against: 'plain search', own: solver, other: plain, ratio: plain / solver };
  };
  return [row('all first moves solved, median', 0.5), row('all first moves solved, 9 in 10 gardens', 0.9)];
}
