/**
 * Costs against coverage of an adventure, name by name (CGS-COOP, CGS-IND). Derived whenever somebody asks and never
 * stored (CGS-INV-7); sums of nine-digit values are exact (CGS-R-145).
 */
import { NO_MEMBER } from '@hortus/kernel';
import type { Rows } from '../cards/types.ts';
import { personsOf } from '../state/players.ts';
import { firstIn, groundOf, nextIn, siteOf } from '../state/zones.ts';
import { at, CATACLYSM, type CgsState, COOPERATION } from '../types.ts';

/** By attribute name. */
export interface Sums {
  readonly required: Float64Array;
  readonly covered: Float64Array;
  /** Is it a cost name at all? A cost of 0 makes it one (CGS-R-134). */
  readonly named: Uint8Array;
}

export const sumsFor = ({ rules: { cards } }: CgsState): Sums => ({
  required: new Float64Array(cards.names.length),
  covered: new Float64Array(cards.names.length),
  named: new Uint8Array(cards.names.length),
});

/** CGS-ROLE-2 */
export const isCooperative = (roleplay: number): boolean =>
  roleplay === CATACLYSM || roleplay === COOPERATION;

/** Adds what the cards of a zone list; `skip` is left out. */
function add(state: CgsState, zone: number, rows: Rows, into: Float64Array, skip = -1): void {
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card))
    if (card !== skip) addCard(card, rows, into);
}

function addCard(card: number, { from, name, value }: Rows, into: Float64Array): void {
  for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += value[i];
}

function addCosts(state: CgsState, zone: number, rows: Rows, { required, named }: Sums): void {
  add(state, zone, rows, required);
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card))
    for (let i = rows.from[card]; i < rows.from[card + 1]; i++) named[rows.name[i]] = 1;
}

/** Requirement and coverage as they stand: of one player, or of all together in a cooperative adventure. */
export function reckon(state: CgsState, player: number, into: Sums): Sums {
  const { words, rules } = state;
  const { cards } = rules;
  into.required.fill(0);
  into.covered.fill(0);
  into.named.fill(0);
  const current = words[at.current];
  const together = current >= 0 && isCooperative(cards.designOf[current].roleplay);
  for (let one = 0; one < rules.players; one++)
    for (const seat of personsOf(state, one)) {
      const ground = groundOf(seat);
      addCosts(state, ground, cards.acc, into);
      if (one !== player && !together) continue;
      addCosts(state, ground, cards.ac, into);
      add(state, ground, cards.ar, into.covered, current);
    }
  // CGS-IND-3, CGS-COOP-3 The adventure's own resources count for each player, and in a cooperative one for nobody.
  if (current >= 0 && !together) addCard(current, cards.ar, into.covered);
  add(state, at.common, cards.feats, into.covered);
  for (let one = 0; one < rules.players; one++)
    if (one === player || together) add(state, siteOf(one), cards.feats, into.covered);
  return into;
}

/** CGS-EOA-3 */
export function isCovered({ required, covered }: Sums): boolean {
  for (let name = 0; name < required.length; name++) if (covered[name] < required[name]) return false;
  return true;
}

/** CGS-WIN-1, CGS-R-42, -43 The coverage of all cost names; by that option what it has over the requirement. */
export function overflowOf({ required, covered, named }: Sums, surplus: boolean): number {
  let sum = 0;
  for (let name = 0; name < named.length; name++)
    if (named[name] === 1) sum += covered[name] - (surplus ? required[name] : 0);
  return sum;
}
