/**
 * One PostgreSQL for a whole run of vitest, started when the first test asks for a database and stopped with the run,
 * even one that was killed. It is thrown away afterwards, so it need not wait for the disk.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Launched, launch } from '../postgres/launcher.ts';
import { openTestStore } from './open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket: anyone who connects gets the address of a fresh database. */
    databaseDoor: string;
  }
}

const THROWN_AWAY = { fsync: 'off', full_page_writes: 'off', max_connections: '400' };

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-test-'));
  const door = join(folder, 'door');
  let launching: Promise<Launched> | undefined;
  let count = 0;

  /** A copy of a database that has all tables already. */
  const fresh = async (): Promise<string> => {
    launching ??= start(join(folder, 'data'));
    const { url } = await launching;
    const name = `test_${++count}`;
    const client = new pg.Client(url.replace('/hortus?', '/postgres?'));
    await client.connect();
    await client.query(`create database ${name} template hortus`);
    await client.end();
    return url.replace('/hortus?', `/${name}?`);
  };

  const server = await listen(door, fresh);
  provide('databaseDoor', door);
  return async () => {
    server.close();
    const launched = await launching?.catch(() => undefined);
    await launched?.stop();
    // Hundreds of databases take a while to remove. The shell that stops with us does it, and nobody waits.
    if (launched === undefined) rmSync(folder, { recursive: true, force: true });
  };
}

async function start(dataFolder: string): Promise<Launched> {
  const launched = await launch({
    dataFolder,
    say: () => {},
    settings: THROWN_AWAY,
    initdb: ['--no-sync'],
  });
  stopWithUs(launched, join(dataFolder, '..'));
  const store = await openTestStore({ url: launched.url });
  await store.close();
  return launched;
}

/** A shell that waits for the end of its input, which comes with the end of this process, however it ends. */
function stopWithUs({ pid, url }: Launched, folder: string): void {
  const script = `cat >/dev/null; kill -INT "$1" 2>/dev/null && while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
    rm -rf "$2" "$3"`;
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  const child = spawn('sh', ['-c', script, 'sh', String(pid()), folder, socketFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  (child.stdin as unknown as { unref?(): void }).unref?.();
}

const listen = (path: string, fresh: () => Promise<string>): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      fresh().then(
        (url) => socket.end(JSON.stringify({ url })),
        (error) => socket.end(JSON.stringify({ error: String(error) })),
      );
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
