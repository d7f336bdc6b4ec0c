import type { TableInfo } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { type Next, nextOf } from './next-step.ts';

const [anna, late, bot, open] = [
  { kind: 'person', name: 'Anna', accepted: true, here: true },
  { kind: 'person', name: 'Ben', accepted: false, here: false },
  { kind: 'bot', name: 'club', accepted: true, here: true },
  { kind: 'open', name: '', accepted: false, here: false },
] as const;

test.each<[Next, TableInfo['status'], readonly TableInfo['seats'][number][], number | undefined]>([
  ['dealing', 'dealing', [anna, bot], 0],
  ['dealing', 'dealing', [anna, bot], undefined],
  ['invited', 'open', [anna, open], undefined],
  ['full', 'open', [anna, late], undefined],
  ['changed', 'open', [anna, late], 1],
  ['changed', 'open', [anna, late, open], 1],
  ['share', 'open', [anna, open], 0],
  ['share', 'open', [anna, late, open], 0],
  ['waits', 'open', [anna, late], 0],
])('%s: at a table that is %s', (next, status, seats, mySeat) => {
  expect(nextOf({ status, seats, ...(mySeat === undefined ? {} : { mySeat }) })).toBe(next);
});
