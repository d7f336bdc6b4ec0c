/** The Card Game System on the first page: what an adventure costs, and how far both players have covered it. */
import type { LiveDrawing, Sprite } from '@hortus/frame/scene/live.ts';
import type { View } from '../src/index.ts';

const INKS = ['a', 'b'];
/** The longest cost that still has a step for each unit. */
const LONG = 8;

export const drawing: LiveDrawing<View> = {
  margin: 9,
  shapes: {
    step: 'M-5-4H5V4H-5z',
    slip: 'M-6-8H6a2 2 0 0 1 2 2V6a2 2 0 0 1-2 2H-6a2 2 0 0 1-2-2V-6a2 2 0 0 1 2-2z',
    points: '',
  },
  inks: {
    a: ['light-dark(#1b5d9e, #9cd0ff)', 'light-dark(#1b5d9e, #9cd0ff)'],
    b: ['light-dark(#b0641a, #f0c04e)', 'light-dark(#8f4d0c, #f0c04e)'],
    open: ['light-dark(#d3e0ee, #1c4573)', ''],
  },
  draw(view) {
    const rows = (view.standing?.costs ?? [])
      .slice(0, 3)
      .flatMap(({ name, required, covered }) =>
        required
          .slice(0, 2)
          .map((wanted, player) => ({ key: `${name}.${player}`, wanted, player, has: covered[player] ?? 0 })),
      );
    const high = 64 / Math.max(4, rows.length);
    const ladders = rows.flatMap(({ key, wanted, player, has }, row): Sprite[] => {
      const steps = Math.min(LONG, wanted);
      const y = 12 + row * high + Math.floor(row / 2) * 2;
      return Array.from({ length: steps }, (_, i): Sprite => {
        const isDone = (i + 1) * wanted <= has * steps;
        return [
          `r${key}.${i}`,
          'step',
          isDone ? (INKS[player] ?? 'a') : 'open',
          34 + i * 12,
          y,
          0,
          Math.min(1, high / 10),
        ];
      });
    });
    const grounds = view.ground
      .slice(0, 2)
      .flatMap((cards, seat) =>
        cards
          .slice(0, 8)
          .map(
            (card, i): Sprite => [
              `g${seat}.${i}.${card}`,
              'slip',
              INKS[seat] ?? 'a',
              14 + seat * 76 + i * 9,
              90,
              0,
              0.9,
            ],
          ),
      );
    const points = view.eras
      .slice(0, 2)
      .map(
        (era, player): Sprite => [
          `p${player}`,
          'points',
          INKS[player] ?? 'a',
          12,
          22 + player * 36,
          0,
          1.3,
          String(era.points),
        ],
      );
    return [...ladders, ...grounds, ...points];
  },
};
