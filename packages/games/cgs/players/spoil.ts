/** Competitions that a rival can stop again and again, since the rival gets the cards back (CGS-WRAP-5, -6). */
import { bitCount, membersOf } from '@hortus/kernel';
import { adventuresIn, eraIn, idleIn, lastLoserIn, lastRoleplayIn } from '../src/state/values.ts';
import { commonSite, isIn, siteOf, wreckOf, zoneInt } from '../src/state/zones.ts';
import { type CgsState, COMPETITION, DOOMSDAY, EPIC, OBSTRUCTION } from '../src/types.ts';
import { planCover, strengthIn, withCosts } from './cover.ts';
import { ERA, factsOf } from './facts.ts';
import { fits, type Hand } from './hand.ts';
import { needFor, type Prospect } from './worth.ts';

/** Bots don't remember what they tried, so they try it again in 3 of every 12 adventures. */
const [TRIES, EVERY] = [3, 12];
/** If no rival has hindered anybody yet: how many adventures lie between two tries of the same card. */
const APART = 4;

/** After this many lost adventures in an era everybody knows: what can be stopped is stopped. */
const ENOUGH = 5;

/** After this many, even a Competition in which rivals can only bid is skipped. */
const TOO_MANY = 8;

/** Adventures of this era that nobody has won: all that took place, minus those in buildsites. */
export function lossesIn({ ints, rules: { cards, players } }: CgsState): number {
  const { deck } = cards.eras[eraIn(ints)]!;
  let won = 0;
  for (let w = 0; w < deck.length; w++) {
    let lying = zoneInt(ints, commonSite, w);
    for (let player = 0; player < players; player++) lying |= zoneInt(ints, siteOf(player), w);
    won += bitCount(lying & deck[w]! & cards.is.adventure[w]!);
  }
  return adventuresIn(ints) - won;
}

/** Could a rival stop a Competition again and again? */
export const isSpoilt = (hands: readonly Hand[], player: number, one: Prospect): boolean =>
  one.design.roleplay === COMPETITION && isStoppable(hands, player, one);

/** In points: a finale opened although a rival can stop it. Better than none, but no more. */
const DARING = 0.6;

/**
 * From this many players on: of Obstructions that a rival can stop,
 * 60 in 100 are lost against three rivals, 45 against two.
 */
const MANY = 4;
/** In points: an Obstruction that isn't worth opening. */
const IN_VAIN = -1;

/**
 * A finale is put off while rivals can stop it. A Doomsday, which they would win by stopping it, isn't opened at all, nor
 * is an Obstruction with four players or more.
 */
export function dared(hands: readonly Hand[], player: number, one: Prospect): Prospect {
  const { roleplay } = one.design;
  if (roleplay === OBSTRUCTION && hands.length >= MANY && one.value > 0)
    return isStoppable(hands, player, one) ? { ...one, value: IN_VAIN, rank: IN_VAIN } : one;
  if (one.value <= DARING || (roleplay !== EPIC && roleplay !== DOOMSDAY)) return one;
  if (!isStoppable(hands, player, one)) return one;
  const value = roleplay === EPIC ? DARING : -ERA;
  return { ...one, value, rank: value };
}

/** Could a rival stop the plan, by an obstacle or by a power against one of its cards? */
function isStoppable(hands: readonly Hand[], player: number, { design, plan }: Prospect): boolean {
  const hand = hands[player]!;
  const need = needFor(hands, player, design);
  const { acc, designs } = hand.cards;
  const without = (card: number): Hand => {
    const can = hand.can.slice();
    can[card] = 0;
    return { ...hand, can };
  };
  const isStopped = (index: number): boolean => {
    const { first, powers, targets } = designs[index]!;
    if (acc.from[first] !== acc.from[first + 1])
      return !planCover(hand, withCosts(hand, need, [index]), design).isWhole;
    if (powers === 0) return false;
    return plan.cards.some(
      (card) =>
        targets.some((set) => set !== undefined && isIn(set, designs[card]!.first)) &&
        !hasShield(hand, index) &&
        !planCover(without(card), need, design).isWhole,
    );
  };
  return hands.some(
    (rival) =>
      rival !== hand &&
      designs.some(({ index }) => rival.can[index] === 1 && fits(rival, index, design) && isStopped(index)),
  );
}

/** An adventure that must be played, and that a rival can always tie. */
export function isFutile(hands: readonly Hand[], player: number, { design }: Prospect): boolean {
  const hand = hands[player]!;
  if (hand.facts.mustGo[design.index] === 0) return false;
  const mine = strengthIn(hand, needFor(hands, player, design), design);
  return hands.some((rival) => {
    const need = needFor(hands, rival.player, design);
    return (
      rival !== hand && planCover(rival, need, design).isWhole && strengthIn(rival, need, design) >= mine
    );
  });
}

const hasShield = ({ can, cards: { designs } }: Hand, power: number): boolean =>
  designs.some(
    ({ index, shields }) => can[index] === 1 && shields !== undefined && isIn(shields, designs[power]!.first),
  );

const isTime = ({ ints }: CgsState): boolean => adventuresIn(ints) % EVERY < TRIES;

/** Open what rivals can tie? Yes if the last adventure wasn't idle, or when it is time again. */
export const triesFutile = (state: CgsState): boolean => idleIn(state.ints) === 0 || isTime(state);

/** Open what rivals can stop? Yes if they don't seem to, or when it is time again, but not endlessly. */
export const triesSpoilt = (state: CgsState, player: number, { design: { index } }: Prospect): boolean =>
  lossesIn(state) < ENOUGH &&
  (isTime(state) ||
    (idleIn(state.ints) === 0 &&
      (adventuresIn(state.ints) + index) % APART === 0 &&
      !hasHindered(state, player)));

/**
 * Has a rival lost an obstacle or a power in an adventure of this era? Then they stop others when they can.
 */
function hasHindered(state: CgsState, player: number): boolean {
  const { acc, is, setSize } = state.rules.cards;
  for (let rival = 0; rival < state.rules.players; rival++) {
    if (rival === player) continue;
    for (const card of membersOf(state.ints, wreckOf(rival), setSize))
      if (acc.from[card] !== acc.from[card + 1] || isIn(is.power, card)) return true;
  }
  return false;
}

/** Open a Competition in which a rival can bid? Not for ever: both get their cards back each time. */
export function bidsOn(
  state: CgsState,
  hands: readonly Hand[],
  player: number,
  { design }: Prospect,
): boolean {
  if (design.roleplay !== COMPETITION || lossesIn(state) < TOO_MANY) return true;
  if (hands[player]!.facts.mustGo[design.index] === 1) return true;
  return !hands.some(
    (rival) =>
      rival.player !== player && planCover(rival, needFor(hands, rival.player, design), design).isWhole,
  );
}

/**
 * An adventure that changed nothing leaves the table as it was, so its opener would pointlessly choose it
 * again. Leaves out as many of the best adventures of its roleplay as have been idle, except those that must
 * be played.
 */
export function withoutFailed(
  { ints, rules }: CgsState,
  player: number,
  prospects: readonly Prospect[],
): readonly Prospect[] {
  if (lastLoserIn(ints) !== player) return prospects;
  const { mustGo } = factsOf(rules.cards);
  const failed = prospects
    .filter(
      ({ design, value }) =>
        value > 0 && design.roleplay === lastRoleplayIn(ints) && mustGo[design.index] === 0,
    )
    .slice(0, idleIn(ints));
  return prospects.filter((one) => !failed.includes(one));
}

/** After this many idle adventures in a row a bot no longer stops a rival's just to stop it: too many would end the era (CGS-R-61). */
const TIRED = 3;
export const isTired = ({ ints }: CgsState): boolean => idleIn(ints) >= TIRED;
