/** A match's content takes megabytes once it is made into cards, so only a limited amount is in memory at once. */
import { garden } from '@hortus/garden';
import { afterEach, expect, test } from 'vitest';
import { longMatch, storedEntries } from '../testing/long-match.ts';
import { SimHouse } from '../testing/sim-house.ts';

let house: SimHouse;
afterEach(() => house.close());

test('with many different contents in use, the match used longest ago goes to rest, and wakes when needed', async () => {
  house = new SimHouse();
  const server = await house.server({ settings: { mostContents: 3 } });
  const ids: string[] = [];
  for (const contents of [['a'], ['b'], ['b'], ['c'], ['d'], ['e', 'f'], undefined]) {
    const { row: dealt, match } = longMatch(garden, 3);
    const seats = dealt.seats.map(({ name }) => ({ kind: 'person', name, accepted: true }) as const);
    const row = { ...dealt, seats, ...(contents && { contents }) };
    house.database.tables.set(row.id, row);
    house.database.logs.set(row.id, storedEntries(match));
    ids.push(row.id);
  }
  const follow = async (id: string): Promise<void> => {
    const table = await server.live.get(id);
    await table?.run((clerk) => table.follow(clerk, { person: 'somebody', send: () => {} }, 0, 0));
  };
  // Nobody follows the first; the one without content never has to rest.
  await server.live.get(ids[0]);
  for (const id of [ids[6], ids[1], ids[2]]) await follow(id);
  expect(server.live.size).toBe(4);
  await follow(ids[3]);
  await follow(ids[4]);
  // The first is gone: four others with content, three contents, and the one without.
  expect(server.live.size).toBe(5);
  for (const id of [ids[1], ids[2]])
    await server.live.at(id, (table) => table.run(async () => ({ ok: true, value: 0 })));
  await follow(ids[5]);
  const resting = server.live.followed().filter(({ isResting }) => isResting);
  expect(resting.map(({ id }) => id).sort()).toEqual([ids[3], ids[4]].sort());
  expect(server.live.followed().filter(({ row }) => row.id === ids[6])[0]?.isResting).toBe(false);
  const woken = await server.live.at(ids[3], (table) =>
    table.run(async (clerk) => ({ ok: true, value: clerk.seq })),
  );
  expect(woken).toEqual({ ok: true, value: house.database.logs.get(ids[3])?.length });
});
