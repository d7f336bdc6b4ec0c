/** Texts meant to hurt whoever reads packs. */
import { packOf } from './testing.ts';

const KB256 = 256 * 1024;
export const card = (area: string): string => packOf(`[card A 1]\n${area}`);
const filled = (piece: string, room = KB256 - 400): string => piece.repeat(Math.floor(room / piece.length));

/** Thousands of names, separated by commas. */
const names = (mark: string): string => Array.from({ length: 8000 }, (_, i) => `${mark}${i}`).join(', ');

const letters = (i: number): string => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Lines that make each alias stand for the next one, and the last for the first. */
export const aliasRing = (length: number): readonly string[] =>
  Array.from({ length }, (_, i) => `alias Al${letters(i)}: Al${letters((i + 1) % length)}`);

/** What each is made of, and the text: 256 KB or a little less. */
export const HOSTILE: readonly (readonly [string, string])[] = [
  ['brackets', filled('[')],
  ['closed brackets', filled('[]\n')],
  ['brackets in a card', card(filled('['))],
  ['open parentheses, one to a line', card(filled('(\n'))],
  ['quotes', card('"'.repeat(100_000))],
  ['quotes, one to a line', card(filled('"\n'))],
  ['slashes', card(`SeizeIf Hull = 1${filled('/1')}`)],
  ['operators', card(filled('= '))],
  ['operators without end', card(filled('='))],
  ['deeper and deeper', card(Array.from({ length: 700 }, (_, i) => `${' '.repeat(i)}Feats`).join('\n'))],
  ['bare words', card(`Subtype ${filled('x ')}`)],
  ['unknown categories', card(filled('Zzz Hull\n'))],
  ['headings', packOf(filled('[card A 1]\n'))],
  ['eras', packOf(filled('[era One]\n1\n'))],
  ['entries', packOf(`[era One]\n${filled('1-9 x9\n')}[card A 1]\nType "Support"`)],
  ['keys', `[pack A]\n${filled('turn: 5\n')}`],
  ['colons', `[pack A]\n${filled(':')}`],
  ['allowances', `[pack A]\n${Array.from({ length: 9000 }, (_, i) => `allow LINT-37 ${i}: why`).join('\n')}`],
  ['remarks', filled('#\n')],
  ['apostrophes', card(`Subtype a${filled("'")}x`)],
  ['digits before the end of an identifier', packOf(`[card ${filled('1')}x]`)],
  [
    'eras that nobody lists',
    `[pack A]\neras: ${names('b')}\n${names('c')
      .replace(/, |$/g, ']\n')
      .replace(/^(?=.)/gm, '[era ')}`,
  ],
  [
    'seats',
    `[pack A]\n${names('b')
      .replace(/, |$/g, ': x\n')
      .replace(/^(?=.)/gm, 'seats ')}`,
  ],
  ['NUL', filled('\0')],
  ['invisible', filled('\u200b', KB256 / 3 - 9)],
  ['right to left', filled('\u202e', KB256 / 3 - 9)],
  ['half characters', filled('\ud800', KB256 / 3 - 9)],
  ['not UTF-8', '\ufffd'.repeat(200_000)],
  ['not UTF-8, in short lines', '\ufffd\n'.repeat(100_000)],
  ['an alias ring', `[pack A]\n${aliasRing(8000).join('\n')}`],
  ['marks upon marks', card(`Hull${filled('\u0301', KB256 / 2 - 400)} 1`)],
];
