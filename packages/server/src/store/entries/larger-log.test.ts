/** What docs/scaling.md says about a log that has grown large, done exactly as it stands there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { writeBackup } from '../../backup/backup.ts';
import { restoreBackups } from '../../backup/restore.ts';
import type { Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleEntry, sampleTable } from '../../testing/samples.ts';
import { APPEND_SETTINGS, appendQuestion } from './append-statement.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/scaling.md'), 'utf8');
const [COLD, MOVE, HASH] = [...page.matchAll(/```sql\n([^`]+)```/g)].map(([, sql]) => sql) as [
  string,
  string,
  string,
];

const folder = mkdtempSync(join(tmpdir(), 'hortus-larger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LENGTH = 12;
const LOG = `select md5(string_agg(e::text, chr(10) order by table_id, seq)) as hash, count(*)::int as count from entries e`;

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Two matches that are being played, and two that are over. */
async function grown(): Promise<{ url: string; playing: string[]; over: string[] }> {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    const table = sampleTable({ status: 'playing' });
    ids.push(table.id);
    await store.createTable(table);
    for (let seq = 1; seq <= LENGTH; seq++)
      await store.append(sampleAppend(table.id, seq, { ends: i > 1 && seq === LENGTH }));
  }
  await store.close();
  return { url, playing: ids.slice(0, 2), over: ids.slice(2) };
}

/** Everything that a server asks of the log. */
async function expectPlayable(store: Store, playing: readonly string[], over: readonly string[]) {
  for (const id of [...playing, ...over])
    expect((await store.entries(id, 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: LENGTH }, (_, i) => i + 1),
    );
  for (const id of playing) {
    const next = sampleAppend(id, LENGTH + 1);
    const other = { ...next, entry: sampleEntry(LENGTH + 1, 'another') };
    expect((await Promise.all([store.append(next), store.append(other)])).sort()).toEqual([
      'stored',
      'taken',
    ]);
    await expect(store.append(sampleAppend(id, LENGTH + 3))).rejects.toThrow('no entry before');
  }
  const all = await store.tablesOf('ada', 9);
  expect(all.map(({ table, at }) => [table.status, at !== undefined]).sort()).toEqual([
    ['over', true],
    ['over', true],
    ['playing', true],
    ['playing', true],
  ]);
  const newer = await store.newer(over.map((table) => ({ table, seq: 1, version: 0, line: 0 })));
  expect(newer.map(({ seq }) => seq)).toEqual([LENGTH, LENGTH]);
}

/** A backup knows nothing of it: what is restored is one table again, with everything that was in all of them. */
async function expectSaved(url: string, playing: readonly string[]): Promise<void> {
  const [whole, since] = [join(folder, `${playing[0]}-whole`), join(folder, `${playing[0]}-since`)];
  await writeBackup(url, whole);
  const store = await openTestStore({ url });
  await store.append(sampleAppend(playing[0] ?? '', LENGTH + 2));
  await store.close();
  expect((await writeBackup(url, since, whole)).rows.entries).toBe(1);
  const other = await testDatabase();
  await ask(other, 'drop schema public cascade; create schema public');
  await restoreBackups(other, [whole, since]);
  expect(await ask(other, LOG)).toEqual(await ask(url, LOG));
}

test('finished matches move to a table of their own while others are played, and nothing is missing', async () => {
  const { url, playing, over } = await grown();
  const store = await openTestStore({ url });
  const before = await ask(url, LOG);
  await ask(url, COLD);
  await ask(url, MOVE);
  expect(await ask(url, LOG)).toEqual(before);
  const at = async (table: string) => (await ask(url, `select distinct table_id from ${table}`)).length;
  expect([await at('only entries'), await at('entries_cold')]).toEqual([2, 2]);
  await expectPlayable(store, playing, over);
  await store.close();
  await expectSaved(url, playing);
});

test('a log in partitions stores a move in one of them and looks at no other', async () => {
  const { url, playing, over } = await grown();
  const before = await ask(url, LOG);
  await ask(url, HASH);
  expect(await ask(url, LOG)).toEqual(before);
  const store = await openTestStore({ url });
  await expectPlayable(store, playing, over);
  await store.close();
  await expectSaved(url, playing);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(APPEND_SETTINGS);
  const item = sampleAppend(playing[1] ?? '', LENGTH + 2, { nothingDue: true });
  const { text, values } = appendQuestion([item], [JSON.stringify(item.entry)]);
  const { rows } = await client.query(`explain (analyze, costs off) ${text}`, values);
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN'] as string);
  const scans = plan.filter((line) => /Index.* on entries_\d/.test(line));
  expect(scans).toHaveLength(8);
  expect(scans.filter((line) => !line.includes('never executed'))).toHaveLength(1);
  expect(plan.join('\n')).not.toContain('Seq Scan');
});
