/** Those who lead, join, rise, stand fast. */
import { around, at, box, disc, faint, line, num, nums, path, poly, star, times } from '../shapes.ts';
import type { Draw, Variant } from './motif.ts';

/** A cloaked figure, feet at the origin. */
export const figure = (s: number, mirror = false): string =>
  at(
    0,
    0,
    path('M-5 0C-5-9-4-15 0-17C4-15 5-9 5 0Z', 'ink') +
      disc(0, -19.5, 3.1, 'ink') +
      line('M0-14V-2', 'light', 0.6),
    {
      scale: s,
      mirror,
    },
  );

const pennon = (tails: number, length: number): string =>
  times(tails, (i) => {
    const y = i * 5;
    return path(
      `M0 ${y}q${nums(length * 0.3, -3, length * 0.55, 0)}t${nums(length * 0.45 - i * 2, 1)}l-5 2.2q${nums(-length * 0.3, -3, -length * 0.5, 0)}t${nums(-length * 0.4 + i * 2, 0)}Z`,
      i % 2 ? 'light' : 'accent',
      'ink',
      0.6,
    );
  });

/** A leader with a staff, and as many followers as the sway says. */
const company: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  const followers = times(n, (i) => {
    const rank = Math.floor(i / 2) + 1;
    const side = i % 2 === 0 ? -1 : 1;
    return at(60 + side * rank * 13, 77 + rank * 1.2, figure(1.15 - rank * 0.14));
  });
  const banner = at(
    60,
    76,
    figure(1.6, mirror) + line('M9-1V-47', 'ink', 1.6) + at(9, -47, pennon(2, mirror ? 20 : 26)),
    { mirror },
  );
  return followers + banner;
};

/** One great standard with a stripe for each point. */
const standard: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  const h = 34 / n;
  const cloth = times(n, (i) => {
    const y = 14 + i * h;
    return path(`M0 ${num(y)}q11-5 22 0t22-1v${num(h)}q-11-4-22 1t-22 0Z`, i % 2 ? 'light' : 'accent');
  });
  const notch = path(`M44 12l-9 ${num(19)}l9 17Z`, 'glow');
  return at(
    mirror ? 80 : 40,
    0,
    cloth +
      faint(0, notch) +
      line('M0 14q11-5 22 0t22-1v34q-11-4-22 1t-22 0Z', 'ink', 1.2) +
      line('M0 80V9', 'ink', 2.6) +
      disc(0, 8, 2.8, 'gilt', 'ink', 0.8),
    { mirror },
  );
};

/** Torches in raised hands. */
const torches: Draw = (n, luck) =>
  times(n, (i) => {
    const spread = (i - (n - 1) / 2) * Math.min(14, 66 / n);
    const y = 78 - 7 * Math.cos(spread / 22) + luck.between(-3, 3);
    return at(
      60 + spread,
      y,
      flame(1) +
        line('M0-22V-4', 'ink', 2.4) +
        path('M-3.4-4q3.4-3 6.8 0l-.8 9h-5.200Z', 'ink') +
        path('M-3.4-22h6.800l-1 4h-4.800Z', 'ink'),
      {
        turn: spread * 0.5,
      },
    );
  });

export const flame = (s: number): string =>
  at(
    0,
    -22,
    path('M0-15C5-9 5.5-5 3.6-1.500C2.5 1-2.5 1-3.6-1.500C-5.5-5-1-7 0-15Z', 'accent') +
      path('M.3-8C2.6-5 2.6-2.5 1.6-.8C1 .3-1 .3-1.6-.8C-2.5-2.6-.4-4 .3-8Z', 'sun'),
    { scale: s },
  );

/** A crown with a point for each. */
const crown: Draw = (n) => {
  const w = 52;
  const points = times(n, (i) => {
    const x = 60 - w / 2 + (w / n) * (i + 0.5);
    const high = 34 - 8 * Math.cos(((i - (n - 1) / 2) / n) * Math.PI);
    return (
      poly(`${nums(x - w / n / 2, 62)} ${nums(x, high)} ${nums(x + w / n / 2, 62)}`, 'sun', 'ink', 1.2) +
      disc(x, high - 2.5, 2.4, 'accent', 'ink', 0.8)
    );
  });
  return (
    points +
    path('M34 60q26 6 52 0v11q-26 6-52 0Z', 'sun', 'ink', 1.3) +
    times(n + 1, (i) => at(36 + (48 / n) * i, 67.5, star(4, 2.2, 1, 'ink')))
  );
};

/** A speaker on a stone with an arm raised, and the heads of a crowd: two per point plus one. */
const speaker: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  const heads = n * 2 + 1;
  const step = Math.min(13, 84 / heads);
  return (
    at(
      60,
      66,
      path('M-13 14L-9-2H9L13 14Z', 'light', 'ink', 1.2) +
        line('M-10 5H10', 'ink', 0.7) +
        at(0, -1, figure(1.5) + line('M3-16L13-31', 'ink', 3.2) + line('M-3-15L-9-6', 'ink', 2.6), {
          mirror,
        }),
    ) +
    times(heads, (i) => {
      const x = 60 + (i - (heads - 1) / 2) * step;
      const y = 81 - (i % 2) * 4 + luck.between(-1, 1);
      return disc(x, y, 4.2, 'ink', 'glow', 0.7) + path(`M${nums(x - 6, 92)}q0-7 6-7t6 7Z`, 'ink');
    })
  );
};

export const leadership: readonly Variant[] = [
  { draw: company, stands: true },
  { draw: standard, stands: true, words: /\b(pennant|colours|banner|standard|flag)\b/i },
  { draw: torches, stands: true, words: /\b(torch\w*|beacon|lantern walk)\b/i },
  { draw: speaker, stands: true },
  { draw: crown, asked: true, words: /\b(crown|queen|heiress|king)\b/i },
];

/** A drum, and those who come to it. */
export const enlist: Draw = (n, luck) => {
  const queue = times(n, (i) => at(102 - i * 9, 77 - (i % 2), figure(0.95 - i * 0.03)));
  return (
    queue +
    at(
      34,
      76,
      box(-15, -20, 30, 19, 'accent') +
        line('M-15-20l5 19 5-19 5 19 5-19 5 19 5-19', 'light', 1.1) +
        box(-16, -22, 32, 4, 'ink', 1.5) +
        box(-16, -3, 32, 4, 'ink', 1.5) +
        line(`M-20-38L-4-24M20-38L4-24`, 'ink', 2),
    ) +
    faint(
      0.9,
      around(
        5,
        (angle) =>
          line(
            `M${nums(34 + Math.sin((angle * Math.PI) / 180) * 17, 36 - Math.cos((angle * Math.PI) / 180) * 6)}v-5`,
            'ink',
            1,
          ),
        luck.between(0, 30),
      ),
    )
  );
};

/** Fists, one for each point. */
export const insurgence: Draw = (n, luck) =>
  times(n, (i) => {
    const spread = (i - (n - 1) / 2) * Math.min(17, 70 / n);
    return at(
      60 + spread,
      78 + Math.abs(spread) * 0.08 - luck.between(0, 9),
      path('M-4.5 6V-18h9V6Z', 'ink') +
        box(-6.5, -32, 13, 15, 'ink', 3.5) +
        line('M-3.5-30v6M0-31v6M3.5-30v6', 'light', 0.8) +
        path('M-7.5-24q3-3 7 0l-1 5h-6Z', 'ink', 'light', 0.6),
      { turn: spread * 0.25 },
    );
  });

/** Two chairs, one table, a cup for each point. */
export const negotiation: Draw = (n) =>
  box(32, 60, 56, 4, 'ink', 1) +
  box(38, 63, 4, 17, 'ink') +
  box(78, 63, 4, 17, 'ink') +
  line('M16 80V40M16 62h12v18M104 80V40M104 62H92v18', 'ink', 2.6) +
  times(n, (i) =>
    at(
      60 + (i - (n - 1) / 2) * 8.5,
      60,
      path('M-2.8-6h5.600l-1 6h-3.600Z', i % 2 ? 'accent' : 'light', 'ink', 0.8) +
        faint(0.8, line('M0-8q2-2 0-4t0-4', 'ink', 0.7)),
    ),
  );
