/** What a match that somebody is only watching costs, in every game; and 100,000 of them in one process. */
import { KB } from '../measure.ts';
import type { Measured } from '../row.ts';
import { openScene } from './parts.ts';
import { TITLES } from './titles.ts';

const MATCHES = 500;
const ENTRIES = 40;
const MANY = 100_000;
/** For all of them, in MB. */
const ALLOWED = 400;

export const IDLE_GOALS = [
  ...Object.values(TITLES).map((title) => ({
    name: `memory of an idle match, ${title}`,
    against: 'while it is played',
    valueAtMost: 4,
  })),
  { name: 'memory of 100,000 open matches', against: 'allowed', valueAtMost: ALLOWED },
];

interface Found {
  readonly playing: number;
  readonly resting: number;
}

export async function idleMemory(): Promise<Measured[]> {
  const { server, stop } = await openScene('ours');
  const opened = (game: string, count: number, entries: number): Promise<Found> =>
    server.ask<Found>('idle', { game, count, entries });
  try {
    const rows: Measured[] = [];
    for (const [game, title] of Object.entries(TITLES)) {
      await opened(game, 20, ENTRIES);
      const before = await server.ask<number>('memory');
      const found = await opened(game, MATCHES, ENTRIES);
      const own = (found.resting - before) / MATCHES / KB;
      const other = (found.playing - before) / MATCHES / KB;
      const name = `memory of an idle match, ${title}`;
      rows.push({ name, unit: 'KB', against: 'while it is played', own, other, ratio: other / own });
    }
    const before = await server.ask<number>('memory');
    const { resting } = await opened('garden', MANY, 4);
    const own = (resting - before) / KB / KB;
    const name = 'memory of 100,000 open matches';
    return [...rows, { name, unit: 'MB', against: 'allowed', own, other: ALLOWED, ratio: ALLOWED / own }];
  } finally {
    await stop();
  }
}
