// @ts-check
// `npm test`: types, lint and format, levels, unused code and all tests. Every step runs, whatever the others say. The
// last lines name every failure again; the very last is `N passed, N failed`, counting each test and each other step.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { cacheDir, readJson, root, workspaces } from './lib/paths.mjs';
import { firstLine, sum, tallyOfTests } from './lib/tally.mjs';

/** @typedef {{ name: string, command: string[] }} Step */

const REPORTER = join(root, 'scripts/lib/reporter.mjs');

/** Code for browsers has types of its own, and so have the tests that look into a browser. @type {Step[]} */
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
  if (code === 0) return { passed: 1, failures: [], notes: [] };
  console.log(`${output.trimEnd()}\n`);
  return { passed: 0, failures: [{ where: name, why: firstLine(output) || `code ${code}` }], notes: [] };
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
 * @param {'inherit' | 'ignore'} output
 */
export async function runVitest(args, env = {}, output = 'inherit') {
  const report = join(cacheDir('test'), `report.${process.pid}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true }); // left by an earlier process with our id
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', `--reporter=${REPORTER}`];
  const { code } = await runNode([...command, ...args], {
    cwd: root,
    env: { ...process.env, HORTUS_TEST_REPORT: report, ...env },
    stdio: ['ignore', output, output],
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

/** Prints every failure and the verdict, and returns the exit code. @param {import('./lib/tally.mjs').Tally} tally */
export function conclude({ passed, failures, notes }) {
  for (const note of notes) console.log(note);
  for (const { where, why } of failures) console.log(`FAILED ${where}\n       ${why}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** @param {string[]} args go to vitest, so that `npm test -- garden` runs only the files with "garden" in their path */
export async function test(args) {
  return conclude(sum([await runSteps(steps), await runVitest(args)]));
}
