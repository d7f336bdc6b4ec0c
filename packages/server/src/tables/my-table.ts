import { livingEntries, seatsOf } from '@hortus/kernel';
import type { MyTable, TableInfo } from '@hortus/protocol';
import type { Server } from '../server.ts';
import type { StoredTable } from '../store.ts';
import { tableInfo } from './table-info.ts';

/** Of a list only what names the tables: cards, and what is dealt by, are told by each table itself. */
function brief(table: TableInfo): TableInfo {
  const { terms: _terms, deal: _deal, commitment: _commitment, commitments: _all, ...info } = table;
  const words = Object.entries(info.options).filter(([, option]) => typeof option !== 'object');
  return { ...info, options: Object.fromEntries(words) };
}

/** A table for the list of somebody's own, with what the table's public eye sees of its match. */
export async function myTable({ host, live }: Server, row: StoredTable, person: string): Promise<MyTable> {
  const info = brief(tableInfo(row, person, host.alive));
  const running = (await live.get(row.id))?.running;
  if (running === undefined) return { ...info, at: row.madeAt, moves: 0, toAct: [] };
  const { match, lastAt } = running;
  const { outcome } = match;
  return {
    ...info,
    at: lastAt,
    moves: livingEntries(match.seen('table')).length,
    toAct: seatsOf(match.toAct),
    ...(outcome === undefined ? {} : { outcome }),
  };
}
