/** JSON with places: the plain value, and where each member of each object and array stands. */
import { fail, ok, type Result } from '@hortus/kernel';
import { said } from './fields.ts';
import type { ReadFault } from './records.ts';

export interface JsonText {
  readonly value: unknown;
  /** Of a member of an object or array in the value. */
  readonly placeOf: (holder: object, member: string | number) => { line: number; column: number } | undefined;
}

/** Decks need four. */
const DEEPEST = 16;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const WORD = /[A-Za-z]+/y;
const SPACE = /\s*/y;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

class Unreadable extends Error {
  readonly at: number;
  readonly hint: string | undefined;
  constructor(message: string, at: number, hint?: string) {
    super(message);
    this.at = at;
    this.hint = hint;
  }
}

export function readJsonText(text: string): Result<JsonText, ReadFault[]> {
  const places = new Map<object, Map<string | number, number>>();
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  const placeAt = (at: number): { line: number; column: number } => {
    // The last line that begins there or before: `from` does, `to` does not.
    let [from, to] = [0, starts.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (starts[middle]! <= at) from = middle;
      else to = middle;
    }
    return { line: from + 1, column: at - starts[from]! + 1 };
  };
  try {
    const value = new JsonReader(text, places).whole();
    return ok({
      value,
      placeOf: (holder, member) => {
        const at = places.get(holder)?.get(member);
        return at === undefined ? undefined : placeAt(at);
      },
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, hint, at } = error;
    return fail([{ code: 'not-json', message, ...(hint === undefined ? {} : { hint }), ...placeAt(at) }]);
  }
}

class JsonReader {
  private at = 0;
  private readonly text: string;
  private readonly places: Map<object, Map<string | number, number>>;
  constructor(text: string, places: Map<object, Map<string | number, number>>) {
    this.text = text;
    this.places = places;
    if (text.startsWith('\uFEFF')) this.at = 1;
  }

  whole(): unknown {
    const value = this.value(0);
    if (this.peek() !== '') throw new Unreadable('something follows the end', this.at);
    return value;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private peek(): string {
    this.take(SPACE);
    return this.text.charAt(this.at);
  }

  private value(depth: number): unknown {
    const next = this.peek();
    if (depth > DEEPEST) throw new Unreadable('this is nested too deeply', this.at);
    if (next === '{') return this.object(depth);
    if (next === '[') return this.array(depth);
    if (next === '"') return this.string();
    const number = this.take(NUMBER);
    if (number !== undefined) return Number(number);
    const start = this.at;
    const word = this.take(WORD);
    if (word !== undefined && Object.hasOwn(WORDS, word)) return WORDS[word];
    throw new Unreadable(
      next === '' ? 'the text ends too early' : `a value is expected, not ${said(word ?? next)}`,
      start,
      word === undefined && next !== "'" ? undefined : 'texts stand in "',
    );
  }

  private string(): string {
    const start = this.at;
    const found = this.take(STRING);
    try {
      if (found !== undefined) return JSON.parse(found) as string;
    } catch {
      throw new Unreadable('this text has a sign that must be written with \\', start);
    }
    throw new Unreadable('this text has no end', start, 'close it with " on the same line');
  }

  private array(depth: number): unknown[] {
    const values: unknown[] = [];
    const places = new Map<number, number>();
    this.places.set(values, places);
    this.at++;
    if (this.peek() === ']') this.at++;
    else
      do {
        this.peek();
        places.set(values.length, this.at);
        values.push(this.value(depth + 1));
      } while (this.goesOn(']'));
    return values;
  }

  private object(depth: number): object {
    const entries: [string, unknown][] = [];
    const places = new Map<string, number>();
    this.at++;
    if (this.peek() === '}') this.at++;
    else
      do {
        if (this.peek() !== '"') throw new Unreadable('a field name in " is expected', this.at);
        const start = this.at;
        const key = this.string();
        if (places.has(key)) throw new Unreadable(`${said(key)} is there twice`, start);
        places.set(key, start);
        if (this.peek() !== ':') throw new Unreadable(`a : must follow "${said(key)}"`, this.at);
        this.at++;
        entries.push([key, this.value(depth + 1)]);
      } while (this.goesOn('}'));
    const value = Object.fromEntries(entries);
    this.places.set(value, places);
    return value;
  }

  private goesOn(end: string): boolean {
    const next = this.peek();
    if (next !== ',' && next !== end)
      throw new Unreadable(`a , or ${end} is expected`, this.at, 'is a comma missing?');
    this.at++;
    if (next === ',' && this.peek() === end)
      throw new Unreadable(
        `a value is expected after the comma, not ${end}`,
        this.at,
        'leave out the last comma',
      );
    return next === ',';
  }
}
