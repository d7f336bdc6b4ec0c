/**
 * What can be read off a position at the end of a turn: a row of numbers for each seat. Scratch memory, recomputed
 * each time.
 */

import { firstMember, NO_MEMBER, nextMember, type Seat } from '@hortus/kernel';
import {
  AHEAD,
  CARDS,
  facingOf,
  type GnosticaState,
  handOf,
  handSize,
  isGone,
  isMajor,
  landAt,
  landCard,
  landCount,
  landSpace,
  MOST_MEN,
  MOST_SEATS,
  manAt,
  manCount,
  NONE,
  ownerOf,
  pipsOf,
  SET,
  SLOTS,
  slotOf,
  spaceOf,
  suitOf,
  UP,
  worthOf,
} from '../src/index.ts';
import { WORTH } from './card-worth.ts';

const LAND_BITS = 7;
const LAND_MASK = (1 << LAND_BITS) - 1;
/** Readings are numbered again from here on. */
const MOST_READINGS = 1 << 23;

/** Where several stand. */
const SHARED = MOST_SEATS;

/**
 * Worth of territories held alone by one, two, or three men (no fourth may enter); faced: an enemy looks at it; near:
 * one is next to it or could move there; safe: none is. Then what the men look at, the men, and the hand.
 */
export const FACTS = [
  'oneFaced',
  'twoFaced',
  'threeFaced',
  'oneNear',
  'moreNear',
  'oneSafe',
  'moreSafe',
  'mostFaced',
  'high',
  'higher',
  'chance',
  'chances',
  'prey',
  'preys',
  'shared',
  'small',
  'medium',
  'large',
  'idle',
  'blind',
  'powers',
  'cups',
  'rods',
  'discs',
  'swords',
  'majors',
  'score',
] as const;
export type Fact = (typeof FACTS)[number];
export const WIDTH = FACTS.length;
const placeOf = (fact: Fact): number => FACTS.indexOf(fact);
const [ONE_NEAR, ONE_SAFE] = [placeOf('oneNear'), placeOf('oneSafe')];
const MOST_FACED = placeOf('mostFaced');
const [HIGH, HIGHER, SHARED_WORTH] = [placeOf('high'), placeOf('higher'), placeOf('shared')];
export const CHANCE = placeOf('chance');
export const SCORE = placeOf('score');
export const CUPS = placeOf('cups');
const [PREY, SMALL, IDLE, BLIND, POWERS] = [
  placeOf('prey'),
  placeOf('small'),
  placeOf('idle'),
  placeOf('blind'),
  placeOf('powers'),
];
/** By card: which count of the hand it belongs to, from `cups` on. */
export const SORT_OF = Int8Array.from({ length: CARDS }, (_, card) => (isMajor(card) ? 4 : suitOf(card)));
const SORTS = 5;
/** Of a card nobody has seen. */
const SHARES = Float64Array.from(
  { length: SORTS },
  (_, sort) => SORT_OF.filter((of) => of === sort).length / CARDS,
);

export class Facts {
  readonly rows = new Float64Array(MOST_SEATS * WIDTH);
  /** By land: the only seat there, NONE, or SHARED; how many men. */
  readonly holder = new Int8Array(CARDS);
  readonly #crowd = new Int8Array(CARDS);
  readonly #worth = new Int8Array(CARDS);
  /** By land: the seats whose pieces look at it, and those with pieces beside it. */
  readonly #faced = new Int32Array(CARDS);
  readonly #near = new Int32Array(CARDS);
  /** By slot: the land there, above the number of the reading it belongs to. */
  readonly #grid = new Int32Array(SLOTS);
  #reading = 0;
  readonly #spaces = new Int32Array(CARDS);
  /** By man: the land it is on, and the one it looks at. */
  readonly #under = new Int16Array(MOST_MEN);
  readonly #target = new Int16Array(MOST_MEN);
  /** By seat and worth: how many territories an enemy looks at and may enter. */
  readonly #open = new Int8Array(MOST_SEATS * 4);

  /** `seat` knows its own hand; `all`: every hand is known. */
  read({ ints, rules }: GnosticaState, seat: Seat, all = false): void {
    this.rows.fill(0, 0, rules.seats * WIDTH);
    this.#open.fill(0);
    this.#layOut(ints);
    for (let i = 0; i < manCount(ints); i++) this.#look(ints, i);
    for (let i = 0; i < landCount(ints); i++) this.#countLand(i);
    for (let i = 0; i < manCount(ints); i++) this.#countMan(ints, i);
    for (let of = 0; of < rules.seats; of++) {
      if (isGone(ints, of)) continue;
      const score = this.rows[of * WIDTH + SCORE];
      this.rows[of * WIDTH + HIGH] = Math.max(0, score - 4);
      this.rows[of * WIDTH + HIGHER] = Math.max(0, score - 7);
      this.#readHand(ints, of, all || of === seat);
    }
  }

  /** Both lists are in reading order. */
  #layOut(ints: Int32Array): void {
    const men = manCount(ints);
    if (++this.#reading === MOST_READINGS) {
      this.#grid.fill(0);
      this.#reading = 1;
    }
    const reading = this.#reading << LAND_BITS;
    let man = 0;
    for (let i = 0; i < landCount(ints); i++) {
      const land = landAt(ints, i);
      const space = landSpace(land);
      this.#grid[slotOf(space)] = reading | i;
      this.#spaces[i] = space;
      this.#worth[i] = worthOf(landCard(land));
      this.#faced[i] = 0;
      this.#near[i] = 0;
      while (man < men && spaceOf(manAt(ints, man)) < space) this.#under[man++] = NONE;
      let holder: number = NONE;
      let crowd = 0;
      for (; man < men && spaceOf(manAt(ints, man)) === space; man++) {
        const owner = ownerOf(manAt(ints, man));
        holder = holder === NONE || holder === owner ? owner : SHARED;
        this.#under[man] = i;
        crowd++;
      }
      this.holder[i] = holder;
      this.#crowd[i] = crowd;
    }
    while (man < men) this.#under[man++] = NONE;
  }

  /** What this many enemies may take from a seat before its next turn, in the worst visible case. */
  losses(seat: Seat, enemies: number): number {
    let left = enemies;
    let sum = 0;
    for (let worth = 3; worth > 0; worth--) {
      const taken = Math.min(left, this.#open[4 * seat + worth]);
      sum += taken * worth;
      left -= taken;
    }
    return sum;
  }

  #landAt(space: number): number {
    const here = this.#grid[slotOf(space)];
    const land = here & LAND_MASK;
    return here >> LAND_BITS === this.#reading && this.#spaces[land] === space ? land : NONE;
  }

  /** What a man looks at, and what it is beside. */
  #look(ints: Int32Array, i: number): void {
    const man = manAt(ints, i);
    const space = spaceOf(man);
    const facing = facingOf(man);
    const own = 1 << ownerOf(man);
    const target = facing === UP ? this.#under[i] : this.#landAt(space + AHEAD[facing]);
    this.#target[i] = target;
    if (target !== NONE) this.#faced[target] |= own;
    // The one before it in the list has seen to its neighbours.
    const before = i > 0 ? manAt(ints, i - 1) : 0;
    if (i === 0 || spaceOf(before) !== space || ownerOf(before) !== ownerOf(man))
      for (let way = 0; way < UP; way++) {
        const land = this.#landAt(space + AHEAD[way]);
        if (land !== NONE) this.#near[land] |= own;
      }
    if (facing === UP) return;
    for (let far = pipsOf(man); far > 1; far--) {
      const land = this.#landAt(space + far * AHEAD[facing]);
      if (land !== NONE) this.#near[land] |= own;
    }
  }

  #countLand(i: number): void {
    const { rows } = this;
    const holder = this.holder[i];
    if (holder === NONE || holder === SHARED) return;
    const row = holder * WIDTH;
    const worth = this.#worth[i];
    const crowd = this.#crowd[i];
    const others = ~(1 << holder);
    rows[row + SCORE] += worth;
    if ((this.#faced[i] & others) !== 0) {
      rows[row + Math.min(crowd, 3) - 1] += worth;
      if (crowd < 3) {
        this.#open[4 * holder + worth]++;
        if (worth > rows[row + MOST_FACED]) rows[row + MOST_FACED] = worth;
      }
    } else if ((this.#near[i] & others) !== 0) rows[row + ONE_NEAR + (crowd > 1 ? 1 : 0)] += worth;
    else rows[row + ONE_SAFE + (crowd > 1 ? 1 : 0)] += worth;
  }

  #countMan(ints: Int32Array, i: number): void {
    const { rows } = this;
    const man = manAt(ints, i);
    const owner = ownerOf(man);
    const row = owner * WIDTH;
    rows[row + SMALL + pipsOf(man) - 1]++;
    const target = this.#target[i];
    const under = this.#under[i];
    if (under === NONE) rows[row + IDLE]++;
    else {
      rows[row + POWERS] += WORTH[landCard(landAt(ints, under))];
      if (this.holder[under] === SHARED) rows[row + SHARED_WORTH] += this.#worth[under] / this.#crowd[under];
    }
    if (target === NONE) {
      rows[row + BLIND]++;
      return;
    }
    const holder = this.holder[target];
    if (holder === NONE) this.#most(row + CHANCE, this.#worth[target]);
    else if (holder !== owner && holder !== SHARED && this.#crowd[target] < 3)
      this.#most(row + PREY, this.#worth[target]);
  }

  /** The largest is kept, the others are added up in the next place. */
  #most(place: number, worth: number): void {
    const { rows } = this;
    if (worth > rows[place]) {
      rows[place + 1] += rows[place];
      rows[place] = worth;
    } else rows[place + 1] += worth;
  }

  #readHand(ints: Int32Array, of: Seat, known: boolean): void {
    const { rows } = this;
    const from = of * WIDTH + CUPS;
    const hand = handOf(of);
    if (known)
      for (
        let card = firstMember(ints, hand, SET);
        card !== NO_MEMBER;
        card = nextMember(ints, hand, SET, card)
      )
        rows[from + SORT_OF[card]]++;
    else {
      const cards = handSize(ints, of);
      for (let sort = 0; sort < SORTS; sort++) rows[from + sort] = cards * SHARES[sort];
    }
  }
}
