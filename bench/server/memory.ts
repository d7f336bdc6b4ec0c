/** What a match in memory and a connected viewer cost: many of them, and the difference divided. */
import type { Measured } from '../row.ts';
import type { Memory } from './memory-used.ts';
import { openScene, type Scene, seat } from './parts.ts';

const MATCHES = 300;
/** Into the second game of a match. */
const MOVES = 20;
const VIEWERS = 500;
const WARM = 20;
const KB = 1024;

interface Cost {
  readonly match: number;
  readonly viewer: number;
  readonly viewerResident: number;
}

export async function serverMemory(): Promise<Measured[]> {
  const [ours, peer] = [await costOf('ours'), await costOf('peer')];
  const row = (name: string, of: (cost: Cost) => number): Measured => ({
    name,
    unit: 'KB',
    against: 'boardgame.io',
    own: of(ours),
    other: of(peer),
    ratio: of(peer) / of(ours),
  });
  return [
    row('memory of a loaded match', ({ match }) => match),
    row('memory of a connected viewer', ({ viewer }) => viewer),
    row('memory of a viewer, as the system counts it', ({ viewerResident }) => viewerResident),
  ];
}

async function costOf(side: Scene['side']): Promise<Cost> {
  const scene = await openScene(side);
  try {
    await played(scene, WARM);
    const empty = await settled(scene);
    await played(scene, MATCHES);
    const loaded = await settled(scene);
    await seat(scene, { pairs: 1, each: 1, spectators: WARM });
    const few = await settled(scene);
    await seat(scene, { pairs: 1, each: 1, spectators: VIEWERS });
    const many = await settled(scene);
    return {
      match: (loaded.heap - empty.heap) / MATCHES / KB,
      viewer: (many.heap - few.heap) / VIEWERS / KB,
      viewerResident: (many.resident - few.resident) / VIEWERS / KB,
    };
  } finally {
    await scene.stop();
  }
}

/** So many matches are played for a while, then everybody leaves. */
async function played(scene: Scene, matches: number): Promise<void> {
  await seat(scene, { pairs: matches, each: 1, most: MOVES });
  await scene.clients.ask('playOut');
  await scene.clients.ask('leave');
}

const settled = ({ server }: Scene): Promise<Memory> => server.ask<Memory>('memory');
