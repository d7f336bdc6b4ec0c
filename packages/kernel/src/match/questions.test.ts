import { expect, test } from 'vitest';
import type { Entry } from '../log/log.ts';
import { Questions } from './questions.ts';

const entry = (seq: number, seat: number, kind: 'moves' | 'back' | 'pause'): Entry =>
  kind === 'moves'
    ? { seq, kind, seat, moves: [] }
    : kind === 'back'
      ? { seq, kind, seat, to: 0, granted: [] }
      : { seq, kind, seat, granted: [] };
/** The earliest sequence that seat may still answer. */
const since = (questions: Questions, seat: number): number => {
  for (let seq = 0; ; seq++) if (!questions.isStale(seat, seq)) return seq;
};

test('a question stays the same until it changes', () => {
  const questions = new Questions(['a', 'b']);
  questions.ask(entry(1, 1, 'pause'), ['a', 'b']);
  expect([0, 1].map((seat) => since(questions, seat))).toEqual([0, 0]);
  questions.ask(entry(2, 1, 'pause'), ['a', 'c']);
  expect([0, 1].map((seat) => since(questions, seat))).toEqual([0, 2]);
});

test('not being asked in between makes the same question a new one', () => {
  const questions = new Questions(['a', undefined]);
  questions.ask(entry(1, 1, 'moves'), [undefined, 'x']);
  questions.ask(entry(2, 1, 'moves'), ['a', undefined]);
  expect(since(questions, 0)).toBe(2);
});

test.each(['moves', 'back'] as const)(
  'a seat that made an entry of %s gets a new question, even if the words are the same',
  (kind) => {
    const questions = new Questions(['a', 'a']);
    questions.ask(entry(1, 0, kind), ['a', 'a']);
    expect([0, 1].map((seat) => since(questions, seat))).toEqual([1, 0]);
  },
);

test('a seat that pauses gets no new question', () => {
  const questions = new Questions(['a', 'a']);
  questions.ask(entry(1, 0, 'pause'), ['a', 'a']);
  expect(since(questions, 0)).toBe(0);
});
