/** For tests: the command itself, in a process of its own, on pipes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';

export const BIN = join(import.meta.dirname, '../bin/hortus.mjs');

export interface Ended {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

export const start = (
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  /** Without a terminal, even if the tests are run from one. */
  detached = false,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [BIN, ...args], {
    cwd,
    detached,
    // The tests may run on a machine set to another language.
    env: { ...process.env, HORTUS_DATA: '', NO_COLOR: '', LC_ALL: '', LC_MESSAGES: 'C', ...env },
  });

/** Its output and exit status once it has ended. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...said })));
}
