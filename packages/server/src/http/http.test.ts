import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, loadGames } from '@hortus/catalogue';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { serveHere } from '../testing/serving.ts';
import type { ProxyTrust } from './proxy.ts';

await loadGames();

let serving: Serving;
let anna: TestClient;
let folder: string;
let logged: readonly string[] = [];
const store = new MemoryStore();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hortus</title>');
  writeFileSync(join(folder, 'assets/main-B3xY_9aZ.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  ({ serving, logged } = await serveHere({ store, webFolder: folder }, 'info'));
  anna = await TestClient.guest(serving.url, 'Anna');
});
afterAll(async () => {
  anna.cut();
  await serving.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${serving.url}${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${serving.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const seats = [{ kind: 'me' }, { kind: 'friend' }];

test('a guest has an identity at once, keeps it in a cookie, and may choose a name', async () => {
  const made = await post('/api/guest', {});
  const cookie = made.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^hortus=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const { name, token } = (await made.json()) as { name: string; token?: string };
  expect(token).toBeUndefined();
  const headers = { cookie: cookie.split(';')[0] };
  expect(await (await get('/api/me', headers)).json()).toEqual({ name });
  const again = await post('/api/guest', { name: '  Ben ', token: true }, headers);
  expect(await again.json()).toEqual({ name: 'Ben' });
  expect(await (await get('/api/me', headers)).json()).toEqual({ name: 'Ben' });
});

test('requests that need an identity are refused without one', async () => {
  expect((await get('/api/me')).status).toBe(401);
  const response = await post('/api/tables', { game: 'garden', seats });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: { code: 'no-identity', message: expect.any(String) } });
});

test('tables are made, shown, changed, joined, accepted and left', async () => {
  const ben = await TestClient.guest(serving.url, 'Ben');
  const made = await anna.create({ seats: seats as never });
  expect(made).toMatchObject({ mine: true, mySeat: 0, seats: [{ name: 'Anna' }, { kind: 'open' }] });
  const path = `/api/tables/${made.id}`;
  expect(await ben.request('GET', path)).toMatchObject({ status: 200, body: { id: made.id, mine: false } });
  const changed = await anna.request('PATCH', path, { options: { format: 'vp10' } });
  expect(changed.body).toMatchObject({ options: { format: 'vp10' }, offer: 2 });
  expect(await ben.request('PATCH', path, {})).toMatchObject({
    status: 403,
    body: { error: { code: 'not-the-maker' } },
  });
  expect(await ben.request('POST', `${path}/join`, { seat: 1 })).toMatchObject({ body: { mySeat: 1 } });
  expect(await ben.request('POST', `${path}/accept`, { offer: 1 })).toMatchObject({
    status: 409,
    body: { error: { code: 'other-offer' } },
  });
  expect(await ben.request('POST', `${path}/accept`, { offer: 2 })).toMatchObject({
    body: { status: 'dealing' },
  });
  expect(await ben.request('GET', `${path}/log`)).toMatchObject({
    status: 409,
    body: { error: { code: 'not-over' } },
  });
  expect(await ben.request('POST', `${path}/leave`)).toMatchObject({ body: { status: 'open' } });
  const mine = await anna.request('GET', '/api/me/tables');
  expect((mine.body as { tables: { id: string }[] }).tables.map(({ id }) => id)).toContain(made.id);
  expect(JSON.stringify(mine.body)).not.toContain(store.database.tables.get(made.id)?.secret);
  ben.cut();
});

test('faults come in one shape, all at once, with hints', async () => {
  const made = await anna.request('POST', '/api/tables', {
    game: 'garden',
    seats,
    options: { formatt: 'x', first: 'C' },
  });
  expect(made).toMatchObject({
    status: 400,
    body: {
      error: { code: 'unknown-option', path: 'options.formatt', hint: 'did you mean format?' },
      errors: [{}, { path: 'options.first' }],
    },
  });
  expect(await anna.request('POST', '/api/tables', { game: 'garden' })).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed', path: 'seats', message: expect.any(String) } },
  });
  expect(await anna.request('POST', '/api/tables', '{"game":')).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed' } },
  });
  expect(await anna.request('GET', '/api/tables/none')).toMatchObject({
    status: 404,
    body: { error: { code: 'no-such-table' } },
  });
  expect(await anna.request('GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } },
  });
  const large = await anna.request('POST', '/api/tables', { game: 'x'.repeat(110_000) });
  expect(large).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
});

test('changes from pages of other sites are refused', async () => {
  for (const origin of ['https://elsewhere.example', 'null', 'nonsense'])
    expect((await post('/api/guest', {}, { origin })).status).toBe(403);
  // Another port of the same machine is another site.
  const { hostname, port } = new URL(serving.url);
  for (const other of [`http://${hostname}`, `http://${hostname}:${Number(port) - 1}`])
    expect((await post('/api/guest', {}, { origin: other })).status).toBe(403);
  expect((await post('/api/guest', {}, { origin: serving.url })).status).toBe(200);
});

test('metrics are for this machine only, or public if the operator says so', async () => {
  const statusOf = async (
    trustProxy: ProxyTrust,
    metricsForAll: boolean,
    headers: Record<string, string>,
  ) => {
    const behind = await serve({
      ...{ port: 0, address: '127.0.0.1', store: new MemoryStore(), trustProxy, metricsForAll },
      logger: pino({ level: 'silent' }),
    });
    const { status } = await fetch(`${behind.url}/metrics`, { headers });
    await behind.close();
    return status;
  };
  const forged = { 'x-forwarded-for': '127.0.0.1' };
  expect(await statusOf(false, false, {})).toBe(200);
  for (const trust of [1, 2, ['loopback']] as const) expect(await statusOf(trust, false, {})).toBe(404);
  for (const trust of [false, 1, 2, ['loopback']] as const) {
    expect(await statusOf(trust, false, forged)).toBe(404);
    expect(await statusOf(trust, false, { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' })).toBe(404);
    expect(await statusOf(trust, true, forged)).toBe(200);
  }
});

test('the first request through an unnamed proxy is warned about in the log and on the operator’s page, and nobody is local any more', async () => {
  const told = async (first: (url: string) => Promise<Response>, operatorToken?: string) => {
    const lines: string[] = [];
    const behind = await serve({
      ...{ port: 0, address: '127.0.0.1', store: new MemoryStore(), operatorToken },
      // The level that it has unless somebody changes it.
      logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    });
    const local = async (path: string) => {
      const authorization = `Basic ${Buffer.from(`me:${operatorToken}`).toString('base64')}`;
      const headers = operatorToken === undefined ? {} : { authorization };
      const response = await fetch(`${behind.url}${path}`, { headers });
      return { status: response.status, text: await response.text() };
    };
    const look = async () => [await local('/metrics'), await local('/operator')] as const;
    const before = await look();
    const { status } = await first(behind.url);
    const after = await look();
    await fetch(`${behind.url}/health`, { headers: { via: '1.1 proxy' } });
    await behind.close();
    const warnings = lines.filter((line) => line.includes('HORTUS_PROXY names none'));
    return { before, status, after, warnings };
  };
  const statuses = (seen: readonly { readonly status: number }[]): number[] =>
    seen.map(({ status }) => status);
  const forwarded = { 'x-forwarded-for': '203.0.113.5' };
  const page = await told((url) => fetch(`${url}/health`, { headers: forwarded }));
  expect([statuses(page.before), page.status, statuses(page.after)]).toEqual([[200, 200], 200, [404, 404]]);
  expect(page.warnings).toHaveLength(1);
  // Even if it is refused.
  const foreign = { ...forwarded, origin: 'https://evil.example' };
  const refused = await told((url) => fetch(`${url}/api/guest`, { method: 'POST', headers: foreign }));
  expect([refused.status, statuses(refused.after)]).toEqual([403, [404, 404]]);
  expect(refused.warnings).toHaveLength(1);
  // Whoever knows the token reads it on the page.
  const known = await told((url) => fetch(`${url}/health`, { headers: forwarded }), 'a token nobody guesses');
  expect([statuses(known.before), statuses(known.after)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect(known.before[1].text).not.toContain('Warning:');
  expect(known.after[1].text).toContain(
    'Warning: requests come through a proxy, but HORTUS_PROXY names none',
  );
});

test('a forged address evades no limit', async () => {
  const statuses = async (trustProxy: ProxyTrust, forwarded: (i: number) => string) => {
    const behind = await serve({
      ...{ port: 0, address: '127.0.0.1', store: new MemoryStore(), trustProxy },
      ...{ settings: { requestsPerMinute: 3 }, logger: pino({ level: 'silent' }) },
    });
    const found: number[] = [];
    for (let i = 0; i < 4; i++) {
      const headers = { 'x-forwarded-for': forwarded(i) };
      found.push((await fetch(`${behind.url}/api/games`, { headers })).status);
    }
    await behind.close();
    return found;
  };
  const counted = [200, 200, 200, 429];
  // Nobody is trusted; one proxy is, which adds the address it sees; and addresses of one IPv6 network count as one.
  expect(await statuses(false, (i) => `198.51.100.${i}`)).toEqual(counted);
  expect(await statuses(1, (i) => `198.51.100.${i}, 203.0.113.5`)).toEqual(counted);
  expect(await statuses(['loopback'], (i) => `198.51.100.${i}, 203.0.113.5`)).toEqual(counted);
  expect(await statuses(1, (i) => `2001:db8:1:2::${i + 1}`)).toEqual(counted);
  expect(await statuses(1, (i) => `198.51.100.${i}`)).toEqual([200, 200, 200, 200]);
  // A proxy that adds the port, on a hop of its own too, and one that hides who asks.
  expect(await statuses(1, (i) => `203.0.113.5:${5000 + i}`)).toEqual(counted);
  expect(await statuses(['loopback', '10.0.0.1'], (i) => `203.0.113.5, 10.0.0.1:${5000 + i}`)).toEqual(
    counted,
  );
  expect(await statuses(1, (i) => `hidden-${i}`)).toEqual(counted);
});

test('behind a proxy that speaks https the cookie is sent only over https; a client that merely claims it is not believed', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
  const cookies = await Promise.all(
    [1, false].map(async (trustProxy) => {
      const one = await serve({
        ...{ port: 0, address: '127.0.0.1', store: new MemoryStore(), trustProxy: trustProxy as ProxyTrust },
        logger: pino({ level: 'silent' }),
      });
      const made = await fetch(`${one.url}/api/guest`, { method: 'POST', headers, body: '{}' });
      await one.close();
      return made.headers.get('set-cookie') ?? '';
    }),
  );
  expect(cookies.map((cookie) => /; Secure(?:;|$)/.test(cookie))).toEqual([true, false]);
});

test('the interface is described as OpenAPI', async () => {
  const { openapi, paths, components } = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: object;
    components: { securitySchemes: object };
  };
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths).sort()).toEqual([
    '/api/content/{hash}',
    '/api/games',
    '/api/guest',
    '/api/me',
    '/api/me/content',
    '/api/me/content/{hash}',
    '/api/me/data',
    '/api/me/tables',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/accept',
    '/api/tables/{id}/join',
    '/api/tables/{id}/leave',
    '/api/tables/{id}/log',
    '/api/tables/{id}/remove',
  ]);
  expect(JSON.stringify(paths)).toContain('awaySince');
  expect(components.securitySchemes).toMatchObject({
    token: { type: 'http', scheme: 'bearer' },
    cookie: { in: 'cookie', name: 'hortus' },
  });
});

test('games are listed with options and levels', async () => {
  const { games } = (await (await get('/api/games')).json()) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  expect(games.find(({ id }) => id === 'garden')).toMatchObject({
    seats: [2],
    levels: ['beginner', 'novice', 'club', 'strong', 'expert', 'perfect'],
    options: { type: 'object' },
  });
});

test('pages have headers that keep other scripts out, and caching that fits their names', async () => {
  const page = await get('/', { accept: 'text/html' });
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const asset = await get('/assets/main-B3xY_9aZ.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('every other address is a route of the page, but not what belongs to the interface', async () => {
  for (const path of ['/t/abc', '/rules/garden', '/design']) {
    const response = await get(path, { accept: 'text/html,*/*' });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Hortus')]);
  }
  for (const path of ['/api/nope', '/assets/none-12345678.js', '/ws/nope'])
    expect((await get(path, { accept: 'text/html' })).status).toBe(404);
  expect((await get('/t/abc', { accept: 'application/json' })).status).toBe(404);
});

test('health follows the database', async () => {
  expect((await get('/health')).status).toBe(200);
  store.ping = () => Promise.reject(new Error('gone'));
  expect((await get('/health')).status).toBe(503);
  store.ping = async () => {};
});

test('what is measured is published', async () => {
  const text = await (await get('/metrics')).text();
  for (const name of [
    'hortus_tables_loaded',
    'hortus_sockets 1',
    'hortus_append_seconds_count',
    'hortus_http_requests_total',
  ])
    expect(text).toContain(name);
});

test('logs are structured, and hold neither tokens nor secrets', async () => {
  const made = await anna.create({ seats: seats as never });
  await anna.request('GET', `/api/tables/${made.id}`);
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.findLast(({ route, method }) => route === '/api/tables' && method === 'POST')).toMatchObject({
    status: 201,
    msg: 'answered',
  });
  const text = logged.join('');
  expect(text).not.toContain(anna.token);
  // The log says who asked, so that an abuser can be found, but not what proves it.
  expect(text).toContain(anna.token.split('.')[0]);
  expect(text).not.toContain(anna.token.split('.')[1]);
  expect(text).not.toContain(store.database.tables.get(made.id)?.secret);
});
