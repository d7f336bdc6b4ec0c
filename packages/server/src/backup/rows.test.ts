import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { rowsOf } from './rows.ts';

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client(await testDatabase());
  await client.connect();
});
afterEach(() => client.end());

const LARGE = 256 * 1024;

test('of large rows only the part being written is in memory, however slow the writing', async () => {
  const { stream } = (client as unknown as { connection: { stream: { bytesRead: number } } }).connection;
  const before = stream.bytesRead;
  let [count, most] = [0, 0];
  for await (const [n, text] of rowsOf(
    client,
    `select n::text, repeat('x', ${LARGE}) from generate_series(1, 200) n`,
  )) {
    count++;
    expect([n, text?.length]).toEqual([`${count}`, LARGE]);
    // As long as compressing takes: a connection that is being read would have brought much more by then.
    for (let i = 0; i < 20; i++) await turn();
    most = Math.max(most, stream.bytesRead - before - count * LARGE);
  }
  expect(count).toBe(200);
  expect(most).toBeLessThan(8 * LARGE);
});

test('empty results, odd values and faults are handled, and the connection can be used again', async () => {
  const all = async (text: string) => {
    const rows = [];
    for await (const row of rowsOf(client, text)) rows.push(row);
    return rows;
  };
  expect(await all('select 1 where false')).toEqual([]);
  expect(await all(`select null::text, 'ä"\\'`)).toEqual([[null, 'ä"\\']]);
  await expect(all('select 1 / (n - 3) from generate_series(1, 9) n')).rejects.toThrow('division by zero');
  for await (const row of rowsOf(client, 'select n::text from generate_series(1, 9999) n')) {
    expect(row).toEqual(['1']);
    break;
  }
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
