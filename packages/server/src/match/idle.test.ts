/** What tables cost that somebody has open while nothing happens: counted in database queries, not in time. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import type { Store } from '../store.ts';
import { sampleTable } from '../testing/samples.ts';
import { SimHouse } from '../testing/sim-house.ts';

const POLL = 15_000;
/** Each of these would be one query per table. */
const PER_TABLE = ['entries', 'table', 'chat', 'changeTable', 'setDuty'] as const;

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

function counted(store: Store, names: readonly (keyof Store)[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (const name of names) {
    const method = (store[name] as (...given: unknown[]) => unknown).bind(store);
    Object.assign(store, {
      [name]: (...given: unknown[]) => {
        counts[name]++;
        return method(...given);
      },
    });
  }
  return counts;
}

async function openTables(server: Server, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => sampleTable());
  for (const row of rows) {
    house.database.tables.set(row.id, row);
    const table = await server.live.get(row.id);
    await table?.run((clerk) => table.follow(clerk, { person: 'somebody', send: () => {} }, 0, 0));
  }
  return rows.map(({ id }) => id);
}

test('2,500 watched tables cost three queries in all', async () => {
  const server = await house.server();
  await openTables(server, 2500);
  const counts = counted(server.shared.store, ['newer', ...PER_TABLE]);
  await house.clock.advance(POLL);
  expect(counts).toEqual({ newer: 3, entries: 0, table: 0, chat: 0, changeTable: 0, setDuty: 0 });
});

test('only tables with unheard changes are queried one by one', async () => {
  const server = await house.server();
  const ids = await openTables(server, 20);
  const row = sampleTable({ id: ids[7], version: 5, awayLimit: 77 });
  house.database.tables.set(row.id, row);
  const counts = counted(server.shared.store, ['newer', ...PER_TABLE]);
  await house.clock.advance(POLL);
  expect(counts).toEqual({ newer: 1, entries: 0, table: 1, chat: 1, changeTable: 0, setDuty: 0 });
  expect(server.live.loaded(row.id)?.row.awayLimit).toBe(77);
});

test('lost hints are made up for by the same query, and those lost meanwhile by the next', async () => {
  const server = await house.server();
  await openTables(server, 20);
  const { store } = server.shared;
  const counts = counted(store, ['newer', ...PER_TABLE]);
  const newer = store.newer.bind(store);
  store.newer = async (known) => {
    await undefined;
    if (counts.newer === 0) server.live.heard([]);
    return newer(known);
  };
  server.live.heard([]);
  await house.clock.advance(0);
  expect(counts).toMatchObject({ newer: 2, entries: 0, table: 0, chat: 0 });
});

test('if the database fails to answer once, it is asked again', async () => {
  const server = await house.server({ log: { info() {}, warn() {}, error() {} } });
  const ids = await openTables(server, 3);
  const { store } = server.shared;
  const newer = store.newer.bind(store);
  store.newer = async () => {
    store.newer = newer;
    throw new Error('down');
  };
  const row = sampleTable({ id: ids[1], version: 5, awayLimit: 77 });
  house.database.tables.set(row.id, row);
  await house.clock.advance(POLL);
  expect(server.live.loaded(row.id)?.row.awayLimit).not.toBe(77);
  await house.clock.advance(POLL);
  expect(server.live.loaded(row.id)?.row.awayLimit).toBe(77);
});
