/** German: like English, one file a part of the product. */
import type { Messages } from '../languages.ts';
import garden from './garden.json';
import pages from './pages.json';
import refusals from './refusals.json';
import sway from './sway.json';
import table from './table.json';
import verify from './verify.json';
import web from './web.json';

export const de: Messages = { ...refusals, ...table, ...verify, ...garden, ...sway, ...web, ...pages };
