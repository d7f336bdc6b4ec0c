import { expect, test } from 'vitest';
import { exponential } from './exponential.ts';

test('e to the power of anything, nearly to the last digit', () => {
  for (let x = -700; x <= 700; x += 0.37)
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(5e-12);
  for (let x = -12; x <= 12; x += 1 / 32)
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(5e-14);
  expect([exponential(0), exponential(-1000), exponential(1000)]).toEqual([1, 0, Number.POSITIVE_INFINITY]);
});

test('every machine gets the same bits', () => {
  const bits = new DataView(new ArrayBuffer(8));
  const shown = [1, -1, 0.1, -7.3, 11.9375].map((x) => {
    bits.setFloat64(0, exponential(x));
    return bits.getBigUint64(0).toString(16);
  });
  expect(shown).toEqual([
    '4005bf0a8b145760',
    '3fd78b56362cef42',
    '3ff1aec7b35a00d3',
    '3f4622d4792b6ad5',
    '4102a9efd116eac5',
  ]);
});
