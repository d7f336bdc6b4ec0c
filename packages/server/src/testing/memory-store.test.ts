/** What tests rely on is as true of the store that forgets as of PostgreSQL. */
import { contentHash } from '@hortus/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Store } from '../store.ts';
import { testDatabase } from './database.ts';
import { MemoryDatabase, MemoryStore } from './memory-store.ts';
import { openTestStore } from './open-store.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from './samples.ts';

const KINDS: Record<string, () => Promise<[Store, Store]>> = {
  memory: async () => {
    const database = new MemoryDatabase();
    return [new MemoryStore(database), new MemoryStore(database)];
  },
  PostgreSQL: async () => {
    const url = await testDatabase();
    return Promise.all([openTestStore({ url }), openTestStore({ url })]);
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

  test('ends the claims of a process that is gone at once', async () => {
    const [dying, living] = await KINDS[kind]();
    const duty = sampleDuty('t', 'bot', { due: 1000, seq: 4 });
    await living.setDuty('t', 'bot', duty);
    expect(await dying.claim('bot', 1000, 15_000, 10)).toEqual([duty]);
    expect(await living.claim('bot', 1001, 15_000, 10)).toEqual([]);
    await dying.close();
    // The database takes a moment to notice that a connection has ended.
    await expect.poll(() => living.claim('bot', 1002, 15_000, 10)).toEqual([duty]);
    await living.close();
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

  on('keeps the last snapshot of a match beside its log, whoever made it', async (here, there) => {
    const { id } = await made(here);
    expect(await here.snapshot(id)).toBeUndefined();
    await here.saveSnapshot(id, 'seal\n{"position":"any ✿ text"}');
    expect(await there.snapshot(id)).toBe('seal\n{"position":"any ✿ text"}');
    await Promise.all([here.saveSnapshot(id, 'a'), there.saveSnapshot(id, 'b')]);
    await there.saveSnapshot(id, 'newer');
    expect(await here.snapshot(id)).toBe('newer');
    expect(await here.snapshot('nowhere')).toBeUndefined();
    expect(await here.entries(id, 0)).toEqual([]);
    expect(await here.append(sampleAppend(id, 1))).toBe('stored');
    expect(await there.snapshot(id)).toBe('newer');
  });

  on('numbers chat from 1, and talks only where there is a table', async (here, there) => {
    const { id } = await made(here);
    const line = { seat: 0, name: 'Ada', text: 'hi', at: 5 };
    expect(await here.addChat(id, line)).toEqual({ n: 1, ...line });
    expect(await there.addChat(id, line)).toEqual({ n: 2, ...line });
    expect((await here.chat(id, 1, 9)).map(({ n }) => n)).toEqual([2]);
    expect((await here.chat(id, 0, 1)).map(({ n }) => n)).toEqual([2]);
    await expect(here.addChat('nowhere', line)).rejects.toThrow();
    expect(await there.addChat(id, line, { once: 'a', most: 3 })).toMatchObject({ n: 3 });
    expect(await here.addChat(id, line, { once: 'a', most: 3 })).toMatchObject({ n: 3 });
    expect(await here.addChat(id, line, { once: 'b', most: 3 })).toBeUndefined();
    for (const store of [here, there])
      expect(await store.addChat(id, line, { once: '\0', most: 4 })).toMatchObject({ n: 4 });
    expect(await there.chat(id, 0, 9)).toHaveLength(4);
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

  const quota = { count: 2, bytes: 100 };
  const song = (text: string) => ({ name: `“${text}” \0 \ud800`, hash: contentHash(text), text });

  on('keeps content once for everybody, under its hash', async (here, there) => {
    const one = song('la\0');
    expect(await here.contents([one.hash])).toEqual([]);
    expect(await here.keepContent('ada', one, quota, 5)).toBe('kept');
    expect(await there.keepContent('bob', one, quota, 6)).toBe('kept');
    expect(await there.keepContent('ada', one, { count: 0, bytes: 0 }, 7)).toBe('kept');
    expect(await there.contents([one.hash, contentHash('none')])).toEqual([one]);
    expect(await here.keptBy('ada')).toEqual([
      { name: one.name, hash: one.hash, bytes: 3, at: 5, used: false },
    ]);
  });

  on('names the limit of whoever keeps too much, and counts each person alone', async (here, there) => {
    expect(await here.keepContent('ada', song('a'.repeat(60)), quota, 1)).toBe('kept');
    expect(await here.keepContent('ada', song('ä'.repeat(30)), quota, 2)).toBe('too-much-content');
    expect(await here.keepContent('ada', song('b'), quota, 3)).toBe('kept');
    expect(await there.keepContent('ada', song('c'), quota, 4)).toBe('too-many-contents');
    expect(await there.keepContent('bob', song('c'), quota, 5)).toBe('kept');
    expect((await here.keptBy('ada')).map(({ at }) => at)).toEqual([3, 1]);
    expect(await here.dropContent('ada', song('b').hash)).toBe(true);
    expect(await here.dropContent('ada', song('b').hash)).toBe(false);
    expect(await there.keepContent('ada', song('c'), quota, 6)).toBe('kept');
  });

  on('lets no quota be passed by asking twenty times at once', async (here, there) => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).keepContent('ada', song(`${i}`), quota, i)),
    );
    expect(all.filter((kept) => kept === 'kept')).toHaveLength(2);
    expect(await here.keptBy('ada')).toHaveLength(2);
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? here : there).keepContent(`p${i}`, song('same'), quota, i),
      ),
    );
    expect(new Set(same)).toEqual(new Set(['kept']));
  });

  on('deletes content that nobody keeps, but never what a table names', async (here, there) => {
    const [used, unused] = [song('used'), song('unused')];
    for (const one of [used, unused]) await here.keepContent('ada', one, quota, 1);
    await here.createTable(sampleTable({ contents: [used.hash] }));
    expect((await there.keptBy('ada')).map((one) => [one.hash, one.used]).sort()).toEqual(
      [
        [used.hash, true],
        [unused.hash, false],
      ].sort(),
    );
    for (const one of [used, unused]) await there.dropContent('ada', one.hash);
    expect(await here.contents([used.hash, unused.hash])).toEqual([used]);
    await expect(here.createTable(sampleTable({ contents: [unused.hash] }))).rejects.toThrow('has gone');
  });

  on('never loses content to a table that names it while its keeper drops it', async (here, there) => {
    for (let i = 0; i < 10; i++) {
      const one = song(`race ${i}`);
      await here.keepContent('ada', one, quota, i);
      const table = sampleTable({ contents: [one.hash] });
      const [made] = await Promise.allSettled([
        here.createTable(table),
        there.dropContent('ada', one.hash),
        here.keepContent('bob', one, { count: 99, bytes: 9999 }, i),
      ]);
      const left = await here.contents([one.hash]);
      expect(left).toEqual([one]);
      expect((await here.table(table.id)) !== undefined).toBe(made.status === 'fulfilled');
    }
  });

  on('lets go of content that its table no longer names', async (here, there) => {
    const [one, two] = [song('one'), song('two')];
    for (const each of [one, two]) await here.keepContent('ada', each, quota, 1);
    const table = sampleTable({ contents: [one.hash] });
    await here.createTable(table);
    await there.dropContent('ada', one.hash);
    expect(await here.keptBy('ada')).toMatchObject([{ hash: two.hash, used: false }]);
    expect(await here.storedFor('ada')).toEqual({ count: 2, bytes: 6 });
    expect(await here.keepContent('ada', song('three'), quota, 2)).toBe('too-many-contents');
    await there.changeTable(table.id, (row) => ({ ...row, contents: [two.hash] }));
    expect(await here.contents([one.hash, two.hash])).toEqual([two]);
    expect(await here.storedFor('ada')).toEqual({ count: 1, bytes: 3 });
    await here.dropContent('ada', two.hash);
    await there.changeTable(table.id, (row) => ({ ...row, status: 'closed' }));
    expect(await here.contents([two.hash])).toEqual([]);
    expect(await here.storedFor('ada')).toEqual({ count: 0, bytes: 0 });
  });

  on(
    'counts what a table names for its maker, who has to keep it or to have it at a table',
    async (here, there) => {
      const one = song('one');
      await here.keepContent('ada', one, quota, 1);
      const bobs = sampleTable({ maker: 'bob', contents: [one.hash] });
      await expect(here.createTable(bobs)).rejects.toThrow('has gone');
      expect(await here.table(bobs.id)).toBeUndefined();
      expect(await there.keepContent('bob', one, quota, 2)).toBe('kept');
      await here.createTable(bobs);
      for (const who of ['ada', 'bob']) await there.dropContent(who, one.hash);
      expect(await here.storedFor('ada')).toEqual({ count: 0, bytes: 0 });
      expect(await here.storedFor('bob')).toEqual({ count: 1, bytes: 3 });
      // As for a rematch. What is there already can be kept again even if nothing more would fit.
      await there.createTable(sampleTable({ maker: 'bob', contents: [one.hash] }));
      expect(await here.keepContent('bob', one, { count: 0, bytes: 0 }, 3)).toBe('kept');
      await expect(there.changeTable(bobs.id, (row) => ({ ...row, contents: ['00'] }))).rejects.toThrow(
        'has gone',
      );
      expect(await here.table(bobs.id)).toEqual(bobs);
    },
  );

  on(
    'stores no more for anybody than the quota, and nothing without a reason, whatever they do at once',
    async (here, there) => {
      const songs = Array.from({ length: 5 }, (_, i) => song(`song ${i}`));
      const people = ['ada', 'bob'];
      const deed = fc.record({
        who: fc.constantFrom(...people),
        what: fc.constantFrom('keep', 'keep', 'drop', 'name', 'name', 'close'),
        song: fc.nat(songs.length - 1),
        more: fc.boolean(),
        from: fc.nat(1),
      });
      const deeds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
      let counted = 0;
      const scenario = async (rounds: typeof deeds extends fc.Arbitrary<infer T> ? T : never) => {
        const run = `${counted++}`;
        const tables = new Map<string, string>();
        for (const who of people) {
          const table = sampleTable({ maker: `${who} ${run}` });
          await here.createTable(table);
          tables.set(who, table.id);
        }
        const own = songs.map(({ text }) => song(`${text} of ${run}`));
        const act = async (one: (typeof rounds)[number][number]): Promise<unknown> => {
          const [person, table] = [`${one.who} ${run}`, tables.get(one.who) ?? ''];
          const piece = own[one.song];
          const store = one.from === 0 ? here : there;
          if (one.what === 'keep') return store.keepContent(person, piece, quota, 1);
          if (one.what === 'drop') return store.dropContent(person, piece.hash);
          const named = one.more ? [piece.hash, own[0].hash] : [piece.hash];
          const change = one.what === 'name' ? { contents: named } : { contents: [] };
          return store.changeTable(table, (row) => ({ ...row, ...change }));
        };
        for (const round of rounds) {
          for (const done of await Promise.allSettled(round.map(act)))
            if (done.status === 'rejected') expect(String(done.reason)).toContain('has gone');
          const reasons = new Set<string>();
          for (const who of people) {
            const [kept, row] = [
              await here.keptBy(`${who} ${run}`),
              await there.table(tables.get(who) ?? ''),
            ];
            const mine = new Set([...kept.map(({ hash }) => hash), ...(row?.contents ?? [])]);
            for (const hash of mine) reasons.add(hash);
            expect(mine.size).toBeLessThanOrEqual(quota.count);
            expect((await there.storedFor(`${who} ${run}`)).count).toBe(mine.size);
          }
          const left = await here.contents(own.map(({ hash }) => hash));
          expect(left.map(({ hash }) => hash).sort()).toEqual([...reasons].sort());
        }
      };
      await fc.assert(fc.asyncProperty(deeds, scenario), { numRuns: kind === 'memory' ? 50 : 6 });
    },
  );

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
