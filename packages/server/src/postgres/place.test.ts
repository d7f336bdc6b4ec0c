import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { choosePlace } from './place.ts';
import { possibleRunners } from './runner.ts';
import { makeSocketFolder } from './socket-folder.ts';

const top = mkdtempSync(join(tmpdir(), 'hortus-place-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

test('a folder that cannot be created is reported', async () => {
  const dataFolder = '/dev/null/data';
  await expect(choosePlace({ dataFolder, say: () => {} })).rejects.toThrow(
    /Can’t create a database in \/dev\/null\/data \(ENOTDIR\)/,
  );
});

test('a folder of another major version is left alone, with an explanation', async () => {
  const dataFolder = mkdtempSync(join(top, 'old-'));
  mkdirSync(join(dataFolder, 'postgres-12'));
  await expect(choosePlace({ dataFolder, say: () => {} })).rejects.toThrow(
    /postgres-12 was made by PostgreSQL 12, and this Hortus comes with \d+\. .*npx hortus upgrade-database/,
  );
});

test('started as root it runs unprivileged: in a namespace, or as nobody; on somebody’s folder, as them', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const words = (found?: { uid: number; gid: number }) =>
    possibleRunners(found).map((runner) => runner.words);
  const nobody = ['user 65534', 'user 65534 with dac_override'];
  expect(words()).toEqual(['a user namespace', ...nobody]);
  expect(words({ uid: 0, gid: 0 })).toEqual(['a user namespace', ...nobody]);
  expect(words({ uid: 1000, gid: 100 })).toEqual(['user 1000', 'user 1000 with dac_override']);
});

test('an ordinary user runs it as themselves, and only on their own folder', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(possibleRunners({ uid: 1000, gid: 100 }).at(-1)?.words).toBe('this user');
  expect(() => possibleRunners({ uid: 33, gid: 33 })).toThrow('belongs to user 33, this is user 1000');
});

test('the socket folder is closed to others; a link or a folder of somebody else is passed over', () => {
  const runner = { words: '', prefix: [], become: false };
  const first = makeSocketFolder('key', runner, top);
  expect(statSync(first).mode & 0o777).toBe(0o700);
  expect(makeSocketFolder('key', runner, top)).toBe(first);
  rmSync(first, { recursive: true });
  symlinkSync(tmpdir(), first);
  expect(makeSocketFolder('key', runner, top)).toBe(`${first}-1`);
});
