import { expect, test } from 'vitest';
import type { SwayView } from '../types.ts';
import { hasBeenAttacked } from './window.ts';

test('cutting in is set up only once the other side attacks, and from then on', () => {
  const at = (turns: number, turn: number, phase: SwayView['phase']): boolean =>
    hasBeenAttacked({ turns, turn, phase } as SwayView, 0);
  // The reader begins.
  expect([at(0, 0, 'opening'), at(0, 0, 'plot'), at(1, 1, 'obstruct')]).toEqual([false, false, false]);
  expect([at(1, 1, 'plot'), at(2, 0, 'obstruct'), at(3, 1, 'obstruct')]).toEqual([true, true, true]);
  // The other side does.
  expect([at(0, 1, 'opening'), at(0, 1, 'obstruct')]).toEqual([false, false]);
  expect([at(0, 1, 'plot'), at(1, 0, 'obstruct'), at(1, 0, 'plot')]).toEqual([true, true, true]);
});
