/** Backgrounds: the one that all cards of a pack share, and the back that all cards of a side share. */
import { type Luck, luckOf } from './random.ts';
import { nums } from './shapes.ts';

/** Paper and the lines on it, pale enough to be written on. */
const PAPERS = [
  ['#f3ead6', '#d9c49a'],
  ['#e3eef0', '#a9c8cf'],
  ['#e8efdc', '#b4ca98'],
  ['#f2e4dd', '#dcb5a2'],
  ['#ece6f1', '#c0b1d3'],
  ['#e6ebf4', '#adbcda'],
  ['#f1efe2', '#c9c39f'],
  ['#e2f0ea', '#9fcdb9'],
] as const;

type Weave = (width: number, height: number, luck: Luck) => string;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/** All as strokes of one path, in tenths of a millimetre. */
const WEAVES: readonly Weave[] = [
  // Waves.
  (width, height, luck) => {
    const [gap, swell] = [luck.between(26, 44), luck.between(6, 16)];
    return steps(gap / 2, height, gap)
      .map(
        (y, i) =>
          `M${nums((i % 2) * -30, y)}q15 ${nums(-swell)} 30 0${'t30 0'.repeat(Math.ceil(width / 30) + 1)}`,
      )
      .join('');
  },
  // A drafting grid.
  (width, height, luck) => {
    const gap = luck.between(22, 40);
    return (
      steps(gap, width, gap)
        .map((x) => `M${nums(x, 0)}V${nums(height)}`)
        .join('') +
      steps(gap, height, gap)
        .map((y) => `M${nums(0, y)}H${nums(width)}`)
        .join('')
    );
  },
  // Rings round a place outside.
  (width, height, luck) => {
    const [x, y, gap] = [
      luck.between(-0.2, 1.2) * width,
      luck.between(-0.2, 1.2) * height,
      luck.between(24, 42),
    ];
    return steps(gap, Math.hypot(width, height) * 1.3, gap)
      .map(
        (r) =>
          `M${nums(x - r, y)}a${nums(r, r)} 0 1 0 ${nums(2 * r)} 0a${nums(r, r)} 0 1 0 ${nums(-2 * r)} 0`,
      )
      .join('');
  },
  // Scales.
  (width, height, luck) => {
    const r = luck.between(18, 30);
    return steps(0, height + r, r)
      .map(
        (y, i) =>
          `M${nums((i % 2) * -r, y)}${`a${nums(r, r)} 0 0 0 ${nums(2 * r)} 0`.repeat(Math.ceil(width / (2 * r)) + 1)}`,
      )
      .join('');
  },
  // Lozenges.
  (width, height, luck) => {
    const [gap, slope] = [luck.between(30, 52), luck.between(0.7, 1.6)];
    return steps(-height / slope, width, gap)
      .map(
        (x) =>
          `M${nums(x, 0)}L${nums(x + height / slope, height)}M${nums(width - x, 0)}L${nums(width - x - height / slope, height)}`,
      )
      .join('');
  },
  // Bricks.
  (width, height, luck) => {
    const [h, w] = [luck.between(20, 30), luck.between(48, 80)];
    return steps(h, height, h)
      .map(
        (y, i) =>
          `M0 ${nums(y)}H${nums(width)}${steps((i % 2) * (w / 2) + w / 2, width, w)
            .map((x) => `M${nums(x, y)}v${nums(-h)}`)
            .join('')}`,
      )
      .join('');
  },
];

/** The same for every card of a pack, and different for each pack. */
export function backdropDrawing(pack: string, width: number, height: number): string {
  const luck = luckOf(`${pack}/backdrop`);
  const [paper, ink] = luck.pick(PAPERS);
  const weave = luck.pick(WEAVES)(width, height, luck);
  return `<rect width="${width}" height="${height}" fill="${paper}"/><path d="${weave}" fill="none" stroke="${ink}" stroke-width="${nums(luck.between(1.6, 3))}"/>`;
}

/** A dark ground with light lines. */
const CLOTHS = [
  ['#1d3b34', '#e2c275'],
  ['#232f5c', '#d8dff2'],
  ['#5a2333', '#f0cfa3'],
  ['#3b2a55', '#dccbf0'],
  ['#4a3418', '#f1d99a'],
  ['#16424f', '#a9e0e2'],
  ['#4b4a22', '#ebe3a6'],
  ['#2b2b30', '#d9d4c8'],
] as const;

/** The back of one side's cards, the same either way up. Cards that belong to nobody have one too. */
export function backDrawing(side: string | undefined, width: number, height: number): string {
  const luck = luckOf(`${side === undefined ? 'nobody' : `side ${side}`}/back`);
  const [cloth, thread] = luck.pick(CLOTHS);
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.36];
  const weave = luck.pick(WEAVES)(width / 2, height, luck);
  // An even number of leaves with both halves alike, so that it looks the same upside down.
  const leaves = luck.pick([6, 8, 10, 12, 16]);
  const [breadth, inner] = [luck.between(0.18, 0.34) * r, luck.between(0.12, 0.3) * r];
  const leaf = `M0 ${nums(-inner)}Q${nums(breadth, -(inner + r) / 2)} 0 ${nums(-r)}Q${nums(-breadth, -(inner + r) / 2)} 0 ${nums(-inner)}Z`;
  const turns = Array.from(
    { length: leaves },
    (_, i) => `<path transform="rotate(${nums((360 / leaves) * i)})" d="${leaf}"/>`,
  );
  const rings = [1.06, luck.between(0.5, 0.8), luck.between(0.14, 0.28)].map(
    (share) => `<circle r="${nums(r * share)}"/>`,
  );
  const lines = `fill="none" stroke="${thread}"`;
  return [
    `<rect width="${nums(width)}" height="${nums(height)}" fill="${cloth}"/>`,
    `<g ${lines} stroke-width="2.5" opacity=".28"><path d="${weave}"/><path transform="rotate(180 ${nums(x, y)})" d="${weave}"/></g>`,
    `<g transform="translate(${nums(x, y)})"><circle r="${nums(r * 1.14)}" fill="${cloth}"/><g fill="${thread}" opacity=".9">${turns.join('')}</g><g ${lines} stroke-width="6">${rings.join('')}</g></g>`,
  ].join('');
}
