/**
 * `npm run rules -- freeze GAME`: freezes the present rules of a game before they change (docs/changing-a-rule.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freeze } from './lib/freeze.ts';
import { root } from './lib/paths.mjs';

const [what, game = ''] = process.argv.slice(2);
const folder = join(root, 'packages', 'games', game);

/** Uncommitted changes: a frozen file has to be made from what everybody has. */
const changed = (): string =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=no', '--', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function usage(): string | undefined {
  if (what !== 'freeze') return 'Usage: npm run rules -- freeze GAME';
  if (game === '' || !existsSync(join(folder, 'kit.ts'))) return `There is no game ${JSON.stringify(game)}.`;
  return changed() === ''
    ? undefined
    : 'Commit or stash your changes first: rules are frozen as they were before.';
}

const wrong = usage();
if (wrong === undefined) {
  const { rulesVersion } = await freeze(folder);
  console.log(`packages/games/${game}/versions/${rulesVersion} is frozen. Add to its kit.ts:

  former: { ${rulesVersion}: { players: () => import('./versions/${rulesVersion}/players.js'), looksAsNow: true } },

Then raise rulesVersion in src/index.ts and change the rule.`);
} else {
  console.error(`hortus: ${wrong}`);
  process.exitCode = 2;
}
