/**
 * Hints between processes. They are sent after the commit and outside it: inside, PostgreSQL would make all commits
 * wait for each other. A hint may be lost, so whoever listens also polls.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '../store.ts';
import { goodbye, type Lane, settingsFor } from './connections.ts';
import { isBroken, pauseBefore, StoreDown } from './down.ts';

const CHANNEL = 'hortus';
/** A payload must be shorter than 8000 bytes. */
const LONGEST = 7900;
const STILL_THERE = 20_000;

/** A hint is not worth waiting for the disk. */
export const BELL_SETTINGS = 'set synchronous_commit = off';

/** `["id",7]` for entries up to 7, `["id"]` for the table itself. */
export function makePayloads(changes: readonly Change[]): string[] {
  const payloads: string[] = [];
  let parts: string[] = [];
  let size = 2;
  for (const { table, seq } of changes) {
    const part = JSON.stringify(seq === undefined ? [table] : [table, seq]);
    const bytes = Buffer.byteLength(part) + 1;
    if (size + bytes > LONGEST && parts.length > 0) {
      payloads.push(`[${parts.join(',')}]`);
      parts = [];
      size = 2;
    }
    parts.push(part);
    size += bytes;
  }
  if (parts.length > 0) payloads.push(`[${parts.join(',')}]`);
  return payloads;
}

export const parsePayload = (payload: string): Change[] =>
  (JSON.parse(payload) as [string, number?][]).map(([table, seq]) =>
    seq === undefined ? { table } : { table, seq },
  );

export interface Bell {
  ring(changes: readonly Change[]): void;
  close(): Promise<void>;
}

export function makeBell(lane: Lane): Bell {
  /** What to tell next, each table once. */
  let waiting = new Map<string, Change>();
  let ringing: Promise<void> | undefined;

  const ringAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const changes = [...waiting.values()];
      waiting = new Map();
      const question = {
        name: 'ring',
        text: `select pg_notify('${CHANNEL}', p) from unnest($1::text[]) as p`,
        values: [makePayloads(changes)],
      };
      // Once more on a new connection, then let it go: where the database is down, all listeners will poll.
      await lane.query(question).catch(() => lane.query(question).catch(() => {}));
    }
    ringing = undefined;
  };

  return {
    ring(changes) {
      for (const change of changes) {
        const key = `${change.seq === undefined ? 't' : 'e'}${change.table}`;
        const known = waiting.get(key)?.seq;
        if (known === undefined || known < (change.seq ?? 0)) waiting.set(key, change);
      }
      ringing ??= ringAll();
    },
    async close() {
      await ringing;
    },
  };
}

/** Hears until told to stop; after a broken connection it says so with an empty list, since hints may be missing. */
export async function hear(
  url: string,
  patience: number,
  heard: (changes: readonly Change[]) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const connect = async (): Promise<{ client: pg.Client; gone: Promise<void> }> => {
    const client = new pg.Client(settingsFor(url));
    client.on('error', () => {}); // an 'end' follows
    const gone = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      if (payload && !signal.aborted) heard(parsePayload(payload));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return { client, gone };
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  };

  const connectUntil = async (until: number): Promise<Awaited<ReturnType<typeof connect>>> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await connect();
      } catch (error) {
        if (Date.now() > until || signal.aborted) throw isBroken(error) ? new StoreDown(error, false) : error;
      }
      await delay(pauseBefore(attempt), undefined, { signal });
    }
  };

  let line = await connectUntil(Date.now() + patience);

  /** A line that fell silent without ending is found out by asking. */
  const check = setInterval(() => {
    const { client } = line;
    client.query('select').catch(() => client.end().catch(() => {}));
  }, STILL_THERE).unref();

  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await line.gone;
      if (signal.aborted) return;
      line = await connectUntil(Number.POSITIVE_INFINITY);
      if (signal.aborted) return goodbye(line.client);
      heard([]);
    }
  };
  const keeping = keep().catch((error) => {
    if (!signal.aborted) throw error;
  });

  return async () => {
    stopping.abort();
    clearInterval(check);
    await goodbye(line.client);
    await keeping;
  };
}
