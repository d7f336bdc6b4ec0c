import { en, type Key, type Language, type Messages, messagesOf } from './languages.ts';
import { fill, type Params } from './message.ts';

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
}

function speaking(language: Language, messages: Messages): Words {
  const isKey = (key: string): key is Key => Object.hasOwn(messages, key);
  return {
    language,
    say: (key, params = {}) => fill(messages[key], params, language),
    find: (...keys) => keys.find(isKey),
    either: (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items),
    list: (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
  };
}

/** English, which is always at hand. */
export const wordsIn = (language: 'en'): Words => speaking(language, en);

/** Any language, once its messages have come. */
export const loadWords = async (language: Language): Promise<Words> =>
  speaking(language, await messagesOf(language));
