/** Decks as CSV: a first line with the names of the columns, then a line a card. Commas or, as some spreadsheets
 *  write it, semicolons or tabs between; texts with a separator, a quote or a new line in "…", a quote doubled. */
import { hintFor } from '@hortus/kernel';
import type { CardRecord } from '../cards.ts';
import { FIELDS, type Row, readRows, said } from './fields.ts';
import { type Place, type ReadFault, type Reading, SEAT_NAMES } from './records.ts';

interface Cell {
  readonly text: string;
  readonly place: Place;
}

export function readDeckCsv(text: string): Reading {
  const faults: ReadFault[] = [];
  const [head, ...lines] = readLines(text.replace(/^\uFEFF/, ''), faults);
  if (head === undefined)
    return { cards: [], places: [], faults: [{ code: 'no-header', message: 'the text is empty', line: 1 }] };
  const before = new Set<string>();
  const columns = head.map(({ text, place }) => {
    const name = text.trim().toLowerCase();
    if (name !== '' && !FIELDS.some((field) => field === name))
      faults.push({
        code: 'unknown-field',
        message: `there is no column ${said(name)}`,
        hint: hintFor(name, FIELDS),
        ...place,
      });
    else if (name !== '' && before.has(name))
      faults.push({ code: 'twice', message: `the column ${name} is there twice`, ...place });
    before.add(name);
    return name;
  });
  if (faults.length > 0) return { cards: [], places: [], faults };
  const rows = lines.map((cells): Row => {
    if (cells.length > columns.length)
      faults.push({
        code: 'too-many-cells',
        message: `this line has ${cells.length} cells, the first one ${columns.length}`,
        hint: 'a text with a separator in it stands in "',
        ...cells[columns.length]!.place,
      });
    const used = cells
      .slice(0, columns.length)
      .map((cell, i) => ({ ...cell, field: columns[i] || `column ${i + 1}` }))
      .filter(({ text }) => text.trim() !== '');
    return {
      place: { line: cells[0]!.place.line! },
      values: Object.fromEntries(used.map(({ field, text }) => [field, text])),
      fields: new Map(used.map(({ field, place }) => [field, place])),
    };
  });
  return { ...readRows(rows, faults), faults };
}

/** The separator that the first line has most of. */
const separatorOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0]!;
  return [';', '\t'].reduce(
    (best, mark) => (first.split(mark).length > first.split(best).length ? mark : best),
    ',',
  );
};

/** Lines of cells; empty lines are left out. */
function readLines(text: string, faults: ReadFault[]): Cell[][] {
  const separator = separatorOf(text);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let line = 1;
  let start = 0;
  let at = 0;
  const end = (): void => {
    if (row.some(({ text }) => text.trim() !== '')) rows.push(row);
    row = [];
  };
  while (at <= text.length) {
    const place = { line, column: at - start + 1 };
    let cell = '';
    if (text[at] === '"') {
      at++;
      for (; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        if (text[at] === '"') at++;
        if (text[at] === '\n') [line, start] = [line + 1, at + 1];
        cell += text[at];
      }
      if (at >= text.length) faults.push({ code: 'no-end', message: 'a text in " has no end', ...place });
      at++;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
      cell += text[at++];
    row.push({ text: cell, place });
    if (text[at] === separator) {
      at++;
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    [line, start] = [line + 1, at];
    end();
  }
  return rows;
}

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const cellOf = (card: CardRecord, field: (typeof FIELDS)[number]): string => {
  const value = card[field];
  if (value === undefined || value === false) return '';
  if (field === 'owner') return SEAT_NAMES[card.owner!]!;
  return value === true ? 'yes' : quoted(String(value));
};

/** Columns that no card uses are left out. */
export function makeDeckCsv(cards: readonly CardRecord[]): string {
  const columns = FIELDS.filter(
    (field, i) => i < 4 || field === 'lore' || cards.some((card) => cellOf(card, field) !== ''),
  );
  const lines = cards.map((card) => columns.map((field) => cellOf(card, field)).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
