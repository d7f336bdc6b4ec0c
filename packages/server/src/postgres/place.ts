/** Where one embedded database lives and what it needs, decided once before anything starts. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, findBinaries, packageFolder } from './binaries.ts';
import { type Door, freePort, hasSockets, passwordOf } from './door.ts';
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
  /** How many milliseconds a stop waits before it is immediate, and the next start has to recover; 20 seconds. */
  readonly nicelyFor?: number;
  /** How large its log may become, in bytes, and how often to look at it. */
  readonly log?: { readonly limit: number; readonly every: number };
  /** Another copy of the npm package. */
  readonly package?: string;
  /** Reached by a port instead of a socket, and started and stopped by PostgreSQL's own program, as on Windows. */
  readonly byPort?: boolean;
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
  readonly door: Door;
}

export async function choosePlace(options: LaunchOptions): Promise<Place> {
  const dataFolder = makeFolder(options.dataFolder);
  const binaries = findBinaries(options.package ?? packageFolder(), join(dataFolder, 'lib'));
  const cluster = join(dataFolder, `postgres-${binaries.major}`);
  refuseNewer(dataFolder, binaries.major);
  const other = clustersIn(dataFolder).find(({ major }) => major !== binaries.major);
  if (other && !statSync(cluster, { throwIfNoEntry: false }))
    throw new DatabaseTrouble(
      `${other.folder} was made by PostgreSQL ${other.major}, and this Hortus comes with ${binaries.major}. To move everything into a new database, run: npx hortus upgrade-database. The old folder stays as it is.`,
    );
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const runners = possibleRunners(statSync(cluster, { throwIfNoEntry: false }));
  const home =
    (options.byPort ?? !hasSockets)
      ? await withPort(dataFolder, runners, binaries)
      : withSocket(dataFolder, runners, key, binaries);
  if (home === undefined)
    throw new DatabaseTrouble(
      `PostgreSQL refuses to run as root, and none of these could run ${binaries.postgres} on ${dataFolder}: ${runners.map(({ words }) => words).join(', ')}. Start Hortus as an ordinary user, or set DATABASE_URL.`,
    );
  return { options, dataFolder, cluster, logFile: join(dataFolder, 'postgres.log'), key, binaries, ...home };
}

interface Cluster {
  readonly folder: string;
  readonly major: number;
}

/** The databases in a data folder, the newest first; empty if there is no such folder. */
export function clustersIn(dataFolder: string): Cluster[] {
  let names: string[];
  try {
    names = readdirSync(dataFolder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, major] = /^postgres-(\d+)$/.exec(name) ?? [];
      return major === undefined ? [] : [{ folder: join(dataFolder, name), major: Number(major) }];
    })
    .sort((a, b) => b.major - a.major);
}

/**
 * After an upgrade the older folder stays as it was that day. A Hortus that starts on it, because somebody went back to
 * an older one, would show matches as they were then, and moves made there would be lost at the next upgrade.
 */
export function refuseNewer(dataFolder: string, own: number): void {
  const [newest] = clustersIn(dataFolder);
  if (newest === undefined || newest.major <= own) return;
  throw new DatabaseTrouble(
    `${newest.folder} is a database of PostgreSQL ${newest.major}, and this Hortus comes with ${own}: it is older than the one that ran here last. Start that one. To go back to how things were before the upgrade, and lose everything since, move ${newest.folder} elsewhere first.`,
  );
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return realpathSync(path);
  } catch (error) {
    throw new DatabaseTrouble(
      `Can’t create a database in ${path} (${codeOf(error)}). Set HORTUS_DATA to a folder of your own.`,
    );
  }
}

type Home = Pick<Place, 'runner' | 'door'>;

/** The first that can reach the folders and run the program. */
function withSocket(
  dataFolder: string,
  runners: readonly Runner[],
  key: string,
  { postgres, libraries }: Binaries,
): Home | undefined {
  for (const runner of runners) {
    for (const base of socketBases()) {
      const folder = makeSocketFolder(key, runner, base);
      if (works(runner, [dataFolder, folder], postgres, libraries))
        return { runner, door: { kind: 'socket', folder } };
      removeIfEmpty(folder);
    }
  }
  return undefined;
}

async function withPort(
  dataFolder: string,
  runners: readonly Runner[],
  { postgres, libraries }: Binaries,
): Promise<Home | undefined> {
  const runner = runners.find((one) => works(one, [dataFolder], postgres, libraries));
  if (runner === undefined) return undefined;
  const password = passwordOf(dataFolder);
  return { runner, door: { kind: 'port', port: await freePort(), password } };
}
