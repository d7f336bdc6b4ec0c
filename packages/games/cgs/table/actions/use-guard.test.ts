import { expect, test } from 'vitest';
import { isStray } from './use-guard.ts';

test('the second half of a double click presses no button that has just come', () => {
  expect(isStray(2, 'Sit out this adventure', 'Play and end your turn')).toBe(true);
  // Once more the same, another press, and a key.
  expect(isStray(2, 'Add to the Solo', 'Add to the Solo')).toBe(false);
  expect(isStray(1, 'Sit out this adventure', 'Play and end your turn')).toBe(false);
  expect(isStray(0, 'Sit out this adventure', 'Play and end your turn')).toBe(false);
});
