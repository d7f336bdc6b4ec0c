// First pass over one ledger: its headings and its clauses as written. What they mention is resolved in link.ts. A
// clause is a list item "- `ID` …" with everything in the item, or a table row "| `ID` | … |".

import { type IdParts, parseId } from './ids.ts';
import { FENCE, HEADING } from './marks.ts';
import { type RawNote, readNotes } from './notes.ts';
import { type Mention, mentionsIn } from './references.ts';
import type { LedgerDiagnostic, LedgerFile } from './types.ts';

export interface RawClause {
  readonly id: string;
  readonly parts: IdParts;
  readonly line: number;
  /** Index in RawLedger.headings. */
  readonly heading: number;
  /** What follows the id, line by line, without the item's indent. */
  readonly body: string[];
}

export interface PlacedMention extends Mention {
  readonly line: number;
  /** The clause it is in, if any. */
  readonly within: RawClause | undefined;
}

export interface RawLedger {
  readonly file: string;
  readonly prefix: string;
  readonly title: string;
  readonly headings: readonly { readonly title: string; readonly level: number }[];
  readonly clauses: readonly RawClause[];
  readonly notes: readonly RawNote[];
  readonly mentions: readonly PlacedMention[];
  readonly diagnostics: readonly LedgerDiagnostic[];
}

const ENTRY = /^(- |\| )`([^`]*)`(.*)$/;
/** An entry that was meant as a clause but is written differently: another bullet, or no backticks. */
const LOOKALIKE = /^([-*+] |\| ?)`?([A-Za-z]{2,4}-[A-Za-z]\w*-\d+)`?(?=[\s|]|$)/;
const OUTSIDE_ITEM = /^(?:[-*+|>#]|\d+\.)/;

export function readLedger({ file, markdown }: LedgerFile): RawLedger {
  const lines = markdown.split(/\r?\n/);
  const prefix = commonPrefix(lines);
  const diagnostics: LedgerDiagnostic[] = [];
  const headings: { title: string; level: number }[] = [];
  const clauses: RawClause[] = [];
  const mentions: PlacedMention[] = [];
  const owned = new Set<number>();
  let title = '';
  let item: RawClause | undefined;
  let fenceFrom = 0;

  const fault = (
    code: LedgerDiagnostic['code'],
    line: number,
    column: number,
    message: string,
    hint?: string,
  ) => diagnostics.push({ code, file, line, column, message, ...(hint === undefined ? {} : { hint }) });

  const add = (text: string, line: number) => {
    if (item === undefined) return;
    item.body.push(text);
    owned.add(line);
  };

  lines.forEach((text, index) => {
    const line = index + 1;
    if (FENCE.test(text)) {
      fenceFrom = fenceFrom ? 0 : line;
      if (item && !text.startsWith(' ')) item = undefined;
      add(text.trimStart(), line);
      return;
    }
    if (fenceFrom) {
      add(text, line);
      return;
    }
    const heading = HEADING.exec(text);
    if (heading) {
      item = undefined;
      const level = heading[1].length;
      if (level === 1) title = heading[2].replace(/ — rules ledger$/, '');
      else headings.push({ title: heading[2], level });
      return;
    }
    const entry = ENTRY.exec(text);
    const parts = entry ? parseId(entry[2]) : undefined;
    let from = 0;
    if (entry && parts) {
      const first = entry[1] === '- ' ? entry[3].trim() : cells(entry[3]);
      item = { id: entry[2], parts, line, heading: headings.length - 1, body: [first] };
      clauses.push(item);
      owned.add(line);
      from = text.length - entry[3].length;
      if (parts.prefix !== prefix) {
        fault(
          'foreign-id',
          line,
          4,
          `${entry[2]} stands in the ledger of ${prefix}.`,
          'A ledger defines ids of one game only.',
        );
      }
      if (!first) fault('empty-clause', line, 4, `${entry[2]} says nothing.`);
    } else {
      const meant = entry ? meantAsId(entry[2], prefix) : LOOKALIKE.exec(text)?.[2];
      if (meant !== undefined) {
        const hint = `Write "- \`${prefix}-GROUP-NUMBER\` …" or a table row "| \`${prefix}-GROUP-NUMBER\` | … |".`;
        fault(
          'malformed-id',
          line,
          text.indexOf(meant) + 1,
          `"${meant}" does not open a clause as it is written.`,
          hint,
        );
      }
      if (item && belongs(text, lines[index - 1])) add(text.startsWith('  ') ? text.slice(2) : text, line);
      else item = undefined;
      if (meant !== undefined) return;
    }
    for (const mention of mentionsIn(text.slice(from), prefix)) {
      mentions.push({ ...mention, column: mention.column + from, line, within: item });
    }
    if (item && text.startsWith('| ') && entry) item = undefined;
  });

  if (fenceFrom) fault('open-fence', fenceFrom, 1, 'This block of code is never closed.');
  if (clauses.length === 0)
    fault('no-clauses', 1, 1, 'No clause was found.', 'A clause starts with its id: "- `GAR-MOV-4` …".');
  for (const clause of clauses) {
    while (clause.body.at(-1) === '') clause.body.pop();
  }
  const notes = readNotes(lines, owned);
  return { file, prefix, title, headings, clauses, notes, mentions, diagnostics };
}

/** The game of a ledger is the prefix that most of its clauses have. */
function commonPrefix(lines: readonly string[]): string {
  const count = new Map<string, number>();
  for (const text of lines) {
    const prefix = parseId(ENTRY.exec(text)?.[2] ?? '')?.prefix;
    if (prefix !== undefined) count.set(prefix, (count.get(prefix) ?? 0) + 1);
  }
  let best = '';
  for (const [prefix, n] of count) if (n > (count.get(best) ?? 0)) best = prefix;
  return best;
}

/** Code that opens an entry and begins like an id, such as `gar-mov-4`, `GAR-4` or the short form `MOV-4`. */
function meantAsId(code: string, prefix: string): string | undefined {
  const own = prefix !== '' && code.toUpperCase().startsWith(`${prefix}-`);
  return own || /^[A-Z][A-Z0-9]*-\d+$/.test(code) || LOOKALIKE.test(`- ${code}`) ? code : undefined;
}

/** Does this line still belong to the item above it? Indented text does, and text that runs on without a blank line. */
function belongs(text: string, before: string | undefined): boolean {
  if (text === '' || text.startsWith('  ')) return true;
  return before !== undefined && before !== '' && !OUTSIDE_ITEM.test(text);
}

/** " a | b |" → "a — b" */
const cells = (row: string): string =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' — ');
