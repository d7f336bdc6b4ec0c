/** What could be written at a place: the words of the language and those of the pack. */

import { CONDITIONAL, PLAIN, type PlainCategory } from '../language/model.ts';
import { KEYS } from '../language/pack/head.ts';
import { LEVELS, PACK_TYPES, type Pack } from '../language/pack/pack.ts';
import {
  CATEGORY_ALIASES,
  CATEGORY_ORDER,
  type Category,
  categoryNamed,
  GLOBAL_ORDER,
  PREDEFINED,
  shortCategory,
} from '../language/words.ts';
import type { LinePart } from './shades.ts';

export type SuggestionKind = 'part' | 'key' | 'global' | 'category' | 'name' | 'value' | 'card';

export interface Suggestion {
  readonly text: string;
  readonly kind: SuggestionKind;
  /** A short word beside it: an alias's full name. */
  readonly detail?: string;
}

export interface Suggestions {
  /** Offset in the line where the suggestion begins. */
  readonly from: number;
  readonly options: readonly Suggestion[];
}

/** Names that the pack uses already, each once. */
export interface KnownWords {
  readonly globals: readonly string[];
  readonly members: ReadonlyMap<PlainCategory, readonly string[]>;
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly identifiers: readonly string[];
  readonly affiliations: readonly string[];
  readonly eras: readonly string[];
}

export const NOTHING_KNOWN: KnownWords = {
  globals: [],
  members: new Map(),
  texts: new Map(),
  identifiers: [],
  affiliations: [],
  eras: [],
};

export function knownWords({ head, cards }: Pack): KnownWords {
  const globals = new Set<string>();
  const members = new Map<PlainCategory, Set<string>>();
  const texts = new Map<string, Set<string>>();
  const add = <K>(map: Map<K, Set<string>>, key: K, value: string): void => {
    const set = map.get(key) ?? new Set();
    map.set(key, set.add(value));
  };
  for (const { card } of cards) {
    for (const [name, value] of card.attributes.globals) {
      if (!PREDEFINED.has(name)) globals.add(name);
      if (typeof value === 'string') add(texts, name, value);
    }
    for (const [category, list] of card.attributes.lists)
      for (const name of list.keys()) add(members, category, name);
  }
  const sorted = <K>(map: Map<K, Set<string>>): Map<K, string[]> =>
    new Map([...map].map(([key, set]) => [key, [...set].sort()]));
  return {
    globals: [...globals].sort(),
    members: sorted(members),
    texts: sorted(texts),
    identifiers: cards.map(({ card }) => card.identifier),
    affiliations: head.affiliations,
    eras: head.eras,
  };
}

export interface Place {
  /** The line up to the cursor. */
  readonly before: string;
  readonly part: LinePart;
  /** The category that an indented line belongs to. */
  readonly open: Category | undefined;
}

/** The last unindented category above, for an indented line; lines from the cursor's own upwards. */
export function openCategory(linesUpwards: Iterable<string>): Category | undefined {
  for (const line of linesUpwards) {
    if (/^\s*\[/.test(line)) return undefined;
    const word = /^(\p{L}+\d?)\s*$/u.exec(line)?.[1];
    const category = word === undefined ? undefined : categoryNamed(word);
    if (category !== undefined) return category;
  }
  return undefined;
}

const of = (kind: SuggestionKind, texts: Iterable<string>): Suggestion[] =>
  [...texts].map((text) => ({ text, kind }));

/** Undefined where no word can go, as within prose. */
export function suggest({ before, part, open }: Place, known: KnownWords): Suggestions | undefined {
  if (/^\s*[#>~]/.test(before)) return undefined;
  if (/^\s*\[[^\]]*$/.test(before)) return partSuggestions(before);
  if (part === 'pack') return keySuggestions(before, known);
  if (part === 'era') return eraSuggestions(before, known);
  return part === 'card' ? areaSuggestions(before, open, known) : undefined;
}

function partSuggestions(before: string): Suggestions | undefined {
  const from = before.indexOf('[') + 1;
  if (/\s/.test(before.slice(from).trimStart())) return undefined;
  return { from, options: of('part', ['card ', 'era ', 'pack ']) };
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  type: PACK_TYPES,
  level: LEVELS,
  customizations: ['any', 'none', 'decks', 'cards', 'decks, cards'],
};

function keySuggestions(before: string, known: KnownWords): Suggestions | undefined {
  const colon = before.indexOf(':');
  if (colon < 0) {
    if (/\S\s/.test(before)) return undefined;
    return {
      from: before.length - before.trimStart().length,
      options: of(
        'key',
        Object.keys(KEYS).map((key) => (KEYS_WITH_SUBJECT.has(key) ? `${key} ` : `${key}: `)),
      ),
    };
  }
  const key = before.slice(0, colon).trim();
  const values = VALUES[key] ?? (key.startsWith('seats') ? known.affiliations : undefined);
  const from = before.lastIndexOf(',') > colon ? before.lastIndexOf(',') + 1 : colon + 1;
  if (values === undefined) return undefined;
  const blanks = before.slice(from).length - before.slice(from).trimStart().length;
  return { from: from + blanks, options: of('value', values) };
}
const KEYS_WITH_SUBJECT: ReadonlySet<string> = new Set(['seats', 'alias', 'allow']);

function eraSuggestions(before: string, known: KnownWords): Suggestions | undefined {
  if (/["\d]\s/.test(before)) return undefined;
  const from = before.length - before.trimStart().length;
  return {
    from,
    options: [
      ...of('value', ['all']),
      ...of(
        'card',
        known.identifiers.map((one) => `"${one}"`),
      ),
    ],
  };
}

/** `Roleplay "Bat`: a value whose quote is open, or hasn't been written yet. */
const VALUE = /(?:^|[\s./])(\p{L}+\d?)\s*(?:[=<>/]\s*)?("[^"]*)?$/u;
const WORD = /[\p{L}\d.]*$/u;

function areaSuggestions(
  before: string,
  open: Category | undefined,
  known: KnownWords,
): Suggestions | undefined {
  const quotes = before.split('"').length - 1;
  const [value, name = '', text] = VALUE.exec(before) ?? [''];
  if (value !== '' && (quotes % 2 === 1 || /\s$/.test(before))) {
    const found = valuesOf(name, known);
    const from = before.length - (text?.length ?? 0);
    if (found.length > 0 || quotes % 2 === 1)
      return {
        from,
        options: of(
          'value',
          found.map((one) => `"${one}"`),
        ),
      };
  }
  const from = before.length - (WORD.exec(before)?.[0].length ?? 0);
  const indented = /^\s/.test(before);
  if (!indented) return { from, options: [...globalSuggestions(known), ...CATEGORIES] };
  if (open === undefined) return { from, options: of('name', allNames(known)) };
  return { from, options: memberSuggestions(open, known) };
}

const CATEGORIES: readonly Suggestion[] = [
  ...CATEGORY_ORDER.map((text) => ({ text, kind: 'category' as const, ...aliasOf(text) })),
  ...Object.entries(CATEGORY_ALIASES).map(([text, detail]) => ({ text, kind: 'category' as const, detail })),
];
function aliasOf(category: Category): { detail?: string } {
  const short = shortCategory(category);
  return short === category ? {} : { detail: short };
}

const globalSuggestions = (known: KnownWords): Suggestion[] => [
  ...of('global', GLOBAL_ORDER),
  ...of(
    'name',
    known.globals.filter((name) => !GLOBAL_ORDER.includes(name)),
  ),
];

const allNames = ({ members }: KnownWords): Set<string> => new Set([...members.values()].flat());

function memberSuggestions(open: Category, known: KnownWords): Suggestion[] {
  const plain = PLAIN.find((one) => one === open);
  if (plain !== undefined)
    return of('name', new Set([...(known.members.get(plain) ?? []), ...allNames(known)]));
  if (!CONDITIONAL.some((one) => one === open)) return [];
  // A condition names a global, or a member by its category.
  return [
    ...of('name', known.globals),
    ...of('global', ['Affiliation', 'Roleplay', 'Unique', 'UniqueAny']),
    ...[...known.members].flatMap(([category, names]) =>
      of(
        'name',
        names.map((name) => `${shortCategory(category)}.${name}`),
      ),
    ),
  ];
}

function valuesOf(name: string, known: KnownWords): readonly string[] {
  const rule = PREDEFINED.get(name);
  if (name === 'Affiliation') return [...new Set([...known.affiliations, ...(known.texts.get(name) ?? [])])];
  if (rule === undefined || rule.value === 'text') return known.texts.get(name) ?? [];
  if (rule.value === 'yes') return ['Yes'];
  return rule.value === 'count' ? [] : rule.value;
}
