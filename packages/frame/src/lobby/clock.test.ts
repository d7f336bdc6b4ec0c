import { expect, test } from 'vitest';
import { makeClock, parseClock } from './clock.ts';

test.each([
  ['5+5', 300, 5],
  [' 15 + 10 ', 900, 10],
  ['10', 600, 0],
  ['0.5+1', 30, 1],
  ['1,5+0', 90, 0],
])('%s is a clock', (text, base, increment) => {
  expect(parseClock(text)).toEqual({ kind: 'clock', base, increment });
});

test.each(['', '+5', '5+', 'five', '5+5+5', '-5', '0', '9999', '5+9999'])('“%s” isn’t a clock', (text) => {
  expect(parseClock(text)).toBeUndefined();
});

test('a clock is written as it is read', () => {
  for (const text of ['5+5', '0.5+1', '90+30']) {
    const clock = parseClock(text);
    expect(clock === undefined ? '' : makeClock(clock)).toBe(text);
  }
});
