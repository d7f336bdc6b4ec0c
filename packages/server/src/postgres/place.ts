/** Where one embedded database lives and what it needs, decided once before anything starts. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, findBinaries, packageFolder } from './binaries.ts';
import { possibleRunners, type Runner, works } from './runner.ts';
import type { Settings } from './settings.ts';
import { makeSocketFolder, removeIfEmpty, socketBases } from './socket-folder.ts';
import { codeOf, DatabaseTrouble } from './trouble.ts';

export interface LaunchOptions {
  /** Created if missing; the database is a folder inside. */
  readonly dataFolder: string;
  /** Progress in words. */
  say(line: string): void;
  readonly settings?: Settings;
  /** More words for initdb. */
  readonly initdb?: readonly string[];
  /** Another copy of the npm package. */
  readonly package?: string;
}

export interface Place {
  readonly options: LaunchOptions;
  readonly dataFolder: string;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  readonly logFile: string;
  /** Short, and the same for everyone who uses this folder. */
  readonly key: string;
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly socketFolder: string;
}

export function choosePlace(options: LaunchOptions): Place {
  const dataFolder = makeFolder(options.dataFolder);
  const binaries = findBinaries(options.package ?? packageFolder(), join(dataFolder, 'lib'));
  const cluster = join(dataFolder, `postgres-${binaries.major}`);
  const older = readdirSync(dataFolder).find(
    (name) => /^postgres-\d+$/.test(name) && !cluster.endsWith(`/${name}`),
  );
  if (older && !statSync(cluster, { throwIfNoEntry: false }))
    throw new DatabaseTrouble(
      `${join(dataFolder, older)} was made by another version than PostgreSQL ${binaries.major}, which is the one here. Move it away, or set DATABASE_URL to a server that runs on it.`,
    );
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const home = chooseRunner(dataFolder, cluster, key, binaries);
  return { options, dataFolder, cluster, logFile: join(dataFolder, 'postgres.log'), key, binaries, ...home };
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return realpathSync(path);
  } catch (error) {
    throw new DatabaseTrouble(
      `There can be no database in ${path} (${codeOf(error)}). Set HORTUS_DATA to a folder of your own.`,
    );
  }
}

/** The first that can reach the folders and run the program. */
function chooseRunner(dataFolder: string, cluster: string, key: string, binaries: Binaries) {
  const runners = possibleRunners(statSync(cluster, { throwIfNoEntry: false }));
  for (const runner of runners) {
    for (const base of socketBases()) {
      const socketFolder = makeSocketFolder(key, runner, base);
      if (works(runner, [dataFolder, socketFolder], binaries.postgres, binaries.libraries))
        return { runner, socketFolder };
      removeIfEmpty(socketFolder);
    }
  }
  throw new DatabaseTrouble(
    `PostgreSQL refuses to run as root, and none of these could run ${binaries.postgres} on ${dataFolder}: ${runners.map(({ words }) => words).join(', ')}. Start Hortus as an ordinary user, or set DATABASE_URL.`,
  );
}
