/** The lower half: terraces and woods, sea and islands, hills and fields; weathered in the later edition. */
import type { Luck } from './random.ts';
import { at, box, disc, faint, line, num, nums, path, poly, type Slot, times } from './shapes.ts';

/** A hill line from left to right, filled to the bottom. */
function ridge(luck: Luck, y: number, rise: number, fill: Slot): string {
  const ys = Array.from({ length: 5 }, () => y - luck.between(0, rise));
  let d = `M0 90V${num(ys[0]!)}`;
  for (let i = 1; i < 5; i++) d += `C${nums(i * 30 - 18, ys[i - 1]!, i * 30 - 12, ys[i]!, i * 30, ys[i]!)}`;
  return path(`${d}V90Z`, fill);
}

const conifer = (x: number, y: number, s: number, fill: Slot): string =>
  poly(
    `${nums(x, y - 11 * s)} ${nums(x + 3.6 * s, y - 4 * s)} ${nums(x + 1.8 * s, y - 4 * s)} ${nums(x + 4.6 * s, y)} ${nums(x - 4.6 * s, y)} ${nums(x - 1.8 * s, y - 4 * s)} ${nums(x - 3.6 * s, y - 4 * s)}`,
    fill,
  );
const bush = (x: number, y: number, s: number, fill: Slot): string =>
  disc(x, y - 3 * s, 3.4 * s, fill) + box(x - 0.5 * s, y - 2 * s, s, 3 * s, fill);

/** Steps in the slope: the mark of the gardens. */
const terraces = (luck: Luck, y: number): string =>
  times(3, (i) => {
    const h = y + 4 + i * 6;
    return line(
      `M${nums(-2, h + luck.between(-1, 1))}C${nums(30, h - 4, 60, h + 4, 122, h - 1 + luck.between(-1, 1))}`,
      'near',
      0.7,
    );
  });

function garden(luck: Luck): string {
  const [far, mid] = [luck.between(50, 56), luck.between(58, 64)];
  const woods = luck.pick([conifer, bush, conifer]);
  return (
    ridge(luck, far, 9, 'far') +
    times(7, () => woods(luck.between(2, 118), far + luck.between(-1, 3), luck.between(0.4, 0.75), 'mid')) +
    ridge(luck, mid, 6, 'mid') +
    terraces(luck, mid) +
    times(4, () => woods(luck.between(2, 118), mid + luck.between(4, 9), luck.between(0.6, 1), 'near'))
  );
}

const wave = (y: number, w: number, h: number, fill: Slot, from: number): string => {
  let d = `M${num(from - w)} 92V${num(y)}`;
  for (let x = from - w; x < 124; x += w) d += `q${nums(w / 2, -h * 2, w, 0)}`;
  return path(`${d}V92Z`, fill);
};
const tinySail = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-4 0H4L2.5 2H-2.500Z', 'ink') +
      path('M0-1V-9L4.5-1Z', 'light') +
      path('M-.7-1V-7L-3.5-1Z', 'light'),
    {
      scale: s,
    },
  );

function sea(luck: Luck): string {
  const y = luck.between(50, 56);
  const isles = times(2, () => {
    const [x, w, h] = [luck.between(5, 115), luck.between(10, 24), luck.between(4, 10)];
    return path(
      `M${nums(x - w, y + 1)}Q${nums(x - w * 0.3, y - h * 1.6, x + w * 0.2, y - h * 0.7)}T${nums(x + w, y + 1)}Z`,
      'far',
    );
  });
  return (
    isles +
    box(0, y, 120, 40, 'far') +
    times(3, () => tinySail(luck.between(8, 112), y + luck.between(0, 4), luck.between(0.35, 0.7))) +
    wave(y + 6, luck.between(14, 20), 1.6, 'mid', luck.between(0, 10)) +
    wave(y + 14, luck.between(16, 24), 2.2, 'near', luck.between(0, 12)) +
    times(5, () => line(`M${nums(luck.between(0, 108), y + luck.between(9, 13))}q3-2 6 0`, 'white', 0.7))
  );
}

const roof = (x: number, y: number, s: number, fill: Slot): string =>
  at(x, y, poly('-4,0 -4,-5 0,-9 4,-5 4,0', fill) + box(-1, -4, 1.8, 2.2, 'glow'), { scale: s });

function country(luck: Luck): string {
  const far = luck.between(50, 55);
  const peaks = times(3, (i) => {
    const [x, w, h] = [i * 45 + luck.between(-5, 25), luck.between(18, 30), luck.between(12, 24)];
    return (
      poly(`${nums(x - w, far + 2)} ${nums(x, far - h)} ${nums(x + w, far + 2)}`, 'far') +
      poly(
        `${nums(x, far - h)} ${nums(x + w * 0.28, far - h * 0.68)} ${nums(x, far - h * 0.6)} ${nums(x - w * 0.2, far - h * 0.76)}`,
        'white',
      )
    );
  });
  const mesas = times(3, (i) => {
    const [x, w, h] = [i * 42 + luck.between(0, 20), luck.between(8, 16), luck.between(8, 20)];
    return poly(
      `${nums(x - w - 3, far + 2)} ${nums(x - w, far - h)} ${nums(x + w, far - h)} ${nums(x + w + 4, far + 2)}`,
      'far',
    );
  });
  const fields = times(7, (i) =>
    line(`M${nums(60 + (i - 3) * 6, 60)}L${nums(60 + (i - 3) * 34, 92)}`, 'near', 0.7),
  );
  const reeds = times(16, () => {
    const [x, h] = [luck.between(0, 120), luck.between(5, 11)];
    return line(`M${nums(x, 74)}q${nums(0.5, -h / 2, luck.between(-2, 2), -h)}`, 'near', 0.9);
  });
  const roofs = times(5, () =>
    roof(luck.between(4, 116), 63 + luck.between(-1, 2), luck.between(0.6, 1), 'near'),
  );
  return (
    (luck.next() < 0.65 ? peaks : mesas) +
    ridge(luck, luck.between(57, 62), 4, 'mid') +
    luck.pick([fields, reeds, roofs, roofs])
  );
}

/** What nine years and more have put on the horizon: domes, masts and wires, cranes, a ring in the sky. */
const ADDED: readonly ((luck: Luck, group: number) => string)[] = [
  (luck) => {
    const x = luck.between(14, 106);
    return (
      path(`M${nums(x - 13, 58)}a13 13 0 0 1 26 0Z`, 'glow', 'near', 0.7) +
      line(
        `M${nums(x - 13, 58)}a13 6 0 0 1 26 0M${nums(x, 58)}V45M${nums(x - 7, 58)}Q${nums(x - 7, 48, x, 45)}Q${nums(x + 7, 48, x + 7, 58)}`,
        'near',
        0.6,
      )
    );
  },
  (luck) => {
    const x = luck.between(-5, 12);
    return (
      times(3, (i) =>
        line(
          `M${nums(x + i * 46 - 3, 62)}L${nums(x + i * 46, 36 + i * 3)}l3 ${num(26 - i * 3)}M${nums(x + i * 46 - 5, 41 + i * 3)}h10`,
          'near',
          0.8,
        ),
      ) +
      line(
        `M${nums(x - 20, 42)}Q${nums(x - 3, 50, x, 41)}Q${nums(x + 23, 56, x + 46, 44)}Q${nums(x + 70, 58, x + 92, 47)}Q${nums(x + 110, 56, x + 130, 48)}`,
        'near',
        0.5,
      )
    );
  },
  (luck) => {
    const x = luck.between(12, 108);
    return (
      line(
        `M${nums(x, 62)}V32M${nums(x - 8, 34)}h24M${nums(x, 30)}l14 4M${nums(x, 30)}l-8 4M${nums(x + 12, 34)}v9`,
        'near',
        1,
      ) + box(x + 10.5, 43, 3, 3, 'near')
    );
  },
  (luck, group) =>
    group === 1
      ? faint(
          0.9,
          at(
            luck.between(35, 85),
            22,
            `<ellipse rx="24" ry="6.5" fill="none" stroke="@near" stroke-width="1.6"/><ellipse rx="24" ry="6.5" fill="none" stroke="@sun" stroke-width="0.7" stroke-dasharray="1 3.5"/>`,
            { turn: luck.between(-14, 14) },
          ),
        )
      : times(
          3,
          (i) =>
            box(8 + i * luck.between(16, 40), 50 - i * 2, 3, 12, 'near') +
            faint(0.5, disc(10 + i * 30, 46 - i * 2, 3, 'light')),
        ),
];

const LANDS = [garden, sea, country, (luck: Luck) => luck.pick([garden, sea, country])(luck)];

export const landOf = (group: number, later: boolean, luck: Luck): string =>
  (later ? luck.pick(ADDED)(luck, group) : '') + LANDS[group]!(luck);

/** The strip on which the foreground stands. */
export function groundOf(group: number, luck: Luck): string {
  if (group === 1)
    return (
      wave(76, 20, 2.2, 'near', luck.between(0, 14)) +
      times(4, () => line(`M${nums(luck.between(0, 108), luck.between(80, 87))}q3.5-2.4 7 0`, 'mid', 0.8))
    );
  const blades =
    group === 0
      ? times(20, () => {
          const x = luck.between(0, 120);
          return line(`M${nums(x, 79)}l${nums(luck.between(-1.5, 1.5), -luck.between(2, 5))}`, 'near', 0.8);
        })
      : times(9, () => path(`M${nums(luck.between(0, 116), 79)}q2-3 4.5 0Z`, 'near'));
  return (
    path(
      `M0 90V${num(77 + luck.between(-1, 1))}Q${nums(60, 73 + luck.between(-2, 2), 120, 77 + luck.between(-1, 1))}V90Z`,
      'near',
    ) + blades
  );
}

/** Planks to stand on at sea, from `left` to `right`. */
export function pierOf(left: number, right: number): string {
  const width = right - left;
  const posts = Math.max(2, Math.round(width / 22));
  return (
    times(posts, (i) => box(left + 3 + ((width - 10) / (posts - 1)) * i, 80, 4, 12, 'ink')) +
    box(left, 77.2, width, 4.6, 'far', 0.8, 'ink', 1) +
    times(Math.floor(width / 7), (i) => line(`M${num(left + 5 + i * 7)} 77.2v4.6`, 'ink', 0.5))
  );
}
