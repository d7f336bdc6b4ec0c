/**
 * Books of words, each in every language and loaded when somebody needs it. A game brings its own (`GameWords`, in the
 * folder `words/` of its kit) and adds the keys of its books to `Books`, so that a misspelled key is a type error.
 */
import type { Language, Messages } from './languages.ts';
import type { Teller } from './teller.ts';

// biome-ignore lint/suspicious/noEmptyInterface: each game adds its books here, by declaration merging
export interface Books {}

export interface Book {
  readonly id: string;
  readonly in: Readonly<Record<Language, () => Promise<Messages>>>;
}

type Files = readonly (() => Promise<{ readonly default: Messages }>)[];

/** A book whose messages are in one file or several for each language. */
export const bookOf = (id: string, files: Readonly<Record<Language, Files>>): Book => ({
  id,
  in: { en: joined(files.en), de: joined(files.de) },
});

const joined = (files: Files) => async (): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(files.map(async (load) => (await load()).default))));

/** What one game says. */
export interface GameWords {
  readonly game: string;
  /** Games with most of their words in common: keys of the family are tried after the game's own. */
  readonly family?: string;
  /** Its name and what the first page says about it: English is always at hand, other languages load on demand. */
  readonly card: Card;
  readonly cards?: Readonly<Partial<Record<Language, () => Promise<Card>>>>;
  readonly book?: Book;
  /** The words of its lessons. */
  readonly lessons?: Book;
  /** For a newcomer at the table: the goal, the steps of a turn, tips, and why a move is advised. */
  readonly guide?: Book;
  /** The terms of its rulebook, each with a plain gloss: `web.term.<game or family>.1`, `.1.is`, `.2` and so on. */
  readonly glossary?: Book;
  /** Tells what happened as sentences. */
  readonly teller?: () => Promise<Teller>;
}

export interface Card {
  readonly name: string;
  readonly mood: string;
  /** What it is and how long it takes, where there is room for one line. */
  readonly brief?: string;
  readonly about: string;
  /** What its lessons are called on the first page, where there are several. */
  readonly learn?: string;
}

/** Words that a first game does not need: settings, replays, lists. */
export const MORE = bookOf('more', {
  en: [() => import('./en/more.json'), () => import('./en/verify.json')],
  de: [() => import('./de/more.json'), () => import('./de/verify.json')],
});

/** What a table says to newcomers; it loads a moment after the board. */
export const GUIDE = bookOf('guide', {
  en: [() => import('./en/guide.json')],
  de: [() => import('./de/guide.json')],
});

/** The words that every table uses, each with a plain gloss: `web.term.table.1`, `.1.is` and so on. */
export const GLOSSARY = bookOf('glossary', {
  en: [() => import('./en/glossary.json')],
  de: [() => import('./de/glossary.json')],
});

/** The card workshop. */
export const PACKS = bookOf('packs', {
  en: [() => import('./en/packs.json')],
  de: [() => import('./de/packs.json')],
});
