import { type BotJob, type Bots, quickJob, type Thought } from '@hortus/host';
import type { Shared } from '../shared.ts';
import { BESIDE } from '../threads/file.ts';
import { Threads } from '../threads/threads.ts';
import { think } from './think.ts';

export interface ThinkingMeans extends Pick<Shared, 'clock' | 'settings' | 'log'> {
  /** Hears how long each turn of a bot waited for a thread, and of turns that got no answer in time. */
  readonly thinking?: ThinkingFigures;
}

export interface ThinkingFigures {
  waited(milliseconds: number): void;
  missed(): void;
}

/** Where bots think. */
export interface Thinkers extends Bots {
  /** How many turns wait for a thread. */
  readonly waiting?: number;
  close(): Promise<void>;
}

/** Milliseconds in which a bot finds something sensible, if nothing deep. */
export const LEAST_THINKING = 20;

export class BotThreads implements Thinkers {
  readonly #threads: Threads<BotJob, NonNullable<Thought>>;
  readonly #clock: ThinkingMeans['clock'];

  constructor({ clock, settings, log, thinking }: ThinkingMeans, file = BESIDE) {
    const { botThreads, botLimit } = settings;
    this.#clock = clock;
    this.#threads = new Threads({
      clock,
      log,
      file,
      who: 'a bot',
      most: botThreads,
      limit: botLimit,
      waited: (milliseconds) => thinking?.waited(milliseconds),
      missed: () => thinking?.missed(),
      about: ({ game, level }) => ({ game, level }),
      /** The more jobs are waiting, the less time each gets. */
      shorten: (job, waiting) => ({
        ...job,
        ms: Math.min(job.ms, Math.max(LEAST_THINKING, job.ms / (1 + waiting / botThreads))),
      }),
    });
  }

  think(job: BotJob): Promise<Thought> {
    return this.#threads.ask(job);
  }

  get waiting(): number {
    return this.#threads.waiting;
  }

  /** In this thread, since the others didn't answer in time. */
  quick(job: BotJob): Promise<Thought> {
    return think(quickJob(job), () => this.#clock.now());
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
