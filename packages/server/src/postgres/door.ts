/**
 * How the database is reached: through a socket in a folder closed to others, or, where Node can't open one
 * (Windows), through a local port with a password.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './trouble.ts';

export type Door =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'port'; readonly port: number; readonly password: string };

export const hasSockets = process.platform !== 'win32';

/** The address of one of its databases. */
export const addressOf = (door: Door, database: string): string =>
  door.kind === 'socket'
    ? `postgresql://hortus@localhost:5432/${database}?host=${encodeURIComponent(door.folder)}&ssl=0`
    : `postgresql://hortus:${door.password}@127.0.0.1:${door.port}/${database}?ssl=0`;

/** Beside the cluster, for this user only. */
export const passwordFile = (dataFolder: string): string => join(dataFolder, 'postgres.password');

/** The one that was made with the database; a new one if there is none yet. */
export function passwordOf(dataFolder: string): string {
  const file = passwordFile(dataFolder);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** A port that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** What PostgreSQL is started with, so that nobody comes in another way. */
export const doorSettings = (door: Door): Record<string, string> =>
  door.kind === 'socket'
    ? { port: '5432', listen_addresses: '', unix_socket_directories: door.folder }
    : { port: String(door.port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
