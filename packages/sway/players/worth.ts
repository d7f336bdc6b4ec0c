/** What cards and positions are worth to a player by rules of thumb. */
import { exponential } from '@hortus/bots/arithmetic';
import { ABILITIES, type AbilityName, type Deck } from '../src/index.ts';

/** What holding a card is worth besides its sway. */
const KEEPS: Partial<Record<AbilityName, number>> = {
  battle: 4,
  covert: 2,
  engineering: 3,
  leadership: 4,
  logistics: 4,
  navigation: 2.5,
  omen: 1,
  persuasion: 3.5,
  rescue: 3,
  ruin: 2,
  triumph: 2,
  valor: 1.5,
  vengeance: 2,
  vision: 3,
  warfare: 2,
  negotiation: 1,
  sabotage: 3.5,
  strike: 6,
  dread: 2.5,
  endurance: 1.5,
  insurgence: 3,
  maven: 4,
  replication: 2,
  enlist: 1,
  sacrifice: 3,
};

const BY_ABILITY = Float64Array.from(ABILITIES, (name) => KEEPS[name] ?? 1);

export const worthOfCard = (deck: Deck, card: number): number =>
  BY_ABILITY[deck.ability[card]] + deck.sway[card] * 0.6 + deck.epic[card] * 2;

/** The logistic function is tabulated in steps of a sixteenth. */
const STEPS = 16;
const RANGE = 12;
const LOGISTIC = Float64Array.from(
  { length: 2 * RANGE * STEPS + 1 },
  (_, i) => 1 / (1 + exponential(RANGE - i / STEPS)),
);
export const logistic = (x: number): number =>
  x <= -RANGE ? 0 : x >= RANGE ? 1 : LOGISTIC[((x + RANGE) * STEPS + 0.5) | 0];
