/**
 * Reads what people bring in a thread, since a hostile pack takes half a second and everybody else would have to
 * wait.
 */
import type { ThinkingMeans } from '../bots/pool.ts';
import { BESIDE } from '../threads/file.ts';
import { Threads } from '../threads/threads.ts';
import type { Read, Readers, ReadJob } from './job.ts';

export class ReadingThreads implements Readers {
  readonly #threads: Threads<ReadJob, Read[keyof Read]>;

  constructor({ clock, settings, log }: ThinkingMeans, file = BESIDE) {
    this.#threads = new Threads({
      clock,
      log,
      file,
      who: 'a reader',
      most: 1,
      limit: settings.readLimit,
      about: ({ read, game }) => ({ read, game }),
    });
  }

  read<K extends keyof Read>(job: Extract<ReadJob, { read: K }>): Promise<Read[K] | undefined> {
    return this.#threads.ask(job) as Promise<Read[K] | undefined>;
  }

  get waiting(): number {
    return this.#threads.waiting;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
