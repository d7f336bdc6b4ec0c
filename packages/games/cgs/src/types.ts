/**
 * The nouns of the Card Game System. A *seat* is one person's place; a *player* is the rulebook's player, which is one
 * seat or a group of seats. Reading order: types, cards, state, setup, turn, effects, arithmetic, ends, moves, trade,
 * leave, text, view.
 */
import {
  choice,
  eventKinds,
  flag,
  integer,
  moveKinds,
  type OptionsOf,
  type Rng,
  record,
  type SeatSet,
  type Sink,
  type State,
} from '@hortus/kernel';
import type { Cards } from './cards/types.ts';
import { PACK_NAMES, type PackName } from './packs/names.ts';
import { CAUSES, POINTS_ZERO } from './telling.ts';

/** CGS-FILE-7 */
export const MOST_CARDS = 512;
export const MOST_PLAYERS = 6;
export const MOST_SEATS = 12;
/** Ints in a set of cards; loops go only as far as the pack needs (`cards.setSize`). */
export const WORDS = MOST_CARDS >>> 5;
/** CGS-FILE-7 Cards in one Solo batch. */
export const MOST_BATCH = 64;
/** CGS-R-160 */
export const OPEN_OFFERS = 4;
/**
 * CGS-R-160, CGS-R-163 How many offers a person may make, plus
 * times they may sit out when it isn't their turn, during one turn.
 */
export const OFFERS_PER_TURN = 12;

/** For an int that holds no card, player or seat. */
export const NONE = -1;

/** By their place in ROLEPLAYS of the card language. */
export const [BATTLE, CATACLYSM, COMPETITION, COOPERATION, DOOMSDAY, EPIC, OBSTRUCTION, SOLO] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** The conditional powers (CGS-CPOW-1); those for a single card have odd numbers. */
export const POWERS = ['disable', 'disable1', 'divert', 'divert1', 'wreck', 'wreck1'] as const;
export const isSingle = (power: number): boolean => (power & 1) === 1;

export const PHASES = ['study', 'claim', 'turn', 'answer', 'doing', 'over'] as const;
export const [STUDY, CLAIM, TURN, ANSWER, DOING, OVER] = [0, 1, 2, 3, 4, 5] as const;

/** The first step of the turn that is still open (CGS-TURN-2). */
export const STEPS = ['power', 'era', 'play', 'adventure', 'pass'] as const;
export const [AT_POWER, AT_ERA, AT_PLAY, AT_ADVENTURE, AT_PASS] = [0, 1, 2, 3, 4] as const;

/** What a player is in the middle of; effects in the order in which a card's are resolved (CGS-EFF-1). */
export const DOINGS = ['', 'batch', 'power', 'recover', 'reuse', 'seize', 'seize1', 'immune'] as const;
export const [NOTHING, BATCH, POWER, RECOVER, REUSE, SEIZE, SEIZE1, IMMUNE] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** What a player has requested the end of. */
export const REQUESTS = ['', 'adventure', 'era'] as const;
export const [NO_REQUEST, OF_ADVENTURE, OF_ERA] = [0, 1, 2] as const;

/** CGS-E-2; the pack is one of our own by name, or brought as content. */
export const OPTIONS = {
  pack: choice('the cards to play with', PACK_NAMES),
  skip: integer('how many eras to leave out at the start', 0, 0, 31),
  groups: {
    kind: 'text',
    longest: 200,
    initial: '',
    about: 'how many people share each player, era by era: 2,1 or 2,1/1,2',
  },
  first: choice('who takes the first turn', ['lot', 'a', 'b', 'c', 'd', 'e', 'f']),
  rewind: choice('when a rewound adventure ends: at once, or after the special round', [
    'atOnce',
    'afterSpecialRound',
  ]),
  rewindFinale: choice('what a rewound Cataclysm, Epic or Doomsday counts as', ['none', 'lost']),
  overflow: choice('what decides a contest: everything covered, or only what exceeds the costs', [
    'total',
    'surplus',
  ]),
  nextAfterUnanswered: choice('whose turn follows an unanswered request', ['requester', 'note']),
  requestInSpecialRound: choice('what a refused request in a special round does', ['agreed', 'literal']),
  idleCap: integer(
    'how many adventures in a row may end without a result before the era ends; 0 for no limit',
    6,
    0,
    99,
  ),
  passCap: integer(
    'how many rounds may go by without a card before an adventure or era ends; 0 for no limit',
    3,
    0,
    99,
  ),
  adventureCap: integer('how many adventures an era may have; 0 for no limit', 0, 0, 9999),
  mustPlayBeatsFinale: flag(
    'whether a card that must be played, still in hand, loses an era that a finale decides',
    true,
  ),
  sessionTie: choice('who wins a tied session: everybody, or the winner of the last era', [
    'shared',
    'lastEra',
  ]),
} as const;
/** A pack that somebody brought: hosts know it by its hash and put its text here (docs/decisions/0020). */
export interface BroughtPack {
  readonly text: string;
  /** For code that describes the terms; rules read the text. */
  readonly name?: string;
}
export type PackChoice = PackName | BroughtPack;
/** One pack, or the one that is played and those it names (CGS-FILE-5). */
export type Options = Omit<OptionsOf<typeof OPTIONS>, 'pack'> & {
  readonly pack: PackChoice | readonly PackChoice[];
};

export interface Rules {
  readonly options: Options;
  readonly seats: number;
  readonly players: number;
  readonly cards: Cards;
  /** Names for code that tells what happened. */
  readonly deck: Cards['deck'];
  /** By era: the player of each seat. */
  readonly playerOf: readonly (readonly number[])[];
  /** By era: the seats of each player, lowest first. */
  readonly seatsOf: readonly (readonly (readonly number[])[])[];
  /** The same as sets. */
  readonly groups: readonly (readonly SeatSet[])[];
}

/**
 * Sets of cards have WORDS ints each; sets of players and
 * seats are bits. The void is every card not in a zone.
 */
export const LAYOUT = record({
  phase: 1,
  era: 1,
  /** The player who is dealt to and chooses first in this era. */
  first: 1,
  turn: 1,
  step: 1,
  /** Turns begun in this session. */
  turns: 1,
  hero: 1,
  /** The card of the adventure in progress. */
  current: 1,
  ops: MOST_SEATS * WORDS,
  /** Playgrounds by the person who played the card (CGS-R-75). */
  ground: MOST_SEATS * WORDS,
  site: MOST_PLAYERS * WORDS,
  wreck: MOST_PLAYERS * WORDS,
  common: WORDS,
  /** Disabled or wrecked in this adventure (CGS-PSUP-6). */
  barred: WORDS,
  /** By player: the power cards they are immune to. */
  immune: MOST_PLAYERS * WORDS,
  /**
   * By player: cards whose play conditions hold. Follows from the buildsites, and isn't part of a position.
   */
  open: MOST_PLAYERS * WORDS,
  /** By player: the power card of their last turn. */
  pending: MOST_PLAYERS,
  /** By player: a request that runs unanswered. */
  asked: MOST_PLAYERS,
  /** What the turning player has just requested, and the players who still have to answer. */
  request: 1,
  answers: 1,
  /** Players who sit out (CGS-R-163). */
  out: 1,
  /** By author, four each: `offerOf(mine, to, theirs)`. */
  offers: MOST_SEATS * OPEN_OFFERS,
  /** By seat: offers made, and times sat out of turn, since this turn began. */
  made: MOST_SEATS,
  doing: 1,
  doCard: 1,
  /** The rival whose cards are chosen, once determined. */
  doFrom: 1,
  /** Cards still to reuse; for a power the set of powers left. */
  doLeft: 1,
  /** The power for several cards that is being resolved. */
  doPower: 1,
  /** Cards of a Solo batch in the order they were laid; once it is closed, those whose effects follow. */
  queue: MOST_BATCH,
  queued: 1,
  claimed: MOST_PLAYERS,
  wins: MOST_PLAYERS,
  /** By player: the last era they won, from 1. */
  latest: MOST_PLAYERS,
  ready: 1,
  /** Seats whose person has left, and players who are out of the session. */
  gone: 1,
  lost: 1,
  /** The last adventure of the era: roleplay, whether it was won, and by whom; its hero if it was lost. */
  lastRoleplay: 1,
  lastWon: 1,
  lastBy: 1,
  adventures: 1,
  idle: 1,
  /** Has a card reached a wreckage during this adventure? (CGS-R-61) */
  busy: 1,
  /** Turns since a card was played. */
  quietTurns: 1,
});
export { ROLEPLAYS, type Roleplay } from '@hortus/cards/language';
export * as at from './offsets.ts';
export { size } from './offsets.ts';
export * from './telling.ts';

export type CgsState = State<Rules>;

/** A move being played: what all of its parts need. */
export interface Now {
  readonly state: CgsState;
  readonly ints: Int32Array;
  readonly rules: Rules;
  readonly cards: Cards;
  readonly rng: Rng;
  readonly told: Sink | undefined;
}

/**
 * What distinguishes a card in a zone: twice its design's
 * number, plus one if that copy is barred (state/faces.ts).
 */
const face = 2 * MOST_CARDS;
/** In events: the number of a design. */
const card = MOST_CARDS;
const player = MOST_PLAYERS;
const seat = MOST_SEATS;

export const MOVES = moveKinds(
  {
    ready: {},
    claim: { affiliation: MOST_CARDS },
    play: { face },
    add: { face },
    close: {},
    hit: { power: POWERS.length, seat, face },
    recover: { seat, face },
    reuse: { player, face },
    seize: { seat, face },
    shield: { seat, face },
    done: {},
    endAdventure: {},
    endEra: {},
    agree: {},
    refuse: {},
    pass: {},
    offer: { mine: face, seat, theirs: face },
    accept: { seat, theirs: face, mine: face },
    decline: { seat, theirs: face, mine: face },
    withdraw: { mine: face, seat, theirs: face },
    sitOut: {},
    rejoin: {},
  },
  { asides: ['accept', 'decline', 'withdraw', 'sitOut', 'rejoin'], open: ['offer'] },
);

/** A player's first seat represents the player. */
export const EVENTS = eventKinds({
  dealt: { seat, era: 1000 },
  ready: { seat },
  claimed: { seat, affiliation: MOST_CARDS },
  turns: { seat },
  played: { seat, card },
  closed: { seat },
  disabled: { seat, card },
  diverted: { seat, card },
  wrecked: { seat, card },
  recovered: { seat, card },
  reused: { seat, card, from: seat },
  seized: { seat, card, from: seat },
  immune: { seat, card },
  declined: { seat },
  asked: { seat, what: REQUESTS.length },
  answered: { seat, yes: 2 },
  passed: { seat },
  satOut: { seat },
  rejoined: { seat },
  resolved: { seat, won: 2, cause: CAUSES.length },
  returned: { seat, card },
  sited: { site: MOST_SEATS + 1, card },
  eraEnded: { cause: CAUSES.length },
  scored: { seat, points: POINTS_ZERO * 2 },
  eraWon: { seat },
  offered: { seat, mine: card, other: seat, theirs: card },
  traded: { seat, mine: card, other: seat, theirs: card },
  refusedOffer: { seat, mine: card, other: seat, theirs: card },
  withdrawn: { seat, mine: card, other: seat, theirs: card },
  left: { seat },
  late: { seat },
  scoredHigh: { seat, points: POINTS_ZERO * 2 },
});

export type PlayerSet = SeatSet;
