import { expect, test } from 'vitest';
import { Watch } from './time.ts';

test('a watch is over when its time is, and looks at the clock seldom', () => {
  let [ms, looks] = [0, 0];
  const now = () => {
    looks++;
    return ms;
  };
  const watch = new Watch({ ms: 40, now });
  for (; !watch.isOver && ms < 100; ms += 0.002) watch.tick(1);
  expect(ms).toBeGreaterThan(30);
  expect(ms).toBeLessThanOrEqual(40);
  expect(looks).toBeLessThan(40);
});

test('a watch without end never looks too long away and is never over', () => {
  const watch = new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 });
  for (let i = 0; i < 10_000; i++) expect(watch.tick(1)).toBe(false);
});
