/** Every language, and the messages it has. English is the one all others are held against. */
import garden from './en/garden.json';
import refusals from './en/refusals.json';
import table from './en/table.json';
import verify from './en/verify.json';
import web from './en/web.json';
import type { Message } from './message.ts';

const en = { ...refusals, ...table, ...verify, ...garden, ...web };

export type Key = keyof typeof en;

export const LANGUAGES = { en } as const satisfies Record<string, Readonly<Record<Key, Message>>>;
export type Language = keyof typeof LANGUAGES;
