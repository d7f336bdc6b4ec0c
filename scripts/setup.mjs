// @ts-check
// Makes a clone ready for use: the right Node, the pinned packages, the generated files. Quick when all is there.
// Only Node built-ins. Progress goes to stderr, since stdout belongs to the program that is being started.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { replaceFile } from './lib/files.mjs';
import { install, modulesDir } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { cacheDir, filesBelow, root, stateDir } from './lib/paths.mjs';
import { Trouble } from './lib/trouble.mjs';

const OLDEST_NODE = [20, 19];

/** @param {string} version as in process.versions.node */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

/** The clauses of docs/rules as data; the rulebook package imports the result. */
const generators = [
  {
    script: 'packages/rulebook/scripts/generate.mjs',
    from: ['packages/rulebook/scripts', 'docs/rules'],
    to: 'packages/rulebook/generated',
  },
];

/** Everything that setting up and building writes to in a clone, caches included. */
export const written = [stateDir(root), modulesDir(root), ...generators.map(({ to }) => join(root, to))];

/**
 * Names, sizes and times of all files that a generator reads: a change of any makes it run again.
 * @param {string[]} folders
 */
const stampOf = (folders) =>
  JSON.stringify(
    folders.flatMap((folder) =>
      filesBelow(join(root, folder)).map((path) => {
        const { size, mtimeMs } = statSync(join(root, folder, path));
        return [folder, path, size, mtimeMs];
      }),
    ),
  );

/** @param {import('./lib/install.mjs').Say} say */
async function generate(say) {
  for (const { script, from, to } of generators) {
    if (!existsSync(join(root, script))) continue;
    const marker = join(cacheDir('generated'), script.replaceAll('/', '+'));
    const isFresh = () =>
      existsSync(join(root, to)) && existsSync(marker) && readFileSync(marker, 'utf8') === stampOf(from);
    if (isFresh()) continue;
    await withLock(join(stateDir(root), 'generate.lock'), async () => {
      if (isFresh()) return;
      const stamp = stampOf(from);
      const { code } = await runNode([join(root, script)], { cwd: root, stdio: ['ignore', 2, 2] });
      if (code !== 0) throw new Trouble(`${script} failed.`);
      say(`Wrote ${to}.`);
      replaceFile(marker, stamp);
    });
  }
}

/** @type {import('./lib/install.mjs').Say} */
export const say = (line) => process.stderr.write(`hortus: ${line}\n`);

/** Makes the clone ready, or throws a Trouble. */
export async function setUp() {
  if (nodeIsTooOld(process.versions.node)) {
    throw new Trouble(
      `Hortus needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`,
    );
  }
  await install(root, 'Hortus', say);
  await generate(say);
}
