/** What the hands of the table cover together: Cooperations and Cataclysms count everybody's supports. */
import type { Design } from '../src/cards/types.ts';
import { type Need, owesIn, type Plan, planCover } from './cover.ts';
import { fits, type Hand } from './hand.ts';

export interface Shared {
  readonly plan: Plan;
  /** By hand: the designs its player lays, in order, and what they owe. */
  readonly cards: readonly (readonly number[])[];
  readonly owes: readonly number[];
}

/** In points: the hero's preference for laying what others could lay as well. */
const HIS_OWN = 1.5;

/**
 * Each design is laid by the player who gives it up most easily;
 * undefined if not even all hands together cover it.
 */
export function planTogether(
  hands: readonly Hand[],
  hero: number,
  need: Need,
  adventure: Design,
): Shared | undefined {
  const own = hands[hero]!;
  const count = own.cards.designs.length;
  const [can, owes, holder] = [new Uint8Array(count), new Float64Array(count), new Int8Array(count)];
  for (const [index, hand] of hands.entries())
    for (let design = 0; design < count; design++) {
      if (hand.can[design] === 0 || !fits(hand, design, adventure)) continue;
      const price = owesIn(hand, design, adventure) + (hand === own ? 0 : HIS_OWN);
      if (can[design] === 1 && owes[design]! <= price) continue;
      can[design] = 1;
      owes[design] = price;
      holder[design] = index;
    }
  const all: Hand = {
    ...own,
    can,
    owes,
    kept: new Float64Array(count),
    stock: 0,
    balance: own.balance.map(() => Number.POSITIVE_INFINITY),
    prices: new Float64Array(own.balance.length),
  };
  const plan = planCover(all, need, adventure);
  if (!plan.isWhole) return undefined;
  const cards = hands.map((_, index) => plan.cards.filter((design) => holder[design] === index));
  return {
    plan,
    cards,
    owes: hands.map((hand, index) =>
      cards[index]!.reduce((sum, design) => sum + owesIn(hand, design, adventure), 0),
    ),
  };
}

/** Would everybody who has to contribute do so for this prize? */
export const isAgreed = ({ owes, cards }: Shared, hero: number, prize: (player: number) => number): boolean =>
  owes.every((price, player) => player === hero || cards[player]!.length === 0 || price < prize(player));
