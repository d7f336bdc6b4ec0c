/** The rulebook one ledger at a time, for pages that show one game's rules and shouldn't load five. */
import { INDEX } from '../generated/index.ts';
import { makeRulebook, type Rulebook } from './book.ts';
import { parseId } from './ids.ts';
import type { LedgerFile } from './types.ts';

/** What is known about a ledger before it is loaded. */
export interface ShelvedLedger {
  /** The game's id, which names the ledger's file. */
  readonly game: string;
  readonly prefix: string;
  /** How many clauses it has. */
  readonly clauses: number;
  load(): Promise<{ readonly ledger: LedgerFile }>;
}

export const SHELF: readonly ShelvedLedger[] = INDEX;

const withPrefix = (id: string): ShelvedLedger | undefined => {
  const prefix = parseId(id)?.prefix;
  return SHELF.find((shelved) => shelved.prefix === prefix);
};

/** The game whose ledger has a clause, by its id alone. */
export const gameOfClause = (id: string): string | undefined => withPrefix(id)?.game;

const opened = new Map<string, Promise<Rulebook>>();

/** Loads once; a failed load is tried again the next time. */
function open(key: string, wanted: readonly ShelvedLedger[]): Promise<Rulebook> {
  const known = opened.get(key);
  if (known !== undefined) return known;
  const book = Promise.all(wanted.map(({ load }) => load())).then((loaded) =>
    makeRulebook(
      loaded.map(({ ledger }) => ledger),
      SHELF.map(({ prefix }) => prefix),
    ),
  );
  opened.set(key, book);
  book.catch(() => opened.delete(key));
  return book;
}

/** A book with this game's ledger alone. It takes the ids of other games on trust. */
export function loadBook(game: string): Promise<Rulebook | undefined> {
  const shelved = SHELF.find((one) => one.game === game);
  return shelved === undefined ? Promise.resolve(undefined) : open(game, [shelved]);
}

/** Every ledger, for a search through all games. */
export const loadAllRules = (): Promise<Rulebook> => open('', SHELF);

/** A clause by its id, loading no ledger but its own. */
export async function loadClause(id: string) {
  const shelved = withPrefix(id);
  return shelved === undefined ? undefined : (await loadBook(shelved.game))?.clause(id);
}

export { FINISHED } from './finished.ts';
