import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SimClock } from '@hortus/host/testing';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Sharing } from '../limits/sharing.ts';
import { type Serving, serve } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { sitDown } from '../testing/page.ts';
import { ByteAllowance } from './byte-allowance.ts';

let serving: Serving | undefined;
afterEach(() => serving?.close());

async function open(
  settings: Partial<Settings>,
  webFolder?: string,
  operatorToken?: string,
): Promise<string> {
  serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(),
    logger: pino({ level: 'warn' }),
    settings,
    operatorToken,
    ...(webFolder === undefined ? {} : { webFolder }),
  });
  return serving.url;
}

test('an address may make a limited number of requests per minute, and hears when it has used them up', async () => {
  const url = await open({ requestsPerMinute: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await fetch(`${url}/api/games`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await fetch(`${url}/api/games`);
  expect(await refused.json()).toMatchObject({ error: { code: 'too-fast' } });
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('health checks are counted separately', async () => {
  const url = await open({ requestsPerMinute: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await fetch(`${url}/health`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await fetch(`${url}/api/games`)).status).toBe(200);
});

/** Sends the path exactly as it is, where `fetch` would normalise it. */
const statusOf = (url: string, path: string): Promise<number> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url);
    http
      .get({ hostname, port, path }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      })
      .on('error', failed);
  });

test('no way of writing a path evades the limit', async () => {
  const url = await open({ requestsPerMinute: 3 });
  const ways = ['/api/games', '/%61pi/games', 'http://elsewhere/api/games', '/api/games#', '/ap%69/games?'];
  const statuses: number[] = [];
  for (const path of ways) statuses.push(await statusOf(url, path));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('the operator’s password can be tried only a few times', async () => {
  const url = await open({ requestsPerMinute: 3 }, undefined, 'secret');
  const tried = async (path: string, password: string): Promise<number> => {
    const authorization = `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
    return (await fetch(`${url}${path}`, { headers: { authorization } })).status;
  };
  for (const [path, wrong] of [
    ['/operator', 401],
    ['/metrics', 404],
  ] as const) {
    const statuses: number[] = [];
    for (const password of ['a', 'b', 'secret', 'secret']) statuses.push(await tried(path, password));
    expect(statuses).toEqual([wrong, wrong, 200, 429]);
  }
});

test('files of the site are not counted: a whole school may share an address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-limits-'));
  writeFileSync(join(folder, 'index.html'), 'garden');
  const url = await open({ requestsPerMinute: 2 }, folder);
  for (let i = 0; i < 5; i++) {
    expect((await fetch(`${url}/`)).status).toBe(200);
    expect((await fetch(`${url}/rules`, { headers: { accept: 'text/html' } })).status).toBe(200);
  }
  rmSync(folder, { recursive: true });
});

test('new guests have a still lower limit', async () => {
  const url = await open({ guestsPerMinute: 2 });
  const guest = () => fetch(`${url}/api/guest`, { method: 'POST' });
  expect([(await guest()).status, (await guest()).status, (await guest()).status]).toEqual([200, 200, 429]);
});

test('changing tables has the same limit as creating them: either may bring a pack to read', async () => {
  const url = await open({ tablesPerMinute: 2 });
  const anna = await TestClient.guest(url);
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const change = async () => (await anna.request('PATCH', `/api/tables/${id}`, { takeBacks: false })).status;
  expect([await change(), await change(), await change()]).toEqual([200, 200, 429]);
  anna.cut();
});

test('a person with too many unfinished tables has to leave one first, and the refusal names the limit', async () => {
  const url = await open({ openTablesPerPerson: 2 });
  const anna = await TestClient.guest(url);
  const wish = { game: 'garden', seats: [{ kind: 'me' }, { kind: 'friend' }] };
  const make = () => anna.request('POST', '/api/tables', wish);
  const first = await make();
  expect([first.status, (await make()).status]).toEqual([201, 201]);
  expect(await make()).toMatchObject({
    status: 403,
    body: { error: { code: 'too-many-open-tables', message: 'you have 2 unfinished tables already' } },
  });
  const other = await TestClient.guest(url);
  expect((await other.request('POST', '/api/tables', wish)).status).toBe(201);
  const { id } = first.body as { id: string };
  expect((await anna.request('POST', `/api/tables/${id}/leave`)).status).toBe(200);
  expect((await make()).status).toBe(201);
  for (const one of [anna, other]) one.cut();
});

test('a person who has downloaded a lot of logs has to wait, and nobody else does', async () => {
  const url = await open({ logBytesPerMinute: 1000 });
  const [anna, ben] = [await TestClient.guest(url), await TestClient.guest(url)];
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await sitDown(id, [ben], [anna, ben]);
  await anna.play(id, [{ kind: 'resign' }], { answers: 0 });
  await ben.when(() => ben.tables.get(id)?.status === 'over');
  const log = async () => (await ben.request('GET', `/api/tables/${id}/log`)).status;
  // Nor do requests that come all at once, before the first is answered.
  const statuses = await Promise.all(Array.from({ length: 12 }, log));
  expect(statuses.toSorted()).toEqual([200, ...Array(11).fill(429)]);
  expect(await log()).toBe(429);
  for (const one of [anna, ben]) one.cut();
  let now = 0;
  const means = { clock: new SimClock(), log: { warn: () => {} }, counts: undefined, wait: 0 };
  const sharing = new Sharing({ ...means, now: () => now });
  const logs = new ByteAllowance(60_000, { name: 'logs', sharing, hash: (key) => key });
  expect(await logs.hasLeft('here')).toBe(true);
  expect(logs.take('here', 90_000)).toBe(true);
  expect(logs.take('here', 1)).toBe(false);
  expect([await logs.hasLeft('here'), await logs.hasLeft('there')]).toEqual([false, true]);
  now += 59_999;
  expect(await logs.hasLeft('here')).toBe(false);
  now += 1;
  expect(await logs.hasLeft('here')).toBe(true);
});
