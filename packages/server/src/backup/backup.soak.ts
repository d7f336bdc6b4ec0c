/** Backup and restore of a database that is much larger than the memory they may have. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { built } from '../testing/built.ts';
import { testDatabase } from '../testing/database.ts';
import { sampleEntry } from '../testing/samples.ts';

const ENTRIES = 1_000_000;
/** Of JavaScript's heap; the entries alone are about 120 MB of text. */
const MOST_MEGABYTES = 48;

const folder = mkdtempSync(join(tmpdir(), 'hortus-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, ...question: [string, unknown[]?]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(...question)).rows;
  } finally {
    await client.end();
  }
}

const HASH = `select count(*)::int as count, md5(string_agg(md5(e::text), '' order by table_id, seq)) as hash
  from entries e`;

test('a million entries are backed up, checked and restored in bounded memory', async () => {
  const program = await built(new URL('../operator/main.ts', import.meta.url), 'inside');
  const [url, other] = [await testDatabase(), await testDatabase()];
  const hortus = (at: string, ...args: string[]): void => {
    const begun = performance.now();
    const env = { ...process.env, DATABASE_URL: at };
    const flags = [`--max-old-space-size=${MOST_MEGABYTES}`];
    const said = execFileSync(process.execPath, [...flags, program, ...args], { env, encoding: 'utf8' });
    console.log(`${said.trim()}, in ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  await ask(
    url,
    `insert into entries select 'table-' || n / 100, n % 100 + 1, $1::json from generate_series(0, ${ENTRIES - 1}) n`,
    [JSON.stringify(sampleEntry(1))],
  );
  const file = join(folder, 'large');
  hortus(url, 'backup', file);
  hortus(url, 'restore', file, '--check');
  hortus(other, 'restore', file);
  const [before] = await ask(url, HASH);
  expect(before).toMatchObject({ count: ENTRIES });
  expect(await ask(other, HASH)).toEqual([before]);
});
