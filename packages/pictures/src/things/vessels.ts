/** Ships, boats and what belongs to them. */
import { at, disc, line, oval, path, poly, star, times } from '../shapes.ts';

export const ship =
  path('M-22-8H22Q18 2 12 2H-12Q-19 0-22-8Z', 'ink') +
  line('M0-8V-42M-13-8V-32', 'ink', 1.6) +
  path('M2-40Q20-28 19-11H2Z', 'light', 'ink', 1) +
  path('M-2-36Q-9-22-9-11H-2Z', 'accent', 'ink', 0.9) +
  path('M-14-31Q-20-20-20-11H-14Z', 'light', 'ink', 0.9) +
  path('M0-44l8 2.3-8 2.300Z', 'accent') +
  line('M-18-4H17', 'light', 0.7);
export const barque =
  path('M-24-10L-19-7H19L25-13Q21 2 13 2H-14Q-21 0-24-10Z', 'ink') +
  line('M-11-8V-38M9-8V-42M25-13L34-20', 'ink', 1.6) +
  [
    [-11, -34, 9],
    [-11, -21, 11],
    [9, -38, 9],
    [9, -24, 12],
  ]
    .map(([x, y, w]) =>
      path(
        `M${x! - w!} ${y}Q${x} ${y! + 3} ${x! + w!} ${y}L${x! + w! - 1} ${y! + 10}Q${x} ${y! + 13} ${x! - w! + 1} ${y! + 10}Z`,
        'light',
        'ink',
        0.9,
      ),
    )
    .join('') +
  path('M9-44l8 2.3-8 2.300Z', 'accent') +
  line('M-19-4H18', 'accent', 1);
export const junk =
  path('M-24-14L-18-7H18L26-16Q22 2 12 2H-12Q-20 1-24-14Z', 'ink') +
  line('M-2-8V-40M15-8V-28', 'ink', 1.6) +
  path('M-2-38Q18-30 14-10H-8Q-12-24-2-38Z', 'accent', 'ink', 1.1) +
  line('M-5-32Q6-30 11-28M-8-24Q4-22 14-20M-9-17H14', 'ink', 0.8) +
  path('M15-27Q24-20 22-10H13Z', 'light', 'ink', 0.9) +
  line('M-18-4H18', 'light', 0.7);
export const ships =
  at(-13, -6, ship, { scale: 0.5 }) +
  at(14, -2, ship, { scale: 0.55, mirror: true }) +
  at(0, 0, ship, { scale: 0.7 });
export const sinking =
  at(0, -2, ship, { turn: 20, scale: 0.95 }) + path('M-26 4V-3q6-4 12 0t13 0 13 0 13 0V4Z', 'near');
export const boats = [
  [-10, -12, 0.7],
  [10, -5, 1],
]
  .map(([x, y, s]) =>
    at(
      x!,
      y!,
      path('M-14-5Q0-2 14-5Q11 3 0 3Q-11 3-14-5Z', 'ink') +
        line('M-8-4L-14 4M8-4L14 4', 'light', 1.1) +
        path('M-2.5-4Q-2.5-11 0-12Q2.5-11 2.5-4Z', 'accent') +
        disc(0, -14, 2, 'ink'),
      { scale: s! },
    ),
  )
  .join('');
export const punt =
  path('M-24-6Q0 2 24-6L19 1H-19Z', 'ink') +
  path('M4-4Q4-16 8-17Q12-16 12-4Z', 'accent', 'ink', 0.7) +
  disc(8, -20, 2.8, 'ink') +
  line('M12-36L18 4', 'ink', 1.4);
export const paperBoat =
  poly('-22,-12 22,-12 14,0 -14,0', 'light', 'ink', 1.3) +
  poly('0,-32 13,-12 -13,-12', 'light', 'ink', 1.3) +
  line('M0-32V-12', 'ink', 0.8) +
  line('M-9-7H4M-6-3.500H7', 'ink', 0.6);
export const anchor =
  disc(0, -38, 3.4, undefined, 'ink', 2.2) +
  line('M0-34V-3M-9-27H9', 'ink', 2.8) +
  path(
    'M-17-14L-20-6L-16-7Q-10 1 0 1Q10 1 16-7L20-6L17-14L11-9L14-8Q8-3 1.5-3H-1.500Q-8-3-14-8L-11-9Z',
    'ink',
  ) +
  disc(0, -27, 1.5, 'accent');
export const hammock =
  line('M-20 0V-36M20 0V-36', 'ink', 2.4) +
  path('M-20-30Q0-4 20-30Q0-14-20-30Z', 'light', 'ink', 1.2) +
  line('M-12-21Q0-9 12-21', 'accent', 1.2);
export const rope =
  [0, 1, 2, 3].map((i) => oval(0, -4 - i * 5, 14 - i, 4.6, 'light', 'ink', 1.3)).join('') +
  oval(0, -19, 6, 2, 'ink') +
  line('M12-8Q22-8 20 1', 'ink', 2.4) +
  line('M-10-6l3 3M-4-4l3 3M3-4l3 3M-9-16l3 3M2-14l3 3', 'accent', 0.9);
export const grapnel =
  line('M0-40V-8', 'ink', 2.4) +
  [-1, 1]
    .map((s) =>
      path(`M0-6Q${s * 16}-6 ${s * 15}-22L${s * 19}-18M${s * 15}-22L${s * 11}-17`, undefined, 'ink', 2.4),
    )
    .join('') +
  line('M0-6V2', 'ink', 2.4) +
  disc(0, -42, 3, undefined, 'ink', 1.8) +
  line('M0-45Q12-50 20-40', 'accent', 1.5);
export const flare =
  line('M-4 0Q0-16 10-30', 'ink', 1.3) +
  at(11, -33, star(9, 10, 4, 'accent') + star(8, 5, 2.2, 'sun')) +
  times(5, (i) => disc(4 + i * 3.5, -20 + i * 3, 0.9, 'accent')) +
  path('M-10 0L-6-8H-2L0 0Z', 'ink');
