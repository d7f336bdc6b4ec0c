/** The server of Hortus with its embedded PostgreSQL in a new folder, as `npm start` has them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { launch } from '../../packages/server/src/postgres/launcher.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { openStore } from '../../packages/server/src/store/index.ts';
import { dealtTable, loggedTable } from './dealt-table.ts';
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
  const row = dealtTable(persons, { format: 'vp20' });
  await store.createTable(row);
  for (const entry of loggedTable(row, entries))
    await store.append({ table: row.id, entry, clock: undefined, bot: undefined, ends: false });
  return { id: row.id, keys };
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
  /** So many matches more in memory, with nobody looking on; copies of one, which is quicker. */
  async load(count: number) {
    const [{ id }] = [await table([server.people.fresh(), server.people.fresh()], 0)];
    const row = await store.table(id);
    if (row === undefined) throw new Error('no table to copy');
    const loadOne = async (n: number): Promise<void> => {
      await store.createTable({ ...row, id: `${id} ${n}` });
      await server.live.get(`${id} ${n}`);
    };
    for (let n = 0; n < count; n += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => loadOne(n + i)));
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
