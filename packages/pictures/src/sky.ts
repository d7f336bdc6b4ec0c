/** The upper half: sky, what shines in it, weather. */
import type { Luck } from './random.ts';
import { around, at, box, disc, faint, line, num, nums, path, polar, star, times } from './shapes.ts';

const backdrop = box(0, 0, 120, 90, 'sky');

/** Bands of light that rise from the horizon. */
const banded = (luck: Luck): string => {
  const y = luck.between(34, 44);
  return [0.35, 0.55, 0.9].map((opacity, i) => faint(opacity, box(0, y + i * 7, 120, 60, 'glow'))).join('');
};
const fanned = (luck: Luck): string => {
  const x = luck.between(20, 100);
  return faint(
    0.7,
    around(
      18,
      (angle) => {
        const [ax, ay] = polar(140, angle - 5);
        const [bx, by] = polar(140, angle + 5);
        return path(`M${nums(x, 56)}L${nums(x + ax, 56 + ay)} ${nums(x + bx, 56 + by)}Z`, 'glow');
      },
      luck.between(0, 20),
    ),
  );
};
const rippled = (luck: Luck): string =>
  times(6, (i) => {
    const y = 8 + i * 8 + luck.between(-2, 2);
    const x = luck.between(-10, 60);
    const w = luck.between(30, 70);
    return box(x, y, w, 1.6 + i * 0.3, 'glow', 1);
  }) + faint(0.8, box(0, 46, 120, 30, 'glow'));
const starred = (luck: Luck): string =>
  faint(0.6, box(0, 40, 120, 40, 'glow')) +
  times(22, () => {
    const [x, y] = [luck.between(3, 117), luck.between(3, 46)];
    return luck.next() < 0.2
      ? at(x, y, star(4, 2.2, 0.6, 'white'))
      : disc(x, y, luck.between(0.3, 0.8), 'white');
  });

const SKIES = [banded, fanned, rippled, starred];

const sun = (x: number, y: number, r: number): string =>
  faint(0.35, disc(x, y, r * 1.5, 'sun')) + disc(x, y, r, 'sun');
const rayed = (x: number, y: number, r: number): string =>
  around(16, (angle, i) => {
    const [ax, ay] = polar(r * 1.25, angle);
    const [bx, by] = polar(r * (i % 2 ? 1.5 : 1.8), angle);
    return line(`M${nums(x + ax, y + ay)}L${nums(x + bx, y + by)}`, 'sun', 1.3);
  }) + disc(x, y, r, 'sun');
const crescent = (x: number, y: number, r: number): string =>
  path(
    `M${nums(x, y - r)}A${nums(r, r)} 0 1 0 ${nums(x + r, y)}A${nums(r * 0.78, r * 0.78)} 0 0 1 ${nums(x, y - r)}Z`,
    'sun',
  );
const ringed = (x: number, y: number, r: number): string =>
  disc(x, y, r * 0.8, 'sun') +
  `<g transform="translate(${nums(x, y)}) rotate(-18)"><ellipse rx="${num(r * 1.7)}" ry="${num(r * 0.42)}" fill="none" stroke="@sun" stroke-width="1.4"/></g>`;
const halved = (x: number, _y: number, r: number): string =>
  faint(0.4, disc(x, 54, r * 2.3, 'sun')) + disc(x, 54, r * 1.7, 'sun');
const cracked = (x: number, y: number, r: number): string =>
  disc(x, y, r * 1.3, 'sun') +
  line(
    `M${nums(x - r * 0.3, y - r * 1.2)}l${nums(r * 0.5, r * 0.7)} ${nums(-r * 0.4, r * 0.5)} ${nums(r * 0.7, r * 0.6)} ${nums(-r * 0.2, r * 0.5)}`,
    'sky',
    1.6,
  );
const twin = (x: number, y: number, r: number): string =>
  disc(x, y, r, 'sun') + faint(0.75, disc(x - r * 2.3, y + r * 1.5, r * 0.55, 'sun'));

const BODIES = [sun, rayed, crescent, ringed, halved];
type Body = (x: number, y: number, r: number) => string;

/** Names that say what shines. */
const SAID: readonly (readonly [RegExp, Body])[] = [
  [/two moons/i, twin],
  [/cracked/i, cracked],
  [/\b(moon|night|midnight|owl|dusk)\b/i, crescent],
  [/\b(suns?|noon|dawn|solar)\b/i, rayed],
];

export function skyOf(name: string, luck: Luck): string {
  const said = SAID.find(([words]) => words.test(name));
  const sky = said?.[1] === crescent || said?.[1] === twin ? starred : luck.pick(SKIES);
  const body = said?.[1] ?? luck.pick(BODIES);
  const x = luck.next() < 0.5 ? luck.between(16, 38) : luck.between(82, 104);
  return backdrop + sky(luck) + body(x, luck.between(14, 24), luck.between(6.5, 10));
}

const cloud = (x: number, y: number, s: number): string =>
  at(x, y, path('M-14 4A5 5 0 0 1-9-3A7 7 0 0 1 4-5A5.5 5.5 0 0 1 13 4Z', 'cloud'), { scale: s });

export const cloudsOf = (luck: Luck): string =>
  luck.next() < 0.45
    ? faint(
        0.85,
        times(1 + luck.below(3), () =>
          cloud(luck.between(10, 110), luck.between(8, 32), luck.between(0.5, 1)),
        ),
      )
    : '';

const snow = (luck: Luck): string =>
  times(46, () => disc(luck.between(0, 120), luck.between(0, 88), luck.between(0.4, 1.3), 'white'));
const rain = (luck: Luck): string =>
  times(34, () => {
    const [x, y] = [luck.between(-5, 120), luck.between(-4, 80)];
    return line(`M${nums(x, y)}l${nums(-2.5, 7)}`, 'white', 0.6);
  });
const gusts = (luck: Luck): string =>
  times(5, (i) => {
    const [x, y] = [luck.between(-10, 50), 10 + i * 13 + luck.between(-3, 3)];
    return line(`M${nums(x, y)}h${num(luck.between(26, 50))}a4 4 0 1 0-4-4`, 'white', 1.3);
  });
const fog = (luck: Luck): string =>
  faint(
    0.62,
    times(5, (i) =>
      box(luck.between(-30, 30), 30 + i * 11, luck.between(70, 120), luck.between(3, 6), 'cloud', 3),
    ),
  );
const embers = (luck: Luck): string =>
  times(26, () => disc(luck.between(0, 120), luck.between(4, 84), luck.between(0.5, 1.3), 'accent'));
const bolt = (luck: Luck): string => {
  const x = luck.between(30, 90);
  return path(`M${nums(x, -2)}l-9 26h7l-6 20 17-27h-8l6-19Z`, 'sun');
};

const WEATHER: readonly (readonly [RegExp, (luck: Luck) => string])[] = [
  [/\b(frost\w*|snow\w*|winter|ice|avalanche|cold)\b/i, snow],
  [/\b(ember|burning|fire|wildfire|ash|flare|hearth)\b/i, embers],
  [/\b(fog|drift|dark)\b/i, fog],
  [/\b(lightning)\b/i, bolt],
  [/\b(gale|wind|windbreak|windmill|kite)\b/i, gusts],
  [/\b(storm|flood|weather\w*|barometer|swell)\b/i, rain],
];

/** What falls or blows in front of everything, if the name says so. */
export const weatherOf = (name: string, luck: Luck): string =>
  WEATHER.find(([words]) => words.test(name))?.[1](luck) ?? '';
