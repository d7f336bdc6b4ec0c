/**
 * The nouns of Skirmish, the toy among the games: small enough to read in ten minutes, with everything that makes
 * rules hard to host: hidden hands, secret bids of all at once, an interrupt, teams, a set built card by card, luck
 * in the middle of play, and knowledge that only some have; by options also trades beside the turn, a window for
 * several seats, and two seats that act as one player. README.md has its rules.
 */
import {
  bitCount,
  eventKinds,
  flag,
  integer,
  moveKinds,
  type OptionsOf,
  record,
  type Seat,
  type State,
} from '@hortus/kernel';

/** TOY-CMP-2 Nine peaceful cards and nine battle cards: card = suit × 9 + rank − 1. */
const SUITS = ['p', 'b'] as const;
const RANKS = 9;
export const CARDS = SUITS.length * RANKS;
export const ALL_CARDS = (1 << CARDS) - 1;
export const BATTLE_CARDS = ALL_CARDS & ~((1 << RANKS) - 1);
export const CARD_NAMES: readonly string[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANKS }, (_, i) => `${suit}${i + 1}`),
);
export const isBattle = (card: number): boolean => card >= RANKS;
export const rankOf = (card: number): number => (card % RANKS) + 1;

export const MOST_SEATS = 4;
/** TOY-CMP-1 With four seats, those across the table are one side. */
export const sideOf = (seat: Seat): 0 | 1 => (seat & 1) as 0 | 1;
/** TOY-BID-1 */
export const BIDS = 3;
/** TOY-TRM-1 */
export const MOST_ASIDE = 2;
/** TOY-TRD-1 In a match, for each seat. */
export const MOST_OFFERS = 3;
/** TOY-ANS-5 In milliseconds. */
export const ANSWER_TIME = 2000;

export const OPTIONS = {
  hand: integer('cards dealt to each seat', 3, 2, 4),
  scouting: flag('each seat may look at one card of the other side', true),
  trading: flag('cards may be traded during any turn', false),
  hasty: flag('who answers too late has let it pass', false),
  joint: flag('the seats of a side take their turns together', false),
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

export interface Rules {
  readonly options: Options;
  readonly seats: number;
}

export const PHASES = ['bid', 'trim', 'turn', 'answer', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const [BID, TRIM, TURN, ANSWER, OVER] = [0, 1, 2, 3, 4] as const;

/** How a match can end without the last card. */
export const QUITS = ['resign', 'time'] as const;

/** Stands for no seat, card or bid. */
export const NONE = -1;

/** Sets of cards and seats are bits. Fields by seat have room for four. */
export const { at, size } = record({
  phase: 1,
  /** Who won the bidding, and from then on whose turn it is. */
  leader: 1,
  turn: 1,
  bids: MOST_SEATS,
  hands: MOST_SEATS,
  stock: 1,
  /** Put aside face down by the leader. */
  aside: 1,
  /** Played and open to all. */
  spent: 1,
  /** The card the other side may answer now. */
  engaged: 1,
  /** The seats that let it pass. */
  passed: 1,
  /** By seat: whose hand it has scouted, how many cards that hand had, and the card seen, while it is still there. */
  scouted: MOST_SEATS,
  among: MOST_SEATS,
  seen: MOST_SEATS,
  /** By seat: to whom it offers which card, and how many offers it has made. */
  offeredTo: MOST_SEATS,
  offered: MOST_SEATS,
  offers: MOST_SEATS,
  /** How many trades there were, which everybody has seen. */
  trades: 1,
  /** By side. */
  points: 2,
  /** The seat that gave up or ran out of time, and which of the two (QUITS). */
  quitter: 1,
  quit: 1,
});

export type ToyState = State<Rules>;

/** How many cards a seat holds: open to all. */
export const handSize = (ints: Int32Array, seat: Seat): number => bitCount(ints[at.hands + seat]);

export const MOVES = moveKinds(
  {
    bid: { amount: BIDS },
    put: { card: CARDS },
    done: {},
    scout: { seat: MOST_SEATS },
    engage: { card: CARDS },
    strike: { card: CARDS },
    pass: {},
    offer: { seat: MOST_SEATS, card: CARDS },
    accept: { seat: MOST_SEATS, theirs: CARDS, mine: CARDS },
    decline: { seat: MOST_SEATS, theirs: CARDS },
    withdraw: {},
  },
  { asides: ['accept', 'decline', 'withdraw'], open: ['offer'] },
);

/** A secret field is shown only to the event's addressees. */
export const EVENTS = eventKinds(
  {
    bid: { seat: MOST_SEATS, amount: BIDS },
    opened: { seat: MOST_SEATS, amount: BIDS },
    leads: { seat: MOST_SEATS },
    aside: { seat: MOST_SEATS, card: CARDS },
    drawn: { seat: MOST_SEATS, card: CARDS },
    trimmed: { seat: MOST_SEATS },
    scouted: { seat: MOST_SEATS, other: MOST_SEATS, card: CARDS },
    engaged: { seat: MOST_SEATS, card: CARDS },
    struck: { seat: MOST_SEATS, card: CARDS },
    passed: { seat: MOST_SEATS },
    scored: { side: 2, points: 3 },
    offered: { seat: MOST_SEATS, other: MOST_SEATS, card: CARDS },
    traded: { seat: MOST_SEATS, other: MOST_SEATS, card: CARDS },
    declined: { seat: MOST_SEATS, other: MOST_SEATS },
    withdrawn: { seat: MOST_SEATS },
    quit: { seat: MOST_SEATS, how: QUITS.length },
  },
  { secret: { bid: ['amount'], aside: ['card'], drawn: ['card'], scouted: ['card'], traded: ['card'] } },
);

/** A zone as someone sees it: always how many cards, and the cards where they are known. */
export interface ZoneView {
  readonly count: number;
  readonly cards?: readonly string[];
}

/** What one viewer may know; `all` knows everything. */
export interface View {
  readonly viewer: Seat | 'table' | 'all';
  readonly phase: Phase;
  readonly leader: Seat | null;
  readonly turn: Seat | null;
  /** By seat; null: not yet made. */
  readonly bids: readonly (number | 'hidden' | null)[];
  readonly hands: readonly ZoneView[];
  readonly stock: ZoneView;
  readonly aside: ZoneView;
  readonly spent: readonly string[];
  readonly engaged: string | null;
  readonly passed: readonly Seat[];
  /** By seat; `card` only where the viewer knows it, null once it has been played. */
  readonly scouts: readonly (ScoutView | null)[];
  readonly points: readonly [number, number];
  /** Only where cards may be traded: what each seat offers and how often it has, and how many trades there were. */
  readonly offers?: readonly OfferView[];
  readonly trades?: number;
  readonly quit: { readonly seat: Seat; readonly how: (typeof QUITS)[number] } | null;
}

export interface OfferView {
  readonly made: number;
  readonly to?: Seat;
  readonly card?: string;
}

export interface ScoutView {
  readonly of: Seat;
  readonly among: number;
  readonly card?: string | null;
}
