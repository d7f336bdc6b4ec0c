/** Ruin and triumph: whole scenes, one for each group and a common one. */
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
import { bird } from './minds.ts';
import type { Draw, Variant } from './motif.ts';
import { figure } from './people.ts';

/** A bare tree in the frost, icicles on every bough. */
const frost: Draw = (n, luck) => {
  const bough =
    'M0 0C-2-14 3-22 0-36M0-14C-8-20-14-20-20-30M0-20C8-24 12-28 22-32M0-28C-5-33-7-36-9-44M0-30C4-35 8-38 8-46M-12-22C-18-22-22-20-28-24M13-28C18-26 24-26 29-22';
  return (
    at(
      60,
      80,
      line(bough, 'ink', 3.4) + line(bough, 'light', 0.8) + path('M-7 1Q-2-4-2-12H2Q2-4 7 1Z', 'ink'),
      { scale: 1.35 },
    ) +
    times(n * 3, () => {
      const [x, y] = [60 + luck.between(-36, 36), luck.between(34, 52)];
      return path(`M${nums(x - 1, y)}h2l-1 ${num(luck.between(5, 11))}Z`, 'white');
    }) +
    times(n, (i) =>
      at(
        14 + i * 18.5,
        14 + (i % 2) * 7,
        around(6, (angle) =>
          line(
            `M0 0L${nums(...polar(5, angle))}M${nums(...polar(3, angle))}l${nums(...polar(1.8, angle + 50))}M${nums(...polar(3, angle))}l${nums(...polar(1.8, angle - 50))}`,
            'white',
            0.8,
          ),
        ),
      ),
    ) +
    path('M0 90V80Q30 74 60 79T120 78V90Z', 'white')
  );
};
/** A burning ship. */
const pyre: Draw = (n, luck) =>
  at(
    60,
    78,
    times(n + 2, (i) => {
      const x = (i - (n + 1) / 2) * 11;
      const h = 26 + luck.between(0, 26);
      return path(
        `M${nums(x - 7, -6)}Q${nums(x - 10, -h * 0.5, x, -h)}Q${nums(x + 2, -h * 0.6, x + 8, -h * 0.5)}Q${nums(x + 10, -10, x + 6, -6)}Z`,
        i % 2 ? 'sun' : 'accent',
      );
    }) +
      line('M0-4L6-58M-24-6L-26-42M26-8L34-38', 'ink', 2.6) +
      line('M-8-46L20-42M-34-34L-18-32', 'ink', 1.6) +
      path('M6-56L24-38L5-34Z', 'ink') +
      path('M-48-12Q-30-8 0-8T48-14Q44 6 30 6H-30Q-44 4-48-12Z', 'ink') +
      line('M-42-4Q0 2 42-5', 'accent', 1) +
      times(6, (i) => disc(-30 + i * 12, -1, 1.7, 'sun')),
    { turn: -5 },
  ) + times(n * 3, () => disc(luck.between(6, 114), luck.between(4, 50), luck.between(0.6, 1.5), 'accent'));
/** A broken tower, its stones still falling. */
const broken: Draw = (n, luck) =>
  path('M38 80L41 34L46 40L50 27L56 36L60 30L63 44L70 38L72 80Z', 'ink') +
  line('M44 46h8M54 52h9M45 60h7M56 66h10M46 72h8M62 58h6', 'light', 0.8) +
  path('M54 80V70A4 4 0 0 1 62 70V80Z', 'light') +
  line('M57 34L52 50L60 58L54 68', 'accent', 1.6) +
  times(n, () =>
    at(luck.between(60, 104), luck.between(14, 74), poly('-4,-3 3,-4 5,2 -2,4', 'ink'), {
      turn: luck.between(0, 180),
      scale: luck.between(0.6, 1.4),
    }),
  ) +
  at(30, 26, bird(0.7)) +
  at(96, 18, bird(0.5));
/** The sea over the roofs. */
const drowned: Draw = (n, luck) =>
  times(n, (i) =>
    at(
      14 + i * 19,
      76 - luck.between(0, 12),
      poly('-8,20 -8,-2 0,-12 8,-2 8,20', 'ink') + box(-2, 1, 4, 5, 'sun'),
      { turn: luck.between(-12, 12) },
    ),
  ) +
  path('M0 90V66Q10 60 20 66T40 66T60 66T80 66T100 66T120 66V90Z', 'mid') +
  path('M0 90V75Q10 70 20 75T40 75T60 75T80 75T100 75T120 75V90Z', 'near');
export const ruin: Draw = (n, luck, group) =>
  [frost, pyre, broken, luck.pick([broken, drowned])][group]!(n, luck, group);

const rays = (x: number, y: number, count: number, r: number): string =>
  around(count, (angle) => {
    const [ax, ay] = polar(r, angle - 180 / count / 1.6);
    const [bx, by] = polar(r, angle + 180 / count / 1.6);
    return path(`M${nums(x, y)}L${nums(x + ax, y + ay)} ${nums(x + bx, y + by)}Z`, 'glow');
  });

/** An open gate with the light behind it. */
const gate: Draw = (n) =>
  rays(60, 52, 14, 100) +
  disc(60, 52, 19, 'sun') +
  path('M26 80V36H34V80ZM86 80V36H94V80Z', 'ink') +
  path('M22 36H38L34 29H26ZM82 36H98L94 29H86Z', 'ink') +
  path('M34 42Q60 12 86 42V36Q60 5 34 36Z', 'ink') +
  path('M34 44L20 50V80H34ZM86 44L100 50V80H86Z', 'accent', 'ink', 1) +
  line('M30 46V80M25 48V80M90 46V80M95 48V80', 'ink', 0.9) +
  times(n - 3, (i) => at(51 + i * 9, 80, figure(0.75 - (i % 2) * 0.15)));
/** Fruit like suns. */
const harvest: Draw = (n, luck) =>
  rays(60, 44, 16, 110) +
  at(
    60,
    80,
    path('M-5 0Q-2-14-3-26H3Q2-14 5 0Z', 'ink') + line('M0-18Q-14-24-22-34M0-22Q14-26 24-36', 'ink', 2.6),
  ) +
  [
    [60, 30, 21],
    [38, 40, 14],
    [83, 40, 15],
    [50, 22, 14],
    [72, 22, 14],
  ]
    .map(([x, y, r]) => disc(x!, y!, r!, 'near'))
    .join('') +
  times(n + 3, (i) => {
    const [x, y] = polar(i < 3 ? 11 : 25, i * 46 + luck.between(-8, 8));
    return at(
      60 + x,
      34 + y * 0.66,
      disc(0, 0, 4.4, 'sun', 'ink', 0.8) +
        around(8, (angle) =>
          line(`M${nums(...polar(5.6, angle))}L${nums(...polar(7.4, angle))}`, 'sun', 0.9),
        ),
    );
  }) +
  at(28, 80, figure(0.9)) +
  at(94, 80, figure(0.75)) +
  path('M38 80q5-7 10 0Z', 'accent', 'ink', 0.8);
/** Lights along the coast, a ship coming in. */
const harbours: Draw = (n, luck) =>
  times(n + 4, (i) => {
    const x = 5 + i * (110 / (n + 3));
    const y = 58 + Math.sin(i * 1.3) * 4;
    return (
      poly(`${nums(x - 3, y)} ${nums(x - 1.8, y - 12)} ${nums(x + 1.8, y - 12)} ${nums(x + 3, y)}`, 'ink') +
      disc(x, y - 13.5, 2.6, 'sun') +
      faint(0.45, disc(x, y - 13.5, 5.5, 'sun')) +
      faint(0.7, line(`M${nums(x, y + 4)}v${num(luck.between(8, 16))}`, 'sun', 1.3))
    );
  }) +
  at(
    60,
    76,
    path('M-26-6H26L19 6H-19Z', 'ink') +
      line('M0-6V-52M-14-6V-36', 'ink', 1.8) +
      path('M2-50Q26-34 24-10H2Z', 'light', 'ink', 1) +
      path('M-2-46Q-12-28-12-10H-2Z', 'accent', 'ink', 1) +
      path('M0-54l9 2.5-9 2.500Z', 'accent'),
  );
/** The shore at last: a mast, birds, land in the sun. */
const shore: Draw = (n, luck) =>
  rays(84, 50, 18, 120) +
  disc(84, 50, 15, 'sun') +
  path('M46 62Q62 40 74 46Q88 34 104 48Q114 50 122 58V70H40Z', 'near') +
  times(4, (i) =>
    at(
      64 + i * 14,
      50 + (i % 2) * 3,
      line('M0 6Q1 0 0-6', 'ink', 1.1) +
        path('M0-6Q-6-9-8-4M0-6Q6-9 8-4M0-6Q-2-11-6-11M0-6Q2-11 6-11', undefined, 'ink', 1),
    ),
  ) +
  line('M26 84V8M8 20H44M13 44H40', 'ink', 2.2) +
  path('M10 21Q26 26 42 21Q45 32 40 43Q26 47 13 43Q8 32 10 21Z', 'light', 'ink', 1.1) +
  box(20, 12, 12, 5, 'ink', 1) +
  at(26, 12, figure(0.42)) +
  times(n - 2, (i) => at(52 + i * 15, 16 + (i % 2) * 9 + luck.between(-2, 2), bird(0.42)));
const laurel: Draw = (n, luck) =>
  rays(60, 46, 16, 110) +
  disc(60, 46, 15, 'sun', 'ink', 1.2) +
  [false, true]
    .map((mirror) =>
      at(
        60,
        48,
        line('M-6 28Q-30 18-27-20', 'ink', 1.8) +
          times(6, (i) =>
            at(-12 - Math.sin(i * 0.5) * 15, 26 - i * 8.5, oval(-4, -2, 5.5, 2.4, i % 2 ? 'accent' : 'ink'), {
              turn: 30 + i * 8,
            }),
          ),
        { mirror },
      ),
    )
    .join('') +
  at(60, 46, star(n, 10, 4.5, 'light', luck.between(0, 20)));

export const triumph: Draw = (n, luck, group) =>
  [luck.pick([gate, harvest]), luck.pick([harbours, shore]), laurel, laurel][group]!(n, luck, group);

/** Names that ask for a particular scene, regardless of luck. */
export const SCENES: readonly Variant[] = [
  { draw: gate, wide: true, words: /\bgate\b/i },
  { draw: harvest, wide: true, words: /\bharvest\b/i },
  { draw: harbours, wide: true, words: /\bharbours?\b/i },
  { draw: shore, wide: true, words: /\b(landfall|homecoming|shore)\b/i },
];
