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

const claim = (id: string, seat: number, as: 'win' | 'bot' = 'win') =>
  ({ do: 'claim', table: id, seat, as }) as const;
const seatOf = (page: SimPage, id: string, seat: number) => page.tables.get(id)?.seats[seat];

test('a seat that is here, or not away for long enough, is not claimed', async () => {
  const { anna, ben, id, server } = await house.pair({ awayLimit: 60 });
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'not-away' });
  ben.leave();
  await house.clock.advance(4000);
  expect(seatOf(anna, id, 1)).toMatchObject({ here: false, awaySince: house.clock.now() });
  await house.clock.advance(59_999);
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'not-away' });
  const cleo = await SimPage.of(server);
  await house.clock.advance(1);
  expect(await cleo.ask(claim(id, 1))).toMatchObject({ code: 'not-seated' });
  expect(await anna.ask(claim(id, 0))).toMatchObject({ code: 'no-such-seat' });
  expect(await anna.ask(claim(id, 7))).toMatchObject({ code: 'no-such-seat' });
  expect(await anna.ask(claim(id, 1))).toMatchObject({ is: 'ok' });
  expect((await anna.at(id, 1)).outcome).toMatchObject({ winners: [0], reasons: [{ code: 'resignation' }] });
});

test('a reload is not an absence, and a player who comes back in time is present again', async () => {
  const { anna, ben, id, server } = await house.pair({ awayLimit: 60 });
  await house.clock.advance(10_000);
  const told = anna.messages.length;
  ben.leave();
  await house.clock.advance(3000);
  await ben.connect(server);
  await ben.follow(id);
  await house.clock.advance(10_000);
  expect(anna.messages.slice(told).filter(({ is }) => is === 'table')).toEqual([]);
  ben.leave();
  await house.clock.advance(50_000);
  expect(seatOf(anna, id, 1)?.here).toBe(false);
  await ben.connect(server);
  await ben.follow(id);
  await house.clock.advance(100_000);
  expect(seatOf(anna, id, 1)).toMatchObject({ here: true });
  expect(seatOf(anna, id, 1)).not.toHaveProperty('awaySince');
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'not-away' });
});

test('all games of a match are given up at once', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60, options: { first: 'A', format: 'wins3' } });
  ben.leave();
  await house.clock.advance(64_000);
  await anna.ask(claim(id, 1));
  expect((await anna.at(id, 3)).outcome?.winners).toEqual([0]);
});

test('a bot takes the seat and plays on; its person is a spectator from then on', async () => {
  const { anna, ben, id, server } = await house.pair({ awayLimit: 60 });
  await anna.play(id, [take(0)]);
  ben.leave();
  await house.clock.advance(64_000);
  expect(await anna.ask(claim(id, 1, 'bot'))).toMatchObject({ is: 'ok' });
  await house.clock.advance(0);
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
  expect(seatOf(anna, id, 1)).toMatchObject({ kind: 'bot', level: 'club', here: true });
  await ben.connect(server);
  await ben.follow(id);
  expect(ben.tables.get(id)?.mySeat).toBeUndefined();
  expect(await ben.play(id, [take(1)])).toMatchObject({ code: 'not-seated' });
});

test('nobody can submit in advance what the bot that replaces them would play', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60, options: { first: 'A', garden: ORDERED } });
  await anna.play(id, [take(0)]);
  await ben.at(id, 1);
  expect(await ben.play(id, [take(1)], { id: 'bot 3' })).toMatchObject({ code: 'malformed' });
  await ben.play(id, [take(1)]);
  await anna.at(id, 2);
  await anna.play(id, [take(2)]);
  ben.leave();
  await house.clock.advance(64_000);
  await anna.ask(claim(id, 1, 'bot'));
  await house.clock.advance(20_000);
  expect(house.database.logs.get(id)?.slice(3)).toMatchObject([{ seat: 1, id: 'bot 3' }]);
});

test('nothing can be claimed at a table that waits for everybody', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 0 });
  ben.leave();
  await house.clock.advance(1_000_000);
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'no-claims' });
});

test('a page connected to another process counts as present', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60 });
  await ben.connect(await house.server());
  await ben.follow(id);
  await house.clock.advance(100_000);
  expect(seatOf(anna, id, 1)?.here).toBe(true);
  ben.leave();
  await house.clock.advance(5000);
  expect(seatOf(anna, id, 1)?.here).toBe(false);
});

test('the pages of a process that died no longer count, from when it is noticed', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60 });
  const other = await house.server();
  await ben.connect(other);
  await ben.follow(id);
  await house.clock.advance(10_000);
  other.shared.store.beat = () => new Promise(() => {});
  other.shared.store.changeTable = () => new Promise(() => {});
  house.servers.splice(house.servers.indexOf(other), 1);
  await house.clock.advance(45_000);
  expect(seatOf(anna, id, 1)?.here).toBe(false);
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'not-away' });
  await house.clock.advance(60_000);
  expect(await anna.ask(claim(id, 1))).toMatchObject({ is: 'ok' });
});

test('while all servers are down nobody counts as away', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60 });
  await house.close();
  await house.clock.advance(3_600_000);
  const server = await house.server();
  await anna.connect(server);
  await anna.follow(id);
  await house.clock.advance(30_000);
  expect(await anna.ask(claim(id, 1))).toMatchObject({ code: 'not-away' });
  await ben.connect(server);
  await ben.follow(id);
  await house.clock.advance(100_000);
  expect(seatOf(anna, id, 1)?.here).toBe(true);
});

test('[GNO-R-60] a player who is out claims no seat, and nobody claims theirs', async () => {
  const { pages, id } = await house.dealt(3, { game: 'gnostica', awayLimit: 60 });
  const [anna, ben, carl] = pages;
  await carl.play(id, [{ kind: 'resign' }]);
  await anna.at(id, 1);
  ben.leave();
  await house.clock.advance(100_000);
  for (const as of ['win', 'bot'] as const)
    expect(await carl.ask(claim(id, 1, as))).toMatchObject({ code: 'not-asked' });
  carl.leave();
  await house.clock.advance(100_000);
  expect(await anna.ask(claim(id, 2, 'bot'))).toMatchObject({ code: 'no-such-seat' });
  expect(seatOf(anna, id, 2)).toMatchObject({ kind: 'person' });
  expect(await anna.ask(claim(id, 1))).toMatchObject({ is: 'ok' });
  expect((await anna.at(id, 2)).outcome?.winners).toEqual([0]);
});
