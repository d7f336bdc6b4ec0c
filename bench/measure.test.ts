import { expect, test } from 'vitest';
import { cpuTime, quantile, sideBySide } from './measure.ts';

test('the middle, and other parts', () => {
  expect(quantile([3, 1, 2])).toBe(2);
  expect(quantile([5])).toBe(5);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
});

test('sides take turns, warm up first, and are compared by the unit', () => {
  let now = 0;
  const order: string[] = [];
  const side = (name: string, units: number, cost: (slice: number) => number) => ({
    slice(n: number) {
      order.push(name + n);
      now += cost(n);
      return units;
    },
  });
  const compared = sideBySide(
    side('a', 10, (n) => (n < 2 ? 9000 : 100)),
    side('b', 5, (n) => (n === 3 ? 100_000 : 200)),
    { warm: 2, counted: 3 },
    () => now,
  );
  expect(compared).toEqual({ own: 10, other: 40, ratio: 4 });
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2', 'b3', 'a3', 'a4', 'b4']);
});

test('CPU time goes on', () => {
  const start = cpuTime();
  let x = 1;
  for (let i = 0; i < 3_000_000; i++) x = Math.imul(x, i | 1);
  expect(x).not.toBe(0);
  expect(cpuTime()).toBeGreaterThan(start);
});
