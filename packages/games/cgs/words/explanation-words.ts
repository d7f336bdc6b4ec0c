/** What the codes of the checker mean, in the reader's language. */
import { type Explanation, explain } from '@hortus/cards/language';
import type { Words } from '@hortus/words';

/** What a code means; examples are the same in every language. */
export function explanationWords(words: Words, code: string): Explanation | undefined {
  const found = explain(code);
  if (found === undefined) return undefined;
  const say = (part: 'title' | 'why'): string => {
    const key = words.find(`cgs.explain.${code}.${part}`);
    return key === undefined ? found[part] : words.say(key);
  };
  return { ...found, title: say('title'), why: say('why') };
}
