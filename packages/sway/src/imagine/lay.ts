/** Lays the cards that a view shows, with who knows them, and finds the places it leaves open. */
import { addMember, allSeats, type Seat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { ALL_VIEWERS, insidersOf, MARKED, placeKnown, TABLE } from '../state/knowledge.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { cardCalled, viewersNamed } from '../text/names.ts';
import { ABILITY, type EntryView, MOST_SEATS, SET, type SwayView } from '../types.ts';
import { EVERYTHING } from '../view/eye.ts';

function lay(state: SwayState, set: number, name: string, placed: Uint8Array): number {
  const card = cardCalled(state.rules.deck, name);
  placed[card] = 1;
  addMember(state.ints, set, card);
  return card;
}

/** Void and reserves. */
export function layOpen(state: SwayState, seen: SwayView, placed: Uint8Array): void {
  for (const name of seen.void) lay(state, at.void, name, placed);
  for (const [side, names] of seen.reserve.entries()) {
    for (const name of names) lay(state, at.reserve + side * SET, name, placed);
    state.ints[at.reserveCount + side] = names.length;
  }
}

/**
 * A viewer who doesn't see into the zone is sure of the cards it is shown there. If every outsider knows a
 * card, it was shown to all, insiders included.
 */
function know(state: SwayState, card: number, known: string, viewer: number, insiders: number): void {
  const { seats } = state.rules;
  const viewers = (viewersNamed(known, seats) ?? 0) | viewer;
  const everybody = allSeats(seats) | (1 << TABLE);
  if (viewers === 0) return;
  placeKnown(state, card, (viewers | insiders) === (everybody | insiders) ? ALL_VIEWERS : viewers);
}

/** The viewer of everything is shown exactly who is sure. */
const insidersTo = (state: SwayState, eye: number, nook: number): number =>
  eye === EVERYTHING ? 0 : insidersOf(state, nook);

const viewerBit = (state: SwayState, eye: number, nook: number): number =>
  eye === EVERYTHING ? 0 : (1 << eye) & ~insidersOf(state, nook);

export function layZones(
  state: SwayState,
  seen: SwayView,
  placed: Uint8Array,
  free: Int32Array,
  eye: number,
): void {
  const { ints } = state;
  let markedLeft = seen.marked;
  ints[at.markedCount] = seen.marked;
  for (const [seat, { count, cards }] of seen.ops.entries()) {
    ints[at.opsCount + seat] = count;
    free[seat] = count - cards.length;
    for (const { card: name, known, marked, fresh } of cards) {
      const card = lay(state, at.ops + seat * SET, name, placed);
      know(state, card, known, viewerBit(state, eye, seat), insidersTo(state, eye, seat));
      if (fresh === true) addMember(ints, at.fresh, card);
      if (marked !== true) continue;
      addMember(ints, at.marked, card);
      markedLeft--;
    }
  }
  free[MARKED] = markedLeft;
  free[seen.turn] -= markedLeft;
  for (const [home, { count, cards }] of seen.experience.entries()) {
    ints[at.experienceCount + home] = count;
    free[MOST_SEATS + home] = count - cards.length;
    for (const { card: name, known, fresh } of cards) {
      const card = lay(state, at.experience + home * SET, name, placed);
      if (fresh === true) addMember(ints, at.fresh, card);
      know(
        state,
        card,
        known,
        viewerBit(state, eye, MOST_SEATS + home),
        insidersTo(state, eye, MOST_SEATS + home),
      );
    }
  }
}

interface DeepPlace {
  readonly depth: number;
  readonly known: number;
}

/** Cards under from the top, then those that omen looks at: the open places among them. */
export function layDestiny(state: SwayState, seen: SwayView, placed: Uint8Array, eye: number): DeepPlace[] {
  const { ints, rules } = state;
  const open: DeepPlace[] = [];
  const own = eye === EVERYTHING ? 0 : 1 << eye;
  const { under, unseen } = seen.destiny;
  ints[at.unseenCount] = unseen;
  for (const name of seen.destiny.cards ?? []) lay(state, at.unseen, name, placed);
  ints[at.underCount] = under.length;
  for (const [depth, { card: name, known }] of under.entries())
    if (name === null) open.push({ depth, known: viewersNamed(known, rules.seats) ?? 0 });
    else {
      const card = cardCalled(rules.deck, name);
      placed[card] = 1;
      ints[at.under + depth] = card;
      know(state, card, known, own, 0);
    }
  if (seen.looked === null) return open;
  const { seat, count, took, cards } = seen.looked;
  const player = eye === EVERYTHING ? 0 : 1 << seat;
  if (seen.asked === null) ints[at.asked] = seat;
  ints[at.lookedCount] = count;
  ints[at.lookedTook] = took ? 1 : 0;
  for (const [i, { card: name, known }] of cards.entries())
    if (name === null)
      open.push({ depth: under.length + i, known: (viewersNamed(known, rules.seats) ?? 0) | player });
    else {
      const card = cardCalled(rules.deck, name);
      placed[card] = 1;
      ints[at.looked + i] = card;
      know(state, card, known, own | player, 0);
    }
  return open;
}

/** Lays entries as shown, and returns the places of the backs among them. */
export function layEngaged(state: SwayState, seen: SwayView, placed: Uint8Array, eye: number): number[] {
  const { ints, rules } = state;
  const backs: number[] = [];
  ints[at.engagedCount] = seen.engaged.length;
  for (const [i, entry] of seen.engaged.entries()) {
    const card = entry.card === null ? 0 : cardCalled(rules.deck, entry.card);
    ints[at.engaged + i] = packEntry(entry, card);
    if (entry.hidden !== undefined) ints[at.hidden]++;
    if (entry.card === null) backs.push(i);
    else placed[card] = 1;
  }
  // Who sees a face-down card is only known once all entries are laid.
  for (const { card: name, hidden, seat } of seen.engaged) {
    if (name === null || hidden === undefined) continue;
    const card = cardCalled(rules.deck, name);
    if (eye === EVERYTHING) know(state, card, hidden.known ?? '', 0, 0);
    else if (!isOfTeam(eye, seat)) placeKnown(state, card, ALL_VIEWERS);
  }
  return backs;
}

const isOfTeam = (eye: number, seat: Seat): boolean => eye < MOST_SEATS && ((eye ^ seat) & 1) === 0;

function packEntry({ seat, as, doubled, naming, hidden }: EntryView, card: number): number {
  let entry = ENTRY.pack(card, as === undefined ? 0 : ABILITY[as] + 1, seat, hidden === undefined ? 0 : 1);
  if (doubled === true) entry |= ENTRY_BITS.doubled;
  if (naming === true) entry |= ENTRY_BITS.naming;
  if (hidden === undefined) return entry;
  entry |= ENTRY.pack(0, 0, 0, 0, 0, 0, hidden.slot);
  if (hidden.noBattle) entry |= ENTRY_BITS.noBattle;
  if (hidden.noCovert) entry |= ENTRY_BITS.noCovert;
  if (hidden.beforeRuin === true) entry |= ENTRY_BITS.beforeRuin;
  if (hidden.beforeTriumph === true) entry |= ENTRY_BITS.beforeTriumph;
  const recruited = hidden.recruited === undefined ? 0 : ABILITY[hidden.recruited] + 1;
  return entry | ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, recruited);
}
