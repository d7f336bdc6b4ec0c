/** The fields of a position with their places. */
import { firstWord, type Piece, partOf } from '@hortus/cards';

export interface Field {
  readonly key: string;
  /** Where the key stands. */
  readonly at: Piece;
  readonly value: Piece;
}

/** Fields are on lines of their own or separated by `|`; a quoted text may contain a `|`. */
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
