import type { Readers } from '../contents/job.ts';
import { read } from '../contents/read.ts';

/** Reads at once, where a test has no threads. */
export const readHere: Readers = {
  read: async (job) => (await read(job)) as never,
  close: async () => {},
};
