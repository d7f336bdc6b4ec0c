/** For commands beside a running server: the database it uses, or the embedded one started for as long as needed. */
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { addressOf } from './door.ts';
import { launch } from './launcher.ts';
import { findRunning, type Running } from './pid-file.ts';
import { clustersIn } from './place.ts';
import { codeOf, DatabaseTrouble } from './trouble.ts';

export interface Reached {
  readonly url: string;
  close(): Promise<void>;
}

const DATABASE = 'hortus';

/** @param make whether to make a database if there is none */
export async function reachDatabase(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
  make = false,
): Promise<Reached> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  refuseClosed(dataFolder);
  const clusters = clustersIn(dataFolder);
  for (const { folder } of clusters) {
    const running = findRunning(folder);
    if (running) refuseHidden(running);
    if (running) return { url: addressOf(running.door, DATABASE), close: async () => {} };
  }
  if (clusters.length === 0 && !make)
    throw new DatabaseTrouble(
      `There is no database in ${resolve(dataFolder)}. Set HORTUS_DATA or DATABASE_URL.`,
    );
  const { url, stop } = await launch({ dataFolder, say });
  return { url, close: stop };
}

function refuseClosed(dataFolder: string): void {
  try {
    accessSync(dataFolder, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') return; // there is none yet
    throw new DatabaseTrouble(
      `${resolve(dataFolder)} is closed to this user. Run this as the user whose server it is, for example: sudo -u hortus …`,
    );
  }
}

/** Otherwise a connection would report, after some seconds, that there's no such file. */
function refuseHidden({ pid, door }: Running): void {
  if (door.kind === 'port' || existsSync(door.folder)) return;
  throw new DatabaseTrouble(
    `The database is running (process ${pid}), but its socket folder ${door.folder} can't be seen from here: the service has a temporary folder of its own. Give it RuntimeDirectory=hortus, as deploy/hortus.service does.`,
  );
}
