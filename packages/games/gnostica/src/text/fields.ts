/** A position has one field per line; a fault has its path and its place in the text. */
import { type Diagnostic, hintFor } from '@hortus/kernel';

/** `written` is the part of the field that is at fault. */
export type Wrong = (path: string, message: string, written?: string, hint?: string) => void;
/** The fields of the text by key; hands by seat, as `hand a`. */
export type Fields = ReadonlyMap<string, string>;

export const listOf = (fields: Fields, key: string): string[] => {
  const value = fields.get(key) ?? '';
  return value === '' || value === '-' ? [] : value.split(' ');
};

const KEYS = [
  'to',
  'set',
  'gone',
  'quiet',
  'turns',
  'cards',
  'men',
  'hand',
  'pile',
  'out',
  'bids',
  'pool',
  'first',
  'minions',
  'frames',
  'todo',
  'known',
  'older',
  'seen',
  'over',
];
/** What is in the first line. */
const IN_HEAD = ['seats', 'turn', 'open'];

/** Longer texts can't be positions, whatever they say. */
const LONGEST = 8000;
/** Further faults aren't reported. */
const MOST_FAULTS = 20;

/** One field as it is written. */
interface Place {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A written position: its fields, and what is found wrong with them. */
export class Written {
  readonly fields = new Map<string, string>();
  readonly faults: Diagnostic[] = [];
  readonly #places = new Map<string, Place>();

  constructor(text: string) {
    if (text.length > LONGEST) this.wrong('position', 'is too long');
    else for (const [i, line] of text.split('\n').entries()) this.#readLine(line, i + 1);
  }

  /** Position : Field (("\n" | ";") Field)* ; each key once, a hand for each seat. */
  #readLine(text: string, line: number): void {
    let from = 0;
    for (const part of text.split(';')) {
      const column = from + part.length - part.trimStart().length + 1;
      this.#read({ text: part.trim(), line, column });
      from += part.length + 1;
    }
  }

  #read(place: Place): void {
    const line = place.text.replace(/\s+/g, ' ');
    if (line === '') return;
    const [, word, value] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const key = word === 'hand' ? `hand ${value.slice(0, 1)}` : word;
    if (!KEYS.includes(word)) this.#fault(short(word), 'there is no such field', place, hintFor(word, KEYS));
    else if (this.fields.has(key)) this.#fault(key, 'appears twice', place);
    else {
      this.fields.set(key, word === 'hand' ? value.slice(1).trim() : value);
      this.#places.set(key, place);
    }
  }

  readonly wrong: Wrong = (path, message, written, hint) => {
    const field = this.#places.get(IN_HEAD.includes(path) ? 'to' : path);
    const skip = written === undefined ? -1 : (field?.text.indexOf(written, path.length) ?? -1);
    const place = field && { ...field, column: field.column + Math.max(0, skip) };
    this.#fault(path.replace(/^hand .*/su, 'hand'), message, place, hint);
  };

  #fault(path: string, message: string, place?: Place, hint?: string): void {
    if (this.faults.length >= MOST_FAULTS) return;
    this.faults.push({
      code: 'bad-position',
      message: `${path}: ${message}`,
      path,
      ...(hint === undefined ? {} : { hint }),
      ...(place === undefined ? {} : { line: place.line, column: place.column }),
    });
  }
}

/** Quotations from a text stay short, however long it is. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
export const said = (text: string): string => `“${short(text)}”`;
