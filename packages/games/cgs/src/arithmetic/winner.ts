/** Who would win the adventure now (CGS-WIN). */
import { hasBit } from '@hortus/kernel';
import { at, BATTLE, type CgsState, COMPETITION, EPIC, NONE } from '../types.ts';
import { isCovered, overflowOf, reckon, type Sums, sumsFor } from './reckon.ts';

const scratch = new WeakMap<object, Sums>();

/** One pair of lists per pack: used up before anybody else asks. */
export function scratchSums(state: CgsState): Sums {
  const known = scratch.get(state.rules.cards);
  if (known !== undefined) return known;
  const made = sumsFor(state);
  scratch.set(state.rules.cards, made);
  return made;
}

/** CGS-ROLE-2 Can anybody win it, rather than only the hero? */
export const isCompetitive = (roleplay: number): boolean =>
  roleplay === BATTLE || roleplay === COMPETITION || roleplay === EPIC;

/** The winner of the adventure in progress, or NONE. */
export function winnerOf(state: CgsState): number {
  const { ints, rules } = state;
  const { roleplay } = rules.cards.designOf[ints[at.current]];
  const sums = scratchSums(state);
  const hero = ints[at.hero];
  // CGS-WIN-4 … 6 Only the hero can win; for a cooperative adventure `reckon` counts everybody together.
  if (!isCompetitive(roleplay)) return isCovered(reckon(state, hero, sums)) ? hero : NONE;
  return highestOverflow(state, sums);
}

/** CGS-WIN-2, -3 The player with the highest overflow; nobody if it is tied. */
function highestOverflow(state: CgsState, sums: Sums): number {
  const { rules } = state;
  const surplus = rules.options.overflow === 'surplus';
  let winner = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < rules.players; player++) {
    if (hasBit(state.ints[at.lost], player)) continue;
    if (!isCovered(reckon(state, player, sums))) continue;
    const overflow = overflowOf(sums, surplus);
    if (overflow === most) winner = NONE;
    if (overflow > most) [winner, most] = [player, overflow];
  }
  return winner;
}
