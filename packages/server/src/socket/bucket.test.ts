import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a burst at first, then a steady rate per second, and never more than the burst', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false]);
  expect(bucket.take(1, 499)).toBe(false);
  expect(bucket.take(1, 500)).toBe(true);
  expect(bucket.take(3, 100_000)).toBe(true);
  expect(bucket.take(1, 100_000)).toBe(false);
});

test('a clock that goes back gives nothing', () => {
  const bucket = new Bucket(1000, 1, 1000);
  expect(bucket.take(1, 1000)).toBe(true);
  expect(bucket.take(1, 500)).toBe(false);
  expect(bucket.take(1, 1000)).toBe(false);
});
