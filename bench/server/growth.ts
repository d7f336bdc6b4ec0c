/** How the cost of a move grows: with the length of the log, the matches in memory, and the spectators. */
import { quantile } from '../measure.ts';
import type { Measured } from '../row.ts';
import type { Answers, Used, Wish } from './load.ts';
import { moreClients, openScene, type Scene, seat } from './parts.ts';

const ROUNDS = 8;
/** Not counted, until the engine has recovered from making and loading the tables. */
const WARM = 30;
/** Moves of each match in one slice, and slices; a match to 20 points has 120 moves on average. */
const SLICE = 10;
const SLICES = 8;

/** One of two that are compared: what is measured where. */
interface Side {
  readonly scene: Scene;
  readonly wish: Omit<Wish, 'each'>;
}

/** Processor time of the server and of PostgreSQL for one move, in microseconds: of each side. */
async function costs(sides: readonly Side[]): Promise<number[]> {
  for (const { scene, wish } of sides) await seat(scene, { ...wish, each: 1 });
  for (const { scene } of sides) await scene.server.ask('settle');
  for (const { scene, wish } of sides) await scene.clients.ask('playOut', (wish.entries ?? 0) + WARM);
  const time = sides.map(() => 0);
  const moves = sides.map(() => 0);
  for (let slice = 1; slice <= SLICES; slice++)
    for (const [n, { scene, wish }] of sides.entries()) {
      const { server, clients } = scene;
      await Promise.all([server.ask('begin'), clients.ask('begin')]);
      await clients.ask('playOut', (wish.entries ?? 0) + WARM + slice * SLICE);
      const [used, answers] = await Promise.all([server.ask<Used>('end'), clients.ask<Answers>('end')]);
      time[n] += used.server + used.database;
      moves[n] += answers.moves;
    }
  for (const { scene } of sides) await scene.clients.ask('leave');
  return time.map((sum, n) => (1000 * sum) / moves[n]);
}

/** In turn and in small slices, so that whatever else the machine does hits both; the first rounds warm up. */
async function compare(name: string, against: string, own: Side, other: Side): Promise<Measured> {
  const owns: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const inOrder = round % 2 === 0;
    const found = await costs(inOrder ? [own, other] : [other, own]);
    if (round < 2) continue;
    owns.push(found[inOrder ? 0 : 1]);
    others.push(found[inOrder ? 1 : 0]);
  }
  const ratio = quantile(owns.map((cost, n) => others[n] / cost));
  return { name, unit: 'µs', against, own: quantile(owns), other: quantile(others), ratio };
}

export async function growthWithLog(): Promise<Measured[]> {
  const scene = await openScene('ours');
  const beside = await moreClients(scene);
  try {
    return [
      await compare(
        'CPU of a move, 1,000 entries before',
        'none before',
        { scene, wish: { pairs: 50, entries: 1000 } },
        { scene: beside, wish: { pairs: 50 } },
      ),
    ];
  } finally {
    await beside.stop();
    await scene.stop();
  }
}

export async function growthWithMatches(): Promise<Measured[]> {
  const scene = await openScene('ours');
  const full = await openScene('ours');
  try {
    await scene.server.ask('load', { count: 100, moves: 0 });
    await full.server.ask('load', { count: 10_000, moves: 0 });
    return [
      await compare(
        'CPU of a move, 10,000 matches open',
        '100 open',
        { scene: full, wish: { pairs: 50 } },
        { scene, wish: { pairs: 50 } },
      ),
    ];
  } finally {
    await scene.stop();
    await full.stop();
  }
}

export async function growthWithSpectators(): Promise<Measured[]> {
  const scene = await openScene('ours');
  const beside = await moreClients(scene);
  try {
    return [
      await compare(
        'CPU of a move, 200 spectators',
        '1 spectator',
        { scene, wish: { pairs: 4, spectators: 200 } },
        { scene: beside, wish: { pairs: 4, spectators: 1 } },
      ),
    ];
  } finally {
    await beside.stop();
    await scene.stop();
  }
}
