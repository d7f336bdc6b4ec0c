/** A position on its way in: the state so far, cards laid, cards still to be dealt, and every fault that was found. */

import { type Piece, splitAt } from '@hortus/cards';
import {
  addMember,
  type Diagnostic,
  hintFor,
  nearest,
  type Rng,
  type Seat,
  shuffleRange,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { addUnseen, putUnder } from '../state/destiny.ts';
import { at, ENTRY } from '../state/layout.ts';
import { addExperience, addOps, addReserve, mayHold } from '../state/zones.ts';
import { MOST_LOOKED } from '../types.ts';
import { cardName, cardNamed, seatNamed } from './names.ts';

export type Zone = 'unseen' | 'under' | 'looked' | 'void' | 'ops' | 'experience' | 'reserve';

/** A card, or a place for a random one. */
interface Laid {
  readonly zone: Zone;
  readonly owner: number;
  readonly card: number | undefined;
  readonly piece: Piece;
}

/** Zones that belong to a side, which hold only neutral cards and its own. */
const SIDED: ReadonlySet<Zone> = new Set(['ops', 'experience', 'reserve'] as const);
const MOST_TRIES = 50;

export class Loading {
  readonly state: SwayState;
  readonly faults: Diagnostic[];
  /** Who the text says is asked; undefined if it doesn't. */
  seatAsked: Seat | undefined;
  /** The card that a question about a recruitable names. */
  recruiting: { readonly card: number; readonly piece: Piece } | undefined;
  readonly #laid: Laid[] = [];
  readonly #places = new Map<number, Piece>();
  /** The zone for all cards not named; the void unless that is listed. */
  #rest: { readonly zone: Zone; readonly owner: number } | undefined;
  #voidIsListed = false;

  constructor(state: SwayState, faults: Diagnostic[]) {
    this.state = state;
    this.faults = faults;
  }

  fault(piece: Piece, code: string, message: string, hint?: string): undefined {
    const { line, column } = piece;
    this.faults.push({ code, message, ...(hint === undefined ? {} : { hint }), line, column });
  }

  asked(seat: Seat | undefined): void {
    this.seatAsked ??= seat;
  }

  /** The question is about the card engaged last. */
  checkRecruiting(): void {
    const { ints, rules } = this.state;
    if (this.recruiting === undefined) return;
    const { card, piece } = this.recruiting;
    const last =
      ints[at.engagedCount] === 0 ? undefined : ENTRY.get.card(ints[at.engaged + ints[at.engagedCount] - 1]);
    if (card !== last)
      this.fault(piece, 'bad-task', `${cardName(rules.deck, card)} is not the card engaged last`);
  }

  /** A whole number within its bounds. */
  number(piece: Piece, what: string, most: number): number {
    if (/^\d{1,9}$/.test(piece.text) && Number(piece.text) <= most) return Number(piece.text);
    this.fault(piece, 'not-a-number', `${what} must be a whole number from 0 to ${most}, not ${said(piece)}`);
    return 0;
  }

  seat(piece: Piece): Seat | undefined {
    const { seats } = this.state.rules;
    const seat = seatNamed(piece.text, seats);
    if (seat !== undefined) return seat;
    return this.fault(
      piece,
      'not-a-seat',
      `${said(piece)} is no seat`,
      `seats are ${[...'abcd'].slice(0, seats).join(', ')}`,
    );
  }

  /** The word's index in a list. */
  oneOf(piece: Piece, what: string, known: readonly string[]): number | undefined {
    const index = known.indexOf(piece.text.toLowerCase());
    if (index >= 0) return index;
    return this.fault(piece, 'unknown-word', `${said(piece)} is no ${what}`, hintFor(piece.text, known));
  }

  card(piece: Piece): number | undefined {
    const { deck } = this.state.rules;
    const card = cardNamed(deck, piece.text);
    if (card !== undefined) return card;
    const near = nearest(
      piece.text,
      deck.cards.map(({ name }) => name),
    );
    const hint = near === undefined ? 'names are those of the deck in use' : `did you mean ${near}?`;
    return this.fault(piece, 'no-such-card', `there is no card ${said(piece)}`, hint);
  }

  /** Records a card's place; a second place for it is a fault. */
  place(card: number, piece: Piece): boolean {
    const before = this.#places.get(card);
    this.#places.set(card, before ?? piece);
    if (before === undefined) return true;
    const name = cardName(this.state.rules.deck, card);
    this.fault(
      piece,
      'card-twice',
      `${name} lies in two places`,
      `the first is in line ${before.line}, column ${before.column}`,
    );
    return false;
  }

  /** A comma-separated list of cards; `#3` for three random ones, `*` for all cards not named anywhere. */
  cards(value: Piece, zone: Zone, owner = 0): void {
    if (zone === 'void') this.#voidIsListed = true;
    for (const piece of splitAt(value, ',')) {
      const blank = /^#\s*(\d{1,3})$/.exec(piece.text);
      if (piece.text === '*') {
        if (this.#rest !== undefined)
          this.fault(piece, 'rest-twice', 'only one zone can have all the rest (*)');
        this.#rest = { zone, owner };
      } else if (blank !== null) this.#lay(zone, owner, Number(blank[1]), piece);
      else {
        const card = this.card(piece);
        if (card !== undefined && this.place(card, piece)) this.#laid.push({ zone, owner, card, piece });
      }
    }
  }

  #lay(zone: Zone, owner: number, count: number, piece: Piece): void {
    if (count > this.state.rules.deck.cards.length)
      return this.fault(piece, 'too-many-cards', `there are not ${count} cards`);
    for (let i = 0; i < count; i++) this.#laid.push({ zone, owner, card: undefined, piece });
  }

  /** Lays everything that was listed; counts are filled at random. */
  deal(rng: Rng): void {
    const dealt = this.#dealBlanks(rng);
    for (const [i, { zone, owner, card, piece }] of this.#laid.entries()) {
      const laid = card ?? dealt.get(i);
      if (laid !== undefined) this.#put(zone, owner, laid, piece);
    }
    const left = this.#left();
    if (left.length === 0) return;
    const rest = this.#rest ?? (this.#voidIsListed ? undefined : { zone: 'void' as const, owner: 0 });
    if (rest !== undefined) {
      for (const card of left) this.#put(rest.zone, rest.owner, card, NOWHERE);
      return;
    }
    const names = left.slice(0, 3).map((card) => cardName(this.state.rules.deck, card));
    this.fault(
      NOWHERE,
      'card-nowhere',
      `${left.length} cards lie nowhere: ${names.join(', ')}${left.length > 3 ? ' …' : ''}`,
      'name them, give a count (#3), or let one zone have the rest (*)',
    );
  }

  #left(): number[] {
    const left: number[] = [];
    for (let card = 0; card < this.state.rules.deck.cards.length; card++)
      if (!this.#places.has(card)) left.push(card);
    return left;
  }

  /**
   * At random, the places of one side first; starts again
   * if that leaves too few cards that another side may hold.
   */
  #dealBlanks(rng: Rng): ReadonlyMap<number, number> {
    const blanks = [...this.#laid.entries()].filter(([, { card }]) => card === undefined);
    const ordered = [
      ...blanks.filter(([, { zone }]) => SIDED.has(zone)),
      ...blanks.filter(([, { zone }]) => !SIDED.has(zone)),
    ];
    const left = Int32Array.from(this.#left());
    let dealt = new Map<number, number>();
    for (let tries = 0; tries < MOST_TRIES && dealt.size < ordered.length; tries++) {
      shuffleRange(left, 0, left.length, rng);
      dealt = this.#dealOnce(ordered, new Set(left));
    }
    for (const [i, { piece }] of ordered) {
      const card = dealt.get(i);
      if (card !== undefined) this.#places.set(card, piece);
      else {
        this.fault(piece, 'too-many-cards', `too few cards are left for ${piece.text}`);
        break;
      }
    }
    return dealt;
  }

  #dealOnce(blanks: readonly (readonly [number, Laid])[], cards: Set<number>): Map<number, number> {
    const dealt = new Map<number, number>();
    for (const [i, { zone, owner }] of blanks)
      for (const card of cards)
        if (!SIDED.has(zone) || mayHold(this.state, owner & 1, card)) {
          cards.delete(card);
          dealt.set(i, card);
          break;
        }
    return dealt;
  }

  #put(zone: Zone, owner: number, card: number, piece: Piece): void {
    const { state } = this;
    const { ints } = state;
    if (SIDED.has(zone) && !mayHold(state, owner & 1, card))
      this.fault(
        piece,
        'other-faction',
        `${cardName(state.rules.deck, card)} is of the other side`,
        'zones hold neutral cards and those of their own side',
      );
    if (zone === 'unseen') addUnseen(state, card);
    else if (zone === 'under') putUnder(state, card);
    else if (zone === 'ops') addOps(state, owner, card);
    else if (zone === 'experience') addExperience(state, owner, card);
    else if (zone === 'reserve') addReserve(state, owner, card);
    else if (zone === 'void') addMember(ints, at.void, card);
    else if (ints[at.lookedCount] < MOST_LOOKED) ints[at.looked + ints[at.lookedCount]++] = card;
    else this.fault(piece, 'too-many-cards', `omen looks at ${MOST_LOOKED} cards at most`);
  }
}

export const NOWHERE: Piece = { text: '', line: 1, column: 1 };

export const said = ({ text }: Piece): string =>
  text === '' ? 'nothing' : text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`;
