/** Invisible and unexpected characters (CGS-ERR-39). */
import { type Sentence, said } from './said.ts';

/** What nobody can see, joiners and variants included, and blanks other than the space. */
const STRICT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufffd]|(?! )\p{Zs}/u;
/** Prose may have joiners and variants, which some scripts and all emoji need, and blanks of any width. */
const IN_PROSE = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufffd]/u;

const ALL_STRICT = new RegExp(STRICT, 'gu');
const ALL_IN_PROSE = new RegExp(IN_PROSE, 'gu');
/** Visible ASCII and blanks, which needn't be searched. */
const ORDINARY = /^[\t\x20-\x7e]*$/;

export interface Unseen {
  readonly at: number;
  readonly length: number;
  readonly message: Sentence;
}

/** The forbidden characters of a line, each once. */
export function unseenIn(line: string, prose: boolean): Unseen[] {
  if (ORDINARY.test(line)) return [];
  const found: Unseen[] = [];
  const seen = new Set<string>();
  for (const { 0: character, index } of line.matchAll(prose ? ALL_IN_PROSE : ALL_STRICT)) {
    if (character === '\t' || seen.has(character)) continue;
    seen.add(character);
    found.push({ at: index, length: character.length, message: messageFor(character) });
  }
  return found;
}

function messageFor(character: string): Sentence {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\ufffd') return 'Bytes that are not UTF-8.';
  if (/\p{Cs}/u.test(character)) return said`Half of a character, ${code}.`;
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character))
    return said`Character ${code} changes the direction of writing.`;
  if (/\p{Cc}/u.test(character)) return said`Control character ${code}.`;
  return said`Invisible character ${code}.`;
}

/** A line as its author saw it, and where each of its characters was written. */
export function asSeen(line: string, prose: boolean): { readonly text: string; readonly offsets: number[] } {
  let text = '';
  const offsets: number[] = [];
  const keep = (from: number, to: number): void => {
    text += line.slice(from, to);
    for (let at = from; at < to; at++) offsets.push(at);
  };
  let done = 0;
  for (const { 0: character, index } of line.matchAll(prose ? ALL_IN_PROSE : ALL_STRICT)) {
    if (character === '\t') continue;
    keep(done, index);
    done = index + character.length;
    if (!IS_BLANK.test(character)) continue;
    text += ' ';
    offsets.push(index);
  }
  keep(done, line.length);
  return { text, offsets };
}

/** Blanks of other widths, which separate words like a space. */
const IS_BLANK = /\p{Zs}/u;

/** A word without its invisible characters. */
export const withoutUnseen = (word: string): string =>
  ORDINARY.test(word) ? word : word.replace(ALL_STRICT, '');
