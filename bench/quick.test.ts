import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { checkGroup, complaint, holds, makeComparison } from './quick.ts';
import type { Measured } from './row.ts';

const walks = (ratio: number, name = 'walks'): Measured[] => [
  { name, unit: 'per s', against: 'snail', own: ratio, other: 1, ratio },
];

const figures: Figures = {
  walking: {
    seconds: 1,
    rows: [
      {
        name: 'walks',
        value: 1,
        unit: 'per s',
        against: 'snail',
        ratio: 0.4,
        other: 1,
        spread: [0.4, 0.4],
        processes: 3,
      },
    ],
  },
};

/** Measures these ratios, process by process, and records what was asked and said. */
function measuring(ratios: number[], name = 'walks') {
  const asked: number[] = [];
  const said: string[] = [];
  const group = {
    name: 'walking',
    measure: async (processes: number) => {
      asked.push(processes);
      return ratios.splice(0, processes).map((ratio) => walks(ratio, name));
    },
  };
  return { asked, said, result: checkGroup(group, figures, (text) => said.push(text)) };
}

test('a row at its figure holds, and is measured once', async () => {
  const { asked, result } = measuring([0.39, 0.2, 0.41]);
  expect((await result).map(holds)).toEqual([true]);
  expect(asked).toEqual([3]);
});

test('a row that was slow by chance is measured again in more processes', async () => {
  const { asked, said, result } = measuring([0.3, 0.2, 0.41, 0.4, 0.4, 0.39, 0.4, 0.38]);
  expect((await result).map(holds)).toEqual([true]);
  expect(asked).toEqual([3, 5]);
  expect(said.join()).toContain('walks: below 85 %');
});

test('a planted loss fails, and is named with its figure', async () => {
  const [checked] = await measuring(Array(8).fill(0.2)).result;
  expect(holds(checked)).toBe(false);
  expect(complaint(checked)).toBe(
    'walks: 0.2 of the snail, 50 % of the committed 0.4; at least 85 % are expected.',
  );
});

test('a row without a figure is a fault, and measuring it again would not help', async () => {
  const { asked, result } = measuring([1, 1, 1], 'flies');
  const [checked] = await result;
  expect(holds(checked)).toBe(false);
  expect(asked).toEqual([3]);
  expect(complaint(checked)).toContain('--record');
});

test('what is now stands beside what was', async () => {
  expect(makeComparison(await measuring([0.38, 0.38, 0.38]).result)).toMatch(/^walks +0\.38 +0\.4 +95 %$/);
});
