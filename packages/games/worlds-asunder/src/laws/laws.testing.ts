/** For the laws: settings in which everything of Worlds Asunder happens often. A cap keeps random games finite (WA-R-113). */
import { customCards, DARK_DECK, SMALL_DECK, wildDeck } from '@hortus/sway/testing';
import type { GivenSetting } from '@hortus/testkit';

const ABILITIES = [
  ['sabotage', 'strike', 'sacrifice', 'enlist', 'negotiation', 'triumph'],
  ['enlist', 'sacrifice', 'sabotage', 'strike', 'ruin', 'negotiation'],
  ['negotiation', 'enlist', 'strike', 'sabotage', 'sacrifice', 'vision'],
  ['strike', 'sabotage', 'negotiation', 'sacrifice', 'enlist', 'omen'],
];
/** Six cards per seat, including abilities that no official card has, and one epic card. */
export const CUSTOM = customCards(ABILITIES, (i, owner) => (i === owner ? { epic: true } : {}));

/** Thirty cards, most with abilities that in the official deck can only be unlocked. */
export const WILD_DECK = wildDeck(`Low Door · sabotage 1
Loose Cog · sabotage 2
Old Hammer · strike 1
New Hammer · strike 2 · epic
Last Candle · sacrifice 1
First Candle · sacrifice 2
Empty Berth · enlist 3
Open Berth · enlist 1
Round Table · negotiation 1
Long Table · negotiation 2
Vow · valor 2
Oath · valor 3
Old Score · vengeance 2
Rope · rescue 1
Ladder · rescue 2
Brawl · battle 4
Ferry · navigation 2 · epic
Heron · omen 1`);

const ALL = {
  'unlock.rights': 'on',
  'experience.open': 'on',
  'finale.order': 'equalise',
  overtime: 'finish',
};

/** Those for two players. */
export const OF_TWO = CUSTOM.filter(({ owner }) => owner < 2);

export const SETTINGS: readonly GivenSetting[] = [
  { options: { cap: 200 } },
  { options: { cap: 200 }, seats: 4 },
  { options: { cap: 100, custom: OF_TWO, 'unlock.rights': 'on' } },
  { options: { cap: 100, custom: CUSTOM, 'finale.order': 'equalise' }, seats: 4 },
];

/** Ends and finales are common here, and so is everything that is rare. */
export const SMALL_SETTINGS: readonly GivenSetting[] = [
  { options: { cap: 100, deck: SMALL_DECK } },
  { options: { cap: 100, deck: SMALL_DECK, 'unlock.rights': 'on' }, seats: 4 },
  { options: { cap: 60, deck: WILD_DECK, ...ALL } },
  { options: { cap: 60, deck: WILD_DECK, ...ALL }, seats: 4 },
  { options: { cap: 60, deck: WILD_DECK } },
  { options: { cap: 60, deck: WILD_DECK, 'finale.order': 'equalise' }, seats: 4 },
  { options: { cap: 60, deck: DARK_DECK } },
  { options: { cap: 60, deck: DARK_DECK }, seats: 4 },
];
