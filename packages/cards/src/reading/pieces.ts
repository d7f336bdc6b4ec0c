/** Parts of a line that know their place, so that every fault can point at its own words. */
import type { Place } from './places.ts';

export interface Piece {
  readonly text: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

export const placeOf = ({ text, line, column }: Piece): Place => ({
  line,
  column,
  end: column + Math.max(1, text.length),
});

/** A part of a piece without the spaces around it. */
export function partOf(piece: Piece, from: number, to: number): Piece {
  const text = piece.text.slice(from, to);
  const skipped = text.length - text.trimStart().length;
  return { text: text.trim(), line: piece.line, column: piece.column + from + skipped };
}

/** Split at a mark; empty parts are left out. */
export const splitAt = (piece: Piece, mark: string): Piece[] =>
  partsOf(piece, mark).filter(({ text }) => text !== '');

/** Split at any of the marks, empty parts included. */
export function partsOf(piece: Piece, ...marks: readonly string[]): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (let to = 0; to <= piece.text.length; to++)
    if (to === piece.text.length || marks.includes(piece.text[to]!)) {
      parts.push(partOf(piece, from, to));
      from = to + 1;
    }
  return parts;
}

/** The first word, and what follows it. */
export function firstWord(piece: Piece): readonly [Piece, Piece] {
  const end = /\s|$/.exec(piece.text)?.index ?? piece.text.length;
  return [partOf(piece, 0, end), partOf(piece, end, piece.text.length)];
}
