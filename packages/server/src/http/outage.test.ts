/** A database that is too busy to answer: everybody is told, nobody is cut off, and later everything continues. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';
import { StoreDown } from '../store/index.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { sitDown, take, type Wish } from '../testing/page.ts';
import { readHere } from '../testing/read-here.ts';

let isDown = false;
/** While down, fails as the store on PostgreSQL does when its patience is over. */
const store = new Proxy(new MemoryStore(), {
  get(target, name: keyof MemoryStore) {
    // Every list is empty: nobody has done anything yet.
    if (name === ('safety' as never))
      return new Proxy(
        {},
        { get: () => async () => (isDown ? Promise.reject(new StoreDown('gone', false)) : []) },
      );
    const part = target[name];
    if (typeof part !== 'function') return part;
    return (...about: never[]) =>
      isDown
        ? Promise.reject(new StoreDown('timeout exceeded when trying to connect', false))
        : (part as (...about: never[]) => unknown).apply(target, about);
  },
});

let serving: Serving;
beforeAll(async () => {
  serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store,
    logger: pino({ level: 'fatal' }),
    thinkers: () => ({ think: async () => undefined, close: async () => {} }),
    readers: readHere,
    operatorToken: 'token',
    // What a process does on its own also fails now and then.
    settings: { awayAfter: 1, beatEvery: 20, pollEvery: 20 },
  });
});
afterAll(() => serving.close());

const headers = { authorization: `Basic ${Buffer.from('me:token').toString('base64')}` };
const wish: Wish = { options: { first: 'A' }, seats: [{ kind: 'me' }, { kind: 'friend' }] };

test('requests get 503, messages are refused, and the same page continues afterwards', async () => {
  const [anna, ben] = [await TestClient.guest(serving.url), await TestClient.guest(serving.url)];
  const { id } = await anna.create(wish);
  await sitDown(id, [ben], [anna, ben]);
  const { id: open } = await anna.create(wish);

  isDown = true;
  const tries = [
    ['POST', '/api/tables', { game: 'garden', ...wish }],
    ['POST', `/api/tables/${open}/join`, undefined],
    ['GET', '/api/me', undefined],
    ['GET', '/api/me/tables', undefined],
    ['PATCH', '/api/me', { name: 'Anna' }],
  ] as const;
  for (const [method, path, body] of tries)
    expect([path, await ben.request(method, path, body)]).toMatchObject([
      path,
      { status: 503, body: { error: { code: 'try-again' } } },
    ]);
  expect(await anna.play(id, [take(0)], { id: 'x' })).toMatchObject({ is: 'refused', code: 'try-again' });
  expect(await anna.ask({ do: 'chat', table: id, text: 'hello?' })).toMatchObject({ code: 'try-again' });
  expect(await anna.ask({ do: 'follow', table: open, since: 0, chat: 0 })).toMatchObject({
    code: 'try-again',
  });
  expect((await fetch(`${serving.url}/health`)).status).toBe(503);
  const page = await fetch(`${serving.url}/operator`, { headers });
  const html = await page.text();
  expect(page.status).toBe(200);
  for (const shown of [
    'Health: the database does not answer',
    'hortus_append_queue',
    'the trail can’t be shown',
  ])
    expect(html).toContain(shown);
  expect(html).not.toContain('No open reports');

  isDown = false;
  expect(await (await fetch(`${serving.url}/operator`, { headers })).text()).toContain('No open reports');
  expect(await anna.play(id, [take(0)], { id: 'x' })).toMatchObject({ is: 'ok', seq: 1 });
  expect((await ben.at(id, 1)).seq).toBe(1);
  expect((await ben.request('POST', `/api/tables/${open}/join`)).status).toBe(200);
  expect((await fetch(`${serving.url}/health`)).status).toBe(200);
  for (const page of [anna, ben]) page.cut();
});
