/** Why an era that is over was won by nobody, by one player or by several, and what can end one that is not. */
import { hasSeat, membersOf, type Reason } from '@hortus/kernel';
import { coversEra, pointsOf } from '../arithmetic/score.ts';
import { eraWinners, holdsMustPlay, isFinaleEra } from '../ends/era.ts';
import { allPlayers } from '../state/players.ts';
import { at, CATACLYSM, type CgsState, DOOMSDAY, EPIC } from '../types.ts';
import type { EraStanding } from '../view/standing.ts';

const still = (state: CgsState): number[] =>
  Array.from({ length: state.rules.players }, (_, player) => player).filter((player) =>
    hasSeat(allPlayers(state), player),
  );

/** CGS-EOE-10 They owe more of some kind than they have earned of it. */
const hasUnpaid = (state: CgsState, player: number): boolean => !coversEra(state, player);

/** Points that are neither earned nor owed by name: what stock in a buildsite is worth. */
export const stockIn = ({ points, bill }: EraStanding): number =>
  points - bill.reduce((sum, [, required, covered]) => sum + covered - required, 0);

/** Of the era just scored, or as it would be scored now. */
export function eraVerdict(state: CgsState): Reason {
  return finaleVerdict(state) ?? pointVerdict(state);
}

/** CGS-EOE-2 … 5 */
function finaleVerdict({ ints, rules }: CgsState): Reason | undefined {
  const [roleplay, won] = [ints[at.lastRoleplay], ints[at.lastWon] === 1];
  if (roleplay === CATACLYSM && !won) return { code: 'cataclysm', clause: 'CGS-EOE-2' };
  if (roleplay === EPIC)
    return won ? { code: 'epic', clause: 'CGS-EOE-4' } : { code: 'epic-lost', clause: 'CGS-EOE-2' };
  if (roleplay === DOOMSDAY)
    return won ? { code: 'doomsday', clause: 'CGS-EOE-4' } : { code: 'doomsday-lost', clause: 'CGS-EOE-3' };
  return isFinaleEra(rules.cards, ints[at.era]) ? { code: 'no-finale', clause: 'CGS-EOE-5' } : undefined;
}

/** CGS-EOE-6, -10, -11 */
function pointVerdict(state: CgsState): Reason {
  const players = still(state);
  const winners = players.filter((player) => hasSeat(eraWinners(state), player));
  const [first, ...more] = winners;
  if (first === undefined)
    return players.every((player) => hasUnpaid(state, player))
      ? { code: 'nobody-paid', clause: 'CGS-EOE-10' }
      : { code: 'nobody-fit', clause: 'CGS-R-97' };
  if (more.length > 0) return { code: 'tied', clause: 'CGS-EOE-11' };
  const others = players.filter((player) => player !== first);
  // Between two, a player with as many points has lost by something else.
  const [other] = others;
  if (others.length === 1 && other !== undefined && pointsOf(state, other) >= pointsOf(state, first))
    return holdsMustPlay(state, other)
      ? { code: 'unplayed', clause: 'CGS-EOE-6' }
      : { code: 'unpaid', clause: 'CGS-EOE-10' };
  return { code: 'points', clause: 'CGS-EOE-11' };
}

/** What can end the era besides a request: the caps of the table, and adventures of its deck. */
export interface EraEnd {
  readonly kind: 'passCap' | 'idleCap' | 'adventureCap' | 'finale' | 'cataclysm';
  /** Of a cap. */
  readonly count?: number;
}

/** CGS-EOE-1, CGS-R-61 */
export function eraEnds({ ints, rules }: CgsState): readonly EraEnd[] {
  const { cards, options } = rules;
  const caps = (['passCap', 'idleCap', 'adventureCap'] as const).flatMap((kind) =>
    options[kind] > 0 ? [{ kind, count: options[kind] }] : [],
  );
  const era = ints[at.era];
  const deck = membersOf(cards.eras[era].deck, 0, cards.setSize);
  const hasCataclysm = deck.some((copy) => cards.designOf[copy].roleplay === CATACLYSM);
  return [
    ...caps,
    ...(isFinaleEra(cards, era) ? [{ kind: 'finale' } as const] : []),
    ...(hasCataclysm ? [{ kind: 'cataclysm' } as const] : []),
  ];
}
