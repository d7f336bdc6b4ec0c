/** Marks on a card: text and plates as SVG, in tenths of a millimetre. All text is escaped here and nowhere else. */
import { escaped } from '../face/face.ts';
import { type Letters, widthOf } from './measure.ts';

const SANS = '"Helvetica Neue",Arial,"Liberation Sans",Roboto,sans-serif';
const SERIF = 'Alegreya,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Times New Roman",serif';

/** Ink on paper. */
export const INK = '#26211b';
export const SOFT = '#5b5247';

/** CGS-CARD-14 Red for adventures, blue for supports; a card whose type can't be read is grey. */
export const BORDERS = { Adventure: '#a3262a', Support: '#1f4e96', none: '#6d675e' } as const;

export const num = (value: number): string => `${Math.round(value * 10) / 10}`;

export interface TextStyle extends Letters {
  readonly fill?: string;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'end' | 'middle';
}

/** With this little text, another font makes no difference. */
const FEW = 2;

/** One line; it never becomes wider than `room`, whatever font it is set in. `strong` follows it in bold letters. */
export function textLine(
  x: number,
  y: number,
  text: string,
  style: TextStyle,
  room: number,
  strong = '',
): string {
  const { size, bold = false, fill = INK, italic = false, family = 'sans', anchor = 'start' } = style;
  const width = widthOf(text, style) + widthOf(strong, { size, bold: true });
  // Even lines that would fit, or those of a paragraph would look different.
  const held = text.length + strong.length > FEW || width > room;
  return [
    `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}"`,
    bold ? ' font-weight="700"' : '',
    italic ? ' font-style="italic"' : '',
    family === 'serif' ? ` font-family='${SERIF}'` : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    held ? ` textLength="${num(Math.min(width, room))}" lengthAdjust="spacingAndGlyphs"` : '',
    `>${escaped(text)}`,
    strong === '' ? '' : `<tspan font-weight="700">${escaped(strong)}</tspan>`,
    '</text>',
  ].join('');
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function plate(
  { x, y, width, height }: Box,
  {
    fill = '#fffdf8',
    opacity = 0.86,
    round = 12,
    stroke,
  }: { fill?: string; opacity?: number; round?: number; stroke?: string } = {},
): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="1.5"`;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(round)}" fill="${fill}" fill-opacity="${opacity}"${line}/>`;
}

/** Markup of another drawing, brought to its place and size. */
export const placed = (drawing: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${drawing}</g>`;

/** A ring along the edge, and the field within it. */
export const ring = (width: number, height: number, breadth: number, colour: string): string =>
  `<path fill-rule="evenodd" fill="${colour}" d="M0 0H${width}V${height}H0Z${roundedHole(width, height, breadth)}"/>`;

function roundedHole(width: number, height: number, breadth: number): string {
  const [r, w, h] = [18, width - 2 * breadth, height - 2 * breadth];
  return `M${breadth + r} ${breadth}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** The whole card. */
export const cardSvg = (width: number, height: number, name: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}" font-family='${SANS}'>${inside}</svg>`;
