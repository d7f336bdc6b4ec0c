/** A small file system in memory that a test can fill; only root may mount one. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../postgres/trouble.ts';

const MEGABYTES = 512;

export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where this process may not mount anything. */
  static mount(folder: string): SmallDisk | undefined {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'hortus-test', folder]);
    return status === 0 ? new SmallDisk(folder) : undefined;
  }

  get #filler(): string {
    return join(this.#folder, 'filler');
  }

  /** Until not one more byte fits. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (let size = 1 << 20; size > 0; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if (codeOf(error) !== 'ENOSPC') throw error;
          size >>= 1;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['--lazy', this.#folder]);
  }
}
