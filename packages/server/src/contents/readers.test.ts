/** Hostile packs are read while everybody else is served; the result is taken over and not computed again. */
import { loadGames } from '@hortus/catalogue';
import { cgs } from '@hortus/cgs';
import { contentHash, contentsOf, parseOptionsFor } from '@hortus/kernel';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { SETTINGS } from '../settings.ts';
import { botThread } from '../testing/bot-thread.ts';
import { readHere } from '../testing/read-here.ts';
import { PATIENCE } from '../testing/wait.ts';
import { readAhead } from './ahead.ts';
import type { Read, Readers } from './job.ts';
import { ReadingThreads } from './readers.ts';

await loadGames();

const warned: string[] = [];
const log = {
  info() {},
  warn: (_: object, what: string) => void warned.push(what),
  error: (_: object, what: string) => void warned.push(what),
};
const threads = async (file?: URL, readLimit = PATIENCE): Promise<Readers> =>
  new ReadingThreads(
    { clock: systemClock, log, settings: { ...SETTINGS, readLimit } },
    file ?? (await botThread()),
  );
let readers: Readers | undefined;
afterEach(async () => {
  await readers?.close();
  warned.length = 0;
});

/** How often the event loop turned meanwhile. */
async function turnsDuring<T>(task: Promise<T>): Promise<[T, number]> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const done = await task;
  isDone = true;
  return [done, turns];
}

const pack = (cards: string): string =>
  `[pack Tide]\ngame: Tides\ntype: session\neras: One\ncomponents: 2 support\nsession: 9\nsetup: 1\nwrapup: 1\nanalysis: 2\nturn: 1\n\n[era One]\nall\n\n${cards}`;
const brackets = '[]\n'.repeat(60_000);

test('a pack of brackets is refused with its first faults while the loop goes on', async () => {
  readers = await threads();
  const job = { read: 'piece', game: 'cgs', option: 'pack', text: brackets } as const;
  const [read, turns] = await turnsDuring(readers.read(job));
  expect(turns).toBeGreaterThan(20);
  expect(read).toEqual(await readHere.read(job));
  expect(read?.ok === false && read.fault.length).toBe(101);
  expect((await turnsDuring(readHere.read(job)))[1]).toBeLessThan(20);
});

test('content in options is extracted the same way as here', async () => {
  readers = await threads();
  const options = { pack: { text: pack('[card Mole 1]\nType "Support"\n') } };
  const job = { read: 'options', game: 'cgs', rulesVersion: 1, options } as const;
  const read = await readers.read(job);
  expect(read).toMatchObject({ ok: true, value: { contents: [{ name: 'Tide', option: 'pack' }] } });
  expect(read).toEqual(await readHere.read(job));
});

test('a pack that was read ahead is not read again', async () => {
  const text = pack(
    '[card Mole 1]\nType "Support"\nWreckIf\n  AR.Hull > 1\nPlayIfBuildsiteSum\n  Feats.Door > 2\n',
  );
  const content = { name: 'Tide', hash: contentHash(text), text };
  const options = { pack: { name: 'Tide', hash: content.hash } };
  let asked = 0;
  const real = await threads();
  readers = {
    read: async (job) => {
      asked++;
      const read = await real.read(job);
      // What came from the thread must be what is used from now on, so it is marked here.
      const carried = (read as Read['ahead']).made as { session: { name: string } };
      carried.session.name = 'Carried';
      return read;
    },
    close: () => real.close(),
  };
  for (let i = 0; i < 2; i++) await readAhead(readers, cgs, options, contentsOf([content]));
  expect(asked).toBe(1);
  const parsed = parseOptionsFor(cgs, options, 2, contentsOf([content]));
  if (!parsed.ok) throw new Error(parsed.fault[0]?.message);
  const state = cgs.create(parsed.value, 2);
  expect(state.rules.cards.designs).toHaveLength(1);
  expect(cgs.seatsFor(parsed.value)).toContain(2);
  expect(state.rules.cards.designs[0]?.condition?.sums[0]?.condition).toMatchObject({ operator: '>' });
});

test('reading that takes too long is given up, and the next in line is served', async () => {
  const stuck = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ n, text }) => {
      if (text === 'stuck') for (;;);
      parentPort.postMessage({ n, answer: { ok: true, value: text } });
    });`;
  readers = await threads(new URL(`data:text/javascript,${encodeURIComponent(stuck)}`), 300);
  const job = (text: string) => ({ read: 'piece', game: 'cgs', option: 'pack', text }) as const;
  expect(await readers.read(job('stuck'))).toBeUndefined();
  expect(warned).toEqual(['a reader did not answer in time']);
  await readers.close();
  readers = await threads(new URL(`data:text/javascript,${encodeURIComponent(stuck)}`));
  expect(await readers.read(job('good'))).toEqual({ ok: true, value: 'good' });
});
