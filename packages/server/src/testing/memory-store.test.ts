/** What tests rely on holds for the store that forgets as it does for PostgreSQL. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Change, Store } from '../store.ts';
import { testDatabase } from './database.ts';
import { MemoryDatabase, MemoryStore } from './memory-store.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from './samples.ts';

const KINDS: Record<string, () => Promise<[Store, Store]>> = {
  memory: async () => {
    const database = new MemoryDatabase();
    return [new MemoryStore(database), new MemoryStore(database)];
  },
  PostgreSQL: async () => {
    const url = await testDatabase();
    return Promise.all([openStore({ url }), openStore({ url })]);
  },
};

describe.each(Object.keys(KINDS))('a store in %s', (kind) => {
  const on = (name: string, body: (here: Store, there: Store) => Promise<void>): void =>
    test(name, async () => {
      const [here, there] = await KINDS[kind]();
      try {
        await body(here, there);
      } finally {
        await Promise.all([here.close(), there.close()]);
      }
    });

  on('keeps a log without gaps, each place given once', async (here, there) => {
    const { id } = await made(here);
    await expect(here.append(sampleAppend(id, 2))).rejects.toThrow('no entry before 2');
    await expect(here.append(sampleAppend('nowhere', 1))).rejects.toThrow();
    expect(await here.append(sampleAppend(id, 1))).toBe('stored');
    const another = { entry: sampleEntry(1, 'another') };
    expect(await there.append(sampleAppend(id, 1, another))).toBe('taken');
    expect(await there.append(sampleAppend(id, 2))).toBe('stored');
    expect(await here.entries(id, 1)).toEqual([sampleEntry(2)]);
    expect(await here.entries('nowhere', 0)).toEqual([]);
  });

  on('replaces duties with the entry, and ends the table with the last', async (here, there) => {
    const { id } = await made(here);
    const clock = sampleDuty(id, 'clock', { seq: 1, due: 500 });
    const bot = sampleDuty(id, 'bot', { seq: 1, due: 400, seat: 1 });
    await here.append(sampleAppend(id, 1, { clock, bot }));
    expect(await there.claim('clock', 500, 100, 9)).toEqual([clock]);
    expect(await here.claim('clock', 599, 100, 9)).toEqual([]);
    expect(await here.claim('clock', 600, 100, 9)).toEqual([clock]);
    expect(await here.nextDue('bot')).toBe(400);
    await here.append(sampleAppend(id, 2, { ends: true }));
    expect(await here.claim('bot', 9999, 1, 9)).toEqual([]);
    expect(await there.table(id)).toMatchObject({ status: 'over', version: 1 });
  });

  on('finishes a duty only if it is still that one', async (here, there) => {
    const old = sampleDuty('t', 'dealing', { seq: 1 });
    await here.setDuty('t', 'dealing', old);
    await here.setDuty('t', 'dealing', { ...old, seq: 2 });
    await there.finishDuty(old);
    expect(await there.claim('dealing', 5000, 1, 9)).toHaveLength(1);
    await here.setDuty('t', 'dealing', old);
    await here.setDuty('t', 'dealing', undefined, 1);
    expect(await there.claim('dealing', 5001, 1, 9)).toEqual([{ ...old, seq: 2 }]);
    await here.setDuty('t', 'dealing', undefined);
    expect(await there.nextDue('dealing')).toBeUndefined();
  });

  on('makes a change on the newest version, or none', async (here, there) => {
    const { id } = await made(here);
    await expect(here.createTable(sampleTable({ id }))).rejects.toThrow();
    await here.changeTable(id, (row) => ({ ...row, awayLimit: 7 }));
    const saved = await there.changeTable(id, (row) => ({ ...row, awayLimit: row.awayLimit + 1 }));
    expect(saved).toMatchObject({ awayLimit: 8, version: 2 });
    expect(await here.changeTable(id, () => undefined)).toBeUndefined();
    expect(await here.changeTable('nowhere', (row) => row)).toBeUndefined();
    expect((await here.tablesOf('ada', 9)).map(({ table }) => table.id)).toEqual([id]);
    expect(await here.tablesOf('bob', 9)).toEqual([]);
  });

  on('numbers chat from 1, and talks only where there is a table', async (here, there) => {
    const { id } = await made(here);
    const line = { seat: 0, name: 'Ada', text: 'hi', at: 5 };
    expect(await here.addChat(id, line)).toEqual({ n: 1, ...line });
    expect(await there.addChat(id, line)).toEqual({ n: 2, ...line });
    expect((await here.chat(id, 1, 9)).map(({ n }) => n)).toEqual([2]);
    expect((await here.chat(id, 0, 1)).map(({ n }) => n)).toEqual([2]);
    await expect(here.addChat('nowhere', line)).rejects.toThrow();
  });

  on('tells of many tables which have news, and nothing of the others', async (here, there) => {
    const [moved, changed, spoke, still] = await Promise.all([1, 2, 3, 4].map(() => made(here)));
    for (const seq of [1, 2, 3]) await here.append(sampleAppend(moved.id, seq));
    await here.changeTable(changed.id, (row) => ({ ...row, awayLimit: 7 }));
    await here.addChat(spoke.id, { seat: 0, name: 'Ada', text: 'hi', at: 5 });
    const known = (table: string, seq = 0, version = 0, line = 0) => ({ table, seq, version, line });
    const news = await there.newer([
      known(moved.id, 1),
      known(changed.id),
      known(spoke.id),
      known(still.id),
      known('nowhere'),
    ]);
    expect(news).toHaveLength(3);
    expect(news).toEqual(
      expect.arrayContaining([
        { table: moved.id, seq: 3 },
        { table: changed.id, version: 1 },
        { table: spoke.id, line: 1 },
      ]),
    );
    expect(await there.newer([known(moved.id, 3), known(changed.id, 0, 1)])).toEqual([]);
    expect(await there.newer([])).toEqual([]);
  });

  on('tells who lives, and gives all the same key', async (here, there) => {
    await here.beat('a', 1000, 0);
    expect([...(await there.beat('b', 2000, 1000))].sort()).toEqual(['a', 'b']);
    expect([...(await there.beat('b', 1500, 1001))].sort()).toEqual(['b']);
    expect(await there.key('k')).toEqual(await here.key('k'));
    expect(await here.person('ada')).toBeUndefined();
  });

  on('hints at every change, to every process', async (here, there) => {
    const { id } = await made(here);
    const heard: Change[] = [];
    let look = (): void => {};
    const stop = await there.listen((changes) => {
      heard.push(...changes);
      look();
    });
    const hears = (wanted: Change): Promise<void> =>
      new Promise((done) => {
        look = () => {
          if (heard.some((one) => one.table === wanted.table && one.seq === wanted.seq)) done();
        };
        look();
      });
    await here.append(sampleAppend(id, 1));
    await hears({ table: id, seq: 1 });
    await there.changeTable(id, (row) => row);
    await hears({ table: id });
    await stop();
  });
});

async function made(store: Store) {
  const table = sampleTable();
  await store.createTable(table);
  return table;
}
