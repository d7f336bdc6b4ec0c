/** Of what use a card or an adventure is to a player, beyond whether it can be played. */
import { isCooperative } from '../arithmetic/reckon.ts';
import { isCompetitive } from '../arithmetic/winner.ts';
import type { Cards, Design } from '../cards/types.ts';
import { COOPERATION } from '../types.ts';
import type { Outlook } from './outlook.ts';

/** CGS-ROLE-2 In these anybody can win, in all others only the hero. */
export const isOpenToAll = ({ roleplay }: Design): boolean => isCompetitive(roleplay);

/** CGS-WIN-4 … 6 Players gain nothing by covering costs where only the hero can win and has to cover them alone. */
export const isInVainFor = (
  current: Design | undefined,
  hero: number | null,
  player: number | undefined,
): boolean =>
  current !== undefined && hero !== player && !isOpenToAll(current) && !isCooperative(current.roleplay);

/**
 * It covers one of the costs that are open, or is stock where that counts: in a Cooperation that is won, stock scores
 * for its owner. Between adventures it opens one.
 */
export function helpsNow(
  { adventure }: Outlook,
  { ar }: Cards,
  current: Design | undefined,
  { first, isAdventure, card }: Design,
): boolean {
  if (adventure === null) return isAdventure;
  if (current?.roleplay === COOPERATION && card.attributes.globals.has('StockHolding')) return true;
  const { from, name } = ar;
  for (let i = from[first]!; i < from[first + 1]!; i++)
    if (adventure.costs.some((line) => line.name === name[i])) return true;
  return false;
}
