import type { SeenEntry } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { plainTelling } from '../board/plain.ts';
import { byLine } from './log-lines.ts';

let seq = 0;
const entry = (seat: number, kind: string, more: object = {}): SeenEntry =>
  ({ seq: ++seq, kind: 'moves', seat, told: [{ kind }], ...more }) as unknown as SeenEntry;
const TELLING = {
  ...plainTelling,
  isSmall: ([event]: readonly { kind: string }[]) => event?.kind === 'passed',
  goesOn: ([one]: readonly { kind: string }[], [two]: readonly { kind: string }[]) =>
    one?.kind === 'discarded' && two?.kind === 'discarded',
};
const linesOf = (...entries: readonly SeenEntry[]): number[] =>
  byLine(entries, TELLING).map((line) => line.length);

test('small answers and continuations share the line of the entry before them', () => {
  expect(linesOf(entry(0, 'played'), entry(1, 'passed'), entry(0, 'played'))).toEqual([2, 1]);
  expect(linesOf(entry(0, 'discarded'), entry(0, 'discarded'), entry(0, 'discarded'))).toEqual([3]);
  expect(linesOf(entry(0, 'discarded'), entry(1, 'discarded'), entry(1, 'played'))).toEqual([1, 1, 1]);
});

test('a move that was taken back has a line of its own', () => {
  const [kept, slip] = [entry(0, 'discarded'), entry(0, 'discarded')];
  const back = { seq: ++seq, kind: 'back', seat: 0, to: kept.seq, told: [] } as unknown as SeenEntry;
  expect(linesOf(kept, slip, back, entry(0, 'discarded'))).toEqual([1, 1, 1, 1]);
});

test('a turn in which nothing happened has a line of its own', () => {
  const ending = { ...TELLING, endsTurn: ([event]: readonly { kind: string }[]) => event?.kind === 'passed' };
  const lines = (...entries: readonly SeenEntry[]): number[] =>
    byLine(entries, ending).map((line) => line.length);
  expect(lines(entry(0, 'played'), entry(0, 'passed'), entry(1, 'passed'))).toEqual([2, 1]);
  expect(lines(entry(0, 'played'), entry(0, 'passed'), entry(0, 'passed'), entry(0, 'played'))).toEqual([
    2, 1, 1,
  ]);
});
