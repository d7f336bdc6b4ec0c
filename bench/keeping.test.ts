import { expect, test } from 'vitest';
import { eachProcess, failureWords } from './keeping.ts';
import { rowsOf } from './row.ts';

const row = (ratio: number) => [
  { name: 'moves', unit: 'per s', against: 'loop', own: ratio, other: 1, ratio },
];

test('a process that fails costs nothing that others measured', async () => {
  const { measured, failures } = await eachProcess('server speed', 3, async (n) => {
    if (n === 1) throw new Error('first line\nno more connections');
    return row(n + 1);
  });
  expect(rowsOf(measured, [])).toMatchObject([{ ratio: 3, processes: 2, spread: [1, 3] }]);
  expect(failureWords(failures)).toBe('server speed failed: first line\nno more connections');
});

test('a group of which nothing was measured has no rows, and is named', async () => {
  const { measured, failures } = await eachProcess('phone', 2, () => Promise.reject(new Error('no browser')));
  expect(rowsOf(measured, [])).toEqual([]);
  expect(failures).toEqual(Array(2).fill({ group: 'phone', why: 'no browser' }));
});
