/** People, beasts, meals and places of business. */
import { around, at, box, disc, line, nums, oval, path, polar, poly, star, times } from '../../shapes.ts';

type Coat = 'ink' | 'accent' | 'light' | 'mid' | 'near';

/** Head and coat; whatever else makes the person is drawn over it. */
const person = (coat: Coat = 'accent'): string =>
  path('M-9 0Q-11-20 0-22Q11-20 9 0Z', coat, 'ink', 1.4) + disc(0, -29, 6.5, 'light', 'ink', 1.4);

export const crowd = [
  [-14, 0, 0.72, 'accent'],
  [0, -6, 0.72, 'mid'],
  [14, 0, 0.72, 'light'],
  [-7, 2, 0.8, 'near'],
  [8, 2, 0.8, 'accent'],
]
  .map(([x, y, scale, coat]) => at(Number(x), Number(y), person(coat as Coat), { scale: Number(scale) }))
  .join('');
export const sisters = [-14, 0, 14]
  .map((x, i) =>
    at(
      x,
      i === 1 ? -3 : 0,
      person(i === 1 ? 'accent' : 'near') + path('M-7-30Q0-40 7-30L8-22H6L5-30Q0-34-5-30L-6-22H-8Z', 'ink'),
      { scale: 0.85 },
    ),
  )
  .join('');
export const line4 =
  times(4, (i) => at(-17 + i * 11.5, 0, person(i % 2 ? 'light' : 'accent'), { scale: 0.62 })) +
  line('M-20-8H20', 'ink', 1.6);
export const guard =
  person('near') +
  path('M-8-31Q0-44 8-31L9-28H-9Z', 'ink') +
  line('M14 2V-42', 'ink', 1.8) +
  poly('14,-46 18,-38 14,-34 10,-38', 'light', 'ink', 1);
export const runner =
  disc(6, -35, 5.5, 'light', 'ink', 1.4) +
  path('M2-29L-6-16L2-13L8-25Z', 'accent', 'ink', 1.3) +
  line('M-3-15L-15-8M0-13L8-6L4 2M6-24L16-20M0-26L-10-22', 'ink', 2.6) +
  box(-12, -27, 8, 7, 'light', 1, 'ink', 1.1);
export const speaker =
  person('accent') +
  path('M6-29L20-38V-20Z', 'gilt', 'ink', 1.3) +
  line('M23-34q3 5 0 10', 'ink', 1.4) +
  path('M-8-35H8L5-40H-5Z', 'ink');
export const elder =
  person('near') +
  path('M-6-28Q0-14 6-28Q6-20 0-15Q-6-20-6-28Z', 'white', 'ink', 0.9) +
  line('M14 2V-24Q14-30 19-28', 'ink', 2.2);
export const hooded =
  path('M-12 0Q-14-22-8-30Q0-44 8-30Q14-22 12 0Z', 'near', 'ink', 1.5) +
  path('M-5-24Q0-36 5-24Q4-18 0-17Q-4-18-5-24Z', 'ink') +
  disc(-2, -25, 1, 'sun') +
  disc(2, -25, 1, 'sun');
export const burglar =
  person('ink') +
  box(-7, -32, 14, 4, 'ink') +
  disc(-3, -30, 1, 'light') +
  disc(3, -30, 1, 'light') +
  path('M9-14Q22-18 22-6Q22 2 12 2Q6-4 9-14Z', 'light', 'ink', 1.4);
export const porter =
  person('accent') +
  box(-15, -44, 30, 10, 'light', 1, 'ink', 1.4) +
  line('M-9-18L-13-36M9-18L13-36', 'ink', 2.2);
export const helmsman =
  disc(0, -18, 13, undefined, 'ink', 2.6) +
  around(8, (angle) => at(0, -18, line('M0-4V-20', 'ink', 2), { turn: angle })) +
  disc(0, -18, 4, 'accent', 'ink', 1.3);
export const choir =
  [-13, 0, 13].map((x) => at(x, 0, person('light') + oval(0, -27, 2, 2.6, 'ink'), { scale: 0.85 })).join('') +
  line('M-8-36V-43L-2-44M9-36V-43L15-44', 'ink', 1.2);
export const soldiers = [-14, 0, 14]
  .map((x) =>
    at(x, 0, person('accent') + path('M-7-32H7L5-38H-5Z', 'ink') + line('M10 0V-34', 'ink', 1.6), {
      scale: 0.85,
    }),
  )
  .join('');
export const drummer =
  path('M-14-18H14V-2H-14Z', 'accent', 'ink', 1.5) +
  oval(0, -18, 14, 4.5, 'light', 'ink', 1.4) +
  line('M-14-14L-7-3L0-14L7-3L14-14', 'light', 1.1) +
  line('M-6-20L-16-36M6-20L16-36', 'ink', 2.2) +
  disc(-16, -37, 2, 'ink') +
  disc(16, -37, 2, 'ink');

export const heron =
  line('M2 0V-14M7 0V-13', 'ink', 1.6) +
  path('M-6-16Q2-26 14-18Q18-12 10-12Q0-10-6-16Z', 'light', 'ink', 1.4) +
  path('M-2-18Q-14-22-8-30Q-4-35-9-39', undefined, 'ink', 2.8) +
  path('M-8-41L-23-36L-8-37Z', 'accent', 'ink', 1) +
  line('M-7-41Q0-44 5-39', 'ink', 1.4);
export const wren =
  path('M-16-12Q-14-26 0-26Q10-26 12-16L20-34Q24-26 16-10Q8-2-6-4Q-14-6-16-12Z', 'accent', 'ink', 1.5) +
  disc(-8, -18, 1.6, 'ink') +
  poly('-16,-15 -23,-13 -15,-11', 'sun', 'ink', 0.9) +
  line('M-2-4V2M4-4V2M0-15Q6-10 10-14', 'ink', 1.4);
export const swallows = [
  [-10, -30, 0.9],
  [10, -22, 1],
  [-6, -8, 0.8],
]
  .map(([x = 0, y = 0, scale = 1]) =>
    at(x, y, path('M0 0Q-8-8-16-4Q-8-4-3 3L-6 9L0 5L6 9L3 3Q8-4 16-4Q8-8 0 0Z', 'ink'), { scale }),
  )
  .join('');
export const rat =
  path('M-18-2Q-18-18-4-18Q8-18 14-10L21-7Q20-2 12-2Z', 'near', 'ink', 1.5) +
  disc(9, -15, 4, 'accent', 'ink', 1.2) +
  disc(15, -8, 1.2, 'light') +
  path('M-18-4Q-26-10-18-18T-14-30', undefined, 'ink', 1.6);
export const mare =
  path('M-12 0Q-16-14-8-22Q-6-34 6-40L8-34Q18-28 18-18L13-15Q10-20 5-20Q8-10 12 0Z', 'light', 'ink', 1.6) +
  disc(9, -28, 1.4, 'ink') +
  path('M4-38Q-8-32-9-20Q-14-26-8-34Q-4-40 4-38Z', 'accent', 'ink', 1);
export const eel =
  path('M-22-8Q-16-20-8-12T6-14T20-26', undefined, 'ink', 5) +
  path('M-22-8Q-16-20-8-12T6-14T20-26', undefined, 'mid', 2.4) +
  disc(20, -27, 1.3, 'light') +
  line('M-20 0q5-3 10 0t10 0 10 0', 'near', 1.6);

export const boots =
  path('M-18-38H-6V-14Q4-12 4-4V0H-18Z', 'accent', 'ink', 1.5) +
  path('M0-34H11V-12Q21-10 21-3V0H0Z', 'near', 'ink', 1.5) +
  line('M-18-32H-6M0-28H11', 'light', 1.4);
export const clogs = [
  [-9, -3, -4],
  [9, 0, 6],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(
      x,
      y - 8,
      path('M-13-6Q-6-12 0-5Q8-2 14-8Q15 4 8 5H-10Q-14 3-13-6Z', 'light', 'ink', 1.5) +
        oval(-6, -5, 5, 2.6, 'ink'),
      { turn },
    ),
  )
  .join('');
export const cart =
  box(-18, -26, 30, 14, 'accent', 1, 'ink', 1.5) +
  line('M12-16L23-20', 'ink', 2) +
  disc(-9, -8, 8, 'light', 'ink', 2) +
  disc(7, -8, 8, 'light', 'ink', 2) +
  [-9, 7]
    .map((x) =>
      around(6, (angle) =>
        line(`M${x}-8L${nums(x + polar(7, angle)[0], -8 + polar(7, angle)[1])}`, 'ink', 0.9),
      ),
    )
    .join('') +
  path('M-16-26Q-10-38 0-34Q8-38 10-26Z', 'sun', 'ink', 1.3);
export const biscuit =
  disc(0, -18, 17, 'sun', 'ink', 1.6) +
  around(8, (angle) => {
    const [x, y] = polar(10, angle);
    return disc(x, y - 18, 1.5, 'ink');
  }) +
  disc(0, -18, 1.5, 'ink') +
  path('M10-34Q8-28 14-26Q13-20 19-20L20-32Z', 'glow');
export const pie =
  path('M-20-12H20L15 0H-15Z', 'accent', 'ink', 1.5) +
  path('M-22-12Q-18-28 0-28T22-12Z', 'sun', 'ink', 1.5) +
  line('M-7-22l4 4M3-24l3 5M-13-17l3 3M11-19l2 4', 'ink', 1.4);
export const sandwich =
  path('M-20-14Q-20-28 0-28T20-14Z', 'sun', 'ink', 1.5) +
  line('M-20-12q4 4 8 0t8 0 8 0 8 0 8 0', 'mid', 2.6) +
  [-11, 0, 11].map((x) => oval(x, -9, 4.5, 2, 'accent', 'ink', 0.9)).join('') +
  path('M-20-7H20Q19 0 13 0H-13Q-19 0-20-7Z', 'sun', 'ink', 1.5);
export const cheese =
  path('M-21-8L12-30Q21-22 21-8Z', 'sun', 'ink', 1.5) +
  path('M-21-8H21V0H-21Z', 'sun', 'ink', 1.5) +
  disc(6, -16, 3, 'light', 'ink', 1) +
  disc(-6, -11, 2, 'light', 'ink', 1) +
  disc(13, -4, 2.2, 'light', 'ink', 1);
export const dumplings = [
  [-11, -2],
  [11, -2],
  [0, -15],
]
  .map(
    ([x = 0, y = 0]) =>
      path(
        `M${x - 10} ${y}Q${x - 11} ${y - 14} ${x} ${y - 15}Q${x + 11} ${y - 14} ${x + 10} ${y}Z`,
        'light',
        'ink',
        1.4,
      ) + line(`M${x - 3} ${y - 13}l3 4l3-4`, 'ink', 1),
  )
  .join('');
export const plait =
  times(5, (i) =>
    at(
      -14 + i * 7,
      -4 - i * 6,
      oval(0, 0, 9 - i, 6.5 - i * 0.7, 'sun', 'ink', 1.4) + line('M-4-2Q0 2 4-2', 'ink', 0.9),
      { turn: -35 },
    ),
  ) + at(18, -33, star(6, 5, 2, 'accent'));
export const pills =
  path('M-10-30H10V-2H-10Z', 'light', 'ink', 1.5) +
  box(-12, -37, 24, 7, 'accent', 1, 'ink', 1.4) +
  box(-10, -24, 20, 13, 'glow', 0, 'ink', 1) +
  at(0, -17, star(5, 5, 2, 'accent')) +
  disc(17, -3, 3, 'light', 'ink', 1.1) +
  disc(21, -8, 2.6, 'light', 'ink', 1.1);
export const sack =
  path('M-14 0Q-20-18-8-28Q0-24 8-28Q20-18 14 0Z', 'light', 'ink', 1.6) +
  path('M-8-28Q-10-37 0-36Q10-37 8-28Q0-24-8-28Z', 'accent', 'ink', 1.3) +
  line('M-6-14H6M-4-9H4', 'ink', 1.1);
export const shares = times(3, (i) =>
  at(
    -6 + i * 6,
    -2 - i * 4,
    box(-14, -24, 28, 24, i === 2 ? 'light' : 'glow', 1, 'ink', 1.3) +
      (i === 2 ? line('M-9-18H9M-9-6H2', 'ink', 1) + disc(5, -11, 4, 'accent', 'ink', 1) : ''),
  ),
);
export const carousel =
  path('M-22-28Q0-48 22-28L18-24H-18Z', 'accent', 'ink', 1.5) +
  line('M0-40V-2M-14-24V-4M14-24V-4', 'ink', 1.6) +
  oval(0, -2, 21, 3.5, 'light', 'ink', 1.3) +
  [-14, 14].map((x) => disc(x, -13, 5, 'sun', 'ink', 1.2)).join('') +
  `<g transform="rotate(-15 0 -14)">${oval(0, -14, 9, 2.5, undefined, 'ink', 1.2)}</g>` +
  disc(0, -14, 4, 'light', 'ink', 1.2);
export const bench =
  box(-21, -20, 42, 4, 'accent', 1, 'ink', 1.3) +
  box(-21, -34, 42, 4, 'accent', 1, 'ink', 1.3) +
  line('M-16-34V0M16-34V0M-16-8H16', 'ink', 2.4);
export const vice =
  box(-22, -14, 44, 5, 'accent', 0, 'ink', 1.4) +
  line('M-16-9V2M16-9V2', 'ink', 3) +
  box(-8, -28, 6, 14, 'ink', 1) +
  box(6, -28, 6, 14, 'ink', 1) +
  line('M12-22H22M22-27V-17', 'ink', 2) +
  box(-2, -34, 8, 12, 'light', 0, 'ink', 1.2);
export const till =
  box(-18, -20, 36, 19, 'accent', 2, 'ink', 1.5) +
  box(-14, -8, 28, 5, 'light', 1, 'ink', 1) +
  path('M-2-40L8-42Q12-30 8-20H-2Q-6-30-2-40Z', 'light', 'ink', 1.3) +
  line('M1-38V-28M4-39V-28', 'ink', 0.9) +
  disc(-10, -15, 2.4, 'gilt', 'ink', 0.9);
export const chairman =
  path('M-14 0V-36Q0-46 14-36V0', 'accent', 'ink', 1.5) +
  at(0, -2, person('near'), { scale: 0.85 }) +
  box(-18, -8, 36, 8, 'light', 1, 'ink', 1.4);
export const umbrella =
  path('M-20-20Q-16-38 0-38T20-20Q15-25 10-20Q5-25 0-20Q-5-25-10-20Q-15-25-20-20Z', 'accent', 'ink', 1.4) +
  path('M0-38V-5Q0 1-6-2', undefined, 'ink', 2);
export const lips =
  path('M-20-20Q-8-32 0-26Q8-32 20-20Q8-6 0-6T-20-20Z', 'accent', 'ink', 1.5) +
  line('M-20-20Q0-14 20-20', 'ink', 1.3) +
  line('M0-26V-42', 'ink', 2.4);
export const ear =
  path('M-2 0Q-12-4-10-14Q-16-26-8-36Q4-44 12-34Q17-24 8-16Q4-12 5-6Q3 1-2 0Z', 'light', 'ink', 1.6) +
  path('M-4-26Q0-36 7-30Q10-24 3-18', undefined, 'ink', 1.4) +
  disc(2, -24, 4.5, 'sun', 'ink', 1.2);
export const soup =
  path('M-20-16H20Q18 0 6 0H-6Q-18 0-20-16Z', 'light', 'ink', 1.5) +
  oval(0, -16, 20, 4, 'accent', 'ink', 1.4) +
  line('M-6-24q3-4 0-8t0-8M6-24q3-4 0-8t0-8', 'ink', 1.3);
export const roof =
  path('M-23-16L0-40L23-16Z', 'accent', 'ink', 1.5) +
  box(-16, -16, 32, 16, 'light', 0, 'ink', 1.5) +
  line('M-12-22H12M-6-29H6', 'ink', 0.9) +
  path('M-6 0V-9H6V0Z', 'ink') +
  path('M8-33V-42H13V-28Z', 'ink');
export const larder =
  box(-19, -40, 38, 40, 'light', 1, 'ink', 1.6) +
  line('M-19-27H19M-19-13H19', 'ink', 1.4) +
  disc(-10, -31, 3.6, 'sun', 'ink', 1) +
  box(0, -36, 7, 9, 'accent', 1, 'ink', 1) +
  box(-14, -20, 10, 7, 'accent', 2, 'ink', 1) +
  disc(8, -17, 4, 'sun', 'ink', 1) +
  box(-12, -8, 22, 8, 'mid', 1, 'ink', 1);
export const school =
  path('M-20 0V-18H20V0Z', 'light', 'ink', 1.5) +
  path('M-23-18L0-32L23-18Z', 'accent', 'ink', 1.5) +
  box(-3, -42, 6, 11, 'light', 0, 'ink', 1.2) +
  box(-4, -10, 8, 10, 'ink') +
  box(-15, -13, 7, 7, 'glow', 0, 'ink', 1) +
  box(8, -13, 7, 7, 'glow', 0, 'ink', 1);
export const nave =
  path('M-18 0V-24L0-42L18-24V0Z', 'light', 'ink', 1.6) +
  path('M-6 0V-16Q0-26 6-16V0Z', 'ink') +
  disc(0, -29, 4, 'accent', 'ink', 1.2) +
  line('M-13-4V-18M13-4V-18', 'accent', 2.4);
