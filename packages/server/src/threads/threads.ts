/** Threads for work that would keep everybody waiting: bots thinking, content being read. */
import { Worker } from 'node:worker_threads';
import type { Clock } from '@hortus/host';
import type { Log } from '../shared.ts';

/** A request to a thread, with a number for its reply. */
export type Numbered<Job> = Job & { readonly n: number };

/** Its reply; omitted if there was no result. */
export interface Done<Answer> {
  readonly n: number;
  readonly answer?: Answer;
  readonly error?: string;
}

export interface ThreadMeans<Job> {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly file: URL;
  /** What the log calls them. */
  readonly who: string;
  readonly most: number;
  /** Milliseconds after which a job is abandoned, waiting or running. */
  readonly limit: number;
  /** How the log describes a job. */
  about(job: Job): object;
  /** The job, shortened when this many others are waiting. */
  shorten?(job: Job, waiting: number): Job;
  /** How long a job waited for a thread. */
  waited?(milliseconds: number): void;
  /** A job got no answer in time. */
  missed?(): void;
}

interface Thread<Job, Answer> {
  readonly worker: Worker;
  busy: PendingJob<Job, Answer> | undefined;
}

interface PendingJob<Job, Answer> {
  readonly job: Numbered<Job>;
  readonly since: number;
  readonly answer: (answer: Answer | undefined) => void;
}

/** Threads, started when first needed. One that misses its hard deadline is terminated and replaced. */
export class Threads<Job extends object, Answer> {
  readonly #means: ThreadMeans<Job>;
  readonly #threads = new Set<Thread<Job, Answer>>();
  readonly #waiting: PendingJob<Job, Answer>[] = [];
  #n = 0;
  #closed = false;

  constructor(means: ThreadMeans<Job>) {
    this.#means = means;
  }

  /** Undefined if there was no answer in time. */
  ask(job: Job): Promise<Answer | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((answer) => {
      const asked: PendingJob<Job, Answer> = {
        job: { ...job, n: ++this.#n },
        since: this.#means.clock.now(),
        answer,
      };
      this.#waiting.push(asked);
      this.#next();
      if (this.#waiting.includes(asked)) this.#waitNoLonger(asked);
    });
  }

  /** Otherwise, with more requests than can be handled, everybody would be answered late, and later and later. */
  #waitNoLonger(asked: PendingJob<Job, Answer>): void {
    this.#means.clock.after(this.#means.limit, () => {
      const at = this.#waiting.indexOf(asked);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      this.#means.waited?.(this.#means.clock.now() - asked.since);
      this.#means.missed?.();
      asked.answer(undefined);
    });
  }

  /** How many jobs wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { answer } of this.#waiting.splice(0)) answer(undefined);
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const thread = this.#freeThread();
    const asked = thread && this.#waiting.shift();
    if (thread === undefined || asked === undefined) return;
    const { clock, limit, log, who, about, shorten } = this.#means;
    thread.busy = asked;
    this.#means.waited?.(clock.now() - asked.since);
    thread.worker.postMessage({
      ...(shorten?.(asked.job, this.#waiting.length) ?? asked.job),
      n: asked.job.n,
    });
    clock.after(limit, () => {
      if (thread.busy !== asked) return;
      log.warn(about(asked.job), `${who} did not answer in time`);
      this.#means.missed?.();
      void this.#end(thread);
      this.#next();
    });
    this.#next();
  }

  #freeThread(): Thread<Job, Answer> | undefined {
    for (const thread of this.#threads) if (thread.busy === undefined) return thread;
    return this.#threads.size < this.#means.most ? this.#start() : undefined;
  }

  #start(): Thread<Job, Answer> {
    const { log, who } = this.#means;
    const worker = new Worker(this.#means.file);
    const thread: Thread<Job, Answer> = { worker, busy: undefined };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ n, answer, error }: Done<Answer>) => {
      if (thread.busy?.job.n !== n) return;
      if (error !== undefined) log.error({ error }, `${who} failed`);
      this.#free(thread, answer);
      this.#next();
    });
    worker.on('error', (error) => log.error({ err: error }, `the thread of ${who} failed`));
    worker.on('exit', () => {
      this.#threads.delete(thread);
      this.#free(thread, undefined);
      this.#next();
    });
    return thread;
  }

  #free(thread: Thread<Job, Answer>, answer: Answer | undefined): void {
    const asked = thread.busy;
    thread.busy = undefined;
    asked?.answer(answer);
  }

  async #end(thread: Thread<Job, Answer>): Promise<void> {
    this.#threads.delete(thread);
    this.#free(thread, undefined);
    await thread.worker.terminate();
  }
}
