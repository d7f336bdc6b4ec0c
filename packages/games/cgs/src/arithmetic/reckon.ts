/**
 * Costs against coverage of an adventure, name by name (CGS-COOP, CGS-IND). Derived on demand and never stored
 * (CGS-INV-7); sums of nine-digit values are exact (CGS-R-145).
 */
import { NO_MEMBER } from '@hortus/kernel';
import type { Rows } from '../cards/types.ts';
import { playerOf } from '../state/players.ts';
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

function addCard(card: number, { from, name, value }: Rows, into: Float64Array): void {
  for (let i = from[card]; i < from[card + 1]; i++) into[name[i]] += value[i];
}

function addCosts(card: number, { from, name, value }: Rows, { required, named }: Sums): void {
  for (let i = from[card]; i < from[card + 1]; i++) {
    required[name[i]] += value[i];
    named[name[i]] = 1;
  }
}

/** Feats of the adventures in a buildsite. */
function addFeats(state: CgsState, site: number, into: Sums): void {
  const { feats } = state.rules.cards;
  for (let card = firstIn(state, site); card !== NO_MEMBER; card = nextIn(state, site, card))
    addCard(card, feats, into.covered);
}

/**
 * Adds the common costs of a playground and, if its cards
 * count for the player, their other costs and their resources.
 */
function addGround(state: CgsState, ground: number, counts: boolean, into: Sums): void {
  const { ints, rules } = state;
  const { acc, ac, ar } = rules.cards;
  for (let card = firstIn(state, ground); card !== NO_MEMBER; card = nextIn(state, ground, card)) {
    addCosts(card, acc, into);
    if (!counts) continue;
    addCosts(card, ac, into);
    if (card !== ints[at.current]) addCard(card, ar, into.covered);
  }
}

/** A loop: there are few names, and `fill` is a call. */
function clearSums({ required, covered, named }: Sums): void {
  for (let name = 0; name < named.length; name++) required[name] = covered[name] = named[name] = 0;
}

/** Current requirement and coverage: for one player, or for all together in a cooperative adventure. */
export function reckon(state: CgsState, player: number, into: Sums): Sums {
  const { ints, rules } = state;
  const { cards } = rules;
  clearSums(into);
  const current = ints[at.current];
  const together = current >= 0 && isCooperative(cards.designOf[current].roleplay);
  for (let seat = 0; seat < rules.seats; seat++)
    addGround(state, groundOf(seat), together || playerOf(state, seat) === player, into);
  // CGS-IND-3, CGS-COOP-3 The adventure's own resources count for each player, and in a cooperative one for nobody.
  if (current >= 0 && !together) addCard(current, cards.ar, into.covered);
  addFeats(state, at.common, into);
  for (let one = 0; one < rules.players; one++)
    if (one === player || together) addFeats(state, siteOf(one), into);
  return into;
}

/** CGS-EOA-3 */
export function isCovered({ required, covered }: Sums): boolean {
  for (let name = 0; name < required.length; name++) if (covered[name] < required[name]) return false;
  return true;
}

/**
 * CGS-WIN-1, CGS-R-42, -43 The coverage of all cost names
 * or, by that option, only what exceeds the requirement.
 */
export function overflowOf({ required, covered, named }: Sums, surplus: boolean): number {
  let sum = 0;
  for (let name = 0; name < named.length; name++)
    if (named[name] === 1) sum += covered[name] - (surplus ? required[name] : 0);
  return sum;
}
