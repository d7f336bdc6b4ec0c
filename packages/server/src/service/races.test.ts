/** People at two processes who do everything at once: whatever wins, the tables and what is derived from them agree. */
import { FastLuck } from '@hortus/kernel';
import type { NewTable } from '@hortus/protocol';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openLane } from '../store/database/connections.ts';
import { peopleOf } from '../store.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';

const PEOPLE = 8;
const ROUNDS = 30;
const AT_ONCE = 10;

/** Few people are deleted per minute and address. */
const addressOf = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}` });

let house: RealHouse;
afterEach(() => house.close());

test('seats taken, left and removed, tables changed and people deleted at once leave nothing that contradicts itself', async () => {
  house = await RealHouse.open();
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const options = { logger, trustProxy: 1 };
  const servers = [await house.serve(options), await house.serve(options)];
  const luck = new FastLuck(17);
  const urlOf = (n: number): string => servers[n % servers.length]?.url ?? '';
  const newcomer = (n: number): Promise<TestClient> => house.guest(urlOf(n), `Guest ${n}`);
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => newcomer(n)));
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }];
  const tables: string[] = [];
  const made = async (who: TestClient): Promise<void> => {
    const { id } = await who.create({ game: 'gnostica', options: {}, seats });
    tables.push(id);
  };
  for (const one of people.slice(0, 3)) await made(one);
  const statuses = new Map<number, number>();
  const gone: string[] = [];
  let asked = 0;
  const act = async (leaving: TestClient | undefined): Promise<void> => {
    const who = people[luck.below(PEOPLE)] as TestClient;
    const table = tables[luck.below(tables.length)] ?? '';
    const seat = luck.below(3);
    const kind = luck.below(12);
    if (who === leaving) return;
    const ask = async (method: string, path: string, body?: object): Promise<void> => {
      const { status } = await who.request(method, path, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      asked++;
    };
    if (kind < 4) return ask('POST', `/api/tables/${table}/join`, luck.below(2) ? { seat } : {});
    if (kind < 6) return ask('POST', `/api/tables/${table}/leave`);
    if (kind < 7) return ask('POST', `/api/tables/${table}/remove`, { seat });
    if (kind < 8) return ask('PATCH', '/api/me', { name: `Name ${luck.below(99)}` });
    if (kind < 9) return ask('PATCH', `/api/tables/${table}`, { seats: seats.slice(0, 2 + luck.below(2)) });
    if (kind < 10) return void (await who.ask({ do: 'accept', table, offer: 1 + luck.below(4) }));
    if (kind < 11) return void (await who.ask({ do: 'chat', table, text: `hello ${asked}`, id: `${asked}` }));
    return made(who);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const at = luck.below(PEOPLE);
    // Somebody is deleted while the others act at the same tables.
    const leaving = round % 5 === 4 ? people[at] : undefined;
    const deleted = leaving?.request('DELETE', '/api/me', undefined, addressOf(round)).then(({ status }) => {
      expect(status).toBe(200);
      gone.push(leaving.person);
    });
    await Promise.all([deleted, ...Array.from({ length: AT_ONCE }, () => act(leaving))]);
    if (leaving !== undefined) people[at] = await newcomer(PEOPLE + round);
  }
  expect(errors).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(30);
  const { store } = servers[0]!.server.shared;
  const lane = openLane(house.databaseUrl, 'select');
  try {
    for (const id of tables) {
      const row = await store.table(id);
      const { rows } = await lane.query<{ person: string }>({
        text: 'select person from sitters where table_id = $1',
        values: [id],
      });
      expect(rows.map(({ person }) => person).toSorted()).toEqual(peopleOf(row!).toSorted());
    }
    for (const person of gone) {
      const { rows } = await lane.query({
        text: `select 'table' as place from tables where position($1 in doc::text || coalesce(light::text, '')) > 0
          union all select 'sitter' from sitters where position($1 in person) > 0
          union all select 'chat' from chat where person = $1
          union all select 'person' from people where id = $1`,
        values: [person],
      });
      expect(rows).toEqual([]);
    }
    expect(gone.length).toBe(ROUNDS / 5);
  } finally {
    await lane.close();
  }
});
