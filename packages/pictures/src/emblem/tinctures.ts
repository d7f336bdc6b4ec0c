/** The colours of an emblem: a hue for each house and one for no house, in light and dark. */
import { luckOf } from '../random.ts';
import type { Slot } from '../shapes.ts';

export type Theme = 'both' | 'day';

/** Hue and saturation of the ground, hue of what stands out. */
type Tincture = readonly [hue: number, saturation: number, accent: number];

const HOUSES: readonly Tincture[] = [
  [325, 36, 160],
  [52, 44, 228],
  [128, 30, 342],
  [20, 48, 188],
  [268, 34, 42],
  [205, 42, 14],
];
const NOBODY: Tincture = [38, 16, 356];

/** Lightness by day and by night; the night is the same print on dark paper. */
const LIGHTNESS: Readonly<
  Record<Exclude<Slot, 'sun' | 'gilt' | 'white' | 'accent'>, readonly [number, number]>
> = {
  sky: [80, 15],
  glow: [91, 23],
  far: [72, 27],
  mid: [56, 44],
  near: [36, 34],
  ink: [17, 92],
  light: [97, 11],
  cloud: [96, 30],
};

/** `#rrggbb` for a hue in degrees, with saturation and lightness in per cent. */
function hex(hue: number, saturation: number, lightness: number): string {
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = lightness / 100 - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

function coloursOf(slot: Slot, [hue, saturation, accent]: Tincture): readonly [day: string, night: string] {
  if (slot === 'sun') return [hex(38, 78, 56), hex(42, 80, 70)];
  if (slot === 'gilt') return ['#b8862b', '#e9c46a'];
  if (slot === 'white') return ['#fffaf0', '#f2f4ec'];
  if (slot === 'accent') return [hex(accent, 56, 46), hex(accent, 66, 66)];
  const [day, night] = LIGHTNESS[slot];
  return [hex(hue, saturation, day), hex(hue, saturation * 0.8, night)];
}

/** Fills the slots of a drawing. */
export const tinted = (drawing: string, tincture: Tincture, theme: Theme): string =>
  drawing.replace(/@(\w+)/g, (_, slot: Slot) => {
    const [day, night] = coloursOf(slot, tincture);
    return theme === 'day' ? day : `light-dark(${day},${night})`;
  });

/** Chosen by name alone, so that it doesn't depend on which other houses there are. */
export const tinctureOf = (house: string | undefined): Tincture =>
  house === undefined ? NOBODY : luckOf(`sash of ${house}`).pick(HOUSES);
