/**
 * What a match in memory and a connected viewer cost: the difference that many of them make, divided by their number.
 */
import { KB } from '../measure.ts';
import type { Measured } from '../row.ts';
import { openScene, type Scene, seat } from './parts.ts';

const MATCHES = 1000;
/** Fewer for the other server, since its matches have to be played there. */
const PLAYED = 300;
/** Into the second game of a match. */
const MOVES = 20;
const VIEWERS = 1000;
const WARM = 20;

/** In KB. */
type Cost = Readonly<Record<'match' | 'viewer', number>>;

export async function serverMemory(): Promise<Measured[]> {
  const ours = await costOf('ours', MATCHES, async ({ server }, count) => {
    await server.ask('load', { count, moves: MOVES });
  });
  const peer = await costOf('peer', PLAYED, async (scene, count) => {
    await seat(scene, { pairs: count, each: 1 });
    await scene.clients.ask('playOut', MOVES);
    await scene.clients.ask('leave');
  });
  const row = (of: keyof Cost, name: string): Measured => ({
    name,
    unit: 'KB',
    against: 'boardgame.io',
    own: ours[of],
    other: peer[of],
    ratio: peer[of] / ours[of],
  });
  return [row('match', 'memory of a loaded match'), row('viewer', 'memory of a connected viewer')];
}

/** `load`: this many matches after twenty moves, and nobody there. */
async function costOf(
  side: Scene['side'],
  matches: number,
  load: (scene: Scene, count: number) => Promise<void>,
): Promise<Cost> {
  const scene = await openScene(side);
  const used = async (): Promise<number> => (await scene.server.ask<number>('memory')) / KB;
  /** What one more takes, once the first few have created what all share. */
  const each = async (count: number, more: (count: number) => Promise<unknown>): Promise<number> => {
    await more(WARM);
    const before = await used();
    await more(count);
    return ((await used()) - before) / count;
  };
  try {
    const match = await each(matches, (count) => load(scene, count));
    const viewer = await each(VIEWERS, (spectators) => seat(scene, { pairs: 1, each: 1, spectators }));
    return { match, viewer };
  } finally {
    await scene.stop();
  }
}
