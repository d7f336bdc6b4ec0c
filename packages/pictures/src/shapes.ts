/** Shapes as SVG markup. Colours are slots (`@ink`), which `paint` fills in; there are no ids, styles or scripts. */

export type Slot =
  | 'sky'
  | 'glow'
  | 'sun'
  | 'far'
  | 'mid'
  | 'near'
  | 'ink'
  | 'light'
  | 'accent'
  | 'gilt'
  | 'white'
  | 'cloud';

export const num = (value: number): string => `${Math.round(value * 10) / 10}`;
export const nums = (...values: readonly number[]): string => values.map(num).join(' ');

const paints = (fill: Slot | undefined, stroke?: Slot, width = 1): string =>
  `fill="${fill === undefined ? 'none' : `@${fill}`}"${
    stroke === undefined
      ? ''
      : ` stroke="@${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`
  }`;

export const path = (d: string, fill?: Slot, stroke?: Slot, width?: number): string =>
  `<path d="${d}" ${paints(fill, stroke, width)}/>`;
export const line = (d: string, stroke: Slot, width = 1): string => path(d, undefined, stroke, width);
export const disc = (x: number, y: number, r: number, fill?: Slot, stroke?: Slot, width?: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${paints(fill, stroke, width)}/>`;
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill?: Slot,
  stroke?: Slot,
  width?: number,
) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${paints(fill, stroke, width)}/>`;
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill?: Slot,
  round = 0,
  stroke?: Slot,
  width?: number,
) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round > 0 ? ` rx="${num(round)}"` : ''} ${paints(fill, stroke, width)}/>`;
export const poly = (points: string, fill?: Slot, stroke?: Slot, width?: number): string =>
  `<polygon points="${points}" ${paints(fill, stroke, width)}/>`;

/** Moved, then turned, then scaled; a negative `sx` mirrors. */
export const at = (
  x: number,
  y: number,
  content: string,
  { turn = 0, scale = 1, mirror = false }: { turn?: number; scale?: number; mirror?: boolean } = {},
): string =>
  `<g transform="translate(${nums(x, y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${
    scale === 1 && !mirror
      ? ''
      : ` scale(${Math.round((mirror ? -scale : scale) * 100) / 100} ${Math.round(scale * 100) / 100})`
  }">${content}</g>`;
export const faint = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`;
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Repeats a shape around the middle: points of a star, teeth of a wheel. */
export const around = (count: number, draw: (angle: number, i: number) => string, from = 0): string =>
  times(count, (i) => draw(from + (360 / count) * i, i));
export const polar = (r: number, angle: number): readonly [number, number] => [
  r * Math.sin((angle * Math.PI) / 180),
  -r * Math.cos((angle * Math.PI) / 180),
];

export function star(points: number, outer: number, inner: number, fill: Slot, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    nums(...polar(i % 2 === 0 ? outer : inner, turn + (180 / points) * i)),
  );
  return poly(corners.join(' '), fill);
}
