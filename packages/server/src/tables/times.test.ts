import type { Entry } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { clocksAt, deadlineOf, type Times, type Turn, timesAfter, timesAtDeal } from './times.ts';

const moved = (seat: number, at: number, kind = 'take'): Entry => ({
  seq: 1,
  kind: 'moves',
  seat,
  moves: [{ kind }],
  at,
});
const paused = (kind: 'pause' | 'resume', at: number): Entry => ({ seq: 1, kind, seat: 0, granted: [1], at });
const turn = (seat: number, span: number): Turn => ({ seat, span });

const perMove = { kind: 'move', seconds: 10 } as const;
const clock = { kind: 'clock', base: 60, increment: 5 } as const;

test('without a limit nobody’s time runs', () => {
  const times = timesAtDeal({ kind: 'none' }, 2, turn(0, 0), 0);
  expect(clocksAt(times, 99)).toEqual({ left: [null, null], running: null });
  expect(deadlineOf(timesAfter({ kind: 'none' }, times, moved(0, 5), turn(1, 1), false))).toBeUndefined();
});

test('so many seconds a move: each span starts a new limit', () => {
  let times = timesAtDeal(perMove, 2, turn(0, 0), 1000);
  expect(deadlineOf(times)).toEqual({ seat: 0, at: 11_000 });
  times = timesAfter(perMove, times, moved(0, 5000), turn(1, 1), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 15_000 });
  expect(clocksAt(times, 6000)).toEqual({ left: [10_000, 9000], running: 1 });
  // Two moves of one seat in a row, in one span: the limit goes on.
  times = timesAfter(perMove, times, moved(1, 8000), turn(1, 1), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 15_000 });
  times = timesAfter(perMove, times, moved(1, 9000), turn(1, 2), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 19_000 });
});

test('base and increment: what was used is gone, a finished move adds some', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 20_000), turn(1, 1), false);
  expect(clocksAt(times, 20_000)).toEqual({ left: [45_000, 60_000], running: 1 });
  times = timesAfter(clock, times, moved(1, 21_000), turn(0, 2), false);
  expect(deadlineOf(times)).toEqual({ seat: 0, at: 66_000 });
});

test('a take-back gives no time back, and no increment', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 10_000), turn(1, 1), false);
  const back: Entry = { seq: 2, kind: 'back', seat: 0, to: 0, granted: [1], at: 14_000 };
  times = timesAfter(clock, times, back, turn(0, 0), false);
  expect(clocksAt(times, 14_000)).toEqual({ left: [55_000, 56_000], running: 0 });
});

test('a pause stops the clock, and its end lets the same limit go on', () => {
  for (const control of [perMove, clock]) {
    let times: Times = timesAtDeal(control, 2, turn(0, 0), 0);
    const before = clocksAt(times, 4000).left[0];
    times = timesAfter(control, times, paused('pause', 4000), turn(0, 0), true);
    expect(deadlineOf(times)).toBeUndefined();
    expect(clocksAt(times, 90_000)).toMatchObject({ left: [before, expect.anything()], running: null });
    times = timesAfter(control, times, paused('resume', 90_000), turn(0, 0), false);
    expect(deadlineOf(times)).toEqual({ seat: 0, at: 90_000 + Number(before) });
  }
});

test('whose time was up has a new allotment if the match goes on', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 60_000, 'time'), turn(0, 16), false);
  expect(clocksAt(times, 60_000).left[0]).toBe(60_000);
});

test('after the end nothing runs, and no entry is before the last', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 10_000);
  times = timesAfter(clock, times, moved(0, 5000), undefined, false);
  expect(clocksAt(times, 99_000)).toEqual({ left: [60_000, 60_000], running: null });
});

test.each([
  ['so many seconds a move', perMove, 6000],
  ['base and increment', clock, 56_000],
] as const)(
  '%s: a span that stood still while another was asked goes on with what was left',
  (_, control, left) => {
    let times = timesAtDeal(control, 2, turn(0, 7), 0);
    times = timesAfter(control, times, moved(0, 4000), undefined, false);
    expect(clocksAt(times, 9000)).toMatchObject({ left: [left, expect.anything()], running: null });
    times = timesAfter(control, times, moved(1, 9000), turn(0, 7), false);
    expect(clocksAt(times, 9000)).toMatchObject({ left: [left, expect.anything()], running: 0 });
    times = timesAfter(control, times, moved(0, 10_000), turn(1, 8), false);
    times = timesAfter(control, times, moved(1, 11_000), turn(0, 9), false);
    expect(clocksAt(times, 11_000).left[0]).toBe(control.kind === 'move' ? 10_000 : 60_000);
  },
);

test('who was asked while nobody’s time ran takes nothing, and who moved before has what that brings', () => {
  let times = timesAtDeal(clock, 2, turn(0, 7), 0);
  times = timesAfter(clock, times, moved(0, 4000), undefined, false);
  times = timesAfter(clock, times, paused('pause', 5000), undefined, true);
  times = timesAfter(clock, times, paused('resume', 50_000), undefined, false);
  // The asked seat has ended the turn.
  times = timesAfter(clock, times, moved(1, 60_000), turn(1, 8), false);
  expect(clocksAt(times, 61_000)).toEqual({ left: [61_000, 59_000], running: 1 });
});

test('a take-back while nobody’s time runs gives no time', () => {
  for (const control of [perMove, clock]) {
    let times = timesAtDeal(control, 2, turn(0, 7), 0);
    times = timesAfter(control, times, moved(0, 4000), undefined, false);
    const { left } = clocksAt(times, 4000);
    const back: Entry = { seq: 2, kind: 'back', seat: 0, to: 0, granted: [1], at: 6000 };
    times = timesAfter(control, times, back, turn(0, 7), false);
    expect(clocksAt(times, 6000)).toEqual({ left, running: 0 });
  }
});
