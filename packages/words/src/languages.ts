/**
 * Every language by its own name, and the words that all pages need. A game's words come with the game (`books.ts`).
 * All languages are compared with English.
 */
import type { Books } from './books.ts';
import type glossary from './en/glossary.json';
import type guide from './en/guide.json';
import type more from './en/more.json';
import type packs from './en/packs.json';
import pages from './en/pages.json';
import refusals from './en/refusals.json';
import table from './en/table.json';
import type verify from './en/verify.json';
import web from './en/web.json';
import type { Message } from './message.ts';

export const common = { ...refusals, ...table, ...web, ...pages };

type OfGames = { [Name in keyof Books]: keyof Books[Name] }[keyof Books] & string;
export type Key =
  | keyof typeof common
  | keyof typeof glossary
  | keyof typeof guide
  | keyof typeof more
  | keyof typeof verify
  | keyof typeof packs
  | OfGames;
export type Messages = Readonly<Record<string, Message>>;

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The words that belong to no single game; English is always at hand. */
export const COMMON: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => common,
  de: async () => (await import('./de/index.ts')).common,
};
