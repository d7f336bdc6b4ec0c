/** What each viewer sees: built from nothing, so whatever isn't put in isn't known. */
import {
  addMember,
  firstMember,
  hasMember,
  hasSeat,
  lowestMember,
  NO_MEMBER,
  nextMember,
  type Seat,
  seatsOf,
  type Viewer,
  withoutLowest,
} from '@hortus/kernel';
import { Board } from '../board/board.ts';
import { facingOf, type Man, minionMark, ownerOf, pipsOf, spaceOf } from '../board/men.ts';
import { FACINGS, xOf, yOf } from '../board/space.ts';
import { CODES } from '../cards/cards.ts';
import { copiedCard, FRAME_SOURCES, frameCard, frameSource, powersLeft } from '../cards/frames.ts';
import { handOf, knownTo } from '../cards/piles.ts';
import { scoreOf } from '../phases/ends.ts';
import { isNearlyDrawn, mayReturnToDraw, seenCount } from '../phases/repetition.ts';
import {
  at,
  BID,
  DRAWING,
  ENDS,
  FATES,
  type FrameView,
  type GnosticaState,
  type HandView,
  type ManView,
  NONE,
  OVER,
  PHASES,
  type ResultView,
  SET,
  type SiteView,
  TABLE,
  type TodoView,
  TRANSIT,
  type View,
} from '../types.ts';

const board = new Board();

const seatOrNull = (word: number): Seat | null => (word === NONE ? null : word);
const codes = (cards: readonly number[]): string[] => cards.map((card) => CODES[card]);
/** The cards of a set, lowest first. */
export function cardsIn(ints: Int32Array, set: number): number[] {
  const cards: number[] = [];
  for (let card = firstMember(ints, set, SET); card !== NO_MEMBER; card = nextMember(ints, set, SET, card))
    cards.push(card);
  return cards;
}
export const seatsUpTo = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const manView = (man: Man): ManView => ({
  owner: ownerOf(man),
  pips: pipsOf(man),
  facing: FACINGS[facingOf(man)],
  x: xOf(spaceOf(man)),
  y: yOf(spaceOf(man)),
  minion: minionMark(man) === 1,
});

const siteView = (site: number): SiteView => ({
  x: xOf(board.spaces[site]),
  y: yOf(board.spaces[site]),
  card: board.cards[site] === NONE ? null : CODES[board.cards[site]],
});

/**
 * GNO-R-67 Board, pieces, stashes, discard pile, sizes of
 * hands and draw pile, bids and announcements are public.
 */
export function view(state: GnosticaState, viewer: Viewer): View {
  const { ints, rules } = state;
  const seats = seatsUpTo(rules.seats);
  board.read(ints);
  const sees = mayKnowOf(ints, viewer);
  const ages = agesOf(ints, rules.seats);
  return {
    game: 'gnostica',
    viewer,
    options: rules.options,
    phase: PHASES[ints[at.phase]],
    turn: seatOrNull(ints[at.turn]),
    open: seatOrNull(ints[at.open]),
    gone: seatsOf(ints[at.gone]),
    quiet: ints[at.quietRounds],
    turns: ints[at.turns],
    sites: Array.from({ length: board.sites }, (_, site) => siteView(site)),
    men: Array.from({ length: ints[at.men] }, (_, man) => manView(ints[at.man + man])),
    stashes: seats.map((seat) =>
      hasSeat(ints[at.gone], seat) ? [0, 0, 0] : [1, 2, 3].map((pips) => board.stash(seat, pips)),
    ),
    scores: seats.map((seat) => scoreOf(ints, seat)),
    hands: seats.map((seat) => handView(ints, seat, sees, ages)),
    pile: { count: ints[at.pile], cards: viewer === 'all' ? codes(pileOf(ints)) : null },
    out: codes(cardsIn(ints, at.out)),
    unseen: unseenBy(ints, rules.seats, viewer, sees, ages),
    older: ages
      .slice(1)
      .map((age) =>
        codes(
          seats.flatMap((seat) =>
            cardsIn(ints, handOf(seat)).filter((card) => ints[at.age + card] === age && sees(seat, card)),
          ),
        ),
      ),
    round: ints[at.round],
    bids: seats.map((seat) => bidView(ints, seat, viewer)),
    pool: codes(cardsIn(ints, at.pool)),
    first: seatOrNull(ints[at.first]),
    took: seatsOf(ints[at.took]),
    frames: Array.from({ length: ints[at.depth] }, (_, i) => frameView(ints[at.frames + i])),
    allMinions: ints[at.all] === 1,
    todo: todoView(ints),
    result: resultView(ints),
    known: knownView(state, viewer),
    ...seenView(state),
  };
}

/** GNO-R-92 What everybody has seen on the board; left out where there is nothing to say. */
function seenView(state: GnosticaState): Pick<View, 'seen' | 'nearlyDrawn' | 'mayReturn'> {
  const { ints } = state;
  const count = seenCount(ints);
  if (count === 0) return {};
  const seen = Array.from(ints.subarray(at.seen, at.seen + count));
  if (ints[at.phase] === OVER) return { seen };
  if (isNearlyDrawn(ints)) return { seen, nearlyDrawn: true };
  return mayReturnToDraw(ints) ? { seen, mayReturn: true } : { seen };
}

/** May the viewer know this card of that hand? */
type MayKnow = (seat: Seat, card: number) => boolean;

function mayKnowOf(ints: Int32Array, viewer: Viewer): MayKnow {
  if (viewer === 'all') return () => true;
  const known = knownTo(viewer === 'table' ? TABLE : viewer);
  return (seat, card) => seat === viewer || hasMember(ints, known, card);
}

/** The ages of cards in hands, always starting with 0: only their order matters. */
export function agesOf(ints: Int32Array, seats: number): number[] {
  const ages = [0];
  for (let seat = 0; seat < seats; seat++)
    for (const card of cardsIn(ints, handOf(seat)))
      if (!ages.includes(ints[at.age + card])) ages.push(ints[at.age + card]);
  return ages.sort((a, b) => a - b);
}

/** Top first. */
export const pileOf = (ints: Int32Array): number[] =>
  [...ints.subarray(at.piled, at.piled + ints[at.pile])].reverse();

function handView(ints: Int32Array, seat: Seat, sees: MayKnow, ages: readonly number[]): HandView {
  const cards = cardsIn(ints, handOf(seat));
  const hidden = cards.filter((card) => !sees(seat, card));
  return {
    count: cards.length,
    cards: codes(cards.filter((card) => sees(seat, card))),
    hidden: ages.map((age) => hidden.filter((card) => ints[at.age + card] === age).length),
  };
}

function unseenBy(
  ints: Int32Array,
  seats: number,
  viewer: Viewer,
  sees: MayKnow,
  ages: readonly number[],
): string[][] {
  if (viewer === 'all') return ages.map(() => []);
  const sets = new Int32Array(ages.length * SET);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cardsIn(ints, handOf(seat)))
      if (!sees(seat, card)) addMember(sets, ages.indexOf(ints[at.age + card]) * SET, card);
    if (seat !== viewer && ints[at.bids + seat] !== NONE) addMember(sets, 0, ints[at.bids + seat]);
  }
  for (let i = 0; i < ints[at.pile]; i++) addMember(sets, 0, ints[at.piled + i]);
  return ages.map((_, group) => codes(cardsIn(sets, group * SET)));
}

/** GNO-BID-2 Everybody sees that a bid is laid; only its seat sees which card. */
function bidView(ints: Int32Array, seat: Seat, viewer: Viewer): string | null {
  const card = ints[at.bids + seat];
  if (card === NONE || ints[at.phase] !== BID) return null;
  return viewer === seat || viewer === 'all' ? CODES[card] : '?';
}

const frameView = (frame: number): FrameView => {
  const copied = copiedCard(frame);
  return {
    card: CODES[frameCard(frame)],
    source: FRAME_SOURCES[frameSource(frame)],
    copied: copied === undefined ? null : CODES[copied],
    left: powersLeft(frame),
  };
};

function todoView(ints: Int32Array): TodoView | null {
  if (ints[at.todo] === 0) return null;
  if (ints[at.todo] === DRAWING) return { kind: 'draw' };
  return ints[at.todo] === TRANSIT
    ? { kind: 'transit', man: manView(ints[at.owed]) }
    : { kind: 'three', x: xOf(ints[at.owed]), y: yOf(ints[at.owed]) };
}

function resultView(ints: Int32Array): ResultView | null {
  if (ints[at.phase] !== OVER) return null;
  const fate = ints[at.fate];
  return {
    end: ENDS[ints[at.end]],
    winner: seatOrNull(ints[at.winner]),
    fate: fate === NONE ? null : FATES[fate],
  };
}

const LETTERS = 'abcdef';

/** Who besides the owner has seen a card of a hand; `*` if everybody has. */
export function knownView({ ints, rules }: GnosticaState, viewer: Viewer): [string, string][] {
  const list: [string, string][] = [];
  for (let i = 0; i < SET; i++) {
    let bits = 0;
    for (let seat = 0; seat <= TABLE; seat++) bits |= ints[knownTo(seat) + i];
    for (; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      if (hasMember(ints, knownTo(TABLE), card)) list.push([CODES[card], '*']);
      else if (viewer === 'all') list.push([CODES[card], knowersOf(ints, rules.seats, card)]);
    }
  }
  return list;
}

const knowersOf = (ints: Int32Array, seats: number, card: number): string =>
  [...LETTERS.slice(0, seats)].filter((_, seat) => hasMember(ints, knownTo(seat), card)).join('');
