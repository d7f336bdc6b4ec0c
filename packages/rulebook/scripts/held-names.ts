// Official names of cards, factions, places and people belong to their publishers and stay out of this project.
// To notice one without listing any, data/held-names.json keeps salted hashes of them.
// To add names: npx tsx packages/rulebook/scripts/held-names.ts named "First Name" any "Second Name"

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * How a name has to appear in a text to be noticed. `any`: in any spelling, even inside an identifier.
 * `named`: with capitals at both ends, or quoted by itself, since its words are ordinary ones. `upper`: in capitals.
 */
export type Form = 'any' | 'named' | 'upper';

export interface HeldNames {
  readonly salt: string;
  /** Hashes of the first words, so that few groups of words have to be hashed. */
  readonly heads: readonly string[];
  readonly names: readonly string[];
}

const DATA = fileURLToPath(new URL('../data/held-names.json', import.meta.url));
const LONGEST = 4;
const WORD = /\p{Lu}?\p{Ll}+(?:['’]\p{Ll}+)?|\p{Lu}+(?!\p{Ll})/gu;

export const heldNames = (): HeldNames => JSON.parse(readFileSync(DATA, 'utf8'));

const hash = (salt: string, kind: string, words: string): string =>
  createHash('sha256').update(`${salt}\n${kind}\n${words}`).digest('hex').slice(0, 20);

export function hold(held: HeldNames, form: Form, name: string): HeldNames {
  const words = wordsIn(name).map(({ lower }) => lower);
  if (words.length === 0 || words.length > LONGEST)
    throw new Error(`"${name}" has to be 1 to ${LONGEST} words.`);
  const add = (list: readonly string[], item: string) => [...new Set([...list, item])].sort();
  return {
    salt: held.salt,
    heads: add(held.heads, hash(held.salt, 'head', words[0])),
    names: add(held.names, hash(held.salt, form, words.join(' '))),
  };
}

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly index: number;
}

/** Words of prose, and the parts of an identifier such as frozenLake, frozen_lake or frozen-lake. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    index: match.index,
  }));

/** A finder of held names; it remembers the words it has hashed. */
export function finder({
  salt,
  heads,
  names,
}: HeldNames): (text: string) => { line: number; name: string }[] {
  const isHead = remember((word) => heads.includes(hash(salt, 'head', word)));
  const held = new Set(names);
  return (text) => {
    const words = wordsIn(text);
    return words.flatMap((word, i) => {
      if (!isHead(word.lower)) return [];
      for (let length = Math.min(LONGEST, words.length - i); length > 0; length--) {
        const group = words.slice(i, i + length);
        if (
          !formsOf(group, text).some((form) =>
            held.has(hash(salt, form, group.map(({ lower }) => lower).join(' '))),
          )
        )
          continue;
        return [
          {
            line: text.slice(0, word.index).split('\n').length,
            name: group.map((each) => each.text).join(' '),
          },
        ];
      }
      return [];
    });
  };
}

function formsOf(group: readonly Word[], text: string): Form[] {
  const first = group[0];
  const last = group[group.length - 1];
  const end = last.index + last.text.length;
  const quoted = /['"`]/.test(text[first.index - 1] ?? '') && /['"`]/.test(text[end] ?? '');
  const capital = [first, last].every((word) => /^\p{Lu}/u.test(word.text));
  const upper = group.every((word) => word.text === word.text.toUpperCase() && word.text.length > 1);
  return [
    'any' as const,
    ...(capital || quoted ? ['named' as const] : []),
    ...(upper ? ['upper' as const] : []),
  ];
}

function remember(test: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? test(word);
    known.set(word, answer);
    return answer;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let held = heldNames();
  for (let i = 2; i + 1 < process.argv.length; i += 2) {
    const form = (['any', 'named', 'upper'] as const).find((known) => known === process.argv[i]);
    if (!form) throw new Error('usage: held-names [any|named|upper NAME]…');
    held = hold(held, form, process.argv[i + 1]);
  }
  writeFileSync(DATA, `${JSON.stringify(held, undefined, 2)}\n`);
}
