import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE } from '@hortus/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../store.ts';
import { testDatabase } from '../testing/database.ts';
import { openTestStore } from '../testing/open-store.ts';
import { RealHouse } from '../testing/real-house.ts';
import { People } from './identity.ts';
import { loadKeys, putKeys, readKeyFile, rotateKey, saveKeys } from './keys.ts';

let folder: string;
let url: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-keys-'));
  url = await testDatabase();
  store = await openTestStore({ url });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('keys kept in a separate file restore everybody’s identity, and nobody else can read it', async () => {
  const token = (await People.open(store, Date.now)).fresh();
  const file = join(folder, 'keys');
  await saveKeys(url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = await testDatabase();
  const restored = await openTestStore({ url: other });
  expect((await People.open(restored, Date.now)).read(token)).toBeUndefined();
  await putKeys(other, await readKeyFile(file));
  expect((await People.open(restored, Date.now)).read(token)).toBeDefined();
  const addresses = { name: 'addresses', key: '0'.repeat(64), signs_from: 0, until: null };
  for (const keys of [[{ name: 'identity', key: '00' }], [addresses], [addresses, addresses]]) {
    writeFileSync(file, JSON.stringify({ hortus: 'keys', keys }));
    await expect(readKeyFile(file)).rejects.toThrow(/isn't a file of keys/);
  }
  for (const text of ['{', 'null']) {
    writeFileSync(file, text);
    await expect(readKeyFile(file)).rejects.toThrow(/isn't a file of keys/);
  }
  await expect(readKeyFile(join(folder, 'none'))).rejects.toThrow("can't be read (ENOENT)");
  expect((await People.open(restored, Date.now)).read(token)).toBeDefined();
  await restored.close();
});

test('a rotation without grace ends all older tokens, however many keys were still honoured', async () => {
  const tokens: string[] = [];
  for (const days of [30, 20]) {
    tokens.push((await People.open(store, Date.now)).fresh());
    await rotateKey(url, 'identity', days, 'ada');
  }
  const people = await People.open(store, Date.now);
  expect(tokens.map((token) => people.read(token))).not.toContain(undefined);
  const { until } = await rotateKey(url, 'identity', 0, 'ada');
  const later = await People.open(store, () => until);
  expect(tokens.map((token) => later.read(token))).toEqual([undefined, undefined]);
  expect(later.read(later.fresh())).toBeDefined();
  const steps = (await store.safety?.trail(9))?.filter(({ what }) => what === 'rotate-keys') ?? [];
  expect(steps.map(({ who, about }) => [who, about.graceDays]).toSorted()).toEqual([
    ['ada', 0],
    ['ada', 20],
    ['ada', 30],
  ]);
});

test('keys are loaded into a database that no server uses, and over keys that nobody kept only if told so', async () => {
  const own = await testDatabase();
  const first = await openTestStore({ url: own });
  const token = (await People.open(first, Date.now)).fresh();
  const file = join(folder, 'kept');
  await saveKeys(own, file, 'ada');
  const kept = await readKeyFile(file);
  const load = (replace: boolean) => loadKeys(own, kept, { replace, who: 'ada' });
  await expect(load(true)).rejects.toThrow(/The database is in use/);
  await first.close();
  await load(false);
  await rotateKey(own, 'identity', 0, 'ada');
  await expect(load(false)).rejects.toThrow(/keys that the file lacks \(identity\).*--replace/);
  const again = await openTestStore({ url: own });
  expect((await People.open(again, Date.now)).read(token)).toBeUndefined();
  await again.close();
  await load(true);
  const last = await openTestStore({ url: own });
  expect((await People.open(last, Date.now)).read(token)).toBeDefined();
  const trail = (await last.safety?.trail(9)) ?? [];
  expect(trail.map(({ what, about }) => [what, about.lost])).toContainEqual(['load-keys', 1]);
  expect(trail).toContainEqual(
    expect.objectContaining({ who: 'ada', what: 'save-keys', about: { saved: kept.length } }),
  );
  await last.close();
});

test('a rotation without grace closes open sockets on every process, and one with grace closes none', async () => {
  const house = await RealHouse.open();
  onTestFinished(() => house.close());
  const servers = [await house.serve(), await house.serve()];
  const pages = await Promise.all(servers.map(({ url }) => house.guest(url)));
  for (const page of pages) expect(await page.hello()).toMatchObject({ is: 'welcome' });
  await rotateKey(house.databaseUrl, 'identity', 1, 'ada');
  await Promise.all(servers.map(({ server }) => server.people.readKeys()));
  for (const page of pages) expect(await page.hello()).toMatchObject({ is: 'welcome' });
  await rotateKey(house.databaseUrl, 'identity', 0, 'ada');
  // The servers look for new keys by themselves.
  for (const page of pages) {
    await page.when(() => page.closed !== undefined);
    expect(page.closed?.code).toBe(CLOSE.identity);
  }
  // Newcomers get tokens of the new key.
  expect(await (await house.guest(servers[1].url)).hello()).toMatchObject({ is: 'welcome' });
});

test('a cookie signed with a former key is replaced in passing; a program asks for a newer token', async () => {
  const house = await RealHouse.open();
  const { url: address, server } = await house.serve();
  const asked = (headers: Record<string, string>, path = '/api/me', init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { ...init.headers, ...headers } });
  const token = server.people.fresh();
  const cookie = { cookie: `hortus=${token}` };
  expect((await asked(cookie)).headers.get('set-cookie')).toBeNull();
  await rotateKey(house.databaseUrl, 'identity', 90, 'ada');
  await server.people.readKeys();
  expect((await asked(cookie)).headers.get('set-cookie')).toBeNull();
  const client = new pg.Client(house.databaseUrl);
  await client.connect();
  await client.query('update keys set signs_from = 1 where until is null'); // as if the minutes had passed
  await client.end();
  await server.people.readKeys();
  const set = (await asked(cookie)).headers.get('set-cookie') ?? '';
  const newer = /hortus=([^;]+)/.exec(set)?.[1];
  expect(server.people.read(newer)).toBe(server.people.read(token));
  expect(newer).not.toBe(token);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"token":true}' };
  const bearer = { authorization: `Bearer ${token}` };
  expect(await (await asked(bearer, '/api/guest', post)).json()).toMatchObject({ token: newer });
  // A page's script never sees the token in the cookie.
  expect(await (await asked(cookie, '/api/guest', post)).json()).not.toHaveProperty('token');
  await house.close();
});
