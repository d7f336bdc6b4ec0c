/** Where things are on the drawing: spaces in a grid, pieces within their space. */
import type { ManView, View } from '../../src/index.ts';
import { isSameSpace } from '../../src/press/index.ts';
import { CARD } from '../cards/CardArt.tsx';

const GAP = 7;
export const STEP = { x: CARD.width + GAP, y: CARD.height + GAP };

export interface Grid {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): readonly [number, number];
}

/** The smallest grid that holds all these spaces. */
export function gridOf(spaces: readonly { readonly x: number; readonly y: number }[]): Grid {
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  const [left, right] = [Math.min(0, ...xs), Math.max(0, ...xs)];
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  return {
    left,
    right,
    low,
    high,
    width: (right - left + 1) * STEP.x + GAP,
    height: (high - low + 1) * STEP.y + GAP,
    at: (x, y) => [(x - (left + right) / 2) * STEP.x, ((low + high) / 2 - y) * STEP.y],
  };
}

/** Centre and scale of one of several pieces on a card: the name below and the corners stay free. */
function spot(index: number, count: number): readonly [x: number, y: number, scale: number] {
  if (count <= 1) return [0, -6, 1];
  if (count === 2) return [index === 0 ? -22 : 22, -6, 1];
  if (count === 3) return [[-22, 22, 0][index] ?? 0, index === 2 ? 13 : -25, 0.96];
  const columns = count <= 4 ? 2 : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [
    (column - (columns - 1) / 2) * (84 / columns),
    -6 + (row - (rows - 1) / 2) * (76 / rows),
    columns === 2 ? 0.92 : columns === 3 ? 0.74 : 0.56,
  ];
}

export const keyOf = ({ owner, pips, facing, x, y }: Omit<ManView, 'minion'>): string =>
  `${owner} ${pips} ${facing} ${x},${y}`;

/** Where each piece of a view stands, by its number. */
export function standings(view: View, grid: Grid): readonly (readonly [number, number, number])[] {
  return view.men.map((man) => {
    const same = view.men.filter((one) => isSameSpace(one, man));
    const [x, y] = grid.at(man.x, man.y);
    const [dx, dy, scale] = spot(same.indexOf(man), same.length);
    return [x + dx, y + dy, scale];
  });
}

/** Pieces of the second view that the first doesn't have. */
function differing(first: View, second: View): readonly ManView[] {
  const left = first.men.map(keyOf);
  return second.men.filter((man) => {
    const i = left.indexOf(keyOf(man));
    if (i < 0) return true;
    left.splice(i, 1);
    return false;
  });
}

const FREE = [
  [0, 14],
  [22, -26],
  [-22, -26],
  [22, 14],
  [-22, 14],
  [0, -6],
] as const;

export interface Ghost {
  readonly man: ManView;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Where it comes from, if it moves. */
  readonly from?: readonly [number, number];
}

/** Pieces that a step would add, each placed where there is room, and those it would remove. */
export function ghostsOf(
  view: View,
  preview: View,
  grid: Grid,
): {
  readonly ghosts: readonly Ghost[];
  readonly gone: ReadonlySet<number>;
  readonly lost: ReadonlySet<number>;
} {
  const stands = standings(view, grid);
  const leaving = differing(preview, view).map((man) => view.men.indexOf(man));
  const left = [...leaving];
  const taken = view.men.flatMap((man, i) => (leaving.includes(i) ? [] : [[man, stands[i]] as const]));
  const placed: (readonly [number, number])[] = [];
  const ghosts = differing(view, preview).map((man): Ghost => {
    const like = (near: boolean): number =>
      left.findIndex((i) => {
        const one = view.men[i];
        return one !== undefined && isSameSpace(one, man) === near && one.owner === man.owner;
      });
    const here = like(true);
    const stood = here < 0 ? -1 : (left.splice(here, 1)[0] ?? -1);
    const place = stands[stood];
    if (place !== undefined) return { man, x: place[0], y: place[1], scale: place[2] };
    const there = like(false);
    const came = there < 0 ? undefined : stands[left.splice(there, 1)[0] ?? -1];
    const [x, y] = grid.at(man.x, man.y);
    const near = [
      ...taken.flatMap(([one, at]) =>
        isSameSpace(one, man) && at !== undefined ? [[at[0] - x, at[1] - y] as const] : [],
      ),
      ...placed.map(([px, py]) => [px - x, py - y] as const),
    ];
    const room = ([fx, fy]: readonly [number, number]): number =>
      Math.min(...near.map(([nx, ny]) => Math.hypot(nx - fx, ny - fy)), 99);
    const free =
      near.length === 0
        ? ([0, -6] as const)
        : FREE.reduce((best, one) => (room(one) > room(best) ? one : best));
    placed.push([x + free[0], y + free[1]]);
    return {
      man,
      x: x + free[0],
      y: y + free[1],
      scale: 1,
      ...(came === undefined ? {} : { from: [came[0], came[1]] as const }),
    };
  });
  return { ghosts, gone: new Set(leaving), lost: new Set(left) };
}
