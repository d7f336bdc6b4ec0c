import { expect, test } from 'vitest';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from '../../testing/samples.ts';
import { twoStores } from '../../testing/two-stores.ts';
import { PORTION } from './read-entries.ts';

const { url, here, there } = await twoStores();

const newTable = async (): Promise<string> => {
  const table = sampleTable({ status: 'playing' });
  await here.createTable(table);
  return table.id;
};

test('entries come back in order, exactly as they were, and only those asked for', async () => {
  const id = await newTable();
  for (const seq of [1, 2, 3]) expect(await here.append(sampleAppend(id, seq))).toBe('stored');
  expect(await there.entries(id, 0)).toEqual([sampleEntry(1), sampleEntry(2), sampleEntry(3)]);
  expect(await there.entries(id, 2)).toEqual([sampleEntry(3)]);
  expect(await there.entries(id, 3)).toEqual([]);
  expect(JSON.stringify((await there.entries(id, 2))[0])).toBe(JSON.stringify(sampleEntry(3)));
});

test('a long log comes in portions, whole and in order', async () => {
  for (const count of [PORTION - 1, PORTION, PORTION + 1, 2 * PORTION]) {
    const id = await newTable();
    const all = Array.from({ length: count }, (_, i) => i + 1);
    await Promise.all(all.map((seq) => here.append(sampleAppend(id, seq))));
    expect((await there.entries(id, 0)).map(({ seq }) => seq)).toEqual(all);
    expect((await there.entries(id, 3)).map(({ seq }) => seq)).toEqual(all.slice(3));
  }
});

test('an entry whose place is taken isn’t stored, and the other stays as it was', async () => {
  const id = await newTable();
  expect(await here.append(sampleAppend(id, 1, { entry: sampleEntry(1, 'mine') }))).toBe('stored');
  expect(await there.append(sampleAppend(id, 1, { entry: sampleEntry(1, 'yours') }))).toBe('taken');
  expect(await here.entries(id, 0)).toEqual([sampleEntry(1, 'mine')]);
});

test('the very same entry submitted again is stored once, and recognised', async () => {
  const id = await newTable();
  const twice = [here, there].map((store) => store.append(sampleAppend(id, 1)));
  expect(await Promise.all(twice)).toEqual(['stored', 'stored']);
  expect(await here.entries(id, 0)).toEqual([sampleEntry(1)]);
});

test('an entry that would leave a gap, or whose table is not there, is refused', async () => {
  const id = await newTable();
  await expect(here.append(sampleAppend(id, 2))).rejects.toThrow('no entry before 2');
  await here.append(sampleAppend(id, 1));
  await expect(here.append(sampleAppend(id, 3))).rejects.toThrow('no entry before 3');
  await expect(here.append(sampleAppend('nowhere', 1))).rejects.toThrow('not there at all');
  await expect(here.append(sampleAppend(id, 0))).rejects.toThrow();
  expect(await here.entries(id, 0)).toEqual([sampleEntry(1)]);
  expect(await here.entries('nowhere', 0)).toEqual([]);
});

test('exactly one of 16 writers in four processes gets each place, 300 times over', async () => {
  const id = await newTable();
  const more = await Promise.all([1, 2].map(() => openTestStore({ url, connections: 1 })));
  const stores = [here, there, ...more];
  const winners: string[] = [];
  for (let seq = 1; seq <= 300; seq++) {
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        const entry = sampleEntry(seq, `${seq} by ${writer}`);
        const store = stores[writer % 4];
        return (await store.append(sampleAppend(id, seq, { entry }))) === 'stored' ? [entry.id ?? ''] : [];
      }),
    );
    expect(answers.flat()).toHaveLength(1);
    winners.push(...answers.flat());
  }
  expect((await here.entries(id, 0)).map((entry) => entry.kind === 'moves' && entry.id)).toEqual(winners);
  await Promise.all(more.map((store) => store.close()));
});

test('two processes storing for the same tables in opposite order never hinder each other', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, newTable));
  for (let seq = 1; seq <= 10; seq++) {
    const answers = await Promise.all([
      ...ids.map((id) => here.append(sampleAppend(id, seq))),
      ...ids
        .toReversed()
        .map((id) => there.append(sampleAppend(id, seq, { entry: sampleEntry(seq, 'there') }))),
    ]);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(ids.length);
  }
});

test('entries submitted at once are stored in order, however many there are', async () => {
  const id = await newTable();
  const others = await Promise.all(Array.from({ length: 250 }, newTable));
  const answers = await Promise.all([
    ...[1, 2, 3, 4, 5].map((seq) => here.append(sampleAppend(id, seq))),
    ...others.map((other) => here.append(sampleAppend(other, 1))),
  ]);
  expect(new Set(answers)).toEqual(new Set(['stored']));
  expect((await here.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('an entry that the database rejects doesn’t affect the others of its batch', async () => {
  const [one, two] = await Promise.all([newTable(), newTable()]);
  const answers = await Promise.allSettled([
    here.append(sampleAppend(one, 1)),
    here.append(sampleAppend('no\0name', 1)),
    here.append(sampleAppend(two, 1)),
    here.append(sampleAppend(two, 7)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await here.entries(two, 0)).toEqual([sampleEntry(1)]);
});

test('any text comes back as it was', async () => {
  const id = await newTable();
  const entry = sampleEntry(1, '\0 \u2028 \ud800 "quoted" \\ {} ✿ 你好');
  expect(await here.append(sampleAppend(id, 1, { entry }))).toBe('stored');
  expect(await here.entries(id, 0)).toEqual([entry]);
});

test('duties are replaced by the entry that is stored, and only by that one', async () => {
  const id = await newTable();
  const due = 5_000_000_000_000;
  const clock = sampleDuty(id, 'clock', { seq: 1, due });
  const bot = sampleDuty(id, 'bot', { seq: 1, due });
  await here.setDuty(id, 'dealing', sampleDuty(id, 'dealing', { due }));
  const duties = async () =>
    (await Promise.all((['clock', 'bot', 'dealing'] as const).map((kind) => here.claim(kind, due, 0, 99))))
      .flat()
      .filter(({ table }) => table === id);
  const dealing = sampleDuty(id, 'dealing', { due });
  await here.append(sampleAppend(id, 1, { clock, bot }));
  expect(await duties()).toEqual([clock, bot, dealing]);
  const loser = sampleDuty(id, 'clock', { seq: 1, due: due - 1, seat: 1 as never });
  const lost = { entry: sampleEntry(1, 'another'), clock: loser };
  expect(await there.append(sampleAppend(id, 1, lost))).toBe('taken');
  expect(await duties()).toEqual([clock, bot, dealing]);
  const later = sampleDuty(id, 'clock', { seq: 2, due: due - 2 });
  await here.append(sampleAppend(id, 2, { clock: later }));
  expect(await duties()).toEqual([later, dealing]);
  await here.append(sampleAppend(id, 3, { ends: true }));
  expect(await duties()).toEqual([dealing]);
});

test('the entry that ends a match makes its table over, and a change of the older version is made again', async () => {
  const id = await newTable();
  await here.append(sampleAppend(id, 1));
  expect((await here.table(id))?.status).toBe('playing');
  let seen: string[] = [];
  let ending: Promise<unknown> | undefined;
  const changed = await there.changeTable(id, (table) => {
    seen = [...seen, table.status];
    ending ??= here.append(sampleAppend(id, 2, { ends: true }));
    return { ...table, next: 'another' };
  });
  await ending;
  const after = await here.table(id);
  expect(after).toMatchObject({ status: 'over', next: 'another' });
  expect(seen.length).toBeLessThanOrEqual(2);
  expect(changed?.next).toBe('another');
});
