/** What is built, stored and steered. */
import type { Luck } from '../random.ts';
import { around, at, box, disc, line, num, nums, oval, path, polar, poly, star, times } from '../shapes.ts';
import type { Draw, Variant } from './motif.ts';

const gear = (r: number, teeth: number): string =>
  around(teeth, (angle) => at(0, 0, box(-r * 0.17, -r * 1.22, r * 0.34, r * 0.5, 'ink'), { turn: angle })) +
  disc(0, 0, r, 'ink') +
  disc(0, 0, r * 0.62, 'light') +
  around(4, (angle) => at(0, 0, box(-r * 0.1, -r * 0.7, r * 0.2, r * 0.7, 'ink'), { turn: angle }), 20) +
  disc(0, 0, r * 0.22, 'accent', 'ink', 0.8);

const GEARS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[60, 52, 20]],
  [
    [48, 56, 17],
    [75, 43, 11],
  ],
  [
    [44, 58, 15],
    [67, 47, 11.5],
    [81, 65, 10],
  ],
  [
    [42, 60, 14],
    [63, 49, 10.5],
    [80, 60, 10.5],
    [49, 36, 8],
  ],
  [
    [40, 62, 13],
    [60, 53, 9.5],
    [77, 63, 10],
    [46, 41, 8],
    [72, 40, 8.5],
  ],
  [
    [38, 63, 12],
    [57, 55, 9],
    [74, 64, 10],
    [43, 43, 8],
    [62, 38, 8],
    [81, 45, 9],
  ],
];
const gears: Draw = (n, luck) =>
  GEARS[n - 1]!.map(([x, y, r]) =>
    at(x, y, gear(r, Math.round(6 + r / 2.2)), { turn: luck.between(0, 40) }),
  ).join('');

/** A bridge with one arch more than its sway. */
const arches: Draw = (n, luck) => {
  const spans = n + 1;
  const w = 104 / spans;
  const top = luck.between(44, 50);
  const d = Array.from({ length: spans }, (_, i) => {
    const x = 8 + i * w;
    return `V80H${num(x + w * 0.12)}V${num(top + w * 0.38 + 8)}a${nums(w * 0.38, w * 0.38)} 0 0 1 ${num(w * 0.76)} 0V80H${num(x + w)}`;
  }).join('');
  return (
    path(`M8 ${num(top + 6)}${d}V${num(top + 6)}Z`, 'ink') +
    box(4, top, 112, 6, 'ink', 1) +
    line(
      `M4 ${num(top - 4)}H116${Array.from({ length: 15 }, (_, i) => `M${8 + i * 7.4} ${num(top)}v-4`).join('')}`,
      'ink',
      0.9,
    ) +
    times(n, (i) => disc(8 + w * (i + 1), top - 6.5, 2.2, 'accent', 'ink', 0.7))
  );
};

const TOOLS: readonly string[] = [
  box(-1.5, -2, 3, 30, 'ink', 1) + path('M-10-10H7L12-5L7 0H-10Z', 'ink') + box(-11, -11, 4, 12, 'accent', 1),
  box(-1.8, 2, 3.6, 26, 'ink', 1) + path('M-7-12V-3L-2 2H2L7-3V-12L3-9V-3H-3V-9Z', 'ink'),
  path('M-4 28V-12H4V28L0 30Z', 'light', 'ink', 1.2) +
    line('M-4-6l3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2', 'ink', 0.9) +
    box(-6, -16, 12, 8, 'accent', 2, 'ink', 1),
  path('M-2-14H3V22H16V27H-2Z', 'sun', 'ink', 1.2) +
    line('M-2-8h2M-2-3h2M-2 2h2M-2 7h2M-2 12h2M-2 17h2', 'ink', 0.8),
  line('M0-12L-8 26M0-12L8 26M-4 8A8 8 0 0 0 4 8', 'ink', 2.2) + disc(0, -14, 3.4, 'accent', 'ink', 1),
  box(-1.5, 4, 3, 24, 'ink', 1) +
    path('M-5 4H5L6-14Q0-18-6-14Z', 'light', 'ink', 1.2) +
    box(-5, 24, 10, 4, 'accent', 1),
];
/** Tools on their hooks, one for each point. */
const tools: Draw = (n, luck) => {
  const first = luck.below(6);
  return (
    box(60 - 8 - n * 8.2, 24, 16 + n * 16.4, 3.4, 'ink', 1) +
    times(n, (i) => {
      const x = 60 + (i - (n - 1) / 2) * 16.4;
      return disc(x, 29, 1.5, 'ink') + at(x, 46, TOOLS[(first + i) % 6]!, { turn: luck.between(-5, 5) });
    })
  );
};

/** A wheel in the stream. */
const millwheel: Draw = (n, luck) => {
  const blades = 6 + n * 2;
  return at(
    60,
    53,
    disc(0, 0, 22, undefined, 'ink', 2.4) +
      disc(0, 0, 17, undefined, 'ink', 1.2) +
      around(
        blades,
        (angle) => at(0, 0, line('M0 0V-20', 'ink', 1.2) + box(-1.3, -26, 2.6, 8, 'ink'), { turn: angle }),
        luck.between(0, 30),
      ) +
      disc(0, 0, 5, 'accent', 'ink', 1.2) +
      path('M-5 0L-22 27H-15L0 4L15 27H22L5 0Z', 'ink') +
      times(n, (i) => line(`M${nums(-24 + i * 8, 27)}q2-2.5 4 0`, 'light', 1)),
  );
};

export const engineering: readonly Variant[] = [
  { draw: gears },
  { draw: arches, wide: true, words: /\b(bridge|aqueduct|canal|dam)\b/i },
  { draw: tools },
  { draw: millwheel, words: /\b(water)?wheel\b/i },
];

const barrel = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-6-15h12q3.5 7.5 0 15h-12q-3.5-7.5 0-15Z', 'ink') +
      line('M-7.2-11H7.200M-7.2-4H7.2', 'light', 0.8) +
      oval(0, -15, 6, 1.5, 'light', 'ink', 0.6),
  );
const sack = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-6.5 0C-9-7-5-12-2.5-13L-4-16.500h8L2.5-13C5-12 9-7 6.5 0Z', 'ink') +
      line('M-3-13H3', 'accent', 1.4) +
      line('M-3-4q3 2 6 0', 'light', 0.7),
  );
const crate = (x: number, y: number): string =>
  box(x - 7, y - 13, 14, 13, 'light', 0.8, 'ink', 1.5) +
  line(`M${nums(x - 7, y - 13)}l14 13M${nums(x + 7, y - 13)}l-14 13`, 'ink', 1.1);

const HEAPS = [[1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [4, 2, 1]];
/** Rows from below: three, then two, then one. */
const heap = (n: number, draw: (x: number, y: number) => string, w: number, h: number): string => {
  const rows = HEAPS[n - 1]!;
  return rows
    .map((count, r) => times(count, (i) => draw(60 + (i - (count - 1) / 2) * w, 79 - r * h)))
    .join('');
};

const cart: Draw = (n) =>
  heap(n, (x, y) => sack(x, y - 12), 15, 13) +
  path('M26 60H94L90 69H30Z', 'ink') +
  line('M94 62l16-5', 'ink', 2) +
  [42, 78]
    .map(
      (x) =>
        disc(x, 73, 7.5, 'light', 'ink', 2) +
        around(6, (angle) => line(`M${nums(x, 73)}l${nums(...polar(7, angle))}`, 'ink', 1), 15),
    )
    .join('');

/** Two barrels for each point. */
const barrels: Draw = (n) => {
  const low = n + 1;
  return (
    times(low, (i) => barrel(60 + (i - (low - 1) / 2) * 15, 79)) +
    times(n, (i) => barrel(60 + (i - (n - 1) / 2) * 15, 63.5))
  );
};
const store: Draw = (n) =>
  poly('28,46 60,24 92,46 92,80 28,80', 'ink') +
  poly('24,48 60,22 96,48 93,51 60,28 27,51', 'accent') +
  box(51, 60, 18, 20, 'light') +
  line('M51 60l18 20M69 60l-18 20', 'ink', 1.2) +
  times(n, (i) => box(60 + (i - (n - 1) / 2) * 9 - 2.6, 48, 5.2, 6.5, 'sun'));

export const logistics: readonly Variant[] = [
  { draw: (n) => heap(n + 1, crate, 15.5, 14), stands: true, words: /\b(container|customs)\b/i },
  { draw: cart, stands: true, words: /\b(mule|train|caravan|wagon)\b/i },
  { draw: barrels, stands: true, words: /\b(barrels?|cellar)\b/i },
  { draw: store, stands: true, words: /\b(granary|store|barn)\b/i },
];

const rose: Draw = (n, luck) => {
  const arms = 4 * n;
  return at(
    60,
    50,
    disc(0, 0, 27, 'light', 'ink', 1.6) +
      disc(0, 0, 23.5, undefined, 'ink', 0.7) +
      around(arms * 2, (angle, i) =>
        line(`M${nums(...polar(i % 2 ? 22 : 20.5, angle))}L${nums(...polar(23.5, angle))}`, 'ink', 0.8),
      ) +
      around(4, (angle) => at(0, 0, poly('0,-15 3.5,-3.5 0,0 -3.5,-3.5', 'near'), { turn: angle + 45 })) +
      around(4, (angle, i) =>
        at(
          0,
          0,
          poly('0,-25 0,0 -4,-4', 'ink') + poly('0,-25 4,-4 0,0', i === 0 ? 'accent' : 'glow', 'ink', 0.5),
          { turn: angle },
        ),
      ) +
      disc(0, 0, 2.5, 'gilt', 'ink', 0.8),
    { turn: luck.between(-24, 24) },
  );
};
const helm: Draw = (n, luck) =>
  at(
    60,
    50,
    around(
      4 + n * 2,
      (angle) => at(0, 0, box(-1.3, -28, 2.6, 28, 'ink') + disc(0, -28, 2.4, 'ink'), { turn: angle }),
      luck.between(0, 30),
    ) +
      disc(0, 0, 19, undefined, 'ink', 4) +
      disc(0, 0, 19, undefined, 'accent', 1.2) +
      disc(0, 0, 6.5, 'ink') +
      at(0, 0, star(4, 4.5, 1.5, 'light')),
  );
/** A post with an arm for each point. */
const signpost: Draw = (n, luck) =>
  box(58.2, 22, 3.6, 58, 'ink') +
  disc(60, 21, 3, 'accent', 'ink', 1) +
  times(n + 1, (i) => {
    const length = luck.between(20, 28);
    return at(
      60,
      29 + i * 9.5,
      poly(
        `-3,-3.6 ${num(length - 5)},-3.6 ${num(length)},0 ${num(length - 5)},3.6 -3,3.6`,
        i % 2 ? 'light' : 'sun',
        'ink',
        1.1,
      ) + line(`M2-.6H${num(length - 8)}M2 1.200H${num(length - 11)}`, 'ink', 0.6),
      {
        mirror: (i + luck.below(2)) % 2 === 0,
        turn: luck.between(-7, 7),
      },
    );
  });
/** A light on the rocks, a beam for each point. */
const lighthouse: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  return at(
    60,
    0,
    times(n, (i) => path(`M0 24L72 ${num(4 + i * 9)}L72 ${num(8 + i * 9)}Z`, 'sun')) +
      path('M-16 80Q-10 70 0 72Q10 70 18 80Z', 'ink') +
      poly('-7,74 -4.5,32 4.5,32 7,74', 'light', 'ink', 1.2) +
      poly('-6.2,62 -5.5,52 5.5,52 6.2,62', 'accent') +
      poly('-5.1,44 -4.6,36 4.6,36 5.1,44', 'accent') +
      box(-6.5, 29, 13, 3, 'ink') +
      box(-3.8, 20, 7.6, 9, 'sun', 0, 'ink', 1) +
      path('M-5.5 20Q0 10 5.5 20Z', 'ink'),
    { mirror },
  );
};
export const navigation: readonly Variant[] = [
  { draw: rose, words: /\b(compass|course)\b/i },
  { draw: helm },
  { draw: signpost, stands: true, words: /\b(where roads meet)\b/i },
  { draw: lighthouse },
];

/** An anvil on one more block per point. */
export const endurance: Draw = (n) =>
  times(n, (i) => box(60 - 24 + (i % 2) * 2, 78 - (i + 1) * 5, 46, 5, i % 2 ? 'light' : 'mid', 1, 'ink', 1)) +
  at(
    60,
    78 - n * 5,
    path('M-20-18H18Q14-10 8-10V-6L13 0H-11L-6-6V-10Q-17-10-24-15Z', 'ink') +
      line('M-16-15.500H10', 'light', 0.9),
  );

/** An open book with as many lines as the sway says. */
export const maven: Draw = (n, luck) =>
  path(
    'M60 50C50 42 38 42 26 46V78C38 74 50 74 60 80C70 74 82 74 94 78V46C82 42 70 42 60 50Z',
    'light',
    'ink',
    1.8,
  ) +
  line('M60 50V80', 'ink', 1.4) +
  times(n, (i) =>
    line(`M32 ${num(52 + i * 4)}q12-2.5 23 1.500M88 ${num(52 + i * 4)}q-12-2.5-23 1.5`, 'ink', 0.9),
  ) +
  at(60, 28, star(8, 12, 5, 'accent', luck.between(0, 30)) + disc(0, 0, 3, 'light'));

/** The same shape again and again. */
export const replication: Draw = (n, luck: Luck) => {
  const turn = luck.between(-8, 8);
  return times(n + 1, (i) =>
    at(
      60 + (i - n / 2) * Math.min(16, 62 / n),
      54,
      poly('0,-26 12,-8 0,26 -12,-8', i % 2 ? 'light' : 'accent', 'ink', 1.4) +
        line('M-12-8H12M0-26L-4-8 0 26 4-8Z', 'ink', 0.8),
      { turn, scale: 1 - Math.abs(i - n / 2) * 0.06 },
    ),
  );
};
