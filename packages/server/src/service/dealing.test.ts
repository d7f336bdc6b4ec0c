import { garden } from '@hortus/garden';
import { commitTo, promiseOf, verify } from '@hortus/kernel';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const SECRET = 'ab'.repeat(32);

const row = (id: string) => house.database.tables.get(id);

test('a person alone with a bot deals with one person’s entropy', async () => {
  const anna = await SimPage.of(await house.server());
  const { id, status, commitment, terms } = await anna.create({
    seats: [{ kind: 'bot', level: 'novice' }, { kind: 'me' }],
  });
  expect({ status, terms }).toMatchObject({
    status: 'dealing',
    terms: { id, seats: [{ kind: 'bot' }, { kind: 'person' }] },
  });
  await anna.follow(id);
  await anna.dealt(id);
  expect(row(id)?.entropy).toHaveLength(1);
  expect(row(id)?.commitment).toBe(commitment);
  expect(anna.tables.get(id)?.terms, 'now in the log').toBeUndefined();
  expect(anna.tables.get(id)?.deal).toBe(terms?.id);
});

test('the terms and the host’s commitment are fixed before anybody commits; commitments are shown only together', async () => {
  const { anna, ben, id } = await house.gathered();
  anna.deals = { commits: false, reveals: true };
  ben.deals = { commits: true, reveals: false };
  await ben.accept(id);
  await anna.when(() => anna.tables.get(id)?.awaited?.seats.join() === '0');
  const info = anna.tables.get(id);
  expect(info?.commitments).toBeUndefined();
  expect(info?.terms && info.commitment).toBe(row(id)?.commitment);
  if (info?.terms === undefined) throw new Error('no terms');
  const mine = commitTo(info.terms, 0, SECRET);
  expect(await anna.ask({ do: 'reveal', table: id, reveal: SECRET })).toMatchObject({ code: 'too-early' });
  const theirs = row(id)?.seats[1].commitment ?? '';
  expect(await anna.ask({ do: 'commit', table: id, commitment: theirs })).toMatchObject({
    code: 'commitment-of-another',
  });
  anna.deals.reveals = false;
  expect(await anna.ask({ do: 'commit', table: id, commitment: mine })).toMatchObject({ is: 'ok' });
  expect(anna.tables.get(id)?.commitments).toEqual([
    { seat: 0, commitment: mine },
    { seat: 1, commitment: theirs },
  ]);
  expect(await anna.ask({ do: 'reveal', table: id, reveal: 'cd'.repeat(32) })).toMatchObject({
    code: 'not-what-was-committed',
  });
  expect(await anna.ask({ do: 'reveal', table: id, reveal: SECRET })).toMatchObject({ is: 'ok' });
  expect(anna.tables.get(id)?.awaited?.seats).toEqual([1]);
  expect(JSON.stringify(ben.messages)).not.toContain(SECRET);
});

test('what was dealt verifies against what each page noted before', async () => {
  const { anna, ben, id } = await house.gathered();
  await ben.accept(id);
  await Promise.all([anna.dealt(id), ben.dealt(id)]);
  const noted = ben.messages.flatMap((message) =>
    message.is === 'table' && message.table.status === 'dealing' && message.table.commitments
      ? [promiseOf(message.table.commitment ?? '', message.table.commitments)]
      : [],
  );
  await anna.play(id, [{ kind: 'resign' }]);
  const log = await anna.server.matches.log(id);
  if (!log.ok) throw new Error('no log');
  expect(verify(garden, log.value, noted[0]).filter(({ holds }) => !holds)).toEqual([]);
});

test('a player who doesn’t reveal in time is removed, and the next dealing has a new secret and terms', async () => {
  const { anna, ben, id, server } = await house.gathered();
  ben.deals.reveals = false;
  await ben.accept(id);
  await anna.when(() => anna.tables.get(id)?.awaited?.seats.join() === '1');
  const before = row(id);
  await house.clock.advance(29_999);
  expect(row(id)?.status).toBe('dealing');
  await house.clock.advance(1);
  expect(row(id)).toMatchObject({ status: 'open', seats: [{ person: anna.person }, { kind: 'open' }] });
  expect(row(id)?.seats[0]).not.toHaveProperty('commitment');
  expect(anna.tables.get(id)?.commitment).toBeUndefined();
  const cleo = await SimPage.of(server);
  await cleo.join(id);
  await cleo.follow(id);
  await cleo.accept(id);
  await Promise.all([anna.dealt(id), cleo.dealt(id)]);
  expect(row(id)?.secret).not.toBe(before?.secret);
  expect(row(id)?.terms?.id).toBe(`${id}.2`);
  expect((await anna.play(id, [take(0)])).is === 'ok' || (await cleo.play(id, [take(0)])).is === 'ok').toBe(
    true,
  );
});

test('a player who doesn’t even commit in time keeps the seat and has to accept again', async () => {
  const { anna, ben, id } = await house.gathered();
  anna.deals.commits = false;
  await ben.accept(id);
  await house.clock.advance(600_000);
  expect(row(id)).toMatchObject({
    status: 'open',
    seats: [
      { person: anna.person, accepted: false },
      { person: ben.person, accepted: true },
    ],
  });
  anna.deals.commits = true;
  await anna.accept(id);
  await Promise.all([anna.dealt(id), ben.dealt(id)]);
});

test('a duty that is done too early ends no dealing', async () => {
  const { ben, id } = await house.gathered();
  ben.deals.reveals = false;
  await ben.accept(id);
  await ben.when(() => ben.tables.get(id)?.awaited?.seats.join() === '1');
  const kept = house.database.duties.get(`${id} dealing`);
  if (kept === undefined) throw new Error('nothing is awaited');
  // Like one that was set before the commitments were complete and has been left behind.
  house.database.duties.set(`${id} dealing`, {
    ...kept,
    duty: { ...kept.duty, due: house.clock.now() + 5000 },
  });
  await house.clock.advance(20_000);
  expect(row(id)?.status).toBe('dealing');
});

test('a dealing that ran out while no server ran is given up after the next start', async () => {
  const { ben, id } = await house.gathered();
  ben.deals.reveals = false;
  await ben.accept(id);
  await ben.when(() => ben.tables.get(id)?.awaited?.seats.join() === '1');
  await house.close();
  await house.clock.advance(100_000);
  await house.server();
  await house.clock.advance(0);
  expect(row(id)?.status).toBe('open');
});

test('somebody who leaves ends the dealing; with nobody left the table is closed', async () => {
  const { anna, ben, id, server } = await house.gathered();
  anna.deals.commits = false;
  await ben.accept(id);
  expect((await server.tables.leave(id, ben.person)).ok).toBe(true);
  expect(row(id)).toMatchObject({ status: 'open', seats: [{ kind: 'person' }, { kind: 'open' }] });
  expect((await server.tables.leave(id, anna.person)).ok).toBe(true);
  expect(row(id)?.status).toBe('closed');
  expect(await server.tables.join(id, await server.people.person(ben.person))).toMatchObject({
    ok: false,
    fault: { code: 'too-late' },
  });
});

test('a process that died between the deal and its duties is made good when the dealing’s time is up', async () => {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const { id } = await anna.create({
    options: { first: 'B' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  });
  const dealing = house.database.duties.get(`${id} dealing`);
  server.shared.store.setDuty = async () => {};
  await anna.follow(id);
  await anna.dealt(id);
  await house.close();
  expect(house.database.logs.get(id)).toBeUndefined();
  if (dealing) house.database.duties.set(`${id} dealing`, dealing);
  await house.server();
  await house.clock.advance(600_000);
  expect(house.database.logs.get(id)).toMatchObject([{ seat: 1 }]);
});

test('a process that couldn’t read the log when it heard of the deal reads it the next time', async () => {
  const { anna, ben, id } = await house.gathered();
  const other = await house.server({ log: pino({ level: 'silent' }) });
  await ben.connect(other);
  await ben.follow(id);
  // From then on nothing else changes at the table.
  await house.clock.advance(20_000);
  const { store } = other.shared;
  const entries = store.entries.bind(store);
  // Its log can't be read until Anna has been dealt to.
  store.entries = () => Promise.reject(new Error('the connection is lost'));
  await ben.accept(id);
  await anna.dealt(id);
  await house.clock.advance(0);
  expect(ben.sights.has(id)).toBe(false);
  store.entries = entries;
  await house.clock.advance(20_000);
  expect([ben.tables.get(id)?.status, ben.sights.get(id)?.seq]).toEqual(['playing', 0]);
});
