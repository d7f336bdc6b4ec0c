import { SimClock } from '@hortus/host/testing';
import { expect, test } from 'vitest';
import { MOST_WAITING, newCount, Sharing, stepOf } from '../limits/sharing.ts';
import type { SharedCounts } from '../store.ts';
import { dice } from '../testing/dice.ts';
import { PATIENCE, until } from '../testing/wait.ts';
import { Counters } from './counters.ts';

const log = { warn: () => {} };
const clock = new SimClock();
const MINUTE = 60_000;

/** A process that counts, and whether it lets the next request of this key through. */
function process(counts: SharedCounts | undefined, now = () => 0, wait = PATIENCE) {
  const sharing = new Sharing({ clock, log, counts, now, wait });
  const counters = new Counters({ name: 'test', sharing, hash: (key) => key });
  const ask = (key: string, max: number, of = counters) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) =>
      of.incr(key, (error, result) => (result ? resolve(result) : reject(error)), MINUTE, max),
    );
  return {
    sharing,
    counters,
    ask,
    passes: async (key: string, max: number) => (await ask(key, max)).current <= max,
  };
}

/** Like the table in the database, but its windows never end. */
class Totals implements SharedCounts {
  readonly #totals = new Map<string, number>();
  queries = 0;
  isAway = false;
  isSlow = false;

  isAlone(): boolean {
    return false;
  }

  async add(_window: number, counts: readonly { readonly key: string; readonly add: number }[]) {
    this.queries++;
    if (this.isSlow) await new Promise(() => {});
    if (this.isAway) throw new Error('away');
    return counts.map(({ key, add }) => {
      const total = (this.#totals.get(key) ?? 0) + add;
      this.#totals.set(key, total);
      return { key, total, age: 0 };
    });
  }
}

test('requests are counted per key and window, and a window that is over starts again', async () => {
  let now = 5;
  const { ask, counters } = process(undefined, () => now);
  expect(await ask('a', 10)).toEqual({ current: 1, ttl: MINUTE });
  now += 59_999;
  expect(await ask('a', 10)).toEqual({ current: 2, ttl: 1 });
  expect(await ask('b', 10)).toEqual({ current: 1, ttl: MINUTE });
  expect(await ask('a', 10, counters.child({}))).toEqual({ current: 1, ttl: MINUTE });
  now += 1;
  expect(await ask('a', 10)).toEqual({ current: 1, ttl: MINUTE });
  for (let i = 0; i < 5_000; i++) await ask(`key ${i}`, 10);
  expect(await ask('b', 10)).toEqual({ current: 1, ttl: MINUTE });
});

test.each([1, 7, 64, 600])('a limit of %i is exceeded by a sixteenth per process at most', async (max) => {
  const below = dice(max);
  const totals = new Totals();
  const processes = Array.from({ length: 3 }, () => process(totals));
  const asked = Array.from({ length: 4 * max }, () => processes[below(3)].passes('a', max));
  const passed = (await Promise.all(asked)).filter(Boolean).length;
  expect(passed).toBeGreaterThanOrEqual(max);
  expect(passed).toBeLessThan(max + 3 * stepOf(max));
  // A refused request costs no query.
  const { queries } = totals;
  for (const { sharing, passes } of processes) {
    await sharing.flush();
    expect(await passes('a', max)).toBe(false);
    await sharing.flush();
  }
  expect(totals.queries).toBeLessThanOrEqual(queries + 3);
});

test('a process that starts later knows what was counted before', async () => {
  const totals = new Totals();
  const first = process(totals);
  for (let i = 0; i < 64; i++) expect(await first.passes('a', 64)).toBe(true);
  await first.sharing.flush();
  const second = process(totals);
  const passed: boolean[] = [];
  for (let i = 0; i < 64; i++) passed.push(await second.passes('a', 64));
  expect(passed.filter(Boolean)).toHaveLength(stepOf(64));
});

test('while the database is down or slow each process counts on its own, and together again afterwards', async () => {
  const totals = new Totals();
  const [here, there] = [process(totals), process(totals)];
  totals.isAway = true;
  for (const { passes, sharing } of [here, there]) {
    for (let i = 0; i < 32; i++) expect(await passes('a', 32)).toBe(true);
    expect(await passes('a', 32)).toBe(false);
    expect(sharing.isWorking).toBe(false);
  }
  totals.isAway = false;
  for (const { sharing } of [here, there]) await sharing.flush();
  expect(here.sharing.isWorking && there.sharing.isWorking).toBe(true);
  expect(await process(totals).passes('b', 32)).toBe(true);
  const late = process(totals);
  const passed = [await late.passes('a', 32), await late.passes('a', 32), await late.passes('a', 32)];
  expect(passed).toEqual([true, true, false]);
  totals.isSlow = true;
  const slow = process(totals, () => 0, 1);
  for (let i = 0; i < 32; i++) expect(await slow.passes('c', 32)).toBe(true);
  expect(await slow.passes('c', 32)).toBe(false);
});

test('a process on its own asks nobody, and passes its counts on to newcomers', async () => {
  const totals = new Totals();
  let isAlone = true;
  const first = process({ isAlone: () => isAlone, add: (window, counts) => totals.add(window, counts) });
  for (let i = 0; i < 30; i++) expect(await first.passes('a', 32)).toBe(true);
  await first.sharing.flush();
  expect(totals.queries).toBe(0);
  isAlone = false;
  expect(await first.passes('a', 32)).toBe(true);
  await first.sharing.flush();
  const second = process(totals);
  expect([await second.passes('a', 32), await second.passes('a', 32)]).toEqual([true, true]);
  expect(await second.passes('a', 32)).toBe(false);
});

test('counts that wait to be shared are bounded, and a crowd of them is shared at once', async () => {
  const totals = new Totals();
  totals.isAway = true;
  const { sharing } = process(totals);
  const crowd = (n: number, name: string): void => {
    for (let i = 0; i < n; i++) sharing.note(`${name} ${i}`, { ...newCount(0), unshared: 1 }, MINUTE);
  };
  crowd(MOST_WAITING + 2_000, 'first');
  expect(sharing.waiting).toBe(MOST_WAITING);
  await sharing.flush();
  crowd(10, 'second');
  expect(sharing.waiting).toBe(MOST_WAITING);
  // Once it answers again, nothing waits for the next second.
  totals.isAway = false;
  await sharing.flush();
  await until('all shared', () => sharing.waiting < 500);
  expect(totals.queries).toBeGreaterThanOrEqual(1 + (MOST_WAITING - 500) / 500);
});
