import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDERED } from '../testing/garden-moves.ts';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const askOf = (page: SimPage, id: string) => page.asks.get(id)?.[0];
const options = { first: 'A', garden: ORDERED } as const;

async function withBot() {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const { id } = await anna.create({ options, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await anna.follow(id);
  await anna.dealt(id);
  return { server, anna, id };
}

test('a take-back is asked for, granted, and done', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await anna.play(id, [take(0)]);
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ is: 'ok', ask: 'back-0-1-0' });
  await ben.when(() => askOf(ben, id) !== undefined);
  expect(askOf(ben, id)).toMatchObject({ kind: 'back', seat: 0, to: 0, granted: [] });
  expect(await ben.ask({ do: 'answer', table: id, ask: 'back-0-1-0', grant: true })).toMatchObject({
    seq: 2,
  });
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
  expect(house.database.logs.get(id)?.[1]).toMatchObject({ kind: 'back', seat: 0, to: 0, granted: [1] });
  await anna.when(() => anna.asks.get(id)?.length === 0);
  expect(house.database.tables.get(id)?.asks).toEqual([]);
});

test('a request that is denied or withdrawn is gone', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await anna.play(id, [take(0)]);
  for (const page of [ben, anna]) {
    await anna.ask({ do: 'back', table: id, to: 0 });
    await page.when(() => askOf(page, id) !== undefined);
    expect(await page.ask({ do: 'answer', table: id, ask: 'back-0-1-0', grant: false })).toMatchObject({
      is: 'ok',
    });
    await anna.when(() => anna.asks.get(id)?.length === 0);
  }
  expect(await ben.ask({ do: 'answer', table: id, ask: 'back-0-1-0', grant: true })).toMatchObject({
    code: 'no-such-ask',
  });
  expect(house.database.logs.get(id)).toHaveLength(1);
});

test('nobody can grant their own request, and spectators can’t grant any', async () => {
  const { anna, id, server } = await house.pair({ options });
  const cleo = await SimPage.of(server);
  await cleo.follow(id);
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'back', table: id, to: 0 });
  const answer = { do: 'answer', table: id, ask: 'back-0-1-0', grant: true } as const;
  expect(await anna.ask(answer)).toMatchObject({ code: 'own-ask' });
  expect(await cleo.ask(answer)).toMatchObject({ code: 'not-seated' });
  expect(await cleo.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'not-seated' });
});

test('a take-back lapses with the next entry', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'back', table: id, to: 0 });
  await ben.when(() => askOf(ben, id) !== undefined);
  await ben.play(id, [take(1)]);
  await anna.when(() => anna.asks.get(id)?.length === 0);
  expect(await ben.ask({ do: 'answer', table: id, ask: 'back-0-1-0', grant: true })).toMatchObject({
    code: 'no-such-ask',
  });
});

test('a take-back that isn’t possible is refused with its reason', async () => {
  const { anna, ben, id } = await house.pair({ options, takeBacks: false });
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'nothing-to-take-back' });
  await anna.play(id, [take(0)]);
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'no-take-backs' });
  expect(await ben.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'not-your-move' });
  await ben.play(id, [{ kind: 'resign' }]);
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'over' });
});

test('bots grant take-backs, pauses and rematches', async () => {
  const { anna, id } = await withBot();
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  await anna.at(id, 2);
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ is: 'ok', seq: 3 });
  expect((await anna.at(id, 3)).toAct).toEqual([0]);
  expect(await anna.ask({ do: 'pause', table: id })).toMatchObject({ is: 'ok', seq: 4 });
  expect(await anna.ask({ do: 'pause', table: id })).toMatchObject({ code: 'already-paused' });
  expect(await anna.ask({ do: 'resume', table: id })).toMatchObject({ is: 'ok', seq: 5 });
  expect(await anna.ask({ do: 'resume', table: id })).toMatchObject({ code: 'not-paused' });
  expect(await anna.ask({ do: 'rematch', table: id })).toMatchObject({ code: 'not-over' });
  await anna.play(id, [{ kind: 'resign' }]);
  const rematch = await anna.ask({ do: 'rematch', table: id });
  const next = rematch.is === 'ok' ? (rematch.table ?? '') : '';
  await anna.follow(next);
  await anna.dealt(next);
  expect(anna.tables.get(next)).toMatchObject({
    status: 'playing',
    seats: [{ kind: 'bot' }, { kind: 'person' }],
    mySeat: 1,
  });
  expect(anna.tables.get(id)?.next).toBe(next);
  expect(await anna.ask({ do: 'rematch', table: id })).toMatchObject({ table: next });
});

test('asking for a pause that somebody has asked for is agreeing to it', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await ben.ask({ do: 'pause', table: id });
  await anna.ask({ do: 'pause', table: id });
  await anna.at(id, 1);
  expect(house.database.logs.get(id)).toMatchObject([{ kind: 'pause', seat: 1, granted: [0] }]);
});

test('a bot doesn’t move during a pause, and continues after it', async () => {
  const { anna, id } = await withBot();
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'pause', table: id });
  await house.clock.advance(60_000);
  expect(anna.sights.get(id)).toMatchObject({ seq: 2, paused: true, toAct: [1] });
  await anna.ask({ do: 'resume', table: id });
  await house.clock.advance(0);
  expect(await anna.at(id, 4)).toMatchObject({ paused: false, toAct: [0] });
});

test('both ask for a rematch: that is agreement, and makes one table', async () => {
  const { anna, ben, id } = await house.pair();
  await anna.play(id, [{ kind: 'resign' }]);
  await ben.at(id, 1);
  const answers = await Promise.all([
    anna.ask({ do: 'rematch', table: id }),
    ben.ask({ do: 'rematch', table: id }),
  ]);
  const tables = answers.flatMap((answer) => (answer.is === 'ok' && answer.table ? [answer.table] : []));
  expect(tables).toHaveLength(1);
  await anna.when(() => anna.tables.get(id)?.next === tables[0]);
  expect(house.database.tables.get(tables[0])?.seats.map(({ person }) => person)).toEqual([
    ben.person,
    anna.person,
  ]);
  expect(house.database.tables.size).toBe(2);
});

test('nobody hears of a rematch before its table exists', async () => {
  const { anna, ben, id } = await house.pair();
  await anna.play(id, [{ kind: 'resign' }]);
  await ben.at(id, 1);
  const early: string[] = [];
  const { tables } = house.database;
  const set = tables.set.bind(tables);
  tables.set = (key, row) => {
    if (row.next !== undefined && !tables.has(row.next)) early.push(row.next);
    return set(key, row);
  };
  await Promise.all([anna.ask({ do: 'rematch', table: id }), ben.ask({ do: 'rematch', table: id })]);
  expect([early, tables.size]).toEqual([[], 2]);
});

test('consent given on another process counts', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await ben.connect(await house.server());
  await ben.follow(id);
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'back', table: id, to: 0 });
  await ben.when(() => askOf(ben, id) !== undefined);
  expect(await ben.ask({ do: 'answer', table: id, ask: 'back-0-1-0', grant: true })).toMatchObject({
    seq: 2,
  });
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
  await anna.when(() => anna.asks.get(id)?.length === 0);
});

test('in a rematch custom cards stay with the player who brought them', async () => {
  const card = (owner: number) => ({ name: `Of ${'ab'[owner]}`, ability: 'omen', sway: 1, owner });
  const { anna, ben, id } = await house.pair({ game: 'genesis', options: { custom: [card(0), card(1)] } });
  await anna.play(id, [{ kind: 'resign' }]);
  await anna.ask({ do: 'rematch', table: id });
  const agreed = await ben.ask({ do: 'rematch', table: id });
  const next = house.database.tables.get(agreed.is === 'ok' ? (agreed.table ?? '') : '');
  expect(next?.seats.map(({ person }) => person)).toEqual([ben.person, anna.person]);
  expect(next?.options.custom).toMatchObject([
    { name: 'Of a', owner: 1 },
    { name: 'Of b', owner: 0 },
  ]);
});

test('[GNO-R-60] a player who is out of the match isn’t asked, grants nothing and holds nobody up', async () => {
  const { pages, id } = await house.dealt(3, { game: 'gnostica' });
  const [anna, ben, carl] = pages;
  await carl.play(id, [{ kind: 'resign' }]);
  await anna.at(id, 1);
  expect(await anna.ask({ do: 'pause', table: id })).toMatchObject({ ask: 'pause-0-1' });
  await carl.when(() => askOf(carl, id) !== undefined);
  const answer = { do: 'answer', table: id, ask: 'pause-0-1' } as const;
  expect(await carl.ask({ ...answer, grant: false })).toMatchObject({ code: 'not-asked' });
  expect(await carl.ask({ ...answer, grant: true })).toMatchObject({ is: 'ok' });
  expect((await anna.at(id, 1)).paused).toBe(false);
  expect(await ben.ask({ ...answer, grant: true })).toMatchObject({ seq: 2 });
  carl.leave();
  await ben.ask({ do: 'resume', table: id });
  expect(await anna.ask({ do: 'resume', table: id })).toMatchObject({ seq: 3 });
  expect((await ben.at(id, 3)).paused).toBe(false);
  // Everybody is asked about a rematch.
  await ben.play(id, [{ kind: 'resign' }]);
  await anna.at(id, 4);
  await anna.ask({ do: 'rematch', table: id });
  const rematch = await ben.ask({ do: 'rematch', table: id });
  expect(rematch).toMatchObject({ is: 'ok' });
  expect(rematch).not.toHaveProperty('table');
});

test('what was granted but could not be stored is still granted', async () => {
  await house.server({ log: pino({ level: 'silent' }) });
  const { anna, ben, id, server } = await house.pair({ options });
  await anna.ask({ do: 'pause', table: id });
  const { store } = server.shared;
  const append = store.append.bind(store);
  store.append = () => Promise.reject(new Error('the disk is full'));
  expect(await ben.ask({ do: 'pause', table: id })).toMatchObject({ code: 'try-again' });
  store.append = append;
  expect(await ben.ask({ do: 'pause', table: id })).toMatchObject({ seq: 1 });
  expect((await anna.at(id, 1)).paused).toBe(true);
});

test('asking again succeeds once everybody else has agreed and a bot has replaced the one who hadn’t', async () => {
  const { pages, id } = await house.dealt(3, { game: 'gnostica', awayLimit: 60 });
  const [anna, ben, carl] = pages;
  carl.leave();
  await house.clock.advance(64_000);
  await anna.ask({ do: 'pause', table: id });
  await ben.ask({ do: 'pause', table: id });
  expect((await anna.at(id, 0)).paused).toBe(false);
  expect(await anna.ask({ do: 'claim', table: id, seat: 2, as: 'bot' })).toMatchObject({ is: 'ok' });
  await anna.ask({ do: 'pause', table: id });
  await anna.when(() => anna.sights.get(id)?.paused === true);
});

test('a log cannot be made endless by pauses, which can always be ended', async () => {
  const { server, anna, id } = await withBot();
  const ask = (kind: 'pause' | 'resume') => server.matches.ask(id, anna.person, { kind });
  for (let n = 0; n < 200; n++) {
    expect((await ask('pause')).ok).toBe(true);
    expect((await ask('resume')).ok).toBe(true);
  }
  expect(await ask('pause')).toMatchObject({ ok: false, fault: { code: 'enough-paused' } });
});
