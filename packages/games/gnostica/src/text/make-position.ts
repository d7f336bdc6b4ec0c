/**
 * A position as text, one field a line, those that say nothing left out:
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
  END,
  ENDS,
  FATES,
  type GnosticaState,
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
  const { words, rules } = state;
  const seats = seatsUpTo(rules.seats);
  const seat = (word: number): string => (word === NONE ? '-' : seatName(word));
  const number = (word: number): string => (word === 0 ? '' : String(word));
  const men = [...words.subarray(at.man, at.man + words[at.men])];
  const fields: readonly (readonly [key: string, value: string])[] = [
    [
      'to',
      `${rules.options.target} | seats ${seatsText(seats)} | turn ${seat(words[at.turn])} | open ${seat(words[at.open])}`,
    ],
    ['set', settingsText(state)],
    ['gone', seatsText(seatsOf(words[at.gone]))],
    ['quiet', number(words[at.quiet])],
    ['turns', number(words[at.turns])],
    ['cards', landText(words)],
    ['men', men.map(manText).join(' ')],
    ...seats.map((one): [string, string] => [
      'hand',
      `${seatName(one)} ${cardList(cardsIn(words, handOf(one)))}`,
    ]),
    ['pile', cardList(pileOf(words))],
    ['out', cardList(cardsIn(words, at.out))],
    ['bids', bidsText(words, seats)],
    ['pool', words[at.phase] === BID || words[at.phase] === REDRAW ? poolText(words) : ''],
    [
      'first',
      words[at.first] === NONE
        ? ''
        : `${seat(words[at.first])} | took ${seatsText(seatsOf(words[at.took])) || '-'}`,
    ],
    ['minions', minionsText(words, men)],
    ['frames', framesText(words)],
    ['todo', todoText(words)],
    [
      'known',
      knownView(state, 'all')
        .map((pair) => pair.join(':'))
        .join(' '),
    ],
    ['older', olderText(words, rules.seats)],
    ['over', overText(words)],
  ];
  return fields
    .filter(([, value]) => value !== '')
    .map((field) => field.join(' '))
    .join('\n');
}

/** GNO-E-8 Settings that differ from their defaults; the target is in the first line. */
function settingsText({ rules }: GnosticaState): string {
  const { options } = rules;
  return (['start', 'first', 'reshuffle', 'foolMinions', 'passRule', 'cap'] as const)
    .filter((name) => options[name] !== OPTIONS[name].initial)
    .map((name) => `${name}=${options[name]}`)
    .join(' ');
}

const landText = (words: Int32Array): string =>
  [...words.subarray(at.land, at.land + words[at.lands])]
    .map((land) => `${spaceText(landSpace(land))}:${CODES[landCard(land)]}`)
    .join(' ') || '-';

const poolText = (words: Int32Array): string => {
  const pool = cardsIn(words, at.pool);
  return pool.length === 0 ? '' : cardList(pool);
};

/** `2 a:05 b:- c:-`: the round, and each bid laid in it. */
function bidsText(words: Int32Array, seats: readonly Seat[]): string {
  if (words[at.phase] !== BID) return '';
  const bids = seats.map((seat) => {
    const card = words[at.bids + seat];
    return `${seatName(seat)}:${card === NONE ? '-' : CODES[card]}`;
  });
  return [words[at.round], ...bids].join(' ');
}

function minionsText(words: Int32Array, men: readonly number[]): string {
  if (words[at.phase] !== STEPS) return '';
  if (words[at.all] === 1) return 'all';
  return (
    men
      .filter((man) => minionMark(man) === 1)
      .map(manText)
      .join(' ') || '-'
  );
}

/** `00/board:1 21/flipped>00:2`, the outermost first. */
const framesText = (words: Int32Array): string =>
  Array.from({ length: words[at.depth] }, (_, i) => {
    const frame = words[at.frames + i];
    const copied = copiedCard(frame);
    const as = copied === undefined ? '' : `>${CODES[copied]}`;
    return `${CODES[frameCard(frame)]}/${FRAME_SOURCES[frameSource(frame)]}${as}:${powersLeft(frame)}`;
  }).join(' ');

/** What is owed (GNO-E-3), or the choice at the end of a turn. */
function todoText(words: Int32Array): string {
  if (words[at.phase] === END) return 'announce';
  if (words[at.todo] === 0) return '';
  if (words[at.todo] !== TRANSIT) return `three ${spaceText(words[at.owed])}`;
  return `transit ${manText(words[at.owed])}${minionMark(words[at.owed]) === 1 ? '*' : ''}`;
}

/** Cards in hands from before the last shuffle, then from before the one before it, … */
const olderText = (words: Int32Array, seats: number): string =>
  agesOf(words, seats)
    .slice(1)
    .map((age) =>
      cardList(
        seatsUpTo(seats)
          .flatMap((seat) => cardsIn(words, handOf(seat)).filter((card) => words[at.age + card] === age))
          .sort((a, b) => a - b),
      ),
    )
    .join(' ');

function overText(words: Int32Array): string {
  if (words[at.phase] !== OVER) return '';
  const winner = words[at.winner] === NONE ? '-' : seatName(words[at.winner]);
  const fate = words[at.fate] === NONE ? [] : [FATES[words[at.fate]]];
  return [winner, ENDS[words[at.end]], ...fate].join(' ');
}
