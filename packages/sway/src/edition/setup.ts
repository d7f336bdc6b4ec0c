/** Before the first question: factions and first seat are chosen, lives go home, the rest goes to the destiny. */
import { lowestMember, onlySeat, type Rng, type SeatSet, withoutLowest } from '@hortus/kernel';
import { bringHome } from '../acts/recruiting.ts';
import { settle, toAct } from '../game/to-act.ts';
import { beginOpening } from '../phases/opening.ts';
import { NEUTRAL } from '../state/cards.ts';
import { at, NONE, size } from '../state/layout.ts';
import { removeVoid, sideOfCard } from '../state/zones.ts';
import { PHASE, SET } from '../types.ts';
import type { Rules, SwayState } from './rules.ts';

export const makeState = (rules: Rules): SwayState => ({ ints: new Int32Array(size), rules });

/** All ints as they are before anything has happened. */
export function clear(ints: Int32Array): void {
  ints.fill(0);
  ints[at.loser] = NONE;
  ints[at.trimFrom] = NONE;
  ints[at.ruin] = NONE;
  ints[at.ruin + 1] = NONE;
  ints[at.triumph] = NONE;
  ints[at.triumph + 1] = NONE;
  ints[at.quitter] = NONE;
  ints[at.winner] = NONE;
}

/** GEN-SET-4 to GEN-SET-12, WA-SET-4 to WA-SET-9. */
export function setup(state: SwayState, rng: Rng): SeatSet {
  const { ints, rules } = state;
  const { first, faction } = rules.options;
  clear(ints);
  // GEN-R-1, WA-R-1 Given by the options, or chosen at random.
  ints[at.first] = first === 'lot' ? rng.below(rules.seats) : first === 'a' ? 0 : 1;
  ints[at.faction] = faction === 'lot' ? rng.below(2) : faction === 'first' ? 0 : 1;
  ints[at.turn] = ints[at.first];
  ints.set(rules.deck.all, at.void);
  recruitLives(state);
  if (rules.phases[PHASE.draft] === undefined) beginOpening(state);
  else ints[at.phase] = PHASE.draft;
  settle(state);
  return toAct(state);
}

/**
 * GEN-SET-5, GEN-SET-6, WA-SET-5, WA-R-2, WA-R-3 Each side's own lives:
 * neutral ones don't count, custom ones by the rule set.
 */
function recruitLives(state: SwayState): void {
  const { deck, customToDestiny } = state.rules;
  const taken = customToDestiny ? deck.lives : deck.officialLives;
  for (let i = 0; i < SET; i++)
    for (let bits = taken[i] & ~deck.ofFaction[NEUTRAL * SET + i]; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      removeVoid(state, card);
      bringHome(state, sideOfCard(state, card), card);
    }
}

/** GEN-R-111, WA-R-106 With four, every other seat is a team. */
export const teams = (seats: number): readonly SeatSet[] =>
  seats === 4 ? [0b0101, 0b1010] : Array.from({ length: seats }, (_, seat) => onlySeat(seat));
