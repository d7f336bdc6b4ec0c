/** Where a parser of attribute areas is, one line of tokens at a time, and how it reports faults. */
import type { Report, Spot } from '../telling/findings.ts';
import { categoryNamed, isKnownGlobal, isVocabulary } from '../words.ts';
import { indentOf, isNumberLike, scan, type Token } from './scan.ts';

export interface AreaLine {
  /** As it is read: without invisible characters, which have been reported (CGS-ERR-39). */
  readonly text: string;
  /** Counted over the whole pack, from 1. */
  readonly line: number;
  /** The line with those characters, and where each of the others is in it. */
  readonly written?: { readonly text: string; readonly offsets: readonly number[] } | undefined;
}

/** The column, as the line was written, of an offset in it as it is read. */
export const columnAt = ({ text, written }: AreaLine, offset: number): number =>
  1 +
  (written === undefined ? offset : (written.offsets[offset] ?? offset - text.length + written.text.length));

interface Row extends AreaLine {
  readonly tokens: readonly Token[];
  readonly indent: number;
  readonly continues?: boolean;
}

const startsWithValue = ({ tokens: [first] }: Row): boolean =>
  first!.kind === 'text' || isNumberLike(first!.text);

/** The line begins with the end of a text: its first quote follows a character, if any, and is followed by none. */
function endsText({ text, tokens }: Row): boolean {
  const [first] = tokens;
  if (tokens.at(-1)!.kind !== 'unclosed') return false;
  if (first!.kind === 'word' && (categoryNamed(first!.text) !== undefined || isKnownGlobal(first!.text)))
    return false;
  const quote = text.indexOf('"');
  const isAfterBlank = quote > first!.from && text[quote - 1]!.trim() === '';
  return !isAfterBlank && (text[quote + 1] ?? ' ').trim() === '';
}

export class Cursor {
  /** A fault has been reported on this line. */
  isFaulty = false;
  /** The token at hand; parsers move it. */
  at = 0;
  /** What the line ended within or before. */
  lacks: 'text' | 'value' | undefined;
  /** The line is a member line: everything on it belongs to its item. */
  indented = false;
  readonly #report: Report;
  readonly #rows: Row[] = [];
  #row = -1;

  constructor(lines: readonly AreaLine[], report: Report) {
    this.#report = report;
    // Field by field: spreading a line here took a fifth of the time a pack takes.
    for (const { text, line, written } of lines) {
      const tokens = scan(text);
      if (tokens.length > 0) this.#rows.push({ text, line, written, tokens, indent: indentOf(text) });
    }
  }

  readonly tell: Report = (...fault) => {
    this.isFaulty ||= fault[0] !== 'ERR-13';
    this.#report(...fault);
  };

  /** For faults that an earlier one on the line easily causes: reported only if there was none. */
  readonly tellFirst: Report = (...fault) => {
    if (!this.isFaulty) this.tell(...fault);
  };

  /** To the first token of the next line; false after the last one. */
  nextLine(): boolean {
    this.#row += 1;
    this.at = 0;
    this.isFaulty = false;
    return this.#row < this.#rows.length;
  }

  get indent(): number {
    return this.#rows[this.#row]!.indent;
  }

  /** The indentation of the next line, if there is one. */
  get nextIndent(): number {
    return this.#rows[this.#row + 1]?.indent ?? 0;
  }

  /** Nothing on the line is invisible. */
  get isClean(): boolean {
    return this.#rows[this.#row]!.written === undefined;
  }

  /** The predefined word that the name at hand makes with the first one of the next line, after a line break. */
  get brokenWord(): string | undefined {
    const [name, rest] = [this.token()!.text, this.#rows[this.#row + 1]?.tokens[0]];
    if (rest?.kind !== 'word' || isVocabulary(name) || isVocabulary(rest.text)) return undefined;
    return isVocabulary(name + rest.text) ? name + rest.text : undefined;
  }

  /** The same for a name of the pack's own: the next line is less indented and begins with small letters. */
  get brokenName(): string | undefined {
    const next = this.#rows[this.#row + 1];
    const [rest, value] = next?.tokens ?? [];
    if (next === undefined || next.indent > 0 || value === undefined) return undefined;
    return rest?.kind === 'word' && /^\p{Ll}+$/u.test(rest.text) ? this.token()!.text + rest.text : undefined;
  }

  /** Reads the next line as if it began with this word, or as if the line at hand continued with it. */
  mendNext(word: string, continues: boolean): void {
    const next = this.#rows[this.#row + 1]!;
    const [first, ...more] = next.tokens;
    this.#rows[this.#row + 1] = { ...next, tokens: [{ ...first!, text: word }, ...more], continues };
  }

  /** The line is the rest of the one above. */
  get continues(): boolean {
    return this.#rows[this.#row]!.continues === true;
  }

  /** Passes over what a line break has cut off from the line above, whose fault has been reported. */
  skipRest(): void {
    const row = this.#rows[this.#row]!;
    const { lacks } = this;
    this.lacks = undefined;
    const isRest = lacks === 'text' ? endsText(row) : lacks === 'value' && startsWithValue(row);
    if (!isRest) return;
    const from = lacks === 'text' ? row.text.indexOf('"') + 1 : row.tokens[0]!.to;
    this.#rows[this.#row] = { ...row, tokens: scan(' '.repeat(from) + row.text.slice(from)), indent: 0 };
  }

  /** The line has an odd number of quotes. */
  get isUnclosed(): boolean {
    return this.#rows[this.#row]!.tokens.at(-1)?.kind === 'unclosed';
  }

  /** Are these letters on the line, whatever is between them? */
  contains(name: string): boolean {
    return this.#rows[this.#row]!.text.replace(/\P{L}/gu, '').includes(name);
  }

  toEnd(): void {
    this.at = this.#rows[this.#row]!.tokens.length;
  }

  token(ahead = 0): Token | undefined {
    return this.#rows[this.#row]!.tokens[this.at + ahead];
  }

  /** As the author wrote it. */
  written(from: number, to: number): string {
    return this.#rows[this.#row]!.text.slice(from, to);
  }

  spot({ from, to }: Pick<Token, 'from' | 'to'>): Spot {
    const row = this.#rows[this.#row]!;
    return { line: row.line, column: columnAt(row, from), end: columnAt(row, to) };
  }

  /** The word at hand is read as the next item rather than as part of a text that somebody forgot to quote. */
  startsItem(): boolean {
    const [token, next] = [this.token()!, this.token(1)];
    if (categoryNamed(token.text) !== undefined || isKnownGlobal(token.text)) return true;
    return next !== undefined && (next.kind === 'word' ? isNumberLike(next.text) : next.kind !== 'slash');
  }

  /** Past values, operators and slashes that belong to an item whose fault has been reported. */
  skipValues(): void {
    let last = this.token(-1);
    for (let token = this.token(); token !== undefined; token = this.token()) {
      const isWord = token.kind === 'word' && !isNumberLike(token.text);
      if (isWord && (last === undefined || last.kind === 'text' || last.kind === 'word')) return;
      if (isWord && this.startsItem()) return;
      last = token;
      this.at += 1;
    }
  }
}
