/** What is written, counted and sealed. */
import { at, box, disc, line, oval, path, poly, star, times } from '../../shapes.ts';

const writing = (x: number, y: number, lines: number, width: number): string =>
  times(lines, (i) => line(`M${x} ${y + i * 4}h${i === lines - 1 ? width * 0.6 : width}`, 'ink', 0.9));

export const inkwell =
  path('M-12 0Q-14-14-6-16V-20H6V-16Q14-14 12 0Z', 'near', 'ink', 1.5) +
  box(-7, -23, 14, 4, 'ink', 1) +
  path('M4-21Q10-40 20-42Q17-28 6-20Z', 'light', 'ink', 1.1) +
  line('M5-20L15-36', 'ink', 0.8);
export const spill =
  at(-4, -9, path('M-9 9Q-11-4-5-6V-10H5V-6Q11-4 9 9Z', 'light', 'ink', 1.5), { turn: -70 }) +
  path('M2-6Q12-12 20-5Q26 1 14 1Q4 3-1 0Q-4-3 2-6Z', 'ink') +
  disc(22, -14, 2, 'ink') +
  disc(15, -20, 1.3, 'ink');
export const press =
  line('M-16 0V-38M16 0V-38', 'ink', 3) +
  box(-18, -41, 36, 5, 'ink', 1) +
  line('M0-36V-24', 'ink', 3.4) +
  line('M-10-31H12', 'ink', 2) +
  disc(13, -31, 2.4, 'accent') +
  box(-11, -24, 22, 4, 'accent', 1, 'ink', 1.2) +
  box(-13, -12, 26, 5, 'light', 0, 'ink', 1.2) +
  box(-15, -7, 30, 4, 'ink', 1);
export const gazette =
  box(-17, -40, 34, 39, 'light', 1, 'ink', 1.5) +
  box(-13, -36, 26, 5, 'ink') +
  box(-13, -28, 12, 11, 'accent', 0, 'ink', 0.8) +
  writing(2, -27, 4, 11) +
  writing(-13, -12, 3, 26);
export const sheet =
  path('M-15-40H9L15-34V0H-15Z', 'light', 'ink', 1.5) +
  path('M9-40V-34H15', undefined, 'ink', 1.1) +
  writing(-11, -30, 6, 20) +
  line('M-8-4Q-2-9 2-4T10-5', 'accent', 1.4);
export const sheets = at(-5, -1, sheet, { turn: -9, scale: 0.8 }) + at(6, 0, sheet, { turn: 8, scale: 0.85 });
export const scroll =
  box(-15, -36, 30, 32, 'light', 0, 'ink', 1.4) +
  box(-19, -40, 38, 7, 'glow', 3.5, 'ink', 1.4) +
  box(-19, -7, 38, 7, 'glow', 3.5, 'ink', 1.4) +
  writing(-10, -27, 5, 20);
export const certificate =
  box(-20, -36, 40, 30, 'light', 1, 'ink', 1.5) +
  box(-17, -33, 34, 24, undefined, 0, 'accent', 0.9) +
  writing(-11, -28, 3, 22) +
  at(10, -9, path('M-3 2L-5 11L-1 9M3 2L5 11L1 9', 'accent', 'ink', 0.8) + star(9, 7, 5, 'accent')) +
  disc(10, -9, 3, 'light');
export const tag =
  at(
    0,
    -20,
    path('M-20-9H10L20 0L10 9H-20Z', 'light', 'ink', 1.5) + disc(11, 0, 2.2, 'ink') + writing(-15, -4, 3, 18),
    {
      turn: -20,
    },
  ) + line('M11-24Q20-38 8-41', 'accent', 1.3);
export const footnote =
  box(-16, -40, 32, 40, 'light', 1, 'ink', 1.5) +
  line('M-11-33H11M-11-28H7', 'ink', 1) +
  line('M-11-21H4', 'accent', 1.4) +
  writing(-11, -16, 4, 22) +
  at(11, -29, star(6, 5, 1.6, 'accent'));
export const pencil =
  at(
    0,
    -20,
    box(-18, -4, 28, 8, 'accent', 0, 'ink', 1.4) +
      poly('10,-4 21,0 10,4', 'light', 'ink', 1.3) +
      poly('17,-1.5 21,0 17,1.5', 'ink') +
      box(-22, -4, 5, 8, 'light', 1, 'ink', 1.2),
    { turn: 48 },
  ) + line('M-16-3Q-4-8 14-3', 'accent', 1.6);
export const slate =
  box(-19, -38, 38, 36, 'accent', 2, 'ink', 1.5) +
  box(-15, -34, 30, 28, 'ink', 1) +
  line('M-10-26h5M-7.500-28.500v5M-1-26h5M8-28v4M8-28l-2 2', 'light', 1.3) +
  line('M-10-14Q-4-22 2-14T12-16', 'light', 1.2);
export const abacus =
  box(-20, -38, 40, 37, 'light', 2, 'ink', 2) +
  times(4, (row) => {
    const y = -32 + row * 8.5;
    return (
      line(`M-18 ${y}H18`, 'ink', 1) +
      times(5, (i) => disc(-14 + i * 5 + (i > row ? 8 : 0), y, 2.3, (i + row) % 3 === 0 ? 'accent' : 'ink'))
    );
  });
export const beans = [
  [-12, -4, 20],
  [-2, -3, -30],
  [9, -4, 15],
  [15, -10, 70],
  [-7, -12, 60],
  [4, -13, 10],
  [-1, -22, -20],
  [-14, -15, -40],
]
  .map(([x = 0, y = 0, turn = 0], i) =>
    at(x, y, path('M-5 1Q-5-4 0-4T5 1Q2 3 0 1T-5 1Z', i % 3 === 0 ? 'accent' : 'light', 'ink', 1.2), {
      turn,
    }),
  )
  .join('');
export const knots =
  line('M-22-34Q-10-42-6-30T4-22T12-12T22-4', 'ink', 2) +
  [
    [-12, -35],
    [-5, -27],
    [4, -22],
    [11, -13],
    [18, -6],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 3.2, 'accent', 'ink', 1.3))
    .join('');
export const stamp =
  path('M-5-18Q-9-30 0-38Q9-30 5-18L12-10H-12Z', 'accent', 'ink', 1.5) +
  box(-14, -10, 28, 6, 'ink', 1) +
  line('M-16-1H16', 'ink', 1.6);
export const signet =
  disc(0, -14, 12, undefined, 'ink', 4) +
  disc(0, -14, 12, undefined, 'gilt', 1.8) +
  box(-9, -39, 18, 15, 'gilt', 3, 'ink', 1.5) +
  path('M-4-28Q-4-36 0-36T4-28L5-27H-5Z', 'ink');
export const crown =
  path('M-19-4L-21-28L-9-17L0-34L9-17L21-28L19-4Z', 'gilt', 'ink', 1.6) +
  box(-19, -6, 38, 5, 'accent', 0, 'ink', 1.2) +
  [-21, 0, 21].map((x) => disc(x, x === 0 ? -35 : -29, 2.6, 'light', 'ink', 1)).join('');
export const gavel =
  at(
    -2,
    -25,
    box(-11, -7, 22, 14, 'accent', 2, 'ink', 1.5) +
      line('M-6-7V7M6-7V7', 'ink', 1) +
      line('M0 7V25', 'ink', 3),
    {
      turn: -48,
    },
  ) + box(-20, -4, 22, 5, 'ink', 1);
export const calendar =
  box(-18, -38, 36, 37, 'light', 2, 'ink', 1.5) +
  box(-18, -38, 36, 9, 'accent', 2, 'ink', 1.5) +
  times(3, (r) => times(4, (c) => box(-13.5 + c * 7.5, -25 + r * 8, 5, 5, 'glow', 0, 'ink', 0.7))) +
  line('M8-18L16-8M16-18L8-8', 'accent', 1.8) +
  line('M-9-42V-35M9-42V-35', 'ink', 2);
export const index =
  times(4, (i) => box(-17 + i * 4, -39 + i * 5, 26, 34 - i * 5, i === 3 ? 'light' : 'glow', 1, 'ink', 1.2)) +
  writing(-2, -18, 4, 8) +
  box(-17, -42, 8, 4, 'accent', 1, 'ink', 1);
export const notebook =
  box(-14, -39, 29, 38, 'accent', 2, 'ink', 1.5) +
  box(-9, -35, 20, 12, 'light', 1, 'ink', 0.9) +
  times(6, (i) => line(`M-17 ${-35 + i * 6}H-12`, 'ink', 1.4)) +
  line('M-6-31H8M-6-27H4', 'ink', 0.9);
export const tin =
  box(-18, -22, 36, 21, 'light', 2, 'ink', 1.5) +
  oval(0, -22, 18, 4.5, 'accent', 'ink', 1.4) +
  line('M-11-14H11M-8-9H8', 'ink', 1) +
  at(6, -26, box(-6, -12, 12, 13, 'light', 0, 'ink', 1) + line('M-3-8H3M-3-5H3', 'ink', 0.7), { turn: 14 });
export const plate =
  disc(0, -20, 19, 'light', 'ink', 1.6) +
  disc(0, -20, 14, undefined, 'ink', 0.8) +
  path('M7-26Q-4-20-11-11Q-7-22 3-30Z', 'accent') +
  disc(6, -27, 3.4, 'ink');
export const ballad =
  box(-15, -40, 30, 39, 'light', 1, 'ink', 1.5) +
  line('M-10-32H10M-10-29H10M-10-26H10', 'ink', 0.6) +
  disc(-6, -27, 2, 'ink') +
  line('M-4-27V-35L4-37V-29', 'ink', 1.2) +
  disc(2, -29, 2, 'ink') +
  writing(-10, -19, 4, 20);
export const broadside =
  box(-20, -40, 15, 18, 'light', 0, 'ink', 1.2) +
  box(-4, -41, 15, 18, 'accent', 0, 'ink', 1.2) +
  box(-14, -24, 16, 22, 'glow', 0, 'ink', 1.2) +
  box(3, -22, 17, 20, 'light', 0, 'ink', 1.2) +
  writing(-17, -35, 3, 9) +
  writing(6, -16, 3, 11) +
  at(4, -32, star(5, 5, 2, 'light'));
export const ribbon = path(
  'M-20-34Q-8-44-2-32Q2-24 12-34Q20-40 20-30Q18-20 4-18Q-12-14-6-6Q0 0 14-6L17-1Q0 8-11-1Q-18-12 0-20Q12-24 14-30Q10-26 4-22Q-6-20-8-30Q-10-38-18-29Z',
  'accent',
  'ink',
  1.1,
);
