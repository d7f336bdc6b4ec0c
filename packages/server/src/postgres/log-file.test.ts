import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { until } from '../testing/wait.ts';
import { launch } from './launcher.ts';
import { shorten } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hortus-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process appending to the file continues in the shortened one', () => {
  const file = join(folder, 'log');
  const writer = openSync(file, 'a');
  writeSync(writer, 'older\n');
  shorten(file, 6);
  expect(readFileSync(file, 'utf8')).toBe('older\n');
  writeSync(writer, 'old\n');
  shorten(file, 6);
  writeSync(writer, 'new\n');
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.1`, 'utf8')]).toEqual(['new\n', 'older\nold\n']);
  closeSync(writer);
  shorten(join(folder, 'none'), 6);
});

test('the log of a running database stays short', async () => {
  const launched = await launch({
    dataFolder: join(folder, 'data'),
    say: () => {},
    initdb: ['--no-sync'],
    log: { limit: 2000, every: 5 },
  });
  const client = new pg.Client(launched.url);
  await client.connect();
  const ask = (n: number) => client.query(`select 'question ${n}', 1 / 0`).catch(() => {});
  let n = 0;
  const older = `${launched.logFile}.1`;
  const hasOlder = (): boolean => {
    try {
      return readFileSync(older, 'utf8').includes('question');
    } catch {
      return false;
    }
  };
  await until('an older log', async () => {
    await ask(++n);
    return hasOlder();
  });
  await until('a short log with a newer question', async () => {
    await ask(++n);
    const text = readFileSync(launched.logFile, 'utf8');
    return text.includes('question') && !text.includes("'question 1'");
  });
  await client.end();
  await launched.stop();
});
