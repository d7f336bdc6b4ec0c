import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { G0, G1 } from './scene.testing.ts';
import { FORMATS, OPTIONS } from './types.ts';

test('garden keeps the laws, in every format with every option', () => {
  const settings = FORMATS.flatMap((format, i) =>
    OPTIONS.fullBoard.values.map((fullBoard, j) => {
      const first = OPTIONS.first.values[(i + j) % 3];
      return { options: { format, fullBoard, first } };
    }),
  );
  const report = conforms(garden, { settings: [{ options: {} }, ...settings], games: 1 });
  expect(report.games).toBe(11);
});

test('garden keeps the laws in a fixed garden', () => {
  const settings = [G0, G1].map((start) => ({ options: { garden: start, first: 'B', fullBoard: 'draw' } }));
  expect(conforms(garden, { settings, games: 8 }).games).toBe(16);
});
