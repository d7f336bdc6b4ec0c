/** Colours: by group (first faction, second, neutral, custom), by hour, by day and night. The night is the same
 *  print on dark paper: what is ink by day is light by night. */
import type { Luck } from './random.ts';
import type { Slot } from './shapes.ts';

type Pair = readonly [day: string, night: string];
type Palette = Readonly<Record<Slot, Pair>>;

/** The same in every palette: gold, snow and stars, clouds. */
const COMMON = {
  gilt: ['#b8862b', '#e9c46a'],
  white: ['#fffaf0', '#f2f4ec'],
  cloud: ['#fffaf0', '#3b4857'],
} as const satisfies Partial<Record<Slot, Pair>>;

const GREEN: Palette = {
  sky: ['#cfe0cf', '#12241f'],
  glow: ['#f2edcf', '#1d382e'],
  sun: ['#e9b13f', '#efe3ae'],
  far: ['#a8c496', '#274638'],
  mid: ['#6c9763', '#376149'],
  near: ['#3b6a48', '#16302a'],
  ink: ['#17332a', '#eaf1dc'],
  light: ['#fcf7e4', '#10211c'],
  accent: ['#c9502f', '#f0895f'],
  ...COMMON,
};
const BLUE: Palette = {
  sky: ['#c4dfe8', '#0c1b2b'],
  glow: ['#f3efdd', '#14324a'],
  sun: ['#ee8348', '#f6cf92'],
  far: ['#93bccb', '#1b4156'],
  mid: ['#4d8ba6', '#28627c'],
  near: ['#235773', '#0d2a3c'],
  ink: ['#0f2d40', '#e6f0f3'],
  light: ['#fcf8ec', '#0b1a28'],
  accent: ['#d5402b', '#ff8a62'],
  ...COMMON,
};
const EARTH: Palette = {
  sky: ['#ead9c6', '#1e1823'],
  glow: ['#f9eedb', '#352a33'],
  sun: ['#dc8a35', '#f1d7a0'],
  far: ['#d0b190', '#46363e'],
  mid: ['#a97f60', '#644b49'],
  near: ['#6c4d48', '#2a2027'],
  ink: ['#37262c', '#f4e8da'],
  light: ['#fef9ee', '#1b151f'],
  accent: ['#933a5d', '#ee8fae'],
  ...COMMON,
};
const VIOLET: Palette = {
  sky: ['#dcd6ea', '#191630'],
  glow: ['#f4ecea', '#2b2547'],
  sun: ['#d9913f', '#f3d596'],
  far: ['#b3a8cf', '#3a335f'],
  mid: ['#7c6fa8', '#534884'],
  near: ['#4a4078', '#221d42'],
  ink: ['#272044', '#ece7f7'],
  light: ['#fbf8f6', '#161229'],
  accent: ['#1f7a74', '#63d0c4'],
  ...COMMON,
};
const PALETTES: readonly Palette[] = [GREEN, BLUE, EARTH, VIOLET];

/** Noon, morning, evening, a cold day, night: colours of the sky that replace the palette's own. */
const HOURS: readonly Partial<Readonly<Record<Slot, Pair>>>[] = [
  {},
  { sky: ['#f3dcc0', '#2a2030'], glow: ['#fbf0da', '#43303c'] },
  { sky: ['#e5b79a', '#24182a'], glow: ['#f6dfb8', '#4a2a30'], sun: ['#c9482f', '#f7b27c'] },
  { sky: ['#b9c9d6', '#0e1522'], glow: ['#e4e7e2', '#1c2836'], sun: ['#fdfaf0', '#dfe7ee'] },
  { sky: ['#3d5068', '#070c16'], glow: ['#8ea2ae', '#162234'], sun: ['#f7ecc6', '#f3e6b4'] },
];

/** Names that say what hour it is. */
const SAID: readonly (readonly [RegExp, number])[] = [
  [/\b(night|midnight|owl|moons?|lamp|lantern|dark|dread|hearth)\b/i, 4],
  [/\b(frost\w*|snow\w*|winter|ice|avalanche|cold|fog|pale|grey)\b/i, 3],
  [/\b(embers?|burning|fire|wildfire|ash|dusk|flare|last|forge)\b/i, 2],
  [/\b(dawn|harvest|suns?|honey\w*|spring|landfall|homecoming)\b/i, 1],
];
/** Night only if the name says so. */
export const hourOf = (name: string, luck: Luck): number =>
  SAID.find(([words]) => words.test(name))?.[1] ?? luck.pick([0, 0, 1, 1, 2, 3]);

/** Fills the slots of a drawing. */
export function paint(drawing: string, group: number, hour: number, theme: 'both' | 'day'): string {
  const palette = { ...PALETTES[group], ...HOURS[hour] } as Palette;
  return drawing.replace(/@(\w+)/g, (_, slot: Slot) => {
    const [day, night] = palette[slot];
    return theme === 'day' ? day : `light-dark(${day},${night})`;
  });
}
