import { ok, seatsOf } from '@hortus/kernel';
import type { MyTable, TableInfo } from '@hortus/protocol';
import type { Server } from '../server.ts';
import type { ListedTable, Standing, StoredTable } from '../store.ts';
import { tableInfo } from './table-info.ts';

/** Lists contain only what identifies tables: cards, and what they're dealt from, come from each table itself. */
function brief(table: TableInfo): TableInfo {
  const { terms: _terms, deal: _deal, commitment: _commitment, commitments: _all, ...info } = table;
  const words = Object.entries(info.options).filter(([, option]) => typeof option !== 'object');
  return { ...info, options: Object.fromEntries(words) };
}

/** A table for somebody's own list, with what a spectator sees of its match. */
async function myTable(server: Server, listed: ListedTable, person: string): Promise<MyTable> {
  const { table: row, at = row.dealtAt ?? row.madeAt } = listed;
  const info = brief(tableInfo(row, person, server.shared.alive));
  const standing = listed.standing ?? (await workedOut(server, row));
  if (standing === undefined) return { ...info, at: row.madeAt, moves: 0, toAct: [] };
  const { moves, toAct, outcome } = standing;
  return { ...info, at, moves, toAct: seatsOf(toAct), ...(outcome && { outcome }) };
}

/**
 * For a match whose last entry was stored by an older Hortus: its log is replayed once, and the result is stored for
 * good.
 */
async function workedOut({ shared, live }: Server, row: StoredTable): Promise<Standing | undefined> {
  if (row.entropy === undefined) return undefined;
  const found = await live.at(row.id, (table) => table.run(async ({ running }) => ok(running)));
  if (!found.ok || found.value === undefined) return undefined;
  const { standing, match } = found.value;
  await shared.store.noteStanding(row.id, match.seq, standing);
  return standing;
}

export async function myTables(server: Server, person: string, limit: number): Promise<MyTable[]> {
  const tables: MyTable[] = [];
  // One at a time: a hundred old matches at once would hold everybody else up.
  for (const listed of await server.shared.store.tablesOf(person, limit))
    tables.push(await myTable(server, listed, person));
  return tables;
}
