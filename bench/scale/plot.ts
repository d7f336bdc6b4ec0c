/** The plot of docs/scaling.md: how long a move takes, and what it costs, with more and more matches at once. */
import type { Measure } from './shapes.ts';

export interface Carried {
  readonly kind: string;
  readonly matches: number;
  /** Finished matches stored beside them. */
  readonly stored: number;
  readonly p50?: number;
  readonly p99?: number;
  /** Per cent of one core. */
  readonly serverCore?: number;
  readonly databaseCore?: number;
  readonly processes?: number;
  /** Measured side by side: processor time per move in milliseconds, of each process and of PostgreSQL. */
  readonly serverPerMove?: readonly number[];
  readonly databasePerMove?: number;
  readonly pagesPerMove?: number;
  /** The same of the empty server beside it. */
  readonly empty?: Measure;
  readonly [figure: string]: unknown;
}

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 300, 56, 34, 20, 44];
const GOAL = 150;

interface Curve {
  readonly name: string;
  readonly colour: string;
  of(row: Carried): number | undefined;
}

const CURVES: readonly Curve[] = [
  { name: 'p50, ms', colour: '#2b7a4b', of: ({ p50 }) => p50 },
  { name: 'p99, ms', colour: '#b3541e', of: ({ p99 }) => p99 },
  { name: 'server, % of a core', colour: '#3b5bb5', of: ({ serverCore }) => serverCore },
  { name: 'PostgreSQL, % of a core', colour: '#8a6fb3', of: ({ databaseCore }) => databaseCore },
];

export function plot(all: readonly Carried[]): string {
  const rows = all
    .filter(({ kind, stored }) => kind === 'played' && stored === 0)
    .toSorted((a, b) => a.matches - b.matches);
  const widest = Math.max(1, ...rows.map(({ matches }) => matches));
  const values = rows.flatMap((row) => CURVES.map(({ of }) => of(row) ?? 0));
  const highest = 50 * Math.ceil(Math.max(GOAL, ...values) / 50);
  const x = (matches: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * matches) / widest;
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / highest;
  const line = (value: number): string => `M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}`;
  const marks = Array.from({ length: 6 }, (_, i) => (highest * i) / 5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>Times and processor time with more and more matches at once</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...marks.map(
      (mark) =>
        `<path d="${line(mark)}" stroke="#ddd"/><text x="${LEFT - 8}" y="${(y(mark) + 4).toFixed(1)}" text-anchor="end">${Math.round(mark)}</text>`,
    ),
    `<path d="${line(GOAL)}" stroke="#b3541e" stroke-dasharray="4 4"/>`,
    ...rows.map(
      ({ matches }) =>
        `<text x="${x(matches).toFixed(1)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${matches}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">matches at once, a move every 2 s each</text>`,
    ...CURVES.flatMap(({ name, colour, of }, i) => [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${rows.map((row) => `${x(row.matches).toFixed(1)},${y(of(row) ?? 0).toFixed(1)}`).join(' ')}"/>`,
      ...rows.map(
        (row) =>
          `<circle cx="${x(row.matches).toFixed(1)}" cy="${y(of(row) ?? 0).toFixed(1)}" r="3" fill="${colour}"/>`,
      ),
      `<text x="${LEFT + 8 + 160 * i}" y="18" fill="${colour}">${name}</text>`,
    ]),
    '</svg>',
    '',
  ].join('\n');
}
