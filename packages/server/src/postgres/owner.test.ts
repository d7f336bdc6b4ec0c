import { spawnSync } from 'node:child_process';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { becomeOwner } from './owner.ts';

/** A database whose lock belongs to a process for some milliseconds, and a clock that runs as fast as it is asked. */
function lockedBy(pid: number, milliseconds: number) {
  let now = 0;
  const client = {
    query: async (text: string) => ({
      rows: text.includes('pg_try') ? [{ got: now >= milliseconds }] : [{ name: `Hortus, process ${pid}` }],
    }),
  } as unknown as Pick<pg.Client, 'query'>;
  const time = {
    now: () => now,
    async delay(ms: number) {
      now += ms;
    },
  };
  return { becomes: () => becomeOwner(client, '/data', time), waited: () => now };
}

test('a killed owner whose connection ends late is waited for, however busy the machine', async () => {
  const dead = lockedBy(spawnSync(process.execPath, ['-e', '']).pid, 30_000);
  await dead.becomes();
  expect(dead.waited()).toBe(30_000);
});

test('a living owner is soon named', async () => {
  const alive = lockedBy(process.ppid, 30_000);
  await expect(alive.becomes()).rejects.toThrow(
    `/data is in use by another Hortus (process ${process.ppid}). Stop that one, or set HORTUS_DATA`,
  );
  expect(alive.waited()).toBeLessThan(1100);
});

test('the successor of an owner that is just ending takes over', async () => {
  const ending = lockedBy(process.ppid, 500);
  await ending.becomes();
  expect(ending.waited()).toBe(500);
});
