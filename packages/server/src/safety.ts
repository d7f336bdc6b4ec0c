/** What an operator reads and changes about people; `store/people/safety.ts` keeps it in PostgreSQL. */
import type { ChatLine } from '@hortus/protocol';

/** Replaces a text that was removed, in any language. */
export const REMOVED = '—';

export interface Restriction {
  readonly kind: 'ban' | 'mute';
  /** `person ID`, or `address HASH` (people/address-hash.ts). */
  readonly whom: string;
  readonly at: number;
  /** For good if omitted. */
  readonly until?: number;
  readonly why: string;
}

export interface Report {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  /** Who reported it, and why. */
  readonly by: string;
  readonly why: string;
  /** The line, and the person who wrote it, if they still have that seat. */
  readonly line?: Omit<ChatLine, 'n'>;
  readonly person?: string;
}

/** One step of an operator. */
export interface Step {
  readonly at: number;
  /** The operator's name on that machine, or where they acted. */
  readonly who: string;
  readonly what: string;
  readonly about: Readonly<Record<string, string | number>>;
}

export interface Safety {
  restrictions(now: number): Promise<Restriction[]>;
  /** A newer restriction takes the place of an older one. */
  restrict(restriction: Restriction, who: string): Promise<void>;
  /** False: there was none. */
  lift(kind: Restriction['kind'], whom: string, who: string, at: number): Promise<boolean>;
  /** Those nobody has dealt with, oldest first. */
  reports(limit: number): Promise<Report[]>;
  /** The open reports of a line. False: there are none. */
  settle(table: string, n: number, who: string, at: number): Promise<boolean>;
  /** False: there is no such line. */
  removeLine(table: string, n: number, who: string, at: number): Promise<boolean>;
  /** The chosen name of a person; they have a plant's name again. False: they had none. */
  removeName(person: string, who: string, at: number): Promise<boolean>;
  note(step: Step): Promise<void>;
  /** The newest steps first. */
  trail(limit: number): Promise<Step[]>;
}
