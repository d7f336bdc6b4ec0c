/**
 * What can be read off a position at the end of a turn: a row of numbers for each seat. Scratch memory, shared by all
 * and recomputed each time: engines read it fastest if its address never changes.
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
  MOST_MEN,
  MOST_SEATS,
  manAt,
  manCount,
  NONE,
  ownerOf,
  pipsOf,
  SET,
  spaceOf,
  suitOf,
  UP,
} from '../src/index.ts';
import { WORTH } from './card-worth.ts';
import { landBeside, landIn, layGround, spaces, worths } from './ground.ts';

/** The holder of a territory on which several seats stand. */
export const SHARED = MOST_SEATS;

/**
 * Worth of territories held alone by one, two, or three men (no fourth may enter); faced: an enemy looks at it; near:
 * one is next to it or could move there; safe: none is. Then what the men look at, the men, the score, and the hand.
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
  'score',
  'cups',
  'rods',
  'discs',
  'swords',
  'majors',
] as const;
export type Fact = (typeof FACTS)[number];
export const WIDTH = FACTS.length;
const placeOf = (fact: Fact): number => FACTS.indexOf(fact);
const [ONE_NEAR, ONE_SAFE] = [placeOf('oneNear'), placeOf('oneSafe')];
const MOST_FACED = placeOf('mostFaced');
export const HIGH = placeOf('high');
export const HIGHER = placeOf('higher');
const SHARED_WORTH = placeOf('shared');
export const CHANCE = placeOf('chance');
export const SCORE = placeOf('score');
/** From here on what the hand shows; all before is read off the board. */
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
/** How likely an unseen card is of each sort. */
const SHARES = Float64Array.from(
  { length: SORTS },
  (_, sort) => SORT_OF.filter((of) => of === sort).length / CARDS,
);

export const rows = new Float64Array(MOST_SEATS * WIDTH);
/** By land: the only seat there, NONE, or SHARED; how many men. */
export const holders = new Int32Array(CARDS);
export const crowds = new Int32Array(CARDS);
/** By land: the seats whose pieces look at it, and those with pieces beside it. */
export const faced = new Int32Array(CARDS);
export const near = new Int32Array(CARDS);
/** By man: the land it is on. */
export const under = new Int32Array(MOST_MEN);
/** By seat and worth: how many territories an enemy looks at and may enter. */
const open = new Int32Array(MOST_SEATS * 4);

export class Facts {
  readonly rows = rows;

  /** `seat` knows its own hand; `all`: every hand is known. */
  read(state: GnosticaState, seat: Seat, all = false): void {
    this.readBoard(state);
    this.readHands(state, seat, all);
  }

  /** All facts but those of the hands. */
  readBoard({ ints, rules }: GnosticaState): void {
    const { seats } = rules;
    for (let i = 0; i < seats * WIDTH; i++) rows[i] = 0;
    for (let i = 0; i < seats * 4; i++) open[i] = 0;
    layGround(ints);
    layMen(ints);
    for (let i = 0; i < manCount(ints); i++) countMan(ints, i);
    for (let i = 0; i < landCount(ints); i++) countLand(i);
    for (let of = 0; of < seats; of++) {
      if (isGone(ints, of)) continue;
      const score = rows[of * WIDTH + SCORE];
      rows[of * WIDTH + HIGH] = Math.max(0, score - 4);
      rows[of * WIDTH + HIGHER] = Math.max(0, score - 7);
    }
  }

  readHands({ ints, rules }: GnosticaState, seat: Seat, all = false): void {
    for (let of = 0; of < rules.seats; of++) if (!isGone(ints, of)) readHand(ints, of, all || of === seat);
  }

  /** What a seat holds where an enemy looks at it or is near. */
  exposed(seat: Seat): number {
    let sum = 0;
    for (let fact = 0; fact < ONE_SAFE; fact++) sum += rows[seat * WIDTH + fact];
    return sum;
  }

  /** What this many enemies may take from a seat before its next turn, in the worst visible case. */
  losses(seat: Seat, enemies: number): number {
    let left = enemies;
    let sum = 0;
    for (let worth = 3; worth > 0; worth--) {
      const taken = Math.min(left, open[4 * seat + worth]);
      sum += taken * worth;
      left -= taken;
    }
    return sum;
  }
}

/** Who is where. Both lists are in reading order. */
function layMen(ints: Int32Array): void {
  const men = manCount(ints);
  let man = 0;
  for (let i = 0; i < landCount(ints); i++) {
    const space = spaces[i];
    faced[i] = 0;
    near[i] = 0;
    while (man < men && spaceOf(manAt(ints, man)) < space) under[man++] = NONE;
    let holder: number = NONE;
    const first = man;
    for (; man < men && spaceOf(manAt(ints, man)) === space; man++) {
      const owner = ownerOf(manAt(ints, man));
      holder = holder === NONE || holder === owner ? owner : SHARED;
      under[man] = i;
    }
    holders[i] = holder;
    crowds[i] = man - first;
  }
  while (man < men) under[man++] = NONE;
}

/** What a man is, where it stands, what it looks at, and what it is beside. */
function countMan(ints: Int32Array, i: number): void {
  const man = manAt(ints, i);
  const space = spaceOf(man);
  const owner = ownerOf(man);
  const facing = facingOf(man);
  const pips = pipsOf(man);
  const row = owner * WIDTH;
  const own = 1 << owner;
  const land = under[i];
  rows[row + SMALL + pips - 1]++;
  if (land === NONE) rows[row + IDLE]++;
  else {
    rows[row + POWERS] += WORTH[landCard(landAt(ints, land))];
    if (holders[land] === SHARED) rows[row + SHARED_WORTH] += worths[land] / crowds[land];
  }
  // If the man before it is on the same space and of the same owner, its neighbours are already counted.
  const before = i > 0 ? manAt(ints, i - 1) : 0;
  if (i === 0 || spaceOf(before) !== space || ownerOf(before) !== owner)
    for (let way = 0; way < UP; way++) {
      const next = land === NONE ? landIn(space + AHEAD[way]) : landBeside(land, way);
      if (next !== NONE) near[next] |= own;
    }
  const target =
    facing === UP ? land : land === NONE ? landIn(space + AHEAD[facing]) : landBeside(land, facing);
  if (facing !== UP)
    for (let far = pips; far > 1; far--) {
      const next = landIn(space + far * AHEAD[facing]);
      if (next !== NONE) near[next] |= own;
    }
  if (target === NONE) {
    rows[row + BLIND]++;
    return;
  }
  faced[target] |= own;
  const holder = holders[target];
  if (holder === NONE) most(row + CHANCE, worths[target]);
  else if (holder !== owner && holder !== SHARED && crowds[target] < 3) most(row + PREY, worths[target]);
}

/** Keeps the largest in `place`, and adds up the others in the next place. */
function most(place: number, worth: number): void {
  if (worth > rows[place]) {
    rows[place + 1] += rows[place];
    rows[place] = worth;
  } else rows[place + 1] += worth;
}

function countLand(i: number): void {
  const holder = holders[i];
  if (holder === NONE || holder === SHARED) return;
  const row = holder * WIDTH;
  const worth = worths[i];
  const crowd = crowds[i];
  const others = ~(1 << holder);
  rows[row + SCORE] += worth;
  if ((faced[i] & others) !== 0) {
    rows[row + Math.min(crowd, 3) - 1] += worth;
    if (crowd < 3) {
      open[4 * holder + worth]++;
      if (worth > rows[row + MOST_FACED]) rows[row + MOST_FACED] = worth;
    }
  } else if ((near[i] & others) !== 0) rows[row + ONE_NEAR + (crowd > 1 ? 1 : 0)] += worth;
  else rows[row + ONE_SAFE + (crowd > 1 ? 1 : 0)] += worth;
}

function readHand(ints: Int32Array, of: Seat, known: boolean): void {
  const from = of * WIDTH + CUPS;
  const hand = handOf(of);
  if (known) {
    for (let sort = 0; sort < SORTS; sort++) rows[from + sort] = 0;
    for (
      let card = firstMember(ints, hand, SET);
      card !== NO_MEMBER;
      card = nextMember(ints, hand, SET, card)
    )
      rows[from + SORT_OF[card]]++;
  } else {
    const cards = handSize(ints, of);
    for (let sort = 0; sort < SORTS; sort++) rows[from + sort] = cards * SHARES[sort];
  }
}
