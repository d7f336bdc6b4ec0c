import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { garden } from '@hortus/garden';
import { type MatchLog, verify } from '@hortus/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../postgres/launcher.ts';
import { migrateTo } from '../store/database/migrate.ts';
import { testDatabase } from '../testing/database.ts';
import { openTestStore } from '../testing/open-store.ts';
import { RealHouse } from '../testing/real-house.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from '../testing/samples.ts';
import { writeBackup } from './backup.ts';
import { checkBackups, restoreBackups } from './restore.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

const empty = async (): Promise<string> => {
  const url = await testDatabase();
  await ask(url, 'drop schema public cascade; create schema public');
  return url;
};

/** A small database with a row in every table that grows, and texts that are hard to keep. */
async function filled(): Promise<{ url: string; table: string }> {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const table = sampleTable({
    status: 'playing',
    seats: [{ kind: 'open', name: 'any \0 "name"\\\n', accepted: false }],
  });
  await store.createTable(table);
  await store.append(
    sampleAppend(table.id, 1, { entry: sampleEntry(1, '\0   \ud800 "quoted" \\ {} ✿ 你好') }),
  );
  await store.addChat(table.id, { seat: 0, name: 'Ada', text: 'a\tb', at: 5 });
  await store.report(table.id, 1, 'ben', 'rude\\', 6);
  await store.savePerson({ id: 'ada', name: 'Ada', madeAt: 1 });
  await store.key('identity');
  await store.setDuty(table.id, 'dealing', sampleDuty(table.id, 'dealing'));
  await store.close();
  return { url, table: table.id };
}

const HASHES = `
  select 'tables' as name, md5(string_agg(t::text, chr(10) order by id)) as hash from tables t union all
  select 'entries', md5(string_agg(e::text, chr(10) order by table_id, seq)) from entries e union all
  select 'chat', md5(string_agg(c::text, chr(10) order by table_id, n)) from chat c union all
  select 'reports', md5(string_agg(r::text, chr(10) order by table_id, n, person)) from reports r union all
  select 'people', md5(string_agg(p::text, chr(10) order by id)) from people p union all
  select 'sitters', md5(string_agg(s::text, chr(10) order by person, table_id)) from sitters s union all
  select 'duties', md5(string_agg(d::text, chr(10) order by table_id, kind)) from duties d`;

test('every row comes back byte for byte, keys and processes stay behind', async () => {
  const { url, table } = await filled();
  const file = join(folder, 'small');
  const { rows } = await writeBackup(url, file);
  expect(rows).toMatchObject({ tables: 1, entries: 1, chat: 1, reports: 1, people: 1 });
  expect(Object.keys(rows)).not.toContain('keys');
  expect((await checkBackups([file])).rows).toEqual(rows);
  const other = await empty();
  await restoreBackups(other, [file]);
  expect(await ask(other, HASHES)).toEqual(await ask(url, HASHES));
  expect(await ask(other, 'select * from keys')).toEqual([]);
  const store = await openTestStore({ url: other });
  expect(await store.append(sampleAppend(table, 2))).toBe('stored');
  await store.close();
});

test('a database that holds anything, or that a server uses, is left alone', async () => {
  const { url } = await filled();
  const file = join(folder, 'refused');
  await writeBackup(url, file);
  await expect(restoreBackups(url, [file])).rejects.toThrow(/isn't empty \(there are rows in chat\)/);
  const used = await testDatabase();
  const store = await openTestStore({ url: used });
  await store.ping();
  await expect(restoreBackups(used, [file])).rejects.toThrow(/in use \(Hortus, process \d+ \S+\)/);
  await store.close();
  await restoreBackups(used, [file]);
});

test('a file that was changed, cut or extended anywhere is refused with the place, and nothing is stored', async () => {
  const { url } = await filled();
  const file = join(folder, 'whole');
  await writeBackup(url, file);
  const whole = readFileSync(file);
  const bad = join(folder, 'bad');
  const step = Math.max(1, Math.floor(whole.length / 97));
  for (let at = 0; at < whole.length; at += step) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(bad, changed);
    await expect(checkBackups([bad]), `byte ${at}`).rejects.toThrow(
      /isn't a backup|damaged at byte \d+|incomplete/,
    );
    writeFileSync(bad, whole.subarray(0, at));
    await expect(checkBackups([bad]), `cut at ${at}`).rejects.toThrow(
      at < 16 ? /isn't a backup/ : new RegExp(`it stops at byte ${at}`),
    );
  }
  writeFileSync(bad, Buffer.concat([whole, Buffer.from('x')]));
  await expect(checkBackups([bad])).rejects.toThrow(
    `damaged at byte ${whole.length}: something follows its end`,
  );
  const flaw = whole.indexOf('rows ', whole.indexOf('rows 3')) + 120;
  whole[flaw] = (whole[flaw] ?? 0) ^ 128;
  writeFileSync(bad, whole);
  const other = await empty();
  await expect(restoreBackups(other, [bad])).rejects.toThrow(/damaged at byte \d+, block 3 \(rows of \w+\)/);
  expect(await ask(other, 'select count(*)::int as count from chat')).toEqual([{ count: 0 }]);
});

test('a backup of an older Hortus is brought up to date, one of a newer is refused', async () => {
  const url = await empty();
  await migrateTo(url, '0006-content-uses');
  const doc = JSON.stringify(sampleTable()).replaceAll("'", "''");
  await ask(
    url,
    `insert into tables (id, version, status, game, doc, made_at) values ('t', 1, 'open', 'garden', '${doc}', 1)`,
  );
  await ask(url, `insert into chat values ('t', 1, '{"text":"old"}')`);
  const file = join(folder, 'older');
  await writeBackup(url, file);
  const other = await empty();
  await restoreBackups(other, [file]);
  expect(await ask(other, 'select line, once from chat')).toEqual([{ line: { text: 'old' }, once: null }]);
  await expect(restoreBackups(await testDatabase(), [file])).rejects.toThrow(
    /newer tables \(\S+\) than the backup/,
  );
  await ask(url, `insert into kysely_migration values ('9999-later', '2100-01-01')`);
  await writeBackup(url, file);
  await expect(restoreBackups(await empty(), [file])).rejects.toThrow(
    'newer Hortus than this one (9999-later)',
  );
});

test('a backup that continues another has what is new, changed or gone, and nothing else', async () => {
  const { url, table } = await filled();
  const whole = join(folder, 'first');
  const [second, third] = ['second', 'third'].map((name) => join(folder, name));
  await writeBackup(url, whole);
  const store = await openTestStore({ url });
  await store.append(sampleAppend(table, 2, { clock: sampleDuty(table, 'clock', { seq: 2 }) }));
  await store.savePerson({ id: 'ada', name: 'Ada L.', madeAt: 1 });
  await store.savePerson({ id: 'ben', name: 'Ben', madeAt: 2 });
  const gone = sampleTable();
  await store.createTable(gone);
  expect((await writeBackup(url, second, whole)).rows).toMatchObject({
    entries: 1,
    people: 2,
    tables: 1,
    chat: 0,
  });
  await store.append(sampleAppend(table, 3));
  await store.changeTable(table, (row) => ({ ...row, next: 'another' }));
  await ask(
    url,
    `delete from tables where id = '${gone.id}'; delete from sitters where table_id = '${gone.id}'`,
  );
  await ask(url, "delete from reports; delete from people where id = 'ada'");
  expect((await writeBackup(url, third, second)).rows).toMatchObject({
    entries: 1,
    people: 0,
    tables: 1,
    chat: 0,
  });
  await store.close();
  const other = await empty();
  await restoreBackups(other, [whole, second, third]);
  expect(await ask(other, HASHES)).toEqual(await ask(url, HASHES));
  for (const wrong of [[second], [whole, third], [whole, whole], [whole, second, second]])
    await expect(checkBackups(wrong)).rejects.toThrow(/continues another backup|is a whole backup/);
  await expect(restoreBackups(await empty(), [whole, third])).rejects.toThrow('continues another backup');
  await expect(writeBackup(other, join(folder, 'x'), third)).rejects.toThrow('backup of another database');
});

test('a backup may continue one from before migrations that changed none of its tables', async () => {
  const url = await empty();
  await migrateTo(url, '0013-slices');
  // What older servers may have left of a table that expired just when somebody wrote there.
  await ask(url, `insert into chat (table_id, n, line) values ('gone', 1, '{"text":"left over"}')`);
  const [before, after] = ['before', 'after'].map((name) => join(folder, `${name} 14`)) as [string, string];
  await writeBackup(url, before);
  // 0014 and 0015 add what /health writes and what processes hold open: neither is in a backup.
  const store = await openTestStore({ url });
  const table = sampleTable({ status: 'playing' });
  await store.createTable(table);
  await store.append(sampleAppend(table.id, 1));
  await store.addChat(table.id, { seat: 0, name: 'Ada', text: 'hello', at: 5 });
  await store.probe?.();
  await store.holdings?.hold([{ key: 'sockets of ada', n: 3 }]);
  await store.close();
  const { rows, total } = await writeBackup(url, after, before);
  expect([rows.chat, rows.entries, total.chat]).toEqual([1, 1, 1]);
  expect(Object.keys(total)).not.toContain('held');
  const other = await empty();
  await restoreBackups(other, [before, after]);
  await ask(url, "delete from chat where table_id = 'gone'");
  expect(await ask(other, HASHES)).toEqual(await ask(url, HASHES));
  const again = await openTestStore({ url: other });
  expect(await again.append(sampleAppend(table.id, 2))).toBe('stored');
  await again.close();
});

test('a copy taken while matches go on, restored on another PostgreSQL, is what was stored at one moment', async () => {
  const house = await RealHouse.open();
  const { databaseUrl: url } = house;
  const serving = await house.serve();
  const { anna, id } = await house.pair(serving.url);
  await anna.ask({ do: 'play', table: id, answers: 0, id: 'resign', moves: [{ kind: 'resign' }] });
  const store = await openTestStore({ url });
  const tables = Array.from({ length: 8 }, () => sampleTable({ status: 'playing' }));
  let going = true;
  const writers = tables.map(async (table) => {
    await store.createTable(table);
    for (let seq = 1; going || seq <= 60; seq++) await store.append(sampleAppend(table.id, seq));
  });
  const file = join(folder, 'busy');
  await store.append(sampleAppend(tables[0]?.id ?? '', 1)).catch(() => {});
  const { rows } = await writeBackup(url, file);
  going = false;
  await Promise.all(writers);
  const other = await launch({
    dataFolder: join(folder, 'other'),
    say: () => {},
    settings: { fsync: 'off' },
    initdb: ['--no-sync'],
  });
  try {
    await restoreBackups(other.url, [file]);
    const logs = `select table_id, max(seq)::int as last, count(*)::int as count,
      md5(string_agg(entry::text, chr(10) order by seq)) as hash from entries`;
    const copied = await ask<{ table_id: string; last: number; count: number; hash: string }>(
      other.url,
      `${logs} group by table_id order by table_id`,
    );
    expect(copied.reduce((sum, { count }) => sum + count, 0)).toBe(rows.entries);
    for (const { table_id, last, count, hash } of copied) {
      expect(count).toBe(last);
      const there = await ask(
        url,
        `${logs} where table_id = '${table_id}' and seq <= ${last} group by table_id`,
      );
      expect(there).toEqual([{ table_id, last, count, hash }]);
    }
    const path = `/api/tables/${id}/log`;
    const { body: before } = await anna.request('GET', path);
    const again = await openTestStore({ url: other.url });
    const restored = await house.serve({ store: again });
    const after = await (await fetch(`${restored.url}${path}`)).json();
    expect(after).toEqual(before);
    expect(verify(garden, after as MatchLog).filter(({ holds }) => !holds)).toEqual([]);
    await house.close();
  } finally {
    await store.close();
    await other.stop();
  }
});
