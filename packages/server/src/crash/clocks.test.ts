import type { Entry } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { ClockReading, outside } from './clocks.ts';

const entry = (seat: number, at: number, kind = 'take'): Entry => ({
  seq: 1,
  kind: 'moves',
  seat,
  at,
  moves: [{ kind }],
});

test('the reading adds up a clock with increments, and finds clocks told otherwise', () => {
  const clocks = new ClockReading({ kind: 'clock', base: 60, increment: 5 }, 2, 1000);
  expect(clocks.enter(entry(0, 3000), 0, false)).toBeUndefined();
  expect(clocks.agreesWith({ left: [63_000, 59_999], running: [1] })).toBe(true);
  expect(clocks.agreesWith({ left: [63_001, 59_999], running: [1] })).toBe(false);
  expect(clocks.agreesWith({ left: [63_000, 60_001], running: [1] })).toBe(false);
});

test('it finds an early flag, a late move, and time that runs backwards', () => {
  const reading = (): ClockReading => new ClockReading({ kind: 'move', seconds: 5 }, 2, 0);
  expect(reading().enter(entry(0, 5000, 'time'), 0, true)).toBeUndefined();
  expect(reading().enter(entry(0, 4999, 'time'), 0, true)).toBe('is a flag with 1 ms left');
  expect(reading().enter(entry(0, 5001), 0, false)).toBe('was accepted 1 ms too late');
  expect(reading().enter(entry(0, -1), 0, false)).toBe('was made at -1, before 0');
  expect(outside({ from: 10_000, to: 20_000 }, 14_000)).toBeUndefined();
  expect(outside({ from: 10_000, to: 20_000 }, 26_000)).toContain('6000 ms outside');
});
