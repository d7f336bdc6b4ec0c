/** For the laws: settings in which everything of Genesis happens often. */

import { customCards, DARK_DECK, SMALL_DECK, wildDeck } from '@hortus/sway/testing';
import type { GivenSetting } from '@hortus/testkit';

const ABILITIES = [
  ['sabotage', 'strike', 'dread', 'maven', 'endurance', 'insurgence'],
  ['replication', 'negotiation', 'sabotage', 'dread', 'maven', 'strike'],
  ['insurgence', 'endurance', 'replication', 'sabotage', 'triumph', 'maven'],
  ['negotiation', 'maven', 'insurgence', 'endurance', 'dread', 'ruin'],
];
/** Six cards per seat, with every custom ability and with recruitables. */
export const CUSTOM = customCards(ABILITIES, (i) =>
  i % 2 === 0 ? { recruits: ['leadership', 'covert', 'triumph'][i / 2] } : {},
);

/** Thirty cards, two of each custom ability in the destiny itself. */
export const WILD_DECK = wildDeck(`Low Door · sabotage 1
Loose Cog · sabotage 2
Old Hammer · strike 1
New Hammer · strike 2
Slow Tide · dread 1
High Tide · dread 2
Stone Wall · endurance 2
Sea Wall · endurance 3
Bread Riot · insurgence 1
Salt Riot · insurgence 2
Wandering Sage · maven 1
Sitting Sage · maven 2
Mirror Lake · replication 1
Mirror Room · replication 3
Round Table · negotiation 1
Long Table · negotiation 2
Brawl · battle 4
Ferry · navigation 2`);

/** Those for two players. */
export const OF_TWO = CUSTOM.filter(({ owner }) => owner < 2);

const ADVANCED = { experience: 'on', recruits: 2 };
const WILD = { deck: WILD_DECK, abilities: 'all', experience: 'on' };

export const SETTINGS: readonly GivenSetting[] = [
  { options: {} },
  { options: {}, seats: 4 },
  { options: ADVANCED },
  { options: ADVANCED, seats: 4 },
  { options: { ...ADVANCED, recruits: 6, abilities: 'all', recruitable: 'on', custom: OF_TWO } },
  { options: { ...ADVANCED, recruits: 5, abilities: 'all', recruitable: 'on', custom: CUSTOM }, seats: 4 },
];

/** Ends and finales are common here, and so is everything that is rare. */
export const SMALL_SETTINGS: readonly GivenSetting[] = [
  { options: { deck: SMALL_DECK, experience: 'on', overtime: 'finish' } },
  { options: { deck: SMALL_DECK, experience: 'on' }, seats: 4 },
  { options: { ...WILD, overtime: 'finish', recruits: 1 } },
  { options: WILD, seats: 4 },
  { options: { ...WILD, deck: DARK_DECK } },
  { options: { ...WILD, deck: DARK_DECK }, seats: 4 },
];
