/** Decks as JSON: an object with `name`, `factions` and `cards`, or the cards alone. */
import { hintFor } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../cards.ts';
import { BAD_DECK_NAME, FIELDS, isDeckName, isTooLong, type Row, readRows, said } from './fields.ts';
import { type JsonText, readJsonText } from './json-text.ts';
import { type Place, type ReadFault, type Reading, SEAT_NAMES } from './records.ts';

type PlaceOf = JsonText['placeOf'];
const HEADS = ['name', 'factions', 'cards'];

export function readDeckJson(text: string): Reading {
  const json = readJsonText(text);
  return json.ok
    ? readDeckValue(json.value.value, '', json.value.placeOf)
    : { cards: [], places: [], faults: json.fault };
}

/** A value that came as data: in the options of a match, or out of JSON, where it has lines, too. */
export function readDeckValue(value: unknown, path = 'deck', placeOf: PlaceOf = () => undefined): Reading {
  const faults: ReadFault[] = [];
  const within = (member: string | number): string =>
    typeof member === 'number' ? `${path}[${member}]` : path === '' ? member : `${path}.${member}`;
  if (Array.isArray(value)) return { ...readList(value, path, placeOf, faults), faults };
  if (typeof value !== 'object' || value === null)
    return {
      cards: [],
      places: [],
      faults: [
        { code: 'not-a-deck', message: 'a deck is an object with cards', ...(path === '' ? {} : { path }) },
      ],
    };
  const given = value as Record<string, unknown>;
  const tell = (member: string, code: ReadFault['code'], message: string, hint?: string): void => {
    faults.push({
      code,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...placeOf(given, member),
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
    ...(Array.isArray(cards) ? readList(cards, within('cards'), placeOf, faults) : { cards: [], places: [] }),
    faults,
  };
}

function readList(
  list: readonly unknown[],
  path: string,
  placeOf: PlaceOf,
  faults: ReadFault[],
): { readonly cards: CardRecord[]; readonly places: Place[] } {
  if (isTooLong(list, path === '' ? {} : { path }, faults)) return { cards: [], places: [] };
  const rows = list.flatMap((value, i): Row[] => {
    const place: Place = { ...placeOf(list, i), path: `${path}[${i}]` };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      faults.push({
        code: 'not-a-card',
        message: 'a card is an object with name, ability and sway',
        ...place,
      });
      return [];
    }
    const fields = new Map(Object.keys(value).map((field) => [field, placeOf(value, field) ?? {}]));
    return [{ place, values: value as Record<string, unknown>, fields }];
  });
  return readRows(rows, faults);
}

/** A card's fields in one order, the owner as a letter. */
const plain = (card: CardRecord): Record<string, unknown> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = field === 'owner' && card.owner !== undefined ? SEAT_NAMES[card.owner] : card[field];
      return value === undefined || value === false ? [] : [[field, value]];
    }),
  );

const makeList = (cards: readonly CardRecord[], indent: string): string =>
  `[\n${cards.map((card) => `${indent}  ${JSON.stringify(plain(card))}`).join(',\n')}\n${indent}]`;

/** A card a line, so that two versions can be compared. */
export const makeDeckJson = (deck: DeckRecord): string =>
  `{\n  "name": ${JSON.stringify(deck.name)},\n  "factions": ${JSON.stringify(deck.factions)},\n  "cards": ${makeList(deck.cards, '  ')}\n}\n`;

export const makeCustomJson = (cards: readonly CardRecord[]): string => `${makeList(cards, '')}\n`;
