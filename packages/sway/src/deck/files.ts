/** Files of cards, in whichever form they come. */
import type { Diagnostic, Result } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../cards.ts';
import { type DeckTerms, finishDeck } from './check.ts';
import { makeDeckCsv, readDeckCsv } from './csv.ts';
import { finishCustom } from './custom.ts';
import { makeCustomJson, makeDeckJson, readDeckJson, readDeckValue } from './json.ts';
import type { Reading } from './records.ts';
import { makeCustomText, makeDeckText, readDeckText } from './text.ts';

export const DECK_FORMS = ['text', 'json', 'csv'] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

const READERS: Readonly<Record<DeckForm, (text: string) => Reading>> = {
  text: readDeckText,
  json: readDeckJson,
  csv: readDeckCsv,
};

/** By the file's name, else by how the text begins. */
export function formOf(text: string, fileName = ''): DeckForm {
  if (/\.json$/i.test(fileName)) return 'json';
  if (/\.[ct]sv$/i.test(fileName)) return 'csv';
  if (/\.txt$/i.test(fileName)) return 'text';
  if (/^\uFEFF?\s*[[{]/.test(text)) return 'json';
  return /^\uFEFF?"?\w+"?\s*[,;\t]/.test(text) ? 'csv' : 'text';
}

export const parseDeck = (
  text: string,
  terms: DeckTerms,
  form: DeckForm = formOf(text),
): Result<DeckRecord, Diagnostic[]> => finishDeck(READERS[form](text), terms);

/** Custom cards; those that name no seat are brought by `owner`. */
export const parseCustom = (
  text: string,
  terms: DeckTerms,
  { form = formOf(text), deck, owner }: { form?: DeckForm; deck?: DeckRecord; owner?: number } = {},
): Result<readonly CardRecord[], Diagnostic[]> => finishCustom(READERS[form](text), terms, deck, owner);

/** As options of a match carry them. */
export const parseDeckOption = (value: unknown, terms: DeckTerms): Result<DeckRecord, Diagnostic[]> =>
  finishDeck(readDeckValue(value, 'options.deck'), terms);
export const parseCustomOption = (
  value: unknown,
  terms: DeckTerms,
  deck: DeckRecord,
): Result<readonly CardRecord[], Diagnostic[]> =>
  finishCustom(readDeckValue(value, 'options.custom'), terms, deck);

export const makeDeckFile = (deck: DeckRecord, form: DeckForm): string =>
  form === 'text' ? makeDeckText(deck) : form === 'json' ? makeDeckJson(deck) : makeDeckCsv(deck.cards);
export const makeCustomFile = (cards: readonly CardRecord[], form: DeckForm): string =>
  form === 'text' ? makeCustomText(cards) : form === 'json' ? makeCustomJson(cards) : makeDeckCsv(cards);
