import { afterEach, beforeEach, expect, test } from 'vitest';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const perMove = { time: { kind: 'move', seconds: 30 } } as const;
const clock = { time: { kind: 'clock', base: 60, increment: 10 } } as const;

test('a flag falls at its time, by the clock’s own duty', async () => {
  const { anna, ben, id } = await house.pair(perMove);
  await house.clock.advance(29_999);
  expect(anna.sights.get(id)?.seq).toBe(0);
  await house.clock.advance(1);
  const sight = await ben.at(id, 1);
  expect(sight.outcome).toMatchObject({ winners: [1], reasons: [{ code: 'time' }] });
  expect(house.database.logs.get(id)?.[0]).toMatchObject({ seat: 0, moves: [{ kind: 'time' }] });
  expect(house.database.duties.size).toBe(0);
});

test('a move in time starts the other’s limit', async () => {
  const { anna, ben, id } = await house.pair(perMove);
  await house.clock.advance(29_000);
  await anna.play(id, [take(0)]);
  await house.clock.advance(29_000);
  expect((await ben.at(id, 1)).clocks).toEqual({ left: [30_000, 30_000], running: [1] });
  await house.clock.advance(1000);
  expect((await anna.at(id, 2)).outcome?.winners).toEqual([0]);
});

test('a move after its time is not taken, even where nobody has claimed the duty yet', async () => {
  const { anna, id } = await house.pair(perMove);
  house.database.duties.clear();
  await house.clock.advance(30_000);
  expect(house.database.logs.get(id)).toBeUndefined();
  expect((await anna.play(id, [take(0)])).is).toBe('refused');
  expect(house.database.logs.get(id)).toMatchObject([{ moves: [{ kind: 'time' }] }]);
});

test('base and increment over a whole match', async () => {
  const { anna, ben, id } = await house.pair(clock);
  await house.clock.advance(15_000);
  await anna.play(id, [take(0)]);
  expect((await ben.at(id, 1)).clocks).toEqual({ left: [55_000, 60_000], running: [1] });
  await house.clock.advance(60_000);
  expect((await anna.at(id, 2)).outcome?.winners).toEqual([0]);
});

test('in a match of several games a fallen flag is one lost game', async () => {
  const { anna, id } = await house.pair({ ...clock, options: { first: 'A', format: 'wins3' } });
  await house.clock.advance(60_000);
  const sight = await anna.at(id, 1);
  expect(sight.outcome).toBeUndefined();
  expect(sight.clocks).toEqual({ left: [60_000, 60_000], running: [0] });
  await house.clock.advance(120_000);
  expect((await anna.at(id, 3)).outcome?.winners).toEqual([1]);
});

test('a flag that fell due while no server was running falls right after the next start', async () => {
  const { anna, id } = await house.pair(perMove);
  await house.close();
  await house.clock.advance(3_600_000);
  expect(house.database.logs.get(id)).toBeUndefined();
  await anna.connect(await house.server());
  await house.clock.advance(0);
  expect(house.database.logs.get(id)).toMatchObject([{ moves: [{ kind: 'time' }] }]);
  await anna.follow(id);
  expect((await anna.at(id, 1)).outcome?.winners).toEqual([1]);
});

test('exactly one process lets the flag fall', async () => {
  const { anna, ben, id } = await house.pair(perMove);
  await ben.connect(await house.server());
  await house.server();
  await ben.follow(id);
  await house.clock.advance(60_000);
  expect(house.database.logs.get(id)).toHaveLength(1);
  await anna.at(id, 1);
  await ben.at(id, 1);
});

test('a pause stops the clock, and its end starts it', async () => {
  const { anna, ben, id } = await house.pair(perMove);
  await house.clock.advance(10_000);
  await anna.ask({ do: 'pause', table: id });
  await ben.when(() => ben.asks.get(id)?.length === 1);
  await ben.ask({ do: 'answer', table: id, ask: ben.asks.get(id)?.[0].id ?? '', grant: true });
  expect((await anna.at(id, 1)).clocks).toEqual({ left: [20_000, 30_000], running: [] });
  await house.clock.advance(500_000);
  expect(await anna.play(id, [take(0)])).toMatchObject({ code: 'paused' });
  expect(house.database.duties.size).toBe(0);
  await ben.ask({ do: 'resume', table: id });
  await anna.ask({ do: 'resume', table: id });
  expect((await anna.at(id, 2)).clocks).toEqual({ left: [20_000, 30_000], running: [0] });
  await house.clock.advance(20_000);
  expect((await ben.at(id, 3)).outcome?.winners).toEqual([1]);
});

test.each(['pause', 'back'] as const)('a %s granted after the flag saves nobody', async (kind) => {
  const { anna, ben, id } = await house.pair(perMove);
  await anna.play(id, [take(0)]);
  const asked = await anna.ask(kind === 'back' ? { do: kind, to: 0, table: id } : { do: kind, table: id });
  const ask = asked.is === 'ok' ? (asked.ask ?? '') : '';
  house.database.duties.clear();
  await house.clock.advance(30_000);
  expect(await ben.ask({ do: 'answer', table: id, ask, grant: true })).toMatchObject({
    code: 'no-such-ask',
  });
  expect(house.database.logs.get(id)).toMatchObject([{ seat: 0 }, { seat: 1, moves: [{ kind: 'time' }] }]);
  expect((await anna.at(id, 2)).outcome?.winners).toEqual([0]);
});

test('a player whose own time is up can’t claim a win', async () => {
  const { anna, ben, id } = await house.pair({ ...perMove, awayLimit: 10 });
  ben.leave();
  await house.clock.advance(29_999);
  house.database.duties.clear();
  await house.clock.advance(1);
  expect(await anna.ask({ do: 'claim', table: id, seat: 1, as: 'win' })).toMatchObject({ code: 'over' });
  expect((await anna.at(id, 1)).outcome).toMatchObject({ winners: [1], reasons: [{ code: 'time' }] });
});

test('a move that lost a race until its time was up is not taken', async () => {
  const { anna, id, server } = await house.pair(perMove);
  house.database.duties.clear();
  const { store } = server.shared;
  const append = store.append.bind(store);
  store.append = async () => {
    store.append = append;
    await house.clock.advance(30_000);
    return 'taken';
  };
  expect((await anna.play(id, [take(0)])).is).toBe('refused');
  expect(house.database.logs.get(id)).toMatchObject([{ seat: 0, moves: [{ kind: 'time' }] }]);
});
