/** The embedded database: a real PostgreSQL on a folder, reached through a socket, watched and restarted if it dies. */
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from './door.ts';
import { keepShort } from './log-file.ts';
import { choosePlace, type LaunchOptions, type Place } from './place.ts';
import { bringUp, isAway, type Server, stopServer } from './server.ts';
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
/** A server that dies again and again while it starts has a reason, which somebody should read. */
const MOST_STARTS = 5;
const WENT_AWAY = 'The database went away; starting it again …';

export async function launch(options: LaunchOptions): Promise<Launched> {
  const cancel = new AbortController();
  const cancelled = new Promise<void>((resolve) => {
    cancel.signal.addEventListener('abort', () => resolve());
  });
  const place = await choosePlace(options);
  let server = await bringUpWhole(place, cancel.signal).catch((error) => {
    if (place.door.kind === 'socket') removeIfEmpty(place.door.folder);
    throw error;
  });
  const sameDoor: Place = { ...place, door: server.door };

  /** Restarts it whenever it has died. */
  const watch = async (): Promise<void> => {
    while (!cancel.signal.aborted) {
      await Promise.race([server.gone, cancelled]);
      if (cancel.signal.aborted) return;
      options.say(WENT_AWAY);
      const again = await bringUpPatiently(sameDoor, cancel.signal);
      if (!again) return;
      server = again;
      options.say('The database is back.');
    }
  };
  const watching = watch();
  const leaveLog = keepShort(place.logFile, options.log?.limit, options.log?.every);

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    cancel.abort();
    leaveLog();
    await watching;
    await stopServer(sameDoor, server);
    if (sameDoor.door.kind === 'socket') rmSync(sameDoor.door.folder, { recursive: true, force: true });
  };
  return {
    url: addressOf(server.door, DATABASE),
    logFile: place.logFile,
    pid: () => server.pid,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** With the database in it. A server that is killed on the way is brought up again. */
async function bringUpWhole(place: Place, cancelled: AbortSignal): Promise<Server> {
  for (let starts = 1; ; starts++) {
    let server: Server | undefined;
    try {
      server = await bringUp(place, cancelled);
      await makeDatabase(server);
      return server;
    } catch (error) {
      if (server !== undefined) await stopServer(place, server);
      if (starts === MOST_STARTS || !isAway(error)) throw error;
      place.options.say(WENT_AWAY);
    }
  }
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
