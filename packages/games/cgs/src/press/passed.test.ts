import { expect, test } from 'vitest';
import { trial } from '../scenarios/tarn.testing.ts';
import type { CgsState } from '../types.ts';
import { type WhyPassed, whyPassed } from './passed.ts';

/** Why b passes in this position: it agrees with the list of legal moves, and is the same once b has passed. */
function reasonOf(position: string): WhyPassed {
  const before = trial(`turn b | ${position}`);
  const why = whyPassed(before.state as CgsState, 1);
  const could = before.legal(1).some((move) => move.startsWith('play '));
  expect(could).toBe(['open.kept', 'special.kept', 'kept', 'locked'].includes(why));
  expect(whyPassed(before.play('pass').state as CgsState, 1)).toBe(why);
  return why;
}

test('CGS-PASS-1 between adventures: nothing to open, or left in hand', () => {
  expect(reasonOf('ops a 9 | ops b 9,10')).toBe('open.none');
  expect(reasonOf('ops a 9 | ops b 2,9')).toBe('open.kept');
  expect(reasonOf('ops b 2 | site b 2')).toBe('open.none');
});

test('CGS-PASS-1 in an adventure: no card fits, the costs are out of reach, or neither', () => {
  const tarn = 'ground a 2 | hero a 2';
  expect(reasonOf(tarn)).toBe('none');
  expect(reasonOf(`${tarn} | ops b 2,3`)).toBe('none');
  expect(reasonOf(`${tarn} | ops b 9`)).toBe('locked');
  expect(reasonOf(`${tarn} | ops b 7,8,9,10,11`)).toBe('kept');
  // Only the hero gains anything by covering the costs.
  expect(reasonOf('ground a 35 | hero a 35 | ops b 8')).toBe('kept');
});

test('CGS-SPEC-2, CGS-FRZ-2 in a special round, and after a Freeze', () => {
  const special = 'ground a 2,13 | hero a 2 | pending a 13 | ground b 12';
  expect(reasonOf(`${special} | ops b 9`)).toBe('special.none');
  expect(reasonOf(`${special} | ops b 9,14`)).toBe('special.kept');
  expect(reasonOf('ground a 2,5 | hero a 2 | site a 22 | ops b 9')).toBe('frozen');
});
