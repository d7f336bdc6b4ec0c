/** Cards as they are found in a text, a table or a JSON value, before anything is known about their fields. */
import type { Diagnostic } from '@hortus/kernel';
import type { Place } from './places.ts';

/** What can be wrong with a file of cards, whatever the game. */
export const READ_FAULTS = [
  'missing',
  'unknown-field',
  'twice',
  'not-a-card',
  'lore-first',
  'not-json',
  'not-a-deck',
  'no-header',
  'no-end',
  'too-many-cells',
] as const;

/** A game adds codes of its own. */
export type ReadFault = Diagnostic;

/** One card: a value per field, texts where the form has nothing else. */
export interface Row {
  readonly place: Place;
  readonly values: Readonly<Record<string, unknown>>;
  /** Where each value stands, and each field's name, where the form can tell. */
  readonly fields?: ReadonlyMap<string, Place>;
  readonly names?: ReadonlyMap<string, Place>;
}

/** Beyond this nobody meant to write a deck, and one fault says so. */
const MOST_ROWS = 500;

export function isTooLong(rows: readonly unknown[], place: Place, faults: ReadFault[]): boolean {
  if (rows.length <= MOST_ROWS) return false;
  faults.push({
    code: 'not-a-deck',
    message: `this has ${rows.length} cards, far more than any deck`,
    ...place,
  });
  return true;
}

/** Something a stranger wrote, short enough for a message. */
export const said = (value: unknown): string => {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  const text = String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
