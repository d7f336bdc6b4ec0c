/** The server of Hortus with its embedded PostgreSQL in a new folder, as `npm start` has them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@hortus/kernel';
import { pino } from 'pino';
import { launch } from '../../packages/server/src/postgres/launcher.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { openLane } from '../../packages/server/src/store/connections.ts';
import { openStore } from '../../packages/server/src/store/index.ts';
import { dealtTable, playedLog, undoneLog } from './dealt-table.ts';
import { dice } from './dice.ts';
import type { Pair, Table, Wish } from './load.ts';
import { usedMemory } from './memory-used.ts';
import { answerWith } from './remote.ts';
import { usedBy, usedSince } from './used.ts';

const folder = mkdtempSync(join(tmpdir(), 'hortus-bench-'));
const database = await launch({ dataFolder: folder, say: () => {} });
const store = await openStore({ url: database.url });
const { url, server, close } = await serve({
  port: 0,
  address: '127.0.0.1',
  store,
  logger: pino({ level: 'warn' }, pino.destination(2)),
  // One machine plays everybody here, and what was loaded stays.
  settings: {
    messagesPerSecond: 5000,
    messagesAtOnce: 5000,
    socketsPerAddress: 50_000,
    requestsPerMinute: 1_000_000,
    guestsPerMinute: 1_000_000,
    idleAfter: 3_600_000,
    mostIdle: 50_000,
  },
});

/** No more at once than there are connections to the database, or the last of them would wait for too long. */
const TABLES_AT_ONCE = 5;
/** Entries share commits. */
const LOGS_AT_ONCE = 50;

let used = usedSince();
let databaseBefore = 0;
const usedByDatabase = (): number => usedBy(database.pid());

/** So many of them, in the order they are given, at most so many at once. */
async function forEach<T>(items: readonly T[], atOnce: number, task: (item: T) => Promise<void>) {
  const left = items.values();
  const one = async (): Promise<void> => {
    for (const item of left) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

async function append(table: string, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries)
    await store.append({
      table,
      entry,
      clock: undefined,
      bot: undefined,
      nothingDue: true,
      ends: false,
      standing: { toAct: 1, moves: entry.seq },
    });
}

answerWith({
  url: () => url,
  /** With so many entries in each log already, all of them taken back. */
  async pairs({ pairs, each, entries = 0, spectators = 0 }: Wish): Promise<Pair[]> {
    const made = Array.from({ length: pairs }, () => ({
      keys: Array.from({ length: 2 + spectators }, () => server.people.fresh()),
      tables: [] as Table[],
    }));
    await forEach(made, TABLES_AT_ONCE, async ({ keys, tables }) => {
      const persons = await Promise.all(
        keys.slice(0, 2).map((key) => server.people.person(server.people.idOf(key))),
      );
      for (let i = 0; i < each; i++) {
        const row = dealtTable(persons);
        await store.createTable(row);
        tables.push({ id: row.id, keys });
      }
    });
    const tables = made.flatMap((pair) => pair.tables);
    if (entries > 0) await forEach(tables, LOGS_AT_ONCE, ({ id }) => append(id, undoneLog(entries)));
    return made.map((pair) => pair.tables);
  },
  /** So many matches more in memory, each with a log of so many moves, and nobody looking on. */
  async load({ count, moves }: { count: number; moves: number }) {
    const below = dice(count);
    const person = (n: number) => ({
      id: randomBytes(16).toString('base64url'),
      name: `player ${n}`,
      madeAt: 0,
    });
    const rows = Array.from({ length: count }, () => dealtTable([person(0), person(1)]));
    await forEach(rows, TABLES_AT_ONCE, (row) => store.createTable(row));
    await forEach(rows, LOGS_AT_ONCE, (row) => append(row.id, playedLog(row, moves, below)));
    await forEach(rows, TABLES_AT_ONCE, async ({ id }) => void (await server.live.get(id)));
  },
  /** So many matches more, each with one of its players looking on; nothing happens there. */
  async open({ count }: { count: number }) {
    const person = (n: number) => ({
      id: randomBytes(16).toString('base64url'),
      name: `player ${n}`,
      madeAt: 0,
    });
    const rows = Array.from({ length: count }, () => dealtTable([person(0), person(1)]));
    await forEach(rows, TABLES_AT_ONCE, (row) => store.createTable(row));
    await forEach(rows, TABLES_AT_ONCE, async ({ id, maker }) => {
      const table = await server.live.get(id);
      await table?.run((desk) => table.follow(desk, { person: maker, send: () => {} }, 0, 0));
    });
  },
  /** What making all this has left to be done is done now, and not during what is measured. */
  async settle() {
    const lane = openLane(database.url, 'set vacuum_cost_delay = 0');
    for (const text of ['vacuum analyze', 'checkpoint']) await lane.query({ text });
    await lane.close();
  },
  begin() {
    used = usedSince();
    databaseBefore = usedByDatabase();
  },
  end: () => ({ server: used(), database: usedByDatabase() - databaseBefore }),
  memory: usedMemory,
  async stop() {
    await close();
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
