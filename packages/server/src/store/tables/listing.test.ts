import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedTable, Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';

let url: string;
let store: Store;
beforeAll(async () => {
  url = await testDatabase();
  store = await openTestStore({ url });
});
afterAll(() => store.close());

let people = 0;
const newPerson = (): string => `person-${++people}`;
const OUTCOME = { winners: [1], reasons: [{ code: 'resigned', clause: 'X' }], scores: [0, 1] };

async function newMatch(
  maker: string,
  madeAt: number,
  status: 'playing' | 'open' = 'playing',
): Promise<string> {
  const table = sampleTable({ maker, seats: [], madeAt, status });
  await store.createTable(table);
  return table.id;
}

const listed = async (person: string, limit: number): Promise<string[]> =>
  (await store.tablesOf(person, limit)).map(({ table }) => table.id);
const only = async (person: string): Promise<ListedTable> => (await store.tablesOf(person, 9))[0];

async function ask(question: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(question, values)).rows;
  } finally {
    await client.end();
  }
}

test('a list has the standing after the last entry, and of the deal before the first', async () => {
  const person = newPerson();
  const id = await newMatch(person, 1);
  expect((await only(person)).standing).toBeUndefined();
  await store.noteStanding(id, 0, { toAct: 2, moves: 0 });
  expect(await only(person)).toMatchObject({ standing: { toAct: 2, moves: 0 } });
  await store.append(sampleAppend(id, 1, { standing: { toAct: 1, moves: 1 } }));
  const second = sampleAppend(id, 2, { standing: { toAct: 2, moves: 1 } });
  await store.append(second);
  expect(await only(person)).toMatchObject({ at: second.entry.at, standing: { toAct: 2, moves: 1 } });
  expect((await only(person)).standing).not.toHaveProperty('outcome');
  await store.append(sampleAppend(id, 3, { ends: true, standing: { toAct: 0, moves: 2, outcome: OUTCOME } }));
  expect(await only(person)).toMatchObject({
    table: { status: 'over' },
    standing: { toAct: 0, moves: 2, outcome: OUTCOME },
  });
});

test('an entry of a lost race leaves the standing as it was', async () => {
  const person = newPerson();
  const id = await newMatch(person, 1);
  const first = sampleAppend(id, 1, { standing: { toAct: 1, moves: 1 } });
  await store.append(first);
  const late = { ...first, entry: { ...first.entry, id: 'late' }, standing: { toAct: 2, moves: 9 } };
  expect(await store.append(late)).toBe('taken');
  await store.noteStanding(id, 1, { toAct: 3, moves: 7 });
  expect((await only(person)).standing).toEqual({ toAct: 1, moves: 1 });
});

test('what an older Hortus stored has no standing until it is noted', async () => {
  const person = newPerson();
  const id = await newMatch(person, 1);
  await store.append(sampleAppend(id, 1, { ends: true, standing: { toAct: 0, moves: 1, outcome: OUTCOME } }));
  const strip = 'update entries set to_act = null, moves = null where table_id = $1';
  await ask(strip, [id]);
  expect((await only(person)).standing).toBeUndefined();
  await store.noteStanding(id, 1, { toAct: 0, moves: 1, outcome: OUTCOME });
  expect((await only(person)).standing).toEqual({ toAct: 0, moves: 1, outcome: OUTCOME });
  await ask('update tables set outcome = null where id = $1', [id]);
  expect((await only(person)).standing).toBeUndefined();
  await store.noteStanding(id, 1, { toAct: 0, moves: 1, outcome: OUTCOME });
  expect((await only(person)).standing).toEqual({ toAct: 0, moves: 1, outcome: OUTCOME });
});

test('unfinished matches stay however old they are; finished ones and lobbies make room', async () => {
  const person = newPerson();
  const lobby = await newMatch(person, 1, 'open');
  const unfinished = await newMatch(person, 2);
  const finished = await newMatch(person, 3);
  await store.append(sampleAppend(finished, 1, { ends: true }));
  const newest = await newMatch(person, 4, 'open');
  expect(await listed(person, 1)).toEqual([newest, unfinished]);
  expect(await listed(person, 2)).toEqual([newest, finished, unfinished]);
  expect(await listed(person, 9)).toEqual([newest, finished, unfinished, lobby]);
});

test('a database from before has its finished matches marked, and everything else to be worked out', async () => {
  const person = newPerson();
  const [over, playing] = [await newMatch(person, 1), await newMatch(person, 2)];
  await store.append(sampleAppend(over, 1, { ends: true }));
  await store.append(sampleAppend(playing, 1));
  // As it was before that migration.
  for (const statement of [
    `delete from kysely_migration where name >= '0003'`,
    'drop table if exists snapshots, contents, content_keepers, content_uses',
    'alter table entries drop column to_act, drop column moves',
    'alter table tables drop column dealt_to_act, drop column outcome',
    'alter table sitters drop column over',
    'alter table chat drop column once',
    'alter table duties drop column claimed_by',
    'alter table tables drop column light',
    'alter table chat drop column person',
  ])
    await ask(statement);
  const later = await openTestStore({ url });
  try {
    const rows = await ask('select table_id, over from sitters where person = $1 order by made_at', [person]);
    expect(rows).toEqual([
      { table_id: over, over: true },
      { table_id: playing, over: false },
    ]);
    const tables = await later.tablesOf(person, 9);
    expect(tables.map(({ table, standing }) => [table.id, standing])).toEqual([
      [playing, undefined],
      [over, undefined],
    ]);
    expect(await later.append(sampleAppend(playing, 2))).toBe('stored');
    expect((await later.tablesOf(person, 9))[0].standing).toEqual({ toAct: 1, moves: 2 });
  } finally {
    await later.close();
  }
});
