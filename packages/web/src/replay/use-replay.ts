/** Turns a log into a replay: it is read and checked in a worker, with the content it names. */
import {
  contentsOf,
  type Diagnostic,
  type Game,
  type MatchLog,
  referencesIn,
  type Seat,
  withContents,
} from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import { tableOf } from '../games/index.ts';
import { type ReplayWorker, startReplayWorker } from './asking.ts';
import { ReplayModel } from './model.ts';

/** A log in this browser names its content, which is stored next to it; one from elsewhere should bring its own. */
async function withItsContent(game: Game, log: MatchLog): Promise<MatchLog> {
  const held = contentsOf(log.contents);
  const missing = referencesIn(game, log.terms.options).filter(({ hash }) => held(hash) === undefined);
  if (missing.length === 0) return log;
  const { findContents } = await import('@hortus/frame/here/shelf.ts');
  return withContents(game, log, contentsOf(await findContents(missing)));
}

/** The replay, read and checked, or what is wrong with the log. */
export async function openReplay(
  log: MatchLog,
  worker: ReplayWorker,
  reader: Seat | undefined,
): Promise<ReplayModel | readonly Diagnostic[]> {
  const table = await tableOf(log.terms.game, log.terms.rulesVersion);
  const whole = table === undefined ? log : await withItsContent(table.game, log);
  const wrong = await worker.ask('open', { log: whole });
  if (wrong !== undefined) return wrong;
  if (table === undefined) return [{ code: 'unknown-game', message: log.terms.game }];
  return new ReplayModel(whole, table, worker, reader);
}

/** Undefined until it can be shown, starting at move `at`. */
export function useReplay(
  log: MatchLog,
  mySeat: Seat | undefined,
  at: number,
  refuse: (faults: readonly Diagnostic[]) => void,
): ReplayModel | undefined {
  const [model, open] = useState<ReplayModel | undefined>(undefined);
  useEffect(() => {
    const worker = startReplayWorker();
    let left = false;
    let made: ReplayModel | undefined;
    const start = async (): Promise<void> => {
      const found = await openReplay(log, worker, mySeat);
      if (left) return;
      if (!(found instanceof ReplayModel)) return refuse(found);
      made = found;
      await made.look(made.viewers[0] ?? 'table', Number.isFinite(at) ? Math.round(at) : 0);
      if (!left) open(made);
    };
    start().catch((error: Error) => {
      if (!left) refuse([{ code: 'broken', message: error.message }]);
    });
    return () => {
      left = true;
      made?.close();
      worker.end();
    };
  }, []);
  return model;
}
