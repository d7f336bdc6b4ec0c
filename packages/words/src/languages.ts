/** Every language by its own name. English is at hand, and all others are held against it; they come when asked for. */
import garden from './en/garden.json';
import pages from './en/pages.json';
import refusals from './en/refusals.json';
import sway from './en/sway.json';
import table from './en/table.json';
import verify from './en/verify.json';
import web from './en/web.json';
import type { Message } from './message.ts';

export const en = { ...refusals, ...table, ...verify, ...garden, ...sway, ...web, ...pages };

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, Message>>;

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  de: async () => (await import('./de/index.ts')).de,
};

export const messagesOf = async (language: Language): Promise<Messages> =>
  language === 'en' ? en : OTHERS[language]();
