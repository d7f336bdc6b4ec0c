import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { testDatabase } from '../testing/database.ts';
import { RealHouse } from '../testing/real-house.ts';
import { People } from './identity.ts';
import { loadKeys, rotateKey, saveKeys } from './keys.ts';

let folder: string;
let url: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hortus-keys-'));
  url = await testDatabase();
  store = await openStore({ url });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('keys kept in a file apart give everybody their identity back, and nobody else reads it', async () => {
  const token = (await People.open(store)).fresh();
  const file = join(folder, 'keys');
  await saveKeys(url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = await testDatabase();
  const restored = await openStore({ url: other });
  expect((await People.open(restored)).read(token)).toBeUndefined();
  await loadKeys(other, file);
  expect((await People.open(restored)).read(token)).toBeDefined();
  for (const text of ['{', 'null', '{"hortus":"keys","keys":[{"name":"identity","key":"00"}]}']) {
    writeFileSync(file, text);
    await expect(loadKeys(other, file)).rejects.toThrow(/isn't a file of keys/);
  }
  expect((await People.open(restored)).read(token)).toBeDefined();
  await restored.close();
});

test('a rotation without grace ends all older tokens, however many keys were still honoured', async () => {
  const tokens: string[] = [];
  for (const days of [30, 20]) {
    tokens.push((await People.open(store)).fresh());
    await rotateKey(url, 'identity', days);
  }
  const people = await People.open(store);
  expect(tokens.map((token) => people.read(token))).not.toContain(undefined);
  const { until } = await rotateKey(url, 'identity', 0);
  const later = await People.open(store, () => until);
  expect(tokens.map((token) => later.read(token))).toEqual([undefined, undefined]);
  expect(later.read(later.fresh())).toBeDefined();
});

test('a cookie of a former key is replaced on the way, a program asks for its newer token', async () => {
  const house = await RealHouse.open();
  const { url: address, server } = await house.serve();
  const asked = (headers: Record<string, string>, path = '/api/me', init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { ...init.headers, ...headers } });
  const token = server.people.fresh();
  const cookie = { cookie: `hortus=${token}` };
  expect((await asked(cookie)).headers.get('set-cookie')).toBeNull();
  await rotateKey(house.databaseUrl, 'identity', 90);
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
