/** The fields of a position with their places, and pieces of a field: where each stands goes along for the faults. */

export interface Piece {
  readonly text: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Field {
  readonly key: string;
  /** Where the key stands. */
  readonly at: Piece;
  readonly value: Piece;
}

/** A part of a piece without the spaces around it. */
export function partOf(piece: Piece, from: number, to: number): Piece {
  const text = piece.text.slice(from, to);
  const skipped = text.length - text.trimStart().length;
  return { text: text.trim(), line: piece.line, column: piece.column + from + skipped };
}

/** Split at a mark, empty parts left out. */
export function splitAt(piece: Piece, mark: string): Piece[] {
  const parts: Piece[] = [];
  for (let from = 0; from <= piece.text.length; ) {
    const found = piece.text.indexOf(mark, from);
    const to = found < 0 ? piece.text.length : found;
    const part = partOf(piece, from, to);
    if (part.text !== '') parts.push(part);
    from = to + mark.length;
  }
  return parts;
}

/** The first word and what follows it. */
export function firstWord(piece: Piece): readonly [Piece, Piece] {
  const end = /\s|$/.exec(piece.text)?.index ?? piece.text.length;
  return [partOf(piece, 0, end), partOf(piece, end, piece.text.length)];
}

/** Fields stand on lines of their own or with `|` between; a text in quotes may hold a `|`. */
export function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [i, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { text: written, line: i + 1, column: 1 };
    for (const piece of splitOutsideQuotes(line)) {
      const [at, value] = firstWord(piece);
      fields.push({ key: at.text.toLowerCase(), at, value });
    }
  }
  return fields;
}

function splitOutsideQuotes(line: Piece): Piece[] {
  const parts: Piece[] = [];
  let [from, quoted] = [0, false];
  for (let i = 0; i < line.text.length; i++) {
    const letter = line.text[i];
    if (letter === '\\' && quoted) i++;
    else if (letter === '"') quoted = !quoted;
    else if (letter === '|' && !quoted) {
      parts.push(partOf(line, from, i));
      from = i + 1;
    }
  }
  parts.push(partOf(line, from, line.text.length));
  return parts.filter(({ text }) => text !== '');
}
