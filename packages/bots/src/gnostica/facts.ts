/** What there is to say of a position at the end of a turn: for each seat a row of numbers. Scratch, read anew each time. */
import {
  AHEAD,
  at,
  facingOf,
  type GnosticaState,
  handOf,
  landCard,
  landSpace,
  MOST_MEN,
  MOST_SEATS,
  NONE,
  ownerOf,
  pipsOf,
  SET,
  SLOTS,
  slotOf,
  spaceOf,
  UP,
  worthOf,
} from '@hortus/gnostica';
import { bitCount, hasSeat, lowestBit, type Seat } from '@hortus/kernel';
import { UNSEEN, WORTH } from './card-worth.ts';

const LANDS = 78;
/** Where several stand. */
const SHARED = MOST_SEATS;

export const FACTS = [
  'score',
  'menaced',
  'menacedMore',
  'chance',
  'chanceMore',
  'prey',
  'shared',
  'men',
  'pips',
  'cards',
  'hand',
  'firm',
  'idle',
  'powers',
] as const;
export const WIDTH = FACTS.length;
const [SCORE, MENACED, MENACED_MORE, CHANCE, CHANCE_MORE, PREY, SHARED_WORTH] = [0, 1, 2, 3, 4, 5, 6];
const [MEN, PIPS, HELD, HAND, FIRM, IDLE, POWERS] = [7, 8, 9, 10, 11, 12, 13];

export class Facts {
  readonly rows = new Float64Array(MOST_SEATS * WIDTH);
  /** By land: who alone stands there, NONE, or SHARED; how many men. */
  readonly holder = new Int8Array(LANDS);
  readonly #crowd = new Int8Array(LANDS);
  readonly #worth = new Int8Array(LANDS);
  /** By land: the seats whose pieces look at it. */
  readonly #seen = new Int32Array(LANDS);
  readonly #grid = new Int16Array(SLOTS).fill(NONE);
  readonly #target = new Int16Array(MOST_MEN);

  /** `seat` knows its own hand. */
  read({ words, rules }: GnosticaState, seat: Seat): void {
    const { rows } = this;
    rows.fill(0, 0, rules.seats * WIDTH);
    this.#layOut(words);
    this.#look(words);
    this.#count(words);
    this.#clear(words);
    for (let of = 0; of < rules.seats; of++) this.#readHand(words, of, of === seat);
  }

  /** Both lists are in reading order. */
  #layOut(words: Int32Array): void {
    const men = words[at.men];
    let man = 0;
    for (let i = 0; i < words[at.lands]; i++) {
      const land = words[at.land + i];
      const space = landSpace(land);
      this.#grid[slotOf(space)] = i;
      this.#worth[i] = worthOf(landCard(land));
      this.#seen[i] = 0;
      while (man < men && spaceOf(words[at.man + man]) < space) man++;
      let holder: number = NONE;
      let crowd = 0;
      for (; man < men && spaceOf(words[at.man + man]) === space; man++) {
        const owner = ownerOf(words[at.man + man]);
        holder = holder === NONE || holder === owner ? owner : SHARED;
        crowd++;
      }
      this.holder[i] = holder;
      this.#crowd[i] = crowd;
    }
  }

  #landAt(words: Int32Array, space: number): number {
    const land = this.#grid[slotOf(space)];
    return land !== NONE && landSpace(words[at.land + land]) === space ? land : NONE;
  }

  /** What each man looks at. */
  #look(words: Int32Array): void {
    for (let i = 0; i < words[at.men]; i++) {
      const man = words[at.man + i];
      const target = this.#landAt(words, spaceOf(man) + AHEAD[facingOf(man)]);
      this.#target[i] = target;
      if (target !== NONE) this.#seen[target] |= 1 << ownerOf(man);
    }
  }

  #count(words: Int32Array): void {
    const { rows } = this;
    for (let i = 0; i < words[at.lands]; i++) {
      const holder = this.holder[i];
      if (holder === NONE || holder === SHARED) continue;
      const row = holder * WIDTH;
      const worth = this.#worth[i];
      rows[row + SCORE] += worth;
      if (this.#crowd[i] > 1) rows[row + FIRM] += worth;
      if ((this.#seen[i] & ~(1 << holder)) !== 0) this.#most(row + MENACED, row + MENACED_MORE, worth);
    }
    for (let i = 0; i < words[at.men]; i++) this.#countMan(words, i);
  }

  #countMan(words: Int32Array, i: number): void {
    const { rows } = this;
    const man = words[at.man + i];
    const owner = ownerOf(man);
    const row = owner * WIDTH;
    rows[row + MEN]++;
    rows[row + PIPS] += pipsOf(man);
    const under = facingOf(man) === UP ? this.#target[i] : this.#landAt(words, spaceOf(man));
    if (under === NONE) rows[row + IDLE]++;
    else {
      rows[row + POWERS] += WORTH[landCard(words[at.land + under])];
      if (this.holder[under] === SHARED) rows[row + SHARED_WORTH] += this.#worth[under] / this.#crowd[under];
    }
    const target = this.#target[i];
    if (target === NONE) return;
    const holder = this.holder[target];
    if (holder === NONE) this.#most(row + CHANCE, row + CHANCE_MORE, this.#worth[target]);
    else if (holder !== owner && holder !== SHARED)
      rows[row + PREY] = Math.max(rows[row + PREY], this.#worth[target]);
  }

  /** The largest is kept in one place, the others are added up in another. */
  #most(place: number, more: number, worth: number): void {
    const { rows } = this;
    if (worth > rows[place]) {
      rows[more] += rows[place];
      rows[place] = worth;
    } else rows[more] += worth;
  }

  #readHand(words: Int32Array, of: Seat, known: boolean): void {
    if (hasSeat(words[at.gone], of)) return;
    let cards = 0;
    let worth = 0;
    for (let i = 0; i < SET; i++) {
      const bits = words[handOf(of) + i];
      cards += bitCount(bits);
      if (known) for (let left = bits; left !== 0; left &= left - 1) worth += WORTH[32 * i + lowestBit(left)];
    }
    this.rows[of * WIDTH + HELD] = cards;
    this.rows[of * WIDTH + HAND] = known ? worth : cards * UNSEEN;
  }

  #clear(words: Int32Array): void {
    for (let i = 0; i < words[at.lands]; i++) this.#grid[slotOf(landSpace(words[at.land + i]))] = NONE;
  }
}
