/**
 * A position as text, one field per line, without empty fields:
 *
 *     to 9 | seats ab | turn b | open a
 *     cards -1,1:CA 0,1:R5 …
 *     men a1U@0,0 b2W@1,0
 *     hand a CA,05
 *     hand b -
 *     pile C2,19,… (top first)
 *     out S3
 */
import { type Seat, seatsOf } from '@hortus/kernel';
import { landCard, landSpace } from '../board/land.ts';
import { minionMark } from '../board/men.ts';
import { CODES } from '../cards/cards.ts';
import { copiedCard, FRAME_SOURCES, frameCard, frameSource, powersLeft } from '../cards/frames.ts';
import { handOf } from '../cards/piles.ts';
import {
  at,
  BID,
  DRAWING,
  END,
  ENDS,
  FATES,
  type GnosticaState,
  MOST_SEEN,
  NONE,
  OPTIONS,
  OVER,
  REDRAW,
  STEPS,
  TRANSIT,
} from '../types.ts';
import { agesOf, cardsIn, knownView, pileOf, seatsUpTo } from '../view/view.ts';
import { manText, seatName, seatsText, spaceText } from './names.ts';

const cardList = (cards: readonly number[]): string => cards.map((card) => CODES[card]).join() || '-';

export function makePosition(state: GnosticaState): string {
  const { ints, rules } = state;
  const seats = seatsUpTo(rules.seats);
  const seat = (word: number): string => (word === NONE ? '-' : seatName(word));
  const number = (word: number): string => (word === 0 ? '' : String(word));
  const men = [...ints.subarray(at.man, at.man + ints[at.men])];
  const fields: readonly (readonly [key: string, value: string])[] = [
    [
      'to',
      `${rules.options.target} | seats ${seatsText(seats)} | turn ${seat(ints[at.turn])} | open ${seat(ints[at.open])}`,
    ],
    ['set', settingsText(state)],
    ['gone', seatsText(seatsOf(ints[at.gone]))],
    ['quiet', number(ints[at.quietRounds])],
    ['turns', number(ints[at.turns])],
    ['cards', landText(ints)],
    ['men', men.map(manText).join(' ')],
    ...seats.map((one): [string, string] => [
      'hand',
      `${seatName(one)} ${cardList(cardsIn(ints, handOf(one)))}`,
    ]),
    ['pile', cardList(pileOf(ints))],
    ['out', cardList(cardsIn(ints, at.out))],
    ['bids', bidsText(ints, seats)],
    ['pool', ints[at.phase] === BID || ints[at.phase] === REDRAW ? poolText(ints) : ''],
    [
      'first',
      ints[at.first] === NONE
        ? ''
        : `${seat(ints[at.first])} | took ${seatsText(seatsOf(ints[at.took])) || '-'}`,
    ],
    ['minions', minionsText(ints, men)],
    ['frames', framesText(ints)],
    ['todo', todoText(ints)],
    [
      'known',
      knownView(state, 'all')
        .map((pair) => pair.join(':'))
        .join(' '),
    ],
    ['older', olderText(ints, rules.seats)],
    ['seen', seenText(ints)],
    ['over', overText(ints)],
  ];
  return fields
    .filter(([, value]) => value !== '')
    .map((field) => field.join(' '))
    .join('\n');
}

/** GNO-E-8 Settings that differ from their defaults; the target is in the first line. */
function settingsText({ rules }: GnosticaState): string {
  const { options } = rules;
  return (['start', 'first', 'reshuffle', 'foolMinions', 'passRule', 'cap', 'draws', 'repetition'] as const)
    .filter((name) => (options[name] ?? OPTIONS[name].initial) !== OPTIONS[name].initial)
    .map((name) => `${name}=${options[name]}`)
    .join(' ');
}

const landText = (ints: Int32Array): string =>
  [...ints.subarray(at.land, at.land + ints[at.lands])]
    .map((land) => `${spaceText(landSpace(land))}:${CODES[landCard(land)]}`)
    .join(' ') || '-';

const poolText = (ints: Int32Array): string => {
  const pool = cardsIn(ints, at.pool);
  return pool.length === 0 ? '' : cardList(pool);
};

/** `2 a:05 b:- c:-`: the round, and each bid laid in it. */
function bidsText(ints: Int32Array, seats: readonly Seat[]): string {
  if (ints[at.phase] !== BID) return '';
  const bids = seats.map((seat) => {
    const card = ints[at.bids + seat];
    return `${seatName(seat)}:${card === NONE ? '-' : CODES[card]}`;
  });
  return [ints[at.round], ...bids].join(' ');
}

function minionsText(ints: Int32Array, men: readonly number[]): string {
  if (ints[at.phase] !== STEPS) return '';
  if (ints[at.all] === 1) return 'all';
  return (
    men
      .filter((man) => minionMark(man) === 1)
      .map(manText)
      .join(' ') || '-'
  );
}

/** `00/board:1 21/flipped>00:2`, the outermost first. */
const framesText = (ints: Int32Array): string =>
  Array.from({ length: ints[at.depth] }, (_, i) => {
    const frame = ints[at.frames + i];
    const copied = copiedCard(frame);
    const as = copied === undefined ? '' : `>${CODES[copied]}`;
    return `${CODES[frameCard(frame)]}/${FRAME_SOURCES[frameSource(frame)]}${as}:${powersLeft(frame)}`;
  }).join(' ');

/** The obligation (GNO-E-3), or the choice at the end of a turn. */
function todoText(ints: Int32Array): string {
  if (ints[at.phase] === END) return ints[at.todo] === DRAWING ? 'draw' : 'announce';
  if (ints[at.todo] === 0) return '';
  if (ints[at.todo] !== TRANSIT) return `three ${spaceText(ints[at.owed])}`;
  return `transit ${manText(ints[at.owed])}${minionMark(ints[at.owed]) === 1 ? '*' : ''}`;
}

/** Cards in hands from before the last shuffle, then from before the one before it, … */
const olderText = (ints: Int32Array, seats: number): string =>
  agesOf(ints, seats)
    .slice(1)
    .map((age) =>
      cardList(
        seatsUpTo(seats)
          .flatMap((seat) => cardsIn(ints, handOf(seat)).filter((card) => ints[at.age + card] === age))
          .sort((a, b) => a - b),
      ),
    )
    .join(' ');

/** GNO-R-92 The remembered positions, the latest first. */
function seenText(ints: Int32Array): string {
  let text = '';
  for (let i = 0; i < MOST_SEEN && ints[at.seen + i] !== 0; i++)
    text += `${i === 0 ? '' : ' '}${(ints[at.seen + i] >>> 0).toString(36)}`;
  return text;
}

function overText(ints: Int32Array): string {
  if (ints[at.phase] !== OVER) return '';
  const winner = ints[at.winner] === NONE ? '-' : seatName(ints[at.winner]);
  const fate = ints[at.fate] === NONE ? [] : [FATES[ints[at.fate]]];
  return [winner, ENDS[ints[at.end]], ...fate].join(' ');
}
