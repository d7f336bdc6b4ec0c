/**
 * What a loaded match and a connected viewer cost in memory:
 * `node --expose-gc --import tsx packages/server/src/testing/measure-memory.ts`
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@hortus/protocol';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { serve } from '../serve.ts';
import { legalMoves } from './garden-moves.ts';
import { MemoryDatabase, MemoryStore } from './memory-store.ts';
import { SimHouse } from './sim-house.ts';

const MATCHES = 2000;
const VIEWERS = 500;

const collect = (globalThis as { gc?: () => void }).gc;
async function used(): Promise<{ heap: number; rss: number }> {
  for (let i = 0; i < 4; i++) {
    collect?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

async function matches(): Promise<void> {
  const house = new SimHouse();
  const maker = await house.server();
  const ids: string[] = [];
  const { anna, ben, id } = await house.pair();
  for (let seq = 0; seq < 8; seq++) {
    const sight = await anna.at(id, seq);
    if (sight.outcome !== undefined) break;
    const seat = sight.toAct[0];
    await (seat === 0 ? anna : ben).play(id, [legalMoves(sight, seat)[0]], {
      id: `0000000000000000000000-${seq}`,
    });
  }
  const row = house.database.tables.get(id);
  const log = house.database.logs.get(id) ?? [];
  if (row === undefined) throw new Error('no row');
  const database = new MemoryDatabase();
  for (let i = 0; i < MATCHES; i++) {
    const copy = `copy-${i}`;
    ids.push(copy);
    database.tables.set(copy, { ...row, id: copy });
    database.logs.set(copy, log);
  }
  await maker.stop();
  const other = new SimHouse();
  const server = await other.server({ store: new MemoryStore(database) });
  await server.live.get(ids[0]);
  const before = await used();
  for (const one of ids) await server.live.get(one);
  const after = await used();
  console.log(`entries a match: ${log.length}`);
  console.log(
    `a loaded match without sockets: ${((after.heap - before.heap) / MATCHES / 1024).toFixed(1)} KB`,
  );
  await server.stop();
}

async function viewers(): Promise<void> {
  const limits = {
    socketsPerPerson: 1e6,
    socketsPerAddress: 1e6,
    guestsPerMinute: 1e6,
    requestsPerMinute: 1e6,
  };
  const { url, server } = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(),
    logger: pino({ level: 'silent' }),
    settings: { ...limits, messagesPerSecond: 1e6, messagesAtOnce: 1e6 },
  });
  const maker = await server.people.person('m'.repeat(22));
  const made = await server.tables.create(
    {
      game: 'garden',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      time: { kind: 'none' },
      takeBacks: true,
      awayLimit: 0,
    },
    maker,
  );
  if (!made.ok) throw new Error('no table');
  const connect = (count: number): Promise<void> =>
    new Promise((done) => {
      const child = fork(fileURLToPath(import.meta.url), ['clients', url, made.value.id, String(count)]);
      child.once('message', () => done());
      process.once('exit', () => child.kill());
    });
  await connect(20);
  const before = await used();
  await connect(VIEWERS);
  const after = await used();
  const each = (a: number, b: number): string => ((a - b) / VIEWERS / 1024).toFixed(1);
  console.log(
    `a connected viewer: ${each(after.heap, before.heap)} KB of heap, ${each(after.rss, before.rss)} KB of RSS`,
  );
  process.exit(0);
}

async function clients(url: string, table: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":true}',
    });
    const { token } = (await response.json()) as { token: string };
    await new Promise<void>((done) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
        headers: { authorization: `Bearer ${token}` },
      });
      socket.on('open', () => {
        socket.send(JSON.stringify({ do: 'hello', re: 'h', protocol: PROTOCOL, rules: { garden: 1 } }));
        socket.send(JSON.stringify({ do: 'follow', re: 'f', table, since: 0, chat: 0 }));
      });
      socket.on('message', (data) => {
        if (String(data).includes('"re":"f"')) done();
      });
    });
  }
  process.send?.('all here');
}

const [role, url = '', table = '', count = '0'] = process.argv.slice(2);
if (role === 'clients') await clients(url, table, Number(count));
else {
  await matches();
  await viewers();
}
