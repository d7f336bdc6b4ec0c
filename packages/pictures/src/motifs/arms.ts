/** What fights, and what it leaves. */
import { around, at, box, disc, faint, line, nums, path, polar, poly, star, times } from '../shapes.ts';
import type { Draw, Variant } from './motif.ts';

const sword =
  path('M0-38L2.6-33V2H-2.600V-33Z', 'light', 'ink', 1.1) +
  line('M0-32V0', 'ink', 0.6) +
  box(-8, 2, 16, 3, 'ink', 1.5) +
  box(-1.8, 5, 3.6, 9, 'ink') +
  disc(0, 15.5, 2.6, 'accent', 'ink', 0.8);
const axe =
  box(-1.4, -32, 2.8, 48, 'ink', 1) +
  path('M1-30C10-34 15-30 16-22C17-15 12-11 1-16Z', 'light', 'ink', 1.2) +
  path('M-1-27l-6 4 6 4Z', 'ink') +
  line('M13-28q4 7-1 13', 'ink', 0.7);
const stave =
  box(-1.9, -38, 3.8, 56, 'ink', 1.9) +
  box(-2.9, -36, 5.8, 5, 'accent', 1) +
  box(-2.9, 10, 5.8, 4, 'accent', 1) +
  line('M-1.9-6h3.800M-1.9-2h3.8', 'light', 0.8);

const sparks = (n: number, x: number, y: number): string =>
  around(
    n * 2,
    (angle, i) =>
      at(
        x + polar(i % 2 ? 17 : 22, angle)[0],
        y + polar(i % 2 ? 17 : 22, angle)[1],
        star(4, i % 2 ? 2 : 3.2, 0.9, 'sun', 45),
      ),
    14,
  );

const crossed =
  (arm: string): Draw =>
  (n, luck) =>
    faint(0.85, at(60, 47, star(10, 27, 15, 'glow', luck.between(0, 30)))) +
    sparks(n, 60, 44) +
    at(60, 56, arm, { turn: 40, scale: 1.05 }) +
    at(60, 56, arm, { turn: -40, scale: 1.05, mirror: true }) +
    at(60, 56, disc(0, 0, 2.6, 'accent', 'ink', 0.9));

export const battle: readonly Variant[] = [
  { draw: crossed(sword), words: /\b(cutlass|sword)\b/i },
  { draw: crossed(axe), words: /\b(axe|felling)\b/i },
  { draw: crossed(stave), words: /\b(staves|staff)\b/i },
];

const spear = (h: number): string =>
  line(`M0 0V-${h}`, 'ink', 1.8) + path(`M0-${h + 10}l3.4 8-3.4 4-3.4-4Z`, 'light', 'ink', 0.9);

/** Spears behind a shield, a pennon on each. */
const phalanx: Draw = (n, luck, group) => {
  const emblem =
    group === 0
      ? path('M0-9C7-4 7 4 0 10C-7 4-7-4 0-9Z', 'light')
      : group === 1
        ? line('M-8 3q4-6 8 0t8 0M-8-3q4-6 8 0t8 0', 'light', 1.8)
        : at(0, 0, star(4, 10, 4, 'light', 0));
  return (
    times(n, (i) => {
      const lean = (i - (n - 1) / 2) * (n > 4 ? 11 : 14);
      return at(
        60 + lean * 0.6,
        78,
        spear(50) + path('M0-49l15 4.5-15 4.500Z', i % 2 ? 'sun' : 'accent', 'ink', 0.6),
        { turn: lean, mirror: luck.next() < 0.3 },
      );
    }) +
    at(
      60,
      66,
      path('M-14-13Q0-18 14-13V0Q13 11 0 16Q-13 11-14 0Z', 'ink') +
        path('M-11.5-11Q0-15 11.5-11V0Q10.5 9 0 13Q-10.5 9-11.5 0Z', undefined, 'light', 0.8) +
        emblem,
    )
  );
};
/** A flight of arrows. */
const volley: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  const shots = times(n + 2, (i) =>
    at(
      -34 + (i % 4) * 20 + luck.between(-4, 4),
      26 + Math.floor(i / 4) * 19 + (i % 4) * 6 + luck.between(-3, 3),
      line('M-15 0H12', 'ink', 1.6) +
        path('M18 0l-8-3.6 2 3.6-2 3.600Z', 'ink') +
        path('M-15 0l-5-3.500h6l4 3.5-4 3.500h-6Z', 'accent', 'ink', 0.5),
      { turn: 24 },
    ),
  );
  return at(60, 0, shots, { mirror });
};
/** A gun, and a ball for each point. */
const cannon: Draw = (n, luck) => {
  const mirror = luck.next() < 0.5;
  return at(
    60,
    0,
    times(
      n,
      (i) =>
        disc(-34 + (i % 3) * 8.5 + Math.floor(i / 3) * 4.3, 75 - Math.floor(i / 3) * 7.4, 4.2, 'ink') +
        disc(-35.5 + (i % 3) * 8.5 + Math.floor(i / 3) * 4.3, 73.5 - Math.floor(i / 3) * 7.4, 1, 'light'),
    ) +
      at(
        8,
        60,
        path('M-20-7Q-25 0-20 7L30 5V7H34V-7H30V-5Z', 'ink') +
          line('M-12-6.500V6.500M0-6V6M14-5.500V5.5', 'light', 0.8) +
          disc(-24, 0, 2.6, 'ink'),
        { turn: -24 },
      ) +
      path('M-16 80L2 58L14 80Z', 'ink') +
      disc(4, 70, 10, 'light', 'ink', 2.4) +
      around(8, (angle) => line(`M4 70l${nums(...polar(9.5, angle))}`, 'ink', 1.2)) +
      disc(4, 70, 2.4, 'accent', 'ink', 0.8) +
      at(44, 42, star(9, 11, 5, 'sun', 10) + star(7, 6, 3, 'accent')),
    { mirror },
  );
};
/** Stakes in the ground. */
const palisade: Draw = (n, luck) => {
  const stakes = 7 + n;
  const w = 96 / stakes;
  return (
    times(stakes, (i) => {
      const x = 12 + i * w;
      const top = 50 - luck.between(0, 8) - (i % Math.max(2, Math.floor(stakes / n)) === 1 ? 8 : 0);
      return (
        poly(
          `${nums(x + 0.4, 80)} ${nums(x + 0.4, top)} ${nums(x + w / 2, top - 7)} ${nums(x + w - 0.4, top)} ${nums(x + w - 0.4, 80)}`,
          'ink',
        ) + line(`M${nums(x + w * 0.35, top + 4)}V${78}`, 'light', 0.5)
      );
    }) +
    box(10, 60, 100, 3, 'accent') +
    box(10, 71, 100, 3, 'accent')
  );
};
export const warfare: readonly Variant[] = [
  { draw: phalanx, stands: true, words: /\bspears?\b/i },
  { draw: volley },
  { draw: cannon, stands: true, words: /\b(hammerfall|cannon|guns?)\b/i },
  { draw: palisade, stands: true, wide: true, words: /\b(barricade)\b/i },
];

export const strike: Draw = (n, luck) =>
  times(n, (i) => {
    const x = 60 + (i - (n - 1) / 2) * Math.min(20, 80 / n);
    return at(
      x,
      luck.between(-6, 4),
      path('M4 8L-9 44H-1L-7 80L13 36H4L11 8Z', i % 2 ? 'sun' : 'accent', 'ink', 1.4),
      { scale: 0.75 + 0.3 / n },
    );
  });

const dagger: Draw = (n, luck) =>
  at(
    60,
    46,
    path('M0 36L4.5 28V-4H-4.500V28Z', 'light', 'ink', 1.3) +
      line('M0 30V-2', 'ink', 0.7) +
      path('M-13-7Q0-2 13-7V-3Q0 2-13-3Z', 'ink') +
      box(-2.5, -22, 5, 17, 'ink') +
      disc(0, -24, 4, 'accent', 'ink', 1) +
      times(n + 1, (i) =>
        path(`M${i % 2 ? 4.5 : -4.5} ${4 + i * 6}l${i % 2 ? 7 : -7} -3l${i % 2 ? -5.5 : 5.5} 6Z`, 'ink'),
      ),
    {
      turn: luck.between(-22, 22),
    },
  ) + times(n, (i) => path(`M${nums(44 + i * 11, 79)}q2.5-5 0-7q-2.5 2 0 7Z`, 'accent'));
const chain: Draw = (n, luck) => {
  const link = (x: number, y: number, turn: number, broken: boolean): string =>
    at(
      x,
      y,
      path(
        broken ? 'M-4-7A8 8 0 0 1 8-4M8 4A8 8 0 0 1-8 4' : 'M-8-4A8 8 0 0 1 8-4V4A8 8 0 0 1-8 4Z',
        undefined,
        'ink',
        4.2,
      ) +
        path(
          broken ? 'M-4-7A8 8 0 0 1 8-4M8 4A8 8 0 0 1-8 4' : 'M-8-4A8 8 0 0 1 8-4V4A8 8 0 0 1-8 4Z',
          undefined,
          broken ? 'accent' : 'light',
          1.1,
        ),
      { turn },
    );
  const links = n + 2;
  return times(links, (i) =>
    link(
      60 + (i - (links - 1) / 2) * 17,
      52 + Math.abs(i - (links - 1) / 2) * 7 + luck.between(-2, 2),
      i % 2 ? 80 : 30,
      i === Math.floor(links / 2),
    ),
  );
};
export const vengeance: readonly Variant[] = [{ draw: dagger }, { draw: chain }];

const shield: Draw = (n, luck) =>
  at(
    60,
    50,
    path('M-25-27Q0-34 25-27V-2Q23 20 0 31Q-23 20-25-2Z', 'ink') +
      path('M-21-23.500Q0-29.5 21-23.500V-2Q19 16.5 0 26Q-19 16.5-21-2Z', 'light') +
      luck.pick([
        path('M0-29V26.500Q-19 16.5-21-2V-23.500Q-10-27 0-27.500Z', 'accent'),
        path('M-21-10L21 8V-2Q20 4 17 9L-21-6Z', 'accent') + path('M-21-14L19 6', undefined, 'accent', 5),
        path('M-21 0L0-16L21 0V7L0-7L-21 7Z', 'accent'),
      ]) +
      at(0, 2, path('M0-16C6-8 7-3 4.5 2C3 6-3 6-4.5 2C-7-3-2-6 0-16Z', 'sun', 'ink', 1)) +
      times(n, (i) => disc(...polar(23, (i - (n - 1) / 2) * 40 + 180), 1.9, 'gilt', 'ink', 0.6)),
  );
const raised: Draw = (n, luck) =>
  faint(0.5, at(60, 34, star(6 + n * 2, 32, 14, 'sun', luck.between(0, 40)))) +
  path('M52 82L55 58Q60 54 65 58L68 82Z', 'ink') +
  box(54, 48, 12, 12, 'ink', 4) +
  line('M57 49v7M60 49v7M63 49v7', 'light', 0.7) +
  at(
    60,
    34,
    line('M0 14V9', 'ink', 2) +
      box(-7, -10, 14, 19, 'ink', 2) +
      box(-4.8, -7.5, 9.6, 14, 'sun') +
      path('M0-5C3-1 3.5 1 2 4H-2C-3.5 1-1.5 0 0-5Z', 'accent') +
      line('M0-10V-15M-4-15H4', 'ink', 1.6),
  );
export const valor: readonly Variant[] = [
  { draw: shield },
  { draw: raised, stands: true, words: /\b(lantern|torch)\b/i },
];

/** A rope, half cut, and a fuse for each point. */
export const sabotage: Draw = (n, luck) =>
  times(n, (i) =>
    at(
      60 + (i - (n - 1) / 2) * 16,
      66 + (i % 2) * 4,
      disc(0, 0, 9, 'ink') +
        disc(-3, -3, 1.8, 'light') +
        box(-2.5, -12, 5, 4, 'ink') +
        line(`M0-12q${nums(3, -6, luck.between(-3, 6), -11)}`, 'ink', 1.3) +
        at(3, -25, star(6, 4.5, 1.8, 'sun')),
    ),
  ) +
  line('M14 22q20 8 38 0', 'ink', 3) +
  line('M68 22q20 8 38 0', 'ink', 3) +
  line('M52 22l4-3M52 22l5 1M52 22l4 4M68 22l-4-3M68 22l-5 1M68 22l-4 4', 'ink', 0.9);
