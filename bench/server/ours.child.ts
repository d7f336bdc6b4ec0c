/**
 * The Hortus server with its embedded PostgreSQL in a new folder, as `npm start` runs them; or, with an address as its
 * argument, one more process on the database of another.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Entry, Json } from '@hortus/kernel';
import { pino } from 'pino';
import type { LiveTable } from '../../packages/server/src/match/live-table.ts';
import { launch } from '../../packages/server/src/postgres/launcher.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { openLane, openPool } from '../../packages/server/src/store/database/connections.ts';
import { openStore } from '../../packages/server/src/store/index.ts';
import { dice } from '../../packages/server/src/testing/dice.ts';
import { longMatch, storedEntries } from '../../packages/server/src/testing/long-match.ts';
import { dealtTable, playedLog, undoneLog } from './dealt-table.ts';
import { FinishedMatches } from './finished.ts';
import type { Pair, ReadSoFar, Table, Wish } from './load.ts';
import { usedMemory } from './memory-used.ts';
import { answerWith } from './remote.ts';
import { usedBy, usedSince } from './used.ts';

const folder = mkdtempSync(join(tmpdir(), 'hortus-bench-'));
const [shared] = process.argv.slice(2);
const database =
  shared === undefined
    ? await launch({ dataFolder: folder, say: () => {} })
    : { url: shared, pid: () => undefined, stop: async () => {} };
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
    tablesPerMinute: 1_000_000,
    connectionsPerAddress: 50_000,
    mostConnections: 50_000,
    idleAfter: 3_600_000,
    mostIdle: 50_000,
  },
});

/** If there are more than this, only a few are in memory at once. */
const RESTING_FROM = 10_000;
/** How a match is made long. */
const LONG_GAMES: Readonly<Record<string, { options?: Record<string, Json>; seats?: number }>> = {
  garden: { options: { format: 'vp20' } },
  gnostica: { seats: 6 },
};
/** Some random matches end too soon, whatever is taken back; then the next seed is tried. */
function longEnough(game: string, entries: number): ReturnType<typeof longMatch> {
  for (let seed = 1; seed <= 20; seed++) {
    const long = longMatch(gameOf(game), entries, { ...LONG_GAMES[game], seed });
    if (long.match.seq >= entries) return long;
  }
  throw new Error(`no match of ${game} has ${entries} entries`);
}
/** No more at once than there are connections to the database, or the last of them would wait for too long. */
const TABLES_AT_ONCE = 5;
/** Entries share commits. */
const LOGS_AT_ONCE = 50;

const finished = new FinishedMatches(store, database.url);

let used = usedSince();
let databaseBefore = 0;
/** Only the process that has started the database counts its time. */
const usedByDatabase = (): number => {
  const pid = database.pid();
  return pid === undefined ? 0 : usedBy(pid);
};

/** What the database has read for all processes: pages of tables and indexes, and rows without an index. */
const READ = `select
  (select sum(coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0)
    + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0))::float8 from pg_statio_user_tables) as pages,
  (select sum(seq_tup_read)::float8 from pg_stat_user_tables
    where relname in ('entries', 'tables', 'sitters', 'duties')) as scanned`;

/** Runs the task on each item in order, at most this many at a time. */
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

const gameOf = (id: string) => {
  const game = server.shared.games.newest(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** Tables like this one, with its log; all seats are people's, or its bots would play on. */
async function copies({ row: made, match }: ReturnType<typeof longMatch>, count: number): Promise<string[]> {
  const seats = made.seats.map(({ name }) => ({
    kind: 'person' as const,
    name,
    person: name,
    accepted: true,
  }));
  const row = { ...made, seats };
  await store.createTable(row);
  const lane = openLane(database.url, 'set synchronous_commit = off');
  const prefix = randomBytes(6).toString('hex');
  const values = [row.id, `${prefix}-`, count];
  await lane.query({
    text: `insert into tables (id, version, status, game, made_at, doc)
      select $2 || n, version, status, game, made_at, replace(doc::text, '{"id":"' || $1 || '","version"', '{"id":"' || $2 || n || '","version"')::json
      from tables, generate_series(1, $3::int) n where id = $1`,
    values,
  });
  await lane.query({
    text: `insert into entries (table_id, seq, entry)
      select $1 || n, seq, entry::json
      from unnest($3::text[]) with ordinality as log (entry, seq), generate_series(1, $2::int) n`,
    values: [`${prefix}-`, count, storedEntries(match).map((entry) => JSON.stringify(entry))],
  });
  await lane.close();
  return Array.from({ length: count }, (_, n) => `${prefix}-${n + 1}`);
}

/**
 * The longest turn of the event loop during that time, in milliseconds: by the wall clock, or by the processor time of
 * all our threads where that is less. While other programs have the processor the clock runs on, and no loop of ours
 * is to blame.
 */
async function longestBlock(task: () => Promise<void>): Promise<number> {
  let longest = 0;
  let turn = performance.now();
  let turnUsed = usedSince();
  let done = false;
  const look = (): void => {
    longest = Math.max(longest, Math.min(performance.now() - turn, turnUsed()));
    turn = performance.now();
    turnUsed = usedSince();
    if (!done) setImmediate(look);
  };
  look();
  await task();
  await new Promise((then) => setImmediate(then));
  done = true;
  return longest;
}

const player = (n: number) => ({ id: randomBytes(16).toString('base64url'), name: `player ${n}`, madeAt: 0 });

/** This many tables, dealt to two players each. */
async function dealtTables(count: number): Promise<ReturnType<typeof dealtTable>[]> {
  const rows = Array.from({ length: count }, () => dealtTable([player(0), player(1)]));
  await forEach(rows, TABLES_AT_ONCE, (row) => store.createTable(row));
  return rows;
}

answerWith({
  url: () => url,
  database: () => database.url,
  /** With this many entries in each log already, all of them taken back. */
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
  /** This many of all games, one after the other, each for two people. */
  async mixed({ count }: { count: number }): Promise<Table[]> {
    const { all } = server.shared.games;
    const made = Array.from({ length: count }, (_, n) => ({
      game: all[n % all.length]!,
      keys: [server.people.fresh(), server.people.fresh()],
      id: '',
    }));
    await forEach(made, TABLES_AT_ONCE, async (one) => {
      const persons = await Promise.all(one.keys.map((key) => server.people.person(server.people.idOf(key))));
      const options: Record<string, string> = one.game.id === 'garden' ? { format: 'vp20' } : {};
      const row = dealtTable(persons, { game: one.game, options });
      await store.createTable(row);
      one.id = row.id;
    });
    return made.map(({ id, keys }) => ({ id, keys }));
  },
  /** This many more matches in memory, each with a log of that many moves, and nobody watching. */
  async load({ count, moves }: { count: number; moves: number }) {
    const below = dice(count);
    const rows = await dealtTables(count);
    await forEach(rows, LOGS_AT_ONCE, (row) => append(row.id, playedLog(row, moves, below)));
    await forEach(rows, TABLES_AT_ONCE, async ({ id }) => void (await server.live.get(id)));
  },
  /** Adds this many matches, each with one of its players looking on; nothing happens there. */
  async open({ count }: { count: number }) {
    const rows = await dealtTables(count);
    await forEach(rows, TABLES_AT_ONCE, async ({ id, maker }) => {
      const table = await server.live.get(id);
      await table?.run((desk) => table.follow(desk, { person: maker, send: () => {} }, 0, 0));
    });
  },
  /**
   * Adds this many matches of this game, each with somebody looking on; `playing`, `resting`: what the process takes then.
   */
  async idle({ game, count, entries }: { game: string; count: number; entries: number }) {
    const ids = await copies(longMatch(gameOf(game), entries), count);
    const tables: LiveTable[] = [];
    await forEach(ids, TABLES_AT_ONCE, async (id) => {
      const table = await server.live.get(id);
      if (table === undefined) throw new Error('no table');
      await table.run((desk) => table.follow(desk, { person: 'spectator', send: () => {} }, 0, 0));
      tables.push(table);
      // This many wouldn't be played at once, nor fit into memory.
      if (count > RESTING_FROM) table.rest();
    });
    const playing = await usedMemory();
    for (const table of tables) table.rest();
    return { playing, resting: await usedMemory() };
  },
  /**
   * The longest time that nobody else was answered while a long match was loaded several times, from its log and then
   * with a snapshot.
   */
  async cold({ game, entries, loads }: { game: string; entries: number; loads: number }) {
    const long = longEnough(game, entries);
    let [first, again] = [0, 0];
    for (const id of await copies(long, loads)) {
      first = Math.max(first, await longestBlock(async () => void (await server.live.get(id))));
      while ((await store.snapshot(id)) === undefined) await delay(50);
      const table = await server.live.get(id);
      table?.rest();
      again = Math.max(again, await longestBlock(async () => void (await table?.run(async () => {}))));
    }
    return { first, again };
  },
  /** Does what making all this has left to be done, so that it doesn't happen during the measurement. */
  async settle() {
    // One connection that doesn't give up: with millions of rows this takes longer than a lane waits.
    const pool = openPool(database.url, 1, 0);
    for (const text of ['set vacuum_cost_delay = 0', 'vacuum analyze', 'checkpoint']) await pool.query(text);
    await pool.end();
  },
  begin() {
    used = usedSince();
    databaseBefore = usedByDatabase();
  },
  end: () => ({ server: used(), database: usedByDatabase() - databaseBefore }),
  memory: usedMemory,
  rss: () => process.memoryUsage().rss,
  restAll() {
    for (const table of server.live.followed()) table.rest();
  },
  /** Adds this many finished matches of all games, in the database alone; returns how many entries they have. */
  fill: ({ count }: { count: number }): Promise<number> =>
    finished.add(count, server.shared.games.all, [player(0), player(1)]),
  async read(): Promise<ReadSoFar> {
    const lane = openLane(database.url, 'select');
    const { rows } = await lane.query<ReadSoFar>({ text: READ });
    await lane.close();
    return rows[0] as ReadSoFar;
  },
  async stop() {
    await close();
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
