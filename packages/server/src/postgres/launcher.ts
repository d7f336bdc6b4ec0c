/** The embedded database: a real PostgreSQL on a folder, reached through a socket, watched and restarted if it dies. */
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { choosePlace, type LaunchOptions, type Place } from './place.ts';
import { addressOf, bringUp, type Server, stopServer } from './server.ts';
import { removeIfEmpty } from './socket-folder.ts';

export type { LaunchOptions } from './place.ts';

export interface Launched {
  /** For DATABASE_URL or openStore; it stays the same. */
  readonly url: string;
  readonly logFile: string;
  /** PostgreSQL's first process; a different one after a restart. */
  pid(): number;
  /** May be called any number of times; all calls wait for the same end. */
  stop(): Promise<void>;
}

const DATABASE = 'hortus';

export async function launch(options: LaunchOptions): Promise<Launched> {
  const cancel = new AbortController();
  const cancelled = new Promise<void>((resolve) => {
    cancel.signal.addEventListener('abort', () => resolve());
  });
  const place = choosePlace(options);
  let server = await bringUp(place, cancel.signal).catch((error) => {
    removeIfEmpty(place.socketFolder);
    throw error;
  });
  await makeDatabase(server).catch(async (error) => {
    await stopServer(place, server);
    throw error;
  });
  const sameSocket: Place = { ...place, socketFolder: server.socketFolder };

  /** Restarts it whenever it has died. */
  const watch = async (): Promise<void> => {
    while (!cancel.signal.aborted) {
      await Promise.race([server.gone, cancelled]);
      if (cancel.signal.aborted) return;
      options.say('The database went away; starting it again …');
      const again = await bringUpPatiently(sameSocket, cancel.signal);
      if (!again) return;
      server = again;
      options.say('The database is back.');
    }
  };
  const watching = watch();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    cancel.abort();
    await watching;
    await stopServer(sameSocket, server);
    rmSync(sameSocket.socketFolder, { recursive: true, force: true });
  };
  return {
    url: addressOf(server.socketFolder, DATABASE),
    logFile: place.logFile,
    pid: () => server.pid,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function makeDatabase({ owner }: Server): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await owner.query(`create database ${DATABASE}`);
}

async function bringUpPatiently(place: Place, cancelled: AbortSignal): Promise<Server | undefined> {
  let said = '';
  for (let pause = 100; !cancelled.aborted; pause = Math.min(pause * 2, 5000)) {
    try {
      return await bringUp(place, cancelled);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (!cancelled.aborted && words !== said) place.options.say(words);
      said = words;
    }
    await delay(pause, undefined, { signal: cancelled }).catch(() => {});
  }
  return undefined;
}
