/** Gnostica on the home page: cards by suit, pyramids by owner, turned the way they point. */
import type { LiveDrawing, Sprite } from '@hortus/frame/scene/live.ts';
import type { View } from '../src/index.ts';

const [WIDE, HIGH] = [22, 28];
/** Where pieces stand if there are several on a card. */
const PLACES = [
  [0, 0],
  [-5, 6],
  [5, -6],
  [5, 6],
  [-5, -6],
] as const;
const TURNS: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270, U: 0 };

export const drawing: LiveDrawing<View> = {
  margin: 14,
  shapes: {
    card: 'M-8-12H8a2 2 0 0 1 2 2V10a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2V-10a2 2 0 0 1 2-2z',
    lying: 'M0-6 4 5H-4z',
    upright: 'M0-5 5 0 0 5-5 0z',
  },
  inks: {
    C: ['#44627f', ''],
    R: ['#7a4a2e', ''],
    D: ['#6d6532', ''],
    S: ['#5a5266', ''],
    major: ['#8a5a86', ''],
    a: ['#ffcf6b', ''],
    b: ['#7fd4e8', ''],
  },
  draw({ sites, men }) {
    const at = (x: number, y: number): [number, number] => [75 + x * WIDE, 62 - y * HIGH];
    const cards = sites.flatMap(({ x, y, card }): Sprite[] => {
      if (card === null) return [];
      return [[`c${x},${y}`, 'card', /^\d/.test(card) ? 'major' : (card[0] ?? 'C'), ...at(x, y)]];
    });
    const [seen, there] = [new Map<string, number>(), new Map<string, number>()];
    const next = (of: Map<string, number>, key: string): number => {
      of.set(key, (of.get(key) ?? -1) + 1);
      return of.get(key) ?? 0;
    };
    const pieces = men.map(({ owner, pips, facing, x, y }): Sprite => {
      const [left, top] = at(x, y);
      const [right, down] = PLACES[next(there, `${x},${y}`) % PLACES.length] ?? [0, 0];
      const ink = owner === 0 ? 'a' : 'b';
      const key = `${ink}${pips}`;
      const size = 0.6 + pips * 0.2;
      return [
        `${key}.${next(seen, key)}`,
        facing === 'U' ? 'upright' : 'lying',
        ink,
        left + right,
        top + down,
        TURNS[facing] ?? 0,
        size,
      ];
    });
    return [...cards, ...pieces];
  },
};
