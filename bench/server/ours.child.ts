/** The server of Hortus with its embedded PostgreSQL in a new folder, as `npm start` has them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@hortus/kernel';
import { pino } from 'pino';
import { launch } from '../../packages/server/src/postgres/launcher.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { openStore } from '../../packages/server/src/store/index.ts';
import type { StoredTable } from '../../packages/server/src/store.ts';
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

const AT_ONCE = 50;

let used = usedSince();
let databaseBefore = 0;
const usedByDatabase = (): number => usedBy(database.pid());

/** With so many entries in its log already, all of them taken back. */
async function table(keys: readonly string[], entries: number): Promise<Table> {
  const persons = await Promise.all(
    keys.slice(0, 2).map((key) => server.people.person(server.people.idOf(key))),
  );
  const row = dealtTable(persons);
  await keep(row, undoneLog(entries));
  return { id: row.id, keys };
}

async function keep(row: StoredTable, entries: readonly Entry[]): Promise<void> {
  await store.createTable(row);
  for (const entry of entries)
    await store.append({ table: row.id, entry, clock: undefined, bot: undefined, ends: false });
}

answerWith({
  url: () => url,
  pairs({ pairs, each, entries = 0, spectators = 0 }: Wish): Promise<Pair[]> {
    const pair = async (): Promise<Pair> => {
      const keys = Array.from({ length: 2 + spectators }, () => server.people.fresh());
      const tables: Table[] = [];
      for (let i = 0; i < each; i++) tables.push(await table(keys, entries));
      return tables;
    };
    return Promise.all(Array.from({ length: pairs }, pair));
  },
  /** So many matches more in memory, each with a log of so many moves, and nobody looking on. */
  async load({ count, moves }: { count: number; moves: number }) {
    const below = dice(count);
    const person = (n: number) => ({
      id: randomBytes(16).toString('base64url'),
      name: `player ${n}`,
      madeAt: 0,
    });
    const loadOne = async (): Promise<void> => {
      const row = dealtTable([person(0), person(1)]);
      await keep(row, playedLog(row, moves, below));
      await server.live.get(row.id);
    };
    for (let n = 0; n < count; n += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, loadOne));
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
