/** Requests that cost the server a lot use up as much of their sender's allowance. */
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitDown, take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';
import { Guests } from './guests.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

/** A match of two whose log a player makes long, by steps that are taken back again and again. */
async function longMatch(entries: number, messagesPerSecond: number, messagesAtOnce: number) {
  const server = await house.server({ settings: { messagesPerSecond, messagesAtOnce } });
  const [anna, ben] = [await SimPage.of(server), await SimPage.of(server)];
  for (const page of [anna, ben]) await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { gnostica: 2 } });
  const { id } = await anna.create({
    game: 'gnostica',
    options: { start: 'seat' },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  await sitDown(id, [ben], [anna, ben]);
  for (let seq = 0; seq < entries; seq += 2) {
    await house.clock.advance(10_000);
    const placed = await anna.play(id, [{ kind: 'put', site: 0, facing: 0 }]);
    const back = await anna.ask({ do: 'back', table: id, to: 0 });
    if (placed.is !== 'ok' || back.is !== 'ok') throw new Error(JSON.stringify([placed, back]));
  }
  await house.clock.advance(10_000);
  return { server, anna, ben, id };
}

test('looking far back costs allowance, continuing from the last place doesn’t', async () => {
  const { ben, id } = await longMatch(200, 1, 40);
  const look = (from: number, to: number) => ben.ask({ do: 'history', table: id, from, to });
  // 10, and 4 for the stretch that had to be replayed; then 10 and nothing, since it continues from there.
  expect(await look(200, 200)).toMatchObject({ is: 'history', sights: [{ seq: 200 }] });
  expect((await look(200, 200)).is).toBe('history');
  // Going back: everything is replayed, and now the allowance is overdrawn.
  expect((await look(199, 199)).is).toBe('history');
  expect(await look(200, 200)).toMatchObject({ is: 'refused', code: 'too-fast' });
  await house.clock.advance(8_000);
  expect(await ben.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
  expect(await look(200, 200)).toMatchObject({ is: 'refused', code: 'too-fast' });
});

test('nobody can look at a moment that would take too long to replay', async () => {
  await house.server({ settings: { longestReplay: 1 } });
  const { anna, ben, id } = await house.pair();
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'back', table: id, to: 0 });
  const ask = anna.asks.get(id)?.[0]?.id ?? '';
  await ben.ask({ do: 'answer', table: id, ask, grant: true });
  await anna.at(id, 2);
  const look = (from: number) => anna.ask({ do: 'history', table: id, from, to: 2 });
  expect(await look(1)).toMatchObject({ is: 'history', sights: [{ seq: 1 }, { seq: 2 }] });
  expect(await look(2)).toMatchObject({ is: 'refused', code: 'no-such-entry' });
});

test('consecutive stretches give the same as each on its own', async () => {
  const { anna, ben, id } = await longMatch(12, 1000, 1000);
  const look = async (page: SimPage, from: number, to: number) => {
    const said = await page.ask({ do: 'history', table: id, from, to });
    if (said.is !== 'history') throw new Error(JSON.stringify(said));
    return said.sights;
  };
  const whole = await look(ben, 0, 12);
  expect(whole.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, seq) => seq));
  const pieces = [...(await look(ben, 0, 4)), ...(await look(ben, 5, 5)), ...(await look(ben, 6, 12))];
  expect(pieces).toEqual(whole);
  // The other seat continues the same replay, and sees it with its own eyes.
  await look(ben, 0, 3);
  const hers = await look(anna, 4, 12);
  await look(ben, 12, 12);
  expect(hers).toEqual((await look(anna, 0, 12)).slice(4));
  expect(hers[0].view).not.toEqual(whole[4].view);
});

test('[GNO-E-1] a log cannot be made endless by steps that are taken back', async () => {
  const { server, anna, id } = await longMatch(0, 1e9, 1e9);
  const put = [{ kind: 'put', site: 0, facing: 0 }];
  for (let n = 0; n < 1000; n++) {
    await server.matches.play(id, anna.person, { answers: 2 * n, id: `${n}`, moves: put });
    expect((await server.matches.ask(id, anna.person, { kind: 'back', to: 0 })).ok).toBe(true);
  }
  expect((await anna.play(id, put, { answers: 2000 })).is).toBe('ok');
  expect(await anna.ask({ do: 'back', table: id, to: 0 })).toMatchObject({ code: 'enough-taken-back' });
  // What was submitted stands, and the match continues.
  expect((await anna.play(id, [{ kind: 'rest' }], { answers: 2001 })).is).toBe('ok');
});

test('hanging up and coming back gives no new allowance', async () => {
  const { shared } = await house.server({ settings: { messagesPerSecond: 1, messagesAtOnce: 10 } });
  const guests = new Guests(shared);
  const first = await guests.enter('mallory', 'there');
  expect(first?.take(20, shared.clock.now())).toBe(true);
  if (first !== undefined) guests.leave(first, 'there');
  const again = await guests.enter('mallory', 'there');
  expect(again?.take(1, shared.clock.now())).toBe(false);
  if (again !== undefined) guests.leave(again, 'there');
  await house.clock.advance(11_000);
  const later = await guests.enter('mallory', 'there');
  expect(later).not.toBe(again);
  expect(later?.take(20, shared.clock.now())).toBe(true);
});

test('a person who is back when the time is over isn’t forgotten', async () => {
  const { shared } = await house.server({ settings: { messagesPerSecond: 1, messagesAtOnce: 10 } });
  const guests = new Guests(shared);
  const first = await guests.enter('mallory', 'there');
  first?.take(20, shared.clock.now());
  if (first !== undefined) guests.leave(first, 'there');
  const again = await guests.enter('mallory', 'there');
  expect(again).toBe(first);
  await house.clock.advance(11_000);
  expect(await guests.enter('mallory', 'there')).toBe(first);
});

test('following costs allowance by what is sent, and a report has its own price', async () => {
  const settings = { messagesPerSecond: 1, messagesAtOnce: 25 };
  const { anna, ben, id, server: first } = await house.pair();
  for (let n = 1; n <= 900; n++)
    await first.shared.store.addChat(id, { seat: 0, name: 'Anna', text: 'x'.repeat(500), at: n });
  const server = await house.server({ settings });
  const page = await SimPage.of(server);
  const follow = (chat: number) => page.ask({ do: 'follow', table: id, since: 0, chat });
  // A page that has heard all of it pays little; one that hears a hundred kilobytes can't do it again at once.
  for (let i = 0; i < 5; i++) expect(await follow(900)).toMatchObject({ is: 'ok' });
  expect(await follow(0)).toMatchObject({ is: 'ok' });
  expect(await follow(0)).toMatchObject({ is: 'refused', code: 'too-fast' });
  await house.clock.advance(120_000);
  const reports = [];
  for (let n = 1; n <= 3; n++) reports.push((await page.ask({ do: 'report', table: id, n, why: '' })).is);
  expect(reports).toEqual(['ok', 'ok', 'refused']);
  for (const one of [anna, ben]) expect(await one.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
});
