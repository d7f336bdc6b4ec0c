/** Databases of another major version, and what is in them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runOperator } from '../operator/commands.ts';
import { packageFolder } from '../postgres/binaries.ts';
import { launch } from '../postgres/launcher.ts';
import { openTestStore } from './open-store.ts';
import { sampleAppend, sampleTable } from './samples.ts';

/** This PostgreSQL under another number: what it makes counts as another major's. */
export function standIn(folder: string, version: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  symlinkSync(join(packageFolder(), 'native'), join(folder, 'native'));
  return folder;
}

const CONTENTS = `
  select 'tables' as name, md5(string_agg(t::text, chr(10) order by id)) as hash from tables t union all
  select 'entries', md5(string_agg(e::text, chr(10) order by table_id, seq)) from entries e union all
  select 'people', md5(string_agg(p::text, chr(10) order by id)) from people p union all
  select 'keys', md5(string_agg(k::text, chr(10) order by name)) from keys k`;

/** A hash of each table's rows, and the server's version. */
export async function contentsAt(url: string): Promise<{ hashes: unknown[]; version: string }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: hashes } = await client.query(CONTENTS);
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return { hashes, version: rows[0]?.server_version ?? '' };
  } finally {
    await client.end();
  }
}

const say = (): void => {};

/** A folder that a Hortus with that package has made, with some matches; and what is in it. */
export async function madeBy(dataFolder: string, formerPackage: string) {
  const former = await launch({ dataFolder, say, package: formerPackage, initdb: ['--no-sync'] });
  const store = await openTestStore({ url: former.url });
  for (let i = 0; i < 5; i++) {
    const table = sampleTable({ status: 'playing' });
    await store.createTable(table);
    for (let seq = 1; seq <= 20; seq++) await store.append(sampleAppend(table.id, seq));
  }
  await store.savePerson({ id: 'ada', name: 'Ada', madeAt: 1 });
  await store.key('identity');
  await store.close();
  const contents = await contentsAt(former.url);
  await former.stop();
  return contents;
}

/** What `hortus upgrade-database` prints. */
export async function upgrade(dataFolder: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { databaseUrl: undefined, dataFolder };
  const print = (line: string): void => void lines.push(line);
  await runOperator(['upgrade-database', ...args], { environment, say, print });
  return lines.join('\n');
}
