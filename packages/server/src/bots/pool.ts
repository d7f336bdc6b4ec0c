import { Worker } from 'node:worker_threads';
import type { BotJob, Bots, Thought } from '@hortus/host';
import type { Shared } from '../shared.ts';
import type { Done, Job } from './job.ts';

export type ThinkingMeans = Pick<Shared, 'clock' | 'settings' | 'log'>;

/** Where bots think. */
export interface Thinkers extends Bots {
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  busy: Asked | undefined;
}

interface Asked {
  readonly job: Job;
  readonly answer: (move: Thought) => void;
}

/** Milliseconds in which a bot thinks of something sensible, if of nothing deep. */
export const LEAST_THINKING = 20;

/** In a bundle the thread's file lies beside ours. */
const BESIDE = new URL('./bot.worker.mjs', import.meta.url);

/** Threads started when first needed. One that misses its hard deadline is ended and replaced. */
export class BotThreads implements Thinkers {
  readonly #means: ThinkingMeans;
  readonly #file: URL;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Asked[] = [];
  #n = 0;
  #closed = false;

  constructor(means: ThinkingMeans, file = BESIDE) {
    this.#means = means;
    this.#file = file;
  }

  think(job: BotJob): Promise<Thought> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((answer) => {
      const asked: Asked = { job: { ...job, n: ++this.#n }, answer };
      this.#waiting.push(asked);
      this.#next();
      if (this.#waiting.includes(asked)) this.#waitNoLonger(asked);
    });
  }

  /** Else, where more is asked for than can be thought about, everybody's bot would be late, and later and later. */
  #waitNoLonger(asked: Asked): void {
    this.#means.clock.after(this.#means.settings.botLimit, () => {
      const at = this.#waiting.indexOf(asked);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      asked.answer(undefined);
    });
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
    thread.busy = asked;
    thread.worker.postMessage({ ...asked.job, ms: this.#share(asked.job.ms) });
    this.#means.clock.after(this.#means.settings.botLimit, () => {
      if (thread.busy !== asked) return;
      this.#means.log.warn({ game: asked.job.game, level: asked.job.level }, 'a bot did not answer in time');
      void this.#end(thread);
      this.#next();
    });
    this.#next();
  }

  /** The more wait, the shorter each thinks. */
  #share(ms: number): number {
    const rounds = 1 + this.#waiting.length / this.#means.settings.botThreads;
    return Math.min(ms, Math.max(LEAST_THINKING, ms / rounds));
  }

  #freeThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.busy === undefined) return thread;
    return this.#threads.size < this.#means.settings.botThreads ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#file);
    const thread: Thread = { worker, busy: undefined };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ n, move, error }: Done) => {
      if (thread.busy?.job.n !== n) return;
      if (error !== undefined) this.#means.log.error({ error }, 'a bot failed');
      this.#free(thread, move);
      this.#next();
    });
    worker.on('error', (error) => this.#means.log.error({ err: error }, 'the thread of a bot failed'));
    worker.on('exit', () => {
      this.#threads.delete(thread);
      this.#free(thread, undefined);
      this.#next();
    });
    return thread;
  }

  #free(thread: Thread, move: Thought): void {
    const asked = thread.busy;
    thread.busy = undefined;
    asked?.answer(move);
  }

  async #end(thread: Thread): Promise<void> {
    this.#threads.delete(thread);
    this.#free(thread, undefined);
    await thread.worker.terminate();
  }
}
