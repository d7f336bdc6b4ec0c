/** Plays games in a thread of its own, a batch at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf } from '@hortus/bots';
import { kitOf } from '@hortus/catalogue';

interface Work {
  readonly game: string;
  readonly level: string;
  readonly ms: number;
  readonly seats: number;
  readonly options: unknown;
}

const { game, level, ms, seats, options } = workerData as Work;
const kit = kitOf(game);
if (kit === undefined) throw new Error(`there is no game ${game}`);
const [players, report] = await Promise.all([kit.players(), kit.report()]);
const bots = [botOf(players, level), botOf(players, level)].flatMap((bot) => bot ?? []);
if (bots.length < 2) throw new Error(`${game} has no level ${level}`);
const trial = { players, bots, options, seats, ms, now: () => performance.now() };

parentPort?.on('message', (seed: number) => parentPort?.postMessage(report.play(trial, seed)));
