/** What a command is started with: streams and an environment, the process's own unless a test brings others. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Screen } from '@hortus/kit/paint';

export interface Shell {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & Screen;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fills the buffer with what comes next on standard input, and returns how much that was; 0 at the end. */
  readonly readSome: (buffer: Uint8Array) => number;
}

const PAUSE_MS = 5;

const OWN: Shell = {
  /** Not before it is wanted: looking at a pipe begins to read it. */
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  /** Waits if the pipe has nothing yet, since it may be non-blocking. */
  readSome(buffer) {
    for (;;)
      try {
        return readSync(0, buffer);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EOF') return 0;
        if (code !== 'EAGAIN') throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
  },
};

const given = new AsyncLocalStorage<Shell>();

/** The shell of the running command. */
export const shell = (): Shell => given.getStore() ?? OWN;
/** Runs a command in another shell. */
export const inShell = <T>(other: Shell, command: () => T): T => given.run(other, command);

export const out = (text: string): void => void shell().stdout.write(text);
