import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { until } from '../../testing/wait.ts';
import { CHANNEL } from './bell.ts';
import { makeNeighbours } from './neighbours.ts';

test('a process is alone once it has heard only itself three times', () => {
  let time = 0;
  const here = makeNeighbours(100, () => time);
  const there = makeNeighbours(100, () => time);
  const pass = (milliseconds: number, ...heard: string[]): boolean => {
    time += milliseconds;
    for (const payload of heard) expect(here.greeted(payload)).toBe(true);
    return here.areAway();
  };
  expect(pass(1000, here.greeting)).toBe(false); // there is no line
  here.begin();
  expect(pass(300, here.greeting)).toBe(false);
  expect(pass(1, here.greeting)).toBe(true);
  expect(pass(0, there.greeting)).toBe(false);
  expect(pass(301)).toBe(false); // it does not even hear itself
  expect(pass(0, here.greeting)).toBe(true);
  expect(pass(199)).toBe(true);
  expect(pass(1)).toBe(false);
  expect(pass(0, here.greeting)).toBe(true);
  here.end();
  expect(pass(0, here.greeting)).toBe(false);
  expect(here.greeted('[["table",1]]')).toBe(false);
});

const EVERY = 20;
let url: string;
let spy: pg.Client;
const passing: string[] = [];
beforeAll(async () => {
  url = await testDatabase();
  spy = new pg.Client(url);
  await spy.connect();
  spy.on('notification', ({ payload = '' }) => passing.push(payload));
  await spy.query(`listen ${CHANNEL}`);
});
afterAll(() => spy.end());

test('a process on its own hears its own hints and sends none to the database; a newcomer hears them from the start', async () => {
  const here = await openTestStore({ url, greetEvery: EVERY });
  const heard: Change[] = [];
  await here.listen((changes) => heard.push(...changes));
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  let seq = 0;
  const hintPasses = async (): Promise<boolean> => {
    const from = passing.length;
    await here.append(sampleAppend(id, ++seq));
    await until('the hint', () => heard.some((one) => one.table === id && one.seq === seq));
    await spy.query('select'); // by the time this is answered, what was sent before it has arrived
    return passing.slice(from).some((payload) => payload.includes(id));
  };
  await until('being alone', async () => !(await hintPasses()));

  const there = await openTestStore({ url, greetEvery: EVERY });
  const news: Change[] = [];
  await there.listen((changes) => news.push(...changes));
  await until('a neighbour', hintPasses);
  await until('the hint to reach it', () => news.some((one) => one.table === id && one.seq === seq));

  await there.close();
  await until('being alone again', async () => !(await hintPasses()));
  await here.close();
});
