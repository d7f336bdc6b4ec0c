import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SimClock } from '@hortus/host/testing';
import { expect, test } from 'vitest';
import { type Machine, StoreClock } from './store-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A machine that was started at some time and whose wall clock is wrong. */
const machine = (sim: SimClock, wrong: number, started = sim.now() - 12_345): Machine => ({
  monotonic: () => sim.now() - started,
  wall: () => sim.now() + wrong,
  after: (ms, then) => sim.after(ms, then),
});

test('two processes agree on the time however wrong their wall clocks are, and know by how much', async () => {
  const sim = new SimClock();
  const ask = async (): Promise<number> => sim.now();
  const early = await StoreClock.open(ask, machine(sim, -10 * MINUTE));
  const late = await StoreClock.open(ask, machine(sim, 10 * MINUTE, 5));
  for (let i = 0; i < 5; i++) {
    expect([early.now(), late.now()]).toEqual([sim.now(), sim.now()]);
    await sim.advance(17_001);
  }
  expect([early.skew, late.skew]).toEqual([-10 * MINUTE, 10 * MINUTE]);
  for (const clock of [early, late]) clock.stop();
});

test('time neither jumps nor goes back if the database’s clock is set, and follows it slowly', async () => {
  const sim = new SimClock();
  let set = 0;
  const clock = await StoreClock.open(async () => sim.now() + set, machine(sim, 0));
  for (const wrong of [10_000, -10_000]) {
    set = wrong;
    let before = clock.now();
    for (let i = 0; i < 100; i++) {
      await sim.advance(1000);
      const gone = clock.now() - before;
      expect(gone).toBeGreaterThanOrEqual(949);
      expect(gone).toBeLessThanOrEqual(1051);
      before = clock.now();
    }
    await sim.advance(1000_000);
    expect(clock.now()).toBe(sim.now() + wrong);
  }
  clock.stop();
});

test('a machine that slept has the right time at the next comparison, and one more odd answer changes nothing', async () => {
  const sim = new SimClock();
  let asleep = 0;
  let odd = 0;
  const ask = async (): Promise<number> => {
    const answer = sim.now() + asleep + odd;
    odd = 0;
    return answer;
  };
  // Its monotonic clock stands still while it sleeps, the database's goes on.
  const clock = await StoreClock.open(ask, machine(sim, 0));
  odd = HOUR;
  await clock.sync();
  await sim.advance(1);
  expect(clock.now()).toBe(sim.now());
  for (const slept of [2 * MINUTE, HOUR, 12 * HOUR]) {
    asleep += slept;
    const before = clock.now();
    await sim.advance(20_000);
    expect(clock.now()).toBe(sim.now() + asleep);
    expect(clock.now()).toBe(before + slept + 20_000);
    await sim.advance(19_000);
    expect(clock.now()).toBe(sim.now() + asleep);
  }
  clock.stop();
});

test('if the database’s clock is set back by hours, time goes on at half speed until it has caught up', async () => {
  const sim = new SimClock();
  let set = 0;
  const clock = await StoreClock.open(async () => sim.now() + set, machine(sim, 0));
  set = -HOUR;
  await sim.advance(20_000);
  const before = clock.now();
  await sim.advance(1000_000);
  expect(clock.now() - before).toBe(500_000);
  await sim.advance(3 * HOUR);
  expect(clock.now()).toBe(sim.now() - HOUR);
  clock.stop();
});

test('an answer that took long changes nothing it can’t know', async () => {
  let time = 0;
  let wayBack = 0;
  const ask = async (): Promise<number> => {
    const there = 1_000_000 + time;
    time += wayBack;
    return there;
  };
  const clock = await StoreClock.open(ask, { monotonic: () => time, wall: () => 0, after: () => () => {} });
  wayBack = 8_000;
  await clock.sync();
  time += 10_000;
  expect(clock.now()).toBe(1_018_000);
});

test('a database outage stops no clock', async () => {
  const sim = new SimClock();
  let isAway = false;
  const ask = async (): Promise<number> => {
    if (isAway) throw new Error('away');
    return sim.now();
  };
  const clock = await StoreClock.open(ask, machine(sim, MINUTE));
  isAway = true;
  await sim.advance(100_000);
  expect(clock.now()).toBe(sim.now());
  await expect(clock.sync()).rejects.toThrow('away');
  clock.stop();
});

test('nothing in the server or the host asks a wall clock', () => {
  const sources = ['..', '../../host'].flatMap((folder) => {
    const dir = join(import.meta.dirname, folder, 'src');
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && !/(?:\.test\.ts|\.soak\.ts)$|testing\/|crash\/|trades\//.test(file),
      )
      .map((file) => join(dir, file));
  });
  expect(sources.length).toBeGreaterThan(80);
  const asking = sources.filter((file) => ASKS.test(readFileSync(file, 'utf8')));
  expect(asking.map((file) => file.replace(/.*packages\//, ''))).toEqual(ALLOWED);
});

/** Called or passed on. */
const ASKS = /\bDate\s*\.\s*now\b|\bnew Date(?:\(\s*\)|\b(?!\())|=\s*Date\b/;

/** Only to tell by how much it is wrong. */
const ALLOWED = ['server/src/store-clock.ts'];
