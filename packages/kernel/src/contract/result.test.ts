import { expect, test } from 'vitest';
import { Bug, fail, invariant, ok } from './result.ts';

test('a result is one of two things', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(fail('why')).toEqual({ ok: false, fault: 'why' });
});

test('a bug throws at once and says what', () => {
  expect(() => invariant(false, 'hand and deck overlap')).toThrow(Bug);
  expect(() => invariant(undefined, 'hand and deck overlap')).toThrow('hand and deck overlap');
  expect(() => invariant(true, 'never')).not.toThrow();
  expect(new Bug('x').name).toBe('Bug');
});
