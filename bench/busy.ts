/** Processes that do nothing but work, so that the machine is as busy as a server's may be. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Ends by itself if nobody ends it: when its parent is gone, or after this long. */
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

/** Does the work while each of the machine's cores has another process that never rests; all have ended afterwards. */
export async function whileBusy<T>(work: (busy: readonly number[]) => Promise<T> | T): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    return await work(busy.flatMap(({ pid }) => pid ?? []));
  } finally {
    // One that has ended by itself won't say so again.
    const ended = busy.filter(isRunning).map((child) => once(child, 'exit'));
    for (const child of busy) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}
