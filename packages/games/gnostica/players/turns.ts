/**
 * Whole turns of a seat, the most promising first: turns are built step by step, always extending the one that is
 * worth most so far. The results of luck (a draw, a flip) are estimated, not looked at.
 */

import {
  bitCount,
  lowestBit,
  type Move,
  type MoveList,
  moveList,
  type Rng,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import {
  type GnosticaState,
  gnostica,
  handSize,
  kinds,
  MOST_IN_HAND,
  nthInHand,
  phaseOf,
  STEPS,
  size,
  turnKey,
} from '../src/index.ts';
import { begin, dropBegun, isAnyBegun, takeBest } from './begun.ts';
import { groupOf, kindOfPlay, whateverFacing } from './likeness.ts';
import { forgetMet, placeOf, remember, wasMet, worthMet } from './met.ts';
import type { Watch } from './time.ts';

/** What the search needs from the code that values turns. */
export interface Eye {
  /** Of a position at the end of the turn, or as it would be if the turn ended there. */
  value(state: GnosticaState, seat: Seat): number;
  /** What it costs to end the turn with the board and the number of cards as they are (GNO-R-92). */
  staying(state: GnosticaState, seat: Seat): number;
  /** What each card in one's own hand is worth, and one not yet seen. */
  readonly cards: Float64Array;
  readonly unseen: number;
  /** What a flip that is still to come is worth. */
  readonly flip: number;
  /** No turn is worth more: the first found will do. */
  readonly most: number;
}

export interface Limit {
  /** Positions looked at. */
  readonly positions: number;
  /** The same where a last turn is announced and is followed in imagination. */
  readonly announced?: number | undefined;
  readonly watch: Watch;
}

/** A turn found. */
export interface Turn {
  /** What it begins with. */
  move: Move;
  worth: number;
  /** The state it leads to; if luck decides, the state just before. */
  readonly ints: Int32Array;
  /** The move that asks luck, if any. */
  lucky: Move | undefined;
}

const { draw, redraw, flip, act, play, announce } = kinds;
/** Every card is looked at before any is followed. */
const FIRST = 1e6;
/** Another facing makes a turn better by no more than this. */
const FACING = 1.2;
/** A list of moves costs as much as this many positions. */
const LISTING = 10;

/** One list for all: searches don't nest. */
const list: MoveList = moveList(gnostica);
/** What each card in hand is worth, lowest card first. */
const held = new Float64Array(MOST_IN_HAND);
let looked = 0;

/** Draws as many cards as it discards. */
const isExchange = (move: Move): boolean =>
  draw.is(move) && draw.get.count(move) > 0 && bitCount(draw.get.drop(move)) === draw.get.count(move);

export class Turns {
  /** The best turns found, best first. */
  readonly found: Turn[];
  count = 0;
  readonly #eye: Eye;
  readonly #isThrifty: boolean;
  readonly #each: number;
  readonly #here = new Int32Array(size);
  readonly #scratch = new Int32Array(size);

  /** `each`: how many turns that begin alike are kept at most; thrifty: positions met before don't count. */
  constructor(eye: Eye, most: number, isThrifty = false, each = most) {
    this.#eye = eye;
    this.#isThrifty = isThrifty;
    this.#each = each;
    this.found = Array.from({ length: most }, () => ({
      move: 0,
      worth: 0,
      ints: new Int32Array(size),
      lucky: undefined,
    }));
  }

  /** Fills the list of best turns; empty if there was no time at all. The state stays as it is. */
  search({ ints, rules }: GnosticaState, seat: Seat, limit: Limit, rng: Rng): void {
    const here = { ints: this.#here, rules };
    const scratch = { ints: this.#scratch, rules };
    this.count = looked = 0;
    dropBegun();
    if (this.#isThrifty) forgetMet();
    here.ints.set(ints);
    let more = this.#grow(here, scratch, seat, undefined, limit, rng);
    while (more && isAnyBegun()) more = this.#grow(here, scratch, seat, takeBest(here.ints), limit, rng);
  }

  /** Every next move from here; false when time is up or nothing better can be found. */
  #grow(
    from: GnosticaState,
    scratch: GnosticaState,
    seat: Seat,
    first: Move | undefined,
    limit: Limit,
    rng: Rng,
  ): boolean {
    const count = gnostica.legal(from, seat, list);
    limit.watch.tick(LISTING);
    let before = Number.NaN;
    let stays = 0;
    let hopeless = -1;
    let played = 0;
    for (let i = 0; i < count; i++) {
      const move = list[i];
      // Instead of a pass that draws the game: weighed by whoever chooses (GNO-R-59).
      if (announce.is(move)) continue;
      const begins = first ?? move;
      if (draw.is(move) || redraw.is(move) || flip.is(move)) {
        if (Number.isNaN(before)) {
          before = this.#eye.value(from, seat);
          stays = this.#eye.staying(from, seat);
          this.#readHand(from.ints, seat);
        }
        const worth = before + this.#luck(move);
        this.#keep(begins, isExchange(move) ? worth - stays : worth, from.ints, move);
        continue;
      }
      const like = whateverFacing(move);
      if (like === hopeless) continue;
      if (play.is(move)) {
        const kind = kindOfPlay(move);
        if ((played & kind) !== 0) continue;
        played |= kind;
      }
      if (limit.watch.tick(1)) return false;
      scratch.ints.set(from.ints);
      gnostica.play(scratch, seat, move, rng);
      const goesOn = phaseOf(scratch.ints) === STEPS;
      const key = this.#isThrifty ? turnKey(scratch.ints, scratch.rules.seats) : 0;
      const place = this.#isThrifty ? placeOf(key) : 0;
      if (this.#isThrifty && wasMet(place)) {
        if (!goesOn && worthMet(place) < this.#least() - FACING) hopeless = like;
        continue;
      }
      if (++looked > limit.positions) return false;
      if (goesOn && (act.is(move) || play.is(move))) {
        begin(begins, FIRST, scratch.ints);
        continue;
      }
      const worth = this.#eye.value(scratch, seat);
      if (this.#isThrifty) remember(place, key, worth);
      if (goesOn) begin(begins, worth, scratch.ints);
      else {
        this.#keep(begins, worth, scratch.ints, undefined);
        if (worth >= this.#eye.most) return false;
        if (worth < this.#least() - FACING) hopeless = like;
      }
    }
    return true;
  }

  /** What a turn has to be worth to be kept. */
  #least(): number {
    return this.count === this.found.length ? this.found[this.count - 1].worth : Number.NEGATIVE_INFINITY;
  }

  /** What is gained by cards nobody has seen. */
  #luck(move: Move): number {
    if (flip.is(move)) return this.#eye.flip;
    const drop = draw.get.drop(move);
    let worth = draw.get.count(move) * this.#eye.unseen;
    for (let left = drop; left !== 0; left = withoutLowest(left)) worth -= held[lowestBit(left)];
    return worth;
  }

  #readHand(ints: Int32Array, seat: Seat): void {
    const cards = handSize(ints, seat);
    for (let i = 0; i < cards; i++) held[i] = this.#eye.cards[nthInHand(ints, seat, i)];
  }

  /** Which place is given up: where enough begin alike, the worst of those; else a new one or the last. */
  #leaving(move: Move): number {
    const { found, count } = this;
    if (this.#each < found.length) {
      const group = groupOf(move);
      let alike = 0;
      let worst = -1;
      for (let i = 0; i < count; i++)
        if (groupOf(found[i].move) === group) {
          alike++;
          worst = i;
        }
      if (alike === this.#each) return worst;
    }
    if (count < found.length) this.count++;
    return this.count - 1;
  }

  #keep(move: Move, worth: number, ints: Int32Array, lucky: Move | undefined): void {
    const { found } = this;
    if (worth <= this.#least()) return;
    let place = this.count;
    while (place > 0 && found[place - 1].worth < worth) place--;
    // The same end was reached another way.
    if (place > 0 && found[place - 1].worth === worth) return;
    const last = this.#leaving(move);
    if (last < place) return;
    const turn = found[last];
    for (let i = last; i > place; i--) found[i] = found[i - 1];
    found[place] = turn;
    turn.move = move;
    turn.worth = worth;
    turn.lucky = lucky;
    turn.ints.set(ints);
  }
}
