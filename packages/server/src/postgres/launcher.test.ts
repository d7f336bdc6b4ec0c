import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { built } from '../testing/built.ts';
import { startChild } from '../testing/child.ts';
import { childrenOf, kill } from '../testing/processes.ts';
import { until } from '../testing/wait.ts';
import { packageFolder } from './binaries.ts';
import { type Launched, launch } from './launcher.ts';
import { isServer } from './pid-file.ts';

/** Below a folder that only we may enter, with a path that is too long for a socket and has spaces. */
const top = mkdtempSync(join(tmpdir(), 'hortus-launch-'));
const dataFolder = join(top, 'a folder with spaces', 'long '.repeat(30).trim());
const cluster = join(dataFolder, 'postgres-18');
let said: string[];
let launched: Launched[];
let child: string;

/** On a busy machine any start may take long enough to be told. */
const SLOW = 'Waiting for the database to recover …';

const start = async (): Promise<Launched> => {
  const one = await launch({
    dataFolder,
    say: (line) => line !== SLOW && said.push(line),
    initdb: ['--no-sync'],
  });
  launched.push(one);
  return one;
};

const ask = async (url: string, question: string): Promise<Record<string, unknown>> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  child = await built(new URL('../testing/launch-child.ts', import.meta.url));
});
beforeEach(() => {
  said = [];
  launched = [];
});
afterEach(() => Promise.all(launched.map(({ stop }) => stop())));
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

test('two servers starting together on a new folder make one database; one gets it, the other says who has it', async () => {
  rmSync(dataFolder, { recursive: true, force: true });
  const half = join(dataFolder, 'postgres-18.new-killed');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), '18');
  const answers = await Promise.allSettled([start(), start()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason.message).toContain(`in use by another Hortus (process ${process.pid})`);
  expect(said).toEqual(['Creating the database; this happens once …']);
  expect(readdirSync(dataFolder).toSorted()).toEqual(['postgres-18', 'postgres.log']);
});

test('it keeps its promises to the disk and listens on its socket only', async () => {
  const { url } = await start();
  const settings = await ask(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
       current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
       current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    sync: 'on',
    pages: 'on',
    addresses: '',
    encoding: 'UTF8',
    checksums: 'on',
  });
});

test('stopping twice is the same as once, leaves nothing running, and loses nothing', async () => {
  const first = await start();
  await ask(first.url, 'create table if not exists kept as select 7 as n');
  const socketFolder = new URL(first.url).searchParams.get('host') ?? '';
  expect(existsSync(socketFolder)).toBe(true);
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(isServer(first.pid(), cluster)).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  expect(existsSync(socketFolder)).toBe(false);
  const second = await start();
  expect(await ask(second.url, 'select n from kept')).toEqual({ n: 7 });
  expect(said).not.toContain('The database went away; starting it again …');
});

test('killed while it starts, before its database is looked for, it is started again', async () => {
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  let deaths = 0;
  const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    if (deaths < 2 && String(asked[0]).includes('pg_database')) {
      deaths++;
      const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The process behind this connection outlives the first one for a moment and could still answer.
      const cutOff = once(this, 'end');
      kill(pid);
      await cutOff;
      await until('it is gone', () => !isServer(pid, cluster));
    }
    return query.apply(this, asked);
  } as never);
  try {
    const { url } = await start();
    expect(await ask(url, 'select 1 as n')).toEqual({ n: 1 });
    expect([deaths, said]).toEqual([2, Array(2).fill('The database went away; starting it again …')]);
  } finally {
    spied.mockRestore();
  }
});

test('killed, its first process or all of them, it is started again at the same address', async () => {
  const one = await start();
  for (const others of [false, true]) {
    said = [];
    const before = one.pid();
    for (const pid of [before, ...(others ? childrenOf(before) : [])]) kill(pid);
    await until(
      'the database to come back',
      () => one.pid() !== before && said.includes('The database is back.'),
    );
    expect(said).toEqual(['The database went away; starting it again …', 'The database is back.']);
    expect((await ask(one.url, 'select 1 as one')).one).toBe(1);
  }
});

test('when one of its processes is killed it restarts on its own and keeps its owner', async () => {
  const one = await start();
  said = [];
  kill(childrenOf(one.pid())[0]);
  await until('the database to come back', () => said.includes('The database is back.'));
  expect((await ask(one.url, 'select 1 as one')).one).toBe(1);
  await expect(start()).rejects.toThrow('in use by another Hortus');
});

test('when the owner is killed the database keeps running, and the next owner takes it over', async () => {
  const first = startChild(child, [dataFolder]);
  const pid = Number(
    (await until('the child', () => first.lines.find((line) => line.startsWith('pid ')))).slice(4),
  );
  await expect(start()).rejects.toThrow(`in use by another Hortus (process ${first.process.pid})`);
  first.process.kill('SIGKILL');
  await first.ended;
  const second = await start();
  expect(second.pid()).toBe(pid);
  await second.stop();
  expect(isServer(pid, cluster)).toBe(false);
});

test('with owner and database killed at once, the next start recovers', async () => {
  const first = startChild(child, [dataFolder]);
  const pid = Number(
    (await until('the child', () => first.lines.find((line) => line.startsWith('pid ')))).slice(4),
  );
  first.process.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await first.ended;
  const second = await start();
  expect(second.pid()).not.toBe(pid);
  expect((await ask(second.url, 'select 1 as one')).one).toBe(1);
});

test('an owner that is told to end, twice, ends the database first', async () => {
  const first = startChild(child, [dataFolder]);
  await until('the child', () => first.lines.find((line) => line.startsWith('pid ')));
  first.process.kill('SIGTERM');
  first.process.kill('SIGTERM');
  await first.ended;
  expect(first.process.exitCode).toBe(0);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});

test('a dead server’s process id, reused by another process, doesn’t keep it from starting', async () => {
  const first = await start();
  const file = join(cluster, 'postmaster.pid');
  const words = readFileSync(file, 'utf8');
  await first.stop();
  writeFileSync(file, words.replace(/^\d+/, String(process.ppid)), { mode: 0o600 });
  const second = await start();
  expect((await ask(second.url, 'select 1 as one')).one).toBe(1);
});

/** This PostgreSQL, which ends while it starts for as long as a file named `full` is in the folder. */
function fullDisk(folder: string): { readonly package: string; free(): void } {
  const native = join(packageFolder(), 'native');
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '18.0.0' }));
  for (const name of readdirSync(native))
    if (name !== 'bin') symlinkSync(join(native, name), join(folder, 'native', name));
  for (const name of readdirSync(join(native, 'bin')))
    if (name !== 'postgres') symlinkSync(join(native, 'bin', name), join(folder, 'native', 'bin', name));
  const full = join(folder, 'full');
  writeFileSync(full, '');
  const script = `#!/bin/sh
if [ "$1" = -D ] && [ -e '${full}' ]; then
  echo 'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device' >&2
  exit 1
fi
exec '${join(native, 'bin', 'postgres')}' "$@"
`;
  writeFileSync(join(folder, 'native', 'bin', 'postgres'), script, { mode: 0o755 });
  return { package: folder, free: () => rmSync(full) };
}

test('on a disk so full that PostgreSQL does not start, it waits for room', async () => {
  const folder = join(top, 'full');
  const disk = fullDisk(join(top, 'stand-in'));
  const words: string[] = [];
  const one = await launch({
    dataFolder: folder,
    say: (line) => {
      words.push(line);
      if (line.includes('room')) disk.free();
    },
    initdb: ['--no-sync'],
    package: disk.package,
  });
  launched.push(one);
  expect(words).toEqual(['Creating the database; this happens once …', 'Waiting for room on the disk …']);
  expect((await ask(one.url, 'select 1 as one')).one).toBe(1);
});

test('what PostgreSQL says when it cannot start is reported', async () => {
  const failing = launch({ dataFolder, say: () => {}, settings: { shared_buffers: 'plenty' } });
  await expect(failing).rejects.toThrow(/did not start.*\n.*shared_buffers/s);
});
