import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { DECK_CLAUSES } from './deck/index.ts';

test('every clause behind a refusal, a reason or a fault of a deck is in the ledger of this game', () => {
  const clauses = Object.values({ ...DECK_CLAUSES, ...CLAUSES });
  expect(clauses.length).toBeGreaterThan(40);
  for (const clause of clauses) {
    expect(rulebook.has(clause), clause).toBe(true);
    expect(clause.startsWith('WA-'), clause).toBe(true);
  }
});
