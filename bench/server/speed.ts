/**
 * Moves of 50 simultaneous matches against boardgame.io's server in memory; ours are on disk before anyone hears of
 * them.
 */
import { quantile } from '../measure.ts';
import type { Measured } from '../row.ts';
import { fsyncTimes } from './disk.ts';
import { measureWindow, type Window, warmUp } from './load.ts';
import { openScene, type Scene, seat } from './parts.ts';

const MATCHES = 50;
const WINDOWS = 5;
/** In turn, so that whatever else the machine does hits both. */
const TIMES = { warm: 500, counted: 1500 };
/** Moves until the engine has compiled everything: a server runs for days. */
const WARM_UP = 40_000;
/** More than can be played in that time: a match to 20 points has about 120 moves. */
const EACH = { ours: 60, peer: 30 };

const PEER = 'boardgame.io';

export async function serverSpeed(): Promise<Measured[]> {
  const scenes: Scene[] = [];
  const windows: { readonly ours: Window[]; readonly peer: Window[] } = { ours: [], peer: [] };
  const disk: number[] = [];
  try {
    for (const side of ['ours', 'peer'] as const) {
      const scene = await openScene(side);
      scenes.push(scene);
      await seat(scene, { pairs: MATCHES, each: EACH[side] });
      await warmUp(scene.clients, WARM_UP);
    }
    for (let n = 0; n < WINDOWS; n++) {
      disk.push(fsyncTimes().p50);
      for (const { side, server, clients } of n % 2 === 0 ? scenes : scenes.toReversed())
        windows[side].push(await measureWindow(server, clients, TIMES));
    }
  } finally {
    for (const scene of scenes) await scene.stop();
  }
  return rows(windows.ours, windows.peer, disk);
}

function rows(ours: readonly Window[], peer: readonly Window[], disk: readonly number[]): Measured[] {
  const compare = (
    name: string,
    unit: string,
    of: (window: Window) => number,
    better: 'more' | 'less',
  ): Measured => {
    const own = ours.map(of);
    const other = peer.map(of);
    const ratios = own.map((value, n) => (better === 'more' ? value / other[n] : other[n] / value));
    return {
      name,
      unit,
      against: PEER,
      own: quantile(own),
      other: quantile(other),
      ratio: quantile(ratios),
    };
  };
  const perMove = (time: number, moves: number): number => (1000 * time) / moves;
  return [
    compare('moves on a server, stored', 'per s', ({ moves, time }) => (1000 * moves) / time, 'more'),
    compare('until the other sees a move, p50', 'ms', ({ p50 }) => p50, 'less'),
    compare('until the other sees a move, p99', 'ms', ({ p99 }) => p99, 'less'),
    compare('server CPU of a move', 'µs', ({ server, moves }) => perMove(server, moves), 'less'),
    compare(
      'server and PostgreSQL CPU of a move',
      'µs',
      ({ server, database, moves }) => perMove(server + database, moves),
      'less',
    ),
    {
      name: 'the disk meanwhile: fsync of 8 KB, p50',
      unit: 'ms',
      against: 'its slowest of these',
      own: quantile(disk),
      other: Math.max(...disk),
      ratio: Math.max(...disk) / quantile(disk),
    },
  ];
}
