/** Cards that people write themselves: read, checked, written in another form, printed. */
import type { Diagnostic, Result, Seat } from '@hortus/kernel';
import type { Words } from '@hortus/words';

/** The cards of a file, as the game keeps them. */
export type Cards = unknown;

export interface Printing {
  readonly paper: string;
  /** A sheet of backs after each sheet. */
  readonly backs: boolean;
  readonly words: Words;
}

export interface Decks {
  /** How cards may be written: text, JSON … */
  readonly forms: readonly string[];
  readonly papers: readonly string[];
  /** The game's own deck. */
  readonly own: Cards;
  /**
   * `file` gives the form; `custom`: single cards instead of a whole deck, belonging to `owner` unless they say
   * otherwise.
   */
  read(text: string, file: string, custom: boolean, owner: Seat): Result<Cards, Diagnostic[]>;
  /** As an option of the game. */
  option(cards: Cards): unknown;
  /** Warnings in English about options that are legal but surely not intended, such as cards that never come up. */
  warn?(options: unknown, seats: number): readonly string[];
  write(cards: Cards, form: string): string;
  /** A page for the print dialogue of a browser. */
  print(cards: Cards, printing: Printing): string;
}
