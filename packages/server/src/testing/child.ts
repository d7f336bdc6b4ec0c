/** Our own programs run as separate processes, so that a test may kill them. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Child {
  readonly process: ChildProcess;
  /** Every whole line it has written, including those from just before it was killed. */
  readonly lines: readonly string[];
  /** What it wrote to standard error. */
  errors(): string;
  /** All its output has been read. */
  readonly ended: Promise<void>;
}

/** @param env what differs from the environment of the tests */
export function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  let rest = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(part);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return { process: child, lines, errors: () => errors, ended };
}
