import type { NewTable } from '@hortus/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const wish = (seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable => ({
  game: 'garden',
  options: {},
  time: { kind: 'none' },
  takeBacks: true,
  awayLimit: 120,
  seats,
  ...more,
});

test('everything wrong with a request is reported at once', async () => {
  const server = await house.server();
  const maker = await server.people.person('someone');
  const codes = async (wanted: NewTable) => {
    const made = await server.tables.create(wanted, maker);
    return made.ok ? [] : made.fault.map(({ code, path }) => `${code} ${path}`);
  };
  expect(await codes(wish([{ kind: 'me' }], { game: 'chess' }))).toEqual(['no-such-game game']);
  expect(await codes(wish([{ kind: 'me' }]))).toEqual(['bad-seats seats']);
  expect(await codes(wish([{ kind: 'me' }, { kind: 'me' }]))).toEqual(['one-seat-each seats']);
  const bot = { kind: 'bot', level: 'novice' } as const;
  expect(await codes(wish([bot, bot]))).toEqual(['nobody-plays seats']);
  expect(
    await codes(
      wish([{ kind: 'me' }, { kind: 'bot', level: 'genius' }], { options: { format: 'wins4', size: 5 } }),
    ),
  ).toEqual(['unknown-option options.size', 'bad-option options.format', 'no-such-level seats.1.level']);
});

test('a friend takes an open seat by the link, and another comes too late', async () => {
  const { server, anna, ben, id } = await house.pair();
  expect(house.database.tables.get(id)?.seats.map(({ person }) => person)).toEqual([anna.person, ben.person]);
  const cleo = await server.people.person('cleo');
  expect(await server.tables.join(id, cleo)).toMatchObject({ ok: false, fault: { code: 'too-late' } });
  const { id: other } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.join(other);
  await ben.join(other);
  expect(await server.tables.join(other, cleo)).toMatchObject({ ok: false, fault: { code: 'no-open-seat' } });
  expect(await server.tables.join(other, cleo, 0)).toMatchObject({
    ok: false,
    fault: { code: 'no-open-seat' },
  });
});

test('two guests with names alike are told apart at their table', async () => {
  const server = await house.server();
  const named = await Promise.all(Array.from({ length: 40 }, (_, i) => server.people.person(`guest ${i}`)));
  const twin = (one: { name: string }) => named.filter(({ name }) => name[0] === one.name[0]);
  const [maker, friend] = named.map(twin).find(({ length }) => length > 1) ?? [];
  if (maker === undefined || friend === undefined) throw new Error('nobody is alike');
  const made = await server.tables.create(wish([{ kind: 'me' }, { kind: 'friend' }]), maker);
  if (!made.ok) throw new Error('no table');
  await server.tables.join(made.value.id, friend);
  const [mine = '', theirs = ''] =
    house.database.tables.get(made.value.id)?.seats.map(({ name }) => name) ?? [];
  expect(mine).toBe(maker.name);
  expect(theirs[0]).not.toBe(mine[0]);
});

test('whatever the maker changes, the others have to accept again, and never by mistake', async () => {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const ben = await SimPage.of(server);
  const { id, offer } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.join(id);
  await ben.follow(id);
  const maker = await server.people.person(anna.person);
  const changed = await server.tables.change(id, maker, { options: { format: 'wins3' }, takeBacks: false });
  expect(changed).toMatchObject({
    ok: true,
    value: { options: { format: 'wins3' }, takeBacks: false, status: 'open' },
  });
  expect(await ben.ask({ do: 'accept', table: id, offer })).toMatchObject({
    is: 'refused',
    code: 'other-offer',
  });
  expect((await ben.accept(id)).is).toBe('ok');
  expect(ben.tables.get(id)?.status).toBe('dealing');
  const late = await server.tables.change(id, maker, { takeBacks: true });
  expect(late).toMatchObject({ ok: false, fault: [{ code: 'too-late' }] });
});

test('only the maker can change a table, and a change removes nobody', async () => {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const ben = await SimPage.of(server);
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.join(id);
  const other = await server.tables.change(id, await server.people.person(ben.person), { takeBacks: false });
  expect(other).toMatchObject({ ok: false, fault: [{ code: 'not-the-maker' }] });
  const maker = await server.people.person(anna.person);
  const bot = await server.tables.change(id, maker, {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }],
  });
  expect(bot).toMatchObject({ ok: false, fault: [{ code: 'seat-taken' }] });
  const swapped = await server.tables.change(id, maker, { seats: [{ kind: 'friend' }, { kind: 'me' }] });
  expect(swapped.ok && swapped.value.seats.map(({ person }) => person)).toEqual([ben.person, anna.person]);
  expect(await server.tables.change('nowhere', maker, {})).toMatchObject({
    ok: false,
    fault: [{ code: 'no-such-table' }],
  });
});

test('the maker of a table may remove a guest before the deal, who can’t sit down there again', async () => {
  const server = await house.server();
  const [anna, ben, cleo] = [await SimPage.of(server), await SimPage.of(server), await SimPage.of(server)];
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.join(id);
  const refused = (code: string) => ({ ok: false, fault: { code } });
  expect(await server.tables.sendAway(id, ben.person, 0)).toMatchObject(refused('not-the-maker'));
  for (const seat of [0, 7])
    expect(await server.tables.sendAway(id, anna.person, seat)).toMatchObject(refused('no-such-guest'));
  const sent = await server.tables.sendAway(id, anna.person, 1);
  expect(sent.ok && [sent.value.status, sent.value.seats[1]]).toEqual([
    'open',
    expect.objectContaining({ kind: 'open' }),
  ]);
  expect(await server.tables.join(id, { id: ben.person, name: 'Ben', madeAt: 0 })).toMatchObject(
    refused('sent-away'),
  );
  expect(await server.tables.sendAway(id, anna.person, 1)).toMatchObject(refused('no-such-guest'));
  // While it is being dealt, too; nothing of that deal is used again.
  await cleo.join(id);
  await server.tables.accept(id, cleo.person, 1);
  expect(house.database.tables.get(id)?.status).toBe('dealing');
  await server.tables.sendAway(id, anna.person, 1);
  expect(house.database.tables.get(id)).toMatchObject({
    status: 'open',
    sentAway: [ben.person, cleo.person],
  });
  expect(house.database.tables.get(id)).not.toHaveProperty('commitment');
  const { id: dealt } = await house.pair();
  const maker = house.database.tables.get(dealt)?.maker ?? '';
  expect(await server.tables.sendAway(dealt, maker, 1)).toMatchObject(refused('too-late'));
});

test('the deal waits for everybody to accept, and only seated people can accept', async () => {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const ben = await SimPage.of(server);
  const { id, offer, status } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  expect(status).toBe('open');
  expect(await ben.ask({ do: 'accept', table: id, offer })).toMatchObject({ code: 'not-seated' });
  await ben.join(id);
  expect(house.database.tables.get(id)?.status).toBe('open');
});

test('a table belongs to its maker, even if the maker only watches, and to nobody else', async () => {
  const server = await house.server();
  const [zoe, anna, ben] = [await SimPage.of(server), await SimPage.of(server), await SimPage.of(server)];
  const { id } = await anna.create({ seats: [{ kind: 'friend' }, { kind: 'friend' }] });
  for (const page of [zoe, anna]) await page.follow(id);
  await ben.join(id);
  await zoe.when(() => zoe.tables.get(id)?.seats[0].kind === 'person');
  expect([zoe, anna].map((page) => page.tables.get(id)?.mine)).toEqual([false, true]);
  // The same with followers in the other order.
  zoe.leave();
  await zoe.connect(server);
  await zoe.follow(id);
  await server.tables.leave(id, ben.person);
  await zoe.when(() => zoe.tables.get(id)?.seats[0].kind === 'open');
  expect([zoe, anna].map((page) => page.tables.get(id)?.mine)).toEqual([false, true]);
});
