import { expect, test } from 'vitest';
import { type GivenUp, isHeard } from './finishing.ts';

const lost = (why: GivenUp['why'], ...sentences: GivenUp['sentences']): GivenUp => ({ why, sentences });

test('the table says once that permissions end with the attack, and always asks about what costs more', () => {
  expect(isHeard(lost('unused'), false)).toBe(false);
  expect(isHeard(lost('unused'), true)).toBe(true);
  for (const why of ['nothing', 'short', 'open'] as const) expect(isHeard(lost(why), true)).toBe(false);
  expect(isHeard(lost('unused', [3]), true), 'a card could still be drawn').toBe(false);
});
