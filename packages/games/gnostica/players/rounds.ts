/** What follows a turn: the others play theirs as they see fit, then the seat plays its next. */

import type { Move, Rng, Seat } from '@hortus/kernel';
import {
  announcerOf,
  END,
  type GnosticaState,
  gnostica,
  isGone,
  isSameBoard,
  isSameHand,
  kinds,
  manAt,
  manCount,
  minionMark,
  NONE,
  OVER,
  phaseOf,
  playersLeft,
  STEPS,
  setMan,
  size,
  TURN,
  turnOf,
  winnerOf,
} from '../src/index.ts';
import { dares } from './daring.ts';
import type { Judge } from './judge.ts';
import { lastTurns } from './last.ts';
import { drawnChance, type Outlook } from './outlook.ts';
import { type Limit, type Turn, Turns } from './turns.ts';

const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();

/** How many answers to an announcement are tried out. */
const ANSWERS = 12;

export class Rounds {
  readonly #outlook: Outlook;
  /** Judges the positions in which rounds end. */
  readonly #judge: Judge;
  readonly #turns: Turns;
  /** Announced last turns, and answers to an announcement of the only rival. */
  readonly #last = lastTurns();
  readonly #answers: Turns;
  readonly #from = new Int32Array(size);

  constructor(outlook: Outlook, judge: Judge = outlook) {
    this.#outlook = outlook;
    this.#judge = judge;
    this.#turns = new Turns(outlook, 1, true);
    this.#answers = new Turns(outlook, ANSWERS, true);
  }

  /** Where the turns that are followed begin. */
  begin({ ints }: GnosticaState): void {
    this.#from.set(ints);
    for (let i = 0; i < manCount(ints); i++) {
      const man = manAt(ints, i);
      setMan(this.#from, i, man - minionMark(man));
    }
  }

  /**
   * The chance to win after this turn, announcing or not, as one round of one world tells; undefined if time ran out.
   * The state is changed.
   */
  chance(
    state: GnosticaState,
    seat: Seat,
    lucky: Turn['lucky'],
    announces: boolean,
    limit: Limit,
    rng: Rng,
  ): number | undefined {
    const { ints } = state;
    if (lucky !== undefined) {
      gnostica.play(state, seat, lucky, rng);
      if (!this.#finish(state, seat, limit, rng)) return undefined;
    }
    if (phaseOf(ints) === END) gnostica.play(state, seat, announces ? ANNOUNCE : REST, rng);
    if (!this.#others(state, seat, limit, rng)) return undefined;
    if (phaseOf(ints) === TURN) {
      if (announcerOf(ints) === NONE && isSame(ints, this.#from, seat)) return drawnChance(state.rules.seats);
      const open = announcerOf(ints);
      if (open !== NONE && open !== seat && playersLeft(state) === 2) {
        if (!this.#answer(state, seat, limit, rng)) return undefined;
      } else if (!this.#finish(state, seat, limit, rng)) return undefined;
      // Somebody has announced: whether they win is soon seen.
      if (announcerOf(ints) !== NONE && announcerOf(ints) !== seat && !this.#others(state, seat, limit, rng))
        return undefined;
    }
    return this.#judge.chance(state, seat);
  }

  /** The turns of the others, until it is the seat's turn or it is out or all is over; false if time ran out. */
  #others(state: GnosticaState, seat: Seat, limit: Limit, rng: Rng): boolean {
    const { ints } = state;
    while (phaseOf(ints) !== OVER && turnOf(ints) !== seat && !isGone(ints, seat)) {
      const who = turnOf(ints);
      if (!this.playTurn(state, limit, rng)) return false;
      if (phaseOf(ints) === END) gnostica.play(state, who, this.endOf(state, who), rng);
    }
    return true;
  }

  /** Whoever's turn it is plays it, up to its end; false if time ran out. */
  playTurn(state: GnosticaState, limit: Limit, rng: Rng): boolean {
    const { ints } = state;
    const who = turnOf(ints);
    const open = announcerOf(ints);
    return open !== NONE && open !== who && phaseOf(ints) === TURN && playersLeft(state) === 2
      ? this.#answer(state, who, limit, rng)
      : this.#finish(state, who, limit, rng);
  }

  /** Announces or not. */
  endOf(state: GnosticaState, who: Seat): Move {
    return announcerOf(state.ints) === NONE && dares(this.#outlook, state, who) ? ANNOUNCE : REST;
  }

  /**
   * Between two, whoever answers an announcement takes a turn that stops it, if one of the best does; then the last turn
   * is played, and all is over. False if time ran out.
   */
  #answer(state: GnosticaState, who: Seat, limit: Limit, rng: Rng): boolean {
    const { ints } = state;
    const answers = this.#answers;
    answers.search(state, who, { ...limit, positions: limit.announced ?? limit.positions }, rng);
    if (answers.count === 0 || limit.watch.isOver) return false;
    for (let i = 0; i < answers.count; i++) {
      const { ints: end, lucky } = answers.found[i];
      ints.set(end);
      if (lucky !== undefined) gnostica.play(state, who, lucky, rng);
      if (!this.#finish(state, who, limit, rng)) return false;
      if (phaseOf(ints) === END) gnostica.play(state, who, REST, rng);
      if (phaseOf(ints) === TURN && !this.#finish(state, turnOf(ints), limit, rng)) return false;
      if (phaseOf(ints) !== OVER || winnerOf(ints) === who) break;
    }
    return true;
  }

  /** The turn of a seat up to its end; false if time ran out. */
  #finish(state: GnosticaState, who: Seat, limit: Limit, rng: Rng): boolean {
    const { ints } = state;
    const turns = announcerOf(ints) === who ? this.#last : this.#turns;
    while (turnOf(ints) === who && (phaseOf(ints) === TURN || phaseOf(ints) === STEPS)) {
      const isLast = announcerOf(ints) !== NONE && limit.announced !== undefined;
      turns.search(state, who, isLast ? { ...limit, positions: limit.announced } : limit, rng);
      if (turns.count === 0 || limit.watch.isOver) return false;
      const { ints: end, lucky } = turns.found[0];
      ints.set(end);
      if (lucky !== undefined) gnostica.play(state, who, lucky, rng);
    }
    return true;
  }
}

/** The same men on the same cards and the same hand: going round in circles is a draw. */
const isSame = (ints: Int32Array, before: Int32Array, seat: Seat): boolean =>
  isSameBoard(ints, before) && isSameHand(ints, before, seat);
