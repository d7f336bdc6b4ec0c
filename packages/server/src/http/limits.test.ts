import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';

let serving: Serving | undefined;
afterEach(() => serving?.close());

async function open(settings: Partial<Settings>, webFolder?: string): Promise<string> {
  serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(),
    logger: pino({ level: 'warn' }),
    settings,
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

test('new guests are fewer still', async () => {
  const url = await open({ guestsPerMinute: 2 });
  const guest = () => fetch(`${url}/api/guest`, { method: 'POST' });
  expect([(await guest()).status, (await guest()).status, (await guest()).status]).toEqual([200, 200, 429]);
});

test('changes of tables are as few as new tables: either may bring a pack to read', async () => {
  const url = await open({ tablesPerMinute: 2 });
  const anna = await TestClient.guest(url);
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const change = async () => (await anna.request('PATCH', `/api/tables/${id}`, { takeBacks: false })).status;
  expect([await change(), await change(), await change()]).toEqual([200, 200, 429]);
  anna.cut();
});
