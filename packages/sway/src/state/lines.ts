/** Timelines: cards engaged by both sides, in order, with totals and limits updated as cards come and go. */
import { EVERYONE, type Seat, type Sink } from '@hortus/kernel';
import { COVERT, FIGHTING, isAmong, STAYING } from '../abilities/sets.ts';
import type { Rules, SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { ABILITY } from '../types.ts';
import { forget } from './knowledge.ts';
import { at, BACK, ENTRY, ENTRY_BITS, entryOf } from './layout.ts';
import { discard } from './zones.ts';

const { cleared, turnedUp } = EVENTS.kinds;
const { as: asOf, card: cardOf, seat: seatOf, slot: slotOf } = ENTRY.get;
const SLOT_UNIT = ENTRY_BITS.slot / 7;
const AS_UNIT = ENTRY_BITS.as / 31;
/** Slots beyond it share it. */
export const LAST_SLOT = 7;

export const entryCard = (state: SwayState, index: number): number => cardOf(state.ints[at.engaged + index]);
export const entrySeat = (state: SwayState, index: number): Seat => seatOf(state.ints[at.engaged + index]);
export const entrySide = (state: SwayState, index: number): number => entrySeat(state, index) & 1;
export const isHidden = (state: SwayState, index: number): boolean =>
  (state.ints[at.engaged + index] & ENTRY_BITS.hidden) !== 0;

const someStay = (rules: Rules): boolean => (rules.abilities & STAYING) !== 0;

/**
 * Adds a seat's card to its side's timeline, and returns
 * its index in `engaged` (GEN-DEF-8, WA-DEF-9, WA-DEF-10).
 */
export function enterLine(
  state: SwayState,
  seat: Seat,
  card: number,
  as: number,
  hidden: boolean,
  doubled: boolean,
): number {
  const ints = state.ints;
  const index = ints[at.engagedCount]++;
  let entry = entryOf(card, as, seat);
  if (doubled) entry |= ENTRY_BITS.doubled;
  if (hidden) {
    entry |=
      ENTRY_BITS.hidden |
      (Math.min(ints[at.nextSlot]++, LAST_SLOT) * SLOT_UNIT) |
      boundsOf(state, seat & 1, index);
    ints[at.hidden]++;
  } else forget(state, card);
  ints[at.engaged + index] = entry;
  tally(state, entry, 1);
  if (!hidden) noteTale(state, index, 0);
  if (ints[at.hidden] > 0) bind(state, index, openBounds(state, entry));
  return index;
}

/**
 * Takes a card out and returns it; the caller puts it somewhere.
 * A face-down card turns up first, and bounds the others.
 */
export function leaveLine(state: SwayState, index: number): number {
  const ints = state.ints;
  const entry = ints[at.engaged + index];
  if ((entry & ENTRY_BITS.hidden) !== 0) {
    ints[at.engaged + index] = entry & ~BACK;
    bind(state, index, openBounds(state, ints[at.engaged + index]));
    noteTale(state, index, entry);
    if (--ints[at.hidden] === 0) ints[at.nextSlot] = 0;
  }
  tally(state, entry, -1);
  const last = --ints[at.engagedCount];
  for (let i = at.engaged + index; i < at.engaged + last; i++) ints[i] = ints[i + 1];
  ints[at.engaged + last] = 0;
  return cardOf(entry);
}

/** GEN-SAB-3, WA-SAB-3: turns up all face-down cards of a side in order, and returns how many. */
export function turnUp(state: SwayState, side: number, told?: Sink): number {
  const ints = state.ints;
  if (ints[at.hidden] === 0) return 0;
  let count = 0;
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    if ((entry & ENTRY_BITS.hidden) === 0 || (seatOf(entry) & 1) !== side) continue;
    count++;
    ints[at.engaged + i] = entry & ~BACK;
    forget(state, cardOf(entry));
    noteTale(state, i, entry);
    told?.tell(turnedUp.pack(seatOf(entry), slotOf(entry), cardOf(entry)), EVERYONE, true);
  }
  ints[at.hidden] -= count;
  if (ints[at.hidden] === 0) ints[at.nextSlot] = 0;
  return count;
}

/** Discards both timelines (OBS-6, GEN-WIN-7, WA-RND-9); endurance stays unless everything goes (GEN-END-1). */
export function clearLines(state: SwayState, everything: boolean, told?: Sink): void {
  const ints = state.ints;
  const many = ints[at.engagedCount];
  if (many === 0) return;
  const enduring = !everything && someStay(state.rules);
  let kept = 0;
  for (let i = 0; i < many; i++) {
    const entry = ints[at.engaged + i];
    if (enduring && endures(state, i)) ints[at.engaged + kept++] = entry;
    else discard(state, cardOf(entry));
  }
  ints.fill(0, at.engaged + kept, at.engaged + many);
  ints[at.engagedCount] = kept;
  ints.fill(0, at.lineCount, at.pool);
  for (let i = 0; i < kept; i++) tally(state, ints[at.engaged + i], 1);
  told?.tell(cleared.pack(kept), EVERYONE, false);
}

/**
 * CRD-5; each epic card adds the number of cards in its timeline,
 * itself included, up to the cap (WA-EPI-1, WA-EPI-2).
 */
export const totalOf = (state: SwayState, side: number): number =>
  state.ints[at.lineSway + side] +
  state.ints[at.lineEpics + side] * Math.min(state.ints[at.lineCount + side], state.rules.epicCap);

/** The total that a viewer sees: to outsiders a face-down card is a card without sway (WA-E-6). */
export function shownTotal(state: SwayState, side: number, insider: boolean): number {
  const { ints, rules } = state;
  let total = totalOf(state, side);
  if (insider || ints[at.hidden] === 0) return total;
  const each = Math.min(ints[at.lineCount + side], rules.epicCap);
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    if ((entry & ENTRY_BITS.hidden) === 0 || (seatOf(entry) & 1) !== side) continue;
    total -= swayOf(rules, entry) + rules.deck.epic[cardOf(entry)] * each;
  }
  return total;
}

/**
 * Its printed, announced or named abilities as a set, even face down.
 * Limits and bars ask this (GEN-R-76, WA-R-26).
 */
const abilitiesOf = ({ rules }: SwayState, entry: number): number =>
  (1 << rules.deck.ability[cardOf(entry)]) | ((1 << asOf(entry)) >> 1);

export const countsAmong = (state: SwayState, entry: number, abilities: number): boolean =>
  (abilitiesOf(state, entry) & abilities) !== 0;

/** GEN-R-72: face up and not doubled. */
export const endures = (state: SwayState, index: number): boolean =>
  (state.ints[at.engaged + index] & (ENTRY_BITS.hidden | ENTRY_BITS.doubled)) === 0 &&
  countsAmong(state, state.ints[at.engaged + index], STAYING);

/** Does a side's timeline have a card that persuasion could take (PER-1; not endurance, GEN-R-65)? */
export function canBePersuaded(state: SwayState, side: number): boolean {
  const ints = state.ints;
  if (ints[at.lineCount + side] === 0 || !someStay(state.rules)) return ints[at.lineCount + side] > 0;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if (entrySide(state, i) === side && !endures(state, i)) return true;
  return false;
}

/** GEN-R-76: once named, the card also has the named ability; a card can be named only once (GEN-R-78). */
export function setNamed(state: SwayState, index: number, ability: number): void {
  const ints = state.ints;
  const entry = ints[at.engaged + index];
  tally(state, entry, -1);
  const named = (entry & ~(ENTRY_BITS.as | ENTRY_BITS.naming)) | ((ability + 1) * AS_UNIT);
  ints[at.engaged + index] = named;
  tally(state, named, 1);
  if (ints[at.hidden] > 0) bind(state, index, openBounds(state, named));
}

/** Recomputes counts, sums and limits from the entries themselves, for positions set up as a whole. */
export function recountLines(state: SwayState): void {
  const ints = state.ints;
  ints.fill(0, at.lineCount, at.nextSlot);
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    tally(state, ints[at.engaged + i], 1);
    if (isHidden(state, i)) ints[at.hidden]++;
  }
}

const swayOf = (rules: Rules, entry: number): number =>
  rules.deck.sway[cardOf(entry)] << ((entry & ENTRY_BITS.doubled) !== 0 ? 1 : 0);

/** Adds an entry to the counts, or removes it. */
function tally(state: SwayState, entry: number, by: 1 | -1): void {
  const { ints, rules } = state;
  const side = seatOf(entry) & 1;
  const card = cardOf(entry);
  ints[at.lineCount + side] += by;
  ints[at.lineSway + side] += by * swayOf(rules, entry);
  ints[at.lineEpics + side] += by * rules.deck.epic[card];
  const names = abilitiesOf(state, entry);
  if ((names & COVERT) !== 0) ints[at.lineCoverts + side] += by;
  if ((names & FIGHTING) !== 0) ints[at.lineFights + side] += by;
}

/**
 * What the visible part of an entry implies for the face-down cards beside it: its ability and name if face
 * up, else the announcement.
 */
function openBounds(state: SwayState, entry: number): number {
  const printed = (entry & ENTRY_BITS.hidden) !== 0 ? -1 : state.rules.deck.ability[cardOf(entry)];
  const other = asOf(entry) - 1;
  return (
    (isAmong(COVERT, printed) || isAmong(COVERT, other) ? ENTRY_BITS.noBattle : 0) |
    (isAmong(FIGHTING, printed) || isAmong(FIGHTING, other) ? ENTRY_BITS.noCovert : 0)
  );
}

/** What the cards already there imply for one that is laid face down. */
export function boundsOf(state: SwayState, side: number, many: number): number {
  let bounds = 0;
  for (let i = 0; i < many; i++)
    if (entrySide(state, i) === side) bounds |= openBounds(state, state.ints[at.engaged + i]);
  return bounds;
}

/** Bounds the face-down cards beside this one. */
function bind(state: SwayState, index: number, bounds: number): void {
  if (bounds === 0) return;
  const ints = state.ints;
  const side = entrySide(state, index);
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if (i !== index && isHidden(state, i) && entrySide(state, i) === side) ints[at.engaged + i] |= bounds;
}

/**
 * GEN-R-100, WA-RND-7: the ruin and triumph last engaged. A card that lay face down counts from when it was
 * laid; `back` says whether another came after it, wherever that one is now.
 */
function noteTale(state: SwayState, index: number, back: number): void {
  const { ints, rules } = state;
  const card = entryCard(state, index);
  const ability = rules.deck.ability[card];
  if (ability !== ABILITY.ruin && ability !== ABILITY.triumph) return;
  const outdone = ability === ABILITY.ruin ? ENTRY_BITS.beforeRuin : ENTRY_BITS.beforeTriumph;
  if ((back & outdone) !== 0) return;
  const side = entrySide(state, index);
  for (let i = 0; i < index; i++)
    if (isHidden(state, i) && entrySide(state, i) === side) ints[at.engaged + i] |= outdone;
  ints[(ability === ABILITY.ruin ? at.ruin : at.triumph) + side] = card;
}
