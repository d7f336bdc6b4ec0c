// @ts-check
// A lock between processes, kept as a folder that holds one file named after its owner.
//
// Taking it is one `rename` of a prepared folder, which the system refuses while the lock folder holds a file; taking
// it over from a dead owner is one `rename` of that owner's file, which only one of several can do. So there is no
// moment at which two own it, and none at which a crash leaves it owned by nobody yet closed.

import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** An owner signals every `BEAT` ms that it's alive; silent for `SILENCE` ms, it counts as dead, wherever it ran. */
const BEAT = 2_000;
const SILENCE = 60_000;
const POLL = 50;

const machine = hostname().replaceAll(/[^\w-]/g, '_');

/** `process.machine.token`; the machine counts because process numbers mean nothing elsewhere. */
const ownerName = () => `${process.pid}.${machine}.${randomBytes(4).toString('hex')}`;

/** @param {string} owner */
const processOf = (owner) => Number(owner.split('.')[0]);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * Runs `attempt`; false if the file system says that somebody else was there first.
 * @param {() => void} attempt
 */
function wins(attempt) {
  try {
    attempt();
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** @param {string} lock @returns {string | undefined} */
function ownerOf(lock) {
  try {
    return readdirSync(lock)[0];
  } catch {
    return undefined;
  }
}

/**
 * Processes that still work for a dead owner: its file lists them.
 * @param {string} lock
 * @param {string} owner
 */
function helpersOf(lock, owner) {
  try {
    return readFileSync(join(lock, owner), 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** @param {string} lock @param {string} owner */
function isStale(lock, owner) {
  try {
    if (Date.now() - statSync(join(lock, owner)).mtimeMs > SILENCE) return true;
  } catch {
    return false; // gone meanwhile: the next look will tell
  }
  const pids = [processOf(owner), ...helpersOf(lock, owner)];
  return owner.split('.')[1] === machine && !pids.some(isAlive);
}

/** @param {string} lock @param {string} me */
function tryToTake(lock, me) {
  const owner = ownerOf(lock);
  if (owner !== undefined) return isStale(lock, owner) && wins(() => takeOver(lock, owner, me));
  const prepared = `${lock}.${me}`;
  mkdirSync(prepared, { recursive: true });
  writeFileSync(join(prepared, me), '');
  const won = wins(() => renameSync(prepared, lock));
  if (!won) rmSync(prepared, { recursive: true, force: true });
  return won;
}

/** @param {string} lock @param {string} owner @param {string} me */
function takeOver(lock, owner, me) {
  utimesSync(join(lock, owner), new Date(), new Date()); // first, or the next in line would find us silent
  renameSync(join(lock, owner), join(lock, me));
  writeFileSync(join(lock, me), '');
}

/**
 * Runs `work` while holding the lock, waiting for another holder first.
 * @template T
 * @param {string} lock path of the lock's folder
 * @param {(hold: (pid: number) => void) => Promise<T>} work may name a process that keeps the lock closed if we die
 * @param {(pid: number) => void} onWait called once, with the process that is waited for
 * @returns {Promise<T>}
 */
export async function withLock(lock, work, onWait = () => {}) {
  const me = ownerName();
  mkdirSync(dirname(lock), { recursive: true });
  for (let said = false; !tryToTake(lock, me); ) {
    const owner = ownerOf(lock);
    if (!said && owner !== undefined) {
      said = true;
      onWait(processOf(owner));
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  const beat = setInterval(() => wins(() => utimesSync(join(lock, me), new Date(), new Date())), BEAT);
  beat.unref();
  try {
    return await work((pid) => writeFileSync(join(lock, me), String(pid)));
  } finally {
    clearInterval(beat);
    wins(() => unlinkSync(join(lock, me)));
    wins(() => rmdirSync(lock));
  }
}
