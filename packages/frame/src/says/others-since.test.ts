import type { SeenEntry } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { othersSince } from './others-since.ts';

const entry = (seq: number, seat: number, kind: string): SeenEntry =>
  ({ seq, seat, kind: 'moves', told: [{ kind }] }) as unknown as SeenEntry;
const telling = { isSmall: (told: SeenEntry['told']) => told.every(({ kind }) => kind === 'passed') };

test('a pass ordered in advance hides nothing the others did', () => {
  const entries = [entry(1, 0, 'engaged'), entry(2, 1, 'won'), entry(3, 0, 'passed'), entry(4, 1, 'gave')];
  const kinds = (upTo: number): string[] =>
    othersSince(entries.slice(0, upTo), 0, telling).flatMap(({ told }) => told.map(({ kind }) => kind));
  expect(kinds(4)).toEqual(['won', 'gave']);
  expect(kinds(1)).toEqual([]);
});
