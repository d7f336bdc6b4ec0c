/**
 * Who knows where a hidden card lies (GEN-E-11, GEN-E-12, WA-E-7). A viewer is sure of its place, knows that it is in
 * one of several nooks, or neither. Each viewer's part depends only on what that viewer has seen, so two worlds that
 * look alike to a viewer stay alike. Insiders see the cards themselves and need no mark; marks they have are kept.
 *
 * Three ints per card: sixteen bits of nooks for each of five viewers, and in the last half a bit for each who is sure.
 */
import {
  addMember,
  firstMember,
  hasBit,
  hasMember,
  lowestBit,
  NO_MEMBER,
  nextMember,
  removeMember,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { MOST_CARDS, MOST_SEATS, SET } from '../types.ts';
import { at, ENTRY, ENTRY_BITS } from './layout.ts';

/** Viewers: seats, and the table as the fifth. */
export const TABLE = 4;
export const VIEWERS = 5;
export const ALL_VIEWERS = 31;

/** Places that can hide a card. */
export const NOOKS = 16;
export const opsNook = (seat: Seat): number => seat;
export const experienceNook = (home: number): number => MOST_SEATS + home;
export const UNDER = 8;
const SLOTS = 9;
const LAST_SLOT = 14;
export const MARKED = 15;
/** Slots beyond the sixth share the last one. */
export const slotNook = (slot: number): number => (SLOTS + slot < LAST_SLOT ? SLOTS + slot : LAST_SLOT);
export const isSlotNook = (nook: number): boolean => nook >= SLOTS && nook <= LAST_SLOT;

const INTS = 3;
const SURE = 16;

/** Who is sure where this card is. */
export const sureOf = (state: SwayState, card: number): number =>
  (state.ints[at.knowledge + card * INTS + 2] >>> SURE) & ALL_VIEWERS;

/** The nooks a card may be in for a viewer who is not sure of it; 0 if it knows nothing. */
export const nooksOf = (state: SwayState, card: number, viewer: number): number =>
  (state.ints[at.knowledge + card * INTS + (viewer >> 1)] >>> ((viewer & 1) << 4)) & 0xffff;

export function setNooks(state: SwayState, card: number, viewer: number, nooks: number): void {
  const word = at.knowledge + card * INTS + (viewer >> 1);
  const shift = (viewer & 1) << 4;
  state.ints[word] = (state.ints[word] & ~(0xffff << shift)) | (nooks << shift);
  noteKnown(state, card);
}

/** Iterates over the cards that some viewer knows to be in one of several places. */
export const firstTraced = (ints: Int32Array): number => firstMember(ints, at.traced, SET);
export const nextTraced = (ints: Int32Array, after: number): number =>
  nextMember(ints, at.traced, SET, after);

function setSure(state: SwayState, card: number, viewers: number): void {
  const word = at.knowledge + card * INTS + 2;
  state.ints[word] = (state.ints[word] & 0xffff) | (viewers << SURE);
  noteKnown(state, card);
}

function noteKnown({ ints }: SwayState, card: number): void {
  const word = at.knowledge + card * INTS;
  const looksFor = ints[word] | ints[word + 1] | (ints[word + 2] & 0xffff);
  if (looksFor !== 0) addMember(ints, at.traced, card);
  else removeMember(ints, at.traced, card);
  if ((looksFor | ints[word + 2]) !== 0) addMember(ints, at.knownCards, card);
  else removeMember(ints, at.knownCards, card);
}

/** The card is face up now. */
export function forget(state: SwayState, card: number): void {
  if (!hasMember(state.ints, at.knownCards, card)) return;
  const word = at.knowledge + card * INTS;
  state.ints[word] = state.ints[word + 1] = state.ints[word + 2] = 0;
  removeMember(state.ints, at.knownCards, card);
  removeMember(state.ints, at.traced, card);
}

/** These viewers know where it is, and will as long as it moves in plain sight or with its whole zone. */
export function placeKnown(state: SwayState, card: number, viewers: number): void {
  for (let viewer = 0; viewer < VIEWERS; viewer++)
    if (hasBit(viewers, viewer) && nooksOf(state, card, viewer) !== 0) setNooks(state, card, viewer, 0);
  setSure(state, card, sureOf(state, card) | viewers);
}

/** A team's seats. */
const teamOf = (side: number): number => 0b0101 << side;

/** The side that has face-down cards; the turning one if none has. */
function hidingSide(state: SwayState): number {
  const { ints } = state;
  if (ints[at.hidden] > 0)
    for (let i = at.engaged; i < at.engaged + ints[at.engagedCount]; i++)
      if ((ints[i] & ENTRY_BITS.hidden) !== 0) return ENTRY.get.seat(ints[i]) & 1;
  return ints[at.turn] & 1;
}

/**
 * Who sees the cards of a nook themselves.
 * Nobody does for cards under: marks record who knows their positions.
 */
export function insidersOf(state: SwayState, nook: number): number {
  const { rules, ints } = state;
  if (nook < MOST_SEATS) return 1 << nook;
  if (nook < UNDER) {
    if (!rules.experienceHidden) return ALL_VIEWERS;
    const home = nook - MOST_SEATS;
    return rules.experienceShared ? teamOf(home & 1) : 1 << home;
  }
  if (nook === UNDER) return 0;
  return nook === MARKED ? 1 << ints[at.turn] : teamOf(hidingSide(state));
}

/** How many cards lie in a nook. Marked cards don't count as ops; cards looked at count as under. */
export function countIn(state: SwayState, nook: number): number {
  const { ints } = state;
  if (nook < MOST_SEATS)
    return ints[at.opsCount + nook] - (nook === ints[at.turn] ? ints[at.markedCount] : 0);
  if (nook < UNDER) return ints[at.experienceCount + nook - MOST_SEATS];
  if (nook === UNDER) return ints[at.underCount] + ints[at.lookedCount];
  if (nook === MARKED) return ints[at.markedCount];
  let count = 0;
  if (ints[at.hidden] > 0)
    for (let i = at.engaged; i < at.engaged + ints[at.engagedCount]; i++)
      if ((ints[i] & ENTRY_BITS.hidden) !== 0 && slotNook(ENTRY.get.slot(ints[i])) === nook) count++;
  return count;
}

/** Does the card lie in this ops (unmarked), experience or slot, or among the marked cards? */
function liesIn(state: SwayState, card: number, nook: number): boolean {
  const { ints } = state;
  if (nook === MARKED) return hasMember(ints, at.marked, card);
  if (nook < MOST_SEATS)
    return hasMember(ints, at.ops + nook * SET, card) && !hasMember(ints, at.marked, card);
  if (nook < UNDER) return hasMember(ints, at.experience + (nook - MOST_SEATS) * SET, card);
  for (let i = at.engaged; i < at.engaged + ints[at.engagedCount]; i++)
    if (ENTRY.get.card(ints[i]) === card)
      return (ints[i] & ENTRY_BITS.hidden) !== 0 && slotNook(ENTRY.get.slot(ints[i])) === nook;
  return false;
}

const anyCard = (): boolean => true;

/**
 * Before a card goes unseen from one nook to another: viewers who are insiders of neither now know only that
 * each card they knew in the first is there or in the second. All such cards are treated alike, whichever
 * moves, except those that publicly couldn't (`could`).
 */
export function blur(
  state: SwayState,
  from: number,
  to: number,
  could: (card: number) => boolean = anyCard,
): void {
  const { ints } = state;
  const others = ALL_VIEWERS & ~(insidersOf(state, from) | insidersOf(state, to));
  if (others === 0) return;
  if (isSlotNook(to) && countIn(state, to) === 0) strip(state, 1 << to);
  for (
    let card = firstMember(ints, at.knownCards, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.knownCards, SET, card)
  ) {
    if (!could(card)) continue;
    widen(state, card, others, 1 << from, 1 << to);
    const lost = sureOf(state, card) & others;
    if (lost !== 0 && liesIn(state, card, from)) unsettle(state, card, lost, (1 << from) | (1 << to));
  }
}

/** For these viewers, a card that may be in one of the first nooks may now also be in the others. */
function widen(state: SwayState, card: number, viewers: number, ifIn: number, also: number): void {
  for (let viewer = 0; viewer < VIEWERS; viewer++)
    if (hasBit(viewers, viewer)) {
      const nooks = nooksOf(state, card, viewer);
      if ((nooks & ifIn) !== 0) setNooks(state, card, viewer, nooks | also);
    }
}

/** These viewers were sure, and now know only that it is in one of these nooks. */
function unsettle(state: SwayState, card: number, viewers: number, nooks: number): void {
  setSure(state, card, sureOf(state, card) & ~viewers);
  for (let viewer = 0; viewer < VIEWERS; viewer++)
    if (hasBit(viewers, viewer)) setNooks(state, card, viewer, nooks);
}

/**
 * A whole nook is emptied into another, and what was known goes along. Cards of an open experience stay
 * known; for these, call it before they move.
 */
export function merge(state: SwayState, from: number, to: number): void {
  const { ints } = state;
  if (from >= MOST_SEATS && from < UNDER && !state.rules.experienceHidden) {
    const home = at.experience + (from - MOST_SEATS) * SET;
    for (
      let card = firstMember(ints, home, SET);
      card !== NO_MEMBER;
      card = nextMember(ints, home, SET, card)
    )
      placeKnown(state, card, ALL_VIEWERS);
    return;
  }
  for (let card = firstTraced(ints); card !== NO_MEMBER; card = nextTraced(ints, card)) {
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      const nooks = nooksOf(state, card, viewer);
      if (hasBit(nooks, from)) setNooks(state, card, viewer, (nooks & ~(1 << from)) | (1 << to));
    }
  }
}

/** Removes nooks from everybody's possibilities. */
function strip(state: SwayState, nooks: number): void {
  const { ints } = state;
  for (let card = firstTraced(ints); card !== NO_MEMBER; card = nextTraced(ints, card)) {
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      const before = nooksOf(state, card, viewer);
      if ((before & nooks) !== 0) setNooks(state, card, viewer, before & ~nooks);
    }
  }
}

const mayHold = ({ rules, ints }: SwayState, side: number, card: number): boolean =>
  hasMember(rules.deck.holdable, (ints[at.faction] * 2 + side) * SET, card);

/**
 * A card taken from under has gone to a drawer's ops, and the drawer saw it. Whoever knew the card there
 * still knows it. For the others it may be any card they believe to be under that this ops can hold.
 */
export function drawnFromUnder(state: SwayState, card: number, to: number): void {
  const { ints } = state;
  const blind = ALL_VIEWERS & ~(sureOf(state, card) | (1 << to));
  setNooks(state, card, to, 0);
  for (let other = firstTraced(ints); other !== NO_MEMBER; other = nextTraced(ints, other)) {
    if (mayHold(state, to & 1, other)) widen(state, other, blind, 1 << UNDER, 1 << opsNook(to));
  }
}

/**
 * Call before one of the cards that omen looks at goes to its player's ops (`took`) or under, which only the
 * player sees. All cards that others knew among them are treated alike, even those that couldn't be taken,
 * since that would reveal something. A single card is known to be the one. `placeKnown` records the player's
 * own knowledge.
 */
export function scatter(state: SwayState, player: Seat, took: boolean): void {
  const { ints } = state;
  const others = ALL_VIEWERS & ~(1 << player);
  const count = ints[at.lookedCount];
  let all = others;
  for (let i = 0; i < count; i++) all &= sureOf(state, ints[at.looked + i]);
  if (took)
    for (let card = firstTraced(ints); card !== NO_MEMBER; card = nextTraced(ints, card)) {
      if (mayHold(state, player & 1, card))
        widen(state, card, others & ~all, 1 << UNDER, 1 << opsNook(player));
    }
  if (count < 2) return;
  for (let i = 0; i < count; i++) {
    const card = ints[at.looked + i];
    const lost = sureOf(state, card) & others;
    if (lost === 0) continue;
    const held = took && mayHold(state, player & 1, card);
    unsettle(state, card, lost, held ? (1 << UNDER) | (1 << opsNook(player)) : 1 << UNDER);
  }
}

/** After a move: nobody expects a card in an empty nook (all counts are public). */
export function tidyKnowledge(state: SwayState): void {
  const { ints } = state;
  let empty = -1;
  for (let card = firstTraced(ints); card !== NO_MEMBER; card = nextTraced(ints, card)) {
    if (empty === -1) empty = emptyNooks(state);
    if (empty === 0) return;
    const word = at.knowledge + card * INTS;
    ints[word] &= ~(empty | (empty << 16));
    ints[word + 1] &= ~(empty | (empty << 16));
    ints[word + 2] &= ~empty;
    noteKnown(state, card);
  }
}

/** The set of nooks without a card. */
function emptyNooks(state: SwayState): number {
  let empty = 0;
  for (let nook = 0; nook < NOOKS; nook++) if (countIn(state, nook) === 0) empty |= 1 << nook;
  return empty;
}

/**
 * Where a card may be for a viewer who doesn't see it:
 * its nooks minus empty ones and those the viewer sees into.
 */
export function couldBeIn(state: SwayState, card: number, viewer: number): number {
  let nooks = nooksOf(state, card, viewer);
  for (let left = nooks; left !== 0; left = withoutLowest(left)) {
    const nook = lowestBit(left);
    if (countIn(state, nook) === 0 || hasBit(insidersOf(state, nook), viewer)) nooks &= ~(1 << nook);
  }
  return nooks;
}

/** The true nook of a hidden card; undefined if it is face up or in the unseen part. */
export function nookOf(state: SwayState, card: number): number | undefined {
  const { rules, ints } = state;
  for (let seat = 0; seat < rules.seats; seat++)
    if (hasMember(ints, at.ops + seat * SET, card))
      return hasMember(ints, at.marked, card) ? MARKED : opsNook(seat);
  for (let home = 0; home < MOST_SEATS; home++)
    if (hasMember(ints, at.experience + home * SET, card)) return experienceNook(home);
  for (let i = 0; i < ints[at.lookedCount]; i++) if (ints[at.looked + i] === card) return UNDER;
  for (let i = 0; i < ints[at.underCount]; i++)
    if (ints[at.under + ((ints[at.underFrom] + i) % MOST_CARDS)] === card) return UNDER;
  for (let i = at.engaged; i < at.engaged + ints[at.engagedCount]; i++)
    if (ENTRY.get.card(ints[i]) === card && (ints[i] & ENTRY_BITS.hidden) !== 0)
      return slotNook(ENTRY.get.slot(ints[i]));
  return undefined;
}
