/** Directive and lore: lines of prose that fit a height. */
import { num, type TextStyle, textLine } from './drawing.ts';
import { cutTo, firstLines, widthOf, wrap } from './measure.ts';

export interface Prose {
  readonly height: number;
  readonly markup: string;
  readonly isCut: boolean;
}

const LEADING = 1.24;

export function drawProse(
  text: string,
  style: TextStyle,
  width: number,
  most = Number.POSITIVE_INFINITY,
): Prose {
  if (text === '') return { height: 0, markup: '', isCut: false };
  const wrapped = wrap(text, style, width);
  const step = style.size * LEADING;
  const lines = firstLines(wrapped, Math.floor(most / step), style, width);
  const markup = lines
    .map((line, i) => textLine(0, i * step + style.size * 0.95, line, style, width))
    .join('');
  return { height: lines.length * step, markup, isCut: lines.length < wrapped.length };
}

export const moved = (x: number, y: number, markup: string): string =>
  markup === '' ? '' : `<g transform="translate(${num(x)} ${num(y)})">${markup}</g>`;

/** A text in one line, in letters small enough for it. */
export function oneLine(
  text: string,
  style: TextStyle,
  width: number,
  least: number,
): TextStyle & { readonly text: string } {
  let { size } = style;
  while (size > least && widthOf(text, { ...style, size }) > width) size -= 1;
  return { ...style, size, text: cutTo(text, { ...style, size }, width) };
}
