/** The rulebook's terms in a clause, each in plain words. */

import type { Words } from '@hortus/words';
import { glossaryOf } from '../panels/Glossary.tsx';

export interface UsedTerm {
  /** As the clauses write it. */
  readonly term: string;
  /** What players call it; undefined if they have no other word. */
  readonly plain: string | undefined;
  readonly gloss: string;
}

/** “Hand (ops)” is plainly a hand; German keeps the capitals of nouns. */
function plainOf(said: Words, name: string): string | undefined {
  const plain = /^(.+) \(.+\)$/.exec(name)?.[1];
  return said.language === 'en' ? plain?.toLowerCase() : plain;
}

export function termsIn(said: Words, game: string, text: string): readonly UsedTerm[] {
  return glossaryOf(said, game)
    .flatMap(({ name, gloss, rule }) => {
      if (rule === undefined) return [];
      const forms = said.say(rule).split(', ');
      const found = new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'i').exec(text);
      const plain = plainOf(said, said.say(name));
      return found === null ? [] : [{ at: found.index, term: forms[0] ?? '', plain, gloss: said.say(gloss) }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ term, plain, gloss }) => ({ term, plain, gloss }));
}
