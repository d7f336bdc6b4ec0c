/** For commands beside a running server: the database it uses, or the embedded one started for as long as needed. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { launch } from './launcher.ts';
import { findRunning } from './pid-file.ts';
import { addressOf } from './server.ts';
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
  for (const cluster of clusters) {
    const running = findRunning(cluster);
    if (running) return { url: addressOf(running.socketFolder, DATABASE), close: async () => {} };
  }
  if (clusters.length === 0 && !make)
    throw new DatabaseTrouble(
      `There is no database in ${resolve(dataFolder)}. Set HORTUS_DATA or DATABASE_URL.`,
    );
  const { url, stop } = await launch({ dataFolder, say });
  return { url, close: stop };
}

function clustersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^postgres-\d+$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
