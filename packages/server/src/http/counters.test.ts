import { expect, test } from 'vitest';
import { Counters } from './counters.ts';

test('requests are counted per key and window, and a window that is over starts again', () => {
  let now = 5;
  const counters = new Counters({}, () => now);
  const ask = (key: string, of = counters) => {
    const told = {};
    of.incr(key, (_, result) => Object.assign(told, result), 60_000);
    return told;
  };
  expect(ask('a')).toEqual({ current: 1, ttl: 60_000 });
  now += 59_999;
  expect(ask('a')).toEqual({ current: 2, ttl: 1 });
  expect(ask('b')).toEqual({ current: 1, ttl: 60_000 });
  expect(ask('a', counters.child())).toEqual({ current: 1, ttl: 60_000 });
  now += 1;
  expect(ask('a')).toEqual({ current: 1, ttl: 60_000 });
  for (let i = 0; i < 5_000; i++) ask(`key ${i}`);
  expect(ask('b')).toEqual({ current: 1, ttl: 60_000 });
});
