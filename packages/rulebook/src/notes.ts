// What a ledger says outside its clauses: notation, tables of data, terms. A note is one item of a list with
// everything in it, or the text between two blank lines.

import { FENCE, HEADING } from './marks.ts';

export interface RawNote {
  readonly line: number;
  /** Index among the headings below the title; -1 above the first of them. */
  readonly heading: number;
  readonly body: string[];
}

/** `owned`: the lines of clauses, counted from 1. */
export function readNotes(lines: readonly string[], owned: ReadonlySet<number>): RawNote[] {
  const notes: RawNote[] = [];
  let note: RawNote | undefined;
  let heading = -1;
  let fenced = false;
  lines.forEach((text, index) => {
    const line = index + 1;
    if (owned.has(line)) {
      if (text.startsWith('|')) withoutTable(note);
      note = undefined;
      return;
    }
    const level = fenced ? 0 : (HEADING.exec(text)?.[1].length ?? 0);
    if (level > 0) {
      if (level > 1) heading++;
      note = undefined;
      return;
    }
    if (!fenced && text !== '' && (note === undefined || begins(text, lines[index - 1]))) {
      note = { line, heading, body: [] };
      notes.push(note);
    }
    if (FENCE.test(text)) fenced = !fenced;
    note?.body.push(text);
  });
  return notes.filter(({ body }) => body.some((text) => text !== ''));
}

const begins = (text: string, before: string | undefined): boolean =>
  text.startsWith('- ') || (before === '' && !text.startsWith(' '));

/** The head of a table whose rows are clauses says nothing on its own. */
function withoutTable(note: RawNote | undefined): void {
  while (note?.body.at(-1)?.startsWith('|')) note.body.pop();
}

/** The text of a note, without the mark and the indent of a list. */
export function wordsOfNote({ body }: RawNote): string {
  const listed = body[0].startsWith('- ');
  return body
    .map((text, i) => (listed && (i === 0 || text.startsWith('  ')) ? text.slice(2) : text))
    .join('\n')
    .trim();
}
