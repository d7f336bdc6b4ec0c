import { type Entry, onlySeat, type RunningTime, seatSet } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { clocksAt, deadlineOf, type Times, timesAfter, timesAtDeal } from './times.ts';

const moved = (seat: number, at: number, kind = 'take'): Entry => ({
  seq: 1,
  kind: 'moves',
  seat,
  moves: [{ kind }],
  at,
});
const paused = (kind: 'pause' | 'resume', at: number): Entry => ({ seq: 1, kind, seat: 0, granted: [1], at });
const turn = (seat: number, span: number): RunningTime => ({ seats: onlySeat(seat), span });
/** These seats at once. */
const all = (span: number, ...seats: number[]): RunningTime => ({ seats: seatSet(seats), span });

const perMove = { kind: 'move', seconds: 10 } as const;
const clock = { kind: 'clock', base: 60, increment: 5 } as const;

test('without a limit nobody’s time runs', () => {
  const times = timesAtDeal({ kind: 'none' }, 2, turn(0, 0), 0);
  expect(clocksAt(times, 99)).toEqual({ left: [null, null], running: [] });
  expect(deadlineOf(timesAfter({ kind: 'none' }, times, moved(0, 5), turn(1, 1), false))).toBeUndefined();
});

test('seconds per move: each span starts a new limit', () => {
  let times = timesAtDeal(perMove, 2, turn(0, 0), 1000);
  expect(deadlineOf(times)).toEqual({ seat: 0, at: 11_000 });
  times = timesAfter(perMove, times, moved(0, 5000), turn(1, 1), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 15_000 });
  expect(clocksAt(times, 6000)).toEqual({ left: [10_000, 9000], running: [1] });
  // Two moves of one seat in a row, in one span: the limit keeps running.
  times = timesAfter(perMove, times, moved(1, 8000), turn(1, 1), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 15_000 });
  times = timesAfter(perMove, times, moved(1, 9000), turn(1, 2), false);
  expect(deadlineOf(times)).toEqual({ seat: 1, at: 19_000 });
});

test('base and increment: what was used is gone, a finished move adds some', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 20_000), turn(1, 1), false);
  expect(clocksAt(times, 20_000)).toEqual({ left: [45_000, 60_000], running: [1] });
  times = timesAfter(clock, times, moved(1, 21_000), turn(0, 2), false);
  expect(deadlineOf(times)).toEqual({ seat: 0, at: 66_000 });
});

// Found by the crash soak: two processes whose clocks differed by 6 ms.
test('a process whose clock is slightly slow shows nobody more time than they have', () => {
  const times = timesAtDeal(perMove, 2, turn(0, 0), 1000);
  expect(clocksAt(times, 994)).toEqual({ left: [10_000, 10_000], running: [0] });
});

test('a take-back gives no time back, and no increment', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 10_000), turn(1, 1), false);
  const back: Entry = { seq: 2, kind: 'back', seat: 0, to: 0, granted: [1], at: 14_000 };
  times = timesAfter(clock, times, back, turn(0, 0), false);
  expect(clocksAt(times, 14_000)).toEqual({ left: [55_000, 56_000], running: [0] });
});

test('a pause stops the clock, and afterwards the same limit continues', () => {
  for (const control of [perMove, clock]) {
    let times: Times = timesAtDeal(control, 2, turn(0, 0), 0);
    const before = clocksAt(times, 4000).left[0];
    times = timesAfter(control, times, paused('pause', 4000), turn(0, 0), true);
    expect(deadlineOf(times)).toBeUndefined();
    expect(clocksAt(times, 90_000)).toMatchObject({ left: [before, expect.anything()], running: [] });
    times = timesAfter(control, times, paused('resume', 90_000), turn(0, 0), false);
    expect(deadlineOf(times)).toEqual({ seat: 0, at: 90_000 + Number(before) });
  }
});

test('a player whose time ran out gets a new allotment if the match continues', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 0);
  times = timesAfter(clock, times, moved(0, 60_000, 'time'), turn(0, 16), false);
  expect(clocksAt(times, 60_000).left[0]).toBe(60_000);
});

test('after the end no clock runs, and no entry is older than the last', () => {
  let times = timesAtDeal(clock, 2, turn(0, 0), 10_000);
  times = timesAfter(clock, times, moved(0, 5000), undefined, false);
  expect(clocksAt(times, 99_000)).toEqual({ left: [60_000, 60_000], running: [] });
});

test.each([
  ['seconds per move', perMove, 6000],
  ['base and increment', clock, 56_000],
] as const)(
  '%s: a span that stood still while somebody else was asked continues with the time left',
  (_, control, left) => {
    let times = timesAtDeal(control, 2, turn(0, 7), 0);
    times = timesAfter(control, times, moved(0, 4000), undefined, false);
    expect(clocksAt(times, 9000)).toMatchObject({ left: [left, expect.anything()], running: [] });
    times = timesAfter(control, times, moved(1, 9000), turn(0, 7), false);
    expect(clocksAt(times, 9000)).toMatchObject({ left: [left, expect.anything()], running: [0] });
    times = timesAfter(control, times, moved(0, 10_000), turn(1, 8), false);
    times = timesAfter(control, times, moved(1, 11_000), turn(0, 9), false);
    expect(clocksAt(times, 11_000).left[0]).toBe(control.kind === 'move' ? 10_000 : 60_000);
  },
);

test('a player asked while no clock was running loses no time, and the previous mover keeps the increment', () => {
  let times = timesAtDeal(clock, 2, turn(0, 7), 0);
  times = timesAfter(clock, times, moved(0, 4000), undefined, false);
  times = timesAfter(clock, times, paused('pause', 5000), undefined, true);
  times = timesAfter(clock, times, paused('resume', 50_000), undefined, false);
  // The asked seat has ended the turn.
  times = timesAfter(clock, times, moved(1, 60_000), turn(1, 8), false);
  expect(clocksAt(times, 61_000)).toEqual({ left: [61_000, 59_000], running: [1] });
});

test('a take-back while nobody’s time runs gives no time', () => {
  for (const control of [perMove, clock]) {
    let times = timesAtDeal(control, 2, turn(0, 7), 0);
    times = timesAfter(control, times, moved(0, 4000), undefined, false);
    const { left } = clocksAt(times, 4000);
    const back: Entry = { seq: 2, kind: 'back', seat: 0, to: 0, granted: [1], at: 6000 };
    times = timesAfter(control, times, back, turn(0, 7), false);
    expect(clocksAt(times, 6000)).toEqual({ left, running: [0] });
  }
});

const controls = [
  ['seconds per move', perMove],
  ['base and increment', clock],
] as const;
const whole = { move: 10_000, clock: 60_000 };

describe.each(controls)('several at once, %s', (_, control) => {
  const start = whole[control.kind];
  /** What a seat has left after a finished move. */
  const after = (left: number): number => (control.kind === 'move' ? start : left + 5000);

  test('each seat’s time runs on its own and stops as soon as it has moved', () => {
    let times = timesAtDeal(control, 3, all(1, 0, 1, 2), 0);
    expect(clocksAt(times, 1000)).toEqual({
      left: [start - 1000, start - 1000, start - 1000],
      running: [0, 1, 2],
    });
    times = timesAfter(control, times, moved(1, 4000), all(1, 0, 2), false);
    expect(clocksAt(times, 6000)).toEqual({
      left: [start - 6000, after(start - 4000), start - 6000],
      running: [0, 2],
    });
    expect(deadlineOf(times)).toEqual({ seat: 0, at: start });
    times = timesAfter(control, times, moved(0, 7000), all(1, 2), false);
    expect(deadlineOf(times)).toEqual({ seat: 2, at: start });
    expect(clocksAt(times, 7000).running).toEqual([2]);
  });

  test('a new round starts a new limit for all', () => {
    let times = timesAtDeal(control, 2, all(1, 0, 1), 0);
    times = timesAfter(control, times, moved(0, 2000), all(1, 1), false);
    times = timesAfter(control, times, moved(1, 3000), all(2, 0, 1), false);
    expect(clocksAt(times, 3000)).toEqual({
      left: [after(start - 2000), after(start - 3000)],
      running: [0, 1],
    });
  });

  test('two players whose time is up at the same instant are both due then', () => {
    let times = timesAtDeal(control, 3, all(1, 0, 1, 2), 0);
    times = timesAfter(control, times, moved(0, 1000), all(1, 1, 2), false);
    expect(deadlineOf(times)).toEqual({ seat: 1, at: start });
    times = timesAfter(control, times, moved(1, start, 'time'), all(1, 2), false);
    expect(deadlineOf(times)).toEqual({ seat: 2, at: start });
    times = timesAfter(control, times, moved(2, start, 'time'), undefined, false);
    expect(deadlineOf(times)).toBeUndefined();
    expect(clocksAt(times, start)).toMatchObject({ left: [after(start - 1000), start, start], running: [] });
  });

  test('a player whose time is up doesn’t affect another’s clock', () => {
    // Seat 1 is asked later, and so has longer.
    let times = timesAtDeal(control, 2, turn(0, 1), 0);
    times = timesAfter(control, times, paused('pause', 3000), turn(0, 1), true);
    times = timesAfter(control, times, paused('resume', 4000), all(1, 0, 1), false);
    expect(deadlineOf(times)).toEqual({ seat: 0, at: start + 1000 });
    times = timesAfter(control, times, moved(0, start + 1000, 'time'), all(1, 1), false);
    expect(deadlineOf(times)).toEqual({ seat: 1, at: start + 4000 });
    times = timesAfter(control, times, moved(1, start + 3999), turn(0, 2), false);
    expect(clocksAt(times, start + 3999)).toEqual({ left: [start, after(1)], running: [0] });
  });

  test('a flag entered late doesn’t save another player', () => {
    let times = timesAtDeal(control, 2, all(1, 0, 1), 0);
    times = timesAfter(control, times, moved(0, start + 7000, 'time'), all(1, 1), false);
    expect(deadlineOf(times)).toEqual({ seat: 1, at: start + 7000 });
  });

  test('a pause in the middle stops every running clock, and afterwards each continues', () => {
    let times = timesAtDeal(control, 3, all(1, 0, 1, 2), 0);
    times = timesAfter(control, times, moved(2, 1000), all(1, 0, 1), false);
    times = timesAfter(control, times, paused('pause', 4000), all(1, 0, 1), true);
    expect(deadlineOf(times)).toBeUndefined();
    const left = [start - 4000, start - 4000, after(start - 1000)];
    expect(clocksAt(times, 50_000)).toEqual({ left, running: [] });
    times = timesAfter(control, times, paused('resume', 50_000), all(1, 0, 1), false);
    expect(clocksAt(times, 50_000)).toEqual({ left, running: [0, 1] });
    times = timesAfter(control, times, moved(1, 51_000), all(1, 0), false);
    expect(clocksAt(times, 51_000)).toEqual({
      left: [start - 5000, after(start - 5000), left[2]],
      running: [0],
    });
  });

  test('a take-back restarts the clock of its seat and leaves the others alone', () => {
    let times = timesAtDeal(control, 3, all(1, 0, 1, 2), 0);
    times = timesAfter(control, times, moved(1, 4000), all(1, 0, 2), false);
    const back: Entry = { seq: 2, kind: 'back', seat: 1, to: 0, granted: [0, 2], at: 6000 };
    times = timesAfter(control, times, back, all(1, 0, 1, 2), false);
    const then = after(start - 4000);
    expect(clocksAt(times, 6000)).toEqual({ left: [start - 6000, then, start - 6000], running: [0, 1, 2] });
    expect(clocksAt(times, 7000)).toMatchObject({ left: [start - 7000, then - 1000, start - 7000] });
  });

  test('while no clock runs all stand still; then each continues, or has what its own move added', () => {
    let times = timesAtDeal(control, 3, all(7, 0, 1, 2), 0);
    times = timesAfter(control, times, moved(0, 4000), undefined, false);
    expect(clocksAt(times, 9000)).toEqual({ left: [start - 4000, start - 4000, start - 4000], running: [] });
    times = timesAfter(control, times, moved(2, 9000), all(7, 1, 2), false);
    expect(clocksAt(times, 9000)).toEqual({
      left: [after(start - 4000), start - 4000, start - 4000],
      running: [1, 2],
    });
  });

  test('a span that stood still while somebody else was asked continues for each with the time left', () => {
    let times = timesAtDeal(control, 3, all(7, 0, 1), 0);
    times = timesAfter(control, times, moved(0, 4000), turn(2, 8), false);
    times = timesAfter(control, times, moved(2, 9000), all(7, 0, 1), false);
    expect(clocksAt(times, 9000)).toMatchObject({ left: [start - 4000, start - 4000, after(start - 5000)] });
    expect(deadlineOf(times)).toEqual({ seat: 0, at: start + 5000 });
  });
});

test('whoever loses on time is left with none; in a match that goes on they get their time again', () => {
  const dealt = timesAtDeal(clock, 2, turn(0, 1), 0);
  const flagged = timesAfter(clock, dealt, moved(0, 60_000, 'time'), undefined, false, false, true);
  expect(clocksAt(flagged, 70_000)).toEqual({ left: [0, 60_000], running: [] });
  const goesOn = timesAfter(clock, dealt, moved(0, 60_000, 'time'), turn(1, 2), false);
  expect(clocksAt(goesOn, 60_000).left[0]).toBe(60_000);
});
