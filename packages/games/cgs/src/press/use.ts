/** How useful a card or an adventure is to a player, beyond whether it can be played. */
import { isCooperative } from '../arithmetic/reckon.ts';
import { isCompetitive } from '../arithmetic/winner.ts';
import type { Cards, Design } from '../cards/types.ts';
import { COOPERATION } from '../types.ts';
import type { AdventureStanding } from '../view/standing.ts';
import type { Outlook } from './outlook.ts';

interface Seen {
  readonly standing: AdventureStanding | null;
}

/** What this player has covered of the costs, all names together. */
export const coveredBy = ({ standing }: Seen, player: number): number =>
  (standing?.costs ?? []).reduce(
    (sum, { required, covered }) => sum + Math.min(required[player] ?? 0, covered[player] ?? 0),
    0,
  );

/** Costs that this player can no longer cover with everything in hand, by name. */
export const beyond = ({ standing }: Seen, player: number): readonly number[] =>
  (standing?.costs ?? []).flatMap(({ name, required }, i) =>
    (standing?.reach[i]?.[player] ?? 0) < (required[player] ?? 0) ? [name] : [],
  );

/** CGS-ROLE-2 In these anybody can win; in all others only the hero. */
export const isOpenToAll = ({ roleplay }: Design): boolean => isCompetitive(roleplay);

/** CGS-COOP-2 Everybody's cards count together. */
export const isJoint = ({ roleplay }: Design): boolean => isCooperative(roleplay);

/**
 * CGS-WIN-4 … 6 Others gain nothing by covering costs if only the hero can win and has to cover them alone.
 */
export const isInVainFor = (
  current: Design | undefined,
  hero: number | null,
  player: number | undefined,
): boolean =>
  current !== undefined && hero !== player && !isOpenToAll(current) && !isCooperative(current.roleplay);

/**
 * Does the card cover an open cost, or is it stock where that counts (in a Cooperation that is won, stock
 * scores for its owner)? Between adventures: does it open one?
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
