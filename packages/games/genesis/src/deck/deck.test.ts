import { expect, test } from 'vitest';
import { GENESIS_DECK } from './index.ts';

test('[GEN-DCK-7] 45 cards of each faction and 42 of none', () => {
  const of = (faction?: string) => GENESIS_DECK.cards.filter((card) => card.faction === faction).length;
  expect([of('Evergreens'), of('Swifts'), of()]).toEqual([45, 45, 42]);
});
