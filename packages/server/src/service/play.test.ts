import { PROTOCOL } from '@hortus/protocol';
import { toy } from '@hortus/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append } from '../store.ts';
import { ORDERED } from '../testing/garden-moves.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { sitDown, take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const resign = { kind: 'resign' };

test('a move gets an answer, and both players and a spectator hear of it', async () => {
  const { anna, ben, id, server } = await house.pair();
  const cleo = await SimPage.of(server);
  await cleo.follow(id);
  expect(await anna.play(id, [take(0)])).toMatchObject({ is: 'ok', seq: 1 });
  for (const page of [anna, ben, cleo]) {
    expect((await page.at(id, 1)).toAct).toEqual([1]);
    expect(page.entries.get(id)?.map(({ seq }) => seq)).toEqual([1]);
  }
  expect(anna.entries.get(id)?.[0].moves).toEqual([take(0)]);
  expect(cleo.entries.get(id)?.[0].moves).toBeUndefined();
});

test('an illegal move is refused with its clause, and nothing is stored', async () => {
  const { anna, ben, id } = await house.pair({ options: { first: 'A', garden: ORDERED } });
  expect(await ben.play(id, [take(0)])).toMatchObject({
    is: 'refused',
    code: 'not-your-turn',
    clause: 'GAR-MOV-5',
  });
  expect(await anna.play(id, [take(5)])).toMatchObject({ code: 'border-first', clause: 'GAR-MOV-1' });
  expect(await anna.play(id, [{ kind: 'take', cell: 16 }])).toMatchObject({ code: 'unreadable-move' });
  expect(await anna.play(id, [{ kind: 'time' }])).toMatchObject({ code: 'only-the-host' });
  expect(house.database.logs.get(id)).toBeUndefined();
});

test('only people seated at the table can play there', async () => {
  const { id, server } = await house.pair();
  const cleo = await SimPage.of(server);
  await cleo.follow(id);
  expect(await cleo.play(id, [take(0)])).toMatchObject({ is: 'refused', code: 'not-seated' });
  expect(await cleo.play('elsewhere', [take(0)])).toMatchObject({ is: 'refused', code: 'no-such-table' });
});

test('the same submission sent twice counts once, even to another process', async () => {
  const { anna, ben, id } = await house.pair();
  const first = await anna.play(id, [take(0)], { id: 'mine', answers: 0 });
  const again = await anna.play(id, [take(0)], { id: 'mine', answers: 0 });
  await anna.connect(await house.server());
  await anna.follow(id);
  const elsewhere = await anna.play(id, [take(0)], { id: 'mine', answers: 0 });
  expect([first, again, elsewhere]).toMatchObject([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
  expect(house.database.logs.get(id)).toHaveLength(1);
  expect((await ben.at(id, 1)).seq).toBe(1);
});

test('several moves at once are all taken or none', async () => {
  const { anna, id } = await house.pair();
  expect(await anna.play(id, [take(0), take(1)])).toMatchObject({ code: 'others-could-act' });
  expect(house.database.logs.get(id)).toBeUndefined();
});

test('several moves at once make one entry, where nobody else could act in between', async () => {
  const server = await house.server({ games: [toy] });
  const pages = [await SimPage.of(server), await SimPage.of(server)];
  for (const page of pages) await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { skirmish: 1 } });
  const [anna, ben] = pages;
  const { id } = await anna.create({
    game: 'skirmish',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  await sitDown(id, [ben], pages);
  await anna.play(id, [{ kind: 'bid', amount: 2 }]);
  await ben.play(id, [{ kind: 'bid', amount: 0 }]);
  const { view } = await anna.at(id, 2);
  const hand = (view as { hands: { cards?: string[] }[] }).hands[0].cards ?? [];
  const put = (name: string) => ({ kind: 'put', card: (name[0] === 'p' ? 0 : 9) + Number(name[1]) - 1 });
  expect(await anna.play(id, [put(hand[0]), put(hand[0])])).toMatchObject({ is: 'refused' });
  expect(house.database.logs.get(id)).toHaveLength(2);
  expect(await anna.play(id, [put(hand[0]), put(hand[1])])).toMatchObject({ is: 'ok', seq: 3 });
  expect((await ben.at(id, 3)).toAct).toEqual([0]);
});

test('an answer to a question that has changed is stale', async () => {
  const { anna, ben, id } = await house.pair({ options: { first: 'A', garden: ORDERED } });
  await anna.play(id, [take(0)]);
  await ben.at(id, 1);
  await ben.play(id, [take(1)]);
  await anna.at(id, 2);
  expect(await anna.play(id, [take(2)], { answers: 0 })).toMatchObject({ is: 'refused', code: 'stale' });
  expect(await anna.play(id, [take(2)])).toMatchObject({ is: 'ok', seq: 3 });
});

test('a match that is over shows its whole log, with the secret, and no log before', async () => {
  const { anna, id, server } = await house.pair();
  expect(await server.matches.log(id)).toMatchObject({ ok: false, fault: { code: 'not-over' } });
  await anna.play(id, [resign]);
  const log = await server.matches.log(id);
  expect(log).toMatchObject({ ok: true, value: { hortus: 'match', outcome: { winners: [1] } } });
  expect(log.ok && log.value.secret).toBe(house.database.tables.get(id)?.secret);
  expect(house.database.tables.get(id)?.status).toBe('over');
  expect((await anna.at(id, 1)).outcome?.winners).toEqual([1]);
  await anna.when(() => anna.tables.get(id)?.status === 'over');
});

/** A store whose appends wait, fail or lie as a test wants. */
class MoodyStore extends MemoryStore {
  before: (() => Promise<void>) | undefined;
  after: (() => void) | undefined;

  override async append(item: Append): Promise<'stored' | 'taken'> {
    await this.before?.();
    const stored = await super.append(item);
    this.after?.();
    return stored;
  }
}

test('a move is stored before anybody hears of it', async () => {
  const store = new MoodyStore(house.database);
  await house.server({ store });
  const { anna, ben, id } = await house.pair();
  await house.clock.advance(1000);
  let release: () => void = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  store.before = () => held;
  const answer = anna.play(id, [take(0)]);
  const frames = () => [anna, ben].map(({ frames }) => frames.length);
  const before = frames();
  await house.clock.advance(1000);
  expect(frames()).toEqual(before);
  release();
  expect(await answer).toMatchObject({ is: 'ok', seq: 1 });
});

test('after a failure of the store the same submission is taken once', async () => {
  const store = new MoodyStore(house.database);
  await house.server({ store, log: { info() {}, warn() {}, error() {} } });
  const { anna, ben, id } = await house.pair();
  store.before = () => Promise.reject(new Error('disk'));
  expect(await anna.play(id, [take(0)], { id: 'x' })).toMatchObject({ is: 'refused', code: 'try-again' });
  store.before = undefined;
  store.after = () => {
    throw new Error('connection lost');
  };
  expect(await anna.play(id, [take(0)], { id: 'x' })).toMatchObject({ is: 'refused', code: 'try-again' });
  store.after = undefined;
  expect(await anna.play(id, [take(0)], { id: 'x', answers: 0 })).toMatchObject({ is: 'ok', seq: 1 });
  expect(house.database.logs.get(id)).toHaveLength(1);
  for (const page of [anna, ben]) {
    await page.at(id, 1);
    expect(page.entries.get(id)?.map(({ seq }) => seq)).toEqual([1]);
  }
});

test('two processes that append at once: one wins, the other judges again', async () => {
  const { anna, ben, id } = await house.pair();
  await ben.connect(await house.server());
  await ben.follow(id);
  const [moved, resigned] = await Promise.all([anna.play(id, [take(0)]), ben.play(id, [resign])]);
  expect([moved, resigned].map(({ is }) => is).sort()).toEqual(
    house.database.logs.get(id)?.length === 2 ? ['ok', 'ok'] : ['ok', 'refused'],
  );
  expect(resigned.is).toBe('ok');
  const seq = house.database.logs.get(id)?.length ?? 0;
  for (const page of [anna, ben]) {
    await page.at(id, seq);
    expect(page.entries.get(id)?.map((entry) => entry.seq)).toEqual(
      Array.from({ length: seq }, (_, i) => i + 1),
    );
  }
});

test('the position at any moment, as the viewer may know it', async () => {
  const { anna, ben, id } = await house.pair({ options: { first: 'A', garden: ORDERED } });
  await anna.play(id, [take(0)]);
  await ben.at(id, 1);
  await ben.play(id, [take(1)]);
  const history = await anna.ask({ do: 'history', table: id, from: 0, to: 2 });
  expect(history).toMatchObject({ is: 'history', sights: [{ seq: 0 }, { seq: 1 }, { seq: 2 }] });
  expect(history.is === 'history' && history.sights[2]).toEqual(await anna.at(id, 2));
  expect(await anna.ask({ do: 'history', table: id, from: 0, to: 3 })).toMatchObject({
    code: 'no-such-entry',
  });
  expect(await anna.ask({ do: 'history', table: id, from: 2, to: 1 })).toMatchObject({
    code: 'no-such-entry',
  });
});
