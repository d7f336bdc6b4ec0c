/** The 78 cards: numbers inside, codes of two characters at the edge. Cups, rods, discs, swords by rank, then the majors. */
import { type Gives, MAJORS_GIVE, SUITS_GIVE } from './gives.ts';

export const SUITS = ['C', 'R', 'D', 'S'] as const;
/** Ace to ten, page, knight, queen, king (GNO-R-2). */
const RANKS = [...'A23456789TPNQK'];
const MINORS = SUITS.length * RANKS.length;
const MAJORS = 22;

/** GNO-CMP-4 */
export const CARDS = MINORS + MAJORS;
export type Card = number;

export const CODES: readonly string[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)),
  ...Array.from({ length: MAJORS }, (_, number) => String(number).padStart(2, '0')),
];
const CARD_OF = new Map(CODES.map((code, card) => [code, card]));

/** Case-insensitive. */
export const cardNamed = (code: string): Card | undefined =>
  CARD_OF.get(code) ?? CARD_OF.get(code.toUpperCase());

/** GNO-R-15 The majors by their numbers, Fool 0 to World 21. */
export const major = (number: number): Card => MINORS + number;
export const isMajor = (card: Card): boolean => card >= MINORS;
export const numberOf = (card: Card): number => card - MINORS;
export const FOOL = major(0);
export const WORLD = major(21);

/** Of a minor card: 0 cups, 1 rods, 2 discs, 3 swords. */
export const suitOf = (card: Card): number => (card / RANKS.length) | 0;
const rankOf = (card: Card): number => (card % RANKS.length) + 1;

/** GNO-CMP-5 Ace to ten are spot cards, page to king royalty. */
const SPOT_RANKS = 10;

/** GNO-SCO-2 Spot 1, royalty 2, major 3. */
const VALUES = Int32Array.from({ length: CARDS }, (_, card) =>
  isMajor(card) ? 3 : rankOf(card) <= SPOT_RANKS ? 1 : 2,
);
export const worthOf = (card: Card): number => VALUES[card];

/** GNO-BID-3, GNO-BID-4 The higher key wins; any major is above the king. */
export const bidKeyOf = (card: Card): number =>
  isMajor(card) ? RANKS.length + 1 + numberOf(card) : rankOf(card);

/** GNO-CMP-6 */
export const givesOf = (card: Card): Gives =>
  isMajor(card) ? MAJORS_GIVE[numberOf(card)] : SUITS_GIVE[suitOf(card)];

/** How many powers each card has. */
const POWERS = Int32Array.from({ length: CARDS }, (_, card) => givesOf(card).powers.length);
export const powersOf = (card: Card): number => POWERS[card];
