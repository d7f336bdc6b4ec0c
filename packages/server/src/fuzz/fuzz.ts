/**
 * Every route and every message with input that nobody would send, over real connections to a server on PostgreSQL: it
 * never answers with a fault of its own, tells nobody what isn't theirs, and goes on serving.
 */
import http from 'node:http';
import net from 'node:net';
import { FastLuck, type Json, type Rng } from '@hortus/kernel';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Serving } from '../serve.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';
import { anyJson, anyText, changed, written } from './inputs.ts';
import { messagesIn, SAMPLES, type Scene } from './requests.ts';

/** After this many inputs the tables are new, since they may be anything by then. */
const PER_SCENE = 400;
const AT_ONCE = 8;
/** Statuses that say that the fault is ours. */
const isOurs = (status: number): boolean => status >= 500;
/** The server reads content in threads with a time limit, and says so. */
const MAY_TAKE_LONG = 'content-not-read';

export interface Fuzzed {
  readonly requests: number;
  readonly messages: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What went wrong: the input and what came of it. */
  readonly faults: readonly string[];
}

interface Cast {
  readonly anna: TestClient;
  readonly ben: TestClient;
  readonly mallory: TestClient;
  readonly scene: Scene;
  /** Must not be told to anybody. */
  readonly secrets: readonly string[];
}

const idOf = ({ token }: TestClient): string => token.split('.')[0] ?? '';

export async function fuzz(inputs: number, seed: number): Promise<Fuzzed> {
  const luck = new FastLuck(seed);
  const house = await RealHouse.open();
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const logger = pino(
    { level: 'error' },
    { write: (line) => void faults.push(`logged: ${line.slice(0, 2000)}`) },
  );
  const serving = await house.serve({ logger, trustProxy: 1, operatorToken: 'a-token-of-the-operator' });
  let [requests, messages] = [0, 0];
  try {
    while (requests + messages < inputs && faults.length < 20) {
      const cast = await castOf(house, serving);
      const count = Math.min(PER_SCENE, inputs - requests - messages);
      const half = Math.ceil(count / 2);
      const asked = await request(serving, cast, luck, half, faults);
      for (const status of asked) statuses[status] = (statuses[status] ?? 0) + 1;
      await say(serving, cast, luck, count - half, faults);
      requests += half;
      messages += count - half;
      for (const client of [cast.anna, cast.ben, cast.mallory]) client.cut();
      const health = await fetch(`${serving.url}/health`);
      if (health.status !== 200) faults.push(`not healthy: ${health.status}`);
    }
  } finally {
    await house.close();
  }
  return { requests, messages, statuses, faults };
}

/** A match with hidden hands, one of Garden, and an open table. */
async function castOf(house: RealHouse, { url, server }: Serving): Promise<Cast> {
  const { anna, ben, id } = await house.pair(url, { game: 'genesis', options: {} });
  const mallory = await house.guest(url, 'Mallory');
  const lobby = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const alone = await mallory.create({
    options: { first: 'A' },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  await ben.join(alone.id);
  await ben.ask({ do: 'chat', table: id, text: 'hello' });
  const row = await server.shared.store.table(id);
  return {
    ...{ anna, ben, mallory },
    scene: {
      tables: [id, lobby.id, alone.id],
      hashes: ['ab'.repeat(32), 'f'.repeat(64)],
      asks: ['back-0-2-0', 'pause-0-0-0'],
    },
    secrets: [row?.secret ?? '', anna.token, ben.token, idOf(anna), idOf(ben)],
  };
}

/** Everything that is told to Mallory is looked through; so are traces of where our files are. */
function leakIn(text: string, { secrets }: Cast): string | undefined {
  if (/\bat .*\.(?:ts|mjs|js):\d+/.test(text) || text.includes('node_modules')) return 'a stack trace';
  const found = secrets.find((secret) => secret !== '' && text.includes(secret));
  // A match that somebody resigned is over, and everybody may have its log.
  return found === secrets[0] && /"hortus":"match".*"outcome":/.test(text) ? undefined : found;
}

async function request(
  { url }: Serving,
  cast: Cast,
  luck: Rng,
  count: number,
  faults: string[],
): Promise<number[]> {
  const statuses: number[] = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const makers = Array.from({ length: count }, () => requestOf(cast, luck));
  const next = async (): Promise<void> => {
    for (let one = makers.pop(); one !== undefined; one = makers.pop()) {
      const told = one.raw === undefined ? await ask(url, one, agent) : await askRaw(url, one.raw);
      statuses.push(told.status);
      const ours = isOurs(told.status) && !told.text.includes(MAY_TAKE_LONG);
      const leak = one.isMallory ? leakIn(told.text, cast) : undefined;
      if (ours || leak !== undefined)
        faults.push(
          `${JSON.stringify(one).slice(0, 1500)} → ${told.status} ${leak ?? ''} ${told.text.slice(0, 500)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  agent.destroy();
  return statuses;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly raw?: string;
  /** Not somebody who may be told more. */
  readonly isMallory: boolean;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
/** What a path may hold as it stands; the rest is escaped, or the client itself would refuse. */
const inPath = (text: string): string =>
  text.replace(/[^!-~]|[?#]/gu, (one) =>
    one.length === 1 && /[\ud800-\udfff]/.test(one) ? '%ED%A0%80' : encodeURIComponent(one),
  );
/** Only what a header may hold. */
const inHeader = (text: string): string => text.replace(/[^\t -~]/g, '?');

function requestOf({ anna, mallory, scene }: Cast, luck: Rng): Asked {
  const sample = SAMPLES[luck.below(SAMPLES.length)] ?? SAMPLES[0]!;
  const known = [...scene.tables, ...scene.hashes];
  const named = (list: readonly string[]): string =>
    luck.below(4) === 0 ? anyText(luck, known) : (list[luck.below(list.length)] ?? '');
  const path = sample.path
    .replace('{id}', () => inPath(named(scene.tables)) || 'x')
    .replace('{hash}', () => inPath(named(scene.hashes)) || 'x');
  const isMallory = luck.below(3) > 0;
  const { token } = isMallory ? mallory : anna;
  const json = sample.body === undefined ? anyJson(luck, known) : sample.body;
  const hasBody = sample.body !== undefined || luck.below(10) === 0;
  const body = written(luck, luck.below(3) === 0 ? json : changed(luck, json as Json, known));
  const odd = (usual: string): string => inHeader(luck.below(12) === 0 ? anyText(luck, [usual]) : usual);
  const headers: Record<string, string> = {
    // Every request from another address, so that no limit ends it early.
    'x-forwarded-for': odd(`10.${luck.below(256)}.${luck.below(256)}.${luck.below(256)}`),
    ...(luck.below(6) === 0 ? { cookie: odd(`hortus=${token}`) } : { authorization: odd(`Bearer ${token}`) }),
    ...(hasBody ? { 'content-type': odd('application/json') } : {}),
    ...(luck.below(15) === 0 ? { origin: inHeader(anyText(luck)) } : {}),
    ...(luck.below(15) === 0 ? { [`x-${luck.below(9)}`]: inHeader(anyText(luck)) } : {}),
  };
  const method = luck.below(10) === 0 ? (METHODS[luck.below(METHODS.length)] ?? 'GET') : sample.method;
  const query = luck.below(8) === 0 ? `?${inPath(anyText(luck))}=${inPath(anyText(luck))}` : '';
  const asked = { method, path: `${path}${query}`, headers, isMallory, ...(hasBody ? { body } : {}) };
  if (luck.below(50) > 0) return asked;
  return {
    ...asked,
    raw: `${method} ${path} HTTP/1.1\r\nhost: x\r\n${anyText(luck, ['content-length: 5', 'transfer-encoding: chunked'])}\r\n\r\n${body}`,
  };
}

interface Told {
  readonly status: number;
  readonly text: string;
}

function ask(url: string, { method, path, headers, body }: Asked, agent: http.Agent): Promise<Told> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const sent = http.request({ hostname, port, method, path, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      answer.on('error', () => done({ status: 0, text: '' }));
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      done({ status: 101, text: '' });
    });
    sent.on('error', () => done({ status: 0, text: '' }));
    sent.end(body);
  });
}

/** Bytes that may be no request at all; the server answers or hangs up. */
function askRaw(url: string, raw: string): Promise<Told> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    let text = '';
    const socket = net.connect({ host: hostname, port: Number(port) }, () => socket.end(raw));
    const end = (): void => {
      socket.destroy();
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(300, end);
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}

/** Messages of Mallory, and of a player, on sockets that end only for what they did themselves. */
async function say(serving: Serving, cast: Cast, luck: Rng, count: number, faults: string[]): Promise<void> {
  const senders = [cast.mallory, cast.anna];
  const sockets = new Map<TestClient, Socket>();
  const open = async (sender: TestClient): Promise<Socket> => {
    const known = sockets.get(sender);
    if (known?.isOpen === true) return known;
    const socket = await Socket.open(serving.url, sender.token, (text) => {
      const leak = sender === cast.mallory ? leakIn(text, cast) : undefined;
      if (leak !== undefined) faults.push(`told Mallory ${leak}: ${text.slice(0, 500)}`);
    });
    sockets.set(sender, socket);
    return socket;
  };
  for (let i = 0; i < count; i++) {
    const sender = senders[luck.below(3) === 0 ? 1 : 0]!;
    const socket = await open(sender);
    socket.send(messageOf(cast, luck));
    if (i % 20 === 19 && !(await socket.isAnswering())) faults.push(`no answer after message ${i}`);
  }
  for (const socket of sockets.values()) {
    await socket.isAnswering();
    socket.close();
    const { code } = socket;
    if (code === 1011) faults.push('a socket ended because of a fault of ours');
  }
}

function messageOf({ scene }: Cast, luck: Rng): string | Buffer {
  const samples = messagesIn(scene, luck);
  const names = Object.keys(samples) as (keyof typeof samples)[];
  const json = samples[names[luck.below(names.length)]!] as Json;
  const known = [...scene.tables, ...scene.asks, 'ab'.repeat(32)];
  if (luck.below(40) === 0) return Buffer.from(anyText(luck));
  if (luck.below(10) === 0) return written(luck, anyJson(luck, known));
  return written(luck, luck.below(2) === 0 ? json : changed(luck, json, known));
}

class Socket {
  readonly #socket: WebSocket;
  readonly #heard: (text: string) => void;
  #pongs = 0;
  #look: () => void = () => {};
  code: number | undefined;

  private constructor(socket: WebSocket, heard: (text: string) => void) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('message', (data) => {
      const text = String(data);
      this.#heard(text);
      if (text.includes('"re":"alive"')) this.#pongs++;
      this.#look();
    });
    socket.on('close', (code) => {
      this.code = code;
      this.#look();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, token: string, heard: (text: string) => void): Promise<Socket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.9.9.9' },
    });
    const made = new Socket(socket, heard);
    await new Promise<void>((done) => {
      socket.on('open', () => done());
      socket.on('close', () => done());
    });
    socket.send(JSON.stringify({ do: 'hello', re: 'h', protocol: 5, rules: { garden: 1, genesis: 1 } }));
    return made;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(message: string | Buffer): void {
    this.#socket.send(message);
  }

  /** It answers, or it was closed. */
  async isAnswering(): Promise<boolean> {
    const before = this.#pongs;
    if (this.isOpen) this.#socket.send(JSON.stringify({ do: 'ping', re: 'alive' }));
    const isDone = (): boolean => this.#pongs > before || this.code !== undefined;
    if (!isDone())
      await new Promise<void>((done) => {
        const late = setTimeout(done, 30_000);
        this.#look = () => {
          if (!isDone()) return;
          clearTimeout(late);
          done();
        };
      });
    return isDone();
  }

  close(): void {
    this.#socket.terminate();
  }
}
