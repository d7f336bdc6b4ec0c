/** Processes that keep every core busy, as on a loaded server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** A process left behind ends by itself: when its parent is gone, or after this many minutes. */
const MOST_MINUTES = 30;
const SPIN = `
  const end = Date.now() + ${MOST_MINUTES} * 60_000;
  process.once('disconnect', () => process.exit());
  const spin = () => {
    const pause = Date.now() + 20;
    while (Date.now() < pause);
    if (Date.now() < end) setImmediate(spin);
    else process.exit();
  };
  spin();`;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Runs the work while a busy process occupies each core; all have exited when it returns. */
export async function whileBusy<T>(work: (busy: readonly number[]) => Promise<T> | T): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    return await work(busy.flatMap(({ pid }) => pid ?? []));
  } finally {
    // A process that has already exited won't emit 'exit' again.
    const ended = busy.filter(isRunning).map((child) => once(child, 'exit'));
    for (const child of busy) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}
