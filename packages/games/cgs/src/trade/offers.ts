/** Open offers in the state: one int each, under their author (CGS-R-160). */
import type { Seat } from '@hortus/kernel';
import { copyIn, designIn, faceOfDesign } from '../state/faces.ts';
import { opsOf } from '../state/zones.ts';
import { at, type CgsState, NONE, OPEN_OFFERS } from '../types.ts';

/** `mine` from the author's ops for `theirs` from the ops of `to`; cards by face. */
export const offerOf = (mine: number, to: Seat, theirs: number): number => mine | (theirs << 10) | (to << 20);
export const mineOf = (offer: number): number => offer & 1023;
export const theirsOf = (offer: number): number => (offer >>> 10) & 1023;
export const toOf = (offer: number): Seat => offer >>> 20;

export const slotsOf = (author: Seat): number => at.offers + author * OPEN_OFFERS;

export function openOffers({ ints }: CgsState, author: Seat): number[] {
  const from = slotsOf(author);
  const offers: number[] = [];
  for (let slot = from; slot < from + OPEN_OFFERS && ints[slot] !== NONE; slot++) offers.push(ints[slot]);
  return offers;
}

export const isOffered = (state: CgsState, author: Seat, offer: number): boolean =>
  openOffers(state, author).includes(offer);

/** An author's offers are sorted, so that equal positions look equal. */
function keep(ints: Int32Array, author: Seat, offers: readonly number[]): void {
  const from = slotsOf(author);
  for (let i = 0; i < OPEN_OFFERS; i++) ints[from + i] = offers[i] ?? NONE;
}

const sorted = (offers: Iterable<number>): number[] => [...offers].sort((a, b) => a - b);

export function addOffer(state: CgsState, author: Seat, offer: number): void {
  keep(state.ints, author, sorted([...openOffers(state, author), offer]));
}

export function dropOffer(state: CgsState, author: Seat, offer: number): void {
  keep(
    state.ints,
    author,
    openOffers(state, author).filter((one) => one !== offer),
  );
}

/**
 * CGS-R-142, -160 After any card moves: an offer stays while such cards are where they were, and vanishes
 * otherwise. After an adventure no copy is barred any more; if two offers then mirror each other, the first
 * seat's stays.
 */
export function refreshOffers(state: CgsState): void {
  const { ints, rules } = state;
  for (let author = 0; author < rules.seats; author++)
    if (ints[slotsOf(author)] !== NONE) refreshOffersOf(state, author);
}

function refreshOffersOf(state: CgsState, author: Seat): void {
  const { ints } = state;
  const isOver = ints[at.current] === NONE;
  const now = (face: number): number => (isOver ? faceOfDesign(designIn(face), false) : face);
  const left = new Set<number>();
  for (const offer of openOffers(state, author)) {
    const [mine, to, theirs] = [now(mineOf(offer)), toOf(offer), now(theirsOf(offer))];
    const lie = copyIn(state, opsOf(author), mine) !== NONE && copyIn(state, opsOf(to), theirs) !== NONE;
    const isMirror = to < author && isOffered(state, to, offerOf(theirs, author, mine));
    if (lie && !isMirror) left.add(offerOf(mine, to, theirs));
  }
  keep(ints, author, sorted(left));
}
