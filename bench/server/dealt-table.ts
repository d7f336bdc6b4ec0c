/** A table as it is after everybody has accepted, committed and revealed, made by the server's own steps. */
import { randomBytes } from 'node:crypto';
import { garden } from '@hortus/garden';
import {
  commitTo,
  type Entry,
  freshSecret,
  lowestBit,
  Match,
  moveList,
  packsOf,
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

/** To 20 points; A begins. */
const GARDEN = {
  game: garden,
  options: { format: 'vp20', first: 'A' } as Record<string, string>,
};

export function dealtTable(persons: readonly Person[], { game, options } = GARDEN): StoredTable {
  const now = Date.now();
  const means: DealingMeans = {
    now,
    commitLimit: 1000,
    revealLimit: 1000,
    freshSecret: () => freshSecret(randomBytes),
    packsOf: () => packsOf(game, options, 2),
  };
  const [maker, friend] = persons;
  const wish = {
    game: game.id,
    options,
    seats: [{ kind: 'me' as const }, { kind: 'friend' as const }],
    time: { kind: 'none' as const },
    takeBacks: true,
    awayLimit: 120,
  };
  const fresh = { id: randomBytes(9).toString('base64url'), secret: means.freshSecret(), now };
  let table = must(makeTable(wish, maker, game, fresh));
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

/** The log of this table after this many random moves. */
export function playedLog(table: StoredTable, moves: number, below: (n: number) => number): Entry[] {
  const match = begin(table);
  const list = moveList(garden);
  return Array.from({ length: moves }, (_, n) => {
    const seat = lowestBit(match.toAct);
    const move = list[below(garden.legal(match.state, seat, list))];
    return must(match.submit({ seat, moves: [move], id: `${table.id} ${n}`, at: table.madeAt + 1000 * n }));
  });
}

/**
 * A log of this many entries that fits every table where A begins: it takes one of the first three cells and takes
 * that back, again and again.
 */
export const undoneLog = (count: number): Entry[] =>
  Array.from({ length: count }, (_, n): Entry => {
    const seq = n + 1;
    if (n % 2 === 1) return { seq, kind: 'back', seat: 0, to: 0, granted: [1], at: seq };
    return {
      seq,
      kind: 'moves',
      seat: 0,
      moves: [{ kind: 'take', cell: n % 3 }],
      id: `filler ${n}`,
      at: seq,
    };
  });

function begin({ terms, entropy, secret }: StoredTable) {
  if (terms === undefined || entropy === undefined) throw new Error('not dealt');
  return must(Match.begin(garden, terms, entropy, secret));
}
