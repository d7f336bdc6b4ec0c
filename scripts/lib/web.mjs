// @ts-check
// The pages, built when a source changed. Each build has a folder of its own, named after what it was made from, and
// appears whole or not at all, so that a running server keeps the pages it started with.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './children.mjs';
import { makeFolder } from './files.mjs';
import { wantedState } from './install.mjs';
import { cacheDir, filesBelow, root } from './paths.mjs';
import { Trouble } from './trouble.mjs';

const KEEP = 24 * 3600 * 1000;

/** @param {string} path */
const goesIn = (path) => !/(?:^|\/)(?:dist|golden|tests|testing)\/|\.(?:test|soak)\.tsx?$|\.md$/.test(path);

/** What the pages are made from: everything that runs in a browser, and the rules. */
function sourcesState() {
  const files = ['packages', 'docs/rules'].flatMap((folder) =>
    filesBelow(join(root, folder), goesIn)
      .filter((path) => !/^(?:server|cli|testkit)\//.test(path))
      .map((path) => {
        const { size, mtimeMs } = statSync(join(root, folder, path));
        return `${folder}/${path} ${size} ${mtimeMs}`;
      }),
  );
  return createHash('sha256')
    .update([wantedState(root), ...files].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/**
 * The folder of the built pages, after building them if need be.
 * @param {import('./install.mjs').Say} say
 * @returns {Promise<string>}
 */
export async function builtWeb(say) {
  const all = cacheDir('web');
  const folder = join(all, sourcesState());
  if (!existsSync(folder)) say('Building the pages …');
  await makeFolder(folder, async (temporary) => {
    const command = [
      'node_modules/vite/bin/vite.js',
      'build',
      'packages/web',
      '--config',
      'packages/web/vite.config.ts',
    ];
    const options = ['--outDir', temporary, '--emptyOutDir', '--logLevel', 'warn'];
    const { code, output } = await runNode([...command, ...options], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' }, // tests get what a visitor gets
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (code !== 0) throw new Trouble(`The pages could not be built.\n${output.trimEnd()}`);
  });
  removeOld(all, folder);
  return folder;
}

/** @param {string} all @param {string} current */
function removeOld(all, current) {
  for (const name of readdirSync(all)) {
    const old = join(all, name);
    if (
      old === current ||
      Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < KEEP
    )
      continue;
    try {
      rmSync(old, { recursive: true, force: true });
    } catch {
      return; // the clone is read-only here; the next build removes them
    }
  }
}
