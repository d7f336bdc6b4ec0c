import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Change } from '../../store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { twoStores } from '../../testing/two-stores.ts';
import { until } from '../../testing/wait.ts';
import { makePayloads, parsePayload } from './bell.ts';

const { here, there } = await twoStores();

test('what one process stores, changes and says, every process hears, itself included', async () => {
  const heard: [Change[], Change[]] = [[], []];
  const stops = await Promise.all([
    here.listen((changes) => heard[0].push(...changes)),
    there.listen((changes) => heard[1].push(...changes)),
  ]);
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  const hear = (change: Change) =>
    until(JSON.stringify(change), () =>
      heard.every((changes) => changes.some((one) => isDeepStrictEqual(one, change))),
    );
  await here.append(sampleAppend(id, 1));
  await hear({ table: id, seq: 1 });
  await there.addChat(id, { seat: null, name: 'Ada', text: 'hello', at: 1 });
  await hear({ table: id, line: 1 });
  await there.changeTable(id, (table) => ({ ...table, status: 'dealing' }));
  await hear({ table: id, version: 1 });
  await Promise.all(stops.map((stop) => stop()));
});

test('a listener that stops hears nothing more', async () => {
  const heard: Change[] = [];
  const stop = await here.listen((changes) => heard.push(...changes));
  await stop();
  await stop();
  const others: Change[] = [];
  const stopOthers = await there.listen((changes) => others.push(...changes));
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  await here.append(sampleAppend(id, 1));
  await until('the others to hear', () => others.some(({ table, seq }) => table === id && seq === 1));
  expect(heard).toEqual([]);
  await stopOthers();
});

test('the newest entry of each of three hundred tables is heard', async () => {
  const heard = new Map<string, number>();
  const stop = await there.listen((changes) => {
    for (const { table, seq } of changes) heard.set(table, seq ?? 0);
  });
  const ids = Array.from({ length: 300 }, () => sampleTable().id);
  await Promise.all(ids.map((id) => here.createTable(sampleTable({ id }))));
  await Promise.all(ids.flatMap((id) => [1, 2, 3].map((seq) => here.append(sampleAppend(id, seq)))));
  await until('all three hundred', () => ids.every((id) => heard.get(id) === 3));
  await stop();
});

test('many changes go in few payloads, none too long for PostgreSQL, none lost', () => {
  const changes: Change[] = Array.from({ length: 2000 }, (_, i) =>
    i % 3 ? { table: `táble-${i}`, seq: i } : { table: `table-${i}`, version: i + 1, line: i + 2 },
  );
  const payloads = makePayloads(changes);
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true);
  expect(payloads.length).toBeLessThan(10);
  expect(payloads.flatMap(parsePayload)).toEqual(changes);
  expect(makePayloads([])).toEqual([]);
});
