import { formattersOf } from './formatters.ts';
import {
  ALL_BOOKS,
  type Book,
  common,
  type Key,
  type Language,
  type Messages,
  messagesOf,
} from './languages.ts';
import { fill, type Params } from './message.ts';
import { type Teller, type Tellers, tellersOf } from './tellers.ts';

/** The words of one language. */
export interface Words {
  readonly language: Language;
  say(key: Key, params?: Params): string;
  /** The first of these keys that has a message. Keys made from codes go through here. */
  find(...keys: readonly string[]): Key | undefined;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `a, b or c`. */
  either(items: readonly string[]): string;
  /** Who tells what happens in this game, once its book is here. */
  teller(game: string): Teller | undefined;
}

export function speaking(language: Language, messages: Messages, tellers: Tellers): Words {
  const isKey = (key: string): key is Key => Object.hasOwn(messages, key);
  return {
    language,
    // A word whose book has not come yet is shown by its key, and by itself as soon as the book is here.
    say: (key, params = {}) => fill(messages[key] ?? key, params, language),
    find: (...keys) => keys.find(isKey),
    either: (items) => formattersOf(language).either.format(items),
    list: (items) => formattersOf(language).all.format(items),
    teller: (game) => (Object.hasOwn(tellers, game) ? tellers[game] : undefined),
  };
}

/** English, without the books of the games: at hand before anything has come. */
export const firstWords = (): Words => speaking('en', common, {});

/** Any language with these books, once they have come. */
export const loadWords = async (language: Language, books: readonly Book[] = ALL_BOOKS): Promise<Words> =>
  speaking(language, await messagesOf(language, books), await tellersOf(books));
