/** Rows about shares that must not exceed a bar. */
import { wilson } from '@hortus/bots';
import type { Measured } from './row.ts';

/** One share with its interval, and beside it the most that it may be; without such a bar the first row alone. */
export function mostRows(name: string, part: number, whole: number, bar: number | undefined): Measured[] {
  const share = part / Math.max(whole, 1);
  const { high } = wilson(share, Math.max(whole, 1));
  const row = { name, unit: '%', own: share * 100, games: whole };
  const interval = { ...row, against: 'interval up to', other: high * 100, ratio: share / high };
  if (bar === undefined) return [interval];
  // None at all is counted as half a game: a ratio has to be a number.
  const ratio = bar / Math.max(share, 0.5 / Math.max(whole, 1));
  return [interval, { ...row, against: 'at most', other: bar * 100, ratio }];
}
