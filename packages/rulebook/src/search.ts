// Plain ranked search over clauses or notes: rare words weigh more, a title more than the text, an id most of all.

import { parseId } from './ids.ts';
import { answerRank, rulebookWords } from './questions.ts';
import type { Clause, Note } from './types.ts';

export interface SearchOptions {
  /** Only this game. */
  readonly prefix?: string;
  /** At most this many; 20 by default. */
  readonly limit?: number;
}

interface Indexed<T> {
  readonly found: T;
  readonly title: readonly string[];
  readonly section: readonly string[];
  readonly words: readonly string[];
}

const ID_HIT = 1000;
/** Words of a question that say nothing about what is asked. English and German: readers ask in their own language. */
const EMPTY = new Set(
  'a an and are can could do does for have how i if in is it may me my of on or should the then there to what when where which who why will with you your das dem den der die ein eine es geht ich ist kann man mit und wann was wer wie wo'.split(
    ' ',
  ),
);
/** What players ask about, by the beginnings of their words, and the headings that answer it. */
const TOPICS: readonly (readonly [asked: RegExp, heading: RegExp])[] = [
  [
    /^(?:win|won|los[eit]|goal|aim|victor|end(?:s|e|ing)?$|gew[io]nn|verl[io][er]|ziel|sieg)/,
    /^(?:aim|winning turn|announcing the last turn.*|ending round|end of era|end of a game|victory points)$/i,
  ],
  [/^(?:start|begin|setup|beginn|aufbau|anfang)/, /\b(?:set ?up|who goes first|dealing)\b/i],
  [/^(?:score|scoring|points?|punkte?)$/, /\b(?:scoring|victory points|match formats)\b/i],
  [/^(?:turn|turns|zug|züge)$/, /^(?:turn|turn options|moves)$/i],
];
/** More than any word can weigh: the section that answers a question comes first. */
const TOPIC_HIT = 100;
/** More than any heading: a clause that answers just this question. */
const ANSWER_HIT = 500;
/** Rules answer a question; rulings settle it; examples and notes on the engine are for those who want to know more. */
const KIND_WEIGHT = { clause: 1, ruling: 0.6, scenario: 0.3, engine: 0.15, note: 1 } as const;
/** Sections for those who design decks and packs; a player's question is answered elsewhere first. */
const FOR_DESIGNERS =
  /^(?:Deck facts|Card packs|Customizing a session pack|Pack (?:design rules|files)|Errors|Lint list|[AB]\. )/;
const DESIGNER_WEIGHT = 0.15;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const indexes = new WeakMap<object, readonly Indexed<Clause | Note>[]>();

export function searchIn<T extends Clause | Note>(
  all: readonly T[],
  text: string,
  { limit = 20 }: SearchOptions,
): readonly T[] {
  const asked = [...new Set(wordsOf(text))];
  const telling = asked.filter((term) => !EMPTY.has(term));
  const terms = telling.length > 0 ? telling : asked;
  if (terms.length === 0) return [];
  const headings = TOPICS.flatMap(([begin, heading]) =>
    terms.some((term) => begin.test(term)) ? [heading] : [],
  );
  const wanted = text.trim().toUpperCase();
  const defined = WHAT_IS.test(text) && telling.length === 1 ? telling[0] : undefined;
  const index = indexOf(all);
  const hits = index.map((entry) => terms.map((term) => weigh(entry, term)));
  const rarity = terms.map((_, t) => {
    const holders = hits.reduce((sum, hit) => sum + (hit[t] > 0 ? 1 : 0), 0);
    return Math.log(1 + all.length / (1 + holders));
  });
  return index
    .map((indexed, i) => {
      const entry = indexed.found;
      const found = hits[i].reduce((sum, weight) => sum + (weight > 0 ? 1 : 0), 0);
      const score = hits[i].reduce((sum, weight, t) => sum + weight * rarity[t], 0);
      const told = weightOf(entry) * ((score * found) / terms.length);
      const answers = topicScore(entry, headings) + definesScore(indexed, defined) + answerScore(entry, text);
      return { entry, i, score: idScore(entry, wanted) || told + answers };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

const weightOf = ({ kind, section }: Clause | Note): number =>
  KIND_WEIGHT[kind] * (FOR_DESIGNERS.test(section) ? DESIGNER_WEIGHT : 1);

/** How a question asks for a definition. */
const WHAT_IS = /^\s*(?:what(?:’s|'s| is| are| does)|was (?:ist|sind|bedeutet))\b/i;
/** Beginnings of a definition: an article before the term, and what follows it. */
const ARTICLE = /^(?:an?|the)$/;
const MEANS = /^(?:is|are|means?)$/;

/** A rule that says what the term is: “A minion is a piece …”. */
function definesScore({ found, words }: Indexed<Clause | Note>, term: string | undefined): number {
  if (term === undefined || found.kind !== 'clause') return 0;
  const [first = '', second = '', third = ''] = words;
  const [named, verb] = ARTICLE.test(first) ? [second, third] : [first, second];
  return (named === term || named === `${term}s` || `${named}s` === term) && MEANS.test(verb) ? TOPIC_HIT : 0;
}

/** The rules under a heading that answers what was asked. */
function topicScore({ kind, section }: Clause | Note, headings: readonly RegExp[]): number {
  if (kind !== 'clause' || !headings.some((heading) => heading.test(section))) return 0;
  return section === 'Aim' ? 2 * TOPIC_HIT : TOPIC_HIT;
}

/** A ruling may be the answer too. */
const answerScore = (entry: Clause | Note, text: string): number =>
  entry.kind === 'note' ? 0 : ANSWER_HIT * answerRank(entry.id, entry.prefix, text);

/** "GAR-MOV-4" and "MOV-4" find the clause; "GAR-MOV" its whole group. */
function idScore(entry: Clause | Note, wanted: string): number {
  if (entry.kind === 'note') return 0;
  const { id, prefix, group } = entry;
  if (id === wanted) return 2 * ID_HIT;
  if (parseId(wanted) || !/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(wanted)) return 0;
  return id === `${prefix}-${wanted}` || `${prefix}-${group}` === wanted ? ID_HIT : 0;
}

/** A player's word counts where the rulebook has another for it, but a little less than the word itself. */
function weigh(entry: Indexed<Clause | Note>, term: string): number {
  const others = rulebookWords(entry.found.prefix, term).map((word) => 0.8 * weighWord(entry, word));
  return Math.max(weighWord(entry, term), ...others);
}

function weighWord({ title, section, words }: Indexed<unknown>, term: string): number {
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
