/** How the cost of a move grows: with the length of the log, with the matches in memory, with those who look on. */
import { quantile } from '../measure.ts';
import type { Measured } from '../row.ts';
import type { Answers, Used, Wish } from './load.ts';
import { openScene, type Scene, seat } from './parts.ts';

const ROUNDS = 5;
/** No match to 20 points is shorter. */
const MOVES = 20;

/** Processor time of the server and of PostgreSQL for one move, in microseconds. */
async function costOfMove(scene: Scene, wish: Omit<Wish, 'each' | 'most'>): Promise<number> {
  const { server, clients } = scene;
  await seat(scene, { ...wish, each: 1, most: (wish.entries ?? 0) + MOVES });
  await Promise.all([server.ask('begin'), clients.ask('begin')]);
  await clients.ask('playOut');
  const [used, { moves }] = await Promise.all([server.ask<Used>('end'), clients.ask<Answers>('end')]);
  await clients.ask('leave');
  return (1000 * (used.server + used.database)) / moves;
}

/** In turn, so that whatever else the machine does hits both; the first round warms up. */
async function compare(
  name: string,
  against: string,
  own: () => Promise<number>,
  other: () => Promise<number>,
): Promise<Measured> {
  const owns: number[] = [];
  const others: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = round % 2 === 0 ? [await own(), await other()] : [await other(), await own()].reverse();
    if (round === 0) continue;
    owns.push(pair[0]);
    others.push(pair[1]);
  }
  const ratio = quantile(owns.map((cost, n) => others[n] / cost));
  return { name, unit: 'µs', against, own: quantile(owns), other: quantile(others), ratio };
}

export async function serverGrowth(): Promise<Measured[]> {
  const scene = await openScene('ours');
  const full = await openScene('ours');
  try {
    await scene.server.ask('load', { count: 100, moves: 0 });
    await full.server.ask('load', { count: 10_000, moves: 0 });
    return [
      await compare(
        'CPU of a move, 1,000 entries before',
        'none before',
        () => costOfMove(scene, { pairs: 50, entries: 1000 }),
        () => costOfMove(scene, { pairs: 50 }),
      ),
      await compare(
        'CPU of a move, 10,000 matches open',
        '100 open',
        () => costOfMove(full, { pairs: 50 }),
        () => costOfMove(scene, { pairs: 50 }),
      ),
      await compare(
        'CPU of a move, 200 spectators',
        '1 spectator',
        () => costOfMove(scene, { pairs: 4, spectators: 200 }),
        () => costOfMove(scene, { pairs: 4, spectators: 1 }),
      ),
    ];
  } finally {
    await scene.stop();
    await full.stop();
  }
}
