/** Sheets to print and cut: nine cards a page, with crop marks; a document that needs nothing beside itself. */
import type { CardRecord, DeckRecord } from '../cards.ts';
import { groupOf } from '../picture/index.ts';
import { BACK, escaped, type FaceWords, faceOf, PLAIN_WORDS } from './face.ts';
import { CARD_STYLE } from './style.ts';

/** Millimetres. */
export const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

const CARD = [63, 88] as const;
const [ACROSS, DOWN] = [3, 3];
export const CARDS_A_PAGE = ACROSS * DOWN;

export interface SheetOptions {
  readonly paper?: Paper;
  readonly words?: FaceWords;
  /** The world of the later edition. */
  readonly later?: boolean;
  /** A page of backs after every page of faces, for printing on both sides. */
  readonly backs?: boolean;
  /** Cards to print in place of all. */
  readonly cards?: readonly CardRecord[];
}

/** Ticks outside the cards, at every line that is cut. */
function cropMarks(paper: Paper): string {
  const [width, height] = PAPERS[paper];
  const [left, top] = [(width - ACROSS * CARD[0]) / 2, (height - DOWN * CARD[1]) / 2];
  const length = Math.min(5, left - 3, top - 3);
  const ticks: string[] = [];
  for (let i = 0; i <= ACROSS; i++) {
    const x = left + i * CARD[0];
    ticks.push(`M${x} ${top - 1.5 - length}v${length}M${x} ${top + DOWN * CARD[1] + 1.5}v${length}`);
  }
  for (let i = 0; i <= DOWN; i++) {
    const y = top + i * CARD[1];
    ticks.push(`M${left - 1.5 - length} ${y}h${length}M${left + ACROSS * CARD[0] + 1.5} ${y}h${length}`);
  }
  const d = ticks.join('').replace(/\d+\.\d{3,}/g, (value) => Number(value).toFixed(2));
  return `<svg class="marks" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${d}" fill="none" stroke="#000" stroke-width=".15"/></svg>`;
}

const page = (content: string, marks: string): string =>
  `<section class="page">${marks}<div class="grid">${content}</div></section>`;

/** The deck's cards, nine a page, ready for a browser's print dialogue. */
export function sheetOf(deck: DeckRecord, options: SheetOptions = {}): string {
  const { paper = 'A4', words = PLAIN_WORDS, later = false, backs = false, cards = deck.cards } = options;
  const [width, height] = PAPERS[paper];
  const marks = cropMarks(paper);
  const pages: string[] = [];
  for (let i = 0; i < cards.length; i += CARDS_A_PAGE) {
    const some = cards.slice(i, i + CARDS_A_PAGE);
    pages.push(
      page(some.map((card) => faceOf(card, groupOf(card, deck.factions), { words, later })).join(''), marks),
    );
    if (backs) pages.push(page(BACK.repeat(CARDS_A_PAGE), marks));
  }
  return `<!doctype html>
<html lang="${escaped(words.language)}"><head><meta charset="utf-8"><title>${escaped(deck.name)}</title><style>
@page{size:${width}mm ${height}mm;margin:0}
${CARD_STYLE}
.page{position:relative;width:${width}mm;height:${height}mm;display:grid;place-items:center;break-after:page;overflow:hidden}
.page:last-child{break-after:auto}
.grid{display:grid;grid-template-columns:repeat(${ACROSS},${CARD[0]}mm);grid-auto-rows:${CARD[1]}mm;width:${ACROSS * CARD[0]}mm;height:${DOWN * CARD[1]}mm}
.marks{position:absolute;inset:0;width:100%;height:100%}
@media screen{body{background:#777}.page{margin:6mm auto;background:#fff;box-shadow:0 1mm 4mm #0006}}
</style></head><body>
${pages.join('\n')}
</body></html>
`;
}
