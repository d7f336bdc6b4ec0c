/**
 * Cards as CSV: the first line names the columns, then one line per card. Separated by commas or, as some
 * spreadsheets do, semicolons or tabs; texts with a separator, a quote or a line break are in "…", with quotes inside
 * doubled. Libraries don't say in which column a cell starts (decision 9), so these forty lines are our own.
 */
import { hintFor } from '@hortus/kernel';
import { type FieldTable, written } from './fields.ts';
import { type Place, placesIn, withoutMark } from './places.ts';
import { type ReadFault, type Row, said } from './rows.ts';

interface Cell {
  readonly text: string;
  readonly place: Place;
}

export function readCsv(table: FieldTable, text: string, faults: ReadFault[]): Row[] {
  const known = Object.keys(table);
  const [head, ...lines] = readCells(withoutMark(text), faults);
  if (head === undefined) {
    faults.push({ code: 'no-header', message: 'the text is empty', line: 1 });
    return [];
  }
  const before = new Set<string>();
  const columns = head.map(({ text, place }) => {
    const name = text.trim().toLowerCase();
    if (name !== '' && !known.includes(name))
      faults.push({
        code: 'unknown-field',
        message: `there is no column ${said(name)}`,
        hint: hintFor(name, known),
        ...place,
      });
    else if (name !== '' && before.has(name))
      faults.push({ code: 'twice', message: `the column ${name} appears twice`, ...place });
    before.add(name);
    return name;
  });
  if (faults.length > 0) return [];
  return lines.map((cells): Row => {
    if (cells.length > columns.length)
      faults.push({
        code: 'too-many-cells',
        message: `this line has ${cells.length} cells, the first one ${columns.length}`,
        hint: 'put a text that contains a separator in "',
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
function readCells(text: string, faults: ReadFault[]): Cell[][] {
  const separator = separatorOf(text);
  const placeOf = placesIn(text);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  for (let at = 0; at <= text.length; at++) {
    const start = at;
    let cell = '';
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      if (at >= text.length)
        faults.push({ code: 'no-end', message: 'this text has no closing "', ...placeOf(start, at) });
      at++;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
      cell += text[at++];
    row.push({ text: cell, place: placeOf(start, at) });
    if (text[at] === separator) continue;
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    if (row.some(({ text }) => text.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Columns that no card uses are left out, except those in `always`. */
export function makeCsv(table: FieldTable, cards: readonly object[], always: readonly string[]): string {
  const cellOf = (card: object, field: string): string => {
    const value = written(table, card, field);
    return value === true ? 'yes' : quoted(String(value ?? ''));
  };
  const columns = Object.keys(table).filter(
    (field) => always.includes(field) || cards.some((card) => cellOf(card, field) !== ''),
  );
  const lines = cards.map((card) => columns.map((field) => cellOf(card, field)).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
