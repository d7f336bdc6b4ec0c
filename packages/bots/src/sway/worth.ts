/** What cards and positions are worth to who plays by rules of thumb: figures fitted to many games of such players. */
import { ABILITIES, type AbilityName, type Deck } from '@hortus/sway';

/** Of holding a card, beside its sway. */
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

/** The logistic function, by steps of a sixteenth. */
const STEPS = 16;
const RANGE = 12;
const LOGISTIC = Float64Array.from(
  { length: 2 * RANGE * STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(RANGE - i / STEPS)),
);
export const logistic = (x: number): number =>
  x <= -RANGE ? 0 : x >= RANGE ? 1 : LOGISTIC[((x + RANGE) * STEPS + 0.5) | 0];

/** Chance that `cards` unknown cards do not reach a total. */
export function chanceOfFailing(total: number, cards: number, barred: boolean): number {
  if (cards === 0) return 1;
  const usual = (barred ? 2.0 : 2.25) * cards + 1;
  const spread = 1 + 0.25 * cards;
  return logistic((total - usual) / spread);
}

/** Cards that answering a total takes. */
export const spentOn = (total: number): number => (total <= 0 ? 0 : 0.6 + total * 0.27);

/**
 * How far who is about to plot, or who waits for a plot, is from an even chance to win the turn: with `cards` that come
 * to `best` at most and may bring `draws`, against `rivals` cards. `logistic` makes a chance of it.
 */
export const prospect = (
  cards: number,
  best: number,
  draws: number,
  rivals: number,
  plots: boolean,
): number =>
  (plots ? 0.2 : -0.1) +
  0.42 * (cards - rivals) +
  0.14 * (best - 2.3 * rivals) +
  0.12 * draws -
  (cards <= 0 ? 2.5 : 0) +
  (rivals <= 0.5 ? 2.5 : 0);
