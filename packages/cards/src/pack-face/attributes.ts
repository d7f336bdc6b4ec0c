/** The attribute area on a card: the type in large letters, then each category by its name with its members. */
import { formatCondition, formatValue } from '../language/area/format.ts';
import type { Attributes, PlainCategory, Value } from '../language/model.ts';
import { CATEGORY_ORDER, type Category, GLOBAL_ORDER } from '../language/words.ts';
import { INK, plate, SOFT, textLine } from './drawing.ts';
import { widthOf, wrap } from './measure.ts';

/** A member: its name, and the value, which stands out. */
interface Member {
  readonly name: string;
  readonly value: string;
}

export interface Section {
  /** '' for the globals, whose heading is the type. */
  readonly heading: string;
  readonly colour: string;
  readonly members: readonly Member[];
}

const COLOURS: Readonly<Partial<Record<Category, string>>> = {
  AdventureCommonCosts: '#8f3a16',
  AdventureCosts: '#8f3a16',
  EraCosts: '#8f3a16',
  AdventureResources: '#1f6238',
  EraResources: '#1f6238',
  Feats: '#7a5a06',
};
const CONDITIONS = '#44407c';

/** A flag is shown by its name alone. */
const global = (name: string, value: Value): Member =>
  value === 'Yes' ? { name: '', value: name } : { name, value: String(value) };

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const rankOf = (name: string): number =>
  GLOBAL_ORDER.includes(name) ? GLOBAL_ORDER.indexOf(name) : GLOBAL_ORDER.length;

/** In the order of CGS-FMT-1 and CGS-FMT-2. */
export function sectionsOf({ globals, lists, conditions }: Attributes): Section[] {
  const own = [...globals].filter(([name]) => name !== 'Type');
  own.sort(([a], [b]) => rankOf(a) - rankOf(b) || byName(a, b));
  const sections: Section[] = [
    { heading: '', colour: SOFT, members: own.map(([name, value]) => global(name, value)) },
  ];
  for (const category of CATEGORY_ORDER) {
    const colour = COLOURS[category] ?? CONDITIONS;
    const list = lists.get(category as PlainCategory);
    if (list !== undefined)
      sections.push({
        heading: category,
        colour,
        members: [...list]
          .sort(([a], [b]) => byName(a, b))
          .map(([name, value]) => ({
            name,
            value: typeof value === 'number' ? String(value) : formatValue(value),
          })),
      });
    const tested = conditions.get(category as Parameters<typeof conditions.get>[0]);
    if (tested !== undefined)
      sections.push({
        heading: category,
        colour,
        members: tested.map((condition) => ({ name: '', value: formatCondition(condition) })),
      });
  }
  return sections;
}

export interface AreaStyle {
  /** Of the letters. */
  readonly size: number;
  readonly width: number;
  /** Kept free at the upper right, as for an emblem. */
  readonly free?: { readonly width: number; readonly height: number };
  /** Headings go before their members instead of above them. */
  readonly dense: boolean;
}

/** Rows with their markup, drawn from the top left at 0 0. */
interface Row {
  readonly height: number;
  readonly members: number;
  readonly draw: (y: number) => string;
}

export interface AreaDrawing {
  readonly height: number;
  readonly markup: string;
  /** Members for which there was no room. */
  readonly leftOut: number;
}

/** Flows from left to right, one row below the other. */
class Flow {
  readonly rows: Row[] = [];
  readonly #style: AreaStyle;
  #parts: ((y: number) => string)[] = [];
  #x = 0;
  #members = 0;
  #top = 0;

  constructor(style: AreaStyle) {
    this.#style = style;
  }

  get #height(): number {
    return this.#style.size * 1.5;
  }

  /** Of the rows that are full. */
  get top(): number {
    return this.#top;
  }

  get room(): number {
    const { width, free, size } = this.#style;
    return free !== undefined && this.#top < free.height ? width - free.width - size * 0.4 : width;
  }

  add(width: number, gap: number, members: number, draw: (x: number, y: number) => string): void {
    if (this.#x > 0 && this.#x + width > this.room) this.endRow();
    const x = this.#x;
    this.#parts.push((y) => draw(x, y));
    this.#x += width + gap;
    this.#members += members;
  }

  endRow(): void {
    if (this.#parts.length === 0) return;
    const parts = this.#parts;
    this.rows.push({
      height: this.#height,
      members: this.#members,
      draw: (y) => parts.map((part) => part(y)).join(''),
    });
    this.#top += this.#height;
    this.#parts = [];
    this.#x = 0;
    this.#members = 0;
  }

  space(height: number): void {
    this.endRow();
    if (this.rows.length === 0) return;
    this.rows.push({ height, members: 0, draw: () => '' });
    this.#top += height;
  }
}

function addHeading(flow: Flow, { heading, colour }: Section, { size, dense }: AreaStyle): void {
  if (heading === '') return;
  const letters = { size: size * 0.86, bold: true, fill: colour };
  const width = Math.min(widthOf(heading, letters), flow.room);
  const room = flow.room;
  flow.add(width, size * 0.5, 0, (x, y) => textLine(x, y + size * 1.05, heading, letters, room));
  if (!dense) flow.endRow();
}

/** `Hull 1` on a plate of its own; what is wider than a row takes several. */
function addMember(flow: Flow, { name, value }: Member, colour: string, { size }: AreaStyle): void {
  const pad = size * 0.32;
  const plain = { size, fill: INK };
  const strong = { size, bold: true, fill: INK };
  const before = name === '' ? '' : `${name} `;
  const inner = widthOf(before, plain) + widthOf(value, strong);
  const width = inner + 2 * pad;
  if (width <= flow.room) {
    flow.add(
      width,
      size * 0.35,
      1,
      (x, y) =>
        plate(
          { x, y: y + size * 0.1, width, height: size * 1.3 },
          { fill: '#fff', opacity: 0.8, round: size * 0.3, stroke: colour },
        ) + textLine(x + pad, y + size * 1.08, before, plain, inner, value),
    );
    return;
  }
  flow.endRow();
  const lines = wrap(name === '' ? value : `${name} ${value}`, strong, flow.room - pad);
  lines.forEach((line, i) => {
    const space = flow.room;
    flow.add(space, 0, i === 0 ? 1 : 0, (x, y) =>
      textLine(x + pad, y + size * 1.08, line, strong, space - pad),
    );
    flow.endRow();
  });
}

/** More than any card has room for: what is below it is only counted, however many attributes a hostile card has. */
const TALLEST = 2000;

/** The area within a height; what doesn't fit is counted, and the last row says so. */
export function drawArea(
  sections: readonly Section[],
  style: AreaStyle,
  most = Number.POSITIVE_INFINITY,
): AreaDrawing {
  const flow = new Flow(style);
  let below = 0;
  for (const section of sections) {
    if (section.members.length === 0) continue;
    flow.space(style.size * (style.dense ? 0.12 : 0.3));
    addHeading(flow, section, style);
    for (const member of section.members)
      if (flow.top > TALLEST) below++;
      else addMember(flow, member, section.colour, style);
  }
  flow.endRow();
  const { rows } = flow;
  const all = rows.reduce((sum, { height }) => sum + height, 0);
  if (all <= most) return { height: all, markup: drawRows(rows), leftOut: below };
  const note = style.size * 1.5;
  let [kept, height] = [0, 0];
  while (kept < rows.length && height + rows[kept]!.height <= most - note) height += rows[kept++]!.height;
  // A member that is cut in two counts too.
  const leftOut = Math.max(
    1,
    rows.slice(kept).reduce((sum, { members }) => sum + members, below),
  );
  const said = textLine(
    0,
    height + style.size * 1.05,
    `… +${leftOut}`,
    { size: style.size, bold: true },
    style.width,
  );
  return { height: height + note, markup: drawRows(rows.slice(0, kept)) + said, leftOut };
}

function drawRows(rows: readonly Row[]): string {
  let y = 0;
  const parts: string[] = [];
  for (const row of rows) {
    parts.push(row.draw(y));
    y += row.height;
  }
  return parts.join('');
}
