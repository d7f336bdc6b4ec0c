/** How long others wait while a match of 5,000 entries is loaded: from its log alone, and with a snapshot. */
import type { Measured } from '../row.ts';
import { openScene } from './parts.ts';
import { TITLES } from './titles.ts';

const ENTRIES = 5000;
/** In milliseconds. */
const ALLOWED = 50;

const LOADS = 5;

const WAYS = ['from the log', 'with a snapshot'] as const;
const nameOf = (title: string, way: string): string =>
  `longest block loading 5,000 entries, ${title}, ${way}`;

export const COLD_GOALS = Object.values(TITLES).flatMap((title) =>
  WAYS.map((way) => ({ name: nameOf(title, way), against: 'allowed', valueAtMost: ALLOWED })),
);

export async function coldLoad(): Promise<Measured[]> {
  const { server, stop } = await openScene('ours');
  try {
    const rows: Measured[] = [];
    for (const [game, title] of Object.entries(TITLES)) {
      const wish = { game, entries: ENTRIES, loads: LOADS };
      const found = await server.ask<{ first: number; again: number }>('cold', wish);
      for (const [i, own] of [found.first, found.again].entries())
        rows.push({
          name: nameOf(title, WAYS[i]),
          unit: 'ms',
          against: 'allowed',
          own,
          other: ALLOWED,
          ratio: ALLOWED / own,
        });
    }
    return rows;
  } finally {
    await stop();
  }
}
