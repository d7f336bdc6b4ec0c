/** What is wrong with a position, and where. */
import type { Diagnostic } from '@hortus/kernel';
import type { Part } from './fields.ts';

const MOST_FAULTS = 100;
/** What separates the words of a field. */
const BETWEEN = /[\s,:>*=]/;

/** The first faults of a text and how many there are: a hostile one has a fault for every other letter. */
export class FirstFaults {
  readonly #text: string;
  readonly #first: Diagnostic[] = [];
  #reading: Part | undefined;
  #parts: readonly Part[] = [];
  /** Lines by where they begin, made for the first fault. */
  #begins: ReadonlyMap<number, number> | undefined;
  count = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The field that faults are about from now on. */
  reads(part: Part | undefined): void {
    this.#reading = part;
  }

  /** From now on faults are about the fields together, each by its name. */
  readAll(parts: readonly Part[]): void {
    this.#reading = undefined;
    this.#parts = parts;
  }

  add(path: string, message: string | (() => string), word = ''): void {
    this.count++;
    if (this.#first.length >= MOST_FAULTS) return;
    const told = typeof message === 'string' ? message : message();
    this.#first.push(this.placed({ code: 'bad-position', message: `${path}: ${told}`, path }, word));
  }

  /** Adds the line and column of the word, or else of its field; for a missing field, those of the first. */
  placed(fault: Diagnostic, word = ''): Diagnostic {
    const part = this.#reading ?? this.#parts.find(([key]) => key === fault.path) ?? this.#parts[0];
    const place = part === undefined ? 0 : this.#placeOf(part, word);
    const begin = this.#text.lastIndexOf('\n', place - 1) + 1;
    return { ...fault, line: this.#lineOf(begin), column: (place === 0 ? 0 : place - begin) + 1 };
  }

  /** Which line begins there, from 1. */
  #lineOf(begin: number): number {
    this.#begins ??= new Map([...this.#text.matchAll(/\n/g)].map(({ index }, i) => [index + 1, i + 2]));
    return this.#begins.get(begin) ?? 1;
  }

  #placeOf([key, value, at]: Part, word: string): number {
    const from = this.#text.indexOf(value, at + key.length);
    if (word === '' || value === '' || from < 0) return at;
    const isWhole = (i: number): boolean =>
      (i === 0 || BETWEEN.test(value[i - 1] ?? ' ')) && BETWEEN.test(value[i + word.length] ?? ' ');
    let i = value.indexOf(word);
    while (i >= 0 && !isWhole(i)) i = value.indexOf(word, i + 1);
    return i < 0 ? at : from + i;
  }

  told(): Diagnostic[] {
    const { length } = this.#first;
    return this.count === length
      ? this.#first
      : [...this.#first, { code: 'more-faults', message: `${this.count} faults in all` }];
  }
}
