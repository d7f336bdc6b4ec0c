import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reachDatabase } from './postgres/reach.ts';
import { TestClient } from './testing/client.ts';
import { testDatabase } from './testing/database.ts';
import { legalMoves } from './testing/garden-moves.ts';
import { sitDown } from './testing/page.ts';
import { type Program, programWithEndlessBots, startProgram } from './testing/program.ts';
import { PATIENCE, until } from './testing/wait.ts';

let endless: Awaited<ReturnType<typeof programWithEndlessBots>>;
beforeAll(async () => {
  endless = await programWithEndlessBots();
});
afterAll(() => endless.remove());

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function start(env: NodeJS.ProcessEnv, settings: Parameters<typeof startProgram>[2]): Promise<Program> {
  const program = await startProgram(endless.file, env, settings);
  endings.push(() => program.kill());
  return program;
}

async function guest(url: string): Promise<TestClient> {
  const client = await TestClient.guest(url);
  endings.push(() => client.cut());
  return client;
}

/** A connection that sends this and no more. */
async function saying(url: string, text: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  endings.push(() => socket.destroy());
  socket.on('error', () => {});
  await new Promise<void>((done) => void socket.once('connect', done));
  socket.write(text);
  return socket;
}

/** Everybody who could keep a server from stopping: silent, halfway, finished but not gone, not reading, thinking. */
async function clientsThatHang(url: string): Promise<void> {
  await saying(url, '');
  await saying(url, 'GET /health HTTP/1.1\r\nhost');
  const body = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
  await saying(url, `POST /api/guest HTTP/1.1\r\nhost: x\r\n${body}`);
  const idle = await saying(url, 'GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise<void>((done) => void idle.once('data', () => done()));
  (await guest(url)).stopReading();
  const [cara, dora] = [await guest(url), await guest(url)];
  for (const page of [cara, dora]) {
    const seats = [{ kind: 'bot' as const, level: 'club' }, { kind: 'me' as const }];
    const { id } = await page.create({ options: { first: 'A' }, seats });
    await page.follow(id);
    await page.dealt(id);
  }
  // One thread thinks, so the other bot waits for it.
  await until('a bot that thinks', async () =>
    (await (await fetch(`${url}/metrics`)).text()).includes('\nhortus_bot_queue 1\n'),
  );
}

/** Two people play a few moves. Returns their table, how many were acknowledged, and how to play another. */
async function play(url: string) {
  const pages = [await guest(url), await guest(url)];
  const [anna, ben] = pages as [TestClient, TestClient];
  const { id } = await anna.create({
    options: { first: 'A' },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  await sitDown(id, [ben], pages);
  const move = async (answers: number) => {
    const sight = await anna.at(id, answers);
    const seat = sight.toAct[0] ?? 0;
    return (pages[seat] as TestClient).play(id, legalMoves(sight, seat).slice(0, 1), { answers });
  };
  for (let seq = 0; seq < 3; seq++) expect((await move(seq)).is).toBe('ok');
  const tally = { acknowledged: 3 };
  const moveLast = async (): Promise<void> => {
    if ((await move(3)).is === 'ok') tally.acknowledged++;
  };
  return { anna, id, tally, moveLast };
}

/** Nothing can be written to the log until `release`. */
async function holdUp(databaseUrl: string): Promise<{ release(): Promise<void>; waits(): Promise<boolean> }> {
  const [holder, looker] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  // The database may stop before they do.
  for (const client of [holder, looker]) client.on('error', () => {});
  await Promise.all([holder.connect(), looker.connect()]);
  await holder.query('begin; lock table entries in exclusive mode');
  endings.push(() => Promise.allSettled([holder.end(), looker.end()]));
  return {
    async release() {
      await Promise.all([holder.end(), looker.end()]);
    },
    async waits() {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await looker.query(waiting)).rows.length > 0;
    },
  };
}

test('the program stops in an orderly way on TERM whatever its clients do, and has stored what it acknowledged', async () => {
  const HORTUS_DATA = mkdtempSync(join(tmpdir(), 'hortus-stopping-'));
  endings.push(() => rmSync(HORTUS_DATA, { recursive: true, force: true }));
  // So much time that only what never ends is cut off, and the program would say so.
  const settings = { stopWithin: 10 * PATIENCE, closeWithin: 500, botThinks: PATIENCE - 1 };
  const program = await start({ HORTUS_DATA }, settings);
  const { anna, id, tally, moveLast } = await play(program.url);
  await clientsThatHang(program.url);
  const { url } = await reachDatabase({ databaseUrl: undefined, dataFolder: HORTUS_DATA }, () => {});
  const hold = await holdUp(url);
  void moveLast();
  await until('a transaction in flight', () => hold.waits());
  await program.terminate();
  await hold.release();
  expect(await program.ended()).toBe(0);
  expect(program.child.errors()).toContain('Stopping …');
  expect(program.child.errors()).not.toMatch(/didn’t stop|^hortus: \w*Error/m);

  const next = await start({ HORTUS_DATA }, settings);
  const again = new TestClient(next.url, anna.token);
  await again.connect();
  endings.push(() => again.cut());
  await again.follow(id);
  expect(again.sights.get(id)?.seq).toBeGreaterThanOrEqual(tally.acknowledged);
  await next.terminate();
  expect(await next.ended()).toBe(0);
});

test('the program ends on TERM even if its database hangs, and says what it gave up on', async () => {
  const DATABASE_URL = await testDatabase();
  const settings = { stopWithin: 1000, closeWithin: 100, botThinks: PATIENCE - 1 };
  const program = await start({ DATABASE_URL }, settings);
  const { tally, moveLast } = await play(program.url);
  await clientsThatHang(program.url);
  const hold = await holdUp(DATABASE_URL);
  void moveLast();
  await until('a transaction in flight', () => hold.waits());
  await program.terminate();
  expect(await program.ended()).toBe(0);
  expect(program.child.errors()).toMatch(/The (?:server|store) didn’t stop within/);
  await hold.release();
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const { rows } = await client.query('select max(seq)::int as last from entries');
  await client.end();
  expect(rows[0].last).toBeGreaterThanOrEqual(tally.acknowledged);
});
