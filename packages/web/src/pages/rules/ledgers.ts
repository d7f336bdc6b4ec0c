/** Which ledger belongs to which game of the site. */
import { KITS } from '@hortus/catalogue';
import type { Clause, Ledger, Note, Rulebook, Section } from '@hortus/rulebook';
import { gameOfClause, SHELF } from '@hortus/rulebook/shelf';

/** In the order of the home page. */
export const GAMES: readonly string[] = KITS.map(({ id }) => id);

/** A ledger's file is named after its game. */
export const gameOf = ({ file }: Pick<Ledger, 'file'>): string =>
  file.replace(/^.*\//, '').replace(/\.md$/, '');

/** The game whose clauses begin with this prefix: `GAR` is garden. */
export const gameWith = (prefix: string): string => SHELF.find((one) => one.prefix === prefix)?.game ?? '';

export const ledgerOf = (book: Rulebook, game: string): Ledger | undefined =>
  book.ledgers.find((ledger) => gameOf(ledger) === game);

/** The address of a clause, whichever game it belongs to. */
export function placeOfClause(book: Rulebook, id: string): string | undefined {
  const game = book.has(id) ? gameOfClause(id) : undefined;
  return game === undefined ? undefined : `/rules/${game}#${id}`;
}

/** A section's anchor on its page: `moves`, with a number if two have the same name. */
export function anchorsOf(titles: readonly string[]): string[] {
  const used = new Map<string, number>();
  return titles.map((title) => {
    const name = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/** Where a note is: its game, and the address of its section. */
export function placeOfNote(book: Rulebook, note: Note): { readonly game: string; readonly place: string } {
  const ledger = book.ledgers.find(({ prefix }) => prefix === note.prefix);
  const game = ledger === undefined ? '' : gameOf(ledger);
  const sections = ledger?.sections ?? [];
  const at = sections.findIndex(({ parts }) => parts.includes(note));
  const anchor = anchorsOf(sections.map(({ title }) => title))[at];
  return { game, place: `/rules/${game}${anchor === undefined ? '' : `#${anchor}`}` };
}

/** Examples that tests play, and what binds the engine: true, but not what a player looks for first. */
export const isForDevelopers = ({ kind }: Clause | Note): boolean =>
  kind === 'scenario' || kind === 'engine' || kind === 'note';

/** A section without a single rule or ruling. */
export const isBehind = ({ parts }: Section): boolean => parts.every(isForDevelopers);
