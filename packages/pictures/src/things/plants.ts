/** Things that grow. Every thing stands on the origin, some 34 wide and 40 high. */
import { around, at, box, disc, line, nums, oval, path, polar, poly, star, times } from '../shapes.ts';

const trunk = path('M-4 0Q-1.6-8-2-18H2Q1.6-8 4 0Z', 'ink');
const crown = (fill: 'near' | 'ink'): string =>
  disc(0, -28, 11, fill) +
  disc(-9, -22, 8, fill) +
  disc(9, -22, 8, fill) +
  disc(-5, -34, 7, fill) +
  disc(6, -34, 6.5, fill);

export const tree = trunk + crown('ink') + line('M-8-24q3-5 6-3M3-32q4-2 6 2M2-22q4-4 8-1', 'light', 0.8);
export const appleTree =
  trunk +
  crown('ink') +
  [
    [-9, -23],
    [0, -30],
    [8, -20],
    [-3, -20],
    [7, -33],
    [-6, -35],
  ]
    .map(([x, y]) => disc(x!, y!, 2.2, 'accent', 'light', 0.5))
    .join('');
export const wood =
  at(-13, 0, tree, { scale: 0.8 }) + at(14, 0, tree, { scale: 0.85 }) + at(0, 1, tree, { scale: 1.05 });
export const poplars = times(4, (i) =>
  at(
    -15 + i * 10,
    0,
    box(-0.8, -8, 1.6, 8, 'ink') + oval(0, -22, 3.6, 16, 'ink') + line('M0-34Q1-22 0-10', 'light', 0.6),
    { turn: 7 },
  ),
);
export const bentTree =
  line('M2 0C-2-10 8-14 4-22C2-28 10-30 18-32', 'ink', 3.6) +
  [
    [18, -33, 7],
    [26, -29, 6],
    [10, -34, 5.5],
  ]
    .map(([x, y, r]) => disc(x!, y!, r!, 'ink'))
    .join('') +
  disc(24, -24, 2.2, 'accent') +
  disc(14, -26, 2.2, 'accent');
export const stump =
  path('M-15 1Q-11-4-11-12H11Q11-4 15 1Z', 'ink') +
  oval(0, -12, 11, 4, 'light', 'ink', 1.2) +
  oval(0, -12, 7, 2.5, undefined, 'ink', 0.7) +
  oval(0, -12, 3.4, 1.2, undefined, 'ink', 0.7) +
  line('M11-14q6-4 5-12', 'ink', 1.2) +
  path('M16-26q-6 0-6 5q6 0 6-5Z', 'accent', 'ink', 0.6);
export const sprout =
  path('M-16 1Q0-7 16 1Z', 'ink') +
  line('M0-3C0-14 1-18 0-26', 'ink', 2) +
  path('M0-18Q-14-20-15-32Q-1-32 0-18Z', 'accent', 'ink', 1) +
  path('M0-22Q12-24 15-36Q1-36 0-22Z', 'light', 'ink', 1) +
  line('M-11-29L-1-19M11-33L1-23', 'ink', 0.6);
export const snowdrop = [-9, 0, 9]
  .map((x, i) =>
    at(
      x,
      0,
      line('M0 0C-1-12 0-20 4-25q3-3 5 0', 'ink', 1.4) +
        path('M9-25q-4.5 5-3 10q3-2 3-2q0 0 3 2q1.5-5-3-10Z', 'white', 'ink', 0.9) +
        line('M0 0q-4-6-5-14', 'ink', 1.2),
      { scale: i === 1 ? 1.2 : 0.9, mirror: i === 0 },
    ),
  )
  .join('');
export const rose =
  line('M0 0C-3-10 3-14 0-22', 'ink', 2) +
  path('M-1-8l-5-2 5-2ZM1-13l5-2-5-2Z', 'ink') +
  path('M0-10Q10-8 12-16Q3-17 0-10Z', 'ink') +
  disc(0, -28, 9, 'accent', 'ink', 1.2) +
  line('M0-28a3 3 0 1 1 3 3a5 5 0 1 1 2-9M-7-26a7 7 0 0 0 6 5', 'ink', 0.9);
export const briar =
  line('M-19 0C-16-22-4-6 0-18S16-18 18-34M-12 0C0-10 8-4 18-14', 'ink', 1.8) +
  [
    [-14, -9],
    [-8, -13],
    [-1, -15],
    [6, -19],
    [13, -23],
    [4, -7],
    [12, -9],
  ]
    .map(([x, y]) => path(`M${nums(x! - 1.5, y!)}l1.5-5 1.5 5Z`, 'ink'))
    .join('') +
  at(18, -36, star(5, 5, 2.4, 'accent')) +
  at(-17, -14, star(5, 4, 1.9, 'light'));
export const hedge =
  path('M-18 1V-16Q-18-24-12-22Q-10-29-3-26Q2-31 8-26Q16-28 18-18V1Z', 'ink') +
  times(9, (i) => at(-13 + (i % 3) * 13, -5 - Math.floor(i / 3) * 7, line('M-2 0q2-3 4 0', 'light', 0.8)));
export const leafage = times(5, (i) =>
  at(
    -14 + i * 7,
    0,
    line('M0 0V-24', 'ink', 1.4) +
      times(3, (j) => path(`M0 ${-6 - j * 6}q-6-1-7-7q6 1 7 7q6-1 7-7q-6 1-7 7Z`, 'ink')),
    { scale: 0.8 + (i % 2) * 0.35 },
  ),
);
export const reeds = times(
  7,
  (i) =>
    line(`M${-15 + i * 5} 0q1-12 ${i % 2 ? 3 : -2}-26`, 'ink', 1.2) +
    oval(-15 + i * 5 + (i % 2 ? 3 : -2), -29 - (i % 3) * 2, 1.6, 5, i % 3 ? 'ink' : 'accent'),
);
export const mushroom =
  path('M-3.5 0Q-2-8-3-14H3Q2-8 3.5 0Z', 'light', 'ink', 1) +
  path('M-15-13Q-13-29 0-30Q13-29 15-13Q0-17-15-13Z', 'accent', 'ink', 1.2) +
  disc(-5, -22, 2, 'light') +
  disc(5, -20, 1.6, 'light') +
  disc(1, -26, 1.4, 'light') +
  times(8, (i) => disc(-16 + i * 4.6, -34 - ((i * 7) % 10), 0.9, 'ink')) +
  at(13, 0, path('M-1.5 0V-6H1.500V0Z', 'light', 'ink', 0.7) + path('M-6-6Q0-14 6-6Z', 'accent', 'ink', 0.8));
export const roots =
  path('M-4-40H4V-22H-4Z', 'ink') +
  line('M0-24C-2-12-14-12-18 0M0-24C0-12-6-8-6 0M0-24C2-12 12-14 18 0M0-24C1-12 6-8 7 0', 'ink', 2.4) +
  disc(0, -25, 7, 'light', 'ink', 1.6) +
  around(8, (angle) =>
    line(
      `M${nums(...polar(7, angle))}L${nums(...polar(10, angle))}`.replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, x, y) => `${x} ${Number(y) - 25}`,
      ),
      'ink',
      1.6,
    ),
  ) +
  disc(0, -25, 2.2, 'accent');
export const fire =
  path('M0-36C10-24 15-18 12-8C10 0-10 0-12-8C-15-16-4-20 0-36Z', 'accent', 'ink', 1) +
  path('M1-20C7-13 8-9 6-4C4 0-4 0-6-4C-8-9 0-12 1-20Z', 'sun') +
  line('M-15 0L15-4M-15-4L15 0', 'ink', 3);
export const hive =
  path('M-13 0Q-16-12-10-22Q-5-30 0-30Q5-30 10-22Q16-12 13 0Z', 'sun', 'ink', 1.4) +
  line('M-14.5-7H14.500M-13.5-14H13.500M-9-22H9', 'ink', 1) +
  disc(0, -5, 3, 'ink') +
  [
    [-19, -24],
    [18, -30],
    [20, -14],
    [-17, -36],
  ]
    .map(([x, y]) => at(x!, y!, oval(0, 0, 2.2, 1.5, 'ink') + oval(-0.5, -1.8, 1.6, 1, 'light', 'ink', 0.4)))
    .join('');
export const thistle =
  poly('-18,0 -6,-3 0,0 9,-4 18,0', 'ink') +
  line('M-6-2q-3-12 2-22M6-2q2-10-1-16M-4-14l-6-4M-5-9l5-4M6-9l5-4', 'ink', 1.4) +
  disc(-4, -26, 3.6, 'accent', 'ink', 0.8) +
  line('M-7-29l-2-4M-4-30v-5M-1-29l2-4', 'accent', 1.2);

export const spruce =
  box(-1.6, -6, 3.2, 6, 'ink') +
  [0, 1, 2, 3]
    .map((i) => poly(`${-15 + i * 3},${-5 - i * 9} 0,${-20 - i * 8} ${15 - i * 3},${-5 - i * 9}`, 'ink'))
    .join('') +
  line('M-8-8q4 3 8 0t8 0M-6-17q3 3 6 0t6 0M-4-26q2 2 4 0t4 0', 'light', 0.8);
export const willow =
  path('M-4 0Q-1-12-3-22H3Q1-12 4 0Z', 'ink') +
  path(
    'M-18-10Q-20-34 0-37Q20-34 18-10Q15-18 12-12Q10-20 6-13Q3-21 0-15Q-3-21-6-13Q-10-20-12-12Q-15-18-18-10Z',
    'ink',
  ) +
  line('M-12-18Q-13-28-4-32M12-18Q13-28 4-32M-5-20Q-5-27 0-30', 'light', 0.8);
