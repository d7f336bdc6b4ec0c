/** In an adventure: what to play, and when to give up. */
import { hasSeat } from '@hortus/kernel';
import { pointsOf } from '../src/arithmetic/score.ts';
import { winnerOf } from '../src/arithmetic/winner.ts';
import type { Design } from '../src/cards/types.ts';
import { isOut, personsOf } from '../src/state/players.ts';
import { currentIn, heroIn, outIn, pendingOf } from '../src/state/values.ts';
import { firstIn, groundOf, nextIn } from '../src/state/zones.ts';
import {
  BATTLE,
  CATACLYSM,
  type CgsState,
  COMPETITION,
  COOPERATION,
  DOOMSDAY,
  EPIC,
  NONE,
  OBSTRUCTION,
} from '../src/types.ts';
import { givesIn, type Need, owesIn, planCover, strengthIn, withCosts } from './cover.ts';
import { errandFor } from './errands.ts';
import { fits, type Hand, leadOf, readHand } from './hand.ts';
import { keyCard } from './keys.ts';
import type { Now } from './now.ts';
import { guardFor, lootFor, mayStrike, shieldFor, strikeFor } from './powers.ts';
import { spendingOf } from './scarcity.ts';
import { isTired } from './spoil.ts';
import { type Standing, standing } from './standing.ts';
import { isAgreed, planTogether } from './together.ts';
import { LOST, lockedNames, readHands, sharedPrize, urgencyOf } from './worth.ts';

/** In points: a player who has begun continues unless it has become too expensive. */
const BEGUN = 2;

/** How much of a rival's win counts as one's own loss: most of it with two players. */
const grudgeOf = ({ rules }: CgsState): number => 0.8 / (rules.players - 1);

/** The design to lay now; undefined if nothing should be added. */
export function nextCard(now: Now): number | undefined {
  const { state, me } = now;
  const { ints, rules } = state;
  const adventure = rules.cards.designOf[currentIn(ints)]!;
  // CGS-SPEC-2 While a rival's power is open, only shields can be played.
  for (let rival = 0; rival < rules.players; rival++)
    if (rival !== me && pendingOf(ints, rival) !== NONE) return shieldFor(state, me);
  const mine = standing(state, me);
  const hand = readHand(state, me);
  const key = keyCard(state, hand);
  if (key !== undefined) return key;
  const guard = guardFor(state, me, {
    byObstacle: () => heroIn(ints) === me && isStoppable(state, me, adventure),
    byStrength: () => isBeatable(state, me, adventure, mine),
  });
  if (guard !== undefined) return guard;
  return planned(now, adventure, hand, mine) ?? errandFor(now, hand, adventure);
}

/** Could a rival lay an obstacle that stops the hero? */
const isStoppable = (state: CgsState, hero: number, adventure: Design): boolean =>
  readHands(state).some((hand) => hand.player !== hero && obstruct(state, hand, adventure) !== undefined);

const hasLaid = (state: CgsState, player: number): boolean =>
  personsOf(state, player).some((seat) => firstIn(state, groundOf(seat)) >= 0);

/** Could a rival who contends still cover the costs and reach as much as the player has? */
const isBeatable = (state: CgsState, me: number, adventure: Design, mine: Standing): boolean =>
  (adventure.roleplay === COMPETITION || adventure.roleplay === BATTLE || adventure.roleplay === EPIC) &&
  readHands(state).some((rival) => {
    if (rival.player === me || isOut(state, rival.player) || !hasLaid(state, rival.player)) return false;
    const { need, overflow } = standing(state, rival.player);
    return (
      planCover(rival, need, adventure).isWhole &&
      overflow + strengthIn(rival, need, adventure) >= mine.overflow
    );
  });

function planned(now: Now, adventure: Design, hand: Hand, mine: Standing): number | undefined {
  const { state, me } = now;
  const { roleplay } = adventure;
  const isHero = heroIn(state.ints) === me;
  if (roleplay === COOPERATION || roleplay === CATACLYSM)
    return join(state, hand, mine, adventure) ?? lootFor(state, me);
  const prize = hand.facts.prize[adventure.index]!;
  const worth = prize + (isHero ? urgencyOf(hand, adventure, lockedNames(state, me)) : 0);
  if (roleplay === COMPETITION || roleplay === BATTLE || roleplay === EPIC)
    return contend(state, hand, mine, adventure, worth) ?? stop(state, hand, adventure, prize);
  if (isHero) {
    if (mine.covered) return undefined;
    const plan = planCover(hand, mine.need, adventure);
    return plan.isWhole && plan.owes < worth + 2 ? plan.cards[0] : undefined;
  }
  if (roleplay === OBSTRUCTION) return obstruct(state, hand, adventure) ?? strikeFor(state, me, prize);
  // CGS-EOE-3 A lost Doomsday wins the era for every rival.
  return roleplay === DOOMSDAY
    ? (obstruct(state, hand, adventure) ?? strikeFor(state, me, prize * (state.rules.players - 1)))
    : undefined;
}

/**
 * In a finale: should a rival wait until their power has
 * something to hit, while the hero is still building up?
 */
export function lurks(state: CgsState, me: number, adventure: Design): boolean {
  const { roleplay } = adventure;
  const hero = heroIn(state.ints);
  if ((roleplay !== EPIC && roleplay !== DOOMSDAY) || hero === me || isOut(state, hero)) return false;
  const { covered, need } = standing(state, hero);
  if (covered || !planCover(readHand(state, hero), need, adventure).isWhole) return false;
  return mayStrike(state, personsOf(state, hero), readHand(state, me));
}

/** Takes a competitive adventure from the player who would win it. */
function stop(state: CgsState, hand: Hand, adventure: Design, prize: number): number | undefined {
  if (adventure.roleplay === COMPETITION && isTired(state)) return undefined;
  const strike = strikeFor(state, hand.player, prize);
  const mayWait = heroIn(state.ints) === hand.player || winnerOf(state) === hand.player;
  return strike ?? (mayWait ? undefined : obstruct(state, hand, adventure));
}

/** What a player's supports in the playground owe. */
function laidBy(state: CgsState, { player, facts, cards }: Hand): number {
  let sum = 0;
  for (const seat of personsOf(state, player))
    for (let card = firstIn(state, groundOf(seat)); card >= 0; card = nextIn(state, groundOf(seat), card))
      if (card !== currentIn(state.ints)) sum += facts.debt[cards.designOf[card]!.index]!;
  return sum;
}

/** Reach every cost and more than the best rival, as long as it pays. */
function contend(
  state: CgsState,
  hand: Hand,
  mine: Standing,
  adventure: Design,
  prize: number,
): number | undefined {
  const { ints, rules } = state;
  let most = Number.NEGATIVE_INFINITY;
  let leader = NONE;
  for (let rival = 0; rival < rules.players; rival++) {
    if (rival === hand.player || isOut(state, rival)) continue;
    const theirs = standing(state, rival);
    if (theirs.covered && theirs.overflow > most) [most, leader] = [theirs.overflow, rival];
  }
  if (mine.covered && mine.overflow > most) return undefined;
  const plan = planCover(hand, mine.need, adventure);
  if (!plan.isWhole) return undefined;
  const isHero = heroIn(ints) === hand.player;
  const isFree = adventure.roleplay === COMPETITION && !isHero;
  // CGS-EOE-2 Nobody wins the era whose Epic is tied.
  const isTieGood = isFree || (adventure.roleplay === EPIC && !isHero);
  const reach = mine.overflow + strengthIn(hand, mine.need, adventure);
  // CGS-WIN-3 A tie isn't a win, but for a player with nothing to lose it isn't a defeat either.
  if (reach < most || (reach === most && !isTieGood)) return undefined;
  let after = mine.overflow;
  // The hero chose this adventure over others; a rival saves scarce cards for their own.
  let price = plan.owes + (isHero ? 0 : plan.spends);
  for (const design of plan.cards) after += givesIn(hand, design, mine.need);
  let next = plan.cards[0];
  if (after <= most) {
    // Beyond the costs, add what gives most for what it owes.
    const extras = hand.cards.designs
      .map(({ index }) => index)
      .filter((index) => hand.can[index] === 1 && !plan.cards.includes(index) && fits(hand, index, adventure))
      .map((index) => ({
        index,
        gives: givesIn(hand, index, mine.need),
        owes: owesIn(hand, index, adventure) + (isHero ? 0 : spendingOf(hand, index)),
      }))
      .filter(({ gives }) => gives > 0)
      .sort((a, b) => b.gives / (1 + b.owes) - a.gives / (1 + a.owes));
    next ??= extras[0]?.index;
    for (const { gives, owes } of extras) {
      if (after > most) break;
      after += gives;
      price += owes;
    }
  }
  // In a Competition only the winner pays for what was laid.
  const laid = laidBy(state, hand);
  const sunk = adventure.roleplay === COMPETITION ? laid : 0;
  const denied = leader === NONE ? 0 : grudgeOf(state) * hand.facts.prize[adventure.index]!;
  const begun = laid > 0 ? BEGUN : 0;
  return price + sunk < prize + denied + begun + (isFree ? 2 : 1) ? next : undefined;
}

/** Stock scores for the player who lays it; the costs are everybody's, but the hero's first. */
function join(state: CgsState, hand: Hand, mine: Standing, adventure: Design): number | undefined {
  const { ints } = state;
  if (adventure.roleplay === COOPERATION) {
    let stock: Design | undefined;
    for (const design of hand.cards.designs)
      if (design.holding > (stock?.holding ?? 0) && fits(hand, design.index, adventure)) stock = design;
    if (stock !== undefined) return stock.index;
  }
  if (mine.covered) return undefined;
  const plan = planCover(hand, mine.need, adventure);
  const hero = heroIn(ints);
  if (!plan.isWhole) return shareIn(state, hand, mine, adventure);
  const mustPay =
    adventure.roleplay === CATACLYSM
      ? leadOf(state, hand.player) > LOST
      : hero === hand.player || pointsOf(state, hand.player) > 0;
  return mustPay ? plan.cards[0] : shareIn(state, hand, mine, adventure);
}

/**
 * The player's share of what everybody covers together, if the hero can't do it alone and everybody gains.
 */
function shareIn(state: CgsState, hand: Hand, { need }: Standing, adventure: Design): number | undefined {
  const hero = heroIn(state.ints);
  if (
    hero !== hand.player &&
    !isOut(state, hero) &&
    planCover(readHand(state, hero), need, adventure).isWhole
  )
    return undefined;
  return agreedIn(state, need, adventure)?.[hand.player]?.[0];
}

/** By player: the supports with which those still in it cover what is missing; undefined if they won't. */
function agreedIn(state: CgsState, need: Need, adventure: Design): (readonly number[])[] | undefined {
  const hands = readHands(state).filter(({ player }) => !isOut(state, player));
  const hero = hands.findIndex(({ player }) => player === heroIn(state.ints));
  const shared = planTogether(hands, Math.max(0, hero), need, adventure);
  if (shared === undefined || !isAgreed(shared, hero, (at) => sharedPrize(state, hands[at]!, adventure)))
    return undefined;
  const parts: (readonly number[])[] = [];
  for (const [index, { player }] of hands.entries()) parts[player] = shared.cards[index]!;
  return parts;
}

/** Does the hero rely on others to cover what is missing? */
export function isCarried(state: CgsState, adventure: Design): boolean {
  if (adventure.roleplay !== COOPERATION && adventure.roleplay !== CATACLYSM) return false;
  const { covered, need } = standing(state, heroIn(state.ints));
  return !covered && agreedIn(state, need, adventure) !== undefined;
}

/**
 * An obstacle that the hero can't overcome. In a Competition
 * it comes back; elsewhere it has to be worth its price.
 */
function obstruct(state: CgsState, hand: Hand, adventure: Design): number | undefined {
  const { acc, designs } = hand.cards;
  const hero = heroIn(state.ints);
  // A player who sits out adds nothing more.
  const covers = (theirs: Hand, need: Need): boolean =>
    hasSeat(outIn(state.ints), hero)
      ? need.short.every((missing) => missing <= 0)
      : planCover(theirs, need, adventure).isWhole;
  let theirs: Hand | undefined;
  let need: Need | undefined;
  for (const { index, first } of designs) {
    if (hand.can[index] === 0 || acc.from[first] === acc.from[first + 1]) continue;
    theirs ??= readHand(state, hero);
    need ??= standing(state, hero).need;
    if (!covers(theirs, need)) return undefined;
    if (!covers(theirs, withCosts(hand, need, [index]))) return index;
  }
  return undefined;
}
