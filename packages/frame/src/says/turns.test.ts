import type { SeenEntry } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { plainTelling } from '../board/plain.ts';
import { lastTurn } from './turns.ts';

let seq = 0;
const entry = (seat: number, ...kinds: string[]): SeenEntry =>
  ({ seq: ++seq, kind: 'moves', seat, told: kinds.map((kind) => ({ kind })) }) as unknown as SeenEntry;
const TELLING = {
  ...plainTelling,
  isIdle: ({ kind }: { kind: string }) => kind === 'passed',
  isSmall: (told: readonly { kind: string }[]) => told.every(({ kind }) => /passed|waived/.test(kind)),
};
const FORCED = {
  ...TELLING,
  inTurn: ([event]: readonly { kind: string }[]) => (event?.kind === 'discarded' ? 'beside' : undefined),
} as const;
const turnOf = (...entries: SeenEntry[]) => {
  const turn = lastTurn(entries, TELLING);
  return turn && [turn.seat, ...turn.entries.flatMap(({ told }) => told.map(({ kind }) => kind))];
};

test('a turn is what one seat did, whatever small answers lie in between', () => {
  expect(turnOf(entry(0, 'drew'), entry(1, 'engaged'), entry(0, 'passed'), entry(1, 'engaged'))).toEqual([
    1,
    'engaged',
    'engaged',
  ]);
  expect(turnOf(entry(1, 'engaged'), entry(0, 'waived'), entry(1, 'engaged', 'passed'))).toEqual([
    1,
    'engaged',
    'engaged',
  ]);
});

test('a discard forced on somebody else doesn’t end it either', () => {
  const entries = [entry(1, 'engaged'), entry(0, 'discarded'), entry(0, 'discarded'), entry(1, 'engaged')];
  expect(lastTurn(entries, FORCED)?.entries.map(({ seat }) => seat)).toEqual([1, 1]);
  expect(lastTurn(entries, TELLING)?.entries.map(({ seat }) => seat)).toEqual([1]);
  expect(lastTurn(entries.slice(0, 3), FORCED)?.seat).toBe(0);
});

test('an entry that isn’t a move ends it, and without a move there is no turn', () => {
  const back = { ...entry(0), kind: 'back' } as unknown as SeenEntry;
  expect(turnOf(entry(1, 'engaged'), back)).toBeUndefined();
  expect(turnOf(entry(1, 'engaged'), back, entry(1, 'drew'))).toEqual([1, 'drew']);
  expect(turnOf()).toBeUndefined();
});

test('a turn ends where the game says so, even if the same seat has the next one', () => {
  const ending = {
    ...TELLING,
    endsTurn: (told: readonly { kind: string }[]) => told.some(({ kind }) => kind === 'turned'),
    isSmall: (told: readonly { kind: string }[]) => told.every(({ kind }) => /passed|turned/.test(kind)),
  };
  const told = (...entries: SeenEntry[]) =>
    lastTurn(entries, ending)?.entries.flatMap((one) => one.told.map(({ kind }) => kind));
  const [glass, chalk] = [entry(1, 'glass'), entry(1, 'chalk')];
  const pass = (seat: number) => entry(seat, 'passed', 'turned');
  expect(told(glass, pass(1), pass(0), chalk, pass(1))).toEqual(['chalk']);
  expect(told(glass, pass(1), chalk, pass(1)), 'the other sits out').toEqual(['chalk']);
  expect(told(glass, chalk, pass(1))).toEqual(['glass', 'chalk']);
  expect(told(glass, pass(1), pass(0), pass(1)), 'a turn with nothing in it').toBeUndefined();
  expect(told(glass, pass(1), entry(1, 'chalk', 'turned'))).toEqual(['chalk', 'turned']);
});
