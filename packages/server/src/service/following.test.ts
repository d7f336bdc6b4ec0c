import { PROTOCOL, type TableInfo } from '@hortus/protocol';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legalMoves } from '../testing/garden-moves.ts';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const upTo = (seq: number): number[] => Array.from({ length: seq }, (_, i) => i + 1);
const seqs = (page: SimPage, id: string) => page.entries.get(id)?.map(({ seq }) => seq) ?? [];

test('nothing twice, nothing missing: across reconnects, processes and lost hints', async () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1, 2),
    what: fc.constantFrom('move', 'move', 'move', 'drop', 'return', 'wander', 'deafen'),
    pick: fc.nat(99),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      house = new SimHouse();
      const first = await house.server();
      const second = await house.server();
      const { anna, ben, id } = await house.pair({ options: { format: 'wins3' } });
      const cleo = await SimPage.of(second);
      await cleo.follow(id);
      const pages = [anna, ben, cleo];
      const here = [true, true, true];
      for (const { who, what, pick } of steps) {
        const page = pages[who];
        if (what === 'deafen') house.database.listeners.clear();
        else if (what === 'drop') {
          page.leave();
          here[who] = false;
        } else if (what !== 'move') {
          await page.connect(what === 'return' ? first : second);
          await page.follow(id);
          here[who] = true;
        } else if (here[who] && who < 2) {
          const moves = legalMoves(page.sights.get(id) ?? ({ toAct: [] } as never), who);
          if (moves.length > 0) await page.play(id, [moves[pick % moves.length]]);
        }
      }
      await house.clock.advance(20_000);
      const seq = house.database.logs.get(id)?.length ?? 0;
      for (const [who, page] of pages.entries()) {
        if (!here[who]) {
          await page.connect(first);
          await page.follow(id);
        }
        expect(seqs(page, id)).toEqual(upTo(seq));
        expect(page.sights.get(id)?.seq).toBe(seq);
      }
      await house.close();
    }),
    { numRuns: 60 },
  );
});

test('a follower who claims to have seen more than there is starts from the beginning', async () => {
  const { anna, id, server } = await house.pair();
  await anna.play(id, [take(0)]);
  const cleo = await SimPage.of(server);
  await cleo.follow(id, 99);
  expect(cleo.messages.find(({ is }) => is === 'state')).toMatchObject({ since: 0, entries: [{ seq: 1 }] });
});

test('an entry stored while a table is being loaded is not missed', async () => {
  const { anna, ben, id } = await house.pair();
  const other = await house.server();
  const { entries } = other.shared.store;
  let moved = false;
  other.shared.store.entries = async (table, after) => {
    const before = await entries.call(other.shared.store, table, after);
    if (!moved) {
      moved = true;
      await anna.play(id, [take(0)]);
    }
    return before;
  };
  await ben.connect(other);
  await ben.follow(id);
  await ben.at(id, 1);
  expect(seqs(ben, id)).toEqual([1]);
});

test('tables nobody looks at are dropped from memory, and come back from the log', async () => {
  const { anna, ben, id, server } = await house.pair();
  await anna.play(id, [take(0)]);
  expect(server.live.size).toBe(1);
  await house.clock.advance(300_000);
  expect(server.live.size).toBe(1);
  anna.leave();
  ben.leave();
  await house.clock.advance(90_000);
  expect(server.live.size).toBe(0);
  await ben.connect(server);
  await ben.follow(id);
  expect((await ben.at(id, 1)).toAct).toEqual([1]);
  expect((await ben.play(id, legalMoves(await ben.at(id, 1), 1).slice(0, 1))).is).toBe('ok');
});

test('of the tables nobody watches, only a limited number stay in memory', async () => {
  const server = await house.server({ settings: { mostIdle: 3 } });
  const anna = await SimPage.of(server);
  for (let i = 0; i < 6; i++) {
    const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
    await anna.follow(id);
  }
  anna.leave();
  await house.clock.advance(15_000);
  expect(server.live.size).toBe(3);
});

test('a page is refused tables whose rules it does not know, and follows those it knows', async () => {
  const { anna, id } = await house.pair();
  const follow = { do: 'follow', table: id, since: 0, chat: 0 } as const;
  const hello = (rules: Record<string, number>) => anna.ask({ do: 'hello', protocol: PROTOCOL, rules });
  expect(await hello({ garden: 0 })).toMatchObject({ is: 'welcome', rules: { garden: 1 } });
  expect(await anna.ask(follow)).toMatchObject({ code: 'reload' });
  await hello({});
  expect(await anna.ask(follow)).toMatchObject({ code: 'reload' });
  await hello({ garden: 2 });
  expect(await anna.ask(follow)).toMatchObject({ code: 'other-rules' });
  await hello({ garden: 1 });
  expect(await anna.ask(follow)).toMatchObject({ is: 'ok' });
});

test('a page with another protocol is told what to do and disconnected', async () => {
  const server = await house.server();
  const old = await SimPage.of(server);
  expect(await old.ask({ do: 'hello', protocol: PROTOCOL - 1, rules: {} })).toMatchObject({
    code: 'reload',
    message: expect.any(String),
  });
  expect(old.closed?.code).toBe(4002);
  const future = await SimPage.of(server);
  expect(await future.ask({ do: 'hello', protocol: PROTOCOL + 1, rules: {} })).toMatchObject({
    code: 'try-again',
  });
  expect(future.closed?.code).toBe(1013);
});

test('chat is plain text, and a line sent again after a lost answer appears once', async () => {
  const { anna, ben, id } = await house.pair();
  for (const text of ['a\u202eb', 'a\u0007b', 'a\nb', 'a\u200bb'])
    expect(await anna.ask({ do: 'chat', table: id, text })).toMatchObject({ code: 'not-plain-text' });
  for (const text of ['\u200d', '\u3164', '\u2800', '\ufe0f', '\u034f', ' \u3164\u200d '])
    expect(await anna.ask({ do: 'chat', table: id, text })).toMatchObject({ code: 'nothing-said' });
  for (let n = 0; n < 3; n++)
    expect(await ben.ask({ do: 'chat', table: id, id: 'line', text: 'once 👩‍🚀' })).toMatchObject({
      is: 'ok',
    });
  expect(house.database.lines.get(id)).toHaveLength(1);
});

test('everybody receives the chat, from where they left off; spectators can only read', async () => {
  const { anna, ben, id, server } = await house.pair();
  const cleo = await SimPage.of(server);
  await ben.connect(await house.server());
  await ben.follow(id);
  await anna.ask({ do: 'chat', table: id, text: '  hello ' });
  await ben.when(() => ben.lines.get(id)?.length === 1);
  expect(ben.lines.get(id)?.[0]).toMatchObject({ n: 1, seat: 0, text: 'hello' });
  await ben.ask({ do: 'chat', table: id, text: 'hi' });
  await anna.when(() => anna.lines.get(id)?.length === 2);
  await cleo.ask({ do: 'follow', table: id, since: 0, chat: 1 });
  await cleo.when(() => cleo.lines.has(id));
  expect(cleo.lines.get(id)?.map(({ n }) => n)).toEqual([2]);
  expect(await cleo.ask({ do: 'chat', table: id, text: 'take b4!' })).toMatchObject({ code: 'not-seated' });
  expect(await anna.ask({ do: 'chat', table: id, text: '   ' })).toMatchObject({ code: 'nothing-said' });
  for (let n = 3; n < 1000; n++)
    await anna.server.shared.store.addChat(id, { seat: 0, name: 'Anna', text: '!', at: n });
  const last = { do: 'chat', table: id, text: 'the last', id: 'a1' } as const;
  expect(await anna.ask(last)).toMatchObject({ is: 'ok' });
  expect(await anna.ask(last)).toMatchObject({ is: 'ok' });
  expect(house.database.lines.get(id)).toHaveLength(1000);
  expect(await anna.ask({ do: 'chat', table: id, text: 'more' })).toMatchObject({ code: 'enough-said' });
  expect(await ben.ask({ do: 'report', table: id, n: 1, why: 'rude' })).toMatchObject({ is: 'ok' });
  expect(await ben.ask({ do: 'report', table: id, n: 9999, why: 'rude' })).toMatchObject({
    code: 'no-such-line',
  });
  expect(house.database.reports).toMatchObject([{ table: id, n: 1, by: ben.person, why: 'rude' }]);
});

test('a page that stops following receives nothing more', async () => {
  const { anna, ben, id } = await house.pair();
  await ben.ask({ do: 'unfollow', table: id });
  const before = ben.frames.length;
  await anna.play(id, [take(0)]);
  await anna.at(id, 1);
  expect(ben.messages.slice(before).filter(({ is }) => is !== 'ok')).toEqual([]);
});

test('a page that cancels following before it is set up doesn’t follow, and isn’t present', async () => {
  const { anna, id, ben } = await house.pair();
  ben.leave();
  const other = await house.server();
  await ben.connect(other);
  await Promise.all([
    ben.ask({ do: 'follow', table: id, since: 0, chat: 0 }),
    ben.ask({ do: 'unfollow', table: id }),
  ]);
  expect(other.live.loaded(id)?.followers.size).toBe(0);
  await house.clock.advance(20_000);
  expect(anna.tables.get(id)?.seats[1].here).toBe(false);
  const before = ben.frames.length;
  await anna.play(id, [take(0)]);
  await anna.at(id, 1);
  await house.clock.advance(0);
  expect(ben.frames).toHaveLength(before);
});

test('a table that couldn’t be followed doesn’t count as followed', async () => {
  const server = await house.server({ settings: { followsPerSocket: 1 }, log: pino({ level: 'silent' }) });
  const { id, anna } = await house.pair();
  const cleo = await SimPage.of(server);
  const { id: another } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const { store } = server.shared;
  const chat = store.chat.bind(store);
  store.chat = () => Promise.reject(new Error('nothing is heard'));
  expect(await cleo.ask({ do: 'follow', table: another, since: 0, chat: 0 })).toMatchObject({
    code: 'try-again',
  });
  store.chat = chat;
  expect(await cleo.ask({ do: 'follow', table: id, since: 0, chat: 0 })).toMatchObject({ is: 'ok' });
});

test('options are sent in full until the deal and to newcomers, and not again', async () => {
  const server = await house.server();
  const { anna, ben, id } = await house.pair({ options: { format: 'wins3' } });
  const { options } = anna.tables.get(id) as TableInfo;
  expect(options).toMatchObject({ format: 'wins3' });
  const toldIn = (page: SimPage, from: number) =>
    page.messages.slice(from).flatMap((one) => (one.is === 'table' ? [one.table.options] : []));
  expect(toldIn(anna, 0)).toEqual(toldIn(anna, 0).map(() => options));
  const heard = anna.messages.length;
  ben.leave();
  await house.clock.advance(10_000);
  await ben.connect(server);
  const before = ben.messages.length;
  await ben.follow(id);
  await house.clock.advance(10_000);
  await anna.play(id, [{ kind: 'resign' }]);
  // Leaving and coming back is news to Anna, sent without the options; Ben, who came back, first gets everything.
  expect(toldIn(anna, heard).length).toBeGreaterThanOrEqual(2);
  expect(toldIn(anna, heard)).toEqual(toldIn(anna, heard).map(() => undefined));
  const [first, ...later] = toldIn(ben, before);
  expect(first).toEqual(options);
  expect(later).toEqual(later.map(() => undefined));
});

test('a follower who hears of a change and of the deal at once gets the final options', async () => {
  const { server, anna, ben, id } = await house.gathered();
  const other = await house.server();
  const cleo = await SimPage.of(other);
  await cleo.follow(id);
  house.database.listeners.clear();
  const maker = await server.people.person(anna.person);
  await server.tables.change(id, maker, { options: { format: 'wins3' } });
  await ben.when((page) => page.tables.get(id)?.options.format === 'wins3');
  await ben.accept(id);
  await Promise.all([anna.dealt(id), ben.dealt(id)]);
  await house.clock.advance(60_000);
  await cleo.when((page) => page.tables.get(id)?.status === 'playing');
  expect(cleo.tables.get(id)?.options).toMatchObject({ format: 'wins3' });
});
