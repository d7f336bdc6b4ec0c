import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateKey } from '../people/keys.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';

let house: RealHouse;
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(() => house.close());

const run = (...args: string[]) => house.operate(...args);

test('a reported line is listed with who wrote it; muting, removing and the trail work from the command line', async () => {
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  const { restrictions } = server.shared;
  expect(await run('reports')).toBe('No open reports.');
  await ben.ask({ do: 'chat', table: id, text: 'something rude' });
  await anna.ask({ do: 'report', table: id, n: 1, why: 'rude' });
  const [report] = JSON.parse(await run('reports', '--json'));
  expect(report).toMatchObject({
    table: id,
    n: 1,
    by: anna.person,
    person: ben.person,
    line: { text: 'something rude' },
  });
  expect(await run('mute', ben.person, '--why', 'rude', '--days', '7')).toContain(
    `person ${ben.person} is muted`,
  );
  await restrictions.read();
  expect(await ben.ask({ do: 'chat', table: id, text: 'again' })).toMatchObject({ code: 'muted' });
  expect((await ben.request('PATCH', '/api/me', { name: 'Rude' })).status).toBe(403);
  expect(await anna.ask({ do: 'chat', table: id, text: 'fine' })).toMatchObject({ is: 'ok' });
  await run('remove-text', id, '1');
  expect(await run('reports')).toBe('No open reports.');
  expect((await server.shared.store.chat(id, 0, 9)).map(({ text }) => text)).toEqual(['—', 'fine']);
  await run('remove-text', ben.person);
  expect((await ben.request('GET', '/api/me')).body).not.toEqual({ name: 'Ben' });
  await expect(run('settle', id, '1')).rejects.toThrow(
    /^Nobody has reported line 1 at table .*, or it is settled/,
  );
  await run('unmute', ben.person);
  await restrictions.read();
  expect(await ben.ask({ do: 'chat', table: id, text: 'sorry' })).toMatchObject({ is: 'ok' });
  const told = (await run('trail')).split('\n').map((line) => /: (\S+)/.exec(line)?.[1]);
  expect(told.toSorted()).toEqual(['mute', 'remove-name', 'remove-text', 'settle', 'unmute']);
});

test('nothing that people write commands the operator’s terminal, or reads other than it was written', async () => {
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await ben.ask({ do: 'chat', table: id, text: 'something rude' });
  for (const why of ['\u001b[2J', '\u009b31m', 'a\u202eb', 'a\u200b', '\ud800'])
    expect(await anna.ask({ do: 'report', table: id, n: 1, why })).toMatchObject({ code: 'not-plain-text' });
  expect(await anna.ask({ do: 'report', table: id, n: 1, why: ' rude,\r\nand how\n' })).toMatchObject({
    is: 'ok',
  });
  expect(await run('reports')).toContain('"rude, and how"');
  // As an older server stored it.
  const odd = 'a\u009b31m\u202eb\u{e0041}';
  const { store } = server.shared;
  await store.addChat(id, { seat: 1, name: odd, text: odd, at: 1 });
  await store.report(id, 2, anna.person, odd, 1);
  await run('mute', ben.person, '--why', odd);
  const printed = [await run('reports'), await run('reports', '--json'), await run('trail')];
  for (const text of printed) {
    expect(text).toContain('a\\u009b31m\\u202eb\\udb40\\udc41');
    expect(text).not.toMatch(/[\u0080-\u009f\u202e\u{e0041}]/u);
  }
  expect(JSON.parse(printed[1] ?? '').map((one: { why: string }) => one.why)).toContain(odd);
  expect(await (await fetch(`${url}/operator`)).text()).not.toMatch(/[\u0080-\u009f\u202e\u{e0041}]/u);
});

test('what is removed vanishes from open pages at once, on every process, and from those that come back', async () => {
  const [{ url }, { url: otherUrl }] = [await house.serve(), await house.serve()];
  const { anna, ben, id } = await house.pair(url, {}, otherUrl);
  await ben.ask({ do: 'chat', table: id, text: 'something rude' });
  await ben.ask({ do: 'chat', table: id, text: 'something else' });
  const pages = [anna, ben];
  const shown = (page: TestClient, n: number) => page.lines.get(id)?.findLast((line) => line.n === n);
  for (const page of pages) await page.when(() => shown(page, 2)?.text === 'something else');
  await run('remove-text', id, '1');
  for (const page of pages) await page.when(() => shown(page, 1)?.text === '—');
  // A page that was away meanwhile says which lines it has.
  const late = await house.guest(otherUrl);
  await late.hello('garden');
  expect(await late.ask({ do: 'follow', table: id, since: 0, chat: 2 })).toMatchObject({ is: 'ok' });
  expect(late.lines.get(id)?.map(({ n, text }) => [n, text])).toEqual([[1, '—']]);
  // The chosen name, too: at the table and in what was said.
  expect(shown(anna, 2)?.name).toBe('Ben');
  await run('remove-text', ben.person);
  const isBen = (name = 'Ben'): boolean => name === 'Ben';
  for (const page of pages)
    await page.when(() => !isBen(shown(page, 2)?.name) && !isBen(page.tables.get(id)?.seats[1]?.name));
  expect(anna.tables.get(id)?.seats[0]?.name).toBe('Anna');
  await expect(run('remove-text', ben.person)).rejects.toThrow('has no chosen name');
});

test('a banned person is cut off and kept out until unbanned, and nobody else', async () => {
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await run('ban', ben.person);
  await server.shared.restrictions.read();
  await ben.when(() => ben.closed?.code === 1008);
  expect((await ben.request('GET', '/api/me')).body).toMatchObject({ error: { code: 'banned' } });
  expect((await ben.request('POST', '/api/guest', {})).status).toBe(403);
  expect(await anna.ask({ do: 'chat', table: id, text: 'hello' })).toMatchObject({ is: 'ok' });
  await run('unban', ben.person);
  await server.shared.restrictions.read();
  expect((await ben.request('GET', '/api/me')).status).toBe(200);
});

test('a banned address is kept out of everything but the pages, named by itself or by its hash', async () => {
  const { url, server } = await house.serve({ trustProxy: 1 });
  const from = async (address: string, path = '/api/games'): Promise<number> =>
    (await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': address } })).status;
  const [there, elsewhere] = [await house.guest(url), await house.guest(url)];
  await there.open({ 'x-forwarded-for': '203.0.113.5' });
  await elsewhere.open({ 'x-forwarded-for': '203.0.113.6' });
  await run('ban', '203.0.113.5');
  await run('ban', `address:${server.shared.hashAddress('2001:db8::1')}`, '--days', '1');
  await server.shared.restrictions.read();
  expect([await from('203.0.113.5'), await from('203.0.113.6')]).toEqual([403, 200]);
  // People who were connected are cut off.
  await there.when(() => there.closed !== undefined);
  expect([there.closed?.code, (await elsewhere.hello()).is]).toEqual([1008, 'welcome']);
  // The whole /64.
  expect([await from('2001:db8::ffff'), await from('2001:db8:0:1::1')]).toEqual([403, 200]);
  expect([await from('203.0.113.5', '/ws'), await from('203.0.113.5', '/health')]).toEqual([403, 200]);
  // However the path is written.
  expect([await from('203.0.113.5', '/%61pi/games'), await from('203.0.113.6', '/%61pi/games')]).toEqual([
    403, 200,
  ]);
});

test('a name that matches nobody is refused in words', async () => {
  await expect(run('ban', 'somebody')).rejects.toThrow(/neither a person's id/);
  await expect(run('mute', '203.0.113.5')).rejects.toThrow('Only a person can be muted');
  await expect(run('unban', '203.0.113.5')).rejects.toThrow(/isn't banned/);
  await expect(run('remove-text', 'nowhere', '1')).rejects.toThrow('no line 1 at table nowhere');
  for (const days of ['x', '', '0', '0.5', '7 days', '1e9'])
    await expect(run('ban', '203.0.113.5', '--days', days), days).rejects.toThrow(
      'Days must be a whole number',
    );
  await expect(run('settle', 'a', 'b')).rejects.toThrow('Usage: hortus settle');
});

test('an operator’s action and its audit trail are stored together or not at all', async () => {
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await ben.ask({ do: 'chat', table: id, text: 'something rude' });
  await anna.ask({ do: 'report', table: id, n: 1, why: 'rude' });
  await run('mute', anna.person);
  const { safety } = server.shared.store;
  const found = async () => [
    (await safety?.restrictions(0))?.map(({ whom }) => whom),
    (await safety?.reports(9))?.length,
    (await server.shared.store.chat(id, 0, 9)).map(({ text }) => text),
    (await server.people.person(ben.person)).name,
    (await safety?.trail(9))?.length,
  ];
  const before = [[`person ${anna.person}`], 1, ['something rude'], 'Ben', 1];
  expect(await found()).toEqual(before);
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  await client.query(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on audit execute function full_disk()`);
  await expect(run('ban', ben.person)).rejects.toThrow('No space left');
  await expect(run('unmute', anna.person)).rejects.toThrow('No space left');
  await expect(run('settle', id, '1')).rejects.toThrow('No space left');
  await expect(run('remove-text', id, '1')).rejects.toThrow('No space left');
  await expect(safety?.removeName(ben.person, 'ada', 1)).rejects.toThrow('No space left');
  await expect(rotateKey(house.databaseUrl, 'identity', 0, 'ada')).rejects.toThrow('No space left');
  expect(await found()).toEqual(before);
  expect((await client.query('select until from keys where until is not null')).rows).toEqual([]);
  await client.query('drop trigger full_disk on audit');
  await client.end();
  await run('ban', ben.person);
  expect((await safety?.trail(9))?.length).toBe(2);
});
