/**
 * Sheets to print and cut: as many cards of one size as fit on a page, with crop marks, as a self-contained document.
 */
import { escaped } from './face.ts';
import { FACE_STYLE } from './style.ts';

/** Width and height in millimetres. */
export type Size = readonly [width: number, height: number];
export const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;

/** Left free on every side: what printers don't reach, and room for the marks. */
const MARGIN = 5;

interface SheetHead {
  readonly title: string;
  /** For the document: `en`. */
  readonly language: string;
  readonly paper: Paper;
}

/** Cards of one size, on pages of their own. */
export interface Run {
  readonly card: Size;
  /** Markup of the card's own size; with backs, a page of them follows each page of faces. */
  readonly faces: readonly string[];
  /** The same for all cards, or one for each face: these lie mirrored, to be printed on both sides and turned over the
   *  long edge. */
  readonly back?: string | readonly string[];
}

export interface SheetOptions extends SheetHead, Run {}

interface Grid {
  readonly page: Size;
  readonly card: Size;
  readonly across: number;
  readonly down: number;
}

function gridOf(paper: Paper, card: Size): Grid {
  const page = PAPERS[paper];
  const held = (i: 0 | 1): number => Math.max(1, Math.floor((page[i] - 2 * MARGIN) / card[i]));
  return { page, card, across: held(0), down: held(1) };
}

/** How many cards of a size a sheet holds. */
export function perSheet(paper: Paper, card: Size): number {
  const { across, down } = gridOf(paper, card);
  return across * down;
}

/** Ticks outside the cards, at every line that is cut. */
function cropMarks({ page: [width, height], card, across, down }: Grid): string {
  const [left, top] = [(width - across * card[0]) / 2, (height - down * card[1]) / 2];
  const length = Math.min(5, left - 3, top - 3);
  const ticks: string[] = [];
  for (let i = 0; i <= across; i++) {
    const x = left + i * card[0];
    ticks.push(`M${x} ${top - 1.5 - length}v${length}M${x} ${top + down * card[1] + 1.5}v${length}`);
  }
  for (let i = 0; i <= down; i++) {
    const y = top + i * card[1];
    ticks.push(`M${left - 1.5 - length} ${y}h${length}M${left + across * card[0] + 1.5} ${y}h${length}`);
  }
  const d = ticks.join('').replace(/\d+\.\d{3,}/g, (value) => Number(value).toFixed(2));
  return `<svg class="marks" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${d}" fill="none" stroke="#000" stroke-width=".15"/></svg>`;
}

/** One page of backs, each behind its face once the sheet is turned over. */
function turned(backs: readonly string[], across: number): string[] {
  const rows: string[] = [];
  for (let i = 0; i < backs.length; i += across) {
    const row = backs.slice(i, i + across);
    rows.push(...Array.from({ length: across }, (_, x) => row[across - 1 - x] ?? ''));
  }
  return rows;
}

function pagesOf({ card, faces, back }: Run, paper: Paper, style: string): string[] {
  const grid = gridOf(paper, card);
  const count = grid.across * grid.down;
  const marks = cropMarks(grid);
  const pageOf = (cards: readonly string[]): string =>
    `<section class="page">${marks}<div class="grid ${style}">${cards.map((one) => `<div class="card">${one}</div>`).join('')}</div></section>`;
  const pages: string[] = [];
  for (let i = 0; i < faces.length; i += count) {
    pages.push(pageOf(faces.slice(i, i + count)));
    if (typeof back === 'string') pages.push(pageOf(Array.from({ length: count }, () => back)));
    else if (back !== undefined) pages.push(pageOf(turned(back.slice(i, i + count), grid.across)));
  }
  return pages;
}

function gridStyle(paper: Paper, card: Size, style: string): string {
  const { across, down } = gridOf(paper, card);
  return `.${style}{grid-template-columns:repeat(${across},${card[0]}mm);grid-auto-rows:${card[1]}mm;width:${across * card[0]}mm;height:${down * card[1]}mm}`;
}

/** Ready for a browser's print dialogue. */
export const sheetOf = ({ title, language, paper, ...run }: SheetOptions): string =>
  sheetsOf({ title, language, paper, runs: [run] });

/** The same for cards of several sizes. */
export function sheetsOf({
  title,
  language,
  paper,
  runs,
}: SheetHead & { readonly runs: readonly Run[] }): string {
  const [width, height] = PAPERS[paper];
  const pages = runs.flatMap((run, i) => pagesOf(run, paper, `run-${i}`));
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
@page{size:${width}mm ${height}mm;margin:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact;color-scheme:light}
body{margin:0;background:#fff}
.page{position:relative;width:${width}mm;height:${height}mm;display:grid;place-items:center;break-after:page;overflow:hidden}
.page:last-child{break-after:auto}
.grid{display:grid}
${runs.map(({ card }, i) => gridStyle(paper, card, `run-${i}`)).join('\n')}
.card{overflow:hidden;break-inside:avoid}
.card>svg{display:block;width:100%;height:100%}
.marks{position:absolute;inset:0;width:100%;height:100%}
@media screen{body{background:#777}.page{margin:6mm auto;background:#fff;box-shadow:0 1mm 4mm #0006}}
${FACE_STYLE}
</style></head><body>
${pages.join('\n')}
</body></html>
`;
}
