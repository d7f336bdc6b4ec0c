/** Somebody's attempt at a puzzle: the file says which move is right, the rules say everything else. */
import type { Puzzle, PuzzleStep } from '@hortus/bots';
import { askedIn, puzzleState, readMove } from '@hortus/bots/puzzles';
import { copyState, type Game, type Move, type PackedJson, type Refusal, type Seat } from '@hortus/kernel';
import { computed, signal } from '@preact/signals';
import { asidesAt, legalAt, played, type Stand } from '../lesson/lesson.ts';

export type TrialMood =
  | { readonly is: 'asking' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Legal, but wrong; `told` is the answer that spoils it, if there is one to show. */
  | { readonly is: 'missed'; readonly by?: Seat; readonly told: readonly PackedJson[] }
  /** Solved; or shown, if the reader asked for the solution. */
  | { readonly is: 'done'; readonly shown: boolean };

export interface TrialMeans {
  /** The puzzle is solved, without having been shown. */
  solved(): void;
  /** The other side takes its time; without motion it takes none. */
  later(act: () => void): () => void;
}

/** How much was given away: nothing, how many moves are right, the move itself. */
export type Help = 0 | 1 | 2;

export class Trial {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly mood = signal<TrialMood>({ is: 'asking' });
  readonly help = signal<Help>(0);
  /** Which of the reader's moves is to be found. */
  readonly at = signal(0);
  readonly stand = signal<Stand>({
    state: { ints: new Int32Array(), rules: undefined },
    last: [],
    used: 0,
  });
  readonly #means: TrialMeans;
  /** Where the current move is to be found, for another try. */
  #question: Stand;
  #cancel: () => void = () => undefined;

  constructor(game: Game, puzzle: Puzzle, means: TrialMeans) {
    this.game = game;
    this.puzzle = puzzle;
    this.#means = means;
    this.#question = { state: puzzleState(game, puzzle), last: [], used: 0 };
    this.stand.value = this.#question;
  }

  readonly #plays = computed(() => {
    const { is } = this.mood.value;
    const { state } = this.stand.value;
    return (is === 'asking' || is === 'refused') && askedIn(this.game, state) === this.puzzle.seat;
  });

  readonly legal = computed(() =>
    this.#plays.value ? legalAt(this.game, this.stand.value.state, this.puzzle.seat) : [],
  );

  readonly asides = computed(() =>
    this.#plays.value ? asidesAt(this.game, this.stand.value.state, this.puzzle.seat) : [],
  );

  /** The right move, once it was given away. */
  readonly marked = computed((): ReadonlyMap<Move, number> => {
    const move = this.#plays.value && this.help.value === 2 ? this.#right() : undefined;
    return new Map(move === undefined ? [] : [[move, 1]]);
  });

  why(move: Move): Refusal | undefined {
    return this.game.judge(copyState(this.stand.value.state), this.puzzle.seat, move);
  }

  get isOver(): boolean {
    return this.game.outcome(this.stand.value.state) !== undefined;
  }

  /** `then` belongs to the same press; it counts only if the reader is asked again at once. */
  tryMove(move: Move, then?: Move): void {
    if (!this.#plays.value) return;
    const { seat } = this.puzzle;
    const refusal = this.why(move);
    if (refusal !== undefined) {
      this.mood.value = { is: 'refused', refusal };
      return;
    }
    const { state } = this.stand.value;
    const text = this.game.notation.makeMove(state, seat, move);
    this.stand.value = played(this.game, this.stand.value, seat, move);
    if (text !== this.#step.move) this.#spoil(this.#step.wrong[text]);
    else this.#follow(this.#step.answers, then);
  }

  /** Back to where the move was wrong. */
  again(): void {
    this.#cancel();
    this.stand.value = this.#question;
    this.mood.value = { is: 'asking' };
  }

  giveHint(): void {
    this.help.value = this.help.value === 0 ? 1 : 2;
  }

  /** Plays the rest of the line. */
  show(): void {
    this.again();
    this.#showNext();
  }

  stop(): void {
    this.#cancel();
  }

  get #step(): PuzzleStep {
    return this.puzzle.line[this.at.value] as PuzzleStep;
  }

  #right(): Move | undefined {
    return readMove(this.game, this.#question.state, this.puzzle.seat, this.#step.move);
  }

  #showNext(): void {
    const move = this.#right();
    if (move === undefined) return;
    this.mood.value = { is: 'done', shown: true };
    this.stand.value = played(this.game, this.#question, this.puzzle.seat, move);
    this.#follow(this.#step.answers);
  }

  /** The other side's answer to a wrong move. */
  #spoil(answer: string | undefined): void {
    this.mood.value = { is: 'missed', told: [] };
    const by = askedIn(this.game, this.stand.value.state);
    const move =
      by === undefined || answer === undefined
        ? undefined
        : readMove(this.game, this.stand.value.state, by, answer);
    if (by === undefined || move === undefined) return;
    this.#cancel = this.#means.later(() => {
      this.stand.value = played(this.game, this.stand.value, by, move, this.puzzle.seat);
      this.mood.value = { is: 'missed', by, told: this.stand.value.last };
    });
  }

  /** What the others do after a right move, one at a time; then the next one is to be found. */
  #follow([answer, ...more]: readonly string[], then?: Move): void {
    const isShown = this.mood.value.is === 'done';
    const isLast = this.at.value === this.puzzle.line.length - 1;
    if (isLast && !isShown) {
      this.mood.value = { is: 'done', shown: false };
      this.#means.solved();
    }
    if (answer === undefined) {
      if (!isLast) this.#next(isShown, then);
      return;
    }
    this.#cancel = this.#means.later(() => {
      const { state } = this.stand.value;
      const by = askedIn(this.game, state) ?? 0;
      const move = readMove(this.game, state, by, answer);
      if (move !== undefined)
        this.stand.value = played(this.game, this.stand.value, by, move, this.puzzle.seat);
      this.#follow(more);
    });
  }

  #next(isShown: boolean, then?: Move): void {
    this.#question = this.stand.value;
    this.at.value += 1;
    if (isShown) {
      this.#cancel = this.#means.later(() => this.#showNext());
      return;
    }
    this.mood.value = { is: 'asking' };
    this.help.value = 0;
    if (then !== undefined && this.why(then) === undefined) this.tryMove(then);
  }
}
