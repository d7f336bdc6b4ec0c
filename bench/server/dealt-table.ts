/** A table as it is after everybody has accepted, committed and revealed; made by the server's own steps. */
import { randomBytes } from 'node:crypto';
import { garden } from '@hortus/garden';
import {
  commitTo,
  type Entry,
  freshSecret,
  lowestBit,
  Match,
  moveList,
  type Result,
  secretFromSeed,
} from '@hortus/kernel';
import type { Person, StoredTable } from '../../packages/server/src/store.ts';
import { accept, commit, type DealingMeans, reveal } from '../../packages/server/src/tables/dealing.ts';
import { join, makeTable } from '../../packages/server/src/tables/seating.ts';

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

export function dealtTable(persons: readonly Person[], options: Record<string, string>): StoredTable {
  const now = Date.now();
  const means: DealingMeans = {
    now,
    commitLimit: 1000,
    revealLimit: 1000,
    freshSecret: () => freshSecret(randomBytes),
    packsOf: () => garden.packs,
  };
  const [maker, friend] = persons;
  const wish = {
    game: 'garden',
    options,
    seats: [{ kind: 'me' as const }, { kind: 'friend' as const }],
    time: { kind: 'none' as const },
    takeBacks: true,
    awayLimit: 120,
  };
  const fresh = { id: randomBytes(9).toString('base64url'), secret: means.freshSecret(), now };
  let table = must(makeTable(wish, maker, garden, fresh));
  table = must(join(table, friend));
  table = must(accept(table, friend.id, table.offer, means));
  const { terms } = table;
  if (terms === undefined) throw new Error('nobody deals');
  const secretOf = (seat: number): string => secretFromSeed(`${fresh.id} ${seat}`);
  for (const [seat, { id }] of persons.entries())
    table = must(commit(table, id, commitTo(terms, seat, secretOf(seat)), means));
  for (const [seat, { id }] of persons.entries()) table = must(reveal(table, id, secretOf(seat), means));
  return table;
}

/** A log of so many entries for this table: a move and its take-back, again and again. */
export function loggedTable(table: StoredTable, count: number): Entry[] {
  const { terms, entropy, secret } = table;
  if (terms === undefined || entropy === undefined) throw new Error('not dealt');
  const match = must(Match.begin(garden, terms, entropy, secret));
  const list = moveList(garden);
  const entries: Entry[] = [];
  while (entries.length < count) {
    const seat = lowestBit(match.toAct);
    garden.legal(match.state, seat, list);
    const id = `filler ${entries.length}`;
    entries.push(must(match.submit({ seat, moves: [list[entries.length % 3]], id, at: table.madeAt })));
    entries.push(must(match.takeBack(seat, 0, [1 - seat], table.madeAt)));
  }
  return entries;
}
