/** Brings up a server in a place, either the one still running there or a new one, with this process as its owner. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ended, makeCluster, startServer, stopByControl } from './cluster.ts';
import { addressOf } from './door.ts';
import { exclusively } from './exclusively.ts';
import { becomeOwner, OWNER_NAME } from './owner.ts';
import { disownStale, findRunning, isServer, programOf, type Running } from './pid-file.ts';
import type { Place } from './place.ts';
import { codeOf, DatabaseTrouble, isTooFull } from './trouble.ts';

export interface Server extends Running {
  /** Holds the lock that makes us the owner. */
  readonly owner: pg.Client;
  /** When this connection ends, the server is gone. */
  readonly gone: Promise<void>;
}

/** Children of a killed server may need this long to notice and release the folder: a long time on a busy machine. */
const LET_GO = 120_000;
/** How long a stop waits for connections and the disk before it is immediate. */
const NICELY_FOR = 20_000;
/**
 * How long a server may take to answer: after a crash it first redoes what it had promised, and on a full disk
 * somebody first has to make room.
 */
const ANSWER = 120_000;
const NO_ROOM = 'Waiting for room on the disk …';
/** How often to look for room. */
const LOOK_AGAIN = 500;
/** PostgreSQL's log grows by files of this size. With less room it may not start, nor be able to write why. */
const LOG_FILE = 16 * 1024 * 1024;

/** PostgreSQL ended while it started because its disk is full. */
class NoRoom extends DatabaseTrouble {}

export const bringUp = (place: Place, cancelled: AbortSignal): Promise<Server> =>
  exclusively(place.key, async () => {
    const begin = performance.now();
    const until = begin + LET_GO;
    let isWaiting = false;
    for (;;) {
      cancelled.throwIfAborted();
      const running = findRunning(place.cluster);
      try {
        const server = running ? await takeOver(place, running, cancelled) : await start(place, cancelled);
        if (server) return server;
      } catch (error) {
        if (!(error instanceof NoRoom) || performance.now() > begin + ANSWER) throw error;
        if (!isWaiting) place.options.say(NO_ROOM);
        isWaiting = true;
        await delay(LOOK_AGAIN, undefined, { signal: cancelled });
        continue;
      }
      if (performance.now() > until)
        throw new DatabaseTrouble(
          `What is left of an earlier PostgreSQL still holds ${place.cluster}. See ${place.logFile}.`,
        );
      await delay(50);
    }
  });

/** A server outlives a killed owner. One of another release gives way to ours. */
async function takeOver(place: Place, running: Running, cancelled: AbortSignal): Promise<Server | undefined> {
  const server = await connect(place, running, () => isServer(running.pid, place.cluster), cancelled);
  if (!server) return undefined;
  await becomeOwner(server.owner, place.dataFolder).catch(async (error) => {
    await server.owner.end();
    throw error;
  });
  const sameProgram =
    process.platform !== 'linux' || programOf(running.pid) === realpathSync(place.binaries.postgres);
  if (sameProgram) return server;
  await stopServer(place, server);
  return undefined;
}

async function start(place: Place, cancelled: AbortSignal): Promise<Server | undefined> {
  if (!existsSync(place.cluster)) await makeCluster(place);
  disownStale(place.cluster);
  const { child, logFrom } = startServer(place);
  const server = await (place.door.kind === 'port' ? startedByControl : started)(place, child, cancelled);
  if (server) return server;
  const said = readFileSync(place.logFile).subarray(logFrom).toString('utf8').trim();
  if (/lock file .* already exists|shared memory block .* is still in use/.test(said)) return undefined;
  if (isFull(place.cluster, said))
    throw new NoRoom(
      `The disk with ${place.cluster} is full, and PostgreSQL did not start. Free some space and start again.\n${said}`,
    );
  throw new DatabaseTrouble(`PostgreSQL did not start on ${place.cluster}:\n${said}`);
}

function isFull(folder: string, said: string): boolean {
  if (/No space left on device/.test(said)) return true;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LOG_FILE;
}

/** PostgreSQL is our child. */
async function started(
  place: Place,
  child: ChildProcess,
  cancelled: AbortSignal,
): Promise<Server | undefined> {
  let failure: unknown;
  child.once('error', (error) => {
    failure = error;
  });
  const goesOn = (): boolean => failure === undefined && child.exitCode === null && child.signalCode === null;
  try {
    const server = await connect(place, { pid: child.pid ?? 0, door: place.door }, goesOn, cancelled);
    if (server) await becomeOwner(server.owner, place.dataFolder);
    if (failure !== undefined) throw failure;
    return server;
  } catch (error) {
    child.kill('SIGINT');
    throw error;
  }
}

/** Another program starts it and ends; from then on its own file says which process it is. */
async function startedByControl(
  place: Place,
  child: ChildProcess,
  cancelled: AbortSignal,
): Promise<Server | undefined> {
  const code = await ended(child);
  const running = findRunning(place.cluster);
  if (code !== 0 || !running) return undefined;
  const server = await connect(place, running, () => isServer(running.pid, place.cluster), cancelled);
  if (server) await becomeOwner(server.owner, place.dataFolder);
  return server;
}

/** Asks until it answers or is gone. */
async function connect(
  place: Place,
  { pid, door }: Running,
  goesOn: () => boolean,
  cancelled: AbortSignal,
): Promise<Server | undefined> {
  const begin = performance.now();
  let told = false;
  let wasFull = false;
  while (goesOn()) {
    cancelled.throwIfAborted();
    const client = new pg.Client({
      connectionString: addressOf(door, 'postgres'),
      application_name: OWNER_NAME,
    });
    client.on('error', () => {}); // an 'end' follows
    const gone = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    try {
      await client.connect();
      return { pid, door, owner: client, gone };
    } catch (error) {
      await client.end().catch(() => {});
      if (!isAway(error)) throw error;
      wasFull = isTooFull(error);
    }
    if (performance.now() > begin + ANSWER)
      throw new DatabaseTrouble(
        wasFull
          ? `The disk with ${place.cluster} is full: PostgreSQL accepts no connection. Free some space and start again.`
          : `A PostgreSQL (process ${pid}) runs on ${place.cluster} but does not answer. Stop it with: kill -INT ${pid}`,
      );
    if (!told && performance.now() > begin + 3000) {
      told = true;
      place.options.say(wasFull ? NO_ROOM : 'Waiting for the database to recover …');
    }
    await delay(10);
  }
  return undefined;
}

/** Starting up, shutting down, not there yet, without room to start, or cut off in the middle of an answer. */
export const isAway = (error: unknown): boolean =>
  isTooFull(error) ||
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01', '57P02'].includes(
    codeOf(error) ?? '',
  ) ||
  (error instanceof Error && /terminated unexpectedly|not queryable/.test(error.message));

/** A fast shutdown: connections are cut off, and what was promised is on disk. */
export async function stopServer(place: Place, { pid, owner }: Server): Promise<void> {
  const stop = async (now: boolean): Promise<void> => {
    if (!isServer(pid, place.cluster)) return;
    if (place.door.kind === 'port') await stopByControl(place, now);
    else process.kill(pid, now ? 'SIGQUIT' : 'SIGINT');
  };
  await stop(false);
  await owner.end().catch(() => {});
  const begin = performance.now();
  let pressed = false;
  while (isServer(pid, place.cluster)) {
    if (!pressed && performance.now() > begin + (place.options.nicelyFor ?? NICELY_FOR)) {
      pressed = true;
      await stop(true); // the next start recovers
    }
    if (performance.now() > begin + 40_000)
      throw new DatabaseTrouble(`PostgreSQL (process ${pid}) does not stop. See ${place.logFile}.`);
    await delay(10);
  }
}
