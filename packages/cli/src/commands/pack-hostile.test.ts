/** Packs meant to hurt, as files: `hortus pack check` ends with the first hundred errors and a count. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AT_EVERY_DOOR, fileOf } from '@hortus/cards/hostile';
import { checkPack } from '@hortus/cards/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../testing/run.ts';

const before = process.cwd();
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-hostile-'));
  process.chdir(dir);
});
afterAll(() => {
  process.chdir(before);
  rmSync(dir, { recursive: true, force: true });
});

test.each(AT_EVERY_DOOR)('256 KB of %s', async (_, text) => {
  writeFileSync(join(dir, 'pack.txt'), fileOf(text));
  const { status, stdout, stderr } = await runHere(['pack', 'check', 'pack.txt']);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const { faults, count } = checkPack(text);
  expect(stdout.match(/^pack\.txt:\d+:\d+: (?:ERR|LINT)-\d+: /gm)).toHaveLength(faults.length);
  expect(stdout).toContain(`: ${count.toLocaleString('en')} error`);
  if (count > faults.length)
    expect(stdout).toContain(`The first 100 of ${count.toLocaleString('en')} errors are shown.`);
  // None of it reaches the terminal unescaped or at length.
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(1000);
});
