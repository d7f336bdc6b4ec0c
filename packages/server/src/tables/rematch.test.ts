import { garden } from '@hortus/garden';
import type { Game } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import { rematchOf, rematchTerms } from './rematch.ts';

const GARDEN: Game = garden;

const over: StoredTable = {
  id: 'old',
  version: 9,
  maker: 'p1',
  game: 'garden',
  rulesVersion: 1,
  options: { format: 'vp10' },
  seats: [
    { kind: 'person', name: 'Anna', person: 'p0', accepted: true, pages: ['node'], passes: true },
    { kind: 'person', name: 'Ben', person: 'p1', accepted: true, awaySince: 5 },
    { kind: 'bot', name: 'club', level: 'club', accepted: true },
  ],
  time: { kind: 'move', seconds: 77 },
  takeBacks: false,
  awayLimit: 33,
  status: 'over',
  offer: 3,
  deal: 2,
  secret: 'aa',
  commitment: 'bb',
  entropy: [],
  dealtAt: 1,
  asks: [{ id: 'rematch-0-1', kind: 'rematch', seat: 0, seq: 1, granted: [1] }],
  next: 'new',
  madeAt: 0,
};

test('a rematch has the same terms with everybody one seat down, and takes nothing else from the old match', () => {
  const rematch = rematchOf(over, rematchTerms(over, GARDEN, GARDEN), 'new', 1000, 'cc');
  expect(rematch).toMatchObject({
    ...{ id: 'new', version: 1, maker: 'p1', game: 'garden', rulesVersion: 1, options: { format: 'vp10' } },
    ...{ time: { kind: 'move', seconds: 77 }, takeBacks: false, awayLimit: 33 },
    ...{ status: 'open', deal: 0, secret: 'cc', asks: [], madeAt: 1000 },
  });
  expect(rematch.seats).toEqual([
    { kind: 'person', name: 'Ben', person: 'p1', accepted: true },
    { kind: 'bot', name: 'club', level: 'club', accepted: true },
    { kind: 'person', name: 'Anna', person: 'p0', accepted: true },
  ]);
  for (const field of ['commitment', 'entropy', 'dealtAt', 'next', 'terms'])
    expect(rematch).not.toHaveProperty(field);
});

test('whether bots may resign is agreed on for a rematch as well', () => {
  const rematchIf = (botsResign?: boolean): StoredTable => {
    const table: StoredTable = { ...over, ...(botsResign === undefined ? {} : { botsResign }) };
    return rematchOf(table, rematchTerms(table, GARDEN, GARDEN), 'new', 1000, 'cc');
  };
  expect(rematchIf(true).botsResign).toBe(true);
  for (const no of [false, undefined]) expect(rematchIf(no).botsResign ?? false).toBe(false);
});
