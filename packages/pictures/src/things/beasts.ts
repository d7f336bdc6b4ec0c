/** Things that run, fly and swim. */

import { bird } from '../motifs/minds.ts';
import { at, disc, line, oval, path, poly, times } from '../shapes.ts';

export const wolf =
  path(
    'M-18 0L-16-14Q-15-20-8-20H6L12-28L14-33L17-28L22-26L18-22Q16-18 15-14L16 0H12L10-10H-6L-10-8L-12 0Z',
    'ink',
  ) +
  path('M-16-16Q-24-14-26-4Q-20-8-15-11Z', 'ink') +
  disc(16, -26.5, 0.8, 'light');
export const dog =
  path('M-14 0V-12Q-15-18-8-19H4L9-26Q13-30 18-27L24-25Q24-22 19-20Q16-18 14-12V0H10L9-9H-7L-10 0Z', 'ink') +
  path('M-13-16Q-20-20-19-28Q-16-21-11-20Z', 'ink') +
  path('M10-26Q8-20 11-19Q13-22 13-26Z', 'light', 'ink', 0.6) +
  disc(17, -25, 0.8, 'light') +
  path('M4-19h8l-1 4H5Z', 'accent');
export const cat =
  path('M-9 0Q-12-14-4-18L-5-27L0-23H4L9-27L8-18Q12-14 10-8V0Z', 'ink') +
  line('M-8-3Q-20-2-18-12Q-17-18-21-19', 'ink', 2.6) +
  disc(0.5, -19.5, 1.1, 'sun') +
  disc(5, -19.5, 1.1, 'sun');
export const deer =
  path(
    'M-14 0L-13-14Q-13-20-6-20H6L10-27Q12-31 17-29L22-26L18-23Q14-21 13-14L14 0H11.500L9-11H-7L-11.5 0Z',
    'ink',
  ) +
  line('M12-30Q8-36 10-42M10-36l-5-3M15-30Q18-36 16-42M17-36l5-3', 'ink', 1.3) +
  disc(16, -27, 0.7, 'light');
export const boar =
  path('M-18 0V-10Q-18-22-4-23Q8-24 14-17L24-9L23-5L14-6Q13-4 12-3V0H8L7-6H-9L-12 0Z', 'ink') +
  path('M20-7q2-4 0-6l-2 4Z', 'light') +
  line('M-12-20l-2-4M-7-22l-1-4M-1-23v-4M5-22l1-4', 'ink', 1.2) +
  disc(15, -13, 0.9, 'light');
export const goose =
  path(
    'M-16-6Q-18-18-4-18Q4-18 5-22Q5-32 10-35Q15-36 16-32L20-30L15-29Q13-24 14-16Q12-3-4-3Q-12-3-16-6Z',
    'light',
    'ink',
    1.3,
  ) +
  path('M15-32.500L21-30L15-29Z', 'accent') +
  disc(12.5, -32.5, 0.9, 'ink') +
  line('M-3-3V1M3-3V1M-5 1H-1M1 1H5', 'accent', 1.3) +
  line('M-10-13Q-2-8 6-13', 'ink', 1) +
  at(-22, 0, path('M-7-3Q-8-9-1-9Q3-10 3-14Q6-16 7-13Q6-5 2-2Q-4-1-7-3Z', 'light', 'ink', 1));
export const owl =
  path('M-11 0Q-15-22-9-32L-11-38L-4-35H4L11-38L9-32Q15-22 11 0Z', 'ink') +
  disc(-4.5, -28, 4.6, 'light') +
  disc(4.5, -28, 4.6, 'light') +
  disc(-4.5, -28, 2, 'ink') +
  disc(4.5, -28, 2, 'ink') +
  path('M-1.5-26H1.500L0-22Z', 'accent') +
  line('M-6-16q2 2 4 0t4 0 4 0M-6-11q2 2 4 0t4 0 4 0M-5-6q2 2 3.5 0t3.5 0 3 0', 'light', 0.8) +
  line('M-18 1H18', 'ink', 2);
export const moth = at(
  0,
  -22,
  path('M0-4Q-14-18-20-8Q-20 0-6 2Q-16 6-12 13Q-6 16 0 4Z', 'light', 'ink', 1.2) +
    path('M0-4Q14-18 20-8Q20 0 6 2Q16 6 12 13Q6 16 0 4Z', 'light', 'ink', 1.2) +
    disc(-12, -6, 2.6, 'accent', 'ink', 0.6) +
    disc(12, -6, 2.6, 'accent', 'ink', 0.6) +
    oval(0, 2, 2, 8, 'ink') +
    line('M-1-6q-2-7-6-8M1-6q2-7 6-8', 'ink', 0.9),
);
export const beetle =
  line('M-14 0l5-9M-2 0v-8M13 0l-5-9M-18-9l8-4M18-9l-8-4', 'ink', 2.2) +
  path('M-17-10Q-17-28 0-28Q17-28 17-10Q0-5-17-10Z', 'ink') +
  line('M0-27V-7M-12-13Q-12-22-4-24M12-13Q12-22 4-24', 'light', 0.9) +
  path('M15-12Q23-14 24-22L20-20Q19-16 15-17Z', 'ink') +
  disc(-7, -17, 1.5, 'accent') +
  disc(7, -17, 1.5, 'accent');
export const whale =
  path('M-24-4Q-20-20 0-20Q16-20 20-10Q26-12 28-20Q32-16 30-10L32-5Q25-6 20-2Q10 4-8 3Q-20 2-24-4Z', 'ink') +
  line('M-22-4Q-10 1 4-1', 'light', 0.9) +
  disc(-15, -9, 1.1, 'light') +
  line('M-6-21q-6-5-8-12M-4-21q2-6 8-9', 'light', 1.2);
export const fish =
  at(
    -6,
    -24,
    path('M-12 0Q-2-9 10 0L17-6V6L10 0Q-2 9-12 0Z', 'light', 'ink', 1.2) +
      disc(-6, -1, 1, 'ink') +
      line('M0-4q3 4 0 8', 'ink', 0.7),
  ) +
  line('M14 0V-42Q4-40 -18-25', 'ink', 1.2) +
  at(6, -8, path('M-9 0Q-1-6 7 0L12-4V4L7 0Q-1 6-9 0Z', 'accent', 'ink', 1));
export const camel =
  path(
    'M-16 0L-15-14Q-15-19-11-20Q-8-30-4-21Q0-20 2-22Q5-30 9-20Q12-18 14-20Q16-30 20-31L26-29L25-26L20-26Q19-12 13-11L12 0H9L8-10H-9L-12 0Z',
    'ink',
  ) +
  path('M-9-22h14l2 9H-11Z', 'accent', 'ink', 0.7) +
  line('M-6-18H4', 'light', 0.8);
export const mule =
  path(
    'M-16 0L-15-14Q-15-20-9-20H6L12-29L11-35L14-31L16-35V-29L23-23L21-20L15-21Q14-15 13-12L14 0H11L9-10H-8L-12 0Z',
    'ink',
  ) +
  path('M-9-23h14l3 11H-12Z', 'light', 'ink', 0.9) +
  line('M-10-17H7M-2-23V-12', 'accent', 1.2) +
  line('M-16-18q-5 4-3 11', 'ink', 1.4);
export const birds = [
  [-8, -12, 0.75],
  [10, -22, 0.9],
  [-10, -34, 0.6],
  [14, -38, 0.45],
]
  .map(([x, y, s]) => at(x!, y!, bird(s!)))
  .join('');
export const machine =
  path('M-18-8Q-18-24 0-24Q14-24 18-14L24-20L26-14L20-8V-6H-18Z', 'ink') +
  line('M-14-6L-18 0M-6-6L-8 0M6-6L8 0M14-6L18 0', 'ink', 2.4) +
  disc(20, -15, 1.8, 'accent') +
  times(3, (i) => disc(-10 + i * 8, -14, 2.2, 'light')) +
  line('M-8-24V-33M-12-33H-4', 'ink', 1.6);
export const puppet =
  line('M-14-42H14M-10-42L-11-18M0-42V-30M10-42L11-18M-4-42L-6-6M4-42L6-6', 'ink', 0.7) +
  disc(0, -27, 4.2, 'light', 'ink', 1.1) +
  path('M-6-22H6L4-10H-4Z', 'accent', 'ink', 1.1) +
  line('M-6-21L-11-17M6-21L11-17M-2-10L-6-3M2-10L6-3', 'ink', 2) +
  disc(-1.5, -27.5, 0.6, 'ink') +
  disc(1.5, -27.5, 0.6, 'ink') +
  poly('-17,-44 17,-44 15,-41 -15,-41', 'ink');
export const wings = at(
  0,
  -22,
  path('M0 6L-26-10Q-14-10-2-4L0-12L2-4Q14-10 26-10Z', 'light', 'ink', 1.3) +
    line('M-18-8L-2 1M18-8L2 1', 'ink', 0.7) +
    path('M-1.5-12H1.500V10L4 14H-4L-1.5 10Z', 'ink'),
  { turn: -14 },
);
