/** A view prepared for many worlds: the ints it settles, the places it leaves open, and the cards for them. */
import { addMember, hasMember, lowestBit, type Seat } from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { clear } from '../edition/setup.ts';
import { NOOKS, setNooks, TABLE } from '../state/knowledge.ts';
import { at, ENTRY, ENTRY_BITS, NONE, size } from '../state/layout.ts';
import { recountLines } from '../state/lines.ts';
import { engagerOf, sideOfCard } from '../state/zones.ts';
import { cardCalled, nooksNamed, viewersNamed } from '../text/names.ts';
import { MOST_CARDS, type SwayView } from '../types.ts';
import { EVERYTHING } from '../view/eye.ts';
import { settleCourse } from './course.ts';
import { layDestiny, layEngaged, layOpen, layZones } from './lay.ts';

/** The seat, TABLE or EVERYTHING. */
const eyeOf = ({ viewer }: SwayView): number =>
  viewer === 'table' ? TABLE : viewer === 'all' ? EVERYTHING : viewer;

export interface Prepared {
  readonly rules: Rules;
  /** Its unseen part holds all unplaced cards, so that a world only removes what it places elsewhere. */
  readonly base: Int32Array;
  /** Open places in ops, experiences and among marked cards, by nook. */
  readonly free: Int32Array;
  /** Open places under, from the top: depths, then cards looked at; and who knows the card there. */
  readonly deep: Int32Array;
  readonly deepKnown: Int32Array;
  /** Backs: places in `engaged`, and the cards that each could be. */
  readonly slots: Int32Array;
  readonly slotCards: readonly Int32Array[];
  /** Traced cards, and the nooks each may be in. */
  readonly traced: Int32Array;
  readonly tracedNooks: Int32Array;
  /** Unplaced cards: side 0's, side 1's, neutral. */
  readonly groups: readonly [Int32Array, Int32Array, Int32Array];
  /** Whose fresh cards are dealt (NONE: nobody's), and how many are left for unknown cards. */
  readonly freshSeat: Seat;
  readonly freshLeft: number;
  readonly notFresh: ReadonlySet<number>;
  readonly eye: number;
}

export function prepare(seen: SwayView, rules: Rules): Prepared {
  const state: SwayState = { ints: new Int32Array(size), rules };
  const { ints } = state;
  clear(ints);
  const eye = eyeOf(seen);
  settleCourse(state, seen);
  const placed = new Uint8Array(MOST_CARDS);
  const free = new Int32Array(NOOKS);
  layOpen(state, seen, placed);
  layZones(state, seen, placed, free, eye);
  const deep = layDestiny(state, seen, placed, eye);
  const slots = layEngaged(state, seen, placed, eye);
  const traces = layTraces(state, seen, placed, eye);
  const groups: [number[], number[], number[]] = [[], [], []];
  for (let card = 0; card < rules.deck.cards.length; card++) {
    if (placed[card] !== 0) continue;
    groups[sideOfCard(state, card)].push(card);
    addMember(ints, at.unseen, card);
  }
  if (slots.length === 0) recountLines(state);
  return {
    rules,
    base: ints,
    free,
    deep: Int32Array.from(deep.map(({ depth }) => depth)),
    deepKnown: Int32Array.from(deep.map(({ known }) => known)),
    slots: Int32Array.from(slots),
    slotCards: slots.map((index) => slotCandidates(state, ints[at.engaged + index], placed)),
    traced: Int32Array.from(traces.map(({ card }) => card)),
    tracedNooks: Int32Array.from(traces.map(({ nooks }) => nooks)),
    groups: [Int32Array.from(groups[0]), Int32Array.from(groups[1]), Int32Array.from(groups[2])],
    ...freshOf(state, seen, eye),
    eye,
  };
}

/**
 * Records what the viewer traces; for the viewer of everything,
 * cards lie in view and only the marks are recorded.
 */
function layTraces(
  state: SwayState,
  seen: SwayView,
  placed: Uint8Array,
  eye: number,
): { readonly card: number; readonly nooks: number }[] {
  const traces: { card: number; nooks: number }[] = [];
  for (const { card: name, viewers, in: places } of seen.traces) {
    const card = cardCalled(state.rules.deck, name);
    const nooks = nooksNamed(places) ?? 0;
    const who = viewersNamed(viewers, state.rules.seats) ?? 0;
    setNooks(state, card, lowestBit(who), nooks);
    if (eye === EVERYTHING) continue;
    placed[card] = 1;
    traces.push({ card, nooks });
  }
  return traces;
}

/**
 * Could this back be the card? Neutral or own, within the back's bounds, with the recruitable it has used.
 */
export function slotTakes(state: SwayState, entry: number, card: number): boolean {
  const { deck } = state.rules;
  const side = sideOfCard(state, card);
  if (side !== 2 && side !== (ENTRY.get.seat(entry) & 1)) return false;
  if ((entry & ENTRY_BITS.noBattle) !== 0 && hasMember(deck.fighting, 0, card)) return false;
  if ((entry & ENTRY_BITS.noCovert) !== 0 && hasMember(deck.covert, 0, card)) return false;
  const recruited = ENTRY.get.recruited(entry);
  return recruited === 0 || deck.recruits[card] === recruited;
}

function slotCandidates(state: SwayState, entry: number, placed: Uint8Array): Int32Array {
  const cards: number[] = [];
  for (let card = 0; card < state.rules.deck.cards.length; card++)
    if (placed[card] === 0 && slotTakes(state, entry, card)) cards.push(card);
  return Int32Array.from(cards);
}

/** Fresh cards of a seat whose hand the viewer doesn't see: those it knows carry their own mark. */
function freshOf(
  state: SwayState,
  seen: SwayView,
  eye: number,
): Pick<Prepared, 'freshSeat' | 'freshLeft' | 'notFresh'> {
  const seat = engagerOf(state);
  if (seen.drawn === 0 || eye === EVERYTHING || eye === seat)
    return { freshSeat: NONE, freshLeft: 0, notFresh: new Set() };
  const known = seen.ops[seat].cards;
  return {
    freshSeat: seat,
    freshLeft: seen.drawn - known.filter(({ fresh }) => fresh === true).length,
    notFresh: new Set(known.map(({ card }) => cardCalled(state.rules.deck, card))),
  };
}
