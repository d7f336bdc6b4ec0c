import { SimClock } from '@hortus/host/testing';
import { expect, test } from 'vitest';
import { PATIENCE } from '../testing/wait.ts';
import { Held } from './held.ts';
import { Sharing } from './sharing.ts';

/** Like the table in the database. */
class Table {
  readonly rows = new Map<string, Map<string, number>>();
  queries = 0;
  isAway = false;
  isAlone = false;

  async hold(holder: string, holdings: readonly { readonly key: string; readonly n: number }[]) {
    this.queries++;
    if (this.isAway) throw new Error('away');
    return holdings.map(({ key, n }) => {
      const row = this.rows.get(key) ?? new Map<string, number>();
      this.rows.set(key, row.set(holder, n));
      const others = [...row].reduce((sum, [who, held]) => sum + (who === holder ? 0 : held), 0);
      return { key, others };
    });
  }
}

function process(table: Table, clock: SimClock, holder: string, max: number): Held {
  const counts = { isAlone: () => table.isAlone, add: async () => [] };
  const now = () => clock.now();
  const sharing = new Sharing({ clock, log: { warn: () => {} }, counts, wait: PATIENCE, now });
  const holdings = { hold: (some: Parameters<Table['hold']>[1]) => table.hold(holder, some) };
  return new Held({ clock, sharing, holdings, max, name: (key) => key });
}

async function takeAll(held: Held, key: string, times: number): Promise<number> {
  const taken = await Promise.all(Array.from({ length: times }, () => held.take(key)));
  return taken.filter(Boolean).length;
}

test('what others hold leaves less room here, and what they give back makes room', async () => {
  const [table, clock] = [new Table(), new SimClock()];
  const [here, there] = ['here', 'there'].map((name) => process(table, clock, name, 16)) as [Held, Held];
  expect(await takeAll(here, 'anna', 10)).toBe(10);
  await clock.advance(1_000);
  // The first goes unnoticed, and with the second this process asks.
  expect(await takeAll(there, 'anna', 10)).toBe(6);
  expect(await takeAll(there, 'ben', 10)).toBe(10);
  for (let i = 0; i < 10; i++) here.giveBack('anna');
  await clock.advance(1_000);
  expect(await takeAll(there, 'anna', 20)).toBe(10);
  expect([here.here('anna'), there.here('anna')]).toEqual([0, 16]);
});

test('somebody with one socket costs no query, nor does whoever is refused again and again', async () => {
  const [table, clock] = [new Table(), new SimClock()];
  const here = process(table, clock, 'here', 16);
  for (let i = 0; i < 100; i++) expect(await here.take(`person ${i}`)).toBe(true);
  await clock.advance(5_000);
  for (let i = 0; i < 100; i++) here.giveBack(`person ${i}`);
  await clock.advance(5_000);
  expect(table.queries).toBe(0);
  table.rows.set('anna', new Map([['there', 14]]));
  expect(await takeAll(here, 'anna', 20)).toBe(2);
  const { queries } = table;
  expect(await takeAll(here, 'anna', 100)).toBe(0);
  expect(table.queries).toBe(queries);
});

test('a process on its own asks nobody, and tells newcomers what was open before', async () => {
  const [table, clock] = [new Table(), new SimClock()];
  table.isAlone = true;
  const here = process(table, clock, 'here', 16);
  expect(await takeAll(here, 'anna', 20)).toBe(16);
  await clock.advance(5_000);
  expect(table.queries).toBe(0);
  table.isAlone = false;
  here.refresh();
  await clock.advance(1_000);
  const there = process(table, clock, 'there', 16);
  expect(await takeAll(there, 'anna', 20)).toBe(2);
});

test('if the database is away each process counts for itself, and together again afterwards', async () => {
  const [table, clock] = [new Table(), new SimClock()];
  table.isAway = true;
  const [here, there] = ['here', 'there'].map((name) => process(table, clock, name, 16)) as [Held, Held];
  for (const one of [here, there]) expect(await takeAll(one, 'anna', 20)).toBe(16);
  table.isAway = false;
  await clock.advance(5_000);
  for (let i = 0; i < 4; i++) here.giveBack('anna');
  await clock.advance(5_000);
  expect(await here.take('anna')).toBe(false);
  expect(table.rows.get('anna')?.get('here')).toBe(12);
});
