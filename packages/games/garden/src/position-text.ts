/** The text of a position, word by word: what it says and where, before anything is checked against anything else. */
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';
import { parseTile } from './names.ts';
import { FORMATS, type Options } from './types.ts';

/** A word and its place, both from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface Written {
  readonly cells: readonly Word[];
  /** The word after the last cell. */
  readonly after: Word;
  readonly top: Word;
  readonly move: Word;
  readonly first: 'A' | 'B';
  readonly format: Options['format'];
  readonly fullBoard: Options['fullBoard'];
  /** Points of A and of B. */
  readonly score: readonly [Word, Word] | undefined;
  /** Who gave up, and how. */
  readonly end: readonly [Word, Word] | undefined;
}

/** A diagnostic with the place of the word it is about. */
export const faultAt = ({ line, column }: Word, fault: Diagnostic): Diagnostic => ({
  ...fault,
  line,
  column,
});

/** Longer texts can't be positions: this is three times the length of any. */
const LONGEST = 600;
const STRANGE: Diagnostic = {
  code: 'not-a-position',
  message: 'this is not a position of Garden',
  hint: 'rows from the top, then: top <tile or -> move <X, O or ->, then first, format, score, fullBoard, end',
};
/** What may follow the player to move, in any order, each once. Null stands for a value. */
const FIELDS = {
  first: [null],
  format: [null],
  fullBoard: [null],
  score: ['A', null, 'B', null],
  end: [null, null],
} as const;
type Field = keyof typeof FIELDS;
const isField = (text: string): text is Field => Object.hasOwn(FIELDS, text);
const isCell = ({ text }: Word): boolean => text === 'X' || text === 'O' || parseTile(text) !== undefined;

/** `/` is a word of its own, with spaces around it or not. The last word is empty: the end of the text. */
function wordsOf(text: string): readonly Word[] {
  const lines = text
    .slice(0, LONGEST + 1)
    .trimEnd()
    .split('\n');
  const words = lines.flatMap((row, i) =>
    [...row.matchAll(/\/|[^\s/]+/g)].map(({ 0: word, index }) => ({
      text: word,
      line: i + 1,
      column: index + 1,
    })),
  );
  return [...words, { text: '', line: lines.length, column: (lines.at(-1) ?? '').length + 1 }];
}

type Fields = Partial<Record<Field, readonly Word[]>>;

/** Takes words in the order of a position. At the first unexpected word it stops. */
class Reader {
  strange: Word | undefined;
  /** Fields that were given more than once. */
  readonly again: Word[] = [];
  readonly #words: readonly Word[];
  #next = 0;

  constructor(text: string) {
    this.#words = wordsOf(text);
    if (text.length > LONGEST) this.strange = this.#words[0];
  }

  get #isDone(): boolean {
    return this.strange !== undefined || this.#next === this.#words.length - 1;
  }

  /** The next word, which must exist and, if `wanted` is given, must be that one. */
  take(wanted?: string | null): Word {
    const word = this.#words[this.#next] as Word;
    if (this.#isDone || (typeof wanted === 'string' && word.text !== wanted)) this.strange ??= word;
    else this.#next++;
    return word;
  }

  /** All words before `top`. */
  garden(): readonly Word[] {
    const end = this.#words.findIndex(({ text }) => text === 'top');
    if (end <= 0) this.strange ??= this.#words.find((word) => word.text !== '/' && !isCell(word));
    this.#next = Math.max(0, end);
    return this.#words.slice(0, this.#next);
  }

  /** All words to the end: the values of each field by name. */
  fields(): Fields {
    const fields: Fields = {};
    while (!this.#isDone) {
      const name = this.take();
      if (isField(name.text)) {
        if (fields[name.text] !== undefined) this.again.push(name);
        const words = FIELDS[name.text].map((wanted) => [wanted, this.take(wanted)] as const);
        fields[name.text] = words.flatMap(([wanted, word]) => (wanted === null ? [word] : []));
      } else this.strange = name;
    }
    return fields;
  }
}

/**
 * The first row that doesn't have four cells, or the fifth row;
 * for an empty row, the last word of the garden.
 */
function strangeRow(garden: readonly Word[]): Word | undefined {
  const rows: Word[][] = [[]];
  for (const word of garden)
    if (word.text === '/') rows.push([]);
    else rows.at(-1)?.push(word);
  if (rows.length === 1 || (rows.length === 4 && rows.every(({ length }) => length === 4))) return undefined;
  return (rows.find(({ length }) => length !== 4) ?? rows[4])?.[0] ?? garden.at(-1);
}

export function readPosition(text: string, options: Options): Result<Written, Diagnostic[]> {
  const reader = new Reader(text);
  const garden = reader.garden();
  const after = reader.take('top');
  const top = reader.take();
  reader.take('move');
  const move = reader.take();
  const { score, end, ...fields } = reader.fields();

  const faults: Diagnostic[] = [];
  const fault = (word: Word, code: string, message: string): void => {
    faults.push(faultAt(word, { code, message }));
  };
  /** What a field says, or its default. */
  const oneOf = <T extends string>(
    name: string,
    known: readonly T[],
    word: Word | undefined,
    usual: T,
  ): T => {
    if (word === undefined || known.includes(word.text as T)) return (word?.text ?? usual) as T;
    fault(word, 'bad-field', `${name} must be one of ${known.join(', ')}, not ${word.text}`);
    return usual;
  };
  for (const name of reader.again) fault(name, 'field-twice', `${name.text} is given twice`);
  if (reader.strange !== undefined) return fail([...faults, faultAt(reader.strange, STRANGE)]);
  oneOf('move', ['X', 'O', '-'], move, '-');
  for (const word of score ?? [])
    if (!/^\d{1,3}$/.test(word.text)) fault(word, 'bad-field', `a score is a whole number, not ${word.text}`);
  oneOf('end', ['X', 'O'], end?.[0], 'X');
  oneOf('end', ['resign', 'time'], end?.[1], 'time');
  const row = strangeRow(garden);
  if (row !== undefined)
    fault(row, 'not-four-rows', 'a garden has four rows of four cells, with / between the rows');
  const written: Written = {
    cells: garden.filter(({ text: cell }) => cell !== '/'),
    after,
    top,
    move,
    // A unless the text says otherwise, whatever the options say about the first game.
    first: oneOf('first', ['A', 'B'], fields.first?.[0], 'A'),
    format: oneOf('format', FORMATS, fields.format?.[0], options.format),
    fullBoard: oneOf('fullBoard', ['block', 'draw'], fields.fullBoard?.[0], options.fullBoard),
    score: score && [score[0] as Word, score[1] as Word],
    end: end && [end[0] as Word, end[1] as Word],
  };
  return faults.length > 0 ? fail(faults) : ok(written);
}
