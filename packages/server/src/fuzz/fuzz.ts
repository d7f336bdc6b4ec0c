/**
 * Every route and every message with input that nobody would send, and moves that are almost legal, over real
 * connections to a server on PostgreSQL: the server never fails by a fault of its own, tells nobody what isn't
 * theirs, stores nothing that can't be replayed, and keeps serving.
 */
import { FastLuck, type Json, type Rng } from '@hortus/kernel';
import { pino } from 'pino';
import type { Serving } from '../serve.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';
import { OPERATOR, request } from './asking.ts';
import { type Cast, castOf, leakIn } from './cast.ts';
import { anyJson, anyText, changed, written } from './inputs.ts';
import { Listener } from './listener.ts';
import { logFault, nearlyLegal } from './plays.ts';
import { messagesIn } from './requests.ts';

/** After this many inputs the tables are new, since they may be anything by then. */
const PER_SCENE = 400;

export interface Fuzzed {
  readonly requests: number;
  readonly messages: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Messages that did what they asked for. */
  readonly done: number;
  /** Moves that are almost legal: how many became entries, and why the others were refused. */
  readonly played: number;
  readonly refused: Readonly<Record<string, number>>;
  /** What went wrong: the input and what came of it. */
  readonly faults: readonly string[];
}

const count = (counts: Record<string, number>, name: string | number): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export async function fuzz(inputs: number, seed: number): Promise<Fuzzed> {
  const luck = new FastLuck(seed);
  const house = await RealHouse.open();
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const logger = pino(
    { level: 'error' },
    { write: (line) => void faults.push(`logged: ${line.slice(0, 2000)}`) },
  );
  const serving = await house.serve({ logger, trustProxy: 1, operatorToken: OPERATOR });
  const said: Said = { done: 0, played: 0, refused: {} };
  let [requests, messages] = [0, 0];
  try {
    for (let scene = 0; requests + messages < inputs && faults.length < 20; scene++) {
      const cast = await castOf(house, serving, scene);
      const some = Math.min(PER_SCENE, inputs - requests - messages);
      const half = Math.ceil(some / 2);
      // First, while everybody still has their seat: requests make people leave, and delete them.
      await say(serving, cast, luck, some - half, said, faults);
      for (const couple of cast.couples) faults.push(...[(await logFault(serving, couple)) ?? []].flat());
      for (const status of await request(serving, cast, luck, half, faults)) count(statuses, status);
      requests += half;
      messages += some - half;
      for (const client of cast.couples.flatMap(({ people }) => people)) client.cut();
      const health = await fetch(`${serving.url}/health`);
      if (health.status !== 200) faults.push(`not healthy: ${health.status}`);
    }
  } finally {
    await house.close();
  }
  return { requests, messages, statuses, ...said, faults };
}

/** The results of the messages. */
interface Said {
  done: number;
  played: number;
  readonly refused: Record<string, number>;
}

/** Messages of Mallory and of others, on sockets that end only for what they did themselves. */
async function say(
  serving: Serving,
  cast: Cast,
  luck: Rng,
  messages: number,
  said: Said,
  faults: string[],
): Promise<void> {
  const sockets = new Map<TestClient, Listener>();
  const hear = (sender: TestClient, text: string): void => {
    if (text.startsWith('{"is":"ok"')) said.done++;
    if (text.includes('"re":"p"') && text.includes('"seq":')) said.played++;
    const [, code] = /^{"is":"refused","re":"p",.*"code":"([^"]*)"/.exec(text) ?? [];
    if (code !== undefined) count(said.refused, code);
    const leak = sender === cast.mallory ? leakIn(text, cast) : undefined;
    if (leak !== undefined) faults.push(`told Mallory ${leak}: ${text.slice(0, 500)}`);
  };
  const open = async (sender: TestClient): Promise<Listener> => {
    const known = sockets.get(sender);
    if (known?.isOpen === true) return known;
    const socket = await Listener.open(serving, sender.token, (text) => hear(sender, text));
    sockets.set(sender, socket);
    return socket;
  };
  for (let i = 0; i < messages; i++) {
    const play =
      luck.below(2) === 0 ? await nearlyLegal(serving, cast.couples[luck.below(2)]!, luck) : undefined;
    const sender = play?.sender ?? (luck.below(3) === 0 ? cast.anna : cast.mallory);
    const socket = await open(sender);
    socket.send(play === undefined ? messageOf(serving, cast, luck) : JSON.stringify(play.message));
    // The next move is almost legal only after this one.
    if ((play !== undefined || i % 20 === 19) && !(await socket.isAnswering()))
      faults.push(`no answer after message ${i}`);
  }
  for (const socket of sockets.values()) {
    await socket.isAnswering();
    socket.close();
    if (socket.code === 1011) faults.push('a socket ended because of a fault of ours');
  }
}

function messageOf({ server }: Serving, { scene }: Cast, luck: Rng): string | Buffer {
  const asked = scene.tables.flatMap((id) => server.live.loaded(id)?.row.asks.map((ask) => ask.id) ?? []);
  const asks = [...scene.asks, ...asked];
  const samples = messagesIn({ ...scene, asks }, luck);
  const names = Object.keys(samples) as (keyof typeof samples)[];
  const json = samples[names[luck.below(names.length)]!] as Json;
  const known = [...scene.tables, ...asks, 'ab'.repeat(32)];
  if (luck.below(40) === 0) return Buffer.from(anyText(luck));
  if (luck.below(10) === 0) return written(luck, anyJson(luck, known));
  return written(luck, luck.below(2) === 0 ? json : changed(luck, json, known));
}
