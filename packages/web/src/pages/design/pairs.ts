/** Colours used on top of each other, and the contrast they need: words 4.5, icons and edges 3. */
export interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

const words = (ink: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ ink, ground, least: 4.5 }));
const signs = (ink: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ ink, ground, least: 3 }));

export const PAIRS: readonly Pair[] = [
  ...words('text', 'ground', 'surface', 'raised', 'accent-soft'),
  ...words('text-soft', 'ground', 'surface', 'raised'),
  ...words('accent', 'ground', 'surface', 'raised', 'accent-soft'),
  ...words('accent-text', 'accent'),
  ...words('good', 'ground', 'surface', 'raised'),
  ...words('bad', 'ground', 'surface', 'raised'),
  ...signs('focus', 'ground', 'surface', 'raised'),
  ...signs('line-strong', 'ground', 'surface', 'raised'),
];

/** The same for a game's own colours. */
export const MOOD_PAIRS: readonly Pair[] = [
  ...words('game-text', 'game-ground'),
  ...words('game-soft', 'game-ground'),
  ...words('game-accent', 'game-ground'),
];
