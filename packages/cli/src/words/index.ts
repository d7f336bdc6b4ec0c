/** What commands about packs say, in every language; the other commands speak English (docs/decisions/0048). */
import { findingBook, setupBook } from '@hortus/cgs/words/books.ts';
import { nearest } from '@hortus/kernel';
import { bookOf, fill, LANGUAGES, type Language, loadWords, PACKS, type Words } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import en from './en.json';

declare module '@hortus/words/books' {
  interface Books {
    cli: typeof en;
  }
}

export const cliBook = bookOf('cli', {
  en: [() => import('./en.json')],
  de: [() => import('./de.json')],
});

export type Say = Words['say'];

/** English, for commands that speak nothing else. Knows the words of the command line alone. */
export const inEnglish: Say = (key, params = {}) => fill(en[key as keyof typeof en] ?? key, params, 'en');

export interface Spoken {
  /** As asked for with --language. */
  readonly language?: string;
  readonly json?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** `de_AT.UTF-8` is German; a language that nobody has translated to is English. */
export function languageIn(env: Environment): Language {
  const [name = ''] = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').split(/[_.@-]/);
  return isLanguage(name.toLowerCase()) ? (name.toLowerCase() as Language) : 'en';
}

/** With the words of the checker and the card workshop, so that a sentence is the same wherever it is read. */
export const packWords = (language: Language): Promise<Words> =>
  loadWords(language, { books: [cliBook, PACKS, findingBook, setupBook] });

/** The language asked for, or else the terminal's. Programs get English unless they ask for another. */
export async function wordsFor({ language, json = false }: Spoken, env: Environment): Promise<Words> {
  const usual = json ? 'en' : languageIn(env);
  if (language === undefined || isLanguage(language)) return packWords(language ?? usual);
  const list = Object.keys(LANGUAGES).join(', ');
  const { say } = await packWords(usual);
  throw new Mistake(say('cli.pack.one-of', { flag: '--language', list }), EXIT.usage);
}

/** `did you mean Freeze?`, or all that is known. */
export function hintIn({ say }: Words, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? say('cli.known', { list: known.join(', ') }) : say('cli.near', { near });
}
