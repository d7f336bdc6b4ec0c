/** Timelines as a viewer sees them: a face-down card is a back with its bounds, and counts no sway. */
import { at, ENTRY, ENTRY_BITS } from '../layout.ts';
import { totalOf } from '../lines.ts';
import { slotNook, sureOf } from '../lore.ts';
import type { SwayState } from '../rules.ts';
import { viewerNames } from '../text/names.ts';
import { ABILITIES, type EntryView, type SwayView } from '../types.ts';
import { EVERYTHING, isSure, seesInto } from './eye.ts';

function shows(state: SwayState, entry: number, eye: number): boolean {
  if ((entry & ENTRY_BITS.hidden) === 0) return true;
  const card = ENTRY.get.card(entry);
  return seesInto(state, eye, slotNook(ENTRY.get.slot(entry))) || isSure(state, eye, card);
}

export function engagedView(state: SwayState, eye: number): SwayView['engaged'] {
  const { words } = state;
  const engaged: EntryView[] = [];
  for (let i = 0; i < words[at.engagedCount]; i++) engaged.push(entryView(state, words[at.engaged + i], eye));
  return engaged;
}

function entryView(state: SwayState, entry: number, eye: number): EntryView {
  const { card, as, seat, hidden, doubled, naming } = ENTRY.read(entry);
  return {
    seat,
    card: shows(state, entry, eye) ? state.rules.deck.cards[card].name : null,
    ...(as > 0 ? { as: ABILITIES[as - 1] } : {}),
    ...(doubled === 1 ? { doubled: true } : {}),
    ...(naming === 1 ? { naming: true } : {}),
    ...(hidden === 1 ? { hidden: backView(state, entry, eye) } : {}),
  };
}

function backView(state: SwayState, entry: number, eye: number): NonNullable<EntryView['hidden']> {
  const { card, slot, noBattle, noCovert, recruited, beforeRuin, beforeTriumph } = ENTRY.read(entry);
  return {
    slot,
    noBattle: noBattle === 1,
    noCovert: noCovert === 1,
    ...(recruited > 0 ? { recruited: ABILITIES[recruited - 1] } : {}),
    ...(beforeRuin === 1 ? { beforeRuin: true } : {}),
    ...(beforeTriumph === 1 ? { beforeTriumph: true } : {}),
    ...(eye === EVERYTHING ? { known: viewerNames(sureOf(state, card), state.rules.seats) } : {}),
  };
}

/** The total of what the viewer sees (WA-E-6): face-down cards it does not know are cards without sway. */
export function totalFor(state: SwayState, side: number, eye: number): number {
  const { words, rules } = state;
  let total = totalOf(state, side);
  if (words[at.hidden] === 0) return total;
  const each = Math.min(words[at.lineCount + side], rules.epicCap);
  for (let i = 0; i < words[at.engagedCount]; i++) {
    const entry = words[at.engaged + i];
    if ((ENTRY.get.seat(entry) & 1) !== side || shows(state, entry, eye)) continue;
    const card = ENTRY.get.card(entry);
    total -= rules.deck.sway[card] + rules.deck.epic[card] * each;
  }
  return total;
}
