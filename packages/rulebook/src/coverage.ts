// Which clauses the tests cite. Pure: the files are read by scripts/clauses.ts and coverage.test.ts.

import type { Rulebook } from './book.ts';
import type { Clause } from './types.ts';

export interface Tally {
  readonly all: number;
  readonly missing: readonly string[];
}

/** One game's clauses by what they are; notes on the engine count as clauses. */
export interface GameCoverage {
  readonly prefix: string;
  readonly title: string;
  readonly clauses: Tally;
  readonly rulings: Tally;
  readonly scenarios: Tally;
}

export interface Coverage {
  readonly games: readonly GameCoverage[];
  /** Ids that tests cite but no ledger defines. */
  readonly unknown: readonly string[];
}

/** Comments, but not the // of an address nor one inside a word or at the start of a text. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
const ANY_ID = /\b[A-Z]{2,4}-[A-Z0-9]+-\d+\b/g;
const QUOTED_ID = /(['"`])([A-Z]{2,4}-[A-Z0-9]+-\d+)\1/g;
const CLAUSE_USE = /\b(?:clause\??:|refuse\([^,()]*,)\s*(['"`])([^'"`$]+)\1/g;

/** The ids a test cites, in names, tables and expectations: an id in a comment isn't a citation. */
export function citationsIn(source: string, prefixes: ReadonlySet<string>): string[] {
  const ids = source.replace(COMMENTS, '').match(ANY_ID) ?? [];
  return ids.filter((id) => prefixes.has(id.slice(0, id.indexOf('-'))));
}

/**
 * The ids that code uses as texts: those of a known game anywhere, and whatever is given as a refusal's or reason's
 * clause.
 */
export function literalsIn(source: string, prefixes: ReadonlySet<string>): string[] {
  const code = source.replace(COMMENTS, '');
  const quoted = [...code.matchAll(QUOTED_ID)].map((match) => match[2]);
  const uses = [...code.matchAll(CLAUSE_USE)].map((match) => match[2]);
  return [...new Set([...quoted.filter((id) => prefixes.has(id.slice(0, id.indexOf('-')))), ...uses])];
}

export const prefixesOf = (book: Rulebook): Set<string> =>
  new Set(book.ledgers.map((ledger) => ledger.prefix));

export function coverageOf(book: Rulebook, cited: ReadonlySet<string>): Coverage {
  const tally = (clauses: readonly Clause[]): Tally => ({
    all: clauses.length,
    missing: clauses.filter(({ id }) => !cited.has(id)).map(({ id }) => id),
  });
  const games = book.ledgers.map(({ prefix, title, clauses }) => {
    const tested = clauses.filter((clause) => clause.needsTest);
    return {
      prefix,
      title,
      clauses: tally(tested.filter(({ kind }) => kind === 'clause' || kind === 'engine')),
      rulings: tally(tested.filter(({ kind }) => kind === 'ruling')),
      scenarios: tally(tested.filter(({ kind }) => kind === 'scenario')),
    };
  });
  return { games, unknown: [...cited].filter((id) => !book.has(id)).sort() };
}

/** Everything that keeps a game declared finished from being so, one sentence each. */
export function unfinished({ games }: Coverage, finished: readonly string[]): string[] {
  return finished.flatMap((prefix) => {
    const game = games.find((known) => known.prefix === prefix);
    if (!game) return [`${prefix} is declared finished but has no ledger.`];
    const missing = [game.clauses, game.rulings, game.scenarios].flatMap((kind) => kind.missing);
    return missing.map((id) => `${prefix} is declared finished but no test cites ${id}.`);
  });
}
