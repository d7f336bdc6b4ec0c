import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../measure.ts';

const BLOCK = Buffer.alloc(8192, 1);

/** How long the disk under the bench's databases takes to have 8 KB for good, in milliseconds: p50 and p99. */
export function fsyncTimes(count = 200): { readonly p50: number; readonly p99: number } {
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
