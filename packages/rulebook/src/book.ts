// The rulebook: all ledgers together, to be asked by id, by game, by section or by words.

import { parseId } from './ids.ts';
import { link } from './link.ts';
import { readLedger } from './read.ts';
import { type SearchOptions, searchIn } from './search.ts';
import type { Clause, Ledger, LedgerDiagnostic, LedgerFile, Note, Section } from './types.ts';

export interface Rulebook {
  readonly ledgers: readonly Ledger[];
  /** Every fault of every ledger, in order of file and line. */
  readonly diagnostics: readonly LedgerDiagnostic[];
  has(id: string): boolean;
  clause(id: string): Clause | undefined;
  /** All clauses of one game (by its prefix, GAR), or of all games. */
  all(prefix?: string): readonly Clause[];
  sections(prefix: string): readonly Section[];
  /** Clauses that mention these words, best first. An id finds its clause. */
  search(text: string, options?: SearchOptions): readonly Clause[];
  /** The same for notes, which are outside clauses. */
  searchNotes(text: string, options?: SearchOptions): readonly Note[];
}

/** Reads one ledger on its own. Ids of other games are taken on trust; makeRulebook checks them. */
export function parseLedger(
  markdown: string,
  file: string,
): { clauses: readonly Clause[]; diagnostics: readonly LedgerDiagnostic[] } {
  const { ledgers, diagnostics } = link([readLedger({ file, markdown })], false);
  return { clauses: ledgers[0].clauses, diagnostics };
}

/**
 * `elsewhere`: prefixes of ledgers that may be missing here. Ids with one of these are taken on trust where their ledger
 * is not among the files; without it, the files are all the ledgers there are.
 */
export function makeRulebook(files: readonly LedgerFile[], elsewhere: readonly string[] = []): Rulebook {
  const raws = files.map(readLedger);
  const { ledgers, diagnostics } = link(raws, elsewhere.length === 0);
  const again = raws.filter(
    (raw, i) => raw.prefix !== '' && raws.findIndex((other) => other.prefix === raw.prefix) !== i,
  );
  const doubled = again.map(({ file, prefix }): LedgerDiagnostic => {
    return {
      code: 'duplicate-ledger',
      file,
      line: 1,
      column: 1,
      message: `Another file is the ledger of ${prefix} already.`,
    };
  });
  const clauses = ledgers.flatMap((ledger) => ledger.clauses);
  const byId = new Map<string, Clause>();
  for (const clause of clauses) if (!byId.has(clause.id)) byId.set(clause.id, clause);
  const trusted = new Set(elsewhere.filter((prefix) => raws.every((raw) => raw.prefix !== prefix)));
  const ledgerOf = (prefix: string) => ledgers.find((ledger) => ledger.prefix === prefix);
  const all = (prefix?: string) => (prefix === undefined ? clauses : (ledgerOf(prefix)?.clauses ?? []));
  const notes = ledgers.flatMap((ledger) => ledger.notes);
  const notesOf = (prefix?: string) => (prefix === undefined ? notes : (ledgerOf(prefix)?.notes ?? []));
  return {
    ledgers,
    diagnostics: [...diagnostics, ...doubled],
    has: (id) => byId.has(id) || trusted.has(parseId(id)?.prefix ?? ''),
    clause: (id) => byId.get(id),
    all,
    sections: (prefix) => ledgerOf(prefix)?.sections ?? [],
    search: (text, options = {}) => searchIn(all(options.prefix), text, options),
    searchNotes: (text, options = {}) => searchIn(notesOf(options.prefix), text, options),
  };
}
