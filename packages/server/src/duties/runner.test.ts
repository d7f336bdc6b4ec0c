import { SimClock } from '@hortus/host/testing';
import { expect, test } from 'vitest';
import type { Shared } from '../shared.ts';
import type { Duty } from '../store.ts';
import { Duties } from './runner.ts';

const duty = (table: string, due = 0): Duty => ({ table, kind: 'clock', seat: 0, seq: 1, due });

/** A runner on duties that a test hands out; `trouble` is thrown by the next claim. */
function bench(perform: (duty: Duty) => Promise<void>) {
  const clock = new SimClock(0);
  const logged: string[] = [];
  const state = { due: [] as Duty[], trouble: undefined as Error | undefined, claims: 0 };
  const store = {
    claim: async (kind: Duty['kind'], now: number, _: number, limit: number) => {
      if (kind !== 'clock') return [];
      state.claims++;
      const { trouble } = state;
      state.trouble = undefined;
      if (trouble !== undefined) throw trouble;
      const claimed = state.due.filter((one) => one.due <= now).slice(0, limit);
      state.due = state.due.filter((one) => !claimed.includes(one));
      return claimed;
    },
    nextDue: async () => state.due[0]?.due,
  };
  const log = { error: (_: object, what: string) => logged.push(what) };
  const duties = new Duties({ clock, store, log } as unknown as Shared, perform);
  return { clock, logged, state, duties };
}

test('a duty that can’t be claimed now is claimed a little later', async () => {
  const done: string[] = [];
  const { clock, logged, state, duties } = bench(async ({ table }) => void done.push(table));
  state.due = [duty('a')];
  state.trouble = new Error('the database is away');
  duties.start();
  await clock.advance(0);
  expect([done, logged]).toEqual([[], ['duties could not be claimed']]);
  await clock.advance(2000);
  expect(done).toEqual(['a']);
  await duties.stop();
});

test('a duty that fails keeps nobody else waiting', async () => {
  const done: string[] = [];
  const { clock, logged, state, duties } = bench(async ({ table }) => {
    if (table === 'bad') throw new Error('no');
    done.push(table);
  });
  state.due = ['a', 'bad', 'b'].map((table) => duty(table));
  duties.start();
  await clock.advance(0);
  expect([done, logged]).toEqual([['a', 'b'], ['a duty failed']]);
  await duties.stop();
});

test('duties beyond one batch follow soon', async () => {
  const done: string[] = [];
  const { clock, state, duties } = bench(async ({ table }) => void done.push(table));
  state.due = Array.from({ length: 40 }, (_, i) => duty(String(i)));
  duties.start();
  await clock.advance(400);
  expect(done).toHaveLength(40);
  await duties.stop();
});

test('waking it works in time, and after stopping nothing new starts', async () => {
  const done: string[] = [];
  let finish: (() => void) | undefined;
  const { clock, state, duties } = bench(async ({ table }) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push(table);
  });
  duties.start();
  await clock.advance(0);
  state.due = [duty('a', 300)];
  duties.wake('clock', 300);
  await clock.advance(300);
  const stopped = duties.stop();
  duties.wake('clock', 300);
  const { claims } = state;
  await clock.advance(60_000);
  expect([done, state.claims]).toEqual([[], claims]);
  finish?.();
  await stopped;
  expect(done).toEqual(['a']);
});
