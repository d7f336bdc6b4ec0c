/** Timelines as a viewer sees them: a face-down card is a back with its bounds, and counts no sway. */

import type { SwayState } from '../edition/rules.ts';
import { slotNook, sureOf } from '../state/knowledge.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { totalOf } from '../state/lines.ts';
import { viewerNames } from '../text/names.ts';
import { ABILITIES, type EntryView, type SwayView } from '../types.ts';
import { EVERYTHING, isSure, seesInto } from './eye.ts';

const { as: asOf, card: cardOf, recruited: recruitedOf, seat: seatOf, slot: slotOf } = ENTRY.get;

function shows(state: SwayState, entry: number, eye: number): boolean {
  if ((entry & ENTRY_BITS.hidden) === 0) return true;
  return seesInto(state, eye, slotNook(slotOf(entry))) || isSure(state, eye, cardOf(entry));
}

export function engagedView(state: SwayState, eye: number): SwayView['engaged'] {
  const { ints } = state;
  const engaged: EntryView[] = [];
  for (let i = 0; i < ints[at.engagedCount]; i++) engaged.push(entryView(state, ints[at.engaged + i], eye));
  return engaged;
}

/** Most cards lie face up and have none of these. */
const BESIDES = ENTRY_BITS.as | ENTRY_BITS.doubled | ENTRY_BITS.naming | ENTRY_BITS.hidden;

function entryView(state: SwayState, entry: number, eye: number): EntryView {
  const seat = seatOf(entry);
  const card = shows(state, entry, eye) ? state.rules.deck.cards[cardOf(entry)].name : null;
  if ((entry & BESIDES) === 0) return { seat, card };
  const as = asOf(entry);
  return {
    seat,
    card,
    ...(as > 0 ? { as: ABILITIES[as - 1] } : {}),
    ...((entry & ENTRY_BITS.doubled) !== 0 ? { doubled: true } : {}),
    ...((entry & ENTRY_BITS.naming) !== 0 ? { naming: true } : {}),
    ...((entry & ENTRY_BITS.hidden) !== 0 ? { hidden: backView(state, entry, eye) } : {}),
  };
}

function backView(state: SwayState, entry: number, eye: number): NonNullable<EntryView['hidden']> {
  const recruited = recruitedOf(entry);
  return {
    slot: slotOf(entry),
    noBattle: (entry & ENTRY_BITS.noBattle) !== 0,
    noCovert: (entry & ENTRY_BITS.noCovert) !== 0,
    ...(recruited > 0 ? { recruited: ABILITIES[recruited - 1] } : {}),
    ...((entry & ENTRY_BITS.beforeRuin) !== 0 ? { beforeRuin: true } : {}),
    ...((entry & ENTRY_BITS.beforeTriumph) !== 0 ? { beforeTriumph: true } : {}),
    ...(eye === EVERYTHING ? { known: viewerNames(sureOf(state, cardOf(entry)), state.rules.seats) } : {}),
  };
}

/** The total that the viewer sees (WA-E-6): unknown face-down cards are cards without sway. */
export function totalFor(state: SwayState, side: number, eye: number): number {
  const { ints, rules } = state;
  let total = totalOf(state, side);
  if (ints[at.hidden] === 0) return total;
  const each = Math.min(ints[at.lineCount + side], rules.epicCap);
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    if ((seatOf(entry) & 1) !== side || shows(state, entry, eye)) continue;
    const card = cardOf(entry);
    total -= rules.deck.sway[card] + rules.deck.epic[card] * each;
  }
  return total;
}
