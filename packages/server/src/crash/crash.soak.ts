/**
 * 10,000 kills take hours: they are made in legs of fifty, and the results are saved after each, so that the next run
 * continues. `HORTUS_MINUTES=60 npm run soak -- crash/crash` stops after the leg that is running by then; delete
 * `.hortus/soak/crash.json` to start over. A leg mostly waits, for freezes and for whatever starts again:
 * `HORTUS_WORLDS=4` runs that many side by side, each with its own servers, database and disk.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/lib/paths.mjs';
import type { Plan } from './faults.ts';
import { afterLeg, keepProgress, killsIn, readProgress, words } from './progress.ts';
import { crashAll } from './whole-crash.ts';

const KILLS = 10_000;
const FILE = join(root, '.hortus', 'soak', 'crash.json');
const LEG: Omit<Plan, 'seed'> = {
  kills: 50,
  others: { restart: 2, 'cut answers': 2, 'frozen server': 1, 'frozen database': 1, 'full disk': 1 },
  freeze: 25_000,
};

test(
  'servers and database are killed 10,000 times while people play, and every acknowledged move is there, once',
  async () => {
    const until = Date.now() + Number(process.env.HORTUS_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;
    const worlds = Number(process.env.HORTUS_WORLDS ?? 1);
    let progress = readProgress(FILE, Date.now() % 2 ** 31);
    while (killsIn(progress.found) < KILLS && Date.now() < until) {
      const seeds = Array.from({ length: worlds }, (_, i) => progress.seed + progress.legs + i);
      // All have to end before a failure is reported, or it would leave processes behind.
      const legs = await Promise.allSettled(seeds.map((seed) => crashAll({ ...LEG, seed })));
      for (const [i, leg] of legs.entries()) {
        if (leg.status === 'rejected')
          throw new Error(`in the leg with seed ${seeds[i]}, after\n${words(progress)}`, {
            cause: leg.reason,
          });
        progress = afterLeg(progress, leg.value);
        keepProgress(FILE, progress);
      }
      console.log(words(progress));
    }
    const { stored, acknowledged, flags } = progress.found;
    expect(stored).toBe(acknowledged + flags);
  },
  7 * 24 * 3_600_000,
);
