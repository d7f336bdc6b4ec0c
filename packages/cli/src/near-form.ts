/** For a move that can't be played or read: the legal move that was probably meant. */
import { nearest } from '@hortus/kernel';

/** Compare at most this many forms: a hint shouldn't become a search. */
const MOST_FORMS = 4000;
/** A longer text isn't a mistyped move. */
const LONGEST = 80;

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
/** An amount: a word of its own, not the number of a cell or a piece. */
const NUMBER = /(?<= )\d+(?=[ >]|$)/;
const withoutNumber = (text: string): string => text.replace(NUMBER, '#');
const numberIn = (text: string): number => Number(NUMBER.exec(text)?.[0] ?? 0);

/**
 * A move that says the same and more, such as `by vision`; else one with another number; else, if the text can't be
 * read, one that ends with it, as when a step lacks its piece, or the nearest.
 */
export function nearForm(text: string, forms: Iterable<string>, unreadable: boolean): string | undefined {
  const meant = fold(text);
  if (meant === '' || meant.length > LONGEST) return undefined;
  const known: string[] = [];
  let longer: string | undefined;
  let numbered: string | undefined;
  let begun: string | undefined;
  for (const form of forms) {
    if (known.push(form) > MOST_FORMS) break;
    const folded = fold(form);
    if (folded.startsWith(`${meant} `) && (longer === undefined || form.length < longer.length))
      longer = form;
    if (folded.endsWith(` ${meant}`) && (begun === undefined || form.length < begun.length)) begun = form;
    if (folded !== meant && NUMBER.test(meant) && withoutNumber(folded) === withoutNumber(meant)) {
      const gap = Math.abs(numberIn(folded) - numberIn(meant));
      if (numbered === undefined || gap < Math.abs(numberIn(numbered) - numberIn(meant))) numbered = form;
    }
  }
  return longer ?? numbered ?? (unreadable ? (begun ?? nearest(meant, known)) : undefined);
}
