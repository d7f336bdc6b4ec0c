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

const LITTLE = new Set(['to', 'the', 'of', 'at', 'on', 'in', 'with', 'by', 'and']);
const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LITTLE.has(word));
/** All of these words, in their order: `turn a2E to N` in `turn a2E@0,0>N`. */
function areIn(wanted: readonly string[], form: string): boolean {
  let next = 0;
  for (const word of wordsIn(form)) if (word === wanted[next]) next++;
  return next === wanted.length;
}

/** `fetch D2,D3` names several cards where one is asked for. */
const withoutList = (text: string): string => text.replace(/(\w),\S+$/, '$1');

const shorter = (one: string | undefined, other: string): string =>
  one === undefined || other.length < one.length ? other : one;

/**
 * A move that says the same and more, such as `by vision`; else one with another number; else, if the text can't be
 * read, one that ends with it, as when a step lacks its piece, one that has all its words, or the nearest.
 */
export function nearForm(text: string, forms: Iterable<string>, unreadable: boolean): string | undefined {
  const meant = fold(text);
  if (meant === '' || meant.length > LONGEST) return undefined;
  const known: string[] = [];
  const wanted = wordsIn(meant);
  let longer: string | undefined;
  let numbered: string | undefined;
  let begun: string | undefined;
  let spread: string | undefined;
  for (const form of forms) {
    if (known.push(form) > MOST_FORMS) break;
    const folded = fold(form);
    if (folded.startsWith(`${meant} `)) longer = shorter(longer, form);
    if (withoutNumber(folded).endsWith(` ${withoutNumber(meant)}`)) begun = shorter(begun, form);
    if (wanted.length > 1 && areIn(wanted, folded)) spread = shorter(spread, form);
    if (folded !== meant && NUMBER.test(meant) && withoutNumber(folded) === withoutNumber(meant)) {
      const gap = Math.abs(numberIn(folded) - numberIn(meant));
      if (numbered === undefined || gap < Math.abs(numberIn(numbered) - numberIn(meant))) numbered = form;
    }
  }
  if (longer !== undefined || numbered !== undefined || !unreadable) return longer ?? numbered;
  const one = withoutList(meant);
  return begun ?? spread ?? nearest(meant, known) ?? (one === meant ? undefined : nearForm(one, known, true));
}
