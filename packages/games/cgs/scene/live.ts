/** The Card Game System on the home page: the race for points, and how far both players have covered an adventure. */
import type { LiveDrawing, Sprite } from '@hortus/frame/scene/live.ts';
import type { View } from '../src/index.ts';

const INKS = ['a', 'b'];
/** The longest race and the longest cost that are drawn. */
const RACE = 10;
const LONG = 3;
const [COSTS, WIDE] = [3, 41];

const isSeat = (seat: number): boolean => seat < 2;

/** A number, and a stone for each point. */
function race({ eras, standing }: View): Sprite[] {
  // Between adventures the race has the place to itself.
  const [top, far] = (standing?.costs ?? []).length === 0 ? [26, 40] : [11, 21];
  return eras
    .filter((_, seat) => isSeat(seat))
    .flatMap(({ points }, seat): Sprite[] => {
      const y = top + seat * far;
      const stones = Array.from({ length: RACE }, (_, i): Sprite => {
        const ink = i < points ? (INKS[seat] ?? 'a') : 'open';
        return [`p${seat}.${i}`, 'stone', ink, 30 + i * 10.5, y];
      });
      return [[`n${seat}`, 'number', INKS[seat] ?? 'a', 13, y, 0, 1.6, String(points)], ...stones];
    });
}

/** How much of each cost is covered, one player below another. */
function ladders({ standing }: View): Sprite[] {
  return (standing?.costs ?? []).slice(0, COSTS).flatMap(({ name, required, covered }, column) =>
    required
      .filter((_, seat) => isSeat(seat))
      .flatMap((wanted, seat): Sprite[] => {
        const steps = Math.min(LONG, wanted);
        const has = covered[seat] ?? 0;
        return Array.from({ length: steps }, (_, i): Sprite => {
          const ink = (i + 1) * wanted <= has * steps ? (INKS[seat] ?? 'a') : 'open';
          return [`r${name}.${seat}.${i}`, 'step', ink, 14 + column * WIDE + i * 12, 58 + seat * 11];
        });
      }),
  );
}

/** The cards played: one player's from the left, the other's from the right. */
function grounds({ ground }: View): Sprite[] {
  return ground
    .filter((_, seat) => isSeat(seat))
    .flatMap((cards, seat) =>
      cards
        .slice(0, 5)
        .map(
          (card, i): Sprite => [
            `g${seat}.${i}.${card}`,
            'slip',
            INKS[seat] ?? 'a',
            seat === 0 ? 14 + i * 11 : 124 - i * 11,
            88,
          ],
        ),
    );
}

export const drawing: LiveDrawing<View> = {
  margin: 11,
  shapes: {
    number: '',
    stone: 'M-4-5H4V5H-4z',
    step: 'M-5-4H5V4H-5z',
    slip: 'M-3-7H3a2 2 0 0 1 2 2V5a2 2 0 0 1-2 2H-3a2 2 0 0 1-2-2V-5a2 2 0 0 1 2-2z',
    line: 'M-57-.400H57V.400H-57z',
  },
  inks: {
    a: ['light-dark(#1b5d9e, #9cd0ff)', 'light-dark(#1b5d9e, #9cd0ff)'],
    b: ['light-dark(#b0641a, #f0c04e)', 'light-dark(#8f4d0c, #f0c04e)'],
    open: ['light-dark(#c4d5e8, #24507f)', ''],
    line: ['light-dark(#9db8d4, #3a6796)', ''],
  },
  draw: (view) => [...race(view), ['m', 'line', 'line', 69, 45], ...ladders(view), ...grounds(view)],
};
