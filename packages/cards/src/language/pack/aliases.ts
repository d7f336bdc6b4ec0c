/** Aliases that a pack declares for custom names (CGS-LANG-10, CGS-ERR-37). */

import { type Aliases, isCustomName } from '../area/names.ts';
import type { Report } from '../telling/findings.ts';
import { phrase, type Said, said } from '../telling/said.ts';
import { categoryNamed, isVocabulary } from '../words.ts';
import type { Head } from './pack.ts';

/** The usable ones; the others are reported and then ignored. */
export function usableAliases({ aliases, spots }: Pick<Head, 'aliases' | 'spots'>, report: Report): Aliases {
  const usable = new Map<string, string>();
  for (const [short, name] of aliases) {
    const [code, message] = faultOf(short, name, aliases) ?? [];
    if (code === undefined) usable.set(short, name);
    else report(code, spots.get(`alias ${short}`)!, message!);
  }
  return usable;
}

function faultOf(short: string, name: string, aliases: Aliases): readonly [string, Said] | undefined {
  if (isVocabulary(short)) return ['ERR-37', said`"${short}" is already ${known(short)}.`];
  for (const one of [short, name])
    if (!isCustomName(one) && !isVocabulary(one))
      return ['ERR-1', said`Name "${one}" may contain letters only.`];
  if (isVocabulary(name))
    return ['ERR-37', said`"${name}" is ${known(name)}; an alias stands for a custom name.`];
  if (aliases.has(name))
    return ['ERR-37', said`"${name}" is an alias itself; an alias cannot stand for another.`];
  return undefined;
}

const known = (word: string): Said => {
  const category = categoryNamed(word);
  if (category === undefined) return phrase('a predefined attribute');
  return category === word ? phrase('a category') : said`an alias of ${category}`;
};
