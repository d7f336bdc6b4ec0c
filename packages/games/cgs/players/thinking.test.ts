/** What the players consider before they move: prices of scarce names, reserves, and keys. */
import { FastLuck, lowestBit, membersOf, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { phaseIn } from '../src/state/values.ts';
import { moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { CATACLYSM, type CgsState, TURN } from '../src/types.ts';
import { planCover } from './cover.ts';
import { factsOf, valueIn } from './facts.ts';
import { readHand } from './hand.ts';
import { isKey, keyCard } from './keys.ts';
import { pricesOf, spendingOf } from './scarcity.ts';
import { lockedNames, needFor, prospectsOf, readHands } from './worth.ts';

/** A deal of the edition, at the moment when the first adventure may be opened. */
function dealt(seed: number): CgsState {
  const parsed = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const state = cgs.create(parsed.value, 2);
  const rng = new FastLuck(seed);
  cgs.setup(state, rng);
  const list = moveList(cgs);
  while (phaseIn(state.ints) !== TURN) {
    const seat = lowestBit(cgs.toAct(state));
    cgs.legal(state, seat, list);
    cgs.play(state, seat, list[0]!, rng);
  }
  return state;
}

const cardsOf = ({ ints, rules }: CgsState, seat: number): number[] =>
  membersOf(ints, opsOf(seat), rules.cards.setSize);

/** Gives every card of this kind to a seat. */
function give(state: CgsState, seat: number, wanted: (card: number) => boolean): void {
  for (const card of cardsOf(state, 1 - seat))
    if (wanted(card)) moveCard(state.ints, card, opsOf(1 - seat), opsOf(seat));
}

const nameOf = (state: CgsState, name: string): number => state.rules.cards.names.indexOf(name);

test('names of which a hand has too little have a price, those in plenty have none', () => {
  const state = dealt(2);
  const hand = readHand(state, 0);
  const [few, many] = [nameOf(state, 'Hull'), nameOf(state, 'Iron')];
  expect(hand.supply[few]!).toBeLessThan(hand.supply[many]!);
  expect(pricesOf(hand)[few]!).toBeGreaterThan(1);
  expect(pricesOf(hand)[many]).toBe(0);
});

test('a name that another hand has in plenty has a price no more', () => {
  const state = dealt(2);
  const { cards } = state.rules;
  const few = nameOf(state, 'Hull');
  give(state, 0, (card) => !cards.designOf[card]!.isAdventure && valueIn(cards.ar, card, few) > 0);
  expect(pricesOf(readHand(state, 0))[few]).toBe(0);
});

test('of adventures alike the one that spends less is opened first', () => {
  const state = dealt(2);
  const hand = readHand(state, 0);
  const prospects = prospectsOf(state, 0);
  for (let i = 1; i < prospects.length; i++)
    expect(prospects[i - 1]!.rank).toBeGreaterThanOrEqual(prospects[i]!.rank);
  const whole = prospects.filter(({ plan, design }) => plan.isWhole && hand.facts.mustGo[design.index] === 0);
  expect(whole.some(({ plan }) => plan.spends > 0)).toBe(true);
  for (const { plan, value, rank } of whole) {
    const spends = plan.cards.reduce((sum, design) => sum + spendingOf(hand, design), 0);
    expect(value - rank).toBeCloseTo(spends);
  }
});

test('what a Cataclysm in a rival’s hand asks for is kept, and pays for it', () => {
  const state = dealt(1);
  const { designOf } = state.rules.cards;
  const { reserved } = factsOf(state.rules.cards);
  const isThreat = (card: number): boolean => designOf[card]!.roleplay === CATACLYSM;
  give(state, 1, (card) => reserved.includes(card) && !isThreat(card));
  give(state, 0, isThreat);
  expect(readHand(state, 0).kept.some((price) => price > 0)).toBe(false);
  give(state, 1, isThreat);
  const hand = readHand(state, 0);
  const kept = hand.kept.filter((price) => price > 0).length;
  expect(kept).toBeGreaterThan(0);
  const hands = readHands(state);
  const threat = cardsOf(state, 1)
    .filter(isThreat)
    .map((card) => designOf[card]!);
  for (const design of threat)
    expect(planCover(hands[0]!, needFor(hands, 0, design), design).isWhole).toBe(true);
});

test('a key is a card in a rival’s wreckage that opens what must be played, and is fetched', () => {
  const state = dealt(1);
  const { cards } = state.rules;
  const { designOf } = cards;
  const store = nameOf(state, 'Store');
  // The Unclaimed Bell asks for Store 2, and the other player holds all of it.
  give(state, 0, (card) => designOf[card]!.label === '3' || designOf[card]!.reuse > 0);
  give(state, 1, (card) => !designOf[card]!.isAdventure && valueIn(cards.ar, card, store) > 0);
  expect(lockedNames(state, 0)).toContain(store);
  expect(keyCard(state, readHand(state, 0))).toBeUndefined();
  const key = cardsOf(state, 1).find((card) => valueIn(cards.ar, card, store) > 0 && isKey(state, 0, card))!;
  moveCard(state.ints, key, opsOf(1), wreckOf(1));
  const fetches = keyCard(state, readHand(state, 0));
  expect(cards.designs[fetches!]!.reuse).toBeGreaterThan(0);
});
