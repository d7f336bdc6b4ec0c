import type { SeenEntry } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { deedIn, lastDeed, ownEvents } from './deeds.ts';

const [plays, passes] = [
  { kind: 'engaged', seat: 1 },
  { kind: 'passed', seat: 0 },
];
const compares = { kind: 'compared', mine: 16, theirs: 9 };
const entry = (seq: number, seat: number, ...told: object[]): SeenEntry =>
  ({ seq, seat, kind: 'moves', told }) as unknown as SeenEntry;

test('an action begins with the actor’s own event', () => {
  expect(ownEvents([compares, plays], 1)).toEqual([plays]);
  expect(ownEvents([compares], 1)).toBeUndefined();
});

test('a turn is described by the last action up to what mattered, not by its consequences', () => {
  const entries = [entry(4, 1, plays), entry(5, 0, passes), entry(6, 1, plays), entry(7, 1, compares)];
  expect(lastDeed(entries, 1, { first: 4, key: 7 })?.seq).toBe(6);
  expect(lastDeed(entries, 1, { first: 4, key: 4 })?.seq).toBe(4);
  expect(lastDeed(entries, 1, { first: 7, key: 7 })).toBeUndefined();
});

test('where a better move is compared with the one that was played, that one is told', () => {
  const destroyed = { kind: 'destroyed', owner: 1 };
  const entries = [entry(4, 1, plays), entry(5, 1, plays), entry(6, 1, destroyed), entry(7, 1)];
  const turn = { seat: 1, first: 4, key: 5 };
  const other = (seq: number) => ({ ...turn, other: { seq, played: 1, instead: 2, chance: 0.5 } });
  expect(deedIn(entries, other(6), true)?.seq).toBe(6);
  expect(deedIn(entries, other(6), false)?.seq).toBe(5);
  expect(deedIn(entries, turn, true)?.seq).toBe(5);
  // Nothing was told of it.
  expect(deedIn(entries, other(7), true)?.seq).toBe(5);
});
