/** Era costs and victory points (CGS-EOE-7 … 9, CGS-VP). */
import { lowestMember, NO_MEMBER, withoutLowest } from '@hortus/kernel';
import type { Rows } from '../cards/types.ts';
import { firstIn, nextIn, siteOf, wreckOf } from '../state/zones.ts';
import type { CgsState } from '../types.ts';
import { isCovered, type Sums } from './reckon.ts';
import { scratchSums } from './winner.ts';

function add(state: CgsState, zone: number, { from, name, value }: Rows, into: Float64Array): void {
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card))
    for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += value[i];
}

/** CGS-EOE-7, -8 By name; the common buildsite counts for nobody (CGS-EOE-13). */
export function eraSums(state: CgsState, player: number, into: Sums): Sums {
  const { ec, er } = state.rules.cards;
  into.required.fill(0);
  into.covered.fill(0);
  add(state, siteOf(player), ec, into.required);
  add(state, wreckOf(player), ec, into.required);
  add(state, siteOf(player), er, into.covered);
  return into;
}

/** CGS-EOE-9 */
export const coversEra = (state: CgsState, player: number): boolean =>
  isCovered(eraSums(state, player, scratchSums(state)));

/** CGS-VP-1 All names count alike. */
export function pointsOf(state: CgsState, player: number): number {
  const { required, covered } = eraSums(state, player, scratchSums(state));
  let points = 0;
  for (let name = 0; name < required.length; name++) points += covered[name] - required[name];
  return points + holdingsIn(state, siteOf(player));
}

function holdingsIn({ ints, rules }: CgsState, zone: number): number {
  const { is, designOf } = rules.cards;
  let sum = 0;
  for (let w = 0; w < rules.cards.setSize; w++)
    for (let bits = ints[zone + w] & is.stock[w]; bits !== 0; bits = withoutLowest(bits))
      sum += designOf[lowestMember(w, bits)].holding;
  return sum;
}
