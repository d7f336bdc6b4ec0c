/** How many tables one core can look after while somebody has each of them open and nobody does anything. */
import type { Measured } from '../row.ts';
import type { Used } from './load.ts';
import { openScene } from './parts.ts';

const TABLES = 5000;
/** In milliseconds: whole rounds of polling (15 s) and of heartbeats (10 s). */
const WINDOW = 30_000;

export async function idleTables(): Promise<Measured[]> {
  const { server, stop } = await openScene('ours');
  try {
    await server.ask('open', { count: TABLES });
    await server.ask('settle');
    await server.ask('begin');
    await new Promise((done) => setTimeout(done, WINDOW));
    const used = await server.ask<Used>('end');
    const perCore = (time: number): number => (TABLES * WINDOW) / time;
    const own = perCore(used.server);
    const other = perCore(used.server + used.database);
    return [
      {
        name: 'followed idle tables per core',
        unit: 'tables',
        against: 'with PostgreSQL on the same core',
        own,
        other,
        ratio: other / own,
      },
    ];
  } finally {
    await stop();
  }
}
