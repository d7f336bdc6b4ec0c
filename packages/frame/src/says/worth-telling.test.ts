import type { SeenEntry } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { plainTelling } from '../board/plain.ts';
import { worthTelling } from './worth-telling.ts';

const entry = (...kinds: string[]): SeenEntry =>
  ({ seq: 1, kind: 'moves', seat: 0, told: kinds.map((kind) => ({ kind })) }) as unknown as SeenEntry;
const TELLING = { isIdle: ({ kind }: { kind: string }): boolean => kind === 'turn' };

test('the obvious is left out, and an entry with nothing else gets no line', () => {
  expect(worthTelling(entry('took', 'turn'), TELLING)).toMatchObject({ told: [{ kind: 'took' }] });
  expect(worthTelling(entry('turn'), TELLING)).toBeUndefined();
});

test('an entry shown in full stays the same object, by which its words are known', () => {
  const whole = entry('took');
  expect(worthTelling(whole, TELLING)).toBe(whole);
  expect(worthTelling(entry('turn'), plainTelling)?.told).toHaveLength(1);
});
