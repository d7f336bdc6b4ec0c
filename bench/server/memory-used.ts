/** Memory of this process after garbage collection; needs `--expose-gc`. */
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes of objects, and of buffers outside the heap. */
export async function usedMemory(): Promise<number> {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('nobody can collect here');
  // Some things are let go only after others have been collected.
  for (let i = 0; i < 5; i++) {
    gc();
    await delay(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
