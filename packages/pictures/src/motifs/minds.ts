/** What is seen, foretold, hidden and said; what is saved and what is spent. */
import type { Luck } from '../random.ts';
import {
  around,
  at,
  box,
  disc,
  faint,
  line,
  num,
  nums,
  oval,
  path,
  polar,
  poly,
  star,
  times,
} from '../shapes.ts';
import type { Draw, Variant } from './motif.ts';
import { flame } from './people.ts';

const eye: Draw = (n, luck) =>
  at(
    60,
    48,
    around(
      8 + n * 2,
      (angle) => at(0, 0, poly('0,-33 1.8,-22 -1.8,-22', 'ink'), { turn: angle }),
      luck.between(0, 20),
    ) +
      path('M-30 0Q0-27 30 0Q0 27-30 0Z', 'light', 'ink', 2) +
      disc(0, 0, 11.5, 'accent', 'ink', 1.4) +
      times(n, (i) => disc(0, 0, 11.5 - (i + 1) * (8 / (n + 1)), undefined, 'light', 0.6)) +
      disc(0, 0, 4.6, 'ink') +
      disc(-3, -3.5, 1.7, 'light'),
  );
const telescope: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  return at(
    60,
    0,
    times(n + 1, (i) =>
      at(
        8 + (i % 3) * 12 + luck.between(-2, 2),
        10 + Math.floor(i / 3) * 10 + luck.between(-2, 4),
        star(4, 4.5, 1.1, 'white'),
      ),
    ) +
      line('M-6 56L-20 80M-4 56L0 80M-2 56L16 80', 'ink', 2.2) +
      at(
        -6,
        54,
        box(-22, -4, 18, 8, 'ink', 1) +
          box(-6, -5.5, 18, 11, 'accent', 1, 'ink', 1.1) +
          box(10, -7.5, 20, 15, 'ink', 1) +
          box(28, -8.5, 3.5, 17, 'light', 1, 'ink', 1) +
          line('M-6-1.500H12', 'light', 0.7),
        { turn: -32 },
      ) +
      disc(-5, 56, 3.6, 'ink'),
    { mirror },
  );
};
/** Rings on still water, one for each point and one more. */
const pool: Draw = (n, luck) =>
  times(n + 2, (i) =>
    oval(60, 70, 46 - i * (40 / (n + 2)), 10 - i * (8.6 / (n + 2)), i === 0 ? 'light' : undefined, 'ink', 1),
  ) +
  at(
    60,
    40,
    star(8, 15, 4, 'white', luck.between(0, 45)) + star(4, 22, 3, 'white') + disc(0, 0, 3.5, 'accent'),
  ) +
  line('M60 62V66', 'ink', 1);
const lantern: Draw = (n, luck) =>
  faint(0.55, at(60, 46, star(8 + n * 2, 36, 20, 'sun', luck.between(0, 30)))) +
  at(
    60,
    48,
    line('M-7-22Q0-33 7-22', 'ink', 1.8) +
      path('M-11-18L0-25L11-18Z', 'ink') +
      box(-11, -18, 22, 32, 'ink', 2) +
      box(-8, -14, 16, 25, 'sun') +
      times(n, (i) => line(`M${num(-8 + (16 / (n + 1)) * (i + 1))}-14V11`, 'ink', 0.9)) +
      path('M0-8C5-1 5 4 2.6 9H-2.600C-5 4-3 1 0-8Z', 'accent') +
      box(-13, 14, 26, 4, 'ink', 1),
  );
export const vision: readonly Variant[] = [
  { draw: eye },
  { draw: telescope, stands: true, words: /\b(lens\w*|spyglass|telescope)\b/i },
  { draw: pool, words: /\b(still water|mirror|pool)\b/i },
  { draw: lantern, words: /\b(lamp|lantern)\b/i },
];

const constellation: Draw = (n, luck) => {
  const points = Array.from(
    { length: n + 3 },
    (_, i) => [16 + (88 / (n + 2)) * i, luck.between(16, 58)] as const,
  );
  return (
    line(`M${points.map((point) => nums(...point)).join('L')}`, 'ink', 0.9) +
    points
      .map(([x, y], i) =>
        at(
          x,
          y,
          star(
            i % 2 ? 4 : 8,
            i % 2 ? 6 : 5,
            i % 2 ? 1.6 : 2.6,
            i === 1 ? 'accent' : 'white',
            luck.between(0, 45),
          ) + disc(0, 0, 1.2, 'ink'),
        ),
      )
      .join('')
  );
};
export const bird = (s: number): string =>
  at(0, 0, path('M0 0Q-6-9-15-6Q-8-4-4 2Q-1 4 0 3Q1 4 4 2Q8-4 15-6Q6-9 0 0Z', 'ink'), { scale: s });
const flock: Draw = (n, luck) =>
  times(n + 2, (i) => {
    const angle = (360 / (n + 2)) * i + luck.between(-10, 10);
    const [x, y] = polar(1, angle);
    return at(60 + x * 34, 38 + y * 20, bird(0.65 + (y + 1) * 0.24), { turn: luck.between(-22, 22) });
  }) +
  path('M52 80Q50 62 56 56Q61 52 65 58Q70 66 68 80Z', 'ink') +
  line('M57 62q3-3 5 0M55 70q4-3 7 0', 'light', 0.8);
const comet: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  return at(
    60,
    0,
    times(n + 1, (i) =>
      path(
        `M18 26Q${nums(-14 + i * 4, 20 + i * 9, -50 + i * 7, 22 + i * 15)}Q${nums(-10 + i * 4, 26 + i * 8, 18, 30)}Z`,
        i % 2 ? 'light' : 'accent',
      ),
    ) +
      at(22, 27, star(8, 13, 6.5, 'sun', 10) + disc(0, 0, 5.5, 'light')) +
      times(3, () => at(luck.between(-40, 30), luck.between(52, 66), star(4, 2.6, 0.8, 'white'))),
    { mirror },
  );
};
/** An hourglass, a grain for each point. */
const hourglass: Draw = (n) =>
  at(
    60,
    48,
    box(-17, -32, 34, 5, 'ink', 1.5) +
      box(-17, 27, 34, 5, 'ink', 1.5) +
      path('M-12-27H12Q12-10 2.5 0Q12 10 12 27H-12Q-12 10-2.5 0Q-12-10-12-27Z', 'light', 'ink', 1.6) +
      path('M-8-14H8Q6-6 0-1Q-6-6-8-14Z', 'accent') +
      path('M-10 27Q-9 18 0 15Q9 18 10 27Z', 'accent') +
      times(n, (i) => disc(0, 1 + i * (13 / n), 0.9, 'ink')),
  );
export const omen: readonly Variant[] = [
  { draw: constellation, words: /\b(two moons|stars?)\b/i },
  { draw: flock, words: /\b(gulls|crows|birds)\b/i },
  { draw: comet },
  { draw: hourglass },
];

const shutters: Draw = (n, luck) => {
  const slats = 3 + n * 2;
  const h = 42 / slats;
  const leaf =
    box(0, -24, 21, 48, 'ink', 1) + times(slats, (i) => box(2.5, -20.5 + i * h, 16, h * 0.55, 'mid'));
  return (
    box(33, 17, 54, 60, 'light', 2, 'ink', 1.6) +
    at(60, 47, leaf) +
    at(60, 47, leaf, { mirror: true }) +
    box(59.2, 23, 1.6, 48, luck.next() < 0.5 ? 'sun' : 'accent') +
    box(29, 74, 62, 5, 'ink', 1)
  );
};
const mask: Draw = (n, luck) =>
  at(
    60,
    46,
    times(n + 2, (i) =>
      at(0, -8, path('M0 0Q-5-16 0-26Q5-16 0 0Z', i % 2 ? 'accent' : 'light', 'ink', 0.9), {
        turn: (i - (n + 1) / 2) * (70 / (n + 1)),
      }),
    ) +
      path('M-32-10Q-16-20 0-9Q16-20 32-10Q31 8 17 12Q6 14 0 5Q-6 14-17 12Q-31 8-32-10Z', 'ink') +
      path('M-24-4Q-15-11-7-2Q-15 5-24-4ZM24-4Q15-11 7-2Q15 5 24-4Z', 'light') +
      line('M-30-12q-6 14-3 30', 'accent', 1.5) +
      line('M30-12q6 14 3 30', 'accent', 1.5),
    { turn: luck.between(-8, 8) },
  );
const keyhole: Draw = (n, luck) =>
  path('M36 80V38A24 24 0 0 1 84 38V80Z', 'ink') +
  path('M40 80V38A20 20 0 0 1 80 38V80Z', undefined, 'light', 0.7) +
  times(n, (i) => line(`M${num(40 + (40 / (n + 1)) * (i + 1))} 80V24`, 'light', 0.4)) +
  faint(0.5, at(60, 48, star(12, 15, 9, 'sun', luck.between(0, 30)))) +
  path('M60 38A6.5 6.5 0 0 1 63.5 50L66 63H54L56.5 50A6.5 6.5 0 0 1 60 38Z', 'sun');
export const covert: readonly Variant[] = [
  { draw: shutters, words: /\b(shutters|blinds)\b/i },
  { draw: mask, words: /\b(mask\w*|false colours)\b/i },
  { draw: keyhole, stands: true, words: /\b(keyhole|room without doors)\b/i },
];

const scales: Draw = (n, luck) => {
  const tilt = luck.between(-9, 9);
  const pan = (x: number, y: number, load: number): string =>
    line(`M${nums(x, y)}l-11 20M${nums(x, y)}l11 20`, 'ink', 0.9) +
    times(load, (i) => disc(x - 6 + i * 4, y + 17.5, 2.6, 'accent', 'ink', 0.6)) +
    path(`M${nums(x - 13, y + 20)}h26q-4 8-13 8t-13-8Z`, 'ink');
  return (
    box(58.5, 24, 3, 50, 'ink') +
    path('M46 80Q60 68 74 80Z', 'ink') +
    line(`M30 ${num(30 + tilt)}L90 ${num(30 - tilt)}`, 'ink', 2.2) +
    disc(60, 27, 4, 'gilt', 'ink', 1) +
    pan(30, 30 + tilt, n) +
    pan(90, 30 - tilt, Math.max(0, n - 2))
  );
};
/** A horn, and a ripple of sound for each point. */
const horn: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  return at(
    60,
    0,
    path('M-34 66Q-22 74-8 66Q8 56 10 38L32 26V60Q16 56 8 66Q-6 82-26 78Q-34 76-34 66Z', 'ink') +
      oval(32, 43, 4.5, 17.5, 'accent', 'ink', 1.3) +
      line('M-20 71Q-6 68 2 56', 'light', 0.8) +
      times(n, (i) =>
        line(
          `M${num(41 + i * 5)} ${num(33 - i * 2.5)}q${num(6 + i)} ${num(10 + i * 2.5)} 0 ${num(20 + i * 5)}`,
          'ink',
          1.2,
        ),
      ),
    { mirror, scale: 0.92 },
  );
};
const lyre: Draw = (n) =>
  at(
    60,
    50,
    path(
      'M-8 28Q-32 14-22-12Q-18-22-24-28L-17-30Q-9-20-13-8Q-19 10 0 20Q19 10 13-8Q9-20 17-30L24-28Q18-22 22-12Q32 14 8 28Z',
      'ink',
    ) +
      box(-17, -22, 34, 4, 'ink', 2) +
      box(-9, 17, 18, 5, 'accent', 1, 'ink', 0.9) +
      times(n + 1, (i) => line(`M${num(-8 + (16 / n) * i)}-20V18`, 'light', 0.8)),
  );
const cups: Draw = (n, luck) =>
  at(
    46,
    52,
    path('M-12-18H12Q12 2 3 6V18H9V22H-9V18H-3V6Q-12 2-12-18Z', 'ink') +
      path('M-9-14H9Q8-4 0-2Q-8-4-9-14Z', 'accent'),
    { turn: 14 },
  ) +
  at(
    74,
    52,
    path('M-12-18H12Q12 2 3 6V18H9V22H-9V18H-3V6Q-12 2-12-18Z', 'ink') +
      path('M-9-14H9Q8-4 0-2Q-8-4-9-14Z', 'sun'),
    { turn: -14 },
  ) +
  times(n + 2, () => at(60 + luck.between(-8, 8), luck.between(12, 30), star(4, 3, 1, 'white')));
export const persuasion: readonly Variant[] = [
  { draw: scales, stands: true, words: /\b(scales|fair copy)\b/i },
  { draw: horn },
  { draw: lyre },
  { draw: cups, words: /\b(honeyed word|toast)\b/i },
];

const buoy: Draw = (n, luck) =>
  at(
    60,
    50,
    disc(0, 0, 19, undefined, 'ink', 12) +
      disc(0, 0, 19, undefined, 'light', 9.6) +
      around(
        4,
        (angle) =>
          at(0, 0, path('M-6-13.800L-7-24.500Q0-26 7-24.500L6-13.800Q0-15.5-6-13.800Z', 'accent'), {
            turn: angle,
          }),
        luck.between(0, 45),
      ) +
      line('M22 12Q44 18 30 34Q20 40 40 40', 'ink', 1.8),
  ) + times(n, (i) => at(24 + i * 9, 24, star(4, 3.2, 1, 'white')));
const lit: Draw = (n, luck) =>
  poly('30,50 60,22 90,50 90,80 30,80', 'ink') +
  poly('25,53 60,20 95,53 91,56 60,27 29,56', 'near') +
  box(52, 48, 16, 18, 'sun', 0, 'light', 1.2) +
  line('M60 48V66M52 57H68', 'ink', 1) +
  faint(0.4, path('M52 66L34 90H86L68 66Z', 'sun')) +
  box(75, 28, 6, 14, 'ink') +
  faint(
    0.7,
    times(n + 1, (i) => disc(80 + i * 3 + luck.between(-1, 1), 24 - i * 6, 2.5 + i * 0.8, 'light')),
  );
/** Two cupped hands, and what they hold. */
const hand: Draw = (n, luck) =>
  faint(0.6, at(60, 40, star(8 + 2 * n, 25, 13, 'sun', luck.between(0, 30)))) +
  at(60, 42, path('M0 18C-16 8-14-6-6-8Q-1-8 0-3Q1-8 6-8C14-6 16 8 0 18Z', 'accent', 'ink', 1.2)) +
  [false, true]
    .map((mirror) =>
      at(
        60,
        0,
        path(
          'M-1 84V70Q-10 68-17 58Q-22 50-26 53Q-29 56-25 62L-34 54Q-38 53-37 58L-29 72Q-22 84-12 88H-1Z',
          'ink',
        ) + line('M-25 62Q-19 72-9 75M-31 60L-23 71', 'light', 0.8),
        { mirror },
      ),
    )
    .join('');
export const rescue: readonly Variant[] = [
  { draw: buoy, words: /\b(lifeline|buoy)\b/i },
  { draw: lit, stands: true, words: /\b(kitchen door)\b/i },
  { draw: hand },
];

/** Candles, the last of them gone out. */
export const sacrifice: Draw = (n) =>
  times(n + 1, (i) => {
    const x = 60 + (i - n / 2) * Math.min(14, 72 / n);
    const h = 30 - (i % 3) * 6;
    const out = i === n;
    return (
      box(x - 4, 78 - h, 8, h, 'light', 1, 'ink', 1.2) +
      line(`M${num(x)} ${num(78 - h)}v-4`, 'ink', 1) +
      (out
        ? faint(0.8, line(`M${num(x)} ${num(72 - h)}q4-5 0-9t0-9`, 'ink', 0.9))
        : at(x, 95 - h, flame(0.75)))
    );
  }) + box(16, 77, 88, 4, 'ink', 1);

/** Eyes in the dark. */
export const dread: Draw = (n, luck: Luck) =>
  path('M0 90V52Q14 30 34 34Q48 8 66 22Q92 14 100 40Q114 44 120 60V90Z', 'ink') +
  times(n, (i) =>
    at(
      22 + (i % 3) * 34 + luck.between(-6, 6),
      46 + Math.floor(i / 3) * 22 + luck.between(-3, 5),
      path('M-9 0Q0-8 9 0Q0 5-9 0Z', 'sun') + oval(0, -0.6, 1.6, 3.6, 'ink'),
      { turn: luck.between(-10, 10) },
    ),
  );
