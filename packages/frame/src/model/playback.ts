/**
 * Shows what happens one step at a time, so that a person can follow a bot that answers immediately. A step that was
 * shown long enough gives way; impatient readers can skip; a held picture stays until somebody continues.
 */
import type { Seat } from '@hortus/kernel';
import type { SeenEntry, Sight } from '@hortus/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTable } from '../board/game-table.ts';
import { isStill } from '../page/theme.ts';
import { stepTime } from '../table/pace.ts';
import { type Frame, framesOf } from './frames.ts';

export interface Pace {
  now(): number;
  /** Calls back after this many milliseconds, unless cancelled. */
  later(ms: number, act: () => void): () => void;
  /** Nothing moves: reduced motion, or nobody is looking. */
  still(): boolean;
  /** Nobody is looking. */
  hidden(): boolean;
}

/** How many steps the end of a round stays: long enough to read both sides. */
const RESULT_STEPS = 4;

const browserPace: Pace = {
  now: () => performance.now(),
  later(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  still: () => document.hidden || isStill(),
  hidden: () => document.hidden,
};

const moverIn = ({ entries }: Frame): Seat | undefined => entries.at(-1)?.seat;

export class Playback {
  readonly shown: ReadonlySignal<Frame | undefined>;
  /** How many pictures are still to come. */
  readonly pending: ReadonlySignal<number>;
  readonly #shown = signal<Frame | undefined>(undefined);
  readonly #pending = signal(0);
  readonly #table: GameTable;
  readonly #pace: Pace;
  readonly #isOwn: (seat: Seat) => boolean;
  #queue: Frame[] = [];
  #newest: Sight | undefined;
  #since = 0;
  #rushes = false;
  /** The seat whose turn is shown to its end immediately. */
  #hurried: Seat | undefined;
  #cancel: (() => void) | undefined;

  /** `isOwn`: somebody at this screen plays that seat. */
  constructor(table: GameTable, pace: Pace = browserPace, isOwn: (seat: Seat) => boolean = () => false) {
    this.#table = table;
    this.#pace = pace;
    this.#isOwn = isOwn;
    this.shown = this.#shown;
    this.pending = this.#pending;
  }

  /** What the source has now. Without a sight (behind a curtain) nothing is kept. */
  feed(sight: Sight | undefined, entries: readonly SeenEntry[]): void {
    if (sight === undefined) return this.#restart(undefined);
    const before = this.#newest;
    if (before === sight) return;
    if (before === undefined || sight.seq !== before.seq + 1) {
      const [whole] = framesOf(this.#table, undefined, sight, entries);
      if (before !== undefined && sight.seq === before.seq) this.#replaceNewest(whole);
      else this.#restart(whole);
    } else this.#queue.push(...framesOf(this.#table, before, sight, entries));
    this.#newest = sight;
    this.#advance();
  }

  /**
   * Shows everything up to the newest picture, or to the next held one;
   * the rest of that turn follows immediately.
   */
  skip(): void {
    const held = this.#queue.findIndex(({ hold }) => hold);
    const upTo = held < 0 ? this.#queue.length : held + 1;
    const skipped = this.#queue.splice(0, upTo);
    const last = skipped.at(-1);
    if (last !== undefined) this.#show(last);
    this.#hurried = last === undefined ? undefined : moverIn(last);
    this.#advance();
  }

  /** From now on pictures don't stay for a while. */
  rush(): void {
    this.#rushes = true;
    this.#advance();
  }

  /** Continues from a held picture. */
  next(): void {
    const next = this.#queue.shift();
    if (next !== undefined) this.#show(next);
    this.#advance();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** The same moment for another viewer: after a hand-over, or when a clock was updated. */
  #replaceNewest(frame: Frame | undefined): void {
    if (frame === undefined) return;
    const waiting = this.#queue.at(-1);
    if (waiting !== undefined) this.#queue[this.#queue.length - 1] = { ...frame, last: waiting.last };
    else this.#shown.value = { ...frame, last: this.#shown.value?.last ?? frame.last };
  }

  #restart(frame: Frame | undefined): void {
    this.stop();
    this.#queue = [];
    this.#newest = frame?.sight;
    this.#since = 0;
    this.#pending.value = 0;
    this.#shown.value = frame;
  }

  #show(frame: Frame): void {
    this.#shown.value = frame;
    this.#since = this.#pace.now();
  }

  /** The player at this screen made this step, so they have already seen the picture before it. */
  #answers(frame: Frame): boolean {
    const mover = moverIn(frame);
    return mover !== undefined && this.#isOwn(mover) && frame.sight.seq !== this.#shown.value?.sight.seq;
  }

  #advance(): void {
    this.stop();
    while (this.#queue.length > 0 && this.#shown.value?.hold !== true) {
      const [first] = this.#queue as [Frame];
      // Another seat's turn is shown normally again; passes in between don't count.
      if (!first.brief && moverIn(first) !== this.#hurried) this.#hurried = undefined;
      const isResult = this.#shown.value?.result === true;
      const quick =
        this.#rushes ||
        (isResult ? this.#pace.hidden() : this.#pace.still()) ||
        first.brief === true ||
        this.#hurried !== undefined ||
        this.#answers(first);
      const time = (isResult ? RESULT_STEPS : 1) * stepTime();
      const rest = quick ? 0 : this.#since + time - this.#pace.now();
      if (rest > 0 && this.#shown.value !== undefined && this.#since > 0) {
        this.#cancel = this.#pace.later(rest, () => this.#advance());
        break;
      }
      const next = this.#queue.shift() as Frame;
      // What to look at stays the same: a pass changes neither the mark nor how long it stays.
      if (next.brief && this.#shown.value !== undefined)
        this.#shown.value = { ...next, last: this.#shown.value.last, ...(isResult ? { result: true } : {}) };
      else this.#show(next);
    }
    this.#pending.value = this.#queue.length;
  }
}
