/** A match that is only being watched leaves memory, and nobody at the table can tell. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

const REST = 120_000;
const SWEEP = 15_000;

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const take = (cell: number) => ({ kind: 'take', cell });
const isResting = ({ live }: Server, id: string): boolean | undefined =>
  [...live.followed()].find((table) => table.id === id)?.isResting;
const entriesTold = (page: SimPage): number[] =>
  page.messages.flatMap((message) => (message.is === 'entry' ? [message.entry.seq] : []));

async function resting() {
  const { server, anna, ben, id } = await house.pair();
  await anna.play(id, [take(0)]);
  await ben.at(id, 1);
  await house.clock.advance(REST + SWEEP);
  expect(isResting(server, id)).toBe(true);
  return { server, anna, ben, id };
}

test('a table at rest has no match, cards or secret in memory; the next move wakes it', async () => {
  const { server, anna, ben, id } = await resting();
  const [table] = server.live.followed();
  expect(table).toMatchObject({ running: undefined, seq: 1, row: { options: {}, secret: '' } });
  const sight = await ben.at(id, 1);
  expect(await ben.play(id, legalMoves(sight, 1).slice(0, 1))).toMatchObject({ is: 'ok', seq: 2 });
  await anna.at(id, 2);
  expect(entriesTold(anna)).toEqual([1, 2]);
  expect(isResting(server, id)).toBe(false);
  expect(house.database.tables.get(id)?.secret).toHaveLength(64);
});

test('a match in which something happens does not rest', async () => {
  const { server, anna, id } = await house.pair();
  await house.clock.advance(REST - SWEEP);
  await anna.ask({ do: 'chat', table: id, text: 'still here' });
  await house.clock.advance(2 * SWEEP);
  expect(isResting(server, id)).toBe(false);
});

test('changes made elsewhere meanwhile are reported once, in order, with or without a hint', async () => {
  const { server, anna, ben, id } = await resting();
  const other = await house.server();
  const elsewhere = await SimPage.of(other, ben.person);
  await elsewhere.follow(id);
  const move = async (): Promise<void> => {
    const sight = await elsewhere.at(id, 1);
    await elsewhere.play(id, legalMoves(sight, 1).slice(0, 1));
  };
  // This process hears nothing of it; the next request finds out.
  house.database.listeners.clear();
  await move();
  expect(entriesTold(anna)).toEqual([1]);
  await house.clock.advance(SWEEP);
  expect(entriesTold(anna)).toEqual([1, 2]);
  await house.clock.advance(REST + SWEEP);
  expect(isResting(server, id)).toBe(true);
  await house.clock.advance(10 * SWEEP);
  expect(entriesTold(anna)).toEqual([1, 2]);
});

test('the same submission, sent again after a rest, counts once', async () => {
  const { server, anna, id } = await house.pair();
  const handed = { id: 'a'.repeat(22) };
  expect(await anna.play(id, [take(0)], handed)).toMatchObject({ is: 'ok', seq: 1 });
  await house.clock.advance(REST + SWEEP);
  expect(isResting(server, id)).toBe(true);
  expect(await anna.play(id, [take(0)], handed)).toMatchObject({ is: 'ok', seq: 1 });
  expect(house.database.logs.get(id)).toHaveLength(1);
});

test('going to rest and waking send nothing to anybody', async () => {
  const { server, anna, ben, id } = await house.pair();
  await house.clock.advance(SWEEP);
  const before = [anna.messages.length, ben.messages.length];
  await house.clock.advance(REST + SWEEP);
  expect(isResting(server, id)).toBe(true);
  await server.live.followed()[0].run(async () => {});
  expect(isResting(server, id)).toBe(false);
  expect([anna.messages.length, ben.messages.length]).toEqual(before);
});

test('a new spectator of a match at rest sees all of it', async () => {
  const { server, id } = await resting();
  const cleo = await SimPage.of(server);
  await cleo.follow(id);
  expect(cleo.messages.find(({ is }) => is === 'state')).toMatchObject({ since: 0, entries: [{ seq: 1 }] });
  const told = cleo.messages.find((message) => message.is === 'table');
  expect(told).toMatchObject({ table: { options: { first: 'A' } } });
});

test('clocks run out at a table at rest too', async () => {
  const { server, anna, id } = await house.pair({ time: { kind: 'move', seconds: 600 } });
  await house.clock.advance(REST + SWEEP);
  expect(isResting(server, id)).toBe(true);
  await house.clock.advance(600_000);
  expect((await anna.at(id, 1)).outcome).toMatchObject({ winners: [1] });
});
