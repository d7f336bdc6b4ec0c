import { expect, test } from 'vitest';
import type { Meaning } from '../../src/press/index.ts';
import { litBy } from './hinted.ts';

const LIT = { open: true, next: true, chosen: false };
const hint = (kind: string, about: Partial<Meaning>): Meaning => ({ kind, ...about }) as Meaning;

test.each(['bid', 'take', 'play'])('where a card is asked for, a hint to %s one dims the others', (kind) => {
  const hinted = hint(kind, { card: 'card 07' });
  expect(litBy(hinted, 'card 07', LIT).next).toBe(true);
  expect(litBy(hinted, 'card CT', LIT).next).toBe(false);
  expect(litBy(hinted, 'card CT', LIT).open).toBe(true);
  expect(litBy(hinted, 'card 07', { ...LIT, open: false }).next).toBe(false);
});

test('a hint about no card leaves the hand as it is', () => {
  expect(litBy(hint('use', { actor: 'man 0' as never }), 'card CT', LIT)).toEqual(LIT);
  expect(litBy(undefined, 'card CT', LIT)).toEqual(LIT);
});
