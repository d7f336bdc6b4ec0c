/** Settings in which the rare things of either game are common, for two players and four. */

import type { GivenSetting } from '@hortus/testkit';
import { SMALL_DECK, wildDeck } from '../src/testing/index.ts';

const GENESIS_CARDS = `Low Door · sabotage 1
Loose Cog · sabotage 2
Old Hammer · strike 1
Slow Tide · dread 2
Stone Wall · endurance 2
Bread Riot · insurgence 1
Salt Riot · insurgence 2
Wandering Sage · maven 1
Mirror Lake · replication 1
Round Table · negotiation 1
Brawl · battle 4
Rope · rescue 1
Vow · valor 2
Oath · valor 3
Clear Pool · vision 1
Deep Pool · vision 2
Ferry · navigation 2
Weir · engineering 1`;

const WORLDS_CARDS = `Low Door · sabotage 1
Old Hammer · strike 1
New Hammer · strike 2 · epic
Last Candle · sacrifice 1
Open Berth · enlist 1
Round Table · negotiation 1
Vow · valor 2
Oath · valor 3
Old Score · vengeance 2
Rope · rescue 1
Brawl · battle 4
Clear Pool · vision 1
Deep Pool · vision 2 · epic
Ferry · navigation 2 · epic
Weir · engineering 1
Heron · omen 1`;

const ADVANCED = { experience: 'on', recruits: 2 };
const WILD = { ...ADVANCED, deck: wildDeck(GENESIS_CARDS), abilities: 'all' };
const WORLDS_WILD = { deck: wildDeck(WORLDS_CARDS), cap: 60, 'unlock.rights': 'on' };

export const SETTINGS: Readonly<Record<string, readonly GivenSetting[]>> = {
  genesis: [
    { options: {} },
    { options: {}, seats: 4 },
    { options: ADVANCED },
    { options: WILD },
    { options: WILD, seats: 4 },
    { options: { deck: SMALL_DECK, experience: 'on' } },
  ],
  'worlds-asunder': [
    { options: { cap: 200 } },
    { options: { cap: 200 }, seats: 4 },
    { options: WORLDS_WILD },
    { options: { ...WORLDS_WILD, 'unlock.rights': 'off', 'finale.order': 'equalise' }, seats: 4 },
    { options: { deck: SMALL_DECK, cap: 100 } },
  ],
};
