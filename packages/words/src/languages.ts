/**
 * Every language by its own name, and its books of words: what all pages need, a book for each family of games, which
 * comes when the game does, and some for what a first game does not need. All languages are held against English.
 */
import type garden from './en/garden.json';
import type gardenLearn from './en/garden-learn.json';
import type gnostica from './en/gnostica.json';
import type gnosticaLearn from './en/gnostica-learn.json';
import type gnosticaTable from './en/gnostica-table.json';
import type more from './en/more.json';
import pages from './en/pages.json';
import refusals from './en/refusals.json';
import type sway from './en/sway.json';
import type swayLearn from './en/sway-learn.json';
import type swayTable from './en/sway-table.json';
import table from './en/table.json';
import type verify from './en/verify.json';
import web from './en/web.json';
import type { Message } from './message.ts';

export const common = { ...refusals, ...table, ...web, ...pages };

export type Key =
  | keyof typeof common
  | keyof typeof garden
  | keyof typeof gardenLearn
  | keyof typeof gnostica
  | keyof typeof gnosticaTable
  | keyof typeof gnosticaLearn
  | keyof typeof sway
  | keyof typeof swayTable
  | keyof typeof swayLearn
  | keyof typeof more
  | keyof typeof verify;
export type Messages = Readonly<Record<string, Message>>;

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

type Loader = () => Promise<Messages>;

/** The words that are not of one game; English ones are at hand. */
const COMMON: Readonly<Record<Language, Loader>> = {
  en: async () => common,
  de: async () => (await import('./de/index.ts')).common,
};

/** One line a book. */
const BOOKS = {
  garden: {
    en: async () => (await import('./en/garden.json')).default,
    de: async () => (await import('./de/garden.json')).default,
  },
  'garden-learn': {
    en: async () => (await import('./en/garden-learn.json')).default,
    de: async () => (await import('./de/garden-learn.json')).default,
  },
  gnostica: {
    en: async () => ({
      ...(await import('./en/gnostica.json')).default,
      ...(await import('./en/gnostica-table.json')).default,
    }),
    de: async () => ({
      ...(await import('./de/gnostica.json')).default,
      ...(await import('./de/gnostica-table.json')).default,
    }),
  },
  'gnostica-learn': {
    en: async () => (await import('./en/gnostica-learn.json')).default,
    de: async () => (await import('./de/gnostica-learn.json')).default,
  },
  sway: {
    en: async () => ({
      ...(await import('./en/sway.json')).default,
      ...(await import('./en/sway-table.json')).default,
      ...(await import('./en/sway-learn.json')).default,
    }),
    de: async () => ({
      ...(await import('./de/sway.json')).default,
      ...(await import('./de/sway-table.json')).default,
      ...(await import('./de/sway-learn.json')).default,
    }),
  },
  more: {
    en: async () => ({
      ...(await import('./en/more.json')).default,
      ...(await import('./en/verify.json')).default,
    }),
    de: async () => ({
      ...(await import('./de/more.json')).default,
      ...(await import('./de/verify.json')).default,
    }),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Loader>>>>;
export type Book = keyof typeof BOOKS;
export const ALL_BOOKS = Object.keys(BOOKS) as readonly Book[];

export async function messagesOf(language: Language, books: readonly Book[] = ALL_BOOKS): Promise<Messages> {
  const loaded = await Promise.all([COMMON[language](), ...books.map((book) => BOOKS[book][language]())]);
  return Object.assign({}, ...loaded) as Messages;
}
