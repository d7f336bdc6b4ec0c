import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { whileBusy } from './busy.ts';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('one busy process per core runs during the work, and none after it', async () => {
  let busy: readonly number[] = [];
  const found = await whileBusy((pids) => {
    busy = pids;
    expect(pids).toHaveLength(availableParallelism());
    expect(pids.filter(isRunning)).toEqual(pids);
    return 'found';
  });
  expect(found).toBe('found');
  expect(busy.filter(isRunning)).toEqual([]);
});

test('no process keeps running when the work fails', async () => {
  let busy: readonly number[] = [];
  const failing = whileBusy((pids) => {
    busy = pids;
    throw new Error('no bot');
  });
  await expect(failing).rejects.toThrow('no bot');
  expect(busy).toHaveLength(availableParallelism());
  expect(busy.filter(isRunning)).toEqual([]);
});
