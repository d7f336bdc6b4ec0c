/** Bytes in, lines out, whatever the chunks: a line that's too long is reported once and never kept. */

export const LONGEST_LINE = 1 << 20;

export type Line =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'too-long' | 'not-utf8' };

const NEWLINE = 10;
const RETURN = 13;

export class Lines {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #size = 0;
  /** The rest of a line that was too long is skipped. */
  #skipping = false;

  /** The lines that end in this chunk. */
  *take(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      if (!this.#skipping && this.#size + part.length > LONGEST_LINE) {
        this.#drop();
        this.#skipping = true;
        yield { kind: 'too-long' };
      }
      if (end < 0) {
        if (!this.#skipping && part.length > 0) this.#keep(part);
        return;
      }
      if (!this.#skipping) yield this.#line(part);
      this.#skipping = false;
      from = end + 1;
    }
  }

  /** What follows the last line end, if anything. */
  *end(): Generator<Line> {
    if (this.#size > 0) yield this.#line(new Uint8Array(0));
  }

  /** A copy, since a chunk may be a window of a larger buffer. */
  #keep(part: Uint8Array): void {
    this.#parts.push(part.slice());
    this.#size += part.length;
  }

  #drop(): void {
    this.#parts = [];
    this.#size = 0;
  }

  #line(last: Uint8Array): Line {
    let bytes = last;
    if (this.#size > 0) {
      bytes = new Uint8Array(this.#size + last.length);
      let at = 0;
      for (const part of [...this.#parts, last]) {
        bytes.set(part, at);
        at += part.length;
      }
      this.#drop();
    }
    if (bytes.at(-1) === RETURN) bytes = bytes.subarray(0, -1);
    try {
      return { kind: 'line', text: this.#decoder.decode(bytes) };
    } catch {
      return { kind: 'not-utf8' };
    }
  }
}
