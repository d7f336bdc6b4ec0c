/** Moves of a combo that no better combo leaves out, so that nothing else has to be tried first. */
import {
  hasBit,
  lowestBit,
  lowestMember,
  type Move,
  type MoveList,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import {
  ABILITY,
  BY_OF,
  ENTRY,
  entryAt,
  experienceInt,
  homeOf,
  lineEpicsOf,
  MOST_SWAY,
  MOVES,
  openOf,
  opsInt,
  POOL,
  SET,
  type SwayState,
  sideOf,
  strikeIn,
  unlockedOf,
} from '../src/index.ts';
import { COVERT, FIGHT, KIND, PERMISSIONS, VISION } from './traits.ts';

const { engage, persuade } = MOVES.kinds;

/** A vision's budget is 7 minus its own sway, so at most 6. */
const BUDGET = 7;

/**
 * A card that is free or pays for itself with a plain permission, excludes no other card, couldn't be paid
 * for by a vision and couldn't be doubled; or the highest card to discard. Undefined if there is none.
 */
export function certain(state: SwayState, seat: Seat, list: MoveList, n: number): Move | undefined {
  const { ints, rules } = state;
  if (rules.nameable !== 0) return undefined;
  const { deck } = rules;
  lookAround(state, seat);
  const hinders = (around & COVERT) === 0 ? 0 : (around & FIGHT) === 0 ? 0 : COVERT | FIGHT;
  for (let i = 0; i < n; i++) {
    const move = list[i];
    if (!engage.is(move)) continue;
    const card = engage.get.card(move);
    const as = engage.get.as(move);
    const by = engage.get.by(move);
    const ability = as > 0 ? as - 1 : deck.ability[card];
    if (((KIND[ability] | KIND[deck.ability[card]]) & hinders) !== 0 || as > 0) continue;
    if (by === BY_OF.rescue || (by === BY_OF.strike && strikeIn(ints) === 2)) return move;
    // Sabotage pays for hidden cards, which do nothing: another card may have to come first.
    if (by !== BY_OF.plain || ability === ABILITY.sabotage) continue;
    if (PERMISSIONS[ability] > 0 && deck.sway[card] > budget) return move;
  }
  return openOf(ints, POOL.persuasion) > 0 ? bestDiscard(state, seat, list, n) : undefined;
}

/** Kinds of cards that could still be engaged, and the largest budget open now or possible later. */
let around = 0;
let budget = 0;

function lookAround({ ints, rules }: SwayState, seat: Seat): void {
  const { deck } = rules;
  const unlocked = rules.unlockable === 0 ? 0 : unlockedOf(ints, seat);
  const home = homeOf(rules, seat);
  around = 0;
  budget = 0;
  for (let i = 1; i <= MOST_SWAY; i++) if (openOf(ints, POOL.vision1 + i - 1) > 0) budget = i;
  for (let i = 0; i < SET; i++) {
    const ops = opsInt(ints, seat, i);
    for (
      let bits = unlocked === 0 ? ops : ops | experienceInt(ints, home, i);
      bits !== 0;
      bits = withoutLowest(bits)
    ) {
      const card = lowestMember(i, bits);
      const kind = KIND[deck.ability[card]];
      around |= kind;
      if ((kind & VISION) !== 0) budget = Math.max(budget, BUDGET - deck.sway[card]);
    }
    if (unlocked === 0 || experienceInt(ints, home, i) === 0) continue;
    for (let bits = unlocked; bits !== 0; bits = withoutLowest(bits)) around |= KIND[lowestBit(bits)];
    if (hasBit(unlocked, ABILITY.vision)) budget = MOST_SWAY;
  }
}

/** Undefined where epic cards make a total more than a sum: then the best discard has to be tried out. */
function bestDiscard({ ints, rules }: SwayState, seat: Seat, list: MoveList, n: number): Move | undefined {
  if (lineEpicsOf(ints, 1 - sideOf(seat)) > 0) return undefined;
  let best: Move | undefined;
  let most = 0;
  for (let i = 0; i < n; i++) {
    if (!persuade.is(list[i])) continue;
    const entry = entryAt(ints, persuade.get.index(list[i]));
    const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
    if (sway <= most) continue;
    most = sway;
    best = list[i];
  }
  return best;
}
