/** What people may write for others to read: names, chat, reports. */

/** Control characters, invisible ones, lone surrogates, line ends, and anything that reverses the text. */
const UNPLAIN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
/** Some scripts and emoji need them. */
const JOINERS = '\\u200c\\u200d';

/**
 * One line that reads as it is written: nothing that is invisible or reverses the text, except the joiners that some
 * scripts and emoji need.
 */
export const PLAIN_LINE = new RegExp(`^(?:[${JOINERS}]|[^${UNPLAIN}])*$`, 'u');

/** Something to see: a letter, digit or sign that isn't drawn as nothing at all (fillers, the Braille blank). */
export const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|[\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const HIDDEN = new RegExp(`(?![${JOINERS}\\n\\t])[${UNPLAIN}]`, 'gu');

/**
 * The same text with every character that isn't plain written as `\uXXXX`, so that it can't control a terminal or
 * hide anything. Tabs and newlines stay; JSON means the same as before.
 */
export const inPlainText = (text: string): string =>
  text.replace(HIDDEN, (one) =>
    Array.from(
      { length: one.length },
      (_, i) => `\\u${one.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
