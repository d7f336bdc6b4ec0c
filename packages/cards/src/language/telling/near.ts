/** The nearest known word, remembered: a hostile text asks for the same one thousands of times. */
import { nearest } from '@hortus/kernel';

/** Nobody mistypes a word of the language this long. */
const LONGEST = 60;
const MOST_REMEMBERED = 2000;

export function nearestIn(known: readonly string[]): (word: string) => string | undefined {
  const remembered = new Map<string, string | undefined>();
  return (word) => {
    if (word.length > LONGEST) return undefined;
    if (!remembered.has(word)) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(word, nearest(word, known));
    }
    return remembered.get(word);
  };
}
