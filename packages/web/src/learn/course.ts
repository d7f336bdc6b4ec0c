/** Where somebody stands in a lesson: kept in this browser, so that it can be left and taken up again. */
import type { Move, Refusal } from '@hortus/kernel';
import { computed, signal } from '@preact/signals';
import { attempt, type Lesson, legalAt, replied, type Stand, type Step, standAt } from './lesson.ts';

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
  readonly stand = signal<Stand>({ state: { words: new Int32Array(), rules: undefined }, last: [] });
  /** How far it was ever gone. */
  readonly furthest = signal(0);
  readonly step = computed(() => this.lesson.steps[this.at.value] as Step);
  readonly #means: CourseMeans;
  #cancel: () => void = () => undefined;

  constructor(lesson: Lesson, means: CourseMeans) {
    this.lesson = lesson;
    this.#means = means;
    const from = Math.min(Math.max(0, means.from), lesson.steps.length - 1);
    this.furthest.value = from;
    this.goTo(from);
  }

  /** What may be done now; nothing once the step is done. */
  readonly legal = computed(() =>
    this.mood.value.is === 'done' || this.mood.value.is === 'missed'
      ? []
      : legalAt(this.lesson.game, this.stand.value.state, this.step.value.seat),
  );

  goTo(index: number): void {
    this.#cancel();
    this.at.value = index;
    this.mood.value = { is: 'asking' };
    this.stand.value = standAt(this.lesson, this.step.value);
    this.#note(index);
  }

  /** The next step, on the same board where it carries on. */
  next(): void {
    const before = this.stand.value;
    const done = this.mood.value.is === 'done';
    this.goTo(Math.min(this.at.value + 1, this.lesson.steps.length - 1));
    if (this.step.value.carriesOn && done) this.stand.value = before;
  }

  again(): void {
    this.goTo(this.at.value);
  }

  tryMove(move: Move): void {
    if (this.mood.value.is === 'done' || this.mood.value.is === 'missed') return;
    const step = this.step.value;
    const tried = attempt(this.lesson, step, this.stand.value, move);
    if (tried.is === 'refused') {
      const { refusal } = tried;
      this.mood.value = step.wants.kind === 'refusal' ? { is: 'done', refusal } : { is: 'refused', refusal };
      return;
    }
    this.stand.value = tried.stand;
    this.mood.value = { is: tried.is };
    if (tried.is === 'done' && step.replies)
      this.#cancel = this.#means.later(() => {
        this.stand.value = replied(this.lesson, step, this.stand.value);
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
