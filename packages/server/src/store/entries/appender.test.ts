import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleAppend } from '../../testing/samples.ts';
import type { Lane } from '../database/connections.ts';
import { makeAppender } from './appender.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A database that takes every entry as soon as the test says so. */
function scene() {
  const asked: { readonly size: number; done(): void }[] = [];
  const lane = {
    query: ({ values }: { values: readonly unknown[] }) =>
      new Promise((done) => {
        const size = (values[1] as readonly number[]).length;
        asked.push({ size, done: () => done({ count: size, rows: [] }) });
      }),
  } as unknown as Lane;
  const appender = makeAppender([lane], 1000, () => {});
  let tables = 0;
  const append = (count: number) =>
    Promise.all(Array.from({ length: count }, () => appender.append(sampleAppend(`t${tables++}`, 1))));
  return { asked, append };
}

/** A few turns of the event loop. */
const turns = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise<void>((done) => setImmediate(done));
};

test('entries that arrive together share a commit, and a single one never waits', async () => {
  const { asked, append } = scene();
  for (let i = 0; i < 3; i++) {
    const stored = append(1);
    await turns();
    asked[i]?.done();
    expect(await stored).toEqual(['stored']);
  }
  void append(10);
  await turns();
  expect(asked.map(({ size }) => size)).toEqual([1, 1, 1, 10]);
});

test('after a large commit the next waits for half as many entries, or for a moment', async () => {
  const { asked, append } = scene();
  void append(10);
  await turns();
  asked[0]?.done();
  await turns();
  void append(1);
  await turns();
  expect(asked).toHaveLength(1);
  void append(4);
  await turns();
  expect(asked.map(({ size }) => size)).toEqual([10, 5]);
  asked[1]?.done();
  await turns();
  void append(1);
  void append(1);
  await turns();
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await turns();
  expect(asked.map(({ size }) => size)).toEqual([10, 5, 2]);
  // What arrived during a commit goes into the next one immediately.
  void append(3);
  await turns();
  asked[2]?.done();
  await turns();
  expect(asked.map(({ size }) => size)).toEqual([10, 5, 2, 3]);
});
