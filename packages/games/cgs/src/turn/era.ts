/** How an era begins: clearing, deal, study, claims (CGS-ERA, CGS-DEAL, CGS-CLAIM). */
import {
  addMember,
  EVERYONE,
  hasSeat,
  lowestMember,
  NO_SEATS,
  withoutLowest,
  withoutSeat,
  withSeat,
} from '@hortus/kernel';
import { both, emptySet, listOf } from '../cards/sets.ts';
import type { CardSet, Design } from '../cards/types.ts';
import { refreshOpen } from '../state/open.ts';
import { inOrder, playerOf, presentOf, voiceOf } from '../state/players.ts';
import { clearZone, fillFew, isIn, opsOf, siteOf } from '../state/zones.ts';
import {
  at,
  type CgsState,
  EVENTS,
  MOST_PLAYERS,
  MOST_SEATS,
  NO_REQUEST,
  NONE,
  NOTHING,
  type Now,
  STUDY,
  WORDS,
} from '../types.ts';

const tell = EVENTS.kinds;

/** CGS-ERA-5 Everything up to the study; the turns begin with `first` (CGS-R-73). */
export function beginEra(now: Now, first: number): void {
  const { state, ints, told } = now;
  clearEra(state);
  ints[at.first] = ints[at.turn] = first;
  deal(now, first);
  ints[at.phase] = STUDY;
  told?.tell(tell.dealt.pack(voiceOf(state, first), ints[at.era]), EVERYONE, true);
}

/** CGS-ERA-1 … 3 MultiEra adventures stay in their buildsites, everything else goes to the void. */
export function clearEra(state: CgsState): void {
  const { ints, rules } = state;
  const stays = rules.cards.is.lasting;
  ints.fill(0, at.ops, at.site);
  ints.fill(0, at.wreck, at.common);
  for (let player = 0; player < MOST_PLAYERS; player++) keepOnly(ints, siteOf(player), stays);
  keepOnly(ints, at.common, stays);
  clearAdventure(ints);
  ints.fill(NONE, at.offers, at.made);
  ints.fill(0, at.made, at.made + MOST_SEATS);
  ints.fill(NONE, at.claimed, at.claimed + MOST_PLAYERS);
  ints[at.ready] = NO_SEATS;
  ints[at.step] = 0;
  ints[at.lastRoleplay] = ints[at.lastBy] = NONE;
  ints[at.lastWon] = ints[at.adventures] = ints[at.idle] = 0;
  refreshOpen(state);
}

function keepOnly(ints: Int32Array, zone: number, set: CardSet): void {
  for (let w = 0; w < set.length; w++) ints[zone + w] &= set[w];
}

/** Clears what lasts no longer than an adventure; the cards are moved elsewhere. */
export function clearAdventure(ints: Int32Array): void {
  ints[at.hero] = ints[at.current] = NONE;
  ints.fill(0, at.barred, at.open);
  fillFew(ints, NONE, at.pending, at.pending + MOST_PLAYERS);
  fillFew(ints, NO_REQUEST, at.asked, at.asked + MOST_PLAYERS);
  ints[at.request] = NO_REQUEST;
  ints[at.answers] = ints[at.out] = 0;
  ints[at.busy] = ints[at.quietTurns] = 0;
  clearDoing(ints);
}

export function clearDoing(ints: Int32Array): void {
  ints[at.doing] = NOTHING;
  ints[at.doCard] = ints[at.doFrom] = ints[at.doPower] = NONE;
  ints[at.doLeft] = ints[at.queued] = 0;
}

/** CGS-DEAL-1, -2, CGS-GRP-2 One silver card at a time, in the order of turns; then each group's share among its persons. */
function deal({ state, ints, rules, rng }: Now, first: number): void {
  const { silver } = rules.cards.eras[ints[at.era]];
  const deck = listOf(inVoid(state, silver));
  rng.shuffle(deck);
  const players = inOrder(state, first);
  for (const [i, player] of players.entries()) {
    const share = everyNth(deck, i, players.length);
    const persons = presentOf(state, player);
    if (persons.length > 1) rng.shuffle(share);
    handOut(ints, persons, share);
  }
}

function everyNth(deck: Int32Array, first: number, n: number): Int32Array {
  const share = new Int32Array(Math.ceil((deck.length - first) / n));
  for (let i = 0; i < share.length; i++) share[i] = deck[first + i * n];
  return share;
}

/** One at a time, in seat order (CGS-R-75); `before` have already been dealt. */
export function handOut(
  ints: Int32Array,
  persons: readonly number[],
  cards: ArrayLike<number>,
  before = 0,
): void {
  for (let i = 0; i < cards.length; i++)
    addMember(ints, opsOf(persons[(before + i) % persons.length]), cards[i]);
}

/**
 * For each design, as many copies as the set has and that are in no zone: if a copy stayed in a buildsite
 * another one replaces it, and it doesn't matter which (state/faces.ts).
 */
export function inVoid({ ints, rules }: CgsState, set: CardSet): CardSet {
  const size = set.length;
  const left = emptySet(size);
  for (let w = 0; w < size; w++) {
    let lying = 0;
    for (let zone = at.ops; zone < at.barred; zone += WORDS) lying |= ints[zone + w];
    left[w] = ~lying;
  }
  const found = both(set, left);
  for (let w = 0; w < size; w++)
    for (let missing = set[w] & ~left[w]; missing !== 0; missing = withoutLowest(missing))
      addAnother(rules.cards.designOf[lowestMember(w, missing)], left, found);
  return found;
}

function addAnother({ first, copies }: Design, left: CardSet, found: CardSet): void {
  for (let copy = first; copy < first + copies; copy++)
    if (isIn(left, copy) && !isIn(found, copy)) return addMember(found, 0, copy);
}

/** CGS-CLAIM-1, -2 Affiliations of the deck that nobody has chosen, in the pack's order. */
export const freeAffiliations = (state: CgsState): number[] =>
  affiliationsOf(state).filter((one) => !isClaimed(state, one));

const affiliationsOf = ({ ints, rules }: CgsState): readonly number[] =>
  rules.cards.eras[ints[at.era]].affiliations;

function isClaimed({ ints, rules }: CgsState, affiliation: number): boolean {
  for (let player = 0; player < rules.players; player++)
    if (ints[at.claimed + player] === affiliation) return true;
  return false;
}

/** Who chooses now; NONE once all have, or nothing is left to choose (CGS-R-67, -68). */
export function claimerOf(state: CgsState): number {
  const { ints } = state;
  if (affiliationsOf(state).every((one) => isClaimed(state, one))) return NONE;
  return inOrder(state, ints[at.first]).find((player) => ints[at.claimed + player] === NONE) ?? NONE;
}

/** CGS-R-144 Assigns the affiliations that the pack fixes, so nobody chooses them. */
export function fixAffiliations({ ints, rules }: CgsState): void {
  const { fixed } = rules.cards.eras[ints[at.era]];
  for (let player = 0; player < Math.min(fixed.length, rules.players); player++)
    if (!hasSeat(ints[at.lost], player)) ints[at.claimed + player] = fixed[player];
}

/**
 * CGS-CLAIM-3 … 5 Players take all silver cards of their affiliation from the rivals' ops, and all gold ones
 * of this deck from the void.
 */
export function takeClaims(state: CgsState): void {
  const { ints, rules } = state;
  const { bearing, eras, setSize: size } = rules.cards;
  for (const player of inOrder(state, ints[at.first])) {
    const affiliation = ints[at.claimed + player];
    if (affiliation === NONE) continue;
    const mine = bearing[affiliation];
    const taken = emptySet(size);
    for (let seat = 0; seat < rules.seats; seat++) {
      if (playerOf(state, seat) === player) continue;
      const ops = opsOf(seat);
      for (let w = 0; w < size; w++) {
        taken[w] |= ints[ops + w] & mine[w];
        ints[ops + w] &= ~mine[w];
      }
    }
    const gold = both(inVoid(state, eras[ints[at.era]].gold), mine);
    const persons = presentOf(state, player);
    const silver = listOf(taken);
    handOut(ints, persons, silver);
    handOut(ints, persons, listOf(gold), silver.length);
  }
}

/**
 * CGS-GRP-5, CGS-R-168 Groups may change in the next era. A player takes part in it if one of their new
 * persons is still there; one without any is out with all their cards.
 */
export function regroup(state: CgsState): void {
  const { ints, rules } = state;
  for (let player = 0; player < rules.players; player++) {
    if (presentOf(state, player).length > 0) {
      ints[at.lost] = withoutSeat(ints[at.lost], player);
      continue;
    }
    ints[at.lost] = withSeat(ints[at.lost], player);
    clearZone(ints, siteOf(player));
  }
}
