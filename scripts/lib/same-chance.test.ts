import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';

test('what a test draws follows from the seed and from which test it is, each draw another', ({ task }) => {
  const place = task.id.slice(task.file.id.length);
  const block = (n: number): string =>
    createHash('sha256')
      .update(`${process.env.HORTUS_SEED ?? 1} scripts/lib/same-chance.test.ts ${place} ${n}`)
      .digest('hex');
  expect(randomBytes(40).toString('hex')).toBe(`${block(0)}${block(1)}`.slice(0, 80));
  expect(randomBytes(6).toString('hex')).toBe(block(2).slice(0, 12));
});
