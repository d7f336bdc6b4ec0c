/** Competitions that a rival can stop again and again: what he lays comes back to him (CGS-WRAP-5, -6). */

import { adventuresIn, idleIn } from '../src/state/values.ts';
import { isIn } from '../src/state/zones.ts';
import { type CgsState, COMPETITION } from '../src/types.ts';
import { planCover, strengthIn, withCosts } from './cover.ts';
import { fits, type Hand } from './hand.ts';
import { needFor, type Prospect } from './worth.ts';

/** Bots don't remember what they tried, so they try again what must be played in 2 of every 12 adventures. */
const [TRIES, EVERY] = [2, 12];

/** Could a rival stop the plan, by an obstacle or by a power against one of its cards? */
export function isSpoilt(hands: readonly Hand[], player: number, { design, plan }: Prospect): boolean {
  if (design.roleplay !== COMPETITION) return false;
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

/** Try again what rivals can stop? Yes if the last adventure wasn't idle, or when it is time again. */
export const triesAgain = ({ ints }: CgsState): boolean =>
  idleIn(ints) === 0 || adventuresIn(ints) % EVERY < TRIES;

/** After this many idle adventures in a row a bot no longer stops a rival's just to stop it: too many would end the era (CGS-R-61). */
const TIRED = 3;
export const isTired = ({ ints }: CgsState): boolean => idleIn(ints) >= TIRED;
