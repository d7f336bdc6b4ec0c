import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { testDatabase } from '../testing/database.ts';
import { sampleTable } from '../testing/samples.ts';
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
  const store = await openStore({ url });
  await store.createTable(sampleTable());
  await store.key('identity');
  await store.close();
  const [first, second, keys] = ['first', 'second', 'keys'].map((name) => join(folder, name));
  expect(await run(url, 'backup', first, '--keys', keys)).toMatch(
    /first: 2 rows, \d+ bytes\n.*keep this file secret/i,
  );
  expect(await run(url, 'backup', second, '--since', first)).toMatch(/second: 0 rows/);
  expect(await run(url, 'restore', first, second, '--check')).toMatch(/sound, 2 rows as of 20/);
  const other = await testDatabase();
  expect(await run(other, 'restore', first, second, '--keys', keys)).toMatch(/^2 rows restored/);
  expect(await run(other, 'keys')).toBe('identity: signs from the beginning');
  expect(await run(other, 'keys', 'rotate', '--grace', '7')).toMatch(
    /^A new key signs from .*\nidentity: signs from 20.*\nidentity: signs from the beginning, valid until 20/,
  );
});

test('commands that were asked wrongly say how to ask', async () => {
  for (const args of [
    ['backup'],
    ['backup', 'a', 'b'],
    ['restore'],
    ['keys', 'lose'],
    ['keys', 'rotate', '--grace', 'x'],
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
