import { type Key, LANGUAGES, type Language } from './languages.ts';
import { fill, type Message, type Params } from './message.ts';

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

export function wordsIn(language: Language): Words {
  const messages: Readonly<Record<Key, Message>> = LANGUAGES[language];
  const isKey = (key: string): key is Key => Object.hasOwn(messages, key);
  return {
    language,
    say: (key, params = {}) => fill(messages[key], params, language),
    find: (...keys) => keys.find(isKey),
    either: (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items),
    list: (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
  };
}
