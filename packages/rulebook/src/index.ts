// Reading order: types.ts, ids.ts, references.ts, read.ts, notes.ts, link.ts, book.ts, search.ts, rulebook.ts, shelf.ts.

export { makeRulebook, parseLedger, type Rulebook } from './book.ts';
export { FINISHED } from './finished.ts';
export { rulebook } from './rulebook.ts';
export type { SearchOptions } from './search.ts';
export type {
  Clause,
  ClauseKind,
  Ledger,
  LedgerDiagnostic,
  LedgerFault,
  LedgerFile,
  Note,
  Section,
  Tag,
} from './types.ts';
