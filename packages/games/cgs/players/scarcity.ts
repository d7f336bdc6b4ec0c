/**
 * What a name is worth to a hand whose adventures ask for more of it than its supports give, so that whatever is
 * spent is missing elsewhere. Prices are set so that the adventures that still pay ask for no more than there is.
 */
import type { Design } from '../src/cards/types.ts';
import { valueIn } from './facts.ts';
import type { Hand } from './hand.ts';

/** How many rounds prices are adjusted for, and by how much of what is missing, in points. */
const [ROUNDS, STEP] = [10, 0.5];
/** In points: below this an adventure pays less and less, down to nothing. */
const SOFT = 1.5;

/** By name: what one point of it is worth, in points. */
export function pricesOf(hand: Hand): Float64Array {
  hand.prices ??= findPrices(hand);
  return hand.prices;
}

function findPrices(hand: Hand): Float64Array {
  const { name, value, from } = hand.cards.acc;
  const { facts, feats, supply, ventures } = hand;
  const prices = new Float64Array(supply.length);
  const demand = new Float64Array(supply.length);
  for (let round = 0; round < ROUNDS; round++) {
    demand.fill(0);
    for (const { first, index } of ventures) {
      const end = from[first + 1]!;
      let gain = facts.gain[index]!;
      for (let i = from[first]!; i < end; i++) {
        const need = value[i]! - feats[name[i]!]!;
        if (need > 0) gain -= prices[name[i]!]! * need;
      }
      if (gain <= 0) continue;
      const part = gain < SOFT ? gain / SOFT : 1;
      for (let i = from[first]!; i < end; i++) {
        const need = value[i]! - feats[name[i]!]!;
        if (need > 0) demand[name[i]!]! += part * need;
      }
    }
    for (let one = 0; one < prices.length; one++) {
      const missing = (demand[one]! - supply[one]!) / (supply[one]! + 1);
      if (missing > 0 || prices[one]! > 0)
        prices[one] = Math.max(0, prices[one]! + STEP * Math.min(1, missing));
    }
  }
  return prices;
}

/** Discounted: some of those adventures will never be opened. */
const LEARNT = 0.3;

/** In points: what the feats of an adventure save in all others. */
export function featsWorth(hand: Hand, { first }: Design): number {
  const { feats, acc } = hand.cards;
  const prices = pricesOf(hand);
  let sum = 0;
  for (let i = feats.from[first]!; i < feats.from[first + 1]!; i++) {
    const name = feats.name[i]!;
    if (prices[name] === 0) continue;
    for (const other of hand.ventures)
      if (other.first !== first)
        sum +=
          prices[name]! *
          Math.min(feats.value[i]!, Math.max(0, valueIn(acc, other.first, name) - hand.feats[name]!));
  }
  return LEARNT * sum;
}

/** What playing a support of this design spends. */
export function spendingOf(hand: Hand, design: number): number {
  const prices = pricesOf(hand);
  const { ar, designs } = hand.cards;
  const { first } = designs[design]!;
  let sum = 0;
  for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++) sum += prices[ar.name[i]!]! * ar.value[i]!;
  return sum;
}
