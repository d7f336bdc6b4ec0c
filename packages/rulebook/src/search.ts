// Plain ranked search over clauses or notes: rare words weigh more, a title more than the text, an id most of all.

import { parseId } from './ids.ts';
import type { Clause, Note } from './types.ts';

export interface SearchOptions {
  /** Only this game. */
  readonly prefix?: string;
  /** How many at most; 20 unless said. */
  readonly limit?: number;
}

interface Indexed<T> {
  readonly found: T;
  readonly title: readonly string[];
  readonly section: readonly string[];
  readonly words: readonly string[];
}

const ID_HIT = 1000;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const indexes = new WeakMap<object, readonly Indexed<Clause | Note>[]>();

export function searchIn<T extends Clause | Note>(
  all: readonly T[],
  text: string,
  { limit = 20 }: SearchOptions,
): readonly T[] {
  const terms = [...new Set(wordsOf(text))];
  if (terms.length === 0) return [];
  const wanted = text.trim().toUpperCase();
  const index = indexOf(all);
  const hits = index.map((entry) => terms.map((term) => weigh(entry, term)));
  const rarity = terms.map((_, t) => {
    const holders = hits.reduce((sum, hit) => sum + (hit[t] > 0 ? 1 : 0), 0);
    return Math.log(1 + all.length / (1 + holders));
  });
  return index
    .map(({ found: entry }, i) => {
      const found = hits[i].reduce((sum, weight) => sum + (weight > 0 ? 1 : 0), 0);
      const score = hits[i].reduce((sum, weight, t) => sum + weight * rarity[t], 0);
      return { entry, i, score: idScore(entry, wanted) || (score * found) / terms.length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** "GAR-MOV-4" and "MOV-4" find the clause; "GAR-MOV" its whole group. */
function idScore(entry: Clause | Note, wanted: string): number {
  if (entry.kind === 'note') return 0;
  const { id, prefix, group } = entry;
  if (id === wanted) return 2 * ID_HIT;
  if (parseId(wanted) || !/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(wanted)) return 0;
  return id === `${prefix}-${wanted}` || `${prefix}-${group}` === wanted ? ID_HIT : 0;
}

function weigh({ title, section, words }: Indexed<unknown>, term: string): number {
  const count = occurrences(words, term);
  return (
    3 * Math.min(1, occurrences(title, term)) +
    Math.min(1, occurrences(section, term)) +
    (2 * count) / (1 + count)
  );
}

/** A longer word that starts with the term counts half. */
function occurrences(words: readonly string[], term: string): number {
  let sum = 0;
  for (const word of words) {
    if (word === term) sum += 1;
    else if (term.length > 2 && word.startsWith(term)) sum += 0.5;
  }
  return sum;
}

function indexOf<T extends Clause | Note>(all: readonly T[]): readonly Indexed<T>[] {
  const made = indexes.get(all) as readonly Indexed<T>[] | undefined;
  if (made) return made;
  const index = all.map((found) => ({
    found,
    title: wordsOf(('title' in found ? found.title : undefined) ?? ''),
    section: wordsOf(found.section),
    words: wordsOf(found.words),
  }));
  indexes.set(all, index);
  return index;
}
