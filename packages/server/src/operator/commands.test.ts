import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeyTrouble } from '../people/keys.ts';
import { migrations } from '../store/migrations/index.ts';
import { testDatabase } from '../testing/database.ts';
import { openTestStore } from '../testing/open-store.ts';
import { sampleTable } from '../testing/samples.ts';
import { operatorName } from './asking.ts';
import { COMMANDS, runOperator } from './commands.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-operator-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command prints. */
async function run(databaseUrl: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { databaseUrl, dataFolder: join(folder, 'none') };
  await runOperator(args, { environment, say: () => {}, print: (line) => lines.push(line) });
  return lines.join('\n');
}

test('backup, restore and keys on the command line', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  await store.createTable(sampleTable());
  await store.key('identity');
  await store.close();
  const [first, second, keys] = ['first', 'second', 'keys'].map((name) => join(folder, name));
  expect(await run(url, 'backup', first, '--keys', keys)).toMatch(
    /first: 2 rows, \d+ bytes\n.*keep this file secret/i,
  );
  expect(await run(url, 'backup', second, '--since', first)).toMatch(/second: 1 rows/);
  expect(await run(url, 'restore', first, second, '--check')).toMatch(/sound, 3 rows as of 20/);
  const other = await testDatabase();
  expect(await run(other, 'restore', first, second, '--keys', keys)).toMatch(/^3 rows restored/);
  expect(await run(other, 'keys')).toBe('identity: signs from the beginning');
  expect(await run(other, 'keys', 'rotate', '--grace', '7')).toMatch(
    /^A new key signs from .*\nFiles of keys .* out of date: .*\nidentity: signs from 20.*\nidentity: signs from the beginning, valid until 20/,
  );
  await expect(run(other, 'keys', 'load', keys)).rejects.toThrow(/keys that the file lacks .* --replace/);
  expect(await run(other, 'keys', 'load', keys, '--replace')).toMatch(
    /are those of .*\nidentity: signs from the beginning$/,
  );
  expect(await run(other, 'keys', 'save', keys)).toMatch('Keep this file secret');
  expect(await run(other, 'keys', 'load', keys)).toMatch('are those of');
  expect((await run(other, 'trail')).match(/restore|(?:load|rotate|save)-keys/g)?.toSorted()).toEqual([
    'load-keys',
    'load-keys',
    'restore',
    'rotate-keys',
    'save-keys',
    'save-keys',
  ]);
});

test('a file of keys that can’t be used stops a restore before anything is stored', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  await store.createTable(sampleTable());
  await store.close();
  const [file, keys] = [join(folder, 'whole'), join(folder, 'damaged')];
  await run(url, 'backup', file);
  writeFileSync(keys, '{"hortus":"keys"');
  const other = await testDatabase();
  for (const path of [keys, join(folder, 'nowhere')])
    await expect(run(other, 'restore', file, '--keys', path)).rejects.toThrow(KeyTrouble);
  // It is still empty.
  expect(await run(other, 'restore', file)).toMatch(
    /^2 rows restored.*\nWithout --keys everybody is a new guest/,
  );
});

test('commands leave the tables of another version alone, since a server of that version may be running', async () => {
  const url = await testDatabase();
  const ask = async (question: string): Promise<unknown[]> => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(question);
    await client.end();
    return rows;
  };
  const last = Object.keys(migrations).at(-1);
  await ask(`delete from kysely_migration where name = '${last}'`);
  for (const args of [['reports'], ['trail'], ['mute', 'a'.repeat(22)], ['keys'], ['keys', 'rotate']])
    await expect(run(url, ...args), args.join(' ')).rejects.toThrow(
      `The database has the tables of an older Hortus (${last} is missing)`,
    );
  expect(await ask(`select name from kysely_migration where name = '${last}'`)).toEqual([]);
  await ask(`insert into kysely_migration values ('9999-later', '2100-01-01')`);
  await expect(run(url, 'reports')).rejects.toThrow('written by a newer Hortus');
  await ask('drop schema public cascade; create schema public');
  await expect(run(url, 'reports')).rejects.toThrow('no tables yet: start the server once');
});

test('the trail names the person behind sudo', () => {
  const own = operatorName({});
  expect(own).not.toBe('');
  expect([operatorName({ SUDO_USER: 'ada' }), operatorName({ SUDO_USER: own })]).toEqual([
    `ada (as ${own})`,
    own,
  ]);
});

test('commands with wrong arguments explain their usage', async () => {
  for (const args of [
    ['backup'],
    ['backup', 'a', 'b'],
    ['restore'],
    ['keys', 'lose'],
    ['keys', 'rotate', '--grace', 'x'],
    ['keys', 'rotate', '--grace', ''],
    ['keys', 'rotate', 'file'],
    ['keys', 'rotate', '--replace'],
    ['keys', 'save'],
    ['keys', 'load'],
    ['keys', 'load', 'a', 'b'],
  ])
    await expect(run('', ...args), args.join(' ')).rejects.toThrow(`Usage: hortus ${args[0]}`);
  await expect(run('', 'backup', 'x', '--all')).rejects.toThrow(/'--all'.* Usage: hortus backup FILE/);
  await expect(run('', 'unknown')).rejects.toThrow('There is no command "unknown"');
});

test('the command line of a clone passes on every command of the operator', () => {
  const file = new URL('../../../cli/bin/hortus.mjs', import.meta.url);
  const [, list = ''] = /OPERATOR = new Set\(\[(.*?)\]\);/s.exec(readFileSync(file, 'utf8')) ?? [];
  const passed = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  // `hortus rules` without "versions" is for everybody.
  expect([...passed, 'rules'].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
