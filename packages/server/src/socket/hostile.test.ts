/** Clients that mean harm, over real sockets: nothing they do affects others more than if they weren't there. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Serving, serve } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryDatabase, MemoryStore } from '../testing/memory-store.ts';
import { type Request, sitDown, take } from '../testing/page.ts';
import { until } from '../testing/wait.ts';

let database: MemoryDatabase;
let serving: Serving;
const clients: TestClient[] = [];

async function open(settings: Partial<Settings> = {}): Promise<void> {
  database = new MemoryDatabase();
  serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(database),
    logger: pino({ level: 'fatal' }),
    settings: { botPace: 0, requestsPerMinute: 1e6, guestsPerMinute: 1e6, tablesPerMinute: 1e6, ...settings },
  });
}
beforeEach(() => open());
afterEach(async () => {
  for (const client of clients.splice(0)) client.cut();
  await serving.close();
});

async function reopen(settings: Partial<Settings>): Promise<void> {
  await serving.close();
  await open(settings);
}

async function guest(): Promise<TestClient> {
  const client = await TestClient.guest(serving.url);
  clients.push(client);
  return client;
}

async function table() {
  const [anna, ben, mallory] = [await guest(), await guest(), await guest()];
  const { id } = await anna.create({ options: { first: 'A' }, seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await sitDown(id, [ben], [anna, ben, mallory]);
  return { anna, ben, mallory, id };
}

/** Opens a socket with these headers and tells how it ended, or that it stayed open. */
function attempt(headers: Record<string, string>): Promise<number | 'open' | string> {
  return new Promise((done) => {
    const socket = new WebSocket(`${serving.url.replace('http', 'ws')}/ws`, { headers });
    socket.on('unexpected-response', (_, response) => done(`http ${response.statusCode}`));
    socket.on('error', () => {});
    socket.on('close', (code) => done(code));
    socket.on('open', () => socket.ping());
    socket.on('pong', () => {
      done('open');
      socket.terminate();
    });
  });
}

test('forged, truncated and foreign identities are rejected', async () => {
  const { token } = await guest();
  const [id, signature] = token.split('.');
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const forged of [
    `${id}.${flipped}`,
    `${id}.`,
    id,
    `${randomBytes(16).toString('base64url')}.${signature}`,
    `${token}.more`,
    '..',
    '__proto__.x',
    `${id}.${'A'.repeat(3000)}`,
  ])
    expect(await attempt({ authorization: `Bearer ${forged}` }), forged).toBe(4001);
  expect(await attempt({})).toBe(4001);
  expect(await attempt({ cookie: `hortus=${token}` })).toBe('open');
});

test('pages of other sites get no socket, even with the cookie', async () => {
  const { token } = await guest();
  const cookie = `hortus=${token}`;
  for (const origin of ['https://evil.example', 'null', `${serving.url}.evil.example`])
    expect(await attempt({ cookie, origin })).toBe('http 403');
  expect(await attempt({ cookie, origin: serving.url })).toBe('open');
});

test('nobody can act for another seat, or at a table where they don’t sit', async () => {
  const { anna, ben, mallory, id } = await table();
  const played: Request = { do: 'play', table: id, answers: 0, id: 'x', moves: [take(0)] };
  expect(await mallory.ask(played)).toMatchObject({ code: 'not-seated' });
  expect(await ben.ask(played)).toMatchObject({ code: 'not-your-turn' });
  for (const message of [
    { do: 'accept', table: id, offer: 1 },
    { do: 'commit', table: id, commitment: 'a'.repeat(64) },
    { do: 'reveal', table: id, reveal: 'a'.repeat(64) },
    { do: 'back', table: id, to: 0 },
    { do: 'pause', table: id },
    { do: 'resume', table: id },
    { do: 'rematch', table: id },
    { do: 'answer', table: id, ask: 'pause-0-0', grant: true },
    { do: 'claim', table: id, seat: 0, as: 'win' },
    { do: 'chat', table: id, text: 'hi' },
  ] as const)
    expect(await mallory.ask(message), message.do).toMatchObject({ is: 'refused', code: 'not-seated' });
  for (const [method, path] of [
    ['POST', 'leave'],
    ['PATCH', ''],
  ])
    expect(
      (await mallory.request(method, `/api/tables/${id}/${path}`.replace(/\/$/, ''), {})).status,
    ).toBeGreaterThan(400);
  expect(await anna.play(id, [{ kind: 'time' }])).toMatchObject({ code: 'only-the-host' });
  expect(database.logs.get(id)).toBeUndefined();
});

test('another seat’s submission id is not one’s own, and old answers change nothing', async () => {
  const { anna, ben, id } = await table();
  await anna.play(id, [take(0)], { id: 'shared' });
  await ben.at(id, 1);
  const cells = Array.from({ length: 16 }, (_, cell) => cell);
  const results = await Promise.all(
    cells.map((cell) => ben.play(id, [take(cell)], { id: 'shared', answers: 1 })),
  );
  const accepted = results.filter(({ is }) => is === 'ok');
  expect(new Set(accepted.map((one) => one.is === 'ok' && one.seq))).toEqual(new Set([2]));
  await anna.at(id, 2);
  expect(await anna.play(id, [take(0)], { answers: 0 })).toMatchObject({ is: 'refused', code: 'stale' });
  expect(database.logs.get(id)).toHaveLength(2);
  // What was written can be read again: nobody has broken the log.
  await ben.connect();
  await ben.follow(id, 0);
  expect(ben.entries.get(id)).toHaveLength(2);
});

test('malformed messages are refused one by one, and too many end the socket', async () => {
  const mallory = await guest();
  const broken = [
    '',
    '{',
    'null',
    '[]',
    '"hello"',
    '{"do":"nothing","re":"1"}',
    '{"do":"ping"}',
    '{"do":"ping","re":1}',
    '{"do":"ping","re":"1","more":true}',
    '{"do":"play","re":"1","table":"t","answers":-1,"id":"x","moves":[]}',
    '{"do":"play","re":"1","table":"t","answers":0,"id":"x","moves":[{"kind":{}}]}',
    '{"do":"follow","re":"1","table":"t","since":1e99}',
  ];
  const from = mallory.messages.length;
  for (const text of broken) mallory.sendText(text);
  await mallory.when(() => mallory.messages.length >= from + broken.length);
  for (const message of mallory.messages.slice(from))
    expect(message).toEqual({ is: 'refused', re: null, code: 'malformed' });
  expect((await mallory.ask({ do: 'ping' })).is).toBe('pong');
  for (let i = 0; i < 25; i++) mallory.sendText('{');
  await mallory.when(() => mallory.closed !== undefined);
  expect(mallory.closed?.code).toBe(1008);
});

test('binary frames are not messages, and huge ones end the socket', async () => {
  const mallory = await guest();
  mallory.sendText(new TextEncoder().encode('{"do":"ping","re":"b"}'));
  expect(await mallory.until(({ is }) => is === 'refused')).toMatchObject({ code: 'malformed' });
  mallory.sendText(JSON.stringify({ do: 'ping', re: 'x'.repeat(20_000) }));
  await mallory.when(() => mallory.closed !== undefined);
  expect(mallory.closed?.code).toBe(1009);
});

test('names of prototypes are just names', async () => {
  const { anna, id } = await table();
  for (const kind of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(await anna.play(id, [{ kind }])).toMatchObject({ code: 'unreadable-move' });
  const smuggled = '{"kind":"take","cell":0,"__proto__":{"cell":1}}';
  anna.sendText(`{"do":"play","re":"p","table":"${id}","answers":0,"id":"p","moves":[${smuggled}]}`);
  await anna.at(id, 1);
  expect(database.logs.get(id)?.[0]).toMatchObject({ moves: [{ kind: 'take', cell: 0 }] });
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(await anna.ask({ do: 'follow', table: name, since: 0, chat: 0 })).toMatchObject({
      code: 'no-such-table',
    });
    expect((await anna.request('GET', `/api/tables/${name}`)).status).toBe(404);
    const made = await anna.request(
      'POST',
      '/api/tables',
      `{"game":"${name}","seats":[{"kind":"me"},{"kind":"friend"}]}`,
    );
    expect(made).toMatchObject({ status: 400, body: { error: { code: 'no-such-game' } } });
  }
  const options =
    '{"game":"garden","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"__proto__":"x","constructor":"y"}}';
  expect((await anna.request('POST', '/api/tables', options)).status).toBe(400);
  expect(({} as Record<string, unknown>).cell).toBeUndefined();
});

test('a flood is refused, then disconnected, and nobody else notices', async () => {
  await reopen({ messagesPerSecond: 0.001, messagesAtOnce: 40 });
  const mallory = await guest();
  for (let i = 0; i < 200; i++) mallory.send({ do: 'ping', re: `${i}` });
  await mallory.when(() => mallory.closed !== undefined);
  expect(mallory.closed?.code).toBe(1008);
  expect(mallory.messages.filter(({ is }) => is === 'pong').length).toBeLessThan(45);
  expect(mallory.messages.find(({ is }) => is === 'refused')).toMatchObject({ code: 'too-fast' });
  const anna = await guest();
  expect((await anna.ask({ do: 'ping' })).is).toBe('pong');
});

test('a good message now and then buys no bad ones', async () => {
  const mallory = await guest();
  const [bad, good] = ['{', '{"do":"ping","re":"1"}'];
  for (let i = 0; i < 200; i++) mallory.sendText(i % 5 === 4 ? good : bad);
  await mallory.when(() => mallory.closed !== undefined);
  expect(mallory.closed?.code).toBe(1008);
  // Each good one makes up for one of the four before it: it ends after the eighth.
  expect(mallory.messages.filter(({ is }) => is === 'pong').length).toBeLessThan(8);
});

/** The code that a socket is closed with after these frames. */
async function closedAfter(frames: (socket: WebSocket) => void): Promise<number | undefined> {
  const { token } = await guest();
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${serving.url.replace('http', 'ws')}/ws`, { headers });
  let closed: number | undefined;
  socket.once('close', (code) => {
    closed = code;
  });
  socket.on('error', () => {});
  socket.once('open', () => frames(socket));
  try {
    await until('the end of the socket', () => closed !== undefined);
  } finally {
    socket.terminate();
  }
  return closed;
}

test('ping and pong frames cost what messages cost', async () => {
  await reopen({ messagesPerSecond: 0.001, messagesAtOnce: 40 });
  for (const kind of ['ping', 'pong'] as const) {
    const flood = (socket: WebSocket): void => {
      for (let i = 0; i < 200; i++) socket[kind]();
    };
    expect([kind, await closedAfter(flood)]).toEqual([kind, 1008]);
  }
});

test('a message in endless pieces ends the socket, however small they are', async () => {
  const pieces = (socket: WebSocket): void => {
    for (let i = 0; i < 1000; i++) socket.send('', { fin: false });
  };
  expect(await closedAfter(pieces)).toBe(1008);
});

test('a person has one allowance for all sockets, and a limited number of sockets', async () => {
  await reopen({ messagesPerSecond: 0.001, messagesAtOnce: 20, socketsPerPerson: 3 });
  const mallory = await guest();
  const more = [new TestClient(serving.url, mallory.token), new TestClient(serving.url, mallory.token)];
  clients.push(...more);
  for (const page of more) await page.open();
  for (const page of [mallory, ...more]) for (let i = 0; i < 18; i++) page.send({ do: 'ping', re: `${i}` });
  const pages = [mallory, ...more];
  const answersTo = ({ messages }: TestClient) =>
    messages.filter(({ is }) => is === 'pong' || is === 'refused');
  for (const page of pages) await page.when(() => answersTo(page).length === 18);
  expect(pages.flatMap(answersTo).filter(({ is }) => is === 'pong').length).toBeLessThan(43);
  expect(await attempt({ authorization: `Bearer ${mallory.token}` })).toBe(1013);
  more[0].cut();
  const again = async () => (await attempt({ authorization: `Bearer ${mallory.token}` })) === 'open';
  await until('room for a socket', again);
});

test('an address has a limited number of sockets', async () => {
  await reopen({ socketsPerAddress: 2 });
  await guest();
  await guest();
  const response = await fetch(`${serving.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"token":true}',
  });
  const { token } = (await response.json()) as { token: string };
  expect(await attempt({ authorization: `Bearer ${token}` })).toBe(1013);
});

test('a client that reads too slowly is cut off and resumes where it was; others don’t wait for it', async () => {
  await reopen({ mostBuffered: 20_000, messagesPerSecond: 1e6, messagesAtOnce: 1e6 });
  const { anna, ben, mallory, id } = await table();
  for (let n = 0; n < 200; n++) await anna.ask({ do: 'chat', table: id, text: 'x'.repeat(500) });
  mallory.stopReading();
  // More than what the systems on both ends take in silently.
  const sockets = async () =>
    /^hortus_sockets (\d+)/m.exec(await (await fetch(`${serving.url}/metrics`)).text())?.[1];
  while ((await sockets()) === '3')
    for (let n = 0; n < 20; n++) mallory.send({ do: 'follow', re: 'f', table: id, since: 0, chat: 0 });
  expect(await sockets()).toBe('2');
  expect((await anna.play(id, [take(0)])).is).toBe('ok');
  await ben.at(id, 1);
  mallory.cut();
  await mallory.connect();
  await mallory.follow(id);
  expect(mallory.entries.get(id)).toHaveLength(1);
});

test('a socket follows a limited number of tables', async () => {
  await reopen({ followsPerSocket: 2 });
  const anna = await guest();
  const follow = async () => {
    const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
    return anna.ask({ do: 'follow', table: id, since: 0, chat: 0 });
  };
  expect([await follow(), await follow(), await follow()]).toMatchObject([
    { is: 'ok' },
    { is: 'ok' },
    { code: 'too-many-tables' },
  ]);
});

test('nothing sent before the end contains the secret, or anybody’s identity', async () => {
  const { anna, ben, mallory, id } = await table();
  await anna.play(id, [take(0)]);
  await ben.at(id, 1);
  await mallory.ask({ do: 'history', table: id, from: 0, to: 1 });
  const bodies: string[] = [];
  for (const path of [
    `/api/tables/${id}`,
    '/api/me/tables',
    '/api/me',
    `/api/tables/${id}/log`,
    '/api/games',
  ])
    for (const page of [anna, ben, mallory])
      bodies.push(JSON.stringify((await page.request('GET', path)).body));
  const row = database.tables.get(id);
  const hidden = [
    row?.secret ?? '?',
    ...(row?.entropy ?? []).map(({ reveal }) => reveal),
    ...(row?.seats ?? []).flatMap(({ person, pages = [] }) => [person ?? '?', ...pages]),
  ];
  expect(hidden).toHaveLength(7);
  for (const text of [...bodies, ...[anna, ben, mallory].flatMap(({ frames }) => frames)])
    for (const secret of hidden) expect(text).not.toContain(secret);
  await anna.play(id, [{ kind: 'resign' }]);
  const log = await mallory.request('GET', `/api/tables/${id}/log`);
  expect(JSON.stringify(log.body)).toContain(row?.secret);
});

test('the first message is hello', async () => {
  const mallory = await guest();
  const late = new TestClient(serving.url, mallory.token);
  clients.push(late);
  await late.open();
  expect(await late.ask({ do: 'follow', table: 't', since: 0, chat: 0 })).toMatchObject({
    code: 'hello-first',
  });
  expect((await late.ask({ do: 'ping' })).is).toBe('pong');
});
