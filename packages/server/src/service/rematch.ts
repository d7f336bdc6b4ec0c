/** Makes the table of a rematch that everybody has agreed on. */
import { createHash, randomBytes } from 'node:crypto';
import type { Answered, Clerk } from '@hortus/host';
import { freshSecret, type Game, ok } from '@hortus/kernel';
import type { Shared } from '../shared.ts';
import type { StoredSeat, StoredTable } from '../store.ts';
import { rematchOf, rematchTerms } from '../tables/rematch.ts';
import { addTable } from './new-table.ts';

/** Two players who agree at the same time name the same table and make one; the others hear of it once it exists. */
export async function rematch(shared: Shared, clerk: Clerk<StoredTable>): Promise<Answered> {
  const next = clerk.row.next ?? rematchId(clerk.row);
  if ((await shared.store.table(next)) === undefined) await make(shared, clerk.row, next);
  const named = await clerk.change((row) => ok(row.next === undefined ? { ...row, next } : row));
  return named.ok ? ok({ table: next }) : named;
}

async function make(shared: Shared, row: StoredTable, id: string): Promise<void> {
  const { games, clock, store } = shared;
  const terms = rematchTerms(row, await games.withRules(row), newestFor(games, row));
  try {
    await addTable(shared, rematchOf(row, terms, id, clock.now(), freshSecret(randomBytes)));
  } catch (error) {
    // Made by another process in the meantime.
    if ((await store.table(id)) === undefined) throw error;
  }
}

/** The newest rules, if their bots have every level that plays here. */
function newestFor(games: Shared['games'], { game, seats }: StoredTable): Game | undefined {
  const newest = games.newest(game);
  const levels = newest === undefined ? [] : games.levels({ game, rulesVersion: newest.rulesVersion });
  const isKnown = ({ kind, level = '' }: StoredSeat): boolean => kind !== 'bot' || levels.includes(level);
  return seats.every(isKnown) ? newest : undefined;
}

const rematchId = ({ id, secret }: StoredTable): string =>
  createHash('sha256').update(`rematch ${id} ${secret}`).digest().subarray(0, 9).toString('base64url');
