/** The background of the charge on a gold card, which has a picture of its own (CGS-CARD-15). */
import type { Luck } from '../random.ts';
import { at, box, faint, line, nums, path, poly, times } from '../shapes.ts';

/** Water, furrows or roofs in front of the horizon. */
const GROUNDS: readonly ((y: number) => string)[] = [
  (y) => times(4, (i) => line(`M${nums(8 + i * 28, y + 8 + (i % 2) * 5)}q5-3 10 0t10 0`, 'light', 0.9)),
  (y) =>
    times(7, (i) => line(`M${nums(60 + (i - 3) * 9, y + 3)}L${nums(60 + (i - 3) * 26, 90)}`, 'ink', 0.6)),
  (y) =>
    times(6, (i) =>
      poly(
        `${nums(2 + i * 21, y + 8)} ${nums(10 + i * 21, y + 1 + (i % 2) * 3)} ${nums(18 + i * 21, y + 8)}`,
        'near',
      ),
    ),
];

/** Rays from behind the charge, and a horizon. */
export function gloryOf(luck: Luck): string {
  const rays = luck.pick([10, 12, 14, 16, 20]);
  const horizon = luck.between(64, 74);
  const rise = luck.between(-8, 8);
  const turn = luck.between(0, 30);
  const height = luck.between(40, 54);
  return (
    box(0, 0, 120, 90, 'glow') +
    faint(
      0.75,
      at(
        60,
        height,
        times(rays, (i) => at(0, 0, poly('-5,-110 5,-110 0,0', 'sun'), { turn: turn + (360 / rays) * i })),
      ),
    ) +
    path(
      `M0 ${nums(horizon)}Q40 ${nums(horizon + rise)} 70 ${nums(horizon - rise)}T120 ${nums(horizon)}V90H0Z`,
      'mid',
    ) +
    luck.pick(GROUNDS)(horizon) +
    path(`M0 ${nums(horizon + 9)}Q50 ${nums(horizon + 4 - rise)} 120 ${nums(horizon + 9)}V90H0Z`, 'near')
  );
}
