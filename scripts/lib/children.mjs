// @ts-check
// Child processes that do not outlive us: a signal to end goes to them first, and we end when they have.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {NodeJS.Signals[]} */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal may come more than once: to us alone, and to our whole group */
function passOn(signal) {
  for (const child of running) {
    child.once('close', () => running.size === 0 && process.exit(128 + constants.signals[signal]));
    child.kill(signal);
  }
}

/**
 * Like `spawn`. We listen for signals only while there is a child to pass them on to.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ChildProcess}
 */
export function start(command, args, options) {
  const child = spawn(command, args, options);
  if (running.size === 0) for (const signal of ENDINGS) process.on(signal, passOn);
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of ENDINGS) process.off(signal, passOn);
  };
  child.prependOnceListener('close', forget);
  child.prependOnceListener('error', () => child.pid === undefined && forget());
  return child;
}

/**
 * Runs Node on a script and waits for it.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>} with its output, unless that was inherited
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(pid: number) => void} onStart
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options, onStart = () => {}) {
  const child = start(command, args, options);
  if (child.pid !== undefined) onStart(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
