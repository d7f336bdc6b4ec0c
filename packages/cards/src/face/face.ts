/** The face of a card: what is on it, and its drawing in three sizes, for screen and paper. */

/** In the reader's words. Picture and sign are markup of our own, everything else is text. */
export interface Face {
  readonly title: string;
  /** The number in the corner. */
  readonly rank: number;
  readonly picture: string;
  readonly sign: string;
  /** The sign stands for another power than the printed one. */
  readonly announced?: boolean;
  /** The type line: what it is, and at its end what else it has. */
  readonly kind: string;
  readonly marks: readonly string[];
  /** It stands out among its kind: an edge of its own, and a triangle beside the number. */
  readonly crowned: boolean;
  /** What it does; '' for nothing. */
  readonly rule: string;
  /** The same in a few words, where there is no room for a sentence. */
  readonly short: string;
  readonly lore: string;
  /** Ink and tint, by number. */
  readonly tone: number;
}

/**
 * `large`: everything, as it is printed. `medium`: name, number, sign, power and the rule in short. `small`: number, sign
 * and power, so large that they are read from across a table.
 */
export type FaceSize = 'large' | 'medium' | 'small';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark]!);

/** The longer the text, the smaller its letters, so that every card is full and none overflows. */
const sizeOf = (length: number): string =>
  length > 400 ? 'tiny' : length > 230 ? 'small' : length > 130 ? 'medium' : 'large';
const titleSize = ({ length }: string): string => (length > 26 ? ' longest' : length > 16 ? ' long' : '');
/** Of a medium face: its longest word has to fit, since no word is broken. */
const wordSize = (title: string): string => {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  return longest > 12 ? ' longest' : longest > 9 ? ' long' : '';
};

/** As wide as its container, with FACE_STYLE. No headings or paragraphs, which a page styles in its own way. */
export function faceMarkup(face: Face, size: FaceSize = 'large'): string {
  return size === 'large' ? whole(face) : size === 'medium' ? medium(face) : small(face);
}

function whole({ title, rank, picture, sign, kind, marks, rule, lore, tone }: Face): string {
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

const classes = (size: FaceSize, { tone, crowned, announced = false }: Face): string =>
  `card-face is-${size} tone-${tone}${crowned ? ' crowned' : ''}${announced ? ' announced' : ''}`;

/** Both may go into a button, so there is nothing but spans. */
const medium = (face: Face): string =>
  [
    `<span class="${classes('medium', face)}"><span class="card-inside">`,
    `<span class="card-head"><b class="card-rank">${face.rank}</b><span class="card-name${wordSize(face.title)}">${escaped(face.title)}</span></span>`,
    `<span class="card-art">${face.picture}</span>`,
    `<span class="card-kind"><i class="card-sign">${face.sign}</i><b>${escaped(face.kind)}</b></span>`,
    face.short === '' ? '' : `<span class="card-short">${escaped(face.short)}</span>`,
    '</span></span>',
  ].join('');

const small = (face: Face): string =>
  [
    `<span class="${classes('small', face)}"><span class="card-inside">`,
    `<span class="card-art">${face.picture}</span>`,
    `<b class="card-rank">${face.rank}</b><i class="card-sign">${face.sign}</i>`,
    `<span class="card-kind"><b>${escaped(face.kind)}</b>`,
    face.short === '' ? '' : `<span class="card-short">${escaped(face.short)}</span>`,
    '</span></span></span>',
  ].join('');
