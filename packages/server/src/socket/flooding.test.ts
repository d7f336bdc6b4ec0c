/** Clients that keep sending whatever they are told: nobody reads what they send. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Serving } from '../serve.ts';
import { TestClient } from '../testing/client.ts';
import { serveHere } from '../testing/serving.ts';
import { Stubborn } from '../testing/stubborn.ts';

let serving: Serving;
beforeEach(async () => {
  ({ serving } = await serveHere());
});
afterEach(() => serving.close());

test('sockets that are refused or closed are not read, and end soon', async () => {
  const refused = await Stubborn.open(serving.url, '/ws');
  expect(refused.told).toContain('101 Switching Protocols');
  expect(await refused.client.flood()).toBe('cut off');
  const client = await TestClient.guest(serving.url);
  const closed = await Stubborn.open(serving.url, '/ws', `Authorization: Bearer ${client.token}\r\n`);
  // As a key that leaked is rotated out.
  serving.server.people.honours = () => false;
  serving.server.people.keysRead();
  expect(await closed.client.flood()).toBe('cut off');
});

test('no other route takes a socket', async () => {
  for (const path of [
    '/',
    '/api/me',
    '/health',
    '/metrics',
    '/operator',
    '/assets/x.js',
    '/api/tables/secret?x',
  ]) {
    const { client, told } = await Stubborn.open(serving.url, path);
    expect(told, path).toMatch(/^HTTP\/1\.1 400 /);
    expect(await client.flood(), path).toBe('cut off');
  }
});
