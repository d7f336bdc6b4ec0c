/** WA-S-9: epic cards. */
import type { DeckRecord } from '@hortus/sway';
import { expect, test } from 'vitest';
import { WORLDS_ASUNDER_DECK } from '../deck/index.ts';
import { at } from '../scene.testing.ts';

const EPIC = ['Upward Path', 'Spyglass Orphan', 'Flare at Dusk'];
/** The deck with three more epic cards, made for this test. */
const deck: DeckRecord = {
  ...WORLDS_ASUNDER_DECK,
  name: 'more epic cards',
  cards: WORLDS_ASUNDER_DECK.cards.map((card) => (EPIC.includes(card.name) ? { ...card, epic: true } : card)),
};
const totals = (engaged: string) =>
  at(
    { turn: 'b', phase: 'obstruct', engaged, 'ops a': '#3', 'ops b': '#3' },
    { rest: 'unseen', options: { deck } },
  ).view('table').totals;

test('[WA-S-9] [WA-EPI-1] [WA-R-38] each epic card adds the number of cards in its timeline', () => {
  const A = ['Upward Path', 'Thorn Captain', 'Sap Rising'];
  const B = ['Spyglass Orphan', 'Flare at Dusk', 'Gale', 'One More Try'];
  expect(totals([...A.map((name) => `a ${name}`), ...B.map((name) => `b ${name}`)].join('; '))).toEqual([
    9, 17,
  ]);
});

test('[WA-S-9] [WA-EPI-2] [WA-R-37] the increase of one epic card is at most 20', () => {
  const plain = deck.cards.filter(
    ({ faction, epic, ability }) =>
      faction === 'Evergreen League' && !epic && !['ruin', 'triumph', 'covert'].includes(ability),
  );
  const line = (...epics: string[]) => {
    const cards = plain.slice(0, 22 - epics.length);
    const sum = deck.cards
      .filter(({ name }) => epics.includes(name) || cards.some((card) => card.name === name))
      .reduce((all, { sway }) => all + sway, 0);
    const names = [...epics, ...cards.map(({ name }) => name)];
    return [names.length, totals(names.map((name) => `a ${name}`).join('; '))[0] - sum];
  };
  expect(line('Upward Path')).toEqual([22, 20]);
  expect(line('Upward Path', 'Mother Tree')).toEqual([22, 40]);
});
