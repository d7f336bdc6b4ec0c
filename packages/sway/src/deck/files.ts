/** Files of cards, in any of their forms. */
import { type CardForm, formOf, makeCsv, type ReadFault, readCsv, readJson, readRows } from '@hortus/cards';
import type { Diagnostic, Result } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { type DeckTerms, finishDeck } from './check.ts';
import { finishCustom } from './custom.ts';
import { FIELDS } from './fields.ts';
import type { Reading } from './records.ts';
import { makeCustomText, makeDeckText, readDeckText } from './text.ts';
import { makeCustomJson, makeDeckJson, readDeckValue } from './value.ts';

const readDeckJson = (text: string): Reading => {
  const json = readJson(text);
  return json.ok
    ? readDeckValue(json.value.value, '', json.value.placesOf)
    : { cards: [], places: [], faults: json.fault };
};

const readDeckCsv = (text: string): Reading => {
  const faults: ReadFault[] = [];
  return { ...readRows(FIELDS, readCsv(FIELDS, text, faults), faults), faults };
};

const READERS: Readonly<Record<CardForm, (text: string) => Reading>> = {
  text: readDeckText,
  json: readDeckJson,
  csv: readDeckCsv,
};

export const parseDeck = (
  text: string,
  terms: DeckTerms,
  form: CardForm = formOf(text),
): Result<DeckRecord, Diagnostic[]> => finishDeck(READERS[form](text), terms);

/** Custom cards; those that name no seat belong to `owner`. */
export const parseCustom = (
  text: string,
  terms: DeckTerms,
  { form = formOf(text), deck, owner }: { form?: CardForm; deck?: DeckRecord; owner?: number } = {},
): Result<readonly CardRecord[], Diagnostic[]> => finishCustom(READERS[form](text), terms, deck, owner);

/** A deck as the options of a match hold it. */
export const parseDeckOption = (value: unknown, terms: DeckTerms): Result<DeckRecord, Diagnostic[]> =>
  finishDeck(readDeckValue(value, 'options.deck'), terms);
export const parseCustomOption = (
  value: unknown,
  terms: DeckTerms,
  deck: DeckRecord,
): Result<readonly CardRecord[], Diagnostic[]> =>
  finishCustom(readDeckValue(value, 'options.custom'), terms, deck);

const makeDeckCsv = (cards: readonly CardRecord[]): string =>
  makeCsv(FIELDS, cards, ['name', 'ability', 'sway', 'faction', 'lore']);

export const makeDeckFile = (deck: DeckRecord, form: CardForm): string =>
  form === 'text' ? makeDeckText(deck) : form === 'json' ? makeDeckJson(deck) : makeDeckCsv(deck.cards);
export const makeCustomFile = (cards: readonly CardRecord[], form: CardForm): string =>
  form === 'text' ? makeCustomText(cards) : form === 'json' ? makeCustomJson(cards) : makeDeckCsv(cards);
