import { hasMember } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { deckOf } from '../deck/index.ts';
import { TEST_DECK } from '../testing/decks.ts';
import { ABILITIES, ABILITY, SET } from '../types.ts';
import type { Deck } from './cards.ts';

const deck = deckOf(TEST_DECK, [
  { name: 'Mine', ability: 'ruin', sway: 2, owner: 0 },
  { name: 'Yours', ability: 'strike', sway: 6, owner: 1, recruits: 'omen' },
]);

const members = (of: Deck, set: Int32Array, from = 0): number[] =>
  of.cards.map((_, card) => card).filter((card) => hasMember(set, from * SET, card));
const where = (of: Deck, test: (card: Deck['cards'][number]) => boolean): number[] =>
  of.cards.map((_, card) => card).filter((card) => test(of.cards[card]!));

test('[GEN-CRD-1] [GEN-CRD-2] [WA-CRD-1] columns and sets say what the cards say', () => {
  for (const [i, card] of deck.cards.entries())
    expect([deck.ability[i], deck.sway[i], deck.faction[i], deck.epic[i], deck.recruits[i]]).toEqual([
      card.ability,
      card.sway,
      card.faction,
      card.epic ? 1 : 0,
      card.recruits,
    ]);
  for (const ability of ABILITIES.keys())
    expect(members(deck, deck.ofAbility, ability)).toEqual(where(deck, (card) => card.ability === ability));
  for (let most = 0; most <= 6; most++)
    expect(members(deck, deck.swayUpTo, most)).toEqual(where(deck, (card) => card.sway <= most));
  for (let faction = 0; faction < 5; faction++)
    expect(members(deck, deck.ofFaction, faction)).toEqual(where(deck, (card) => card.faction === faction));
});

test('[GEN-CRD-6] [WA-CRD-6] fighting cards, lives, official cards, recruiters', () => {
  expect(members(deck, deck.fighting)).toEqual(
    where(deck, ({ ability }) => ability === ABILITY.battle || ability === ABILITY.warfare),
  );
  expect(members(deck, deck.lives)).toEqual(
    where(deck, ({ ability }) => ability === ABILITY.ruin || ability === ABILITY.triumph),
  );
  expect(members(deck, deck.official)).toHaveLength(TEST_DECK.cards.length);
  expect(members(deck, deck.recruiters)).toEqual([deck.cards.length - 1]);
  expect(members(deck, deck.all)).toHaveLength(deck.cards.length);
});

test('[GEN-CUS-1] [WA-CUS-1] a custom card is its owner’s side’s whatever the lot, a faction’s goes with it', () => {
  const [mine, yours, reed] = [deck.cards.length - 2, deck.cards.length - 1, 0];
  const held = (lot: number, side: number) =>
    [mine, yours, reed].map((card) => hasMember(deck.holdable, (lot * 2 + side) * SET, card));
  expect([held(0, 0), held(0, 1), held(1, 0), held(1, 1)]).toEqual([
    [true, false, true],
    [false, true, false],
    [true, false, false],
    [false, true, true],
  ]);
});
