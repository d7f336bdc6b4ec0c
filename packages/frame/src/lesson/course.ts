/** Somebody's progress in a lesson, stored in this browser so that it can be resumed. */
import type { Move, Refusal } from '@hortus/kernel';
import { computed, signal } from '@preact/signals';
import {
  answered,
  asidesAt,
  attempt,
  type Lesson,
  legalAt,
  replied,
  type Stand,
  type Step,
  standAt,
} from './lesson.ts';

export type Mood =
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'missed' }
  | { readonly is: 'done'; readonly refusal?: Refusal };

export interface CourseMeans {
  readonly from: number;
  keep(step: number): void;
  /** The other side takes its time; without motion it takes none. */
  later(act: () => void): () => void;
}

export class Course {
  readonly lesson: Lesson;
  readonly at = signal(0);
  readonly mood = signal<Mood>({ is: 'asking' });
  readonly stand = signal<Stand>({
    state: { ints: new Int32Array(), rules: undefined },
    last: [],
    used: 0,
  });
  /** The furthest step ever reached. */
  readonly furthest = signal(0);
  readonly step = computed(() => this.lesson.steps[this.at.value] as Step);
  readonly #means: CourseMeans;
  /** A step of several moves has begun. */
  readonly begun = signal(false);
  #cancel: () => void = () => undefined;
  /** Lets the other side make its remaining moves; true as long as there are any. */
  #owed: (() => boolean) | undefined;

  constructor(lesson: Lesson, means: CourseMeans) {
    this.lesson = lesson;
    this.#means = means;
    const from = Math.min(Math.max(0, means.from), lesson.steps.length - 1);
    this.furthest.value = from;
    this.goTo(from);
  }

  /** Is there something to do on the board? Not if a number is asked for, and not once the step is done. */
  readonly #plays = computed(() => {
    const { kind } = this.step.value.wants;
    const { is } = this.mood.value;
    return kind !== 'number' && kind !== 'end' && is !== 'done' && is !== 'missed';
  });

  /** What may be done now. */
  readonly legal = computed(() =>
    !this.#plays.value ? [] : legalAt(this.lesson.game, this.stand.value.state, this.step.value.seat),
  );

  /** Possible asides. */
  readonly asides = computed(() =>
    !this.#plays.value ? [] : asidesAt(this.lesson.game, this.stand.value.state, this.step.value.seat),
  );

  goTo(index: number): void {
    this.#cancel();
    this.#owed = undefined;
    this.at.value = index;
    this.mood.value = { is: 'asking' };
    this.begun.value = false;
    this.stand.value = standAt(this.lesson, this.step.value);
    this.#note(index);
  }

  /** Moves to the next step, on the same board if it carries on. */
  next(): void {
    const done = this.mood.value.is === 'done';
    // If the reader continues before the other side has answered, make its answers now.
    while (done && this.#owed?.() === true);
    const before = this.stand.value;
    this.goTo(Math.min(this.at.value + 1, this.lesson.steps.length - 1));
    if (this.step.value.carriesOn && done) this.stand.value = { ...before, used: 0 };
  }

  again(): void {
    this.goTo(this.at.value);
  }

  /** With `then`, everything one press causes is judged as a whole. */
  tryMove(move: Move, then?: Move): void {
    if (!this.#plays.value) return;
    const step = this.step.value;
    const tried = attempt(this.lesson, step, this.stand.value, move, then);
    if (tried.is === 'refused') {
      const { refusal } = tried;
      this.mood.value = step.wants.kind === 'refusal' ? { is: 'done', refusal } : { is: 'refused', refusal };
      return;
    }
    this.stand.value = tried.stand;
    this.begun.value = true;
    this.mood.value = { is: tried.is === 'going' ? 'asking' : tried.is };
    if (tried.is === 'missed') return;
    let replies = tried.is === 'done' && step.replies === true;
    this.#owed = () => {
      if (replies) {
        replies = false;
        this.stand.value = replied(this.lesson, step, this.stand.value);
        return true;
      }
      const next =
        this.mood.value.is === 'missed' ? undefined : answered(this.lesson, step, this.stand.value);
      if (next === undefined) return false;
      this.stand.value = next.stand;
      if (this.mood.value.is !== 'done') this.mood.value = { is: next.is === 'going' ? 'asking' : next.is };
      return true;
    };
    this.#hear();
  }

  /** The other side acts, one move at a time, as long as it's asked. */
  #hear(): void {
    this.#cancel = this.#means.later(() => {
      if (this.#owed?.() === true) this.#hear();
    });
  }

  answer(number: number): void {
    const { wants } = this.step.value;
    if (wants.kind === 'number') this.mood.value = { is: number === wants.right ? 'done' : 'missed' };
  }

  #note(index: number): void {
    this.furthest.value = Math.max(this.furthest.value, index);
    this.#means.keep(index);
  }
}
