/** What several processes do to one table at the same time. */
import { ok } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimHouse } from '../testing/sim-house.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

test('a rematch that another process has made meanwhile is the rematch', async () => {
  const { server, anna, ben, id } = await house.pair();
  await anna.play(id, [{ kind: 'resign' }]);
  await anna.ask({ do: 'rematch', table: id });
  const { store } = server.host;
  const create = store.createTable.bind(store);
  store.createTable = async (row) => {
    await create(row);
    // The other was a moment sooner.
    await create(row);
  };
  const agreed = await ben.ask({ do: 'rematch', table: id });
  expect(agreed).toMatchObject({ is: 'ok', table: expect.any(String) });
  expect(house.database.tables.get(id)?.next).toBe(agreed.is === 'ok' ? agreed.table : '');
});

test('a process that is late drops no duty that follows from a later entry', async () => {
  const { anna, ben, id } = await house.pair({ time: { kind: 'clock', base: 60, increment: 0 } });
  const clock = () => house.database.duties.get(`${id} clock`)?.duty;
  const agree = async (kind: 'pause' | 'resume') => {
    await anna.ask({ do: kind, table: id });
    await ben.ask({ do: kind, table: id });
  };
  await agree('pause');
  expect((await anna.at(id, 1)).paused).toBe(true);
  const { listeners } = house.database;
  const heard = new Set(listeners);
  const late = await house.server();
  await late.tables.at(id, async (table) => {
    // From now on it hears nothing.
    for (const listener of listeners) if (!heard.has(listener)) listeners.delete(listener);
    await agree('resume');
    await anna.at(id, 2);
    expect([table.seq, clock()?.seq]).toEqual([1, 2]);
    await table.setDuties();
    expect(clock()?.seq).toBe(2);
    return ok(undefined);
  });
});
