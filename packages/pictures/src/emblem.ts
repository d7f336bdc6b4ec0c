/** An emblem: a small coat of arms drawn from a name, by which people tell cards apart. 100 by 100. */
import { MOTIF_NAMES, signOf } from './glyphs.ts';
import { paint } from './paint.ts';
import { type Luck, luckOf } from './random.ts';
import { around, at, disc, line, nums, path, polar, poly, type Slot, star, times } from './shapes.ts';
import { thingOf } from './things/index.ts';

/** Outlines of the plate, all within the same square. */
const PLATES = [
  'M50 4A46 46 0 1 1 49.9 4Z',
  'M8 8Q50-2 92 8V50Q90 82 50 98Q10 82 8 50Z',
  'M28 4H72L97 29V71L72 97H28L3 71V29Z',
  'M50 2L93 26V74L50 98L7 74V26Z',
  'M6 96V44Q6 4 50 4T94 44V96Z',
] as const;

/** What a field may be cut into: parts of a disc that lies within every plate. */
const HALF = 'M0-39A39 39 0 0 1 0 39Z';
const QUARTER = 'M0 0V-39A39 39 0 0 1 39 0Z';
const BAND = 'M-14-36.400A39 39 0 0 1 14-36.400V36.400A39 39 0 0 1-14 36.400Z';
const FIELDS: readonly ((second: Slot) => string)[] = [
  () => '',
  (second) => disc(0, 0, 39, second),
  ...[0, 45, 90, 135, 180].map(
    (turn) =>
      (second: Slot): string =>
        at(0, 0, path(HALF, second), { turn }),
  ),
  (second) => path(QUARTER, second) + at(0, 0, path(QUARTER, second), { turn: 180 }),
  (second) => at(0, 0, path(QUARTER, second), { turn: 45 }) + at(0, 0, path(QUARTER, second), { turn: 225 }),
  ...[0, 45, 90, 135].map(
    (turn) =>
      (second: Slot): string =>
        at(0, 0, path(BAND, second), { turn }),
  ),
];

const petals = (count: number, length: number, width: number): string =>
  around(count, (angle) =>
    at(
      0,
      0,
      path(
        `M0-5Q${nums(width, -length / 2)} ${nums(0, -length)}Q${nums(-width, -length / 2)} 0-5Z`,
        'light',
        'ink',
        1.4,
      ),
      {
        turn: angle,
      },
    ),
  );

const LOZENGES = [
  [0, -14],
  [-15, 10],
  [15, 10],
  [0, 22],
] as const;

/** What lies on the field where the name speaks of no thing: round its middle, about 50 across. */
const CHARGES: readonly ((luck: Luck) => string)[] = [
  (luck) => star(luck.pick([4, 5, 6, 7, 8]), 27, luck.between(9, 15), 'light'),
  (luck) => petals(luck.pick([4, 5, 6, 8]), 27, luck.between(7, 12)) + disc(0, 0, 6, 'accent', 'ink', 1.4),
  (luck) => {
    const spokes = luck.pick([4, 6, 8]);
    return (
      disc(0, 0, 24, undefined, 'light', 5) +
      around(spokes, (angle) => line(`M0 0L${nums(...polar(23, angle))}`, 'light', 3.4)) +
      disc(0, 0, 6, 'accent', 'light', 2)
    );
  },
  (luck) =>
    around(luck.pick([8, 10, 12]), (angle, i) =>
      at(0, 0, poly(i % 2 === 0 ? '-4,-15 4,-15 0,-28' : '-3,-15 3,-15 0,-23', 'light'), { turn: angle }),
    ) + disc(0, 0, 12, 'sun', 'light', 2),
  (luck) =>
    times(luck.pick([2, 3, 4]), (i) =>
      line(`M-28 ${nums(-14 + i * 11)}q7-9 14 0t14 0 14 0 14 0`, 'light', 4.2),
    ),
  (luck) =>
    path('M-15 26V-12H-19V-24H-11V-18H-5V-24H5V-18H11V-24H19V-12H15V26Z', 'light', 'ink', 1.6) +
    path(luck.next() < 0.5 ? 'M-5 26V12Q0 5 5 12V26Z' : 'M-8-4h4v9h-4zM4-4h4v9H4zM-4 26V14h8v12Z', 'ink'),
  (luck) =>
    times(luck.pick([2, 3]), (i) =>
      path(
        `M-26 ${nums(8 + i * 12)}L0 ${nums(-14 + i * 12)}L26 ${nums(8 + i * 12)}V${nums(15 + i * 12)}L0 ${nums(-7 + i * 12)}L-26 ${nums(15 + i * 12)}Z`,
        'light',
      ),
    ),
  () => disc(0, -17, 9, undefined, 'light', 4.5) + line('M0-8V26M0 18H11M0 10H8', 'light', 4.5),
  () =>
    disc(0, -21, 5, undefined, 'light', 3.6) +
    line('M0-16V24M-12-8H12M-22 8Q-20 24 0 25Q20 24 22 8M-27 13l5-6 5 6M17 13l5-6 5 6', 'light', 3.8),
  (luck) => {
    const leaf = 'M0 0Q9-3 12-13Q2-12 0 0Z';
    return (
      line('M0 28V-22', 'light', 2.6) +
      times(
        luck.pick([3, 4, 5]),
        (i) =>
          at(0, 20 - i * 11, path(leaf, 'light')) + at(0, 20 - i * 11, path(leaf, 'light'), { mirror: true }),
      )
    );
  },
  (luck) =>
    path('M8-26A26 26 0 1 0 24 12A20 20 0 1 1 8-26Z', 'light') +
    at(12, -8, star(luck.pick([4, 5, 6, 8]), 10, 4, 'sun')),
  (luck) =>
    times(luck.pick([1, 3, 4]), (i) => {
      const [x, y] = LOZENGES[i]!;
      return at(x, y, poly('0,-14 10,0 0,14 -10,0', 'light'));
    }),
  (luck) => {
    const rings = luck.pick([2, 3]);
    return around(rings, (angle) => {
      const [x, y] = polar(11, angle);
      return disc(x, y, 14, undefined, 'light', 4);
    });
  },
  () =>
    [40, -40]
      .map((turn) =>
        at(
          0,
          0,
          line('M0 27V-20', 'light', 3.4) +
            poly('0,-30 7,-17 -7,-17', 'light') +
            line('M-6 28L0 21L6 28', 'light', 3),
          { turn },
        ),
      )
      .join(''),
];

const [LEAST_SIGN, SIGN_SCALE] = [0.45, 2.1];

function chargeOf(luck: Luck): string {
  if (luck.next() > LEAST_SIGN) return luck.pick(CHARGES)(luck);
  const sign = signOf(luck.pick(MOTIF_NAMES)).replaceAll('currentColor', '@light');
  return at(-12 * SIGN_SCALE, -12 * SIGN_SCALE, sign, { scale: SIGN_SCALE });
}

const GROUNDS: readonly (readonly [Slot, Slot])[] = [
  ['near', 'mid'],
  ['mid', 'near'],
  ['ink', 'near'],
  ['accent', 'ink'],
  ['near', 'accent'],
  ['ink', 'accent'],
];

/** The inside, without a light of its own: it lies on paper by day and by night. */
export function emblemDrawing(name: string): string {
  const luck = luckOf(`${name}/emblem`);
  const [group, plate] = [luck.below(4), luck.pick(PLATES)];
  const [first, second] = luck.pick(GROUNDS);
  const field = luck.pick(FIELDS)(second);
  const thing = thingOf(name, luck);
  // A thing is drawn in ink, so it lies on a light disc; a charge is light itself.
  const charge =
    thing === undefined
      ? at(50, 50, chargeOf(luck), { turn: luck.pick([0, 0, 0, 15, -15]) })
      : disc(50, 50, 33, 'light', 'ink', 1.5) + at(50, 71, thing, { mirror: luck.next() < 0.5 });
  const marks = luck.below(5);
  const drawing = [
    path(plate, first),
    at(50, 50, field),
    charge,
    times(marks, (i) => disc(50 + (i - (marks - 1) / 2) * 7, 13, 2.2, 'light')),
    path(plate, undefined, 'ink', 3),
    at(50, 50, at(-46, -46, path(plate, undefined, 'gilt', 1.4), { scale: 0.92 })),
  ].join('');
  return paint(drawing, group, 0, 'day');
}

/** An emblem by itself. */
export const emblemOf = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${emblemDrawing(name)}</svg>`;
