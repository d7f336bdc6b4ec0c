/** Things you can stand in, under or on. */
import { around, at, box, disc, line, nums, oval, path, polar, poly, star, times } from '../shapes.ts';

export const tower =
  poly('-9,0 -7,-32 7,-32 9,0', 'ink') +
  path('M-11-32H11V-41H7V-37H3V-41H-3V-37H-7V-41H-11Z', 'ink') +
  box(-1.5, -26, 3, 6, 'sun') +
  box(-1.5, -14, 3, 6, 'sun') +
  line('M-6-20h4M2-10h5M-7-6h4', 'light', 0.7);
export const beacon =
  at(0, 0, tower, { scale: 0.8 }) +
  path('M0-52C6-45 7-41 5-36H-5C-7-40-3-43 0-52Z', 'accent') +
  path('M0-44C3-40 3-38 2-36H-2C-3-39-1-40 0-44Z', 'sun') +
  times(3, (i) =>
    at(
      14 + i * 7,
      -14 - i * 5,
      path('M0-5C2-3 2-1 1 0H-1C-2-1-1-3 0-5Z', 'accent') + box(-1, 0, 2, 14 + i * 5, 'ink'),
    ),
  );
export const house =
  poly('-15,0 -15,-16 0,-29 15,-16 15,0', 'ink') +
  poly('-19,-14 0,-31 19,-14 17,-12 0,-27 -17,-12', 'accent') +
  box(-9, -13, 7, 7, 'sun') +
  box(3, -11, 7, 11, 'light') +
  box(7, -31, 4, 8, 'ink');
export const village =
  at(-11, 0, house, { scale: 0.62 }) +
  at(12, 1, house, { scale: 0.75, mirror: true }) +
  at(0, 2, house, { scale: 0.55 });
export const chapel =
  poly('-13,0 -13,-15 -1,-24 11,-15 11,0', 'ink') +
  box(4, -30, 10, 30, 'ink') +
  poly('3,-30 9,-44 15,-30', 'accent', 'ink', 1) +
  path('M-5 0V-8A3.5 3.5 0 0 1 2-8V0Z', 'light') +
  path('M7-18V-22A2 2 0 0 1 11-22V-18Z', 'sun') +
  line('M9-44V-49M7-47H11', 'ink', 1.1);
export const cathedral =
  box(-17, -26, 9, 26, 'ink') +
  box(8, -26, 9, 26, 'ink') +
  poly('-18,-26 -12.5,-44 -7,-26', 'ink') +
  poly('7,-26 12.5,-44 18,-26', 'ink') +
  poly('-9,0 -9,-20 0,-29 9,-20 9,0', 'ink') +
  disc(0, -17, 4.2, 'light', 'ink', 0.8) +
  around(6, (angle) => line(`M0-17l${nums(...polar(4, angle))}`, 'accent', 0.9)) +
  path('M-3 0V-7A3 3 0 0 1 3-7V0Z', 'sun') +
  line('M-12.5-22V-14M12.5-22V-14', 'light', 1.4);
export const hall =
  poly('-19,-24 0,-36 19,-24', 'ink') +
  box(-19, -23, 38, 3, 'ink') +
  times(5, (i) => box(-17 + i * 7.7, -20, 3.4, 17, 'ink')) +
  box(-20, -3, 40, 3, 'ink') +
  disc(0, -28.5, 2.6, 'sun') +
  box(-3, -15, 6, 12, 'light');
export const dome =
  path('M-19 0A19 24 0 0 1 19 0Z', 'light', 'ink', 1.6) +
  line('M-19 0A19 8 0 0 1 19 0M0 0V-24M-10 0Q-10-18 0-24Q10-18 10 0M-16-11H16M-11-18H11', 'ink', 0.9) +
  path('M-4 0V-6A4 4 0 0 1 4-6V0Z', 'accent', 'ink', 0.8) +
  at(-9, 0, path('M0 0V-5M0-5a3.5 3.5 0 1 1 .1 0', 'ink', 'ink', 0.9)) +
  disc(0, -26, 2, 'ink');
export const windmill =
  poly('-10,0 -6,-27 6,-27 10,0', 'ink') +
  path('M-7-27Q0-37 7-27Z', 'accent', 'ink', 1) +
  at(
    0,
    -29,
    around(
      4,
      (angle) =>
        at(0, 0, line('M0 0V-21', 'ink', 1.3) + path('M0-20H6.500V-5H0Z', 'light', 'ink', 0.9), {
          turn: angle,
        }),
      20,
    ) + disc(0, 0, 2, 'ink'),
  ) +
  path('M-3 0V-7A3 3 0 0 1 3-7V0Z', 'sun');
export const tent =
  path('M-20 0Q-6-12 0-32Q6-12 20 0Z', 'accent', 'ink', 1.3) +
  path('M-12 0Q-3-14 0-32Q3-14 12 0Z', 'light', 'ink', 0.9) +
  path('M-4 0Q-1-10 0-20Q1-10 4 0Z', 'ink') +
  line('M0-32V-40', 'ink', 1.2) +
  path('M0-40l10 3-10 3Z', 'sun', 'ink', 0.6);
export const camp = at(-11, 0, tent, { scale: 0.62 }) + at(12, 0, tent, { scale: 0.7 });
export const stall =
  box(-16, -16, 2.4, 16, 'ink') +
  box(13.6, -16, 2.4, 16, 'ink') +
  times(5, (i) =>
    path(`M${-18 + i * 7.2}-28h7.200v9a3.6 3.6 0 0 1-7.2 0Z`, i % 2 ? 'light' : 'accent', 'ink', 0.9),
  ) +
  box(-18, -31, 36, 4, 'ink', 1) +
  box(-15, -9, 30, 9, 'ink') +
  times(5, (i) => disc(-11 + i * 5.5, -10.5, 2.5, i % 2 ? 'sun' : 'light', 'ink', 0.5));
export const bridge =
  path('M-22 0V-14Q0-30 22-14V0H16Q14-14 0-14Q-14-14-16 0Z', 'ink') +
  line('M-22-18Q0-34 22-18M-14-21V-17M-5-25V-20M5-25V-20M14-21V-17', 'ink', 1.1) +
  line('M-18-9h3M12-12h4M-4-18h7', 'light', 0.8);
export const stairs =
  path('M-20 0V-5H-12V-11H-4V-17H4V-23H12V-29H20V0Z', 'ink') +
  line('M-20-5H-12M-12-11H-4M-4-17H4M4-23H12M12-29H20', 'light', 1.1) +
  line('M16-29V-41', 'ink', 1.2) +
  path('M16-41l9 3-9 3Z', 'accent', 'ink', 0.6);
export const road =
  path('M-22 0C-16-9 14-8 8-15C4-20-9-20-4-27L-1-30H1C-1-24 16-22 17-14C18-6 6-5 4 0Z', 'light', 'ink', 1.2) +
  line('M-8-2Q4-6 11-10M8-17Q2-20 0-24', 'accent', 1.2) +
  path('M-16-10V-18A4 4 0 0 1-8-18V-10Z', 'ink') +
  line('M-14-16H-10', 'light', 0.9);
export const stones = [
  [-16, -1, 7],
  [-3, -7, 6],
  [8, -13, 5],
  [1, -20, 4],
  [9, -26, 3.2],
  [4, -31, 2.4],
]
  .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.45, 'light', 'ink', 1.1))
  .join('');
export const mountain =
  poly('-22,0 -4,-34 4,-22 9,-29 24,0', 'ink') +
  poly('-4,-34 4,-22 1,-20 -3,-24 -6,-20 -9,-24', 'light') +
  poly('9,-29 14,-19 10,-20 6,-18 4.8,-23', 'light');
export const wave =
  path('M-24 0Q-22-22-4-30Q12-34 18-20Q12-26 5-22Q-2-16 8-8Q14-3 24 0Z', 'ink') +
  line('M-18-2Q-15-18-2-24M-9-2Q-7-12 0-15', 'light', 1.1) +
  disc(20, -27, 1.3, 'light') +
  disc(15, -31, 1, 'light') +
  disc(23, -21, 0.9, 'light');
export const dam =
  path('M-22 0L-16-28H16L22 0Z', 'ink') +
  line('M-18-20H18M-20-10H20M-8-28V-20M6-28V-20M-2-20V-10M12-20V-10M-12-10V0M4-10V0', 'light', 0.8) +
  path('M-3-24L4-13L-2-9L5 0H14Q9-12 4-24Z', 'accent');
export const vault =
  box(-17, -34, 34, 34, 'ink', 3) +
  disc(0, -17, 13, 'light', 'ink', 1.4) +
  around(8, (angle) => disc(polar(10, angle)[0], -17 + polar(10, angle)[1], 1.2, 'ink')) +
  line('M-6-17H6M0-23V-11', 'ink', 2) +
  disc(0, -17, 2.6, 'accent', 'ink', 0.8);
export const derrick =
  line('M-12 0L-2-38M12 0L2-38M-9-11H9M-6-22H6M-9-11L6-22M9-11L-6-22', 'ink', 1.6) +
  box(-4, -42, 8, 4, 'ink') +
  line('M0-38V-4', 'ink', 1.2) +
  path('M-3-6H3L0 4Z', 'accent', 'ink', 0.8);
export const craneThing =
  line('M-8 0L-4-30M8 0L4-30M-7-10H7M-6-20H6', 'ink', 1.8) +
  poly('-14,-34 -14,-29 22,-33 22,-35', 'ink') +
  line('M18-34V-18', 'ink', 1) +
  box(13, -18, 10, 7, 'accent', 0, 'ink', 0.9) +
  box(-17, -33, 8, 7, 'ink');
export const mast =
  line('M0 0V-42M-16-30H16M-11-16H11', 'ink', 1.9) +
  line('M0-42L-18 0M0-42L18 0M-14-9H14M-9-24H9', 'ink', 0.7) +
  box(-5, -38, 10, 4, 'ink', 1) +
  disc(0, -41, 2, 'ink') +
  path('M0-44l9 2.5-9 2.500Z', 'accent');
export const radioMast =
  line(
    'M-9 0L0-40L9 0M-6.7-10H6.700M-4.5-20H4.500M-6.7-10L4.5-20M6.7-10L-4.5-20M-4.5-20L2-30M4.5-20L-2-30',
    'ink',
    1.3,
  ) +
  disc(0, -41, 2, 'accent') +
  [6, 11, 16]
    .map((r) =>
      line(
        `M${nums(-r * 0.7, -41 - r * 0.7)}A${nums(r, r)} 0 0 0 ${nums(-r * 0.7, -41 + r * 0.7)}M${nums(r * 0.7, -41 - r * 0.7)}A${nums(r, r)} 0 0 1 ${nums(r * 0.7, -41 + r * 0.7)}`,
        'ink',
        1,
      ),
    )
    .join('');
export const train =
  box(-22, -18, 15, 14, 'accent', 1, 'ink', 1.1) +
  path('M-5-4V-15H10V-21H20V-4Z', 'ink') +
  box(12, -18.5, 5, 5, 'sun') +
  box(-2, -22, 4, 8, 'ink') +
  [-18, -11, 0, 8, 16].map((x) => disc(x, -3, 3, 'light', 'ink', 1.2)).join('') +
  times(3, (i) => disc(-1 - i * 6, -27 - i * 4, 2.6 + i, 'light')) +
  line('M-24 0.500H24', 'ink', 1);
export const graves = times(3, (i) =>
  at(
    -14 + i * 14,
    i % 2,
    path('M-5 0V-12A5 5 0 0 1 5-12V0Z', i === 1 ? 'ink' : 'light', 'ink', 1.1) +
      line('M-2-10H2M0-13V-6', i === 1 ? 'light' : 'ink', 0.9),
    { scale: i === 1 ? 1.4 : 1 },
  ),
);
export const tablet =
  path('M-13 0V-28A13 13 0 0 1 13-28V0Z', 'light', 'ink', 1.4) +
  line('M-8-26H8M-8-20H4M-8-8H6', 'ink', 1.1) +
  line('M-9-15L8-13M-8-12L9-16M-9-14L7-16', 'accent', 1.1);
export const cove =
  path('M-24 0Q-22-26-6-30Q6-36 14-24Q24-20 24 0H10Q10-14 0-14Q-10-14-10 0Z', 'ink') +
  path('M-6-2H6L4 1H-4Z', 'accent') +
  line('M0-2V-10', 'light', 0.9);
export const statue =
  box(-9, -10, 18, 10, 'light', 0, 'ink', 1.2) +
  path('M-5-10Q-5-26 0-28Q5-26 5-10Z', 'ink') +
  disc(0, -31, 3.2, 'ink') +
  line('M4-24L11-36', 'ink', 2.2) +
  at(11, -37, star(5, 3.4, 1.5, 'accent'));
export const ring = at(
  0,
  -22,
  oval(0, 0, 19, 15, undefined, 'ink', 5) +
    oval(0, 0, 19, 15, undefined, 'light', 0.9) +
    around(8, (angle) => disc(polar(17, angle)[0] * 1.1, polar(15, angle)[1], 1.7, 'accent')),
);
export const globe =
  disc(0, -22, 14, 'light', 'ink', 1.5) +
  line('M-14-22H14M0-36V-8M-10-32Q0-27 10-32M-10-12Q0-17 10-12', 'ink', 0.7) +
  oval(0, -22, 6.5, 14, undefined, 'ink', 0.7) +
  line('M-14-36A19 19 0 1 0 14-8', 'accent', 1.6) +
  line('M0-8V-1M-8 0H8', 'ink', 2.2);
