import { hintFor } from '@hortus/kernel';
import { type Look, wrap } from '@hortus/kit/paint';
import { type Clause, type ClauseKind, type Ledger, type Note, rulebook } from '@hortus/rulebook';

/** A ledger's file is named after its game. */
export const gameOf = ({ file }: Pick<Ledger, 'file'>): string => file.replace(/^.*\/|\.md$/g, '');

/** The ledger of a game: GAR for garden. */
export const prefixOf = (game: string): string | undefined =>
  rulebook.ledgers.find((ledger) => gameOf(ledger) === game)?.prefix;

/** Without Markdown's marks for bold and code. */
const plainWords = ({ words }: Clause | Note): string => words.replace(/\*\*|`/g, '');

/** The text between the clauses, after its heading; tables and drawings keep their lines. */
const makeNoteText = (note: Note, { paint, width }: Look): string => {
  const heading = note.section || gameOf(note);
  const drawn = /^(?:\||```)/.test(note.words);
  const text = drawn
    ? `${heading}\n${plainWords(note).replace(/^/gm, '    ')}`
    : wrap(`${heading}  ${plainWords(note)}`, width, '    ');
  return text.replace(heading, paint.bold(heading));
};

const makeClauseText = (clause: Clause, { paint, width }: Look): string =>
  wrap(`${clause.id}  ${plainWords(clause)}`, width, '    ').replace(clause.id, paint.bold(clause.id));

/** The clause behind a refusal or a reason, if there is one. */
export function clauseText(id: string | undefined, look: Look): string[] {
  const clause = id === undefined ? undefined : rulebook.clause(id);
  return clause === undefined ? [] : [makeClauseText(clause, look)];
}

/** A sentence for an id that no ledger has, with the nearest that exists: a text search for it would only mislead. */
export function missingClause(asked: string): string | undefined {
  const id = asked.trim().toUpperCase();
  if (!/^[A-Z]+-[A-Z]+-\d+$/.test(id) || rulebook.has(id)) return undefined;
  const ids = rulebook.ledgers.flatMap(({ prefix }) => rulebook.all(prefix).map((clause) => clause.id));
  const group = ids.filter((known) => known.startsWith(id.replace(/\d+$/, '')));
  const near = group.length > 0 ? `there are ${group[0]} to ${group.at(-1)}` : hintFor(id, ids);
  return `there is no clause ${id}; ${near}`;
}

/** Among the best matches, rules come before rulings, and rulings before examples. */
const RANK: Readonly<Record<ClauseKind, number>> = { clause: 0, ruling: 1, scenario: 2, engine: 3 };
const SEARCHED = 12;

/** Asking for a heading by name returns what is under it, from the first line. */
const notesUnder = (heading: string, prefix: string | undefined): Note[] =>
  rulebook.ledgers
    .filter((ledger) => prefix === undefined || ledger.prefix === prefix)
    .flatMap(({ notes }) => notes.filter(({ section }) => section.toUpperCase() === heading));

/** What the rulebook says about an id or some words; without any, all rules of the game in order. */
export function findRules(asked: string, look: Look, game?: string, limit = 5): string[] {
  const prefix = game === undefined ? undefined : prefixOf(game);
  if (asked.trim() === '' && prefix !== undefined)
    return rulebook
      .all(prefix)
      .flatMap((clause) => (clause.kind === 'clause' ? makeClauseText(clause, look) : []));
  const within = prefix === undefined ? {} : { prefix };
  const found = rulebook.search(asked, { limit: Math.max(SEARCHED, limit), ...within });
  const id = asked.trim().toUpperCase();
  const named = found.filter((clause) => clause.id === id || clause.id === `${clause.prefix}-${id}`);
  const listed = named.length > 0 ? named : [...found].sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  const clauses = listed.map((clause) => makeClauseText(clause, look));
  const headed = notesUnder(id, prefix);
  const beside = named.length > 0 ? [] : rulebook.searchNotes(asked, { limit, ...within });
  const notes = (headed.length > 0 ? headed : beside).map((note) => makeNoteText(note, look));
  return (headed.length > 0 ? [...notes, ...clauses] : [...clauses, ...notes]).slice(0, limit);
}
