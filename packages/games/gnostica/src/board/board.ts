/**
 * The board laid out from a state's sparse lists, for the functions that list, judge and try moves: sites, who is
 * where, stashes, the hand and the minions of the current player. Scratch memory, refilled at each call.
 */
import { listMembers, type Seat } from '@hortus/kernel';
import { CARDS, type Card } from '../cards/cards.ts';
import { handOf } from '../cards/piles.ts';
import { at, MOST_IN_HAND, MOST_SEATS, MOST_SITES, NONE, SET } from '../types.ts';
import { landCard, landSpace } from './land.ts';
import { facingOf, firstManIn, minionMark, ownerOf, PER_SIZE, pipsOf, spaceOf } from './men.ts';
import { AHEAD, isInReach, SLOTS, type Space, slotOf, UP } from './space.ts';

/**
 * The number of a territory or wasteland here: territories in reading order, then the wastelands around each.
 */
export type Site = number;

const SIZES = 4;

export class Board {
  ints: Int32Array = new Int32Array(0);
  /** The player on turn. */
  seat: Seat = NONE;
  lands = 0;
  sites = 0;
  readonly spaces = new Int32Array(MOST_SITES);
  /** NONE on a wasteland. */
  readonly cards = new Int32Array(MOST_SITES);
  /** How many men are there, and how many of them are enemies. */
  readonly crowds = new Int32Array(MOST_SITES);
  readonly foes = new Int32Array(MOST_SITES);
  /** The territories that the sites were built from. */
  readonly #laid = new Int32Array(CARDS);
  readonly #next = new Int16Array(MOST_SITES);
  readonly #grid = new Int16Array(SLOTS).fill(NONE);
  readonly #stash = new Int32Array(MOST_SEATS * SIZES);
  /** The minions by number, one of equal ones (GNO-E-4). */
  readonly actors = new Int32Array(MOST_SITES);
  actorCount = 0;
  ownMen = 0;
  readonly hand = new Int32Array(CARDS);
  handCount = 0;
  /** How many cards of the hand may be laid: none when only public facts matter. */
  layable = 0;
  /** The card in use, if it is being tried out without a frame. */
  card: Card = NONE;
  /** Is one step enough? Then lists may stop at the first actor that has one. */
  probing = false;

  read(ints: Int32Array): void {
    this.ints = ints;
    this.seat = ints[at.turn];
    if (this.#isLaid()) this.#clearSites();
    else this.#layLand();
    this.#countMen();
    this.readHand();
    this.probing = false;
    this.card = NONE;
  }

  /** The site of a space, NONE in the void. */
  siteAt(space: Space): Site {
    let site = this.#grid[slotOf(space)];
    while (site !== NONE && this.spaces[site] !== space) site = this.#next[site];
    return site;
  }

  stash(owner: Seat, pips: number): number {
    return this.#stash[owner * SIZES + pips];
  }

  /** The same for a man's owner. */
  stashOfOwner(man: number, pips: number): number {
    return this.#stash[ownerOf(this.ints[at.man + man]) * SIZES + pips];
  }

  /** What a minion targets: its own space if it faces up, else the next one (GNO-TGT-4, GNO-TGT-5). */
  targetOf(actor: number): Space {
    const man = this.ints[at.man + actor];
    return spaceOf(man) + AHEAD[facingOf(man)];
  }

  /** GNO-TGT-6 Itself, or a piece in the targeted space. */
  isTargeted(actor: number, man: number): boolean {
    return actor === man || spaceOf(this.ints[at.man + man]) === this.targetOf(actor);
  }

  /** Does this seat have a piece where the actor looks? */
  targetsPieceOf(actor: number, seat: Seat): boolean {
    const { ints } = this;
    const space = this.targetOf(actor);
    for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
      if (spaceOf(ints[at.man + man]) !== space) return false;
      if (ownerOf(ints[at.man + man]) === seat) return true;
    }
    return false;
  }

  /** GNO-TGT-3, GNO-MAJ-1..3 */
  isMinion(man: number): boolean {
    const one = this.ints[at.man + man];
    return ownerOf(one) === this.seat && (this.ints[at.all] === 1 || minionMark(one) === 1);
  }

  isOwn(man: number): boolean {
    return ownerOf(this.ints[at.man + man]) === this.seat;
  }

  isUpright(man: number): boolean {
    return facingOf(this.ints[at.man + man]) === UP;
  }

  pips(man: number): number {
    return pipsOf(this.ints[at.man + man]);
  }

  /** The minions of the card in use. */
  gatherMinions(): void {
    const { ints, seat, actors } = this;
    const men = ints[at.men];
    const areAll = ints[at.all] === 1;
    let count = 0;
    let before = NONE;
    for (let man = 0; man < men; man++) {
      const one = ints[at.man + man];
      if (ownerOf(one) !== seat || one === before || !(areAll || minionMark(one) === 1)) continue;
      before = one;
      actors[count++] = man;
    }
    this.actorCount = count;
  }

  readHand(): void {
    const count = listMembers(this.ints, handOf(this.seat < 0 ? 0 : this.seat), SET, this.hand);
    this.handCount = Math.min(count, MOST_IN_HAND);
    this.layable = this.handCount;
  }

  /** Tries out what could be laid without the nth card; `holdNth` takes it up again. */
  dropNth(nth: number): void {
    const { hand } = this;
    this.layable = --this.handCount;
    for (let i = nth; i < this.handCount; i++) hand[i] = hand[i + 1];
  }

  holdNth(nth: number, card: Card): void {
    const { hand } = this;
    for (let i = this.handCount; i > nth; i--) hand[i] = hand[i - 1];
    hand[nth] = card;
    this.layable = ++this.handCount;
  }

  /** Are the territories unchanged, so that the sites can stay? After most moves they are. */
  #isLaid(): boolean {
    const { ints } = this;
    const laid = this.#laid;
    const lands = ints[at.lands];
    if (lands !== this.lands) return false;
    for (let i = 0; i < lands; i++) if (laid[i] !== ints[at.land + i]) return false;
    return true;
  }

  #clearSites(): void {
    const { crowds, foes } = this;
    for (let site = 0; site < this.sites; site++) crowds[site] = foes[site] = 0;
  }

  #layLand(): void {
    const { ints, spaces } = this;
    const grid = this.#grid;
    for (let site = 0; site < this.sites; site++) grid[slotOf(spaces[site])] = NONE;
    const lands = ints[at.lands];
    this.lands = lands;
    this.sites = 0;
    for (let i = 0; i < lands; i++) {
      const land = ints[at.land + i];
      this.#laid[i] = land;
      this.#addSite(landSpace(land), landCard(land));
    }
    for (let i = 0; i < lands; i++) {
      const space = spaces[i];
      for (let facing = 0; facing < UP; facing++) {
        const beside = space + AHEAD[facing];
        if (this.siteAt(beside) === NONE && isInReach(beside)) this.#addSite(beside, NONE);
      }
    }
  }

  #addSite(space: Space, card: Card): void {
    const grid = this.#grid;
    const site = this.sites++;
    const slot = slotOf(space);
    this.spaces[site] = space;
    this.cards[site] = card;
    this.crowds[site] = 0;
    this.foes[site] = 0;
    this.#next[site] = grid[slot];
    grid[slot] = site;
  }

  #countMen(): void {
    const { ints, seat, crowds, foes } = this;
    const stash = this.#stash;
    for (let i = 0; i < stash.length; i++) stash[i] = PER_SIZE;
    const men = ints[at.men];
    let own = 0;
    for (let man = 0; man < men; man++) {
      const one = ints[at.man + man];
      const owner = ownerOf(one);
      stash[owner * SIZES + pipsOf(one)]--;
      if (owner === seat) own++;
      const site = this.siteAt(spaceOf(one));
      if (site === NONE) continue;
      crowds[site]++;
      if (owner !== seat) foes[site]++;
    }
    this.ownMen = own;
  }
}

/** The board that `play` uses. */
export const boardInPlay = new Board();
