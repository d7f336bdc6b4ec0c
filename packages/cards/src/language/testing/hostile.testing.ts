/**
 * Texts meant to harm whatever reads packs, each by its size. The checker, the command line, the server, the workshop
 * and the benchmark all read these.
 */
import { bytesOf } from '../limits.ts';
import { packOf } from './testing.ts';

/** As large as a pack may be, minus what is around the filling. */
export const LARGEST_KB = 255.5;
const AROUND = 400;
const roomIn = (kilobytes: number): number => kilobytes * 1024 - AROUND;
export const card = (area: string): string => packOf(`[card A 1]\n${area}`);

/** The same piece again and again. */
const filled = (piece: string, kilobytes: number): string =>
  piece.repeat(Math.floor(roomIn(kilobytes) / bytesOf(piece)));
/** A different piece each time, none longer than the one that is measured. */
function counted(piece: (i: number, all: number) => string, kilobytes: number): string {
  const all = Math.floor(roomIn(kilobytes) / bytesOf(piece(99_999, 1_000_000)));
  return Array.from({ length: all }, (_, i) => piece(i, all)).join('');
}

const letters = (i: number): string => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
/** Makes each alias stand for the next one, and the last for the first. */
const ringed = (i: number, all: number): string => `alias Al${letters(i)}: Al${letters((i + 1) % all)}\n`;
export const aliasRing = (length: number): readonly string[] =>
  Array.from({ length }, (_, i) => ringed(i, length).trimEnd());

type Text = (kilobytes: number) => string;
/** Attributes of one card, then a card for each. */
const inACard =
  (piece: string): Text =>
  (kilobytes) =>
    card(`Type "Support"\n${filled(piece, kilobytes)}`);

/** Half Latin, half Cyrillic: `Hull` with the first letter of `Нос`. */
const mixed = (i: number): string => `\u041dull${letters(i)}`;

export const HOSTILE: Readonly<Record<string, Text>> = {
  brackets: (kb) => filled('[', kb),
  'closed brackets': (kb) => filled('[]\n', kb),
  'brackets in a card': inACard('['),
  'open parentheses, one to a line': inACard('(\n'),
  quotes: inACard('"'),
  'quotes, one to a line': inACard('"\n'),
  slashes: (kb) => card(`SeizeIf Hull = 1${filled('/1', kb)}`),
  operators: inACard('= '),
  'operators without end': inACard('='),
  'deeper and deeper': (kb) =>
    card(Array.from({ length: Math.sqrt(1.9 * roomIn(kb)) }, (_, i) => `${' '.repeat(i)}Feats`).join('\n')),
  'bare words': (kb) => card(`Subtype ${filled('x ', kb)}`),
  'unknown categories': inACard('Zzz Hull\n'),
  headings: (kb) => packOf(filled('[card A 1]\n', kb)),
  eras: (kb) => packOf(filled('[era One]\n1\n', kb)),
  entries: (kb) => packOf(`[era One]\n${filled('1-9 x9\n', kb)}[card A 1]\nType "Support"`),
  keys: (kb) => `[pack A]\n${filled('turn: 5\n', kb)}`,
  colons: (kb) => `[pack A]\n${filled(':', kb)}`,
  allowances: (kb) => `[pack A]\n${counted((i) => `allow LINT-37 ${i}: why\n`, kb)}`,
  remarks: (kb) => filled('#\n', kb),
  apostrophes: (kb) => card(`Subtype a${filled("'", kb)}x`),
  'digits before the end of an identifier': (kb) => packOf(`[card ${filled('1', kb)}x]`),
  'eras that nobody lists': (kb) =>
    `[pack A]\neras: ${counted((i) => `b${i}, `, kb / 3)}b\n${counted((i) => `[era c${i}]\n`, kb / 2)}`,
  seats: (kb) => `[pack A]\n${counted((i) => `seats b${i}: x\n`, kb)}`,
  NUL: (kb) => filled('\0', kb),
  'NUL, one to a line': inACard('Hull\0 1\n'),
  invisible: (kb) => filled('\u200b', kb),
  'invisible characters in names': inACard('\u200bHu\u200bll 1\n'),
  'right to left': (kb) => filled('\u202e', kb),
  'names from right to left': inACard('\u202eHull\u202c 1\n'),
  'Hebrew names': (kb) => card(`Type "Support"\n${counted((i) => `\u05d0\u05d1${i} 1\n`, kb)}`),
  'half characters': (kb) => filled('\ud800', kb),
  'not UTF-8': (kb) => filled('\ufffd', kb),
  'not UTF-8, in short lines': (kb) => filled('\ufffd\n', kb),
  'an alias ring': (kb) => `[pack A]\n${counted(ringed, kb)}`,
  'marks upon marks': (kb) => card(`Hull${filled('\u0301', kb)} 1`),
  'mixed scripts': (kb) => card(`Type "Support"\n${counted((i) => `${mixed(i)} 1\n`, kb)}`),
  'mixed scripts, a card for each': (kb) =>
    packOf(counted((i) => `[card ${mixed(i)} ${i}]\nType "Support" AR ${mixed(i)} 1\n`, kb)),
  'one line without an end': (kb) => filled('Hull 1 ', kb),
  'a directive without an end': (kb) => card(`> ${filled('a ', kb)}`).trimEnd(),
  'a word without an end': (kb) => card(`Type "Support"\n~ ${filled('x', kb)}`),
  'a name without an end': (kb) => packOf(`[card ${filled('x', kb)} 1]\nType "Support"`),
  'a value without an end': (kb) => card(`Type "Support"\nSubtype "${filled('x', kb)}"`),
  'blank lines': (kb) => filled('\n', kb),
  'lines of blanks': (kb) => filled(' \t\n', kb),
  blanks: (kb) => card(filled(' ', kb)),
};

/** The kinds that are tried at every door: the command line, the server and the workshop take a while for each. */
export const AT_EVERY_DOOR: readonly (readonly [string, string])[] = [
  'brackets',
  'closed brackets',
  'quotes',
  'quotes, one to a line',
  'slashes',
  'an alias ring',
  'mixed scripts',
  'invisible',
  'invisible characters in names',
  'right to left',
  'names from right to left',
  'NUL',
  'NUL, one to a line',
  'not UTF-8',
  'not UTF-8, in short lines',
  'one line without an end',
  'blank lines',
].map((what) => [what, HOSTILE[what]!(LARGEST_KB)]);

const BYTE = 0xff;
/** As bytes of a file: a replacement character or lone surrogate becomes a byte that isn't UTF-8. */
export function fileOf(text: string): Uint8Array {
  const pieces = text.split(/\ufffd|\p{Cs}/u).map((piece) => new TextEncoder().encode(piece));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, pieces.length - 1)).fill(
    BYTE,
  );
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length + 1;
  }
  return bytes;
}
