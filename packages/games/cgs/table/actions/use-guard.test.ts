import { expect, test } from 'vitest';
import { isSamePlace, isStray } from './use-guard.ts';

test('the second half of a double click presses no button that has just come', () => {
  expect(isStray(2, 'Sit out this adventure', 'Play and end your turn')).toBe(true);
  // Once more the same, another press, and a key.
  expect(isStray(2, 'Add to the Solo', 'Add to the Solo')).toBe(false);
  expect(isStray(1, 'Sit out this adventure', 'Play and end your turn')).toBe(false);
  expect(isStray(0, 'Sit out this adventure', 'Play and end your turn')).toBe(false);
});

test('a button that has come to lie under a resting pointer is told from one the pointer went to', () => {
  const played = { label: 'Play only', x: 400, y: 300 };
  expect(isSamePlace({ label: 'Sit out this adventure', x: 402, y: 297 }, played)).toBe(true);
  expect(isSamePlace({ label: 'Sit out this adventure', x: 430, y: 300 }, played)).toBe(false);
  expect(isSamePlace({ label: 'Play only', x: 400, y: 300 }, played)).toBe(false);
  expect(isSamePlace({ label: 'Sit out this adventure', x: 400, y: 300 }, undefined)).toBe(false);
});
