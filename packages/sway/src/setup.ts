/** Before the first question: factions and first seat, lives to their home, the rest to the destiny. */
import { hasMember, type Rng, type SeatSet } from '@hortus/kernel';
import { at, NONE, size } from './layout.ts';
import { bringHome } from './recruiting.ts';
import type { Rules, SwayState } from './rules.ts';
import { settle, toAct } from './to-act.ts';
import { PHASE } from './types.ts';
import { removeVoid, sideOfCard } from './zones.ts';

export const makeState = (rules: Rules): SwayState => ({ words: new Int32Array(size), rules });

/** All words as they are before anything has happened. */
export function clear(words: Int32Array): void {
  words.fill(0);
  words[at.loser] = NONE;
  words[at.trimFrom] = NONE;
  words[at.ruin] = NONE;
  words[at.ruin + 1] = NONE;
  words[at.triumph] = NONE;
  words[at.triumph + 1] = NONE;
  words[at.quitter] = NONE;
  words[at.winner] = NONE;
}

/** GEN-SET-4 to GEN-SET-12, WA-SET-4 to WA-SET-9. */
export function setup(state: SwayState, rng: Rng): SeatSet {
  const { words, rules } = state;
  const { first, faction } = rules.options;
  clear(words);
  // GEN-R-1, WA-R-1 Inputs of the match, or left to lot.
  words[at.first] = first === 'lot' ? rng.below(rules.seats) : first === 'a' ? 0 : 1;
  words[at.faction] = faction === 'lot' ? rng.below(2) : faction === 'first' ? 0 : 1;
  words[at.turn] = words[at.first];
  words.set(rules.deck.all, at.void);
  recruitLives(state);
  words[at.phase] = PHASE.draft;
  settle(state);
  return toAct(state);
}

/** GEN-SET-5, GEN-SET-6, WA-SET-5, WA-R-2, WA-R-3 Each side's own, neutral ones not, custom ones by the rule set. */
function recruitLives(state: SwayState): void {
  const { deck, customLivesTaken } = state.rules;
  for (let card = 0; card < deck.cards.length; card++) {
    const side = sideOfCard(state, card);
    if (side === 2 || !hasMember(deck.lives, 0, card)) continue;
    if (!customLivesTaken && !hasMember(deck.official, 0, card)) continue;
    removeVoid(state, card);
    bringHome(state, side, card);
  }
}

/** GEN-R-111, WA-R-106 Every other seat. */
export const teams = (seats: number): readonly SeatSet[] =>
  seats === 4 ? [0b0101, 0b1010] : Array.from({ length: seats }, (_, seat) => 1 << seat);
