/** docs/security.md names a test for every threat, and every test it names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const lines = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
const named = lines
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|threat) \|/.test(line))
  .map((line) => line.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '');

test('every threat has a test, and every test named is there', () => {
  const folders = ['packages/server/src', 'packages/kernel/src'].map((folder) => join(root, folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const all = sources.join('\n');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => name === '' || !all.includes(`test('${name}'`))).toEqual([]);
});
