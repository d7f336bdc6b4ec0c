/** One card's fields, from whatever form they come: what each may be, and what is said if it is not. */
import { hintFor, type Seat } from '@hortus/kernel';
import type { CardRecord } from '../cards.ts';
import { ABILITIES, type AbilityName, MOST_SWAY } from '../types.ts';
import { type Place, type ReadFault, SEAT_NAMES } from './records.ts';

export const FIELDS = ['name', 'ability', 'sway', 'faction', 'epic', 'recruits', 'owner', 'lore'] as const;
type Field = (typeof FIELDS)[number];

const LONGEST_NAME = 40;
const LONGEST_LORE = 600;
/** They stand between names in moves, positions and records. */
const MARKS = /[,;:|#()·\p{Cc}]/u;

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

const found = ({ row }: Reader, field: Field): unknown => {
  const value = Object.hasOwn(row.values, field) ? row.values[field] : undefined;
  const plain = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
  return plain === '' || plain === null ? undefined : plain;
};

const namedOf = (reader: Reader): string =>
  typeof found(reader, 'name') === 'string' ? `${found(reader, 'name')}` : 'this card';

/** A text without the marks that separate; '' with its fault told where it is no such text. */
function label(reader: Reader, field: 'name' | 'faction', value: unknown): string {
  if (typeof value !== 'string') fault(reader, field, `bad-${field}`, `a ${field} must be a text`);
  else if (MARKS.test(value))
    fault(
      reader,
      field,
      `bad-${field}`,
      `the ${field} ${value} has one of , ; : | # ( ) · in it`,
      'these marks stand between names',
    );
  else if (!/\p{L}/u.test(value)) fault(reader, field, `bad-${field}`, `the ${field} ${value} has no letter`);
  else if ([...value].length > LONGEST_NAME)
    fault(reader, field, `bad-${field}`, `the ${field} ${value} has more than ${LONGEST_NAME} characters`);
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
      `there is no ability ${String(value)}`,
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
  const word = String(value).toLowerCase();
  if (value === true || YES.includes(word)) return true;
  if (value !== false && !NO.includes(word))
    fault(reader, 'epic', 'bad-epic', `epic must be yes or no, not ${word}`, 'leave it empty for no');
  return false;
}

function owner(reader: Reader, value: unknown): Seat | undefined {
  const word = String(value).toLowerCase();
  const seat = SEAT_NAMES.findIndex((name, i) => name === word || i === value);
  if (seat >= 0) return seat;
  fault(reader, 'owner', 'bad-owner', `the owner must be a seat, not ${String(value)}`, 'a, b, c or d');
  return undefined;
}

function lore(reader: Reader, value: unknown): string | undefined {
  if (typeof value === 'string' && [...value].length <= LONGEST_LORE) return value;
  fault(
    reader,
    'lore',
    'bad-lore',
    `the lore of ${namedOf(reader)} must be a text of at most ${LONGEST_LORE} characters`,
  );
  return undefined;
}

/** All rows that make a card, and where they stand; a row that does not leaves its faults. */
export function readRows(
  rows: readonly Row[],
  faults: ReadFault[],
): { readonly cards: CardRecord[]; readonly places: Place[] } {
  const cards: CardRecord[] = [];
  const places: Place[] = [];
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
  for (const field of Object.keys(row.values))
    if (!FIELDS.some((known) => known === field))
      fault(reader, field, 'unknown-field', `a card has no ${field}`, hintFor(field, FIELDS));
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
