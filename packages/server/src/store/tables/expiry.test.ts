import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { until } from '../../testing/wait.ts';
import { SLICE } from './expiry.ts';

const DAY = 86_400_000;
const NOW = 2_000_000_000_000;
const DAYS = { table: 30, guest: 90 };

test('tables that were never dealt and names of people without a table expire; matches and the rest stay', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const [old, recent] = [NOW - 31 * DAY, NOW - 29 * DAY];
  const made = (status: 'open' | 'closed' | 'playing' | 'over', madeAt: number, maker: string) =>
    sampleTable({ status, madeAt, maker, seats: [] });
  const tables = {
    openOld: made('open', old, 'ada'),
    closedOld: made('closed', old, 'ben'),
    openRecent: made('open', recent, 'cleo'),
    playingOld: made('playing', old, 'dora'),
    overOld: made('over', old, 'emil'),
  };
  for (const table of Object.values(tables)) await store.createTable(table);
  await store.append(sampleAppend(tables.playingOld.id, 1));
  await store.addChat(tables.openOld.id, { seat: null, name: 'Ada', text: 'hello', at: 1 });
  for (const id of ['ada', 'cleo', 'emil', 'nobody'])
    await store.savePerson({ id, name: `\0"madeAt":1} ${id}`, madeAt: NOW - 91 * DAY });
  await store.savePerson({ id: 'newcomer', name: 'New', madeAt: NOW - 89 * DAY });
  const content = { name: 'deck', hash: 'a'.repeat(64), text: '{}' };
  await store.keepContent('keeper', content, { count: 9, bytes: 999 }, 1);
  await store.savePerson({ id: 'keeper', name: 'K', madeAt: 1 });
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 2, people: 2 });
  const there = await Promise.all(
    Object.entries(tables).map(async ([name, { id }]) => ((await store.table(id)) ? [name] : [])),
  );
  expect(there.flat()).toEqual(['openRecent', 'playingOld', 'overOld']);
  const people = await Promise.all(
    ['ada', 'cleo', 'emil', 'nobody', 'newcomer', 'keeper'].map(async (id) =>
      (await store.person(id)) ? [id] : [],
    ),
  );
  expect(people.flat()).toEqual(['cleo', 'emil', 'newcomer', 'keeper']);
  expect(await store.chat(tables.openOld.id, 0, 9)).toEqual([]);
  expect(await store.entries(tables.playingOld.id, 0)).toHaveLength(1);
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 0, people: 0 });
  await store.close();
});

test('a line written at a table that is just expiring isn’t left over', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const table = sampleTable({ status: 'open' });
  await store.createTable(table);
  const [expiring, watching] = [new pg.Client(url), new pg.Client(url)];
  for (const client of [expiring, watching]) await client.connect();
  await expiring.query('begin');
  await expiring.query('select from tables where id = $1 for update', [table.id]);
  await expiring.query('delete from tables where id = $1', [table.id]);
  const said = store.addChat(table.id, { seat: null, name: 'Ada', text: 'hello', at: 1 }).catch(String);
  let isSaid = false;
  void said.then(() => {
    isSaid = true;
  });
  await until('the line to be written, or to wait', async () => {
    const { rowCount } = await watching.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return isSaid || rowCount === 1;
  });
  await expiring.query('commit');
  expect(await said).toMatch(/there is no table .* to talk at/);
  expect((await watching.query('select from chat')).rowCount).toBe(0);
  for (const client of [expiring, watching]) await client.end();
  await store.close();
});

test('everything expired is deleted in one round, slice by slice, without reading it as a whole', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const client = new pg.Client(url);
  await client.connect();
  const old = NOW - 91 * DAY;
  const [tables, people] = [2 * SLICE + 1, SLICE + 1];
  const { doc } = { doc: JSON.stringify(sampleTable({ status: 'open', madeAt: old })) };
  await client.query(
    `insert into tables select 'old ' || n, 1, 'open', 'garden', $1, $2 from generate_series(1, ${tables}) n`,
    [old, doc],
  );
  await client.query(
    `insert into people select 'guest ' || lpad(n::text, 9, '0'), $1 from generate_series(1, ${people}) n`,
    [JSON.stringify({ id: 'x', name: 'x', madeAt: old })],
  );
  await client.query(
    `insert into contents select md5(n::text) || md5(n::text), 2, '"x"', '"{}"' from generate_series(1, ${SLICE + 1}) n`,
  );
  // Somebody with a table, in the middle of them.
  await store.createTable(sampleTable({ status: 'playing', maker: 'guest 000000007', seats: [] }));
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables, people: people - 1 });
  const left = await client.query(
    'select (select count(*)::int from tables) as tables, (select count(*)::int from contents) as contents',
  );
  expect(left.rows).toEqual([{ tables: 1, contents: 0 }]);
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(
    `explain select id from tables where made_at < 5 and status in ('open', 'closed') order by made_at limit 9`,
  );
  expect(JSON.stringify(rows)).toContain('tables_undealt');
  await client.end();
  await store.close();
});

test('one process does it, the others leave it alone', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(1215263348, 2)');
  expect(await store.expire?.(NOW, DAYS)).toBeUndefined();
  await client.query('commit');
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 0, people: 0 });
  await client.end();
  await store.close();
});
