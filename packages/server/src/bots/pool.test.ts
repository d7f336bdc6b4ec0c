import { loadGames } from '@hortus/catalogue';
import { garden } from '@hortus/garden';
import { type BotJob, quickMove } from '@hortus/host';
import { SimClock } from '@hortus/host/testing';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { SETTINGS } from '../settings.ts';
import type { Shared } from '../shared.ts';
import { botThread } from '../testing/bot-thread.ts';
import { PATIENCE } from '../testing/wait.ts';
import { BotThreads } from './pool.ts';

await loadGames();

const warned: string[] = [];
let pool: BotThreads | undefined;
afterEach(async () => {
  await pool?.close();
  warned.length = 0;
});

const host = (clock = systemClock as Shared['clock'], botThreads = 1): Shared =>
  ({
    clock,
    settings: { ...SETTINGS, botThreads, botLimit: clock === systemClock ? PATIENCE : 5000 },
    log: {
      info() {},
      warn: (_: object, what: string) => warned.push(what),
      error: (_: object, what: string) => warned.push(what),
    },
  }) as unknown as Shared;

const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const job: BotJob = {
  options: {},
  seats: 2,
  game: 'garden',
  rulesVersion: 1,
  level: 'perfect',
  seat: 0,
  luck: new Uint8Array(32),
  entry: 1,
  // Longer than it needs on any machine: what it finds must not depend on time.
  ms: PATIENCE,
  view: {
    game: 'garden',
    cells: 'Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir'.split(' '),
    top: null,
    first: 0,
    mover: 0,
    ply: 0,
    format: 'single',
    fullBoard: 'block',
    score: [0, 0],
    result: null,
  },
};

test('a bot thinks in a thread of its own, the same with the same luck', async () => {
  pool = new BotThreads(host(), await botThread());
  const [first, second] = await Promise.all([pool.think(job), pool.think(job)]);
  expect(first).toMatchObject({ kind: 'take', cell: expect.any(Number) });
  expect(second).toEqual(first);
});

test('a thread that doesn’t answer is ended and replaced, and waiting requests are served', async () => {
  const clock = new SimClock();
  const silentFirst = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ n, seat }) => {
      if (seat === 9) for (;;);
      parentPort.postMessage({ n, answer: { kind: 'take', cell: 3 } });
    });`;
  pool = new BotThreads(host(clock), script(silentFirst));
  const stuck = pool.think({ ...job, seat: 9 });
  const waiting = pool.think(job);
  await clock.advance(5000);
  expect(await stuck).toBeUndefined();
  expect(await waiting).toEqual({ kind: 'take', cell: 3 });
  expect(warned).toEqual(['a bot did not answer in time']);
});

test('if many bots are asked at once, each thinks for a share of the time, and requests that wait too long get no answer', async () => {
  const clock = new SimClock();
  const slow = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ n, ms, seat }) => {
      if (seat !== 9) parentPort.postMessage({ n, answer: { kind: 'take', cell: ms } });
    });`;
  const waits: number[] = [];
  let missed = 0;
  const thinking = { waited: (ms: number) => waits.push(ms), missed: () => missed++ };
  pool = new BotThreads({ ...host(clock), thinking }, script(slow));
  const shares = await Promise.all(Array.from({ length: 5 }, () => pool?.think({ ...job, ms: 300 })));
  // The first found nobody waiting; behind the second there were three more.
  expect(shares.map((move) => Object(move).cell)).toEqual([300, 75, 100, 150, 300]);
  const hundred = await Promise.all(Array.from({ length: 100 }, () => pool?.think({ ...job, ms: 300 })));
  expect(Math.min(...hundred.map((move) => Number(Object(move).cell)))).toBe(20);
  expect([waits.length, missed]).toEqual([105, 0]);
  const stuck = pool.think({ ...job, seat: 9 });
  await clock.advance(1000);
  const late = pool.think({ ...job, seat: 9 });
  const later = pool.think({ ...job, seat: 9 });
  expect(pool.waiting).toBe(2);
  await clock.advance(4000);
  expect(await stuck).toBeUndefined();
  // The next one is being thought about now, and the one after it has waited long enough.
  await clock.advance(1000);
  expect(await later).toBeUndefined();
  await clock.advance(4000);
  expect(await late).toBeUndefined();
  // What the operator sees: one began at once, one after 4 s, one never; none got an answer.
  expect([waits.slice(105), missed]).toEqual([[0, 4000, 5000], 3]);
});

test('a thread that dies or can’t start gives no answer and is replaced', async () => {
  const mortal = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ n, seat }) => {
      if (seat === 9) process.exit(1);
      parentPort.postMessage({ n, answer: { kind: 'take', cell: 3 } });
    });`;
  pool = new BotThreads(host(), script(mortal));
  expect(await pool.think({ ...job, seat: 9 })).toBeUndefined();
  expect(await pool.think(job)).toEqual({ kind: 'take', cell: 3 });
  await pool.close();
  pool = new BotThreads(host(), script('this is no program'));
  expect(await pool.think(job)).toBeUndefined();
  expect(warned).toContain('the thread of a bot failed');
});

test('a bot’s error is logged, and the request gets no answer', async () => {
  pool = new BotThreads(host(), await botThread());
  expect(await pool.think({ ...job, level: 'genius' })).toBeUndefined();
  expect(warned).toEqual(['a bot failed']);
});

test('after closing no bot thinks any more', async () => {
  pool = new BotThreads(host(), script('for (;;);'));
  const [asked, waiting] = [pool.think(job), pool.think(job)];
  await pool.close();
  expect(await Promise.all([asked, waiting])).toEqual([undefined, undefined]);
  expect(await pool.think(job)).toBeUndefined();
});

test('the quick move is legal and comes from the view', () => {
  const move = quickMove(garden, job);
  expect([0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15]).toContain(move.cell);
});
