import { expect, test } from 'vitest';
import { pauseBefore, TABLE_PACE, thinkingTime } from './pace.ts';
import { Steps } from './steps.ts';

/** As on a server. */
const PACE = { thinks: 400, after: 700 };
const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

test('a turn of up to 60 decisions takes at most two seconds', () => {
  for (const pace of [PACE, TABLE_PACE]) {
    // Thinking fits into a pause; where there is none, it is all that a turn takes.
    const taken = (step: number): number =>
      Math.max(pauseBefore(pace, step), thinkingTime(pace.thinks, step));
    const turn = steps(60).reduce((sum, step) => sum + taken(step), 0);
    expect(turn).toBeGreaterThan(1400);
    expect(turn).toBeLessThanOrEqual(2000);
    expect(taken(0)).toBe(pace === PACE ? 700 : 900);
  }
});

test('thinking fits into every pause, with room to spare', () => {
  for (const step of steps(100))
    expect(pauseBefore(PACE, step)).toBeGreaterThanOrEqual(1.5 * thinkingTime(PACE.thinks, step));
});

test('no wait is added where there was none, and a short pause isn’t made longer', () => {
  for (const step of steps(20)) {
    expect(pauseBefore({ thinks: 900, after: 0 }, step)).toBe(0);
    expect(pauseBefore({ thinks: 400, after: 100 }, step)).toBeLessThanOrEqual(100);
  }
});

test('a turn lasts as long as its span, or until somebody else decides', () => {
  const made = new Steps();
  made.note(0, 10, false);
  made.note(0, 10, false);
  expect([made.of(0, 10), made.of(1, 10)]).toEqual([2, 0]);
  // Neither an offer by somebody else nor a new span, as where each phase has its own, ends the turn.
  made.note(1, 10, true);
  made.note(0, 11, false);
  expect(made.of(0, 12)).toBe(3);
  // Another seat has to choose something in the middle of the turn.
  made.note(1, 13, false);
  expect(made.of(0, 11)).toBe(3);
  expect([made.of(0, 14), made.of(1, 14)]).toEqual([0, 1]);
});
