/** The messages between the bench's processes. Times are in milliseconds, memory in bytes. */
import type { Remote } from './remote.ts';

export interface Table {
  readonly id: string;
  /** What lets the two players in, then the spectators. */
  readonly keys: readonly string[];
}

/** Two players and the matches they play, one after the other. */
export type Pair = readonly Table[];

export interface Wish {
  readonly pairs: number;
  /** Matches for each pair. */
  readonly each: number;
  /** How many watch each pair's first match. */
  readonly spectators?: number | undefined;
  /** Entries in each log before the first move. */
  readonly entries?: number;
}

export interface Load extends Pick<Wish, 'spectators'> {
  readonly side: 'ours' | 'peer';
  readonly url: string;
  readonly pairs: readonly Pair[];
  readonly seed: number;
}

export interface Answers {
  readonly moves: number;
  readonly time: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the clients. */
  readonly clients: number;
}

/** Processor time. */
export interface Used {
  readonly server: number;
  readonly database: number;
}

/** What the database has read since it was made. */
export interface ReadSoFar {
  /** Pages of tables and indexes, from memory or disk. */
  readonly pages: number;
  /** Rows of large tables, without an index. */
  readonly scanned: number;
}

export type Window = Answers & Used;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Lets everybody play until this many moves are made. */
export async function warmUp(clients: Remote, moves: number): Promise<void> {
  await clients.ask('begin');
  await clients.ask('goOn');
  while ((await clients.ask<Answers>('end')).moves < moves) await pause(200);
  await clients.ask('rest');
}

/** Lets everybody play for this long, and counts only what happens after `warm`. */
export async function measureWindow(
  server: Remote,
  clients: Remote,
  { warm, counted }: { readonly warm: number; readonly counted: number },
): Promise<Window> {
  await clients.ask('goOn');
  await pause(warm);
  await Promise.all([server.ask('begin'), clients.ask('begin')]);
  await pause(counted);
  const [used, answers] = await Promise.all([server.ask<Used>('end'), clients.ask<Answers>('end')]);
  await clients.ask('rest');
  return { ...answers, ...used };
}
