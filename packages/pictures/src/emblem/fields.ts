/** The shape that holds an emblem's charge, which tells kinds of cards apart, and the small marks strewn over it. */
import { type Luck, luckOf } from '../random.ts';
import { at, box, disc, faint, line, nums, path, polar, poly, star, times } from '../shapes.ts';

const jagged = (points: number, outer: number, inner: number): string =>
  poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const [x, y] = polar(i % 2 === 0 ? outer : inner, (180 / points) * i);
      return nums(60 + x, 46 + y);
    }).join(' '),
    'glow',
    'ink',
    1.8,
  );
const round = (r: number): string => disc(60, 46, r, 'glow', 'ink', 1.8);

const FIELDS = {
  shield: path('M26 12H94V44Q94 72 60 86Q26 72 26 44Z', 'glow', 'ink', 1.8),
  banner: path('M26 10H94V80L77 70L60 80L43 70L26 80Z', 'glow', 'ink', 1.8),
  battlement: path('M26 82V20H36V12H46V20H55V12H65V20H74V12H84V20H94V82Z', 'glow', 'ink', 1.8),
  lozenge: poly('60,4 104,46 60,88 16,46', 'glow', 'ink', 1.8),
  rings: disc(50, 46, 34, 'far', 'ink', 1.4) + disc(70, 46, 34, 'far', 'ink', 1.4) + round(34),
  burst: jagged(11, 44, 33),
  sunburst: jagged(24, 43, 37) + disc(60, 46, 34, 'glow', 'ink', 1),
  doom: poly('60,3 98,24 98,68 60,89 22,68 22,24', 'near', 'ink', 1.8) + round(33),
  disc: round(36) + disc(60, 46, 33, undefined, 'ink', 0.7),
  heavy: poly('44,10 76,10 98,32 98,60 76,82 44,82 22,60 22,32', 'glow', 'ink', 2.6),
  triangle: path('M60 5L104 80H16Z', 'glow', 'ink', 1.8),
  coin: jagged(18, 39, 35),
  star: jagged(8, 45, 32),
  kite: path('M60 88Q22 58 26 22Q44 22 60 6Q76 22 94 22Q98 58 60 88Z', 'glow', 'ink', 1.8),
  hexagon: poly('60,7 95,27 95,65 60,85 25,65 25,27', 'glow', 'ink', 1.8),
} as const;

export type Field = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** How high the charge stands, and how large, so that it fits the field. */
const ROOM: Readonly<Partial<Record<Field, readonly [foot: number, scale: number]>>> = {
  triangle: [75, 0.86],
  lozenge: [65, 0.98],
  star: [64, 0.96],
  kite: [64, 1],
  burst: [64, 1.02],
};
export const roomOf = (field: Field): readonly [foot: number, scale: number] => ROOM[field] ?? [66, 1.08];

const MARKS: readonly string[] = [
  disc(0, 0, 1.2, 'far'),
  line('M-3 1Q-1.500-1.500 0 1T3 1', 'far', 1.1),
  line('M-3 0H3', 'far', 1.1),
  poly('0,-2.4 1.8,0 0,2.4 -1.8,0', 'far'),
  line('M-2.500 1.500L0-1.500L2.500 1.5', 'far', 1.1),
  star(4, 2.6, 0.8, 'far'),
  line('M-2-2L2 2', 'far', 1.1),
  box(-2.6, -1.4, 5.2, 2.8, undefined, 0, 'far', 0.9),
  line('M0-2.500V2.500M-2.500 0H2.5', 'far', 1),
];

/** Cards of one family share their ground. */
export function groundOf(family: string): string {
  const luck = luckOf(`ground/${family}`);
  const mark = luck.pick(MARKS);
  const step = luck.pick([7, 8, 9]);
  const turn = luck.pick([0, 0, 45]);
  const rows = Math.floor(26 / step);
  return faint(
    0.9,
    at(
      60,
      46,
      times(rows * 2 + 1, (row) =>
        times(rows * 2 + 1, (i) => {
          const x = (i - rows) * step + (row % 2 ? step / 2 : 0);
          const y = (row - rows) * step;
          return x * x + y * y > 27 * 27 ? '' : at(x, y, mark);
        }),
      ),
      { turn },
    ),
  );
}

const COMPANIONS: readonly string[] = [
  star(5, 4.2, 1.8, 'accent'),
  disc(0, 0, 2.6, undefined, 'accent', 1.5),
  path('M2-4A4.500 4.500 0 1 0 2 4A3.600 3.600 0 1 1 2-4Z', 'accent'),
  poly('0,-4.4 3,0 0,4.4 -3,0', 'accent'),
  line('M-4 1.500Q-2-2 0 1.500T4 1.5', 'accent', 1.6),
  path('M0 4Q-5-1 0-5Q5-1 0 4Z', 'accent'),
  line('M-3-3L3 3M3-3L-3 3', 'accent', 1.7),
  line('M0-4V4M-3.500-2L3.500 2M3.500-2L-3.500 2', 'accent', 1.2),
  poly('-4,3 0,-4 4,3', 'accent'),
  box(-3, -3, 6, 6, undefined, 1, 'accent', 1.4),
];

/** Small marks that are the card's own, at the shoulders of its charge or beside its foot. */
export function companionsOf(luck: Luck): string {
  const mark = luck.pick(COMPANIONS);
  const other = luck.pick(COMPANIONS);
  const size = luck.between(0.75, 1.1);
  const spread = luck.between(17, 22);
  const height = luck.between(22, 30);
  const turn = luck.pick([0, 0, 90, 180]);
  const places = luck.pick([
    [[-1, height, mark] as const, [1, height, mark] as const],
    [[-1, height, mark] as const, [1, height, other] as const],
    [[1, height, mark] as const],
    [[-1, height, mark] as const],
  ]);
  return places.map(([side, y, drawn]) => at(60 + side * spread, y, drawn, { scale: size, turn })).join('');
}

/** A point for each unit of strength, along the foot of the field. */
export const pipsOf = (strength: number): string =>
  times(Math.min(9, strength), (i) =>
    disc(60 + (i - (Math.min(9, strength) - 1) / 2) * 6, 72.5, 2.2, 'gilt', 'ink', 0.9),
  );

export const fieldOf = (field: Field): string => FIELDS[field];
