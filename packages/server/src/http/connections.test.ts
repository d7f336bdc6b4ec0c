import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServeOptions, type Serving, serve } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { until } from '../testing/wait.ts';

let serving: Serving | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await serving?.close();
});

async function open(settings: Partial<Settings>, more: Partial<ServeOptions> = {}): Promise<Serving> {
  const logger = pino({ level: 'silent' });
  const store = new MemoryStore();
  serving = await serve({ port: 0, address: '127.0.0.1', store, logger, settings, ...more });
  return serving;
}

/** A connection that sends this and no more; resolves when it is open. */
async function saying({ url }: Serving, text: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  await new Promise<void>((done) => void socket.once('connect', done));
  socket.write(text);
  return socket;
}

const HALF_A_BODY =
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
const ended = async (socket: Socket): Promise<void> => {
  if (!socket.closed) await new Promise<void>((done) => void socket.resume().once('close', () => done()));
};

/** Does a request on a connection of its own get an answer, or is it hung up on? */
async function isAnswered(one: Serving): Promise<boolean> {
  const socket = await saying(one, 'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  await ended(socket);
  return text.startsWith('HTTP/1.1 200');
}

test.each([
  ['says nothing', ''],
  ['sends half of its headers', 'GET /health HTTP/1.1\r\nhost'],
  ['sends half of its body', HALF_A_BODY],
])('a connection that %s is ended after its time', async (_, text) => {
  const one = await open({ headersLimit: 50, requestLimit: 100 });
  await ended(await saying(one, text));
});

test('a client that asks but doesn’t read the answer is disconnected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-connections-'));
  writeFileSync(join(folder, 'index.html'), 'garden');
  // More than any buffer on the way holds.
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), 256 * 1024 * 1024);
  const one = await open({ standstillLimit: 100, connectionsPerAddress: 1 }, { webFolder: folder });
  const deaf = await saying(one, 'GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
  deaf.pause();
  await until('room for another', () => isAnswered(one));
  rmSync(folder, { recursive: true });
});

test('a page that is silent for longer stays connected', async () => {
  const one = await open({ standstillLimit: 300 });
  // A busy machine may stand still for longer before there is a page.
  const anna = await until('a page', () => TestClient.guest(one.url).catch(() => undefined));
  await ended(await saying(one, HALF_A_BODY));
  expect((await anna.ask({ do: 'ping' })).is).toBe('pong');
  anna.cut();
});

test('one address opens no more connections than it may, and closing one makes room', async () => {
  const one = await open({ connectionsPerAddress: 3 });
  const [first] = [await saying(one, HALF_A_BODY), await saying(one, ''), await saying(one, '')];
  expect(await isAnswered(one)).toBe(false);
  first.destroy();
  await until('room for another', () => isAnswered(one));
});

test('a trusted proxy opens as many as it needs, and nobody else does', async () => {
  for (const [trust, isFree] of [
    [['loopback'], true],
    [['192.0.2.7'], false],
  ] as const) {
    const one = await open({ connectionsPerAddress: 2 }, { trustProxy: trust });
    await Promise.all([saying(one, ''), saying(one, '')]);
    expect(await isAnswered(one)).toBe(isFree);
    await one.close();
  }
});

test('stopping doesn’t wait for clients that are silent, send half a body, or don’t hang up', async () => {
  // No other limit ends them.
  const one = await open({ closeWithin: 100, headersLimit: 1e8, requestLimit: 1e8, standstillLimit: 1e8 });
  const anna = await TestClient.guest(one.url);
  const deaf = new WebSocket(`${one.url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  await new Promise<void>((done) => void deaf.once('open', done));
  // It never reads again, so it never notices that we hang up.
  deaf.pause();
  await Promise.all([saying(one, ''), saying(one, HALF_A_BODY)]);
  await one.close();
  await expect(fetch(`${one.url}/health`)).rejects.toThrow();
  deaf.terminate();
  anna.cut();
});

test('pings are metered as messages are', async () => {
  const one = await open({ messagesPerSecond: 1, messagesAtOnce: 5 });
  const anna = await TestClient.guest(one.url);
  const page = new WebSocket(`${one.url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  await new Promise<void>((done) => void page.once('open', done));
  const closed = new Promise<number>((done) => void page.once('close', done));
  for (let i = 0; i < 200; i++) page.ping();
  expect(await closed).toBe(1008);
  anna.cut();
});
