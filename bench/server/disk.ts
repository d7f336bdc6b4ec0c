import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../measure.ts';

const BLOCK = Buffer.alloc(8192, 1);

interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** How long the disk under the bench's databases takes to write 8 KB durably, in milliseconds: p50 and p99. */
export function fsyncTimes(count = 200): Times {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-bench-'));
  const file = openSync(join(folder, 'file'), 'w');
  const times = Array.from({ length: count }, () => {
    const start = performance.now();
    writeSync(file, BLOCK);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return { p50: quantile(times), p99: quantile(times, 0.99) };
}

/** The same while something else is measured: asked every 50 ms for as long as given. */
export async function fsyncsDuring(milliseconds: number): Promise<Times> {
  const folder = await mkdtemp(join(tmpdir(), 'hortus-bench-'));
  const file = await open(join(folder, 'file'), 'w');
  const times: number[] = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    await delay(50);
    const start = performance.now();
    await file.write(BLOCK, 0, BLOCK.length, 0);
    await file.datasync();
    times.push(performance.now() - start);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return { p50: quantile(times), p99: quantile(times, 0.99) };
}
