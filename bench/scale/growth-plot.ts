/** The second plot of docs/scaling.md: what a move costs beside finished matches, against an empty server. */
import type { Carried } from './plot.ts';
import type { Measure } from './shapes.ts';

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 260, 56, 34, 40, 44];

interface Curve {
  readonly name: string;
  readonly colour: string;
  of(measure: Pick<Measure, 'serverPerMove' | 'databasePerMove' | 'pagesPerMove'>): number;
}

const CURVES: readonly Curve[] = [
  {
    name: 'server, CPU per move',
    colour: '#3b5bb5',
    of: ({ serverPerMove }) => serverPerMove.reduce((sum, one) => sum + one, 0),
  },
  { name: 'PostgreSQL, CPU per move', colour: '#8a6fb3', of: ({ databasePerMove }) => databasePerMove },
  { name: 'PostgreSQL, pages per move', colour: '#b3541e', of: ({ pagesPerMove }) => pagesPerMove },
];

export function plotGrowth(all: readonly Carried[]): string {
  const rows = all
    .filter(({ kind, empty }) => kind === 'stored' && empty !== undefined)
    .toSorted((a, b) => a.stored - b.stored);
  const ratio = (row: Carried, { of }: Curve): number => of(row as never) / of(row.empty as Measure);
  const highest = Math.max(2, ...rows.flatMap((row) => CURVES.map((curve) => Math.ceil(ratio(row, curve)))));
  /** The first column is the empty server, which is 1 by definition. */
  const x = (column: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * column) / Math.max(1, rows.length);
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / highest;
  const point = (column: number, value: number): string => `${x(column).toFixed(1)},${y(value).toFixed(1)}`;
  const marks = Array.from({ length: 2 * highest + 1 }, (_, i) => i / 2);
  const label = (column: number, text: string): string =>
    `<text x="${x(column).toFixed(1)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>What a move costs beside more and more finished matches, against an empty server</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...marks.map(
      (mark) =>
        `<path d="M${LEFT} ${y(mark).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${(y(mark) + 4).toFixed(1)}" text-anchor="end">${mark}</text>`,
    ),
    label(0, 'none'),
    ...rows.map(({ stored }, i) => label(i + 1, stored.toLocaleString('en'))),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">finished matches in the database; ratio to an empty server beside it</text>`,
    ...CURVES.flatMap((curve, i) => {
      const points = [point(0, 1), ...rows.map((row, column) => point(column + 1, ratio(row, curve)))];
      return [
        `<polyline fill="none" stroke="${curve.colour}" stroke-width="2" points="${points.join(' ')}"/>`,
        ...points.map((at) => {
          const [cx, cy] = at.split(',');
          return `<circle cx="${cx}" cy="${cy}" r="3" fill="${curve.colour}"/>`;
        }),
        `<text x="${LEFT + 8 + 190 * i}" y="18" fill="${curve.colour}">${curve.name}</text>`,
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}
