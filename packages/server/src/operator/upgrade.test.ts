import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { launch } from '../postgres/launcher.ts';
import { newestOf } from '../postgres/package.ts';
import { contentsAt, madeBy, standIn, upgrade } from '../testing/other-major.ts';

const top = mkdtempSync(join(tmpdir(), 'hortus-upgrade-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
const say = (): void => {};

test('a database of another major version is refused in words, moved with all its rows and keys, and kept', async () => {
  const dataFolder = join(top, 'data');
  const former = standIn(join(top, 'former'), '17.9.0');
  const { hashes } = await madeBy(dataFolder, former);
  await expect(launch({ dataFolder, say })).rejects.toThrow(
    /postgres-17 was made by PostgreSQL 17, .* run: npx hortus upgrade-database\. The old folder stays/,
  );
  // What an interrupted upgrade has left behind doesn't matter.
  mkdirSync(join(dataFolder, 'upgrading', 'postgres-18'), { recursive: true });
  expect(await upgrade(dataFolder, '--package', former)).toMatch(
    /^\d+ rows moved from PostgreSQL 17 to 18\. .*postgres-17 is as it was/,
  );
  expect(readdirSync(dataFolder).filter((name) => !name.endsWith('.log'))).toEqual([
    'postgres-17',
    'postgres-18',
  ]);
  const latter = await launch({ dataFolder, say });
  expect((await contentsAt(latter.url)).hashes).toEqual(hashes);
  await latter.stop();
  expect(await upgrade(dataFolder)).toMatch('Nothing to do: this Hortus comes with PostgreSQL 18');
  // Somebody who went back to the older Hortus would continue with what was there before the upgrade.
  const older = () => launch({ dataFolder, say, package: former });
  await expect(older()).rejects.toThrow(
    /postgres-18 is a database of PostgreSQL 18, and this Hortus comes with 17: .* move .*postgres-18 elsewhere/,
  );
  renameSync(join(dataFolder, 'postgres-18'), join(dataFolder, 'moved'));
  const again = await older();
  expect((await contentsAt(again.url)).hashes).toEqual(hashes);
  await again.stop();
});

test('an upgrade that fails leaves nothing behind, and says what it needs', async () => {
  const dataFolder = join(top, 'failing');
  mkdirSync(join(dataFolder, 'postgres-16'), { recursive: true });
  const other = standIn(join(top, 'other'), '17.9.0');
  await expect(upgrade(dataFolder, '--package', other)).rejects.toThrow('is PostgreSQL 17; 16 is needed');
  const right = standIn(join(top, 'right'), '16.1.0');
  writeFileSync(join(dataFolder, 'postgres-16', 'PG_VERSION'), '16\n');
  await expect(upgrade(dataFolder, '--package', right)).rejects.toThrow('PostgreSQL did not start');
  expect(readdirSync(dataFolder).filter((name) => !name.endsWith('.log'))).toEqual(['postgres-16']);
  await expect(upgrade(dataFolder, 'now')).rejects.toThrow('Usage: hortus upgrade-database');
});

test('a folder of a newer PostgreSQL is never moved back', async () => {
  const dataFolder = join(top, 'newer');
  mkdirSync(join(dataFolder, 'postgres-99'), { recursive: true });
  await expect(upgrade(dataFolder)).rejects.toThrow('postgres-99 is a database of PostgreSQL 99');
  mkdirSync(join(dataFolder, 'postgres-18'));
  await expect(upgrade(dataFolder)).rejects.toThrow('postgres-99 is a database of PostgreSQL 99');
});

test('the newest release of a major is chosen', () => {
  const versions = ['17.9.0-beta.17', '17.10.0-beta.16', '17.10.0-beta.17', '18.0.0-beta.15', '16.2.0'];
  expect(newestOf(17, versions)).toBe('17.10.0-beta.17');
  expect(newestOf(15, versions)).toBeUndefined();
});
