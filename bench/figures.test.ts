import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figures, figureOf, makeFigures, withGroup, withTables } from './figures.ts';
import { GOALS, GROUPS } from './groups.ts';
import type { Row } from './row.ts';
import { LOOP } from './yardstick.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const figures: Figures = JSON.parse(read('figures.json'));
const readme = read('README.md');

test('the tables of the README are the committed figures: npm run bench -- tables', () => {
  expect(withTables(readme, figures)).toBe(readme);
});

test('a figure that was changed by hand shows', () => {
  const { loop } = figures;
  const changed = { ...figures, loop: { ...loop, rows: loop.rows.map((row) => ({ ...row, ratio: 0.999 })) } };
  expect(withTables(readme, changed)).not.toBe(readme);
});

test('every group of the engine has figures, and every group with figures a table', () => {
  for (const { name, engine } of GROUPS) if (engine === true) expect(Object.keys(figures)).toContain(name);
  const shown = [...readme.matchAll(/<!-- figures: (.+?) -->/g)].flatMap(([, groups]) => groups.split(', '));
  expect(shown.sort()).toEqual(Object.keys(figures).sort());
  expect(() => withTables(readme.replace('figures: loop', 'figures: lop'), figures)).toThrow('lop');
});

test('every row of the engine has the same yardstick', () => {
  const engine = GROUPS.filter(({ engine }) => engine === true);
  const others = engine.flatMap(({ name }) => figures[name].rows).filter(({ against }) => against !== LOOP);
  expect(others.map(({ name, against }) => `${name}: ${against}`)).toEqual([]);
});

test('a goal that no row answers to would be forgotten', () => {
  const orphans = GOALS.filter((goal) => figureOf(figures, goal) === undefined).map(({ name }) => name);
  expect(orphans).toEqual([]);
});

test('a recorded share says how many games it is of', () => {
  const shares = Object.values(figures).flatMap(({ rows }) =>
    rows.filter(({ against }) => against === 'interval up to'),
  );
  expect(shares.length).toBeGreaterThan(20);
  expect(shares.filter(({ games }) => games === undefined).map(({ name }) => name)).toEqual([]);
});

const row: Row = {
  name: 'walks',
  value: 3_612_345,
  unit: 'per s',
  against: 'snail',
  ratio: 0.123456,
  other: 900,
  spread: [0.1, 0.2],
  processes: 3,
  goal: 'ratio 1',
  reached: false,
};

test('what is recorded takes its place among the groups, without noise', () => {
  const recorded = withGroup({ phone: figures.phone }, 'loop', { seconds: 1.23456, rows: [row] });
  expect(Object.keys(recorded)).toEqual(['loop', 'phone']);
  expect(recorded.loop).toEqual({
    seconds: 1.235,
    rows: [
      {
        name: 'walks',
        value: 3_612_000,
        unit: 'per s',
        against: 'snail',
        ratio: 0.1235,
        other: 900,
        spread: [0.1, 0.2],
        processes: 3,
      },
    ],
  });
  const played = withGroup({}, 'loop', { seconds: 1, rows: [{ ...row, games: 20 }] });
  expect(played.loop?.rows[0]?.games).toBe(20);
  expect(makeFigures(recorded)).toBe(makeFigures(JSON.parse(makeFigures(recorded))));
});
