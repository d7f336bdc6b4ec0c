/** WA-E-8: worlds of Worlds Asunder, counted one by one, and as they are dealt. */
import { at } from '@hortus/sway';
import { everyWorld, FEW_CARDS, imagining, type Room, sceneOf, TEST_DECK } from '@hortus/sway/testing';
import { frequency, imaginesAsDealt } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { worldsAsunder } from '../index.ts';

const isOf = (side: 'Reeds' | 'Stones') => (card: string) => {
  const found = TEST_DECK.cards.find(({ name }) => name === card);
  return found?.faction === undefined || found.faction === side;
};
const abilityOf = (card: string | undefined) => TEST_DECK.cards.find(({ name }) => name === card)?.ability;
const isLife = (card: string) => abilityOf(card) === 'ruin' || abilityOf(card) === 'triumph';
const fights = (card: string) => abilityOf(card) === 'battle' || abilityOf(card) === 'warfare';
const room = (zone: string, side: 'Reeds' | 'Stones', count: number, ...holds: string[]): Room => ({
  zone,
  count,
  holds,
  takes: isOf(side),
});

test('[WA-RND-4] a player who is asked to give up a life has one', () => {
  const table = sceneOf(worldsAsunder, {
    phase: 'giving',
    turn: 'a',
    loser: 'b',
    'ops a': 'Reed Elder',
    'ops b': 'Stone Feast, Drum, Mill',
    unseen: 'Stone Fire, Cart, Reed Raft, Stone Song',
  });
  const cards = ['Stone Feast', 'Drum', 'Mill', 'Stone Fire', 'Cart', 'Reed Raft', 'Stone Song'];
  const worlds = everyWorld(
    cards,
    [room('ops a', 'Reeds', 0, 'Reed Elder'), room('ops b', 'Stones', 3)],
    (world) => (world.get('ops b') ?? []).some(isLife),
  );
  frequency(imagining(worldsAsunder, table, 0), worlds);
});

test('[WA-R-128] a seat that has left it to its mate has no life', () => {
  const table = sceneOf(
    worldsAsunder,
    {
      phase: 'giving',
      turn: 'a',
      loser: 'b',
      asked: 'd',
      steps: '1',
      'ops a': 'Reed Elder',
      'ops b': 'Drum, Mill',
      'ops d': 'Stone Feast',
      unseen: 'Cart, Stone Song',
    },
    { seats: 4 },
  );
  const cards = ['Drum', 'Mill', 'Stone Feast', 'Cart', 'Stone Song'];
  const worlds = everyWorld(
    cards,
    [room('ops a', 'Reeds', 0, 'Reed Elder'), room('ops b', 'Stones', 2), room('ops d', 'Stones', 1)],
    (world) => !(world.get('ops b') ?? []).some(isLife) && (world.get('ops d') ?? []).some(isLife),
  );
  frequency(imagining(worldsAsunder, table, 0), worlds);
});

test('[WA-R-72] what was announced of one face-down card bounds the other', () => {
  const table = sceneOf(worldsAsunder, {
    phase: 'plot',
    plotted: '3',
    passed: 'b',
    engaged: 'a Drum; a hidden Reed Elder as covert slot 0; a hidden Mill slot 1 no-battle',
    'experience a': 'Reed Feast',
    known: 'Reed Feast: abt',
    unseen: 'Wolves, Cart, Brawl',
  });
  const cards = ['Reed Elder', 'Mill', 'Wolves', 'Cart', 'Brawl'];
  const back = (slot: number, takes: Room['takes']): Room => ({ zone: `slot ${slot}`, count: 1, takes });
  const rooms = [
    room('experience a', 'Reeds', 0, 'Reed Feast'),
    // Its own printed ability is judged against the others, not against its announcement (WA-R-121).
    back(0, () => true),
    back(1, (card) => !fights(card)),
  ];
  frequency(imagining(worldsAsunder, table, 1), everyWorld(cards, rooms));
});

const ignore = (word: number): boolean => word >= at.knowledge && word < at.quitter;

test.each([2, 4])('true and imagined worlds are draws of the same lot: %i seats', (seats) => {
  const avoid = ['interrupt', 'omen', 'send', 'store', 'take'];
  const options = { deck: FEW_CARDS, cap: 100 };
  expect(
    imaginesAsDealt(worldsAsunder, { options, seats, games: 2000, steps: 30, avoid, ignore }),
  ).toBeGreaterThan(100);
});
