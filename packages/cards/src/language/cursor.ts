/** Where a parser of attribute areas is: a line of tokens at a time, and how it tells faults. */
import type { Report, Spot } from './findings.ts';
import { indentOf, isNumberLike, scan, type Token } from './scan.ts';
import { categoryNamed, isKnownGlobal } from './words.ts';

export interface AreaLine {
  readonly text: string;
  /** Counted over the whole pack, from 1. */
  readonly line: number;
}

interface Row extends AreaLine {
  readonly tokens: readonly Token[];
  readonly indent: number;
}

export class Cursor {
  /** A fault has been told on this line. */
  isFaulty = false;
  /** The token at hand; parsers move it. */
  at = 0;
  /** The line is a member line: everything on it belongs to its item. */
  indented = false;
  readonly #report: Report;
  readonly #rows: readonly Row[];
  #row = -1;

  constructor(lines: readonly AreaLine[], report: Report) {
    this.#report = report;
    this.#rows = lines
      .map(({ text, line }) => ({ text, line, tokens: scan(text), indent: indentOf(text) }))
      .filter(({ tokens }) => tokens.length > 0);
  }

  readonly tell: Report = (...fault) => {
    this.isFaulty ||= fault[0] !== 'ERR-13';
    this.#report(...fault);
  };

  /** What a fault earlier on the line easily leads to is told only where there is none. */
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

  /** The indentation of the next line, where there is one. */
  get nextIndent(): number {
    return this.#rows[this.#row + 1]?.indent ?? 0;
  }

  /** The line has an odd number of quotes. */
  get isUnclosed(): boolean {
    return this.#rows[this.#row]!.tokens.at(-1)?.kind === 'unclosed';
  }

  /** Are these the first letters of the line, whatever stands between them? */
  beginsWith(name: string): boolean {
    return this.#rows[this.#row]!.text.replace(/\P{L}/gu, '').startsWith(name);
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
    return { line: this.#rows[this.#row]!.line, column: from + 1, end: to + 1 };
  }

  /** The word at hand is read as the next item rather than as part of a text that somebody forgot to quote. */
  startsItem(): boolean {
    const [token, next] = [this.token()!, this.token(1)];
    if (categoryNamed(token.text) !== undefined || isKnownGlobal(token.text)) return true;
    return next !== undefined && (next.kind === 'word' ? isNumberLike(next.text) : next.kind !== 'slash');
  }

  /** Past values, operators and slashes that belong to an item whose fault has been told. */
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
