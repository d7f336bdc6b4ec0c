/**
 * Instruments for looking at the sky, and what they show. A charge stands on its origin, about 44 wide and 42 high.
 */
import { around, at, box, disc, line, nums, oval, path, polar, poly, star, times } from '../../shapes.ts';

const stand = line('M0-16L-11 0M0-16L11 0M0-16V0', 'ink', 1.8);

export const telescope =
  stand +
  at(
    0,
    -20,
    box(-20, -4.5, 22, 9, 'light', 1, 'ink', 1.4) +
      box(2, -6, 18, 12, 'light', 1, 'ink', 1.4) +
      box(18, -8, 5, 16, 'accent', 1, 'ink', 1.2) +
      box(-24, -3, 5, 6, 'ink', 1),
    { turn: -32 },
  );
export const spyglass = at(
  0,
  -17,
  box(-23, -4, 14, 8, 'ink', 1) +
    box(-10, -5.5, 15, 11, 'accent', 1, 'ink', 1.3) +
    box(4, -7.5, 18, 15, 'light', 1, 'ink', 1.4) +
    line('M8-7.500V7.500M18-7.500V7.5', 'ink', 1),
  { turn: -24 },
);
export const lens =
  disc(-3, -25, 15, 'light', 'ink', 2.6) +
  line('M8-14L19-2', 'ink', 4.4) +
  path('M-12-28Q-10-35-3-36', undefined, 'accent', 1.8) +
  at(1, -20, star(4, 5, 1.6, 'sun'));
export const spectacles =
  disc(-11, -19, 9, 'accent', 'ink', 2) +
  disc(11, -19, 9, 'accent', 'ink', 2) +
  line('M-2-20Q0-23 2-20M-20-21L-23-30M20-21L23-30', 'ink', 1.8) +
  line('M-16-22L-12-25M6-22L10-25', 'light', 1.4);
export const mirror =
  oval(0, -22, 15, 19, 'light', 'ink', 2.2) +
  line('M-8-20L4-34M-6-13L8-29', 'accent', 1.4) +
  path('M-10 0Q0-7 10 0Z', 'ink') +
  line('M0-4V-3', 'ink', 3);
export const keyhole =
  box(-15, -40, 30, 40, 'light', 3, 'ink', 1.6) +
  disc(0, -25, 6, 'ink') +
  path('M-3-22H3L5-8H-5Z', 'ink') +
  disc(1.5, -26, 1.8, 'sun');
export const comet =
  path('M8-27Q-6-20-24-2Q-14-22 2-37Z', 'sun') +
  path('M7-25Q-4-16-14-4Q-8-20 2-31Z', 'accent') +
  disc(9, -31, 8, 'light', 'ink', 1.5) +
  at(-12, -34, star(4, 3.4, 1, 'ink')) +
  at(16, -10, star(4, 3, 0.9, 'ink'));
export const orbit =
  `<g transform="rotate(-18 0 -20)">${oval(0, -20, 23, 11, undefined, 'ink', 1.5)}${oval(0, -20, 12, 5.5, undefined, 'ink', 1)}</g>` +
  disc(0, -20, 4.5, 'sun', 'ink', 1.2) +
  disc(20, -29, 3, 'accent', 'ink', 1) +
  disc(-10, -15, 2, 'ink');
export const eclipse =
  around(14, (angle) => {
    const [ax, ay] = polar(17, angle);
    const [bx, by] = polar(22, angle);
    return line(`M${nums(ax, ay - 20)}L${nums(bx, by - 20)}`, 'sun', 1.8);
  }) +
  disc(0, -20, 14.5, 'sun') +
  disc(1.5, -20.5, 12.5, 'ink');
export const smudge =
  disc(4, -22, 13, 'glow') +
  disc(4, -22, 7, 'light') +
  disc(4, -22, 3, 'ink') +
  [
    [-16, -34],
    [-13, -10],
    [17, -36],
    [20, -8],
    [-4, -40],
  ]
    .map(([x = 0, y = 0]) => at(x, y, star(4, 3, 1, 'ink')))
    .join('');
export const starMap =
  box(-20, -38, 40, 36, 'light', 2, 'ink', 1.5) +
  line('M-12-12L-4-24L6-20L13-31', 'accent', 1.2) +
  [
    [-12, -12],
    [-4, -24],
    [6, -20],
    [13, -31],
  ]
    .map(([x = 0, y = 0]) => at(x, y, star(5, 3.6, 1.5, 'ink')))
    .join('');
export const astrolabe =
  disc(0, -20, 18, 'light', 'ink', 2) +
  disc(0, -20, 12, undefined, 'ink', 0.9) +
  around(12, (angle) => at(0, -20, line('M0-15V-18', 'ink', 1.1), { turn: angle })) +
  line('M-13-29L13-11', 'accent', 2.4) +
  disc(0, -20, 2.2, 'ink') +
  disc(0, -40, 2.6, undefined, 'ink', 1.4);
export const observatory =
  box(-16, -18, 32, 18, 'light', 0, 'ink', 1.5) +
  path('M-18-18A18 18 0 0 1 18-18Z', 'accent', 'ink', 1.5) +
  path('M1-36L9-34V-18H1Z', 'ink') +
  line('M5-27L17-41', 'ink', 3.4) +
  box(-4, -10, 8, 10, 'ink', 1);
export const lighthouse =
  path('M-7 0L-5-28H5L7 0Z', 'light', 'ink', 1.5) +
  path('M-6.500-8H6.500L6-15H-6Z', 'accent') +
  box(-6, -34, 12, 6, 'sun', 0, 'ink', 1.2) +
  path('M-7-34L0-41L7-34Z', 'ink') +
  line('M-9-31H-21M9-31H21M-9-29L-19-24M9-29L19-24', 'sun', 1.6);
export const lamp =
  box(-9, -26, 18, 20, 'glow', 1, 'ink', 1.6) +
  path('M0-23C4-18 4-14 2-11Q0-9-2-11C-4-14-2-17 0-23Z', 'sun', 'ink', 0.8) +
  path('M-11-26L-6-33H6L11-26Z', 'ink') +
  box(-11, -6, 22, 5, 'ink', 1) +
  path('M-5-33Q0-45 5-33', undefined, 'ink', 1.6);
export const candle =
  box(-5, -24, 10, 22, 'light', 1, 'ink', 1.4) +
  path('M0-41C5-34 5-30 2-27Q0-26-2-27C-5-30-3-33 0-41Z', 'sun', 'ink', 1) +
  path('M-12-2H12L9 1H-9Z', 'ink') +
  line('M-5-18q3 3 4 0', 'ink', 0.9);
export const lanterns =
  line('M-23-38Q0-26 23-38', 'ink', 1.2) +
  [
    [-15, -33, 'accent'],
    [0, -31, 'sun'],
    [15, -33, 'accent'],
  ]
    .map(([x, y, fill]) =>
      at(
        Number(x),
        Number(y),
        oval(0, 9, 6.5, 8, fill as 'sun', 'ink', 1.2) +
          line('M-5 5H5M-6 9H6M-5 13H5', 'ink', 0.6) +
          box(-2.5, -1, 5, 3, 'ink'),
      ),
    )
    .join('');
export const torches = times(3, (i) =>
  at(
    -15 + i * 15,
    i === 1 ? -4 : 0,
    line('M0 0V-22', 'ink', 3) +
      path('M0-40C6-32 7-28 4-23Q0-20-4-23C-7-28-3-31 0-40Z', 'sun', 'ink', 1) +
      path('M0-31C3-27 3-25 0-23C-3-25-2-28 0-31Z', 'accent'),
  ),
);
export const steeple =
  path('M-9 0V-22L0-42L9-22V0Z', 'light', 'ink', 1.5) +
  line('M-9-8H9M-9-15H9M-9-22H9M0-42V0', 'ink', 0.8) +
  poly('-9,-8 0,-8 0,0 -9,0', 'accent') +
  poly('0,-22 9,-22 9,-15 0,-15', 'sun') +
  poly('-9,-22 0,-22 0,-15 -9,-15', 'accent');
export const spotlight =
  path('M-4-12L20-40L24-26Z', 'sun') +
  at(-6, -14, box(-9, -7, 16, 14, 'light', 3, 'ink', 1.5), { turn: -42 }) +
  line('M-7-9L-12 0M-7-9L-1 0', 'ink', 2);
