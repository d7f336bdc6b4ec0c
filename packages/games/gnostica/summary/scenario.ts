/** The scenarios of Gnostica's ledger: if one begins with only cards and pieces, that position, to be drawn. */

import { FastLuck } from '@hortus/kernel';
import { B0 } from '../lessons/goals.ts';
import { gnostica, type View } from '../src/index.ts';

const SPACE = '-?\\d+,-?\\d+';
const MAN = '[a-f][1-3][NESWU]';
/** Pieces one after the other: `b1U`, `b1U, b1N, c2U`, `b1W and b2W`. */
const MEN = `${MAN}(?:(?:, | and |, and )${MAN})*`;

interface Laid {
  readonly cards: Map<string, string>;
  readonly men: string[];
}

const menOn = (laid: Laid, men: string, space: string): void => {
  for (const man of men.match(new RegExp(MAN, 'g')) ?? []) laid.men.push(`${man}@${space}`);
};

/** The parts of a description, in the order in which they are tried. */
const PARTS: readonly (readonly [pattern: string, lay: (laid: Laid, found: RegExpExecArray) => void])[] = [
  [
    `(?:with |and )?(\\w\\w) in place of (\\w\\w)`,
    ({ cards }, [, now = '', was]) => {
      for (const [space, card] of cards) if (card === was) cards.set(space, now);
    },
  ],
  [
    `(?:with )?(\\d\\d) at (${SPACE})(?: with (${MEN}) on it| with (${MEN})(?![@\\w]))?`,
    (laid, [, card = '', space = '', one, other]) => {
      laid.cards.set(space, card);
      menOn(laid, one ?? other ?? '', space);
    },
  ],
  [`(${SPACE}) = (\\w\\w)`, ({ cards }, [, space = '', card = '']) => void cards.set(space, card)],
  [`(${MAN}@${SPACE})`, ({ men }, [, man = '']) => void men.push(man)],
  [`(${MEN}) on (${SPACE})`, (laid, [, men = '', space = '']) => menOn(laid, men, space)],
  [`(${SPACE}) holds (${MEN})`, (laid, [, space = '', men = '']) => menOn(laid, men, space)],
  // Parts that say nothing about the board: what a card is, where a piece looks, what somebody holds, who
  // plays.
  [`\\([^)]*\\)`, () => undefined],
  [`facing (?:wasteland |void )?(?:${SPACE}|\\w\\w)`, () => undefined],
  [
    `(?:only )?(?:\\w\\w(?:(?:, | and )\\w\\w)*) (?:alone )?in (?:a's )?hand|hand (?:only )?\\w\\w(?:(?:, | and )\\w\\w)*`,
    () => undefined,
  ],
  ['and|only|B0|Cards', () => undefined],
];

/** Cards and pieces before anything is done; undefined if the text says more than that, or less. */
function laidIn(text: string): Laid | undefined {
  const told = text.replace(/^\*\*[^*]*\*\* /, '');
  const begins = /^(?:B0|Cards|\d\d at |[a-f][1-3][NESWU]@|-?\d,-?\d holds )/.test(told);
  let rest = told.split(/\. |: | → /)[0] ?? '';
  const cards = /^Cards\b/.test(told)
    ? new Map<string, string>()
    : new Map(B0.split(' ').map((one) => one.split(':') as [string, string]));
  const laid: Laid = { cards, men: [] };
  while (begins && rest !== '') {
    rest = rest.replace(/^[\s,;]+/, '');
    if (rest === '') break;
    const [found, lay] = PARTS.map(
      ([pattern, act]) => [new RegExp(`^(?:${pattern})`).exec(rest), act] as const,
    ).find(([hit]) => hit !== null) ?? [null];
    if (found === null || lay === undefined) return undefined;
    lay(laid, found);
    rest = rest.slice(found[0].length);
  }
  return begins && laid.men.length > 0 ? laid : undefined;
}

/** The position that a scenario begins in, as everybody sees it. */
export function sceneIn(text: string): View | undefined {
  const laid = laidIn(text);
  const options = gnostica.parseOptions({}, 2);
  if (laid === undefined || !options.ok) return undefined;
  const seats = Math.max(2, ...laid.men.map((man) => 'abcdef'.indexOf(man[0] ?? 'a') + 1));
  const position = [
    `to 9 | seats ${'abcdef'.slice(0, seats)} | turn a | open -`,
    `cards ${[...laid.cards].map(([space, card]) => `${space}:${card}`).join(' ')}`,
    `men ${laid.men.join(' ')}`,
  ].join('\n');
  const read = gnostica.notation.parsePosition(position, options.value, seats, new FastLuck(1));
  return read.ok ? gnostica.view(read.value, 'table') : undefined;
}
