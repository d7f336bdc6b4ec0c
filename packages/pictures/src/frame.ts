/** The edge of a picture: an ornament of the card's group in each corner, rays and a double line for an epic card. */
import type { Motif } from './glyphs.ts';
import { around, at, box, disc, faint, line, nums, path, polar, poly, star, times } from './shapes.ts';

/** Leaf, wave, lozenge, star: pointing into the picture from its upper left corner. */
const CORNERS: readonly string[] = [
  path('M0 0H13Q4 2 2 13H0Z', 'ink') +
    path('M3 3Q12 3 13 13Q4 12 3 3Z', 'light', 'ink', 0.7) +
    line('M4 4L11 11', 'ink', 0.6),
  path('M0 0H13L0 13Z', 'ink') + line('M2 10q2.5-2.5 0-4q4 0 5-4q2 2 5 0', 'light', 1),
  path('M0 0H12L0 12Z', 'ink') + poly('4.2,1.5 6.9,4.2 4.2,6.9 1.5,4.2', 'light'),
  path('M0 0H12L0 12Z', 'ink') + at(4.2, 4.2, star(5, 3.4, 1.4, 'light')),
];

const corners = (group: number): string => {
  const corner = CORNERS[group]!;
  return (
    at(0, 0, corner) +
    at(120, 0, corner, { turn: 90 }) +
    at(120, 90, corner, { turn: 180 }) +
    at(0, 90, corner, { turn: 270 })
  );
};

const tooth = (x: number, y: number, turn: number): string =>
  at(x, y, poly('-3.4,0 3.4,0 0,4.6', 'gilt'), { turn });

/** Teeth pointing inwards all round, between two lines. */
const epicBorder =
  times(13, (i) => tooth(18 + i * 7, 3, 0) + tooth(18 + i * 7, 87, 180)) +
  times(8, (i) => tooth(3, 20.5 + i * 7, 270) + tooth(117, 20.5 + i * 7, 90)) +
  box(1.5, 1.5, 117, 87, undefined, 3, 'gilt', 3.4);

const epicSun = faint(
  0.5,
  around(24, (angle) => {
    const [ax, ay] = polar(90, angle - 2.6);
    const [bx, by] = polar(90, angle + 2.6);
    return path(`M60 46L${nums(60 + ax, 46 + ay)} ${nums(60 + bx, 46 + by)}Z`, 'gilt');
  }),
);

/** A light behind the motif, of a shape that tells kinds of motifs apart. */
const ROUND = disc(60, 47, 33, 'glow');
const HALOS: Readonly<Partial<Record<Motif, string>>> = {
  battle: poly('60,10 92,28 92,66 60,84 28,66 28,28', 'glow'),
  warfare: poly('60,10 92,28 92,66 60,84 28,66 28,28', 'glow'),
  strike: poly('60,10 92,28 92,66 60,84 28,66 28,28', 'glow'),
  navigation: poly('60,7 100,47 60,87 20,47', 'glow'),
  logistics: box(28, 18, 64, 62, 'glow', 8),
  engineering: poly('46,14 74,14 93,33 93,61 74,80 46,80 27,61 27,33', 'glow'),
};
export const haloOf = (motif: Motif): string => faint(0.62, HALOS[motif] ?? ROUND);

export const behindOf = (epic: boolean): string => (epic ? epicSun : '');
export const frameOf = (group: number, epic: boolean): string => (epic ? epicBorder : '') + corners(group);
