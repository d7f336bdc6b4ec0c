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

/** What one game says. */
export interface GameWords {
  readonly game: string;
  /** Games with most of their words in common: keys of the family are tried after the game's own. */
  readonly family?: string;
  /** Its name and what the first page says of it: English at once, other languages when they are spoken. */
  readonly card: Card;
  readonly cards?: Readonly<Partial<Record<Language, () => Promise<Card>>>>;
  readonly book?: Book;
  /** For those who learn it. */
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
  readonly about: string;
  /** What its lessons are called on the first page, where there are several. */
  readonly learn?: string;
}

/** Words that a first game does not need: settings, replays, lists. */
export const MORE: Book = {
  id: 'more',
  in: {
    en: async () => ({
      ...(await import('./en/more.json')).default,
      ...(await import('./en/verify.json')).default,
    }),
    de: async () => ({
      ...(await import('./de/more.json')).default,
      ...(await import('./de/verify.json')).default,
    }),
  },
};

/** What a table says to newcomers; it loads a moment after the board. */
export const GUIDE: Book = {
  id: 'guide',
  in: {
    en: async () => (await import('./en/guide.json')).default,
    de: async () => (await import('./de/guide.json')).default,
  },
};

/** The card workshop. */
export const PACKS: Book = {
  id: 'packs',
  in: {
    en: async () => (await import('./en/packs.json')).default,
    de: async () => (await import('./de/packs.json')).default,
  },
};
