import type { Words } from '@hortus/words';

/** A game's name where we have one, otherwise what the address says. */
export function gameName(words: Words, game = ''): string {
  const key = words.find(`web.game.${game}`);
  return key === undefined ? game : words.say(key);
}

/** What the home page says about it. */
export function aboutGame(words: Words, game: string): string {
  const key = words.find(`web.game.${game}.about`);
  return key === undefined ? '' : words.say(key);
}
