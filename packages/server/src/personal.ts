/** What is stored about one person besides tables and content; `store/people/personal.ts` keeps it in PostgreSQL. */
import type { ChatLine } from '@hortus/protocol';

export interface Personal {
  /** The lines a person wrote, oldest first. `seat`: lines from before writers were stored, of that seat. */
  linesBy(person: string, at?: { readonly table: string; readonly seat: number }): Promise<WrittenLine[]>;
  /** Empties these lines, name and text. */
  removeLines(lines: readonly WrittenLine[]): Promise<void>;
  /** Puts this name on the lines they wrote; returns how many had another. */
  renameLines(person: string, name: string): Promise<number>;
  /** The lines they reported. */
  reportsBy(person: string): Promise<MadeReport[]>;
  /** Deletes their name and what they keep, and takes their id off everything else but restrictions and the trail. */
  forget(person: string): Promise<void>;
}

export interface WrittenLine extends ChatLine {
  readonly table: string;
}

export interface MadeReport {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly why: string;
}
