// The nouns of the rulebook: ledgers, their sections and clauses, and what can be wrong with them.

export const CLAUSE_KINDS = ['clause', 'ruling', 'scenario', 'engine'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** Who or what sees to it that a clause is kept: see docs/rules/README.md. */
export const TAGS = ['C', 'V', 'T', 'F', 'design', 'physical', 'conduct'] as const;
export type Tag = (typeof TAGS)[number];

export interface Clause {
  readonly id: string;
  /** The first part of the id, which names the game: GAR. */
  readonly prefix: string;
  /** The second part: MOV. */
  readonly group: string;
  readonly kind: ClauseKind;
  /** The bold words it opens with, such as a scenario's name. */
  readonly title?: string;
  /** Its markdown, without id, tags and source note. */
  readonly words: string;
  /** The rulebook's section it comes from. */
  readonly source?: string;
  /** The nearest heading above it. */
  readonly section: string;
  readonly tags: readonly Tag[];
  /** [F]: a fact or note that no test can fail. */
  readonly fact: boolean;
  /** [T] or [conduct]: what people owe each other, which the engine does not prevent. */
  readonly conduct: boolean;
  /** False for [F], [T] and rulings on typography or completeness. */
  readonly needsTest: boolean;
  /** Full ids of the clauses it mentions, in order of mention. */
  readonly refs: readonly string[];
  readonly file: string;
  /** 1 for the first line of the file. */
  readonly line: number;
}

/** What a ledger says outside its clauses: how things are written, tables of data, the words it uses. */
export interface Note {
  readonly kind: 'note';
  readonly prefix: string;
  /** Its markdown. */
  readonly words: string;
  /** The nearest heading above it; empty above the first. */
  readonly section: string;
  readonly file: string;
  /** 1 for the first line of the file. */
  readonly line: number;
}

export interface Section {
  readonly title: string;
  /** 2 for `##`, 3 for `###`. */
  readonly level: number;
  readonly clauses: readonly Clause[];
  /** Clauses and notes in file order. */
  readonly parts: readonly (Clause | Note)[];
}

export interface Ledger {
  readonly prefix: string;
  /** The game's title. */
  readonly title: string;
  readonly file: string;
  /** All headings in order, including those without a clause of their own. */
  readonly sections: readonly Section[];
  readonly clauses: readonly Clause[];
  readonly notes: readonly Note[];
}

export const LEDGER_FAULTS = [
  'duplicate-id',
  'malformed-id',
  'foreign-id',
  'empty-clause',
  'unknown-tag',
  'unknown-reference',
  'empty-range',
  'open-fence',
  'no-clauses',
  'duplicate-ledger',
] as const;
export type LedgerFault = (typeof LEDGER_FAULTS)[number];

/** A fault in a ledger, for its editors. Lines and columns count from 1. */
export interface LedgerDiagnostic {
  readonly code: LedgerFault;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
}

/** A ledger as a file: what the parser reads. */
export interface LedgerFile {
  readonly file: string;
  readonly markdown: string;
}
