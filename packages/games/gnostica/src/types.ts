/**
 * The nouns of Gnostica: options, the state's ints, moves, events and views. docs/design-gnostica.md explains the
 * layout.
 */
import {
  choice,
  eventKinds,
  integer,
  intsFor,
  moveKinds,
  type OptionsOf,
  record,
  type Seat,
  type State,
} from '@hortus/kernel';
import { FACINGS, SPAN } from './board/space.ts';
import { CARDS } from './cards/cards.ts';

/** GNO-CMP-1 */
export const SEATS = [2, 3, 4, 5, 6] as const;
export const MOST_SEATS = 6;
/** GNO-CMP-2 */
export const MOST_MEN = MOST_SEATS * 15;
/** GNO-PIL-3 */
export const MOST_IN_HAND = 6;
/** GNO-SPC-8 */
export const MOST_IN_SPACE = 3;
/** If every card were a territory, each alone among its four wastelands. */
export const MOST_SITES = 5 * CARDS;
const MOST_PIPS = 3;
/** GNO-R-92 How many positions are remembered, so that one that comes back is noticed. */
export const MOST_SEEN = 24;

/** GNO-E-8 */
export const OPTIONS = {
  target: integer('points needed at the end of the turn you announced as your last', 9, 8, 10),
  start: choice('how the first player is chosen: by bidding, by naming a seat, or at random', [
    'bid',
    'seat',
    'random',
  ]),
  first: choice('which seat goes first if start is seat; with fewer players, counting goes on from a', [
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]),
  reshuffle: choice(
    'when the discard pile becomes the new deck: once the last card is drawn, or once a card is needed',
    ['eager', 'lazy'],
  ),
  foolMinions: choice('which pieces may use a card that a Fool on the board turns up', ['activation', 'all']),
  passRule: choice('whether the game is a draw once everybody has passed three times in a row', [
    'on',
    'off',
  ]),
  cap: integer('the game is a draw after this many turns; 0 for no limit', 0, 0, 9999),
  draws: choice('how to draw: name the number of cards first, or take one after another until you stop', [
    'said',
    'open',
  ]),
  repetition: choice('whether the game is a draw once a position comes up for the third time', ['on', 'off']),
} as const;
/**
 * The last two were added later: at their defaults they are left out, so that older matches look as they did.
 */
export type Options = Omit<OptionsOf<typeof OPTIONS>, 'draws' | 'repetition'> & {
  readonly draws?: 'open';
  readonly repetition?: 'off';
};

export interface Rules {
  readonly options: Options;
  readonly seats: number;
}
export type GnosticaState = State<Rules>;

/** GNO-E-1 In `steps` a card is in use; in `end` the player may announce. */
export const PHASES = ['bid', 'redraw', 'turn', 'steps', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const [BID, REDRAW, TURN, STEPS, END, OVER] = [0, 1, 2, 3, 4, 5] as const;

/** For an int that holds no seat or card. */
export const NONE = -1;
/** Ints in a set of cards. */
export const SET = intsFor(CARDS);
/** Who may have seen a card in another player's hand: the seats, and the table, which knows what everybody has seen. */
const KNOWERS = MOST_SEATS + 1;
export const TABLE = KNOWERS - 1;

export const LAYOUT = record({
  phase: 1,
  /** Whose turn it is. */
  turn: 1,
  /** The seat whose announced last turn is still to come. */
  open: 1,
  /** The seats out of the game. */
  gone: 1,
  /** Successive passes (GNO-R-59). */
  quietRounds: 1,
  /** Turns finished. */
  turns: 1,
  /** The cards in use, innermost last: see frames.ts. */
  depth: 1,
  frames: 3,
  /** 1: all of the player's pieces are minions; 0: only those with a mark. */
  all: 1,
  /** An obligation (TODOS), and its piece or space (GNO-E-3). */
  todo: 1,
  owed: 1,
  men: 1,
  man: MOST_MEN,
  lands: 1,
  land: CARDS,
  pile: 1,
  /** The draw pile, its top last. */
  piled: CARDS,
  out: SET,
  hands: MOST_SEATS * SET,
  /** By seat, then for the table: cards it has seen in others' hands. */
  known: KNOWERS * SET,
  /** By card in a hand: how many shuffles ago it was in the draw pile. */
  age: CARDS,
  round: 1,
  bids: MOST_SEATS,
  /** Cards bid in all rounds, open. */
  pool: SET,
  /** Who won the bidding, and the seats that have taken from the pool. */
  first: 1,
  took: 1,
  /** How the match ended (ENDS), who won, and why the last player went (FATES). */
  end: 1,
  winner: 1,
  fate: 1,
  /** Positions in which turns began, the latest first (phases/repetition.ts); 0 if there is none. */
  seen: MOST_SEEN,
});
export * as at from './offsets.ts';
export { size } from './offsets.ts';

/** `draw`: at the end of a turn, more cards may be drawn (GNO-R-21). */
export const TODOS = ['none', 'transit', 'three', 'draw'] as const;
export const [NO_TODO, TRANSIT, THREE, DRAWING] = [0, 1, 2, 3] as const;

export const ENDS = ['announced', 'last-left', 'bare-board', 'quiet', 'cap', 'repetition'] as const;
export const [ANNOUNCED, LAST_LEFT, BARE_BOARD, QUIET, CAP, REPEATED] = [0, 1, 2, 3, 4, 5] as const;
export const FATES = ['failed', 'resignation', 'time'] as const;
export const [FAILED, RESIGNED, TIME_UP] = [0, 1, 2] as const;

const man = MOST_MEN;
const actor = MOST_MEN;
const card = CARDS;
const site = MOST_SITES;
const facing = FACINGS.length;
const seat = MOST_SEATS;
/** Cards of a hand as bits, lowest card first. */
const drop = 1 << MOST_IN_HAND;
const count = MOST_IN_HAND + 1;
/** Where a replacement comes from: 0 the hand, 1 the discard pile. */
const from = 2;

/**
 * Men, including actors, are named by their number in the list,
 * spaces by their site. Distances and damages are stored minus one.
 */
export const MOVES = moveKinds({
  bid: { card },
  take: { card },
  put: { site, facing },
  act: { site },
  play: { card },
  draw: { drop, count },
  turn: { man, facing },
  stuck: {},
  cup: { actor, facing },
  cupLike: { actor, man },
  cupLay: { actor, card },
  cupTop: { actor },
  rod: { actor, man, far: MOST_PIPS, facing },
  rodCard: { actor, far: MOST_PIPS },
  disc: { actor, man, facing },
  discLay: { actor, card, from },
  sword: { actor, man, harm: MOST_PIPS, facing },
  swordLay: { actor, card, from },
  raze: { actor },
  disc2: { actor, man, facing },
  disc2Lay: { actor, card },
  sun: { actor, facing },
  sunLike: { actor, man },
  sunLay: { actor, card },
  sword2: { man, harm: MOST_PIPS, facing },
  sword2Lay: { site, card },
  raze2: { site },
  face: { actor, man, facing },
  own: { actor, man, facing },
  send: { man, site, facing },
  sendCard: { site, to: site },
  swap: { seat },
  redraw: { drop, count },
  fetch: { card },
  flip: {},
  copy: { card },
  skip: {},
  rest: {},
  announce: {},
});
export const kinds = MOVES.kinds;

const piece = { owner: seat, pips: MOST_PIPS + 1, facing, x: SPAN, y: SPAN } as const;
const territory = { card, x: SPAN, y: SPAN } as const;
/** Where a card that came into a hand was before. */
export const SOURCES = ['pile', 'pool', 'discards'] as const;
export const [FROM_PILE, FROM_POOL, FROM_DISCARDS] = [0, 1, 2] as const;
export const FIRSTS = ['bid', 'lot', 'named'] as const;

/** `x` and `y` are counted from the corner of the reach (GNO-R-90): x − 250 is the coordinate. */
export const EVENTS = eventKinds(
  {
    bid: { seat, card },
    opened: { seat, card },
    tied: { round: 7 },
    first: { seat, how: FIRSTS.length },
    got: { seat, card, from: SOURCES.length },
    turn: { seat },
    activated: territory,
    played: { seat, card },
    discarded: { seat, card },
    passed: { seat, stuck: 2 },
    acts: piece,
    /** A piece as it was before being grown, shrunk, moved or turned. */
    touched: piece,
    created: piece,
    grown: piece,
    shrunk: piece,
    destroyed: piece,
    fell: piece,
    entered: piece,
    turned: piece,
    replaced: piece,
    laid: territory,
    lifted: territory,
    cleared: territory,
    swapped: { seat, other: seat },
    /** One card of a traded hand, visible to the two players only. */
    received: { seat, card },
    flipped: { card },
    copied: { card },
    skipped: { seat },
    reshuffled: { count: CARDS + 1 },
    announced: { seat },
    out: { seat, fate: FATES.length },
    /** Without a winner it is a draw; `fate` is why the last other player left, or FATES.length. */
    ended: { end: ENDS.length, winner: MOST_SEATS + 1, fate: FATES.length + 1 },
  },
  {
    secret: { bid: ['card'], got: ['card'] },
    private: ['received'],
    // A card in one's own hand, or the fact that one fits: the player who shows it learns nothing.
    own: ['played', 'activated'],
  },
);

export interface ManView {
  readonly owner: Seat;
  readonly pips: number;
  readonly facing: (typeof FACINGS)[number];
  readonly x: number;
  readonly y: number;
  readonly minion: boolean;
}
/** A territory, or a wasteland where `card` is null. */
export interface SiteView {
  readonly x: number;
  readonly y: number;
  readonly card: string | null;
}
export interface HandView {
  readonly count: number;
  /** The cards the viewer knows. */
  readonly cards: readonly string[];
  /** How many of the others are of each age: see `unseen`. */
  readonly hidden: readonly number[];
}
export interface FrameView {
  readonly card: string;
  readonly source: 'hand' | 'board' | 'flipped';
  readonly copied: string | null;
  readonly left: number;
}

/** What one viewer may know. Moves name men and sites by their place in the lists here. */
export interface View {
  readonly game: 'gnostica';
  readonly viewer: Seat | 'table' | 'all';
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly open: Seat | null;
  readonly gone: readonly Seat[];
  readonly quiet: number;
  readonly turns: number;
  readonly sites: readonly SiteView[];
  readonly men: readonly ManView[];
  /** By seat: small, medium and large pieces. */
  readonly stashes: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly hands: readonly HandView[];
  readonly pile: { readonly count: number; readonly cards: readonly string[] | null };
  readonly out: readonly string[];
  /**
   * Cards whose place the viewer doesn't know:
   * first those of the last shuffle, then those drawn before it, by age.
   */
  readonly unseen: readonly (readonly string[])[];
  /** The known cards in hands that were drawn before the last shuffle, by age as in `unseen`. */
  readonly older: readonly (readonly string[])[];
  readonly round: number;
  /** By seat in bidding: the card, `?` if it is laid but hidden, null if there is none. */
  readonly bids: readonly (string | null)[];
  readonly pool: readonly string[];
  readonly first: Seat | null;
  readonly took: readonly Seat[];
  readonly frames: readonly FrameView[];
  readonly allMinions: boolean;
  readonly todo: TodoView | null;
  readonly result: ResultView | null;
  /**
   * Cards in hands that everybody has seen there (`*`);
   * the view of everything also says who else has seen one.
   */
  readonly known: readonly (readonly [card: string, seats: string])[];
  /** GNO-R-92 The remembered positions, if any (phases/repetition.ts). */
  readonly seen?: readonly number[];
  /** If the last position comes up once more, the game is drawn. */
  readonly nearlyDrawn?: true;
  /** If another remembered position does, likewise. */
  readonly mayReturn?: true;
}
export type TodoView =
  | { readonly kind: 'transit'; readonly man: ManView }
  | { readonly kind: 'three'; readonly x: number; readonly y: number }
  | { readonly kind: 'draw' };
export interface ResultView {
  readonly end: (typeof ENDS)[number];
  readonly winner: Seat | null;
  readonly fate: (typeof FATES)[number] | null;
}
