import { expect, test } from 'vitest';
import { plotGrowth } from './growth-plot.ts';
import { type Carried, plot } from './plot.ts';

const row = (matches: number, p99: number, more: Partial<Carried> = {}): Carried => ({
  ...{ kind: 'played', matches, stored: 0, p50: 5, p99, serverCore: 10, databaseCore: 4 },
  ...more,
});

test('a plot has a point per curve and size, and leaves out what was measured beside stored matches', () => {
  const drawn = plot([
    row(100, 20),
    row(200, 400),
    row(200, 30, { stored: 1000 }),
    row(9, 9, { kind: 'idle' }),
  ]);
  expect(drawn.match(/<circle/g)).toHaveLength(8);
  expect(drawn).toContain('>200</text>');
  expect(drawn).toContain('>400</text>');
  expect(drawn).not.toContain('NaN');
});

test('nothing measured is an empty plot', () => {
  expect(plot([])).not.toContain('NaN');
});

test('the plot of stored matches shows each cost against the empty server beside it', () => {
  const measure = { serverPerMove: [0.5, 0.5], databasePerMove: 0.4, pagesPerMove: 20 };
  const stored = (count: number, times: number): Carried => ({
    ...{ kind: 'stored', matches: 200, stored: count },
    ...{ serverPerMove: [times], databasePerMove: 0.4 * times, pagesPerMove: 20 * times },
    empty: { ...measure, perSecond: 1, p50: 1, p99: 1, scanned: 0, machineLoad: 1 },
  });
  const drawn = plotGrowth([row(100, 20), stored(100_000, 2.5), stored(1000, 1)]);
  // One point for the empty server, and one per row.
  expect(drawn.match(/<circle/g)).toHaveLength(9);
  expect(drawn).toContain('>100,000</text>');
  // The same ratio for all three: they lie on each other, and the last is the highest.
  const curves = [...drawn.matchAll(/points="([^"]*)"/g)].map(([, points]) => points);
  expect(new Set(curves).size).toBe(1);
  const heights = curves[0]?.split(' ').map((point) => Number(point.split(',')[1])) ?? [];
  expect(heights[1]).toBe(heights[0]);
  expect(heights[2]).toBeLessThan(heights[1] ?? 0);
  expect(plotGrowth([])).not.toContain('NaN');
});
