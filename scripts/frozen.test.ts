/** Frozen rules: nobody has edited them, they play as they did, and every kit names those it needs. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KITS, loadVersion } from '@hortus/catalogue';
import { defineGame, type MatchLog, replay } from '@hortus/kernel';
import { versionIn, versionsIn } from '@hortus/kit';
import { afterAll, expect, test } from 'vitest';
import { freeze, frozenFaults, loadFrozen, lookFaults } from './lib/freeze.ts';
import { cacheDir, root } from './lib/paths.mjs';

const games = join(root, 'packages', 'games');
const frozen = readdirSync(games).flatMap((game) => {
  const folder = join(games, game, 'versions');
  return existsSync(folder) ? readdirSync(folder).map((version) => ({ game, version })) : [];
});

// Below the clone, so that it finds third-party packages.
const scratch = mkdtempSync(cacheDir('frozen-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('every kit has all versions of its rules, and exactly the frozen ones are former', async () => {
  for (const kit of KITS) {
    const versions = await versionsIn(kit);
    const { oldest } = kit;
    expect(versions, kit.id).toEqual(Array.from({ length: versions.length }, (_, i) => oldest + i));
    const former = frozen.flatMap(({ game, version }) => (game === kit.id ? [Number(version)] : []));
    expect(versions.slice(0, -1), kit.id).toEqual(former.sort((a, b) => a - b));
  }
});

test.each(frozen)(
  'version $version of $game was not edited and plays as it did',
  async ({ game, version }) => {
    expect(await frozenFaults(join(games, game, 'versions', version))).toEqual([]);
  },
);

test('a version that looks as now has the moves, events and views of now', async () => {
  for (const kit of KITS)
    for (const version of await versionsIn(kit)) {
      const found = await versionIn(kit, version);
      const { game } = await kit.players();
      if (found?.looksAsNow) expect(lookFaults(found.players.game, game), `${kit.id} ${version}`).toEqual([]);
    }
  const garden = await loadVersion('garden', 1);
  const gnostica = await loadVersion('gnostica', 1);
  if (garden === undefined || gnostica === undefined) throw new Error('a game is gone');
  expect(lookFaults(garden.players.game, gnostica.players.game)).toHaveLength(3);
});

test('Garden is frozen into one file of our own code, which replays its logs and betrays every change', async () => {
  const made = await freeze(join(games, 'garden'), scratch);
  const folder = join(scratch, String(made.rulesVersion));
  expect(await frozenFaults(folder)).toEqual([]);
  const { game, levels } = await loadFrozen(folder);
  expect(game).toMatchObject({ id: 'garden', rulesVersion: made.rulesVersion });
  expect(Object.keys(levels)).toEqual(['beginner', 'novice', 'club', 'strong', 'expert', 'perfect']);
  const code = readFileSync(join(folder, 'players.js'), 'utf8');
  expect(
    [...code.matchAll(/from "([^"]+)"/g)].map(([, from]) => from?.replace(/^(@[^/]+\/[^/]+).*/, '$1')),
  ).toEqual(expect.arrayContaining(Object.keys(made.imports)));
  expect(code).not.toMatch(/from "(?:@hortus|\.)/);
  // The same again changes nothing; other rules under the same number are refused.
  expect(await freeze(join(games, 'garden'), scratch)).toEqual(made);
  for (const file of ['players.js', 'logs.json']) {
    const copy = join(scratch, `edited ${file}`);
    cpSync(folder, copy, { recursive: true });
    appendFileSync(join(copy, file), ' ');
    expect(await frozenFaults(copy)).toEqual([`${file} was edited`]);
  }
  appendFileSync(join(folder, 'players.js'), ' ');
  await expect(freeze(join(games, 'garden'), scratch)).rejects.toThrow('raise rulesVersion');
});

test('a match begun under the source of the rules is finished under the frozen file, move for move', async () => {
  const out = join(scratch, 'played');
  const { rulesVersion } = await freeze(join(games, 'gnostica'), out);
  const frozen = await loadFrozen(join(out, String(rulesVersion)));
  const source = await loadVersion('gnostica', rulesVersion);
  if (source === undefined) throw new Error('Gnostica is gone');
  const [log] = JSON.parse(readFileSync(join(out, String(rulesVersion), 'logs.json'), 'utf8')) as MatchLog[];
  if (log === undefined) throw new Error('there is no log');
  const now = replay(source.players.game, log);
  const then = replay(defineGame(frozen.game), log);
  if (!now.ok || !then.ok) throw new Error('a log is not replayed');
  expect(then.value.hash).toBe(now.value.hash);
  for (const viewer of [0, 1, 'table', 'all'] as const)
    expect(then.value.seen(viewer)).toEqual(now.value.seen(viewer));
});
