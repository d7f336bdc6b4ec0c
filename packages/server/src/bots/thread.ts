import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@hortus/host';
import { isReadJob, type ReadJob } from '../contents/job.ts';
import { read } from '../contents/read.ts';
import type { Done, Numbered } from '../threads/threads.ts';
import { think } from './think.ts';

/** What a thread does; it is terminated from outside if it takes too long. */
export function workInThread(): void {
  parentPort?.on('message', async (job: Numbered<BotJob> | Numbered<ReadJob>) => {
    const done = (answer: Omit<Done<unknown>, 'n'>): void => parentPort?.postMessage({ n: job.n, ...answer });
    try {
      done({ answer: await (isReadJob(job) ? read(job) : think(job, () => performance.now())) });
    } catch (error) {
      done({ error: String(error) });
    }
  });
}
