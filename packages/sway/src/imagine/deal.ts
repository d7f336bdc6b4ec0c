/**
 * Deals one world: traced cards, backs, hidden zones of both sides, cards under, fresh cards. False if it can't
 * exist: start again.
 */
import { addMember, firstMember, hasBit, hasMember, NO_MEMBER, nextMember, type Rng } from '@hortus/kernel';
import { COVERT, FIGHTING } from '../abilities/sets.ts';
import type { SwayState } from '../edition/rules.ts';
import { MARKED, NOOKS, placeKnown, slotNook, UNDER } from '../state/knowledge.ts';
import { at, ENTRY, NONE } from '../state/layout.ts';
import { countsAmong, recountLines } from '../state/lines.ts';
import { sideOf, sideOfCard } from '../state/zones.ts';
import { MOST_SEATS, PHASE, SET } from '../types.ts';
import { countOf, NEUTRALS, pickCard, pickOf, pickOfAll, pickOfTwo, refillPool } from './pool.ts';
import { type Prepared, slotTakes } from './prepare.ts';
import { fraction, logTotal, shareNeutral } from './share.ts';

/** Places still open in the prepared ones. */
const free = new Int32Array(NOOKS);
/** Cards laid on deep places and backs; NONE while open. */
const deepCards = new Int32Array(256);
const slotCards = new Int32Array(256);

export function deal(prepared: Prepared, into: SwayState, rng: Rng): boolean {
  const { ints } = into;
  ints.set(prepared.base);
  refillPool(prepared.groups);
  free.set(prepared.free);
  deepCards.fill(NONE, 0, prepared.deep.length);
  slotCards.fill(NONE, 0, prepared.slots.length);
  for (let i = 0; i < prepared.traced.length; i++)
    if (!placeTraced(prepared, into, prepared.traced[i], prepared.tracedNooks[i], rng)) return false;
  if (prepared.slots.length > 0 && !dealSlots(prepared, into, rng)) return false;
  if (!dealZones(into, rng)) return false;
  dealDeep(prepared, into, rng);
  if (prepared.freshSeat !== NONE) dealFresh(prepared, ints, rng);
  return ints[at.phase] !== PHASE.giving || into.rules.loss.couldBeAsked(into);
}

/** Puts the card into a random free place in one of its nooks. */
function placeTraced(prepared: Prepared, into: SwayState, card: number, nooks: number, rng: Rng): boolean {
  const side = sideOfCard(into, card);
  let places = 0;
  for (let nook = 0; nook < NOOKS; nook++)
    if (hasBit(nooks, nook)) places += placesIn(prepared, into, card, side, nook);
  if (places === 0) return false;
  let left = rng.below(places);
  for (let nook = 0; ; nook++) {
    if (!hasBit(nooks, nook)) continue;
    const here = placesIn(prepared, into, card, side, nook);
    if (left >= here) left -= here;
    else {
      layTraced(prepared, into, card, nook, left);
      return true;
    }
  }
}

const sideOfNook = ({ ints }: SwayState, nook: number): number =>
  sideOf(nook === MARKED ? ints[at.turn] : nook);

/** How many free places of a nook could be this card's. */
function placesIn(prepared: Prepared, into: SwayState, card: number, side: number, nook: number): number {
  let places = 0;
  if (nook === UNDER) {
    for (let i = 0; i < prepared.deep.length; i++) if (deepCards[i] === NONE) places++;
  } else if (nook < UNDER || nook === MARKED) {
    if (side === NEUTRALS || side === sideOfNook(into, nook)) places = free[nook];
  } else
    for (let i = 0; i < prepared.slots.length; i++) if (slotIsFor(prepared, into, i, card, nook)) places++;
  return places;
}

function slotIsFor(prepared: Prepared, into: SwayState, i: number, card: number, nook: number): boolean {
  const entry = into.ints[at.engaged + prepared.slots[i]];
  return slotCards[i] === NONE && slotNook(ENTRY.get.slot(entry)) === nook && slotTakes(into, entry, card);
}

function layTraced(prepared: Prepared, into: SwayState, card: number, nook: number, place: number): void {
  let left = place;
  if (nook === UNDER) {
    for (let i = 0; i < prepared.deep.length; i++)
      if (deepCards[i] === NONE && left-- === 0) {
        deepCards[i] = card;
        return;
      }
  } else if (nook < UNDER || nook === MARKED) {
    free[nook]--;
    layIn(into.ints, nook, card);
  } else
    for (let i = 0; i < prepared.slots.length; i++)
      if (slotIsFor(prepared, into, i, card, nook) && left-- === 0) {
        slotCards[i] = card;
        return;
      }
}

function layIn(ints: Int32Array, nook: number, card: number): void {
  if (nook === MARKED) {
    addMember(ints, at.marked, card);
    addMember(ints, at.ops + ints[at.turn] * SET, card);
  } else if (nook < MOST_SEATS) addMember(ints, at.ops + nook * SET, card);
  else addMember(ints, at.experience + (nook - MOST_SEATS) * SET, card);
}

/**
 * Gives each back any card it could be, and discards the result if two are the same or exclude each other, so
 * every choice is equally likely. If both sides have places to fill, a choice is kept in proportion to the
 * worlds it leaves.
 */
function dealSlots(prepared: Prepared, into: SwayState, rng: Rng): boolean {
  const { ints } = into;
  for (let i = 0; i < prepared.slots.length; i++) {
    const index = at.engaged + prepared.slots[i];
    if (slotCards[i] === NONE) {
      const { [i]: candidates } = prepared.slotCards;
      if (candidates.length === 0) return false;
      const card = candidates[rng.below(candidates.length)];
      if (!hasMember(ints, at.unseen, card)) return false;
      slotCards[i] = card;
      pickCard(ints, card);
    }
    ints[index] |= ENTRY.pack(slotCards[i]);
  }
  recountLines(into);
  return (
    !excludes(into, sideOf(ENTRY.get.seat(ints[at.engaged + prepared.slots[0]]))) &&
    keepSlots(prepared, into, rng)
  );
}

/**
 * GEN-COV-2, WA-R-121: do two different cards of a timeline
 * exclude each other, one covert and the other battle or warfare?
 */
function excludes(state: SwayState, side: number): boolean {
  const { ints } = state;
  if (ints[at.lineCoverts + side] === 0 || ints[at.lineFights + side] === 0) return false;
  if (ints[at.lineCoverts + side] > 1 || ints[at.lineFights + side] > 1) return true;
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    if (sideOf(ENTRY.get.seat(entry)) !== side) continue;
    const covert = countsAmong(state, entry, COVERT);
    const fights = countsAmong(state, entry, FIGHTING);
    if (covert || fights) return !(covert && fights);
  }
  return false;
}

/** Open places in a side's ops, experiences and marked cards. */
function openPlaces(into: SwayState, side: number): number {
  let places = 0;
  for (let nook = 0; nook < UNDER; nook++) if ((nook & 1) === side) places += free[nook];
  return sideOfNook(into, MARKED) === side ? places + free[MARKED] : places;
}

function keepSlots(prepared: Prepared, into: SwayState, rng: Rng): boolean {
  const side = sideOf(ENTRY.get.seat(into.ints[at.engaged + prepared.slots[0]]));
  const [k, l] = [openPlaces(into, side), openPlaces(into, 1 - side)];
  if (l === 0) return true;
  const [n, f, g] = [countOf(NEUTRALS), countOf(side), countOf(1 - side)];
  const used = prepared.groups[NEUTRALS].length - n;
  const own = prepared.groups[side].length - f;
  let most = Number.NEGATIVE_INFINITY;
  for (let neutral = 0; neutral <= used + own; neutral++)
    most = Math.max(most, logTotal(n + used - neutral, f + neutral - used, g, k, l));
  return fraction(rng) < Math.exp(logTotal(n, f, g, k, l) - most);
}

/** Deals neutral and own cards to the places of each side, every choice equally likely. */
function dealZones(into: SwayState, rng: Rng): boolean {
  const [k, l] = [openPlaces(into, 0), openPlaces(into, 1)];
  const [f, g, n] = [countOf(0), countOf(1), countOf(NEUTRALS)];
  if (k === 0 || l === 0) {
    if (k > f + n || l > g + n) return false;
    if (k > 0) fillSide(into, 0, rng);
    if (l > 0) fillSide(into, 1, rng);
    return true;
  }
  const neutral = shareNeutral(n, f, g, k, l, rng);
  if (neutral === undefined) return false;
  fillShared(into, 0, neutral, k, rng);
  fillSide(into, 1, rng);
  return true;
}

/** Fills its places from all cards the side may hold. */
function fillSide(into: SwayState, side: number, rng: Rng): void {
  const { ints } = into;
  for (let nook = 0; nook < NOOKS; nook++)
    if (free[nook] > 0 && sideOfNook(into, nook) === side)
      for (; free[nook] > 0; free[nook]--) layIn(ints, nook, pickOfTwo(ints, side, NEUTRALS, rng));
}

/** Fills its places with this many neutral cards among them. */
function fillShared(into: SwayState, side: number, neutral: number, places: number, rng: Rng): void {
  const { ints } = into;
  let [neutralLeft, left] = [neutral, places];
  for (let nook = 0; nook < NOOKS; nook++)
    if (free[nook] > 0 && sideOfNook(into, nook) === side)
      for (; free[nook] > 0; free[nook]--, left--) {
        const isNeutral = rng.below(left) < neutralLeft;
        if (isNeutral) neutralLeft--;
        layIn(ints, nook, pickOf(ints, isNeutral ? NEUTRALS : side, rng));
      }
}

/** Deals any remaining cards to the places under and looked at; whoever put them there knows them. */
function dealDeep(prepared: Prepared, into: SwayState, rng: Rng): void {
  const { ints } = into;
  const under = ints[at.underCount];
  for (let i = 0; i < prepared.deep.length; i++) {
    const card = deepCards[i] === NONE ? pickOfAll(ints, rng) : deepCards[i];
    const depth = prepared.deep[i];
    if (depth < under) ints[at.under + depth] = card;
    else ints[at.looked + depth - under] = card;
    if (prepared.deepKnown[i] !== 0) placeKnown(into, card, prepared.deepKnown[i]);
  }
}

/**
 * Of the cards in ops and those that left since the first
 * draw, this many were drawn; which ones left is random.
 */
function dealFresh(prepared: Prepared, ints: Int32Array, rng: Rng): void {
  const ops = at.ops + prepared.freshSeat * SET;
  let cards = ints[at.opsCount + prepared.freshSeat] - prepared.notFresh.size + ints[at.gone];
  let fresh = prepared.freshLeft;
  for (let card = firstMember(ints, ops, SET); card !== NO_MEMBER; card = nextMember(ints, ops, SET, card)) {
    if (prepared.notFresh.has(card)) continue;
    if (rng.below(cards--) < fresh) {
      fresh--;
      addMember(ints, at.fresh, card);
    }
  }
}
