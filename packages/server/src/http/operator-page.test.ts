import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableHash } from '../logging.ts';
import { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';
import { sampleAppend, sampleTable } from '../testing/samples.ts';
import { until } from '../testing/wait.ts';

let house: RealHouse;
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(() => house.close());

const TOKEN = 'a token nobody guesses';
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}`,
});

test('the operator’s page is for this machine, or for people with the token', async () => {
  const { url } = await house.serve();
  const status = async (address: string, headers: Record<string, string> = {}, path = '/operator') =>
    (await fetch(`${address}${path}`, { headers })).status;
  expect([await status(url), await status(url, { via: '1.1 proxy' })]).toEqual([200, 404]);
  const { url: behind } = await house.serve({ trustProxy: 1 });
  for (const path of ['/operator', '/metrics']) expect(await status(behind, {}, path)).toBe(404);
  const { url: open } = await house.serve({ operatorToken: TOKEN });
  expect(await status(open)).toBe(401);
  expect([await status(open, basic('guess')), await status(open, basic(TOKEN))]).toEqual([401, 200]);
  expect([await status(open, {}, '/metrics'), await status(open, basic(TOKEN), '/metrics')]).toEqual([
    404, 200,
  ]);
  const posted = await fetch(`${open}/operator`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'ban' }),
  });
  expect(posted.status).toBe(401);
  const foreign = { ...basic(TOKEN), origin: 'https://evil.example' };
  expect(
    (await fetch(`${open}/operator`, { method: 'POST', headers: foreign, body: new URLSearchParams() }))
      .status,
  ).toBe(403);
});

test('without the token this machine sees figures, but nothing about people, and changes nothing', async () => {
  // A proxy on this machine that nobody named and that adds no headers makes every visitor look local.
  const { url, server } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await ben.ask({ do: 'chat', table: id, text: 'something rude' });
  await anna.ask({ do: 'report', table: id, n: 1, why: 'rude' });
  await house.operate('mute', ben.person);
  const html = await (await fetch(`${url}/operator`)).text();
  expect(html).toContain('hortus_sockets');
  for (const secret of [ben.person, id, 'something rude', '<form']) expect(html).not.toContain(secret);
  const body = new URLSearchParams({ act: 'ban', whom: anna.person });
  expect((await fetch(`${url}/operator`, { method: 'POST', body })).status).toBe(404);
  expect(await server.shared.store.safety?.restrictions(0)).toMatchObject([{ kind: 'mute' }]);
});

test('a report is shown with its text as text, and settled by a button', async () => {
  const { url, server } = await house.serve({ operatorToken: TOKEN });
  const { anna, ben, id } = await house.pair(url);
  await ben.ask({ do: 'chat', table: id, text: '<script>alert(1)</script>' });
  await anna.ask({ do: 'report', table: id, n: 1, why: '<b>' });
  const shown = async () => (await fetch(`${url}/operator`, { headers: basic(TOKEN) })).text();
  const html = await shown();
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toMatch(/<script|<b>/);
  // The writer is connected, so the page knows an address to ban.
  expect(html).toContain(`Ban address ${server.shared.hashAddress('127.0.0.1')}`);
  const post = (fields: Record<string, string>) =>
    fetch(`${url}/operator`, {
      ...{ method: 'POST', headers: basic(TOKEN), redirect: 'manual' },
      body: new URLSearchParams(fields),
    });
  const { person } = ben;
  expect((await post({ act: 'mute', whom: person, days: '7', why: 'rude' })).status).toBe(303);
  // At once on the process that was asked.
  expect(await ben.ask({ do: 'chat', table: id, text: 'again' })).toMatchObject({ code: 'muted' });
  expect((await post({ act: 'remove-text', table: id, n: '1' })).status).toBe(303);
  expect(await shown()).toContain('No open reports.');
  expect((await server.shared.store.safety?.trail(9))?.map(({ what, who }) => [what, who])).toContainEqual([
    'mute',
    `me (operator page) from address:${server.shared.hashAddress('127.0.0.1')}`,
  ]);
  expect((await post({ act: 'remove-name', whom: person })).status).toBe(303);
  await anna.when(() => anna.tables.get(id)?.seats[1]?.name !== 'Ben');
  expect((await post({ act: 'remove-name', whom: person })).status).toBe(400);
  for (const wrong of [
    {},
    { act: 'ban', whom: 'x' },
    ...['7 days', '0', '-1', '1e3', '3651', '٣'].map((days) => ({ act: 'ban', whom: person, days })),
    { act: 'settle', table: id, n: '0' },
    { act: 'settle', table: id, n: '1' },
    { act: 'settle', table: 'nowhere', n: '7' },
    { act: 'remove-text', table: '\0', n: '1e9' },
    { act: 'remove-text', table: '\0', n: '1' },
    { act: 'unban', whom: 'person:\0' },
  ])
    expect((await post(wrong as Record<string, string>)).status).toBe(400);
  expect(await (await post({ act: 'ban', whom: person, days: '7 days' })).text()).toContain(
    'Days must be a whole number from 1 to 3650, not "7 days".',
  );
  expect(await shown()).not.toMatch(/<td>ban</);
});

test('what isn’t one of the operator’s forms is refused, even with the token', async () => {
  const { url } = await house.serve({ operatorToken: TOKEN });
  const post = async (body?: string, type?: string) => {
    const headers = { ...basic(TOKEN), ...(type && { 'content-type': type }) };
    return (await fetch(`${url}/operator`, { method: 'POST', headers, ...(body && { body }) })).status;
  };
  for (const body of ['null', '[]', '7', '{"act":"mute","whom":"x","why":{"a":1}}'])
    expect(await post(body, 'application/json'), body).toBe(415);
  expect(await post('act=settle', 'text/plain')).toBe(415);
  expect(await post()).toBe(400);
});

test('health reports when nothing can be stored and when it can again; failures are counted', async () => {
  const { url, server } = await house.serve();
  // Its health has not been asked for yet.
  const other = await house.serve();
  const health = async () => (await fetch(`${url}/health`)).json();
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  const table = sampleTable({ status: 'playing' });
  await server.shared.store.createTable(table);
  expect(await health()).toEqual({ status: 'ok' });
  // As PostgreSQL fails when the disk is full.
  await client.query(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  for (const name of ['probe', 'entries'])
    await client.query(`create trigger full_disk before insert on ${name} execute function full_disk()`);
  await expect(server.shared.store.append(sampleAppend(table.id, 1))).rejects.toThrow('No space left');
  expect(await (await fetch(`${other.url}/health`)).json()).toEqual({ status: 'nothing can be stored' });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^hortus_append_failures 1$/m);
  for (const name of [
    'hortus_append_retries',
    'hortus_append_queue',
    'hortus_bot_queue',
    'hortus_content_queue',
    'hortus_clock_skew_seconds',
    'hortus_storing',
  ])
    expect(metrics).toMatch(new RegExp(`^${name} `, 'm'));
  for (const name of ['probe', 'entries']) await client.query(`drop trigger full_disk on ${name}`);
  expect(await (await fetch(`${other.url}/health`)).json()).toEqual({ status: 'ok' });
  expect(await server.shared.store.append(sampleAppend(table.id, 1))).toBe('stored');
  await client.end();
});

test('requests are logged with an id, the person and a hash of the address, and without any secret', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { url } = await house.serve({ logger: pino({ level: 'info' }, stream) });
  const anna = await house.guest(url, 'Anna');
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await anna.request('GET', `/api/tables/${id}?secret=1`);
  const [person = '', signature = ''] = anna.token.split('.');
  const logged = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/api/tables/:id');
  expect(logged).toEqual([
    expect.objectContaining({
      person,
      reqId: expect.stringMatching(/^[\w-]{12}$/),
      address: expect.stringMatching(/^[0-9a-f]{16}$/),
      status: 200,
    }),
  ]);
  // So are sockets: that is where people write.
  const sockets = (what: string) =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === `a socket ${what}`);
  expect(sockets('opened')).toEqual([
    expect.objectContaining({
      person,
      reqId: expect.stringMatching(/^[\w-]{12}$/),
      address: logged[0]?.address,
    }),
  ]);
  anna.cut();
  await until('the socket is closed', () => sockets('closed').length === 1);
  const [{ reqId, address }] = sockets('opened');
  expect(sockets('closed')).toMatchObject([{ person, reqId, address, code: 1006, received: 1 }]);
  const stranger = new TestClient(url, 'nobody');
  await stranger.open();
  await stranger.when(() => stranger.closed !== undefined);
  expect(sockets('was refused')).toMatchObject([{ address, code: 4001, why: 'no identity' }]);
  const told = lines.filter((line) => line.includes('reqId')).join('');
  for (const secret of [signature, '127.0.0.1', 'secret=1', id]) expect(told).not.toContain(secret);
});

test('errors are logged without the ids of tables and without what the database quotes', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { url, server } = await house.serve({ logger: pino({ level: 'info' }, stream) });
  const { anna, id } = await house.pair(url);
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  await client.query(`create function odd() returns trigger language plpgsql as $$
    begin raise exception 'odd' using detail = 'Key (table_id)=(' || new.table_id || ')', errcode = '23505'; end $$`);
  await client.query('create trigger odd before insert on entries for each row execute function odd()');
  expect(
    await anna.ask({ do: 'play', table: id, answers: 0, id: 'x', moves: [{ kind: 'resign' }] }),
  ).toMatchObject({
    is: 'refused',
  });
  await client.query('drop trigger odd on entries');
  await client.end();
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(errors).toContainEqual(
    expect.objectContaining({
      table: tableHash(id),
      err: expect.objectContaining({ message: 'odd', code: '23505' }),
    }),
  );
  expect(lines.join('')).not.toContain(id);
  server.shared.log.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'a test');
  expect(lines.at(-1)).toContain('inner');
});
