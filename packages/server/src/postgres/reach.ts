/** For commands beside a running server: the database it uses, or the embedded one started for as long as needed. */
import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { addressOf } from './door.ts';
import { launch } from './launcher.ts';
import { findRunning } from './pid-file.ts';
import { clustersIn } from './place.ts';
import { DatabaseTrouble } from './trouble.ts';

export interface Reached {
  readonly url: string;
  close(): Promise<void>;
}

const DATABASE = 'hortus';

/** @param make whether to make a database where there is none */
export async function reachDatabase(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
  make = false,
): Promise<Reached> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  const clusters = clustersIn(dataFolder);
  for (const { folder } of clusters) {
    const running = findRunning(folder);
    if (running) return { url: addressOf(running.door, DATABASE), close: async () => {} };
  }
  if (clusters.length === 0 && !make)
    throw new DatabaseTrouble(
      `There is no database in ${resolve(dataFolder)}. Set HORTUS_DATA or DATABASE_URL.`,
    );
  const { url, stop } = await launch({ dataFolder, say });
  return { url, close: stop };
}
