/** Which permission pays if the player hasn't said (GEN-R-18, WA-R-12): the one that leaves most open. */
import type { Seat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import { destinyCount } from '../state/destiny.ts';
import { at } from '../state/layout.ts';
import { isOpen } from '../state/pool.ts';
import { homeOf, sideOf } from '../state/zones.ts';
import { BY, BY_OF, POOL } from '../types.ts';
import { judgeEngage } from './engageable.ts';
import { STRIKE_ON } from './limits.ts';

const { engage } = MOVES.kinds;

/**
 * A way to pay for a card that is no worse than any other, 'ask' if the player has to weigh it up, undefined
 * if the card can't be engaged. `as` is an announced ability + 1.
 */
export function proposeBy(state: SwayState, seat: Seat, card: number, as = 0): number | 'ask' | undefined {
  const ways: number[] = [];
  for (let by = 0; by < BY.length; by++)
    if (judgeEngage(state, seat, engage.pack(card, by, as)) === undefined) ways.push(by);
  if (ways.length < 2) return ways[0];
  const sway = state.rules.deck.sway[card];
  const best = ways.find((way) => ways.every((other) => other === way || isNoWorse(state, way, other, sway)));
  if (best !== undefined) return best;
  return isLastCard(state, seat) && ways.every(isOrdinary) ? ways[0] : 'ask';
}

/** Laying a card face down, or doubled and not executed, isn't the same as engaging it. */
const isOrdinary = (by: number): boolean => by !== BY_OF.hidden && by !== BY_OF.insurgence;

/** Nothing is left that a permission could pay for, now or later in the phase. */
function isLastCard(state: SwayState, seat: Seat): boolean {
  const { ints, rules } = state;
  const home = homeOf(rules, seat);
  return (
    ints[at.opsCount + seat] + ints[at.experienceCount + home] === 1 &&
    ints[at.reserveCount + sideOf(seat)] === 0 &&
    destinyCount(state) === 0
  );
}

const budgetOf = (by: number): number =>
  by >= BY_OF.vision1 && by <= BY_OF.vision6 ? by - BY_OF.vision1 + 1 : 0;

/** Does paying with `way` leave at least as much as paying with `other`? */
function isNoWorse(state: SwayState, way: number, other: number, sway: number): boolean {
  if (!isOrdinary(way) || !isOrdinary(other)) return false;
  if (isFree(state, way)) return true;
  if (way === BY_OF.strike || other === BY_OF.strike || other === BY_OF.rescue) return false;
  const budget = budgetOf(way);
  // Use up a budget exactly if the other is larger and could pay for the same and more.
  if (budgetOf(other) > 0) return budget === sway && budgetOf(other) > budget;
  // The other is worth at least a plain permission, so a cheaper one goes first.
  if (other === BY_OF.valor) return false;
  return way === BY_OF.plain || budget === 1 || (way === BY_OF.valor && isOpen(state, POOL.valor));
}

/**
 * Rescue's right and strike in force cost nothing, nor does strike if there is nothing left for it to bar.
 */
const isFree = (state: SwayState, by: number): boolean =>
  by === BY_OF.rescue ||
  (by === BY_OF.strike &&
    (state.ints[at.strike] === STRIKE_ON || (state.ints[at.drawn] === 0 && destinyCount(state) === 0)));
