/** One card's fields, from whatever form they come: what each may be, and what is said if it is not. */
import { hintFor, type Seat } from '@hortus/kernel';
import type { CardRecord } from '../cards.ts';
import { ABILITIES, type AbilityName, MOST_SWAY } from '../types.ts';
import { type Place, type ReadFault, SEAT_NAMES } from './records.ts';

export const FIELDS = ['name', 'ability', 'sway', 'faction', 'epic', 'recruits', 'owner', 'lore'] as const;
type Field = (typeof FIELDS)[number];

/** Beyond these nobody meant to write a deck, and nothing more is told. */
const MOST_ROWS = 500;
const MOST_STRANGE_FIELDS = 20;
const LONGEST_NAME = 40;
const LONGEST_LORE = 600;
const LONGEST_DECK_NAME = 80;
/** They stand between names in moves, positions and records. */
const MARKS = /[,;:|#()·]/;
/** What cannot be seen, or turns the writing round; joiners belong to some scripts. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
/** A lore may have a soft hyphen. */
const UNTOLD = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
/** A name that is written like a place in moves, and a faction that is written like another part of a card. */
const TAKEN = { name: /^hidden \d+$/i, faction: /^(?:epic|(?:of|recruits) \S+)$/i } as const;

/** A card as found: a value a field, texts where the form has nothing else. */
export interface Row {
  readonly place: Place;
  readonly values: Readonly<Record<string, unknown>>;
  /** By field, where the form can tell. */
  readonly fields?: ReadonlyMap<string, Place>;
}

interface Reader {
  readonly row: Row;
  readonly faults: ReadFault[];
}

const fault = (
  { row, faults }: Reader,
  field: string,
  code: ReadFault['code'],
  message: string,
  hint?: string,
): void => {
  const { path, ...place } = row.place;
  faults.push({
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(row.fields?.get(field) ?? place),
    ...(path === undefined ? {} : { path: `${path}.${field}` }),
  });
};

/** A deck's own: it stands before brackets in positions. */
export const isDeckName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.trim() !== '' &&
  name.length <= LONGEST_DECK_NAME &&
  !/[()|]/.test(name) &&
  !UNSEEN.test(name);

export const BAD_DECK_NAME = `a deck's name must be a text of 1 to ${LONGEST_DECK_NAME} characters, none of them ( ) or |`;

/** Not longer than so many characters: as a rule the units say so at once. */
const isWithin = (text: string, most: number): boolean => text.length <= most || [...text].length <= most;

const found = ({ row }: Reader, field: Field): unknown => {
  const value = Object.hasOwn(row.values, field) ? row.values[field] : undefined;
  const plain = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
  return plain === '' || plain === null ? undefined : plain;
};

/** A stranger's word for a message, which stays short. */
export const said = (value: unknown): string => {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  const text = String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const namedOf = (reader: Reader): string =>
  typeof found(reader, 'name') === 'string' ? said(found(reader, 'name')) : 'this card';

/** A text without the marks that separate; '' with its fault told where it is no such text. */
function label(reader: Reader, field: 'name' | 'faction', value: unknown): string {
  const bad = (what: string, hint?: string): void =>
    fault(reader, field, `bad-${field}`, `the ${field} ${said(value)} ${what}`, hint);
  if (typeof value !== 'string') fault(reader, field, `bad-${field}`, `a ${field} must be a text`);
  else if (MARKS.test(value)) bad('has one of , ; : | # ( ) · in it', 'these marks stand between names');
  else if (UNSEEN.test(value)) bad('has a sign in it that cannot be seen');
  else if (!/\p{L}/u.test(value)) bad('has no letter');
  else if (!isWithin(value, LONGEST_NAME)) bad(`has more than ${LONGEST_NAME} characters`);
  else if (TAKEN[field].test(value)) bad('is read as something else');
  else return value;
  return '';
}

function ability(reader: Reader, field: 'ability' | 'recruits', value: unknown): AbilityName | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : undefined;
  const known = ABILITIES.find((name) => name === word);
  if (known === undefined)
    fault(
      reader,
      field,
      'unknown-ability',
      `there is no ability ${said(value)}`,
      hintFor(word ?? '', ABILITIES),
    );
  return known;
}

/** CRD-2 Sway is a whole number from 1 to 6. */
function sway(reader: Reader, value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MOST_SWAY)
    return number;
  fault(
    reader,
    'sway',
    'bad-sway',
    `the sway of ${namedOf(reader)} must be a whole number from 1 to ${MOST_SWAY}`,
  );
  return undefined;
}

const YES = ['yes', 'true', '1', 'x', 'epic', '▲'];
const NO = ['no', 'false', '0', '-'];

function epic(reader: Reader, value: unknown): boolean {
  const word = said(value).toLowerCase();
  if (value === true || YES.includes(word)) return true;
  if (value !== false && !NO.includes(word))
    fault(reader, 'epic', 'bad-epic', `epic must be yes or no, not ${word}`, 'leave it empty for no');
  return false;
}

function owner(reader: Reader, value: unknown): Seat | undefined {
  const word = said(value).toLowerCase();
  const seat = SEAT_NAMES.findIndex((name, i) => name === word || i === value);
  if (seat >= 0) return seat;
  fault(reader, 'owner', 'bad-owner', `the owner must be a seat, not ${said(value)}`, 'a, b, c or d');
  return undefined;
}

function lore(reader: Reader, value: unknown): string | undefined {
  if (typeof value === 'string' && isWithin(value, LONGEST_LORE) && !UNTOLD.test(value)) return value;
  fault(
    reader,
    'lore',
    'bad-lore',
    `the lore of ${namedOf(reader)} must be a text of at most ${LONGEST_LORE} characters that can be seen`,
  );
  return undefined;
}

/** Told as one fault, whatever is wrong with its rows. */
export function isTooLong(rows: readonly unknown[], place: Place, faults: ReadFault[]): boolean {
  if (rows.length <= MOST_ROWS) return false;
  faults.push({ code: 'not-a-deck', message: `no deck has ${rows.length} cards`, ...place });
  return true;
}

/** All rows that make a card, and where they stand; a row that does not leaves its faults. */
export function readRows(
  rows: readonly Row[],
  faults: ReadFault[],
): { readonly cards: CardRecord[]; readonly places: Place[] } {
  const cards: CardRecord[] = [];
  const places: Place[] = [];
  if (isTooLong(rows, rows[0]?.place ?? {}, faults)) return { cards, places };
  for (const row of rows) {
    const card = readRow(row, faults);
    if (card === undefined) continue;
    cards.push(card);
    places.push(row.place);
  }
  return { cards, places };
}

/** The card, or nothing; either way every fault of its fields is told. */
function readRow(row: Row, faults: ReadFault[]): CardRecord | undefined {
  const reader = { row, faults };
  const before = faults.length;
  const strange = Object.keys(row.values).filter((field) => !FIELDS.some((known) => known === field));
  for (const field of strange.slice(0, MOST_STRANGE_FIELDS))
    fault(reader, field, 'unknown-field', `a card has no ${said(field)}`, hintFor(field, FIELDS));
  const has = (field: Field): boolean => found(reader, field) !== undefined;
  for (const field of ['name', 'ability', 'sway'] as const)
    if (!has(field)) fault(reader, field, 'missing', `${namedOf(reader)} has no ${field}`);
  const read = <T>(field: Field, as: (value: unknown) => T): T | undefined =>
    has(field) ? as(found(reader, field)) : undefined;
  const name = read('name', (value) => label(reader, 'name', value));
  const ofAbility = read('ability', (value) => ability(reader, 'ability', value));
  const ofSway = read('sway', (value) => sway(reader, value));
  const faction = read('faction', (value) => label(reader, 'faction', value));
  const isEpic = read('epic', (value) => epic(reader, value));
  const recruits = read('recruits', (value) => ability(reader, 'recruits', value));
  const seat = read('owner', (value) => owner(reader, value));
  const told = read('lore', (value) => lore(reader, value));
  if (faults.length > before || name === undefined || ofAbility === undefined || ofSway === undefined)
    return undefined;
  return {
    name,
    ability: ofAbility,
    sway: ofSway,
    ...(faction === undefined || faction.toLowerCase() === 'neutral' ? {} : { faction }),
    ...(isEpic ? { epic: true } : {}),
    ...(recruits === undefined ? {} : { recruits }),
    ...(seat === undefined ? {} : { owner: seat }),
    ...(told === undefined ? {} : { lore: told }),
  };
}
