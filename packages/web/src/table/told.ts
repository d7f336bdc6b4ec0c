/** Why something was not done, in words: the table's own reasons, then those of game and kernel. */
import type { Refusal } from '@hortus/kernel';
import { refusalWords, type Words } from '@hortus/words';

export function whyWords(words: Words, game: string, refusal: Refusal): string {
  const key = words.find(`web.refusal.${refusal.code}`);
  return key === undefined ? refusalWords(words, game, refusal) : words.say(key);
}
