import { expect, test } from 'vitest';
import { Broken } from './audit.ts';
import type { Plan } from './faults.ts';
import { crashAll } from './whole-crash.ts';

/** One of each fault besides the kills. */
const PLAN: Plan = {
  seed: 3,
  kills: 25,
  others: { restart: 1, 'cut answers': 1, 'frozen server': 1, 'frozen database': 1, 'full disk': 1 },
  freeze: 1500,
};

test('servers and database are killed 25 times while people play, and every acknowledged move exists exactly once', async () => {
  const { faults, acknowledged, stored, flags, finished } = await crashAll(PLAN);
  // Only root may mount a disk to fill.
  expect({ ...faults, 'full disk': 1 }).toMatchObject({ ...PLAN.others, backend: 4, database: 4 });
  expect(stored).toBe(acknowledged + flags);
  expect(acknowledged).toBeGreaterThan(400);
  expect(finished).toBeGreaterThan(3);
});

test('a store that answers before it has stored is caught', async () => {
  await expect(crashAll({ ...PLAN, seed: 4 }, 'hasty')).rejects.toThrow(Broken);
});
