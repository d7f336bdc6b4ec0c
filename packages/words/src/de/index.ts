/** German: like English, one file per part of the product; the games bring their own books. */
import type { Messages } from '../languages.ts';
import pages from './pages.json';
import refusals from './refusals.json';
import table from './table.json';
import web from './web.json';

export const common: Messages = { ...refusals, ...table, ...web, ...pages };
