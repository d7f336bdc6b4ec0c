/**
 * Whole turns of a seat, the most promising first: a turn is grown step by step, always that one of those begun which is
 * worth most as it stands. What luck brings (a draw, a flip) is not looked at but valued.
 */
import { at, type GnosticaState, gnostica, handOf, kinds, SET, STEPS, size } from '@hortus/gnostica';
import { lowestBit, type Move, type MoveList, moveList, type Rng, type Seat } from '@hortus/kernel';
import { UNSEEN, WORTH } from './card-worth.ts';

/** What the search asks of whoever values turns. */
export interface Eye {
  /** Of a position at the end of the turn, or as it would be if the turn ended there. */
  value(state: GnosticaState, seat: Seat): number;
  /** Of so many cards more in the own hand that are together worth so much more. */
  hand(cards: number, worth: number): number;
  /** Of a flip that is still to come. */
  readonly flip: number;
}

export interface Limit {
  /** Positions looked at. */
  readonly positions: number;
  readonly stop: () => boolean;
}

const { draw, redraw, flip, act, play } = kinds;
/** Every card is looked at before any is followed. */
const FIRST = 1e6;
const BETWEEN_STOPS = 64;
const MOST_BEGUN = 400;

export class Turns {
  /** The best turns found, best first: what each begins with, its worth, and what it leads to. */
  readonly moves: Int32Array;
  readonly worths: Float64Array;
  readonly ends: readonly GnosticaState[];
  /** Luck decides what it leads to: then the end is where luck is asked. */
  readonly lucky: Uint8Array;
  count = 0;
  readonly #most: number;
  readonly #list: MoveList = moveList(gnostica);
  readonly #begun: Int32Array[] = [];
  readonly #begunMove = new Int32Array(MOST_BEGUN);
  readonly #begunWorth = new Float64Array(MOST_BEGUN);
  #begunCount = 0;
  #looked = 0;
  readonly #eye: Eye;

  constructor(eye: Eye, most: number) {
    this.#eye = eye;
    this.#most = most;
    this.moves = new Int32Array(most);
    this.worths = new Float64Array(most);
    this.lucky = new Uint8Array(most);
    this.ends = Array.from({ length: most }, () => ({
      words: new Int32Array(size),
      rules: undefined as unknown as GnosticaState['rules'],
    }));
  }

  /** Fills the list of best turns; empty if there was no time at all. The state stays as it is. */
  search(state: GnosticaState, seat: Seat, limit: Limit, rng: Rng): void {
    const scratch: GnosticaState = { words: new Int32Array(size), rules: state.rules };
    const here: GnosticaState = { words: new Int32Array(size), rules: state.rules };
    this.count = 0;
    this.#begunCount = 0;
    this.#looked = 0;
    here.words.set(state.words);
    let more = this.#grow(here, scratch, seat, undefined, limit, rng);
    while (more && this.#begunCount > 0) {
      const first = this.#takeBest(here.words);
      more = this.#grow(here, scratch, seat, first, limit, rng);
    }
  }

  /** Every next move from here; false when time is up. */
  #grow(
    from: GnosticaState,
    scratch: GnosticaState,
    seat: Seat,
    first: Move | undefined,
    limit: Limit,
    rng: Rng,
  ): boolean {
    const list = this.#list;
    const count = gnostica.legal(from, seat, list);
    let luckless = Number.NaN;
    for (let i = 0; i < count; i++) {
      if (++this.#looked % BETWEEN_STOPS === 0 && (limit.stop() || this.#looked > limit.positions))
        return false;
      const move = list[i];
      const begins = first ?? move;
      if (draw.is(move) || redraw.is(move) || flip.is(move)) {
        if (Number.isNaN(luckless)) luckless = this.#eye.value(from, seat);
        this.#keep(begins, luckless + this.#luck(from.words, seat, move), from, 1);
        continue;
      }
      scratch.words.set(from.words);
      gnostica.play(scratch, seat, move, rng);
      const goesOn = scratch.words[at.phase] === STEPS && scratch.words[at.turn] === seat;
      if (goesOn && (act.is(move) || play.is(move))) {
        this.#begin(begins, FIRST, scratch.words);
        continue;
      }
      const worth = this.#eye.value(scratch, seat);
      if (goesOn) this.#begin(begins, worth, scratch.words);
      else this.#keep(begins, worth, scratch, 0);
    }
    return true;
  }

  /** What is gained by cards nobody has seen. */
  #luck(words: Int32Array, seat: Seat, move: Move): number {
    if (flip.is(move)) return this.#eye.flip;
    const drop = draw.get.drop(move);
    const count = draw.get.count(move);
    let cards = count;
    let worth = count * UNSEEN;
    let nth = 0;
    for (let i = 0; i < SET; i++)
      for (let bits = words[handOf(seat) + i]; bits !== 0; bits &= bits - 1, nth++) {
        if (((drop >> nth) & 1) === 0) continue;
        cards--;
        worth -= WORTH[32 * i + lowestBit(bits)];
      }
    return this.#eye.hand(cards, worth);
  }

  #keep(move: Move, worth: number, end: GnosticaState, lucky: number): void {
    const { worths, moves } = this;
    if (this.count === this.#most && worth <= worths[this.count - 1]) return;
    let place = this.count;
    while (place > 0 && worths[place - 1] < worth) place--;
    // The same end by another way.
    if (place > 0 && worths[place - 1] === worth && this.lucky[place - 1] === lucky) return;
    if (this.count < this.#most) this.count++;
    const last = this.ends[this.count - 1];
    const ends = this.ends as GnosticaState[];
    for (let i = this.count - 1; i > place; i--) {
      worths[i] = worths[i - 1];
      moves[i] = moves[i - 1];
      this.lucky[i] = this.lucky[i - 1];
      ends[i] = ends[i - 1];
    }
    worths[place] = worth;
    moves[place] = move;
    this.lucky[place] = lucky;
    last.words.set(end.words);
    ends[place] = { words: last.words, rules: end.rules };
  }

  #begin(move: Move, worth: number, words: Int32Array): void {
    let place = this.#begunCount;
    if (place < MOST_BEGUN) this.#begunCount++;
    else {
      place = 0;
      for (let i = 1; i < MOST_BEGUN; i++) if (this.#begunWorth[i] < this.#begunWorth[place]) place = i;
      if (this.#begunWorth[place] >= worth) return;
    }
    if (place === this.#begun.length) this.#begun.push(new Int32Array(size));
    this.#begun[place].set(words);
    this.#begunMove[place] = move;
    this.#begunWorth[place] = worth;
  }

  #takeBest(into: Int32Array): Move {
    let best = 0;
    for (let i = 1; i < this.#begunCount; i++) if (this.#begunWorth[i] > this.#begunWorth[best]) best = i;
    into.set(this.#begun[best]);
    const move = this.#begunMove[best];
    const last = --this.#begunCount;
    const words = this.#begun[best];
    this.#begun[best] = this.#begun[last];
    this.#begun[last] = words;
    this.#begunMove[best] = this.#begunMove[last];
    this.#begunWorth[best] = this.#begunWorth[last];
    return move;
  }
}
