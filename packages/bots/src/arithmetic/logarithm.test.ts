import { expect, test } from 'vitest';
import { logarithm } from './logarithm.ts';

test('the logarithm of anything, nearly to the last digit', () => {
  for (let x = 1e-300; x < 1e300; x *= 1.37)
    expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThan(1e-14 * Math.max(1, Math.abs(Math.log(x))));
  for (let x = 0.25; x <= 4; x += 1 / 64) expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThan(2e-15);
  expect([logarithm(1), logarithm(0), logarithm(-1)]).toEqual([0, Number.NEGATIVE_INFINITY, Number.NaN]);
  expect([logarithm(Number.POSITIVE_INFINITY), logarithm(Number.NaN)]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ]);
});

test('every machine gets the same bits', () => {
  const bits = new DataView(new ArrayBuffer(8));
  const shown = [2, 0.1, 7.3, 1e-9, 6e23].map((x) => {
    bits.setFloat64(0, logarithm(x));
    return bits.getBigUint64(0).toString(16);
  });
  expect(shown).toEqual([
    '3fe62e42fefa39ef',
    'c0026bb1bbb55515',
    '3fffce55551e156d',
    'c034b927f32bffb8',
    '404b6027dda5fb4f',
  ]);
});
