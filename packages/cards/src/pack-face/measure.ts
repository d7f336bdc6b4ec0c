/**
 * The width of a text, without a page to measure it on. The figures are those of a plain sans-serif; the drawing
 * fixes every line to the width computed here (`textLength`), so that another font can't make it longer.
 */

/** Widths in hundredths of the size of the letters. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl|'’‘", 24],
  ['ftrI.,:;!()[]/-–· ', 32],
  ['cksvxyzJ"“”*', 51],
  ['abdeghnopquL0123456789?$_#~=<>+≤≥', 57],
  ['FTZ', 61],
  ['ABEKPSVXY&', 67],
  ['CDHNRUw', 72],
  ['GOQ', 78],
  ['mM', 84],
  ['W%@—…', 98],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((one) => [one, width])));
/** Capitals with marks, Greek, Cyrillic and whatever else is a letter. */
const USUAL = 66;
/** Ideographs and pictures fill their square. */
const FULL = 105;

function widthOfOne(character: string): number {
  const known = WIDTH_OF.get(character);
  if (known !== undefined) return known;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  const plain = WIDTH_OF.get(character.normalize('NFD').slice(0, 1));
  if (plain !== undefined) return plain;
  const point = character.codePointAt(0) ?? 0;
  return point >= 0x1100 && !(point >= 0x1e00 && point < 0x2e80) ? FULL : USUAL;
}

export interface Letters {
  readonly size: number;
  readonly bold?: boolean;
  readonly family?: 'sans' | 'serif';
}

/** Hundredths of the size of the letters as a width. */
const scaled = (hundredths: number, { size, bold = false, family = 'sans' }: Letters): number =>
  (hundredths * size * (bold ? 1.07 : family === 'serif' ? 0.94 : 1.01)) / 100;

export function widthOf(text: string, letters: Letters): number {
  let hundredths = 0;
  for (const character of text) hundredths += widthOfOne(character);
  return scaled(hundredths, letters);
}

/** The text in pieces no wider than this, each of at least one character; at most `most` of them. */
function pieces(text: string, letters: Letters, width: number, most: number): string[] {
  const found: string[] = [];
  let [piece, hundredths] = ['', 0];
  for (const character of text) {
    const wide = widthOfOne(character);
    if (piece !== '' && scaled(hundredths + wide, letters) > width) {
      found.push(piece);
      if (found.length >= most) return found;
      [piece, hundredths] = ['', 0];
    }
    piece += character;
    hundredths += wide;
  }
  return [...found, piece];
}

/** As many characters of a text as fit into this width, but at least one. */
const headOf = (text: string, letters: Letters, width: number): string =>
  pieces(text, letters, width, 1)[0] ?? '';

/** More than any card has room for: what follows is missing on it anyway, and a hostile text has thousands. */
const MOST_LINES = 500;

/** Lines no wider than this: broken between words, and within one that is wider than a whole line. */
export function wrap(text: string, letters: Letters, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (lines.length >= MOST_LINES) return lines;
      if (widthOf(line === '' ? word : `${line} ${word}`, letters) <= width) {
        line = line === '' ? word : `${line} ${word}`;
        continue;
      }
      if (line !== '') lines.push(line);
      const broken = pieces(word, letters, width, MOST_LINES);
      line = broken.pop() ?? '';
      lines.push(...broken);
    }
    lines.push(line);
  }
  return lines;
}

/** As much of a text as fits, and `…` if some is missing. */
export const cutTo = (text: string, letters: Letters, width: number): string =>
  widthOf(text, letters) <= width
    ? text
    : `${headOf(text, letters, width - widthOf(' …', letters)).trimEnd()} …`;

/** The first of these lines, the last of them cut short if more follow. */
export function firstLines(
  lines: readonly string[],
  count: number,
  letters: Letters,
  width: number,
): string[] {
  if (lines.length <= count) return [...lines];
  const kept = lines.slice(0, Math.max(0, count));
  const last = kept.pop();
  return last === undefined ? [] : [...kept, `${headOf(last, letters, width - widthOf(' …', letters))} …`];
}
