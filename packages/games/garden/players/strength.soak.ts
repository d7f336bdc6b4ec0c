import { makeStrengthTable, strength } from '@hortus/bots';
import { expect, test } from 'vitest';
import { players } from './index.ts';

test('each level beats the one below in two games of three, over 400 gardens and both sides', () => {
  const table = strength(players, 400);
  console.log(makeStrengthTable(table));
  for (const { low } of table) expect(low).toBeGreaterThan(0.62);
});
