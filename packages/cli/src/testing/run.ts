/** For tests: the command itself, from the real bundle; in this process, or in one of its own on pipes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../../scripts/lib/bundle.mjs';
import { wantedState } from '../../../../scripts/lib/install.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { programs } from '../../../../scripts/lib/programs.mjs';
import type { run } from '../main.ts';

export const BIN = join(import.meta.dirname, '../../bin/hortus.mjs');

export interface Ended {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

// The tests may run on a machine set to another language.
const plain = { HORTUS_DATA: '', NO_COLOR: '', LC_ALL: '', LC_MESSAGES: 'C' } as const;

export const start = (
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  /** Without a terminal, even if the tests are run from one. */
  detached = false,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [BIN, ...args], { cwd, detached, env: { ...process.env, ...plain, ...env } });

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

/** A whole run in a process of its own. */
export function runAlone(
  args: readonly string[],
  input: string | Uint8Array = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const child = start(process.cwd(), args, env);
  const end = ended(child);
  child.stdin.end(input);
  return end;
}

let loaded: Promise<{ readonly run: typeof run }> | undefined;
async function load(): Promise<{ readonly run: typeof run }> {
  const folder = await bundle({ ...programs.cli, key: wantedState(root) });
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'main.mjs')).href);
}

/**
 * The same in this process: a start takes half a second, and what most tests judge doesn't depend on it. Paths are those
 * of the process's working directory.
 */
export async function runHere(
  args: readonly string[],
  input: string | Uint8Array = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  loaded ??= load();
  const command = await loaded;
  const said = { stdout: '', stderr: '' };
  const into = (name: keyof typeof said): Writable =>
    new Writable({
      decodeStrings: false,
      write(text: string | Buffer, _, done) {
        said[name] += text;
        done();
      },
    });
  const bytes = Buffer.from(input);
  let at = 0;
  const status = await command.run(args, {
    stdin: Readable.from([bytes]),
    stdout: into('stdout'),
    stderr: into('stderr'),
    env: { ...process.env, ...plain, ...env },
    readSome(buffer) {
      const some = bytes.subarray(at, at + buffer.length);
      buffer.set(some);
      at += some.length;
      return some.length;
    },
  });
  return { status, ...said };
}
