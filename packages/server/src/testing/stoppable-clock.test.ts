import { SimClock } from '@hortus/host/testing';
import { beforeEach, expect, test } from 'vitest';
import { StoppableClock } from './stoppable-clock.ts';

let real: SimClock;
let clock: StoppableClock;
let happened: string[];
let start: number;
beforeEach(() => {
  real = new SimClock();
  clock = new StoppableClock(real);
  happened = [];
  start = clock.now();
});
const plan = (name: string, milliseconds: number) => clock.after(milliseconds, () => happened.push(name));

test('it runs like the real one until it is stopped', async () => {
  plan('late', 2000);
  plan('soon', 500);
  await real.advance(1000);
  expect([clock.now() - start, happened]).toEqual([1000, ['soon']]);
});

test('while it stands still nothing falls due, except what is due already', async () => {
  plan('soon', 500);
  clock.stop();
  plan('at once', 0);
  await real.advance(1e6);
  expect([clock.now() - start, happened]).toEqual([0, ['at once']]);
});

test('time passes as the test says, and timers fire in order on the way', async () => {
  clock.stop();
  plan('late', 900);
  plan('soon', 500);
  plan('later', 1001);
  clock.pass(1000);
  await real.advance(0);
  expect([clock.now() - start, happened]).toEqual([1000, ['soon', 'late']]);
});

test('started again, it continues from where it stands', async () => {
  plan('later', 1000);
  await real.advance(400);
  clock.stop();
  await real.advance(1e6);
  clock.start();
  await real.advance(500);
  expect([clock.now() - start, happened]).toEqual([900, []]);
  await real.advance(100);
  expect([clock.now() - start, happened]).toEqual([1000, ['later']]);
});

test('cancelled timers don’t fire, stopped or not', async () => {
  const cancels = [plan('one', 10), plan('other', 20)];
  cancels[0]?.();
  clock.stop();
  cancels[1]?.();
  clock.pass(100);
  clock.start();
  await real.advance(100);
  expect(happened).toEqual([]);
});

test('a running clock can’t be moved', () => {
  expect(() => clock.pass(1)).toThrow('running');
});
