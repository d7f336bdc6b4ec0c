import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { KILLS, OTHER_FAULTS, type Plan, roundsOf } from './faults.ts';
import { afterLeg, keepProgress, killsIn, readProgress, words } from './progress.ts';
import { nothingFound } from './whole-crash.ts';

const folder = mkdtempSync(join(tmpdir(), 'hortus-progress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a soak that was stopped continues with what it had seen', () => {
  const file = join(folder, 'soak', 'crash.json');
  const leg = { ...nothingFound(), acknowledged: 40, stored: 41, flags: 1 };
  leg.faults.backend = 3;
  leg.faults.restart = 2;
  const first = afterLeg(readProgress(file, 7), leg);
  keepProgress(file, first);
  const again = readProgress(file, 99);
  expect(again).toEqual(first);
  const second = afterLeg(again, leg);
  expect(second).toMatchObject({ seed: 7, legs: 2, found: { acknowledged: 80, stored: 82, flags: 2 } });
  expect(killsIn(second.found)).toBe(6);
  expect(words(second)).toMatch(/^6 kills in 2 legs from seed 7: .*backend 6, .*restart 4/);
});

test('a plan has every fault as often as it says, in an order of its seed', () => {
  const others = {
    restart: 3,
    'cut answers': 2,
    'frozen server': 1,
    'frozen database': 1,
    'full disk': 1,
  } as const;
  const plan: Plan = { seed: 5, kills: 12, others, freeze: 1 };
  const targets = roundsOf(plan).map(({ target }) => target);
  const count = (one: string): number => targets.filter((target) => target === one).length;
  expect(KILLS.map(count)).toEqual(KILLS.map(() => 2));
  expect(OTHER_FAULTS.map(count)).toEqual(OTHER_FAULTS.map((one) => others[one]));
  expect(roundsOf(plan)).toEqual(roundsOf(plan));
  expect(roundsOf({ ...plan, seed: 6 }).map(({ target }) => target)).not.toEqual(targets);
});
