/** Decks as values: an object with `name`, `factions` and `cards`, or the cards alone. Out of JSON, or out of the options
 *  of a match. */
import {
  isTooLong,
  makeJsonList,
  type PlacesOf,
  type ReadFault,
  readCardList,
  readRows,
  said,
} from '@hortus/cards';
import { hintFor } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { BAD_DECK_NAME, FIELDS, isDeckName } from './fields.ts';
import type { Reading } from './records.ts';

const HEADS = ['name', 'factions', 'cards'];

/** `placesOf` is given if the value comes from a text. */
export function readDeckValue(value: unknown, path: string, placesOf: PlacesOf = () => undefined): Reading {
  const faults: ReadFault[] = [];
  const within = (member: string): string => (path === '' ? member : `${path}.${member}`);
  const readList = (list: readonly unknown[], at: string): Pick<Reading, 'cards' | 'places'> =>
    isTooLong(list, at === '' ? {} : { path: at }, faults)
      ? { cards: [], places: [] }
      : readRows(FIELDS, readCardList(list, at, placesOf, 'name, ability and sway', faults), faults);
  if (Array.isArray(value)) return { ...readList(value, path), faults };
  if (typeof value !== 'object' || value === null)
    return {
      cards: [],
      places: [],
      faults: [
        { code: 'not-a-deck', message: 'a deck is an object with cards', ...(path === '' ? {} : { path }) },
      ],
    };
  const given = value as Record<string, unknown>;
  const tell = (member: string, code: string, message: string, hint?: string): void => {
    const places = placesOf(given, member);
    faults.push({
      code,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(code === 'unknown-field' ? places?.name : places?.value),
      path: within(member),
    });
  };
  for (const member of Object.keys(given))
    if (!HEADS.includes(member))
      tell(member, 'unknown-field', `a deck has no ${said(member)}`, hintFor(member, HEADS));
  const { name, factions, cards } = given;
  const named = isDeckName(name);
  if (name !== undefined && !named) tell('name', 'bad-name', BAD_DECK_NAME);
  const listed = Array.isArray(factions) && factions.every((faction) => typeof faction === 'string');
  if (factions !== undefined && !listed)
    tell('factions', 'bad-factions', 'factions must be a list of two texts');
  if (!Array.isArray(cards)) tell('cards', 'missing', 'a deck needs a list of cards');
  return {
    ...(named ? { name: name.trim() } : {}),
    ...(listed ? { factions: factions as string[] } : {}),
    ...(Array.isArray(cards) ? readList(cards, within('cards')) : { cards: [], places: [] }),
    faults,
  };
}

export const makeDeckJson = (deck: DeckRecord): string =>
  `{\n  "name": ${JSON.stringify(deck.name)},\n  "factions": ${JSON.stringify(deck.factions)},\n  "cards": ${makeJsonList(FIELDS, deck.cards, '  ')}\n}\n`;

export const makeCustomJson = (cards: readonly CardRecord[]): string => `${makeJsonList(FIELDS, cards)}\n`;
