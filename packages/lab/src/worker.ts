/** Plays games in a thread, a batch at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf } from '@hortus/bots';
import { kitOf } from '@hortus/catalogue';
import { clockFor, trialIn } from './asked.ts';

interface Work {
  readonly game: string;
  readonly rules: number;
  readonly level: string;
  readonly ms: number;
  readonly seats: number;
  readonly options: unknown;
}

const { game, rules, level, ms, seats, options } = workerData as Work;
const kit = kitOf(game);
if (kit === undefined) throw new Error(`there is no game ${game}`);
const version = await trialIn(kit, String(rules));
if (version === undefined) throw new Error(`${game} has no rules ${rules}`);
const { players, report } = version;
const bots = [botOf(players, level), botOf(players, level)].flatMap((bot) => bot ?? []);
if (bots.length < 2) throw new Error(`${game} has no level ${level}`);
const trial = { players, bots, options, seats, ms, now: clockFor(ms) };

parentPort?.on('message', (seed: number) => parentPort?.postMessage(report.play(trial, seed)));
