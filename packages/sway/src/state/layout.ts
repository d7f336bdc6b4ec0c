/** Where everything is in a state's ints, and the packed ints among them. */
import { codec, record, type Seat } from '@hortus/kernel';
import { ABILITIES, CLASS, MOST_CARDS, MOST_LOOKED, MOST_SEATS, MOST_TURNS_LEFT, SET } from '../types.ts';

/** The value of `loser`, `trimFrom`, `quitter`, `winner`, `ruin` and `triumph` while there is none. */
export const NONE = -1;

export const LAYOUT = record({
  phase: 1,
  task: 1,
  /** The seat asked in ordered phases and tasks. */
  asked: 1,
  /** How many of an ordered phase's questions are settled. */
  steps: 1,
  /** The turning seat. */
  turn: 1,
  /** The starting seat. */
  first: 1,
  /** The faction of side 0; side 1 has the other. */
  faction: 1,
  turns: 1,
  idle: 1,
  span: 1,
  /** Cards engaged in this plot. */
  plotted: 1,
  /** The losing seat, which gives up a card and goes first, from `giving` on; or NONE. */
  loser: 1,
  /** 1 once the equalisation is spent. */
  finale: 1,
  /** Seats still to trim, and who drew (NONE). */
  trims: 1,
  trimFrom: 1,
  /** 1 if the plotter has acted: a window opens once trims are settled. */
  owed: 1,
  /** Seats under covert's bar; seats that passed for the whole plot. */
  barred: 1,
  waived: 1,
  unseen: SET,
  unseenCount: 1,
  /** A ring, from the top: card i is at under + (underFrom + i) % MOST_CARDS. */
  under: MOST_CARDS,
  underFrom: 1,
  underCount: 1,
  /** The cards omen looks at; `lookedTook` is 1 once a card was taken or put under. */
  looked: MOST_LOOKED,
  lookedCount: 1,
  lookedTook: 1,
  /** Cards sent so far in the open `send`. */
  sent: 1,
  void: SET,
  ops: MOST_SEATS * SET,
  opsCount: MOST_SEATS,
  /** By home. */
  experience: MOST_SEATS * SET,
  experienceCount: MOST_SEATS,
  /** By side. */
  reserve: 2 * SET,
  reserveCount: 2,
  /** A part of the turning seat's ops. */
  marked: SET,
  markedCount: 1,
  /**
   * Cards drawn in this phase (omen's card too if strikeFromOpsOnly),
   * how many there were, and how many ops cards have left since.
   */
  fresh: SET,
  drawn: 1,
  gone: 1,
  /** 0 none, 1 open, 2 in force. */
  strike: 1,
  /** ENTRY ints, both timelines, in order. */
  engaged: MOST_CARDS,
  engagedCount: 1,
  /** By side, including hidden cards; maintained by lines.ts. */
  lineCount: 2,
  /** Printed sways, doubled ones twice; totalOf adds what epic cards contribute. */
  lineSway: 2,
  lineEpics: 2,
  /** Entries that count as covert, and as battle or warfare. */
  lineCoverts: 2,
  lineFights: 2,
  /** Face-down entries, and the slot of the next. */
  hidden: 1,
  nextSlot: 1,
  pool: CLASS.length,
  /** Pool classes that have any, as a set; maintained by pool.ts. */
  open: 1,
  /** By side, then by turns of the other side still to end: the number of countdowns there. Packed by countdown.ts. */
  countdown: 2 * (MOST_TURNS_LEFT + 1),
  /** Sets of abilities. */
  unlocked: MOST_SEATS,
  /** By side, the card last engaged face up; or NONE. */
  ruin: 2,
  triumph: 2,
  /**
   * Who knows what about a hidden card, three ints per card; the cards with any such marks, and those traced
   * by somebody. Maintained by knowledge.ts.
   */
  knowledge: 3 * MOST_CARDS,
  knownCards: SET,
  traced: SET,
  /** Who left (NONE), and how (QUIT_HOW). */
  quitter: 1,
  quit: 1,
  /** The side that won, 2 for nobody, NONE while the match is running. `why` is a set of REASONS. */
  winner: 1,
  why: 1,
});
export * as at from './offsets.ts';
export { size } from './offsets.ts';

/** A card in a timeline. */
export const ENTRY = codec({
  entry: {
    card: MOST_CARDS,
    as: ABILITIES.length + 1,
    seat: MOST_SEATS,
    hidden: 2,
    doubled: 2,
    naming: 2,
    slot: 8,
    noBattle: 2,
    noCovert: 2,
    recruited: ABILITIES.length + 1,
    beforeRuin: 2,
    beforeTriumph: 2,
  },
}).kinds.entry;

const FACE_UP = ENTRY.pack();
const CARD_UNIT = ENTRY.pack(1) - FACE_UP;
const AS_UNIT = ENTRY.pack(0, 1) - FACE_UP;
const SEAT_UNIT = ENTRY.pack(0, 0, 1) - FACE_UP;

/** A face-up card with nothing else; `pack` would allocate an argument list. */
export const entryOf = (card: number, as: number, seat: Seat): number =>
  FACE_UP + card * CARD_UNIT + as * AS_UNIT + seat * SEAT_UNIT;

/** One field of an entry set to all ones, for setting and clearing in place. */
export const ENTRY_BITS = Object.freeze({
  as: ENTRY.pack(0, 31),
  hidden: ENTRY.pack(0, 0, 0, 1),
  doubled: ENTRY.pack(0, 0, 0, 0, 1),
  naming: ENTRY.pack(0, 0, 0, 0, 0, 1),
  slot: ENTRY.pack(0, 0, 0, 0, 0, 0, 7),
  noBattle: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 1),
  noCovert: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 1),
  recruited: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 31),
  beforeRuin: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
  beforeTriumph: ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
});

/** What everybody can tell about a face-down card; meaningless once the card is turned up. */
export const BACK =
  ENTRY_BITS.hidden |
  ENTRY_BITS.slot |
  ENTRY_BITS.noBattle |
  ENTRY_BITS.noCovert |
  ENTRY_BITS.recruited |
  ENTRY_BITS.beforeRuin |
  ENTRY_BITS.beforeTriumph;
