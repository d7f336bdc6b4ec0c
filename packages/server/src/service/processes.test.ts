/** What several processes do to one table at the same time. */
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

test('a rematch that another process has made meanwhile is the rematch', async () => {
  const { server, anna, ben, id } = await house.pair();
  await anna.play(id, [{ kind: 'resign' }]);
  await anna.ask({ do: 'rematch', table: id });
  const { store } = server.shared;
  const create = store.createTable.bind(store);
  store.createTable = async (row) => {
    await create(row);
    // The other process was a moment quicker.
    await create(row);
  };
  const agreed = await ben.ask({ do: 'rematch', table: id });
  expect(agreed).toMatchObject({ is: 'ok', table: expect.any(String) });
  expect(house.database.tables.get(id)?.next).toBe(agreed.is === 'ok' ? agreed.table : '');
});

test('a process that is behind drops no duty of a later entry', async () => {
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
  const table = await late.live.get(id);
  if (table === undefined) throw new Error('the table is not there');
  await table.run(async (clerk) => {
    // From now on it hears nothing.
    for (const listener of listeners) if (!heard.has(listener)) listeners.delete(listener);
    await agree('resume');
    await anna.at(id, 2);
    expect([clerk.seq, clock()?.seq]).toEqual([1, 2]);
    await clerk.setDuties();
    expect(clock()?.seq).toBe(2);
  });
});

describe.each(['pause', 'rematch'] as const)('two who ask for a %s at the same time', (kind) => {
  const asking = async (persons: number) => {
    const { pages, id } = await house.dealt(persons, { game: persons === 2 ? 'garden' : 'gnostica' });
    for (const page of pages.slice(1)) {
      await page.connect(await house.server());
      const { rules } = page.server.shared.games;
      await page.ask({ do: 'hello', protocol: PROTOCOL, rules });
      await page.follow(id);
    }
    if (kind === 'rematch') for (const page of pages.slice(1)) await page.play(id, [{ kind: 'resign' }]);
    const { length } = house.database.logs.get(id) ?? [];
    await Promise.all(pages.map((page) => page.at(id, length)));
    const ask = (page: SimPage) => page.ask({ do: kind, table: id });
    /** What was agreed on has happened, once. */
    const isDone = () =>
      kind === 'pause'
        ? house.database.logs.get(id)?.filter((entry) => entry.kind === 'pause').length === 1
        : house.database.tables.size === 2 && house.database.tables.get(id)?.next !== undefined;
    return { pages, ask, isDone, asks: () => house.database.tables.get(id)?.asks };
  };

  test('on two processes have agreed', async () => {
    const { pages, ask, isDone, asks } = await asking(2);
    const answers = await Promise.all(pages.map(ask));
    expect(answers.map(({ is }) => is)).toEqual(['ok', 'ok']);
    expect([isDone(), asks()]).toEqual([true, []]);
  });

  test('and a third on a third process: all have agreed', async () => {
    const { pages, ask, isDone, asks } = await asking(3);
    const answers = await Promise.all(pages.map(ask));
    expect(answers.map(({ is }) => is)).toEqual(['ok', 'ok', 'ok']);
    expect([isDone(), asks()]).toEqual([true, []]);
  });
});

test('somebody who asks for a rematch on a process that hasn’t heard of it gets the one that exists', async () => {
  const { anna, ben, id } = await house.pair();
  const other = await house.server();
  await ben.connect(other);
  await ben.follow(id);
  await anna.play(id, [{ kind: 'resign' }]);
  await ben.at(id, 1);
  const ask = { do: 'rematch', table: id } as const;
  await anna.ask(ask);
  await ben.when((page) => page.asks.get(id)?.length === 1);
  // It hears nothing any more.
  house.database.listeners.clear();
  const cleo = await SimPage.of(await house.server(), ben.person);
  const agreed = await cleo.ask(ask);
  expect(agreed).toMatchObject({ is: 'ok', table: expect.any(String) });
  expect(await ben.ask(ask)).toMatchObject({ is: 'ok', table: agreed.is === 'ok' ? agreed.table : '' });
  expect(house.database.tables.get(id)?.asks).toEqual([]);
});

/** It is Ben's turn, who has been away for long; Anna has pages on two processes, which hear nothing of each other. */
async function apart() {
  const { server, anna, ben, id } = await house.pair({ awayLimit: 60 });
  const other = await house.server();
  const elsewhere = await SimPage.of(other, anna.person);
  await elsewhere.follow(id);
  ben.leave();
  await house.clock.advance(64_000);
  house.database.listeners.clear();
  await anna.play(id, [take(0)]);
  const claim = (page: SimPage) => page.ask({ do: 'claim', table: id, seat: 1, as: 'bot' });
  return { server, other, anna, elsewhere, ben, id, claim };
}

test('a bot takes over after the very last entry, even on a process that has not heard of it', async () => {
  const { other, elsewhere, id, claim } = await apart();
  expect(other.live.loaded(id)?.seq).toBe(0);
  expect(await claim(elsewhere)).toMatchObject({ is: 'ok' });
  expect(house.database.tables.get(id)?.seats[1]).toMatchObject({ kind: 'bot', tookOver: 1 });
});

test('a player who comes back on one process while another lets a bot take over keeps the seat', async () => {
  const { server, other, anna, ben, id, claim } = await apart();
  const { store } = server.shared;
  const change = store.changeTable.bind(store);
  store.changeTable = async (...given) => {
    store.changeTable = change;
    await ben.connect(other);
    await ben.follow(id);
    await house.clock.advance(0);
    return change(...given);
  };
  expect(await claim(anna)).toMatchObject({ code: 'not-away' });
  expect(house.database.tables.get(id)?.seats[1]).toMatchObject({ kind: 'person', person: ben.person });
});

test('a process that has not heard who took over does not drop the turn of the bot', async () => {
  const { server, other, anna, id, claim } = await apart();
  server.shared.store.claim = async () => [];
  expect(await claim(anna)).toMatchObject({ is: 'ok' });
  expect(other.live.loaded(id)?.row.seats[1].kind).toBe('person');
  await house.clock.advance(2000);
  expect(house.database.logs.get(id)).toHaveLength(2);
});
