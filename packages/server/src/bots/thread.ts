import { parentPort } from 'node:worker_threads';
import type { Done, Job } from './job.ts';
import { think } from './think.ts';

/** What the thread of bots does; it is ended from outside when it takes too long. */
export function thinkInThread(): void {
  parentPort?.on('message', (job: Job) => {
    const done = (answer: Omit<Done, 'n'>): void =>
      parentPort?.postMessage({ n: job.n, ...answer } satisfies Done);
    try {
      done({ move: think(job, () => performance.now()) });
    } catch (error) {
      done({ error: String(error) });
    }
  });
}
