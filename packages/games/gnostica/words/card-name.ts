/**
 * What cards are called: on the table, in the log and in a terminal. Needs no rules, so lists of matches can use it.
 */
import type { Params, Words } from '@hortus/words';
import { MINORS, RANKS, SUITS } from './places.ts';

/** A message of `web.gnostica.*`, or its name if there is none. */
export function named(words: Words, name: string, params: Params = {}): string {
  const key = words.find(`web.gnostica.${name}`);
  return key === undefined ? name : words.say(key, params);
}

/** `Ace of Cups`, `The Tower`; by number. */
export function cardName(words: Words, card: number): string {
  if (card >= MINORS) return named(words, `major.${card - MINORS}`);
  const suit = named(words, `suit.${SUITS[Math.floor(card / RANKS.length)]}`);
  return named(words, 'minor', { rank: named(words, `rank.${RANKS[card % RANKS.length]}`), suit });
}
