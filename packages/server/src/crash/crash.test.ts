import { expect, test } from 'vitest';
import { Broken } from './audit.ts';
import { crashAll } from './whole-crash.ts';

test('servers and database are killed 25 times while people play, and every acknowledged move exists exactly once', async () => {
  const { acknowledged, stored, finished } = await crashAll(25, 3);
  expect(stored).toBe(acknowledged);
  expect(acknowledged).toBeGreaterThan(400);
  expect(finished).toBeGreaterThan(3);
});

test('a store that answers before it has stored is found out', async () => {
  await expect(crashAll(25, 4, 'hasty')).rejects.toThrow(Broken);
});
