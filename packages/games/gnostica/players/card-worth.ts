/** What a card is worth in the hand, and what its power is worth under a piece; in points of score. */
import { CARDS, isMajor, numberOf, suitOf } from '../src/index.ts';

/** Cups, rods, discs, swords. */
const SUITS = [0.5, 0.45, 0.3, 0.4];
/** Fool to World. */
const MAJORS = [
  0.5, 0.7, 0.2, 0.7, 0.65, 0.75, 0.85, 0.75, 0.5, 0.85, 0.6, 0.45, 0.5, 0.7, 0.85, 0.35, 0.6, 0.5, 0.75, 0.8,
  0.4, 0.55,
];

export const WORTH = Float64Array.from({ length: CARDS }, (_, card) =>
  isMajor(card) ? MAJORS[numberOf(card)] : SUITS[suitOf(card)],
);
