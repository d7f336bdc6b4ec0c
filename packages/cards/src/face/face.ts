/** The face of a card: what stands on it, and its drawing with everything, for a screen and for paper. */

/** In the reader's words. Picture and sign are markup of our own, everything else is text. */
export interface Face {
  readonly title: string;
  /** The number in the corner. */
  readonly rank: number;
  readonly picture: string;
  readonly sign: string;
  /** The type line: what it is, and at its end what else it has. */
  readonly kind: string;
  readonly marks: readonly string[];
  /** What it does; '' for nothing. */
  readonly rule: string;
  readonly lore: string;
  /** Ink and tint, by number. */
  readonly tone: number;
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark]!);

/** The longer the text, the smaller its letters, so that every card is full and none overflows. */
const sizeOf = (length: number): string =>
  length > 400 ? 'tiny' : length > 230 ? 'small' : length > 130 ? 'medium' : 'large';
const titleSize = ({ length }: string): string => (length > 26 ? ' longest' : length > 16 ? ' long' : '');

/** As wide as what it stands in; FACE_STYLE belongs to it. No headings or paragraphs, which a page styles in its own way. */
export function faceMarkup({ title, rank, picture, sign, kind, marks, rule, lore, tone }: Face): string {
  const length = rule.length + lore.length;
  return [
    `<article class="card-face tone-${tone}${length > 480 ? ' wordy' : ''}"><div class="card-inside">`,
    `<div class="card-head"><b class="card-rank">${rank}</b><span class="card-name${titleSize(title)}">${escaped(title)}</span></div>`,
    `<div class="card-art">${picture}</div>`,
    `<div class="card-kind"><i class="card-sign">${sign}</i><b>${escaped(kind)}</b><span>${escaped(marks.join(' · '))}</span></div>`,
    rule === '' ? '' : `<div class="card-rule">${escaped(rule)}</div>`,
    `<div class="card-lore ${sizeOf(length)}">${escaped(lore)}</div>`,
    '</div></article>',
  ].join('');
}
