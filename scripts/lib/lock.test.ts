import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lock = () => join(dir, 'x.lock');
const machine = hostname().replaceAll(/[^\w-]/g, '_');

/** Leaves the lock as a process would that died while holding it. */
function leaveBehind(pid: number, host = machine): string {
  const owner = `${pid}.${host}.0badcafe`;
  mkdirSync(lock());
  writeFileSync(join(lock(), owner), '');
  return join(lock(), owner);
}

const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

/** Runs `count` holders at once and returns the most that ever worked at the same time. */
async function crowd(count: number): Promise<number> {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
    working -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => withLock(lock(), work)));
  return most;
}

test('only one holds it at a time, and nothing is left afterwards', async () => {
  expect(await crowd(5)).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test('the lock of a dead process is taken over, by one of many', async () => {
  leaveBehind(deadProcess());
  expect(await crowd(5)).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test('a dead owner whose helper still works is waited for', async () => {
  const owner = leaveBehind(deadProcess());
  writeFileSync(owner, String(process.pid));
  let waited = false;
  await withLock(
    lock(),
    async (hold) => hold(process.pid),
    () => {
      waited = true;
      writeFileSync(owner, String(deadProcess()));
    },
  );
  expect(waited).toBe(true);
  expect(readdirSync(dir)).toEqual([]);
});

test('an empty lock folder holds nobody up', async () => {
  mkdirSync(lock());
  expect(await withLock(lock(), async () => 'done')).toBe('done');
});

test('the lock of a living process is waited for, and the waiting is told once', async () => {
  const owner = leaveBehind(process.pid);
  const told: number[] = [];
  const release = (pid: number) => {
    told.push(pid);
    rmSync(owner);
  };
  await withLock(lock(), async () => {}, release);
  expect(told).toEqual([process.pid]);
});

test('a process of another machine counts as dead only when it has been silent', async () => {
  const owner = leaveBehind(deadProcess(), 'elsewhere');
  let waited = false;
  await withLock(
    lock(),
    async () => {},
    () => {
      waited = true;
      utimesSync(owner, new Date(0), new Date(0));
    },
  );
  expect(waited).toBe(true);
});

test('it is released when the work throws', async () => {
  const broken = withLock(lock(), async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(existsSync(lock())).toBe(false);
});
