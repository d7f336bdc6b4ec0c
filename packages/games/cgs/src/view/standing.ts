/** What follows from the cards on the table, for viewers: derived for every view, never stored (CGS-INV-7). */

import { isCooperative, isCovered, overflowOf, reckon, sumsFor } from '../arithmetic/reckon.ts';
import { eraSums, pointsOf } from '../arithmetic/score.ts';
import { scratchSums, winnerOf } from '../arithmetic/winner.ts';
import { addAll, emptySet } from '../cards/sets.ts';
import { personsOf } from '../state/players.ts';
import { cardsIn, groundOf, isBarred, isIn, lies, openOf, opsOf } from '../state/zones.ts';
import { at, type CgsState, NONE } from '../types.ts';

/** One name of the adventure's costs, by player; in a cooperative adventure all have the same. */
export interface CostLine {
  /** Index in `Cards.names`. */
  readonly name: number;
  readonly required: readonly number[];
  readonly covered: readonly number[];
}

export interface AdventureStanding {
  readonly costs: readonly CostLine[];
  /** By cost, then by player: what they could cover in the end with the cards now in their ops. */
  readonly reach: readonly (readonly number[])[];
  readonly covers: readonly boolean[];
  readonly overflow: readonly number[];
  /** Who would win if the adventure ended now. */
  readonly winner: number | null;
  /** CGS-COOP-2 Everybody's cards count together, so all players have the same figures. */
  readonly isJoint?: boolean;
}

export interface EraStanding {
  readonly points: number;
  /** Era costs against era resources: name, required, covered. */
  readonly bill: readonly (readonly [name: number, required: number, covered: number])[];
}

const playersOf = ({ rules }: CgsState): number[] => Array.from({ length: rules.players }, (_, i) => i);

export function adventureStanding(state: CgsState): AdventureStanding | null {
  const { ints, rules } = state;
  if (ints[at.current] === NONE) return null;
  const sums = playersOf(state).map((player) => reckon(state, player, sumsFor(state)));
  const names = [...rules.cards.names.keys()].filter((name) => sums.some(({ named }) => named[name] === 1));
  const winner = winnerOf(state);
  const more = playersOf(state).map((player) => stillToCome(state, player));
  const { roleplay } = rules.cards.designOf[ints[at.current]];
  const together = isCooperative(roleplay);
  const addedBy = (player: number, name: number): number =>
    more.reduce((sum, added, one) => (together || one === player ? sum + added[name] : sum), 0);
  return {
    costs: names.map((name) => ({
      name,
      required: sums.map(({ required }) => required[name]),
      covered: sums.map(({ covered }) => covered[name]),
    })),
    reach: names.map((name) => sums.map(({ covered }, player) => covered[name] + addedBy(player, name))),
    covers: sums.map(isCovered),
    overflow: sums.map((sum) => overflowOf(sum, rules.options.overflow === 'surplus')),
    winner: winner === NONE ? null : winner,
    ...(together ? { isJoint: true } : {}),
  };
}

/** Resources of the supports that a player holds and could play in this adventure, each number once (CGS-PSUP-7). */
function stillToCome(state: CgsState, player: number): Float64Array {
  const { ints, rules } = state;
  const { ar, designOf, is, names, setSize: size } = rules.cards;
  const { accepts = is.support } = designOf[ints[at.current]];
  const added = new Float64Array(names.length);
  const seats = personsOf(state, player);
  const counted = emptySet(size);
  for (const seat of seats)
    for (const card of cardsIn(state, groundOf(seat))) addAll(counted, designOf[card].sameNumber);
  for (const seat of seats)
    for (const card of cardsIn(state, opsOf(seat))) {
      const may = isIn(accepts, card) && lies(ints, openOf(player), card) && !isBarred(ints, card);
      if (!may || isIn(counted, card)) continue;
      addAll(counted, designOf[card].sameNumber);
      for (let i = ar.from[card]; i < ar.from[card + 1]; i++) added[ar.name[i]] += ar.value[i];
    }
  return added;
}

export function eraStanding(state: CgsState, player: number): EraStanding {
  const { required, covered } = eraSums(state, player, scratchSums(state));
  const bill = [...required.keys()]
    .filter((name) => required[name] > 0 || covered[name] > 0)
    .map((name) => [name, required[name], covered[name]] as const);
  return { points: pointsOf(state, player), bill };
}
