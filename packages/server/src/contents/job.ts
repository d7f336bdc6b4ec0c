/** Requests to a thread about content, and its replies. Games go by their ids: a thread has its own. */
import type { Content, Diagnostic, Referred, Result } from '@hortus/kernel';

/** The text of one piece, in its canonical form. */
export interface WriteJob {
  readonly read: 'piece';
  readonly game: string;
  readonly option: string;
  readonly text: string;
}

/** Options that contain content, which is moved out of them. */
export interface ReferJob {
  readonly read: 'options';
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
}

/** The result of reading these options, for the game's `readAhead`. */
export interface AheadJob {
  readonly read: 'ahead';
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
}

export type ReadJob = WriteJob | ReferJob | AheadJob;

export interface Read {
  readonly piece: Result<Content, Diagnostic[]>;
  readonly options: Result<Referred, Diagnostic[]>;
  readonly ahead: { readonly made: unknown };
}

export const isReadJob = (job: object): job is ReadJob => 'read' in job;

/** Reads what people bring. */
export interface Readers {
  /** How much content waits to be read. */
  readonly waiting?: number;
  /** Undefined if it took too long. */
  read<K extends keyof Read>(job: Extract<ReadJob, { read: K }>): Promise<Read[K] | undefined>;
  close(): Promise<void>;
}
