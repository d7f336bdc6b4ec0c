// @ts-check
// `node scripts/run.mjs COMMAND …`: what the scripts of package.json call. Sets up first, so that every command works
// in a clone where nothing was installed. Up to there, only Node built-ins are imported.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './lib/children.mjs';
import { install, wantedState } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { explain, Trouble } from './lib/trouble.mjs';
import { say, setUp } from './setup.mjs';

/** @param {string[]} command a script that Node runs, and its arguments */
const node = async (...command) => (await runNode(command, { cwd: root, stdio: 'inherit' })).code;

/** @type {Record<string, (args: string[]) => number | undefined | Promise<number | undefined>>} */
const commands = {
  setup: () => 0,

  start: async () => {
    const { serve } = await import('./lib/serve.mjs');
    await serve(say);
    return undefined; // the server runs until it's told to stop
  },

  test: async (args) => (await import('./test.mjs')).test(args),

  check: async () => {
    const { conclude, runSteps, steps } = await import('./test.mjs');
    return conclude(await runSteps(steps));
  },

  soak: async (args) => {
    const { conclude, runVitest } = await import('./test.mjs');
    return conclude(await runVitest(args, { HORTUS_SOAK: '1' }));
  },

  format: (args) =>
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...(args.length ? args : ['.'])),

  clauses: (args) => node('packages/rulebook/scripts/clauses.mjs', ...args),

  rules: (args) => node('--import', 'tsx', 'scripts/rules.ts', ...args),

  screenshots: (args) => node('--import', 'tsx', 'scripts/screenshots.ts', ...args),

  lab: async (args) => {
    const { bundle } = await import('./lib/bundle.mjs');
    const { programs } = await import('./lib/programs.mjs');
    const folder = await bundle({ ...programs.lab, key: wantedState(root) });
    return node(join(folder, 'main.mjs'), ...args);
  },

  bench: async (args) => {
    const dir = join(root, 'bench');
    if (!existsSync(join(dir, 'package-lock.json'))) throw new Trouble('There is no bench here yet.');
    await install(dir, 'the bench', say);
    const { bundle } = await import('./lib/bundle.mjs');
    const { programs } = await import('./lib/programs.mjs');
    const folder = await bundle({ ...programs.bench, key: wantedState(root) + wantedState(dir) });
    process.argv.splice(2, Infinity, ...args);
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(join(folder, 'main.mjs')).href);
    return undefined;
  },
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Trouble(`Say one of: ${Object.keys(commands).join(', ')}.`);
  try {
    await setUp();
  } catch (error) {
    if (name === 'test') console.log('0 passed, 1 failed');
    throw error;
  }
  const code = await command(args);
  if (code !== undefined) process.exitCode = code;
}

main().catch((error) => {
  say(explain(error));
  process.exitCode = 1;
});
