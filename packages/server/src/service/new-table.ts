/** From a new table to its deal. */
import { randomBytes } from 'node:crypto';
import { freshSecret, packsOf } from '@hortus/kernel';
import type { Shared } from '../shared.ts';
import type { StoredTable } from '../store.ts';
import { type DealingMeans, dealIfAccepted } from '../tables/dealing.ts';

export function dealingMeans({ clock, settings, games }: Shared): DealingMeans {
  return {
    now: clock.now(),
    commitLimit: settings.commitLimit,
    revealLimit: settings.revealLimit,
    freshSecret: () => freshSecret(randomBytes),
    packsOf: (table) => {
      const { options, seats, packs } = table;
      if (packs !== undefined) return packs;
      const rules = games.atHand(table);
      return rules === undefined ? {} : packsOf(rules, options, seats.length);
    },
  };
}

/** Stores a new table, with its terms if everybody has accepted. */
export async function addTable(shared: Shared, made: StoredTable): Promise<StoredTable> {
  const table = dealIfAccepted(made, dealingMeans(shared));
  await shared.store.createTable(table);
  await setDealing(shared, table);
  return table;
}

/** Says when the time limit for dealing is over. */
export async function setDealing(
  { store, wake }: Shared,
  { id, status, deal, awaitedUntil }: StoredTable,
): Promise<void> {
  if (status !== 'dealing' || awaitedUntil === undefined) return;
  await store.setDuty(id, 'dealing', { table: id, kind: 'dealing', seat: 0, seq: deal, due: awaitedUntil });
  wake('dealing', awaitedUntil);
}
