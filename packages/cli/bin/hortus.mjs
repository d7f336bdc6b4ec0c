#!/usr/bin/env node
// @ts-check
// The command `hortus` of a clone: sets up what is missing, bundles packages/cli if it changed, and runs it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/lib/bundle.mjs';
import { wantedState } from '../../../scripts/lib/install.mjs';
import { root, stateDir } from '../../../scripts/lib/paths.mjs';
import { programs } from '../../../scripts/lib/programs.mjs';
import { explain, Trouble } from '../../../scripts/lib/trouble.mjs';
import { say, setUp } from '../../../scripts/setup.mjs';

const SOURCE = 'packages/cli/src';

async function prepare() {
  await setUp();
  if (!existsSync(join(root, SOURCE, 'main.ts'))) throw new Trouble(`${SOURCE}/main.ts is missing.`);
  return bundle({ ...programs.cli, key: wantedState(root) });
}

/** `hortus serve` is a program of its own: the command line need not carry a web server. */
async function serve() {
  await setUp();
  const { serve } = await import('../../../scripts/lib/serve.mjs');
  await serve(say);
}

/** Commands for people who run a server; they're programs of the server's package. */
const OPERATOR = new Set([
  ...['backup', 'restore', 'keys', 'upgrade-database'],
  ...['reports', 'settle', 'trail', 'people', 'mute', 'unmute', 'ban', 'unban', 'remove-text'],
]);

async function operator() {
  await setUp();
  const folder = await bundle({ ...programs.operator, key: wantedState(root) });
  process.env.HORTUS_DATA ||= join(stateDir(root), 'data');
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(folder, 'main.mjs')).href);
}

async function commandLine() {
  const folder = await prepare();
  process.setSourceMapsEnabled(true);
  const { run } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
  // A reader that closes the pipe, as `head` does, has read enough.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(process.argv.slice(2));
}

/** Help is always printed by the command line, for its own commands and these. */
function chosen() {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'serve' && args.length === 0) return serve();
  if (
    (OPERATOR.has(name) || (name === 'rules' && args[0] === 'versions')) &&
    !args.some((arg) => arg === '--help' || arg === '-h')
  )
    return operator();
  return commandLine();
}

await chosen().catch((error) => {
  say(explain(error));
  process.exit(1);
});
