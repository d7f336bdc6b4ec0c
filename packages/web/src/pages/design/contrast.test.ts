import { expect, test } from 'vitest';
import { contrast, makeColour, parseColour } from './contrast.ts';

test('colours are read in two ways, and nothing else is', () => {
  expect(parseColour('#8c2f1b')).toEqual([140, 47, 27]);
  expect(parseColour('rgb(140, 47, 27)')).toEqual([140, 47, 27]);
  expect(parseColour('rgb(140 47 27 / 0.5)')).toBeUndefined();
  expect(parseColour('rgba(1, 2, 3, 0.5)')).toBeUndefined();
  expect(parseColour('red')).toBeUndefined();
  expect(makeColour([140, 47, 7])).toBe('#8c2f07');
});

test('contrast is measured as the guidelines do', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([1, 2, 3], [1, 2, 3])).toBe(1);
  // The lightest grey that passes on white.
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeGreaterThan(4.5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeLessThan(4.5);
});
