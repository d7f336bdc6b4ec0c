// @ts-check
// `npm test`: types, lint and format, levels, unused code and all tests. Every step runs, whatever the others say; the
// last line is `N passed, N failed`, counting each test and each other step.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { cacheDir, readJson, root, workspaces } from './lib/paths.mjs';
import { sum, tallyOfTests } from './lib/tally.mjs';

/** @typedef {{ name: string, command: string[] }} Step */

/** What runs in a browser has types of its own, and so have the tests that look into one. @type {Step[]} */
const typeSteps = workspaces()
  .flatMap((folder) => [folder, `${folder}/tests`])
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .map((folder) => ({ name: `types of ${folder}`, command: ['node_modules/tsgo/bin/tsc', '-p', folder] }));

/** Each is a script that Node runs, from the root. @type {Step[]} */
export const steps = [
  { name: 'types', command: ['node_modules/tsgo/bin/tsc', '-p', '.'] },
  ...typeSteps,
  {
    name: 'lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'levels', command: ['scripts/levels.mjs'] },
  {
    name: 'unused code',
    command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  },
];

/**
 * Runs a step and prints its name, its time and, if it failed, what it said.
 * @param {Step} step
 * @returns {Promise<import('./lib/tally.mjs').Tally>}
 */
async function runStep({ name, command }) {
  const start = Date.now();
  const { code, output } = await runNode(command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${seconds} s`);
  if (code === 0) return { passed: 1, failed: 0, notes: [] };
  console.log(`${output.trimEnd()}\n`);
  return { passed: 0, failed: 1, notes: [`${name} failed`] };
}

/** @param {Step[]} queue as many at once as there are cores */
export async function runSteps(queue) {
  /** @type {import('./lib/tally.mjs').Tally[]} */
  const tallies = [];
  const waiting = [...queue];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return sum(tallies);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runVitest(args, env = {}) {
  const report = join(cacheDir('test'), `report.${process.pid}.json`);
  mkdirSync(dirname(report), { recursive: true });
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const { code } = await runNode([...command, `--outputFile.json=${report}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const tally = tallyOfTests(readReport(report), code);
  rmSync(report, { force: true });
  return tally;
}

/** @param {string} file */
function readReport(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/** Prints the verdict and returns the exit code. @param {import('./lib/tally.mjs').Tally} tally */
export function conclude({ passed, failed, notes }) {
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {string[]} args go to vitest, so that `npm test -- garden` runs only the files with "garden" in their path */
export async function test(args) {
  return conclude(sum([await runSteps(steps), await runVitest(args)]));
}
