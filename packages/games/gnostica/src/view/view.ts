/** What each viewer sees: built from nothing, so what is not put in is not known. */
import {
  addMember,
  firstMember,
  hasMember,
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
import {
  at,
  BID,
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
export function cardsIn(words: Int32Array, set: number): number[] {
  const cards: number[] = [];
  for (let card = firstMember(words, set, SET); card !== NO_MEMBER; card = nextMember(words, set, SET, card))
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

/** GNO-R-67 Board, pieces, stashes, discard pile, sizes of hands and draw pile, bids and announcements are open. */
export function view(state: GnosticaState, viewer: Viewer): View {
  const { words, rules } = state;
  const seats = seatsUpTo(rules.seats);
  board.read(words);
  const sees = sightOf(words, viewer);
  const ages = agesOf(words, rules.seats);
  return {
    game: 'gnostica',
    viewer,
    options: rules.options,
    phase: PHASES[words[at.phase]],
    turn: seatOrNull(words[at.turn]),
    open: seatOrNull(words[at.open]),
    gone: seatsOf(words[at.gone]),
    quiet: words[at.quiet],
    turns: words[at.turns],
    sites: Array.from({ length: board.sites }, (_, site) => siteView(site)),
    men: Array.from({ length: words[at.men] }, (_, man) => manView(words[at.man + man])),
    stashes: seats.map((seat) =>
      (words[at.gone] >> seat) & 1 ? [0, 0, 0] : [1, 2, 3].map((pips) => board.stash(seat, pips)),
    ),
    scores: seats.map((seat) => scoreOf(words, seat)),
    hands: seats.map((seat) => handView(words, seat, sees, ages)),
    pile: { count: words[at.pile], cards: viewer === 'all' ? codes(pileOf(words)) : null },
    out: codes(cardsIn(words, at.out)),
    unseen: unseenBy(words, rules.seats, viewer, sees, ages),
    older: ages
      .slice(1)
      .map((age) =>
        codes(
          seats.flatMap((seat) =>
            cardsIn(words, handOf(seat)).filter((card) => words[at.age + card] === age && sees(seat, card)),
          ),
        ),
      ),
    round: words[at.round],
    bids: seats.map((seat) => bidView(words, seat, viewer)),
    pool: codes(cardsIn(words, at.pool)),
    first: seatOrNull(words[at.first]),
    took: seatsOf(words[at.took]),
    frames: Array.from({ length: words[at.depth] }, (_, i) => frameView(words[at.frames + i])),
    allMinions: words[at.all] === 1,
    todo: todoView(words),
    result: resultView(words),
    known: knownView(state, viewer),
  };
}

/** May the viewer know this card of that hand? */
type Sight = (seat: Seat, card: number) => boolean;

function sightOf(words: Int32Array, viewer: Viewer): Sight {
  if (viewer === 'all') return () => true;
  const known = knownTo(viewer === 'table' ? TABLE : viewer);
  return (seat, card) => seat === viewer || hasMember(words, known, card);
}

/** The ages of cards in hands, 0 first whether there is one or not: only their order matters. */
export function agesOf(words: Int32Array, seats: number): number[] {
  const ages = [0];
  for (let seat = 0; seat < seats; seat++)
    for (const card of cardsIn(words, handOf(seat)))
      if (!ages.includes(words[at.age + card])) ages.push(words[at.age + card]);
  return ages.sort((a, b) => a - b);
}

/** Top first. */
export const pileOf = (words: Int32Array): number[] =>
  [...words.subarray(at.piled, at.piled + words[at.pile])].reverse();

function handView(words: Int32Array, seat: Seat, sees: Sight, ages: readonly number[]): HandView {
  const cards = cardsIn(words, handOf(seat));
  const hidden = cards.filter((card) => !sees(seat, card));
  return {
    count: cards.length,
    cards: codes(cards.filter((card) => sees(seat, card))),
    hidden: ages.map((age) => hidden.filter((card) => words[at.age + card] === age).length),
  };
}

function unseenBy(
  words: Int32Array,
  seats: number,
  viewer: Viewer,
  sees: Sight,
  ages: readonly number[],
): string[][] {
  if (viewer === 'all') return ages.map(() => []);
  const sets = new Int32Array(ages.length * SET);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cardsIn(words, handOf(seat)))
      if (!sees(seat, card)) addMember(sets, ages.indexOf(words[at.age + card]) * SET, card);
    if (seat !== viewer && words[at.bids + seat] !== NONE) addMember(sets, 0, words[at.bids + seat]);
  }
  for (let i = 0; i < words[at.pile]; i++) addMember(sets, 0, words[at.piled + i]);
  return ages.map((_, group) => codes(cardsIn(sets, group * SET)));
}

/** GNO-BID-2 Everybody sees that a bid is laid, its seat what it is. */
function bidView(words: Int32Array, seat: Seat, viewer: Viewer): string | null {
  const card = words[at.bids + seat];
  if (card === NONE || words[at.phase] !== BID) return null;
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

function todoView(words: Int32Array): TodoView | null {
  if (words[at.todo] === 0) return null;
  return words[at.todo] === TRANSIT
    ? { kind: 'transit', man: manView(words[at.owed]) }
    : { kind: 'three', x: xOf(words[at.owed]), y: yOf(words[at.owed]) };
}

function resultView(words: Int32Array): ResultView | null {
  if (words[at.phase] !== OVER) return null;
  const fate = words[at.fate];
  return {
    end: ENDS[words[at.end]],
    winner: seatOrNull(words[at.winner]),
    fate: fate === NONE ? null : FATES[fate],
  };
}

const LETTERS = 'abcdef';

/** Who besides the owner has seen a card of a hand; `*` where everybody has. */
export function knownView({ words, rules }: GnosticaState, viewer: Viewer): [string, string][] {
  const list: [string, string][] = [];
  for (let i = 0; i < SET; i++) {
    let bits = 0;
    for (let seat = 0; seat <= TABLE; seat++) bits |= words[knownTo(seat) + i];
    for (; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      if (hasMember(words, knownTo(TABLE), card)) list.push([CODES[card], '*']);
      else if (viewer === 'all') list.push([CODES[card], knowersOf(words, rules.seats, card)]);
    }
  }
  return list;
}

const knowersOf = (words: Int32Array, seats: number, card: number): string =>
  [...LETTERS.slice(0, seats)].filter((_, seat) => hasMember(words, knownTo(seat), card)).join('');
