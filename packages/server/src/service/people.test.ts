import { garden } from '@hortus/garden';
import { commitTo, type Game, type MatchLog, ok, secretFromSeed, type Terms, verify } from '@hortus/kernel';
import type { PersonalData } from '@hortus/protocol';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';
import { sampleTable } from '../testing/samples.ts';
import { until } from '../testing/wait.ts';

const GARDEN: Game = garden;

let house: RealHouse;
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(() => house.close());

const run = (...args: string[]) => house.operate(...args);

/** Everything that is stored, but the trail of operators, as text. */
async function everythingStored(): Promise<string> {
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = current_schema() and relkind in ('r', 'p') and relname <> 'audit'`,
    );
    const texts: string[] = [];
    for (const { name } of rows)
      texts.push(...(await client.query(`select t::text as text from "${name}" t`)).rows.map((r) => r.text));
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

const logOf = async (client: TestClient, id: string): Promise<MatchLog> =>
  (await client.request('GET', `/api/tables/${id}/log`)).body as MatchLog;

test('people get everything that is stored about them, and nothing about others', async () => {
  const { url } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await anna.ask({ do: 'chat', table: id, text: 'good luck' });
  await ben.ask({ do: 'chat', table: id, text: 'you too' });
  await anna.ask({ do: 'report', table: id, n: 2, why: 'a test' });
  const { body } = await anna.request('GET', '/api/me/data');
  const data = body as PersonalData;
  expect(data).toMatchObject({
    id: anna.person,
    name: 'Anna',
    tables: [{ id, game: 'garden', seat: 0, name: 'Anna', made: true }],
    chat: [{ table: id, n: 1, text: 'good luck' }],
    reports: [{ table: id, n: 2, why: 'a test' }],
  });
  expect(JSON.stringify(data)).not.toContain('Ben');
  expect(JSON.parse(await run('people', 'export', anna.person))).toEqual(data);
});

test('however much is stored about somebody, it is read a page at a time, and each thing once', async () => {
  const { server } = await house.serve();
  const { store } = server.shared;
  const person = 'p'.repeat(22);
  const tables = Array.from({ length: 250 }, (_, i) =>
    sampleTable({ id: `table ${i}`, maker: i % 2 === 0 ? person : 'somebody', seats: [] }),
  );
  const seated = { kind: 'person', name: 'P', accepted: true, person, formerly: person } as const;
  for (const table of tables)
    await store.createTable(table.maker === person ? table : { ...table, seats: [seated] });
  const lines = 1200;
  for (let n = 0; n < lines; n++) {
    const id = tables[n % 250]?.id ?? '';
    await store.addChat(id, { seat: 0, name: 'P', text: `${n}`, at: n }, { person });
    await store.report(id, Math.floor(n / 250) + 1, person, 'why', n);
  }
  const pages: number[] = [];
  for (const [part, name] of [
    [store, 'tablesAfter'],
    [store.personal, 'linesBy'],
    [store.personal, 'reportsBy'],
  ] as const) {
    const asked = part as unknown as Record<string, (...args: unknown[]) => Promise<readonly unknown[]>>;
    const read = asked[name]?.bind(asked) as (...args: unknown[]) => Promise<readonly unknown[]>;
    asked[name] = async (...args) => {
      const page = await read(...args);
      pages.push(page.length);
      return page;
    };
  }
  const everything = server.personal.everything(person);
  const [head, list, first] = [await everything.next(), await everything.next(), await everything.next()];
  // The first table is there before the second page was read.
  expect(pages).toEqual([100]);
  let text = `${head.value}${list.value}${first.value}`;
  for await (const line of everything) text += line;
  const data = JSON.parse(text) as PersonalData;
  expect(new Set(data.tables.map(({ id }) => id)).size).toBe(250);
  expect([data.tables.length, data.chat.length, data.reports.length]).toEqual([250, lines, lines]);
  expect(Math.max(...pages)).toBeLessThanOrEqual(500);
  expect(pages.length).toBeLessThan(30);
  expect(await server.personal.forget(person, 'a test')).toMatchObject({ tables: 250, lines });
  expect(await everythingStored()).not.toContain(person);
});

test('a person removed from a table leaves no trace there once they are deleted', async () => {
  const { url } = await house.serve();
  const [anna, ben] = [await house.guest(url, 'Anna'), await house.guest(url, 'Ben')];
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  expect((await ben.request('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  expect((await anna.request('POST', `/api/tables/${id}/remove`, { seat: 1 })).status).toBe(200);
  expect(await everythingStored()).toContain(ben.person);
  expect((await ben.request('GET', '/api/me/tables')).body).toEqual({ tables: [] });
  const { body } = await ben.request('GET', '/api/me/data');
  expect((body as PersonalData).tables).toMatchObject([{ id, made: false }]);
  expect((await ben.request('DELETE', '/api/me')).body).toMatchObject({ tables: 1 });
  expect(await everythingStored()).not.toContain(ben.person);
  expect((await anna.request('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'open' });
});

test('a person who deletes what is theirs resigns, leaves no name behind, and the log stays verifiable', async () => {
  const { url } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  const lobby = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await anna.ask({ do: 'chat', table: id, text: 'call me at home' });
  const before = await everythingStored();
  expect([before.includes('Anna'), before.includes(anna.person)]).toEqual([true, true]);
  const gone = await anna.request('DELETE', '/api/me');
  expect(gone).toEqual({ status: 200, body: { tables: 2, lines: 1, later: 0 } });
  await ben.when(() => ben.tables.get(id)?.status === 'over');
  const stored = await everythingStored();
  for (const text of ['Anna', anna.person, 'call me at home']) expect(stored).not.toContain(text);
  const log = await logOf(ben, id);
  expect(log.names).toEqual(['№ 1', 'Ben']);
  expect(verify(GARDEN, log).filter(({ holds }) => !holds)).toEqual([]);
  expect(log.outcome?.winners).toEqual([1]);
  expect((await ben.request('GET', `/api/tables/${lobby.id}`)).body).toMatchObject({ status: 'closed' });
  expect((await anna.request('GET', '/api/me/tables')).body).toEqual({ tables: [] });
  expect(await run('trail')).toContain(`themselves: delete-person {"person":"${anna.person}"`);
  // Again there is nothing to do.
  expect((await anna.request('DELETE', '/api/me')).body).toEqual({ tables: 0, lines: 0, later: 0 });
});

test('a seat taken over by a bot is found for its former player, and loses their name once they are deleted', async () => {
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url, { awayLimit: 60 });
  ben.cut();
  // A moment counts as long enough.
  await server.live.at(id, (table) =>
    table.run((clerk) =>
      clerk.change((row) => {
        const seats = row.seats.map(({ pages: _pages, ...seat }, i) =>
          i === 1 ? { ...seat, awaySince: 1 } : seat,
        );
        return ok({ ...row, seats, awayLimit: 0.001 });
      }),
    ),
  );
  await anna.when(() => anna.tables.get(id)?.seats[1]?.here === false);
  const claimed = () => anna.ask({ do: 'claim', table: id, seat: 1, as: 'bot' });
  await until('a bot at the seat', async () => (await claimed()).is === 'ok');
  await anna.when(() => anna.tables.get(id)?.seats[1]?.kind === 'bot');
  expect(JSON.stringify(anna.tables.get(id))).not.toContain(ben.person);
  const { body } = await ben.request('GET', '/api/me/data');
  expect((body as PersonalData).tables).toMatchObject([{ id, seat: 1, name: 'Ben' }]);
  expect((await ben.request('GET', '/api/me/tables')).body).toEqual({ tables: [] });
  expect((await ben.request('DELETE', '/api/me')).body).toMatchObject({ tables: 1, later: 0 });
  await anna.when(() => anna.tables.get(id)?.seats[1]?.name === '№ 2');
  expect(anna.tables.get(id)).toMatchObject({
    status: 'playing',
    seats: [{ name: 'Anna' }, { kind: 'bot' }],
  });
  const stored = await everythingStored();
  for (const text of ['Ben', ben.person]) expect(stored).not.toContain(text);
});

/** A match as an older server dealt it, with names in its terms. */
function oldTable(people: readonly [string, string]): StoredTable {
  const names = ['Anna', 'Ben'];
  const secret = secretFromSeed('old');
  const made = sampleTable();
  const terms: Terms = {
    id: made.id,
    game: 'garden',
    rulesVersion: 1,
    options: { first: 'A' },
    packs: {},
    seats: names.map((name) => ({ name, kind: 'person' })),
  };
  return {
    ...made,
    ...{ options: { first: 'A' }, terms, secret, status: 'playing', dealtAt: made.madeAt, maker: people[0] },
    commitment: commitTo(terms, 'host', secret),
    entropy: [0, 1].map((seat) => {
      const reveal = secretFromSeed(`${seat}`);
      return { seat, commitment: commitTo(terms, seat, reveal), reveal };
    }),
    seats: names.map((name, i) => ({ kind: 'person', name, person: people[i] ?? '', accepted: true })),
  };
}

test('the operator can also remove a name from the terms of a match, and the trail says who did', async () => {
  const { url, server } = await house.serve();
  const [anna, ben] = [await house.guest(url, 'Anna'), await house.guest(url, 'Ben')];
  const row = oldTable([anna.person, ben.person]);
  await server.shared.store.createTable(row);
  await ben.follow(row.id);
  expect(await run('people', 'delete', anna.person)).toContain('1 tables without them');
  await ben.when(() => ben.tables.get(row.id)?.status === 'over');
  await ben.when(() => ben.tables.get(row.id)?.seats[0]?.name === '№ 1');
  const log = await logOf(ben, row.id);
  expect(JSON.stringify(log)).not.toContain('Anna');
  expect(verify(GARDEN, log).map(({ check, holds }) => [check, holds])).toContainEqual(['removed', true]);
  expect(verify(GARDEN, log).filter(({ holds }) => !holds)).toEqual([]);
  expect(await everythingStored()).not.toContain('Anna');
  // Ben, too.
  await run('people', 'delete', ben.person);
  const stored = await everythingStored();
  expect([stored.includes('Ben'), stored.includes(ben.person)]).toEqual([false, false]);
});

test('the command says which arguments it needs', async () => {
  await expect(run('people', 'delete')).rejects.toThrow('Usage: hortus people export');
  await expect(run('people', 'delete', 'Anna')).rejects.toThrow('isn’t a person’s id'.replaceAll('’', "'"));
});
