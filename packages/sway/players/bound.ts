/** An upper bound on what any combo can still add to the bot's own total minus the rival's, for the combo search. */
import { lowestBit, lowestMember, type Seat, withoutLowest } from '@hortus/kernel';
import {
  ABILITY,
  ENTRY,
  ENTRY_BITS,
  engagedCountIn,
  entryAt,
  experienceInt,
  homeOf,
  inOps,
  lineCountOf,
  lineEpicsOf,
  MOST_SWAY,
  openOf,
  opsInt,
  POOL,
  SET,
  type SwayState,
  sideOf,
  strikeIn,
  totalOf,
  unlockedOf,
} from '../src/index.ts';
import { has, PERMISSIONS } from './traits.ts';

/** Cards left, counted by sway: those that open nothing, and all of them. */
const idle = new Int32Array(MOST_SWAY + 1);
const every = new Int32Array(MOST_SWAY + 1);
/** Enough permissions for everything. */
const PLENTY = 1000;

/**
 * Cards that open a permission pay for themselves; of the others, the highest are engaged, as many as
 * permissions and visions can pay for. The highest are doubled as often as possible, epic cards count as much
 * as they can, all discards are made. Conflicts between cards are ignored.
 */
export function mostToCome(state: SwayState, seat: Seat): number {
  const { ints, rules } = state;
  const { deck } = rules;
  const side = sideOf(seat);
  const unlocked = rules.unlockable === 0 ? 0 : unlockedOf(ints, seat);
  const home = homeOf(rules, seat);
  idle.fill(0);
  every.fill(0);
  let cards = 0;
  let sway = 0;
  let epics = 0;
  let doubles = openOf(ints, POOL.insurgence);
  let discards = openOf(ints, POOL.persuasion);
  let left = openIn(ints);
  let visions = 0;
  for (let i = 0; i < SET; i++) {
    const ops = opsInt(ints, seat, i);
    for (
      let bits = unlocked === 0 ? ops : ops | experienceInt(ints, home, i);
      bits !== 0;
      bits = withoutLowest(bits)
    ) {
      const card = lowestMember(i, bits);
      const announced = !inOps(state, seat, card);
      const ability = deck.ability[card];
      const value = deck.sway[card];
      cards++;
      epics += deck.epic[card];
      every[value]++;
      const names = announced
        ? unlocked
        : ability === ABILITY.maven || ability === ABILITY.replication
          ? rules.nameable
          : 1 << ability;
      const opens = mostOpened(names);
      if (has(names, ABILITY.insurgence)) doubles++;
      if (has(names, ABILITY.persuasion)) discards++;
      if (has(names, ABILITY.vision)) visions++;
      if (has(names, ABILITY.valor) || ability === ABILITY.valor || has(names, ABILITY.rescue)) left++;
      if (opens > 0) {
        left += opens - 1;
        sway += value;
      } else idle[value]++;
    }
  }
  if (rules.nameable !== 0)
    for (let i = 0; i < engagedCountIn(ints); i++)
      if ((entryAt(ints, i) & ENTRY_BITS.naming) !== 0) {
        doubles++;
        discards++;
        left += PLENTY;
      }
  left += paidBy(ints, visions);
  for (let value = MOST_SWAY; value > 0 && left > 0; value--) {
    const some = idle[value] < left ? idle[value] : left;
    sway += some * value;
    left -= some;
  }
  const gain =
    sway +
    (doubles < cards ? doubles : cards) * MOST_SWAY +
    epics * rules.epicCap +
    lineEpicsOf(ints, side) * cards;
  return discards === 0 ? gain : gain + takenBy(state, side, discards);
}

const openIn = (ints: Int32Array): number =>
  openOf(ints, POOL.plain) +
  openOf(ints, POOL.persuasion) +
  openOf(ints, POOL.valor) +
  openOf(ints, POOL.sabotage) +
  openOf(ints, POOL.insurgence) +
  (strikeIn(ints) > 0 ? PLENTY : 0);

/** The most permissions that one ability of a set opens. */
function mostOpened(names: number): number {
  let most = 0;
  for (let bits = names; bits !== 0; bits = withoutLowest(bits)) {
    const opens = PERMISSIONS[lowestBit(bits)];
    if (opens > most) most = opens;
  }
  return most > 2 ? PLENTY : most;
}

/**
 * How many cards budgets could pay for if each had the
 * smallest cards to itself; a future vision has at most 6.
 */
function paidBy(ints: Int32Array, visions: number): number {
  let paid = visions === 0 ? 0 : visions * smallest(MOST_SWAY);
  for (let budget = 1; budget <= MOST_SWAY; budget++) {
    const count = openOf(ints, POOL.vision1 + budget - 1);
    if (count > 0) paid += count * smallest(budget);
  }
  return paid;
}

function smallest(budget: number): number {
  let count = 0;
  let left = budget;
  for (let value = 1; value <= left; value++) {
    const some = Math.min(every[value], Math.trunc(left / value));
    count += some;
    left -= some * value;
  }
  return count;
}

/** The rival's highest card once per discard left; the whole total if epic cards make it more than a sum. */
function takenBy(state: SwayState, side: number, discards: number): number {
  const { ints, rules } = state;
  const total = totalOf(state, 1 - side);
  if (lineEpicsOf(ints, 1 - side) > 0 || discards >= lineCountOf(ints, 1 - side)) return total;
  let most = 0;
  for (let i = 0; i < engagedCountIn(ints); i++) {
    const entry = entryAt(ints, i);
    if ((ENTRY.get.seat(entry) & 1) === side) continue;
    const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
    if (sway > most) most = sway;
  }
  return Math.min(total, most * discards);
}
