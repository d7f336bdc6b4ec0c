/** Timelines as a match can have them (GEN-E-8, GEN-E-17, WA-E-11). */
import { COVERT, FIGHTING, isAmong } from '../abilities/sets.ts';
import type { SwayState } from '../edition/rules.ts';
import { at, BACK, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { countsAmong, endures, LAST_SLOT } from '../state/lines.ts';
import { mayHold } from '../state/zones.ts';
import { PHASE } from '../types.ts';
import type { Must } from './check.ts';
import { cardName } from './names.ts';

export function checkLines(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const hiding = new Set<number>();
  const slots = new Set<number>();
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    const { card, as, seat, hidden, doubled, naming, slot } = ENTRY.read(entry);
    const name = cardName(rules.deck, card);
    must(seat < rules.seats && mayHold(state, seat & 1, card), 'engaged', `${name} is of the other side`);
    must(
      as === 0 || ((rules.abilities >>> (as - 1)) & 1) === 1,
      'engaged',
      `${name}: an ability that is not in force`,
    );
    must(naming === 0 || (rules.nameable !== 0 && hidden === 0), 'engaged', `${name} names nothing`);
    must(doubled === 0 || hidden === 0, 'engaged', `${name} is face down and doubled`);
    if (hidden === 0) {
      must((entry & BACK) === 0, 'engaged', `${name} lies open, and bounds say nothing of it`);
      continue;
    }
    hiding.add(seat & 1);
    must(
      slot < ints[at.nextSlot] && (slot === LAST_SLOT || !slots.has(slot)),
      'engaged',
      `slot ${slot} is taken`,
    );
    slots.add(slot);
    const ability = rules.deck.ability[card];
    const [fights, covert] = [isAmong(FIGHTING, ability), isAmong(COVERT, ability)];
    must((entry & ENTRY_BITS.noBattle) === 0 || !fights, 'engaged', `${name} is beyond its bounds`);
    must((entry & ENTRY_BITS.noCovert) === 0 || !covert, 'engaged', `${name} is beyond its bounds`);
  }
  must(hiding.size < 2, 'engaged', 'cards lie face down on one side only');
  must(ints[at.hidden] > 0 || ints[at.nextSlot] === 0, 'slots', 'no card lies face down');
  // GEN-E-20 Only the side that plotted last has face-down cards, and they are turned up before totals are
  // compared.
  const side = ints[at.turn] & 1;
  const may = phase === PHASE.plot ? side : phase === PHASE.obstruct ? 1 - side : undefined;
  for (const one of hiding)
    must(
      phase === PHASE.over || one === may,
      'engaged',
      'a card that lies face down now is of the side that plotted',
    );
  checkExclusion(state, must);
  checkEmpty(state, must);
}

/**
 * GEN-COV-2, GEN-COV-3, WA-R-121: no two different cards may be one covert and the other battle or warfare.
 */
function checkExclusion(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    for (let j = 0; j < ints[at.engagedCount]; j++) {
      const [one, other] = [ints[at.engaged + i], ints[at.engaged + j]];
      if (i === j || ((ENTRY.get.seat(one) ^ ENTRY.get.seat(other)) & 1) === 1) continue;
      if (countsAmong(state, one, COVERT) && countsAmong(state, other, FIGHTING))
        must(
          false,
          'engaged',
          `${cardName(rules.deck, ENTRY.get.card(one))} and ${cardName(rules.deck, ENTRY.get.card(other))} exclude each other`,
        );
    }
}

/** Timelines are discarded before these phases; endurance stays in a plot. */
function checkEmpty(state: SwayState, must: Must): void {
  const { ints } = state;
  const phase = ints[at.phase];
  if (
    phase === PHASE.draft ||
    phase === PHASE.opening ||
    phase === PHASE.refill ||
    phase === PHASE.recruit ||
    phase === PHASE.unlock
  )
    must(ints[at.engagedCount] === 0, 'engaged', 'timelines are empty in this phase');
  if (phase === PHASE.share || phase === PHASE.equalise)
    for (let i = 0; i < ints[at.engagedCount]; i++)
      must(endures(state, i), 'engaged', 'only endurance has stayed after the comparison');
}
