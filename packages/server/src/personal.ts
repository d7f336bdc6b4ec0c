/** What is stored about one person besides tables and content; `store/people/personal.ts` keeps it in PostgreSQL. */
import type { ChatLine } from '@hortus/protocol';

export interface Personal {
  /** Lines a person wrote, by table and number, from the one after `after` on. */
  linesBy(person: string, after: LinePlace | undefined, limit: number): Promise<WrittenLine[]>;
  /** Lines at these tables from before writers were stored. */
  oldLines(tables: readonly string[]): Promise<WrittenLine[]>;
  /** Empties these lines, name and text. */
  removeLines(lines: readonly WrittenLine[]): Promise<void>;
  /** Puts this name on the lines they wrote; returns how many had another. */
  renameLines(person: string, name: string): Promise<number>;
  /** Lines they reported, by table and number, from the one after `after` on. */
  reportsBy(person: string, after: LinePlace | undefined, limit: number): Promise<MadeReport[]>;
  /** Deletes their name and what they keep, and takes their id off everything else but restrictions and the trail. */
  forget(person: string): Promise<void>;
}

/** A line of chat. */
export interface LinePlace {
  readonly table: string;
  readonly n: number;
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

/** Page after page of lines or reports, until there are none. */
export async function* inPages<T extends LinePlace>(
  read: (after: LinePlace | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let after: LinePlace | undefined; ; ) {
    const page = await read(after);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1);
  }
}
