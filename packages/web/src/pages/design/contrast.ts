/** How distinguishable two colours are, as the accessibility guidelines measure it. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#8c2f1b` or `rgb(140, 47, 27)`; undefined for anything else, including transparent colours. */
export function parseColour(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex !== null) return hex.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text.trim());
  return rgb === null ? undefined : (rgb.slice(1).map(Number) as unknown as Rgb);
}

export const makeColour = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
