/** Things you can carry and use. */
import { around, at, box, disc, line, nums, oval, path, polar, poly, star, times } from '../shapes.ts';

export const bottle = at(
  0,
  -8,
  path('M-7 7Q-9 7-9 4V-14Q-9-19-4-21V-29H4V-21Q9-19 9-14V4Q9 7 7 7Z', 'light', 'ink', 1.5) +
    box(-4.5, -33, 9, 5, 'accent', 1, 'ink', 0.9) +
    box(-5, -13, 10, 13, 'glow', 0, 'ink', 0.7) +
    line('M-3-9H3M-3-6H2M-3-3H3', 'ink', 0.7),
  { turn: 12 },
);
export const letter = at(
  0,
  -16,
  box(-18, -12, 36, 25, 'light', 1, 'ink', 1.5) +
    line('M-18-12L0 4L18-12', 'ink', 1.3) +
    disc(0, 4, 4, 'accent', 'ink', 0.8),
  { turn: -8 },
);
export const book =
  path('M-18-30Q-9-33 0-28Q9-33 18-30V-4Q9-7 0-2Q-9-7-18-4Z', 'light', 'ink', 1.5) +
  line(
    'M0-28V-2M-14-25Q-8-27-4-24M-14-20Q-8-22-4-19M-14-15Q-8-17-4-14M14-25Q8-27 4-24M14-20Q8-22 4-19',
    'ink',
    0.8,
  ) +
  path('M7-30v11l3-3 3 3v-12Z', 'accent');
export const map =
  path('M-20-31L-7-27L7-31L20-27V-2L7-6L-7-2L-20-6Z', 'light', 'ink', 1.5) +
  line('M-7-27V-2M7-31V-6', 'ink', 0.7) +
  line('M-15-12Q-8-20 0-14T14-20', 'accent', 1.3) +
  line('M12-23l4 5M16-23l-4 5', 'accent', 1.5) +
  line('M-16-24q3-3 5 0M-4-22q3-3 6 0', 'ink', 0.8);
export const photo = at(
  0,
  -18,
  box(-17, -15, 34, 30, 'light', 1, 'ink', 1.5) +
    box(-13, -11, 26, 20, 'glow', 0, 'ink', 0.8) +
    times(
      4,
      (i) =>
        disc(-9 + i * 6, -3 + (i % 2), 2, 'ink') +
        path(
          `M${-12 + i * 6} 9Q${-12 + i * 6}-1 ${-9 + i * 6}-1Q${-6 + i * 6}-1 ${-6 + i * 6} 9Z`,
          i === 2 ? 'accent' : 'ink',
        ),
    ),
  { turn: 6 },
);
export const cup =
  path('M-12-20H12Q12-4 4-2H-4Q-12-4-12-20Z', 'light', 'ink', 1.5) +
  line('M12-17q8 0 6 6t-9 4', 'ink', 1.6) +
  oval(0, -1, 15, 2.6, 'accent', 'ink', 1) +
  line('M-5-24q3-3 0-6t0-6M3-24q3-3 0-6t0-6', 'ink', 1);
export const mug =
  path('M-10-26H8V0H-10Z', 'sun', 'ink', 1.5) +
  line('M8-21q9 0 9 8t-9 8', 'ink', 2.2) +
  path('M-12-26q-2-7 4-7q3-5 8-1q6-3 7 3q4 1 2 5Z', 'light', 'ink', 1.2) +
  line('M-5-22V-4M0-22V-4', 'ink', 0.7);
export const loaf =
  path('M-18-2Q-22-18-10-20Q0-24 10-20Q22-18 18-2Q0 2-18-2Z', 'sun', 'ink', 1.5) +
  line('M-9-18l4 7M-1-20l4 8M7-19l4 7', 'ink', 1.3) +
  line('M-6-26q3-3 0-6M4-27q3-3 0-6', 'ink', 1);
export const coins =
  times(5, (i) => oval(-8, -2 - i * 4, 9, 3, 'sun', 'ink', 1)) +
  times(3, (i) => oval(11, -2 - i * 4, 8, 2.7, 'sun', 'ink', 1)) +
  disc(10, -24, 7, 'sun', 'ink', 1.2) +
  at(10, -24, star(5, 4, 1.7, 'ink'));
export const chair =
  line('M-9 0V-38M9 0V-18M-9-18H9', 'ink', 2.8) +
  box(-10, -20, 21, 3.6, 'ink', 1) +
  box(-11, -39, 4, 21, 'ink', 1.5) +
  line('M-7-34H-7', 'ink', 1) +
  path('M-8-24Q2-28 10-20H-8Z', 'accent', 'ink', 0.8);
export const table =
  box(-22, -18, 44, 4, 'ink', 1) +
  line('M-17-14V0M17-14V0M-17-6H17', 'ink', 2.4) +
  times(4, (i) =>
    at(-15 + i * 10, -18, path('M-2.5-6H2.500L1.5 0H-1.500Z', i % 2 ? 'accent' : 'light', 'ink', 0.8)),
  ) +
  line('M-22-18q4 7 8 0t8 0', 'light', 1);
export const door =
  path('M-12 0V-26A12 12 0 0 1 12-26V0Z', 'ink') +
  path('M-9 0V-26A9 9 0 0 1 9-26V0Z', 'accent') +
  line('M-3 0V-34M3 0V-34', 'ink', 0.9) +
  disc(6, -15, 1.5, 'sun') +
  box(-15, -1, 30, 3, 'ink');
export const ivyDoor =
  door +
  line('M-14 0Q-18-20-8-34Q2-44 13-32Q18-20 13-4', 'ink', 1.1) +
  [
    [-16, -10],
    [-15, -20],
    [-11, -30],
    [-3, -39],
    [6, -39],
    [13, -31],
    [16, -20],
    [14, -9],
    [-9, -24],
    [9, -28],
  ]
    .map(([x, y]) => path(`M${nums(x!, y!)}q-4-1-3-4q3 0 3 1q0-1 3-1q1 3-3 4Z`, 'ink'))
    .join('');
export const pane =
  box(-14, -38, 28, 38, 'ink', 2) +
  box(-11, -35, 10, 15, 'sun') +
  box(1, -35, 10, 15, 'sun') +
  box(-11, -18, 10, 14, 'glow') +
  box(1, -18, 10, 14, 'glow') +
  line('M-10-4l8-12M-10-10l5-7M3-5l7-11', 'light', 0.9) +
  box(-17, -3, 34, 4, 'ink', 1);
export const hearth =
  path('M-20 0V-30H20V0H12V-16Q0-26-12-16V0Z', 'light', 'ink', 1.5) +
  box(-23, -34, 46, 5, 'ink', 1) +
  line('M-9-1L9-5M-9-5L9-1', 'ink', 2.6) +
  line('M-20-20H-13M13-20H20M-20-10H-12M12-10H20', 'ink', 0.8);
export const loom =
  line('M-18 0V-38M18 0V-38M-20-36H20M-20-4H20', 'ink', 2.6) +
  times(9, (i) => line(`M${-14 + i * 3.5}-35V-5`, 'light', 0.8)) +
  box(-16, -20, 32, 14, 'accent') +
  line('M-16-16H16M-16-11H16', 'light', 1) +
  path('M-6-24L8-26L6-22Z', 'ink');
export const spool =
  box(-11, -30, 22, 4, 'ink', 1) +
  box(-11, -4, 22, 4, 'ink', 1) +
  box(-8, -26, 16, 22, 'accent', 1, 'ink', 1) +
  line('M-8-22H8M-8-18H8M-8-14H8M-8-10H8', 'light', 0.9) +
  line('M8-12Q18-12 14-4T22 0', 'accent', 1.3);
export const clock =
  disc(0, -21, 17, 'light', 'ink', 2.2) +
  around(12, (angle) =>
    line(
      `M${nums(polar(13, angle)[0], -21 + polar(13, angle)[1])}L${nums(polar(15, angle)[0], -21 + polar(15, angle)[1])}`,
      'ink',
      1.2,
    ),
  ) +
  line('M0-21V-31M0-21L7-17', 'ink', 1.9) +
  disc(0, -21, 1.9, 'accent') +
  line('M-10-6L-13 0M10-6L13 0', 'ink', 2.2);
export const dial =
  disc(0, -21, 17, 'light', 'ink', 2.2) +
  line('M-12-16A13 13 0 1 1 12-16', 'ink', 1) +
  line('M0-21L-9-29', 'accent', 2.2) +
  disc(0, -21, 2.4, 'ink') +
  box(-6, -8, 12, 3, 'ink') +
  line('M0-4V0M-8 0H8', 'ink', 2.2);
export const bell =
  path('M-3-36H3V-32Q13-30 12-14L17-6H-17L-12-14Q-13-30-3-32Z', 'ink') +
  line('M-8-16Q-8-26-3-28', 'light', 1.2) +
  disc(0, -3, 3.6, 'accent', 'ink', 1) +
  line('M0-36V-42M-10-42H10', 'ink', 2) +
  line('M-21-16q-3 5 0 10M21-16q3 5 0 10', 'ink', 1.1);
export const bells =
  at(-11, -1, bell, { scale: 0.66, turn: 14 }) + at(12, -8, bell, { scale: 0.66, turn: -14 });
export const keys = at(
  0,
  -22,
  disc(0, -13, 7.5, undefined, 'ink', 3.6) +
    disc(0, -13, 2.2, 'accent') +
    line('M0-5.5V22', 'ink', 3.6) +
    box(0, 14, 10, 3.6, 'ink') +
    box(0, 7, 7, 3.6, 'ink') +
    line('M-1-3V20', 'light', 0.7),
  { turn: 24 },
);
export const hammer = at(
  0,
  -20,
  box(-2, -10, 4, 32, 'ink', 1.5) +
    path('M-16-22H10L16-16L10-10H-16Z', 'ink') +
    box(-18, -23, 5, 14, 'accent', 1, 'ink', 0.9),
  { turn: 18 },
);
export const kite =
  at(2, -26, poly('0,-17 12,0 0,17 -12,0', 'accent', 'ink', 1.3) + line('M0-17V17M-12 0H12', 'ink', 0.9), {
    turn: 24,
  }) +
  line('M-6-12Q-14-6-6-2T-14 4', 'ink', 1.1) +
  path('M-12-8l4 2-4 3ZM-4-8l-4 2 4 3Z', 'light', 'ink', 0.6);
export const plough =
  line('M-20-22Q-8-20-2-8L14-6M-20-28Q-6-26 4-6', 'ink', 2.6) +
  path('M-4-6Q2 4 14 1L8-7Z', 'light', 'ink', 1.2) +
  disc(16, -6, 5, undefined, 'ink', 2) +
  line('M-22 3Q0-1 22 3M-22 7Q0 3 22 7', 'ink', 0.9);
export const fiddle =
  at(
    0,
    -18,
    path('M0 18C-11 18-11 6-6 3C-10 0-9-8-3-9H3C9-8 10 0 6 3C11 6 11 18 0 18Z', 'accent', 'ink', 1.5) +
      box(-1.6, -26, 3.2, 22, 'ink') +
      path('M-3.5-30h7l-1.5 5h-4Z', 'ink') +
      line('M-1-6V12M1-6V12', 'light', 0.6) +
      line('M-4 5q-1 3 0 5M4 5q1 3 0 5', 'ink', 0.9),
    { turn: 18 },
  ) + line('M-18-30L16-4', 'ink', 1.3);
export const coat =
  path('M-7-36H7L18-28L15-14L10-17L12 0H-12L-10-17L-15-14L-18-28Z', 'ink') +
  path('M-4-36L0-28L4-36Z', 'light') +
  line('M0-28V0', 'light', 0.8) +
  disc(-2.5, -20, 1, 'accent') +
  disc(-2.5, -14, 1, 'accent') +
  disc(-2.5, -8, 1, 'accent') +
  line('M-12-40H12', 'ink', 1.4);
export const quill =
  at(
    0,
    0,
    path('M0 0Q2-20 16-40Q20-22 8-12Q4-6 0 0Z', 'light', 'ink', 1.2) +
      line('M0 0Q6-20 15-38M5-12l7-6M7-18l8-8', 'ink', 0.7),
  ) +
  path('M-16 1V-8Q-16-12-11-12Q-6-12-6-8V1Z', 'ink') +
  box(-13, -15, 4, 3, 'accent');
export const sickle = at(
  -4,
  -16,
  path('M2 0Q-16-6-12-22Q-4-30 10-26Q-4-24-4-14Q-4-4 6-4Z', 'light', 'ink', 1.3) +
    box(1, -3, 4, 20, 'accent', 1.5, 'ink', 0.9),
  { turn: 14, mirror: true },
);
export const sword = at(
  0,
  -4,
  path('M0 0Q-12-14-10-38Q-4-24 4-4Z', 'light', 'ink', 1.3) +
    path('M-6-5Q0 4 9-6L6-8Q0-2-3-7Z', 'ink') +
    box(0, -4, 4, 10, 'accent', 1.5, 'ink', 0.9),
  { turn: 18 },
);
export const shell =
  disc(-10, -6, 5.5, 'ink') +
  disc(12, -26, 5.5, 'ink') +
  path('M-6-10L8-22', undefined, 'ink', 2.2) +
  times(4, (i) => oval(-3 + i * 3.2, -12.5 - i * 2.8, 2.6, 1.6, 'light', 'ink', 0.9));
export const pump =
  box(-6, -26, 12, 26, 'ink', 2) +
  line('M0-26V-38M-16-32L8-40', 'ink', 2.4) +
  path('M6-18H14Q18-18 18-12V-8H14V-13H6Z', 'ink') +
  path('M16-6q3 5 0 7q-3-2 0-7Z', 'accent') +
  disc(0, -16, 3, 'light') +
  box(-12, -2, 24, 4, 'ink', 1);
export const coil =
  box(-16, -6, 32, 6, 'ink', 1) +
  times(6, (i) => oval(-10 + i * 4, -16, 3, 10, i % 2 ? 'light' : 'accent', 'ink', 1)) +
  disc(-15, -16, 3, 'ink') +
  disc(15, -16, 3, 'ink') +
  path('M0-42l-5 9h4l-3 8 9-11h-5l4-6Z', 'sun', 'ink', 0.7);
export const brain =
  path('M-16 0V-22Q-16-38 0-38Q15-38 15-24L19-14H14V-6H6V0Z', 'ink') +
  disc(-2, -23, 7.5, 'light', 'accent', 1.2) +
  around(8, (angle) => at(-2, -23, box(-1, -10, 2, 3, 'light'), { turn: angle })) +
  disc(-2, -23, 2.6, 'accent');
export const patch = at(
  0,
  -18,
  box(-15, -15, 30, 30, 'mid', 2, 'ink', 1.4) +
    box(-8, -8, 18, 17, 'accent', 1, 'ink', 1) +
    line('M-10-6h4M-10-1h4M-10 4h4M8-6h4M8-1h4M8 4h4M-5-10v4M0-10v4M5-10v4M-5 7v4M0 7v4M5 7v4', 'light', 0.9),
  { turn: 8 },
);
export const bone = at(
  0,
  -18,
  box(-13, -2.6, 26, 5.2, 'light', 0, 'ink', 1.2) +
    [-13, 13].map((x) => disc(x, -3, 4, 'light', 'ink', 1.2) + disc(x, 3, 4, 'light', 'ink', 1.2)).join('') +
    box(-12, -2, 24, 4, 'light') +
    box(-4, -4.5, 8, 9, 'accent', 1, 'ink', 0.8),
  { turn: -24 },
);
export const mosaic = at(
  0,
  -20,
  times(16, (i) =>
    box(
      -18 + (i % 4) * 9,
      -18 + Math.floor(i / 4) * 9,
      8,
      8,
      (['accent', 'light', 'sun', 'ink', 'light', 'mid', 'ink', 'sun'] as const)[(i * 5) % 8]!,
      1,
      'ink',
      0.7,
    ),
  ),
);
export const wire =
  line('M-22-10Q-11-22 0-10T22-10M-22-20Q-11-32 0-20T22-20', 'ink', 1.1) +
  times(7, (i) => line(`M${-20 + i * 6.6}-16l3-5M${-20 + i * 6.6}-21l3 5`, 'ink', 0.9)) +
  line('M-18 0V-30M0 0V-30M18 0V-30', 'ink', 2.2);
export const chalk =
  line('M-24-3L24-7', 'light', 3) +
  at(14, -14, box(-3, -10, 6, 16, 'light', 1, 'ink', 1.2) + box(-3, -10, 6, 8, 'accent', 1, 'ink', 0.9), {
    turn: 34,
  });
export const barrel =
  path('M-10-28h20q6 14 0 28h-20q-6-14 0-28Z', 'ink') +
  line('M-12.5-21H12.500M-12.5-7H12.5', 'light', 1.1) +
  oval(0, -28, 10, 2.6, 'light', 'ink', 0.9) +
  disc(0, -14, 2, 'accent');
export const boxes = [
  [-10, 0],
  [9, 0],
  [-1, -15],
]
  .map(
    ([x, y], i) =>
      box(x! - 9, y! - 15, 18, 14, i === 1 ? 'accent' : 'light', 0.5, 'ink', 1.4) +
      line(`M${x! - 4} ${y! - 15}v14M${x! + 4} ${y! - 15}v14`, 'ink', 0.9),
  )
  .join('');
export const child = at(
  0,
  0,
  path('M-6 0Q-6-14 0-16Q6-14 6 0Z', 'ink') +
    disc(0, -19, 3.8, 'ink') +
    line('M5-11L13-16', 'ink', 2) +
    disc(15, -21, 4.5, 'accent', 'ink', 1) +
    line('M15-16L13-12', 'ink', 0.7),
);
export const fist =
  path('M-5 0V-18h10V0Z', 'ink') +
  box(-8, -33, 16, 16, 'ink', 4) +
  line('M-4-31v6M0-32v6M4-31v6', 'light', 0.9);
