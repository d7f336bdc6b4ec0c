/** Decks for tests: both games can play with them. */

import { ownDeck } from '../deck/index.ts';
import type { DeckRecord } from '../state/cards.ts';

const FACTIONS = ['Reeds', 'Stones'] as const;

const group = (of: readonly string[], faction?: string): string =>
  of.map((card) => (faction === undefined ? card : `${card} · ${faction}`)).join('\n');

/** 24 cards, so that finales and ends are common. */
export const SMALL_DECK: DeckRecord = ownDeck('Small', FACTIONS, [
  group(
    [
      'Reed Fire · ruin 6',
      'Reed Feast · triumph 6',
      'Reed Elder · leadership 2',
      'Reed Weir · engineering 1',
      'Reed Spears · warfare 3',
      'Reed Mirror · vision 1',
      'Reed Vow · valor 2',
      'Reed Mist · covert 2',
      'Reed Ambush · battle 4',
    ],
    'Reeds',
  ),
  group(
    [
      'Stone Fire · ruin 6',
      'Stone Feast · triumph 6',
      'Stone Elder · leadership 2',
      'Stone Weir · engineering 1',
      'Stone Spears · warfare 3',
      'Stone Mirror · vision 1',
      'Stone Vow · valor 2',
      'Stone Mist · covert 2',
      'Stone Ambush · battle 4',
    ],
    'Stones',
  ),
  group([
    'Ferry · navigation 2',
    'Kind Word · persuasion 3',
    'Heron · omen 1',
    'Cart · logistics 2',
    'Old Score · vengeance 2',
    'Rope · rescue 1',
  ]),
]);

/** 48 cards: enough of every kind to lay out any position, and for hands above 7. */
export const TEST_DECK: DeckRecord = ownDeck('Test', FACTIONS, [
  group(
    SMALL_DECK.cards.slice(0, 9).map(({ name, ability, sway }) => `${name} · ${ability} ${sway}`),
    'Reeds',
  ),
  group(
    [
      'Reed Song · triumph 6',
      'Reed Chief · leadership 4',
      'Reed Raft · navigation 2',
      'Reed Barge · logistics 3',
      'Reed Plea · persuasion 3',
      'Reed Grief · vengeance 2',
      'Reed Omen · omen 4',
      'Reed Oath · valor 3',
    ],
    'Reeds',
  ),
  group(
    SMALL_DECK.cards.slice(9, 18).map(({ name, ability, sway }) => `${name} · ${ability} ${sway}`),
    'Stones',
  ),
  group(
    [
      'Stone Song · triumph 6',
      'Stone Chief · leadership 4',
      'Stone Raft · navigation 2',
      'Stone Barge · logistics 3',
      'Stone Plea · persuasion 3',
      'Stone Grief · vengeance 2',
      'Stone Omen · omen 4',
      'Stone Oath · valor 3',
    ],
    'Stones',
  ),
  group(SMALL_DECK.cards.slice(18).map(({ name, ability, sway }) => `${name} · ${ability} ${sway}`)),
  group([
    'Drum · leadership 3',
    'Drum and Pipe · leadership 5',
    'Mill · engineering 3',
    'Wolves · warfare 4',
    'Lantern · vision 2',
    'Dusk · covert 3',
    'Brawl · battle 5',
    'Ladder · rescue 1',
  ]),
]);

/**
 * Eighteen cards that are all engaged the same way, so that
 * what is left in a hand says nothing about what was in it.
 */
export const FEW_CARDS = ownDeck(
  'Few',
  ['Reds', 'Blues'],
  [
    ...['Red', 'Blue'].map((side) =>
      [
        'Ruin · ruin 6',
        'Feast · triumph 6',
        'Chief · leadership 3',
        'Weir · engineering 1',
        'Raft · navigation 2',
        'Drum · leadership 2',
      ]
        .map((card) => `${side} ${card} · ${side}s`)
        .join('\n'),
    ),
    `Cart · logistics 2
Mill · engineering 3
Ferry · navigation 2
Drum · leadership 3
Barge · logistics 3
Pipe · leadership 2`,
  ],
);

/** Twelve cards of two factions plus the given neutral ones: rare abilities are common here. */
export const wildDeck = (neutral: string): DeckRecord => {
  const side = (name: string): string =>
    group(
      [
        `${name} Ruin · ruin 6`,
        `${name} Feast · triumph 6`,
        `${name} Chief · leadership 3`,
        `${name} Mist · covert 2`,
        `${name} Spears · warfare 3`,
        `${name} Plea · persuasion 3`,
      ],
      `${name}s`,
    );
  return ownDeck('Wild', ['Reds', 'Blues'], [side('Red'), side('Blue'), neutral]);
};

/** Thirty cards in which much is hidden: omens over a short destiny, cards sent away and laid face down. */
export const DARK_DECK: DeckRecord = ownDeck('Dark', FACTIONS, [
  ...FACTIONS.map((faction) =>
    group(
      [
        'Ruin · ruin 6',
        'Feast · triumph 5',
        'Song · triumph 4',
        'Omen · omen 2',
        'Grief · vengeance 2',
        'Raft · navigation 1',
        'Mist · covert 2',
        'Door · sabotage 1',
      ].map((card) => `${faction.slice(0, -1)} ${card}`),
      faction,
    ),
  ),
  group([
    'Heron · omen 1',
    'Crane · omen 1',
    'Stork · omen 2',
    'Ibis · omen 3',
    'Old Score · vengeance 1',
    'New Score · vengeance 2',
    'Drum · leadership 1',
    'Pipe · leadership 2',
    'Dark Door · sabotage 2',
    'Low Door · sabotage 1',
    'Ferry · navigation 2',
    'Brawl · battle 4',
    'Plea · persuasion 1',
    'Wolves · warfare 1',
  ]),
]);

/**
 * Custom cards: a row of abilities per seat, with sways from 1,
 * and whatever else the game gives a seat's nth card.
 */
export const customCards = <T extends object>(
  rows: readonly (readonly string[])[],
  more: (n: number, owner: number) => T,
) =>
  rows.flatMap((abilities, owner) =>
    abilities.map((ability, i) => ({
      name: `Own ${'abcd'[owner]}${i + 1}`,
      ability,
      sway: i + 1,
      owner,
      ...more(i, owner),
    })),
  );
