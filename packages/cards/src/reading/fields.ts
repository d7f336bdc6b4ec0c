/** The fields of a card, declared once by its game: what each may be, and what its author is told if it isn't. */
import { hintFor } from '@hortus/kernel';
import type { Place } from './places.ts';
import { isTooLong, type ReadFault, type Row, said } from './rows.ts';

/** Reports a fault of the value at hand. */
export type Tell = (code: string, message: string, hint?: string) => undefined;

export interface Field<T> {
  readonly required?: true;
  /** The value; undefined for none, and once a fault has been reported. Texts come trimmed and never empty. */
  read(value: unknown, tell: Tell, about: { readonly field: string; readonly card: string }): T | undefined;
  /** As in a file; by default the value itself. */
  write?(value: T): string;
}

export type FieldTable = Readonly<Record<string, Field<unknown>>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;
type Required<T extends FieldTable> = {
  [K in keyof T]: T[K] extends { readonly required: true } ? K : never;
}[keyof T];
export type RecordOf<T extends FieldTable> = { readonly [K in Required<T>]: ValueOf<T[K]> } & {
  readonly [K in Exclude<keyof T, Required<T>>]?: ValueOf<T[K]>;
};

export const required = <T>(field: Field<T>): Field<T> & { readonly required: true } => ({
  ...field,
  required: true,
});

/** What can't be seen, or reverses the text; some scripts need joiners. */
export const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
/** Prose may have a soft hyphen. */
const UNSEEN_IN_PROSE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;

/** Counts characters only where the UTF-16 units don't settle it. */
const isWithin = (text: string, most: number): boolean => text.length <= most || [...text].length <= most;

interface LabelOptions {
  readonly longest: number;
  /** Marks that separate labels elsewhere. */
  readonly without: string;
  /** What would be read as something else. */
  readonly not?: RegExp;
}

/** A short text in one line, with at least one letter. */
export const label = ({ longest, without, not }: LabelOptions): Field<string> => ({
  read(value, tell, { field }) {
    const bad = (what: string, hint?: string): undefined =>
      tell(`bad-${field}`, `the ${field} ${said(value)} ${what}`, hint);
    if (typeof value !== 'string') return tell(`bad-${field}`, `a ${field} must be a text`);
    if ([...without].some((mark) => value.includes(mark)))
      return bad(`contains one of ${[...without].join(' ')}`, 'these marks separate names');
    if (UNSEEN.test(value)) return bad('contains an invisible character');
    if (!/\p{L}/u.test(value)) return bad('has no letter');
    if (!isWithin(value, longest)) return bad(`has more than ${longest} characters`);
    return not?.test(value) ? bad('would be read as something else') : value;
  },
});

/** One of a list of words, in either case; `kind` says what they are. */
export const word = <T extends string>(kind: string, known: readonly T[]): Field<T> => ({
  read(value, tell) {
    const lower = typeof value === 'string' ? value.toLowerCase() : '';
    const found = known.find((one) => one === lower);
    return found ?? tell(`unknown-${kind}`, `there is no ${kind} ${said(value)}`, hintFor(lower, known));
  },
});

export const wholeNumber = (least: number, most: number): Field<number> => ({
  read(value, tell, { field, card }) {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most)
      return number;
    return tell(`bad-${field}`, `the ${field} of ${card} must be a whole number from ${least} to ${most}`);
  },
});

const YES = ['yes', 'true', '1', 'x'];
const NO = ['no', 'false', '0', '-'];

/** True, or absent; `also` are further words for yes. */
export const flag = (...also: readonly string[]): Field<true> => ({
  read(value, tell, { field }) {
    const lower = said(value).toLowerCase();
    if (value === true || YES.includes(lower) || also.includes(lower)) return true;
    if (value === false || NO.includes(lower)) return undefined;
    return tell(`bad-${field}`, `${field} must be yes or no, not ${lower}`, 'leave it empty for no');
  },
});

export const prose = (longest: number): Field<string> => ({
  read: (value, tell, { field, card }) =>
    typeof value === 'string' && isWithin(value, longest) && !UNSEEN_IN_PROSE.test(value)
      ? value
      : tell(
          `bad-${field}`,
          `the ${field} of ${card} must be a text of at most ${longest} visible characters`,
        ),
});

export interface Records<T> {
  readonly cards: T[];
  /** By card. */
  readonly places: Place[];
}

/** All rows that make a card, and where they stand; a row that doesn't leaves its faults. */
export function readRows<T extends FieldTable>(
  table: T,
  rows: readonly Row[],
  faults: ReadFault[],
): Records<RecordOf<T>> {
  const read: Records<RecordOf<T>> = { cards: [], places: [] };
  if (isTooLong(rows, rows[0]?.place ?? {}, faults)) return read;
  for (const row of rows) {
    const before = faults.length;
    const card = readRow(table, row, faults);
    if (faults.length > before) continue;
    read.cards.push(card as RecordOf<T>);
    read.places.push(row.place);
  }
  return read;
}

/** Nobody would read about more of them. */
const MOST_STRANGE_FIELDS = 20;

function readRow(table: FieldTable, row: Row, faults: ReadFault[]): Record<string, unknown> {
  const known = Object.keys(table);
  const { path, ...place } = row.place;
  const tellOf =
    (field: string, at: Place | undefined): Tell =>
    (code, message, hint) => {
      faults.push({
        code,
        message,
        ...(hint === undefined ? {} : { hint }),
        ...(at ?? place),
        ...(path === undefined ? {} : { path: `${path}.${field}` }),
      });
      return undefined;
    };
  const strange = Object.keys(row.values).filter((field) => !known.includes(field));
  for (const field of strange.slice(0, MOST_STRANGE_FIELDS))
    tellOf(field, row.names?.get(field) ?? row.fields?.get(field))(
      'unknown-field',
      `a card has no ${said(field)}`,
      hintFor(field, known),
    );
  const name = valueAt(row, 'name');
  const card = typeof name === 'string' ? said(name) : 'this card';
  const record: Record<string, unknown> = {};
  for (const field of known) {
    const tell = tellOf(field, row.fields?.get(field));
    const value = valueAt(row, field);
    if (value !== undefined) record[field] = table[field]!.read(value, tell, { field, card });
    else if (table[field]!.required) tell('missing', `${card} has no ${field}`);
    if (record[field] === undefined) delete record[field];
  }
  return record;
}

/** Trimmed; undefined if it is empty or null. */
function valueAt(row: Row, field: string): unknown {
  const value = Object.hasOwn(row.values, field) ? row.values[field] : undefined;
  const plain = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
  return plain === '' || plain === null ? undefined : plain;
}

/** A field of a card as files have it; undefined where the card has none of it. */
export function written(table: FieldTable, card: object, field: string): string | number | true | undefined {
  const value = (card as Record<string, unknown>)[field];
  if (value === undefined || value === false) return undefined;
  return table[field]?.write?.(value) ?? (value as string | number | true);
}
