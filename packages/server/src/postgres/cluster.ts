/** Creates PostgreSQL's folder, completely or not at all, and starts the program on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Place } from './place.ts';
import { giveTo, spawnOptions } from './runner.ts';
import { INITDB_ARGUMENTS, settingArguments } from './settings.ts';
import { DatabaseTrouble } from './trouble.ts';

const LOG_LIMIT = 4 * 1024 * 1024;

/**
 * initdb works in a neighbouring folder, which is renamed when it's complete: a killed start leaves nothing
 * half-made.
 */
export async function makeCluster(place: Place): Promise<void> {
  const { dataFolder, cluster, binaries, runner, options } = place;
  const half = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(half)) rmSync(join(dataFolder, name), { recursive: true, force: true });
  options.say('Making the database, once …');
  const folder = mkdtempSync(join(dataFolder, half));
  giveTo(runner, folder);
  const [command, ...args] = [
    ...runner.prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    ...INITDB_ARGUMENTS,
    ...(options.initdb ?? []),
  ];
  const child = spawn(command, args, {
    ...spawnOptions(runner, binaries.libraries),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new DatabaseTrouble(`PostgreSQL could not make its folder ${cluster}:\n${output.trim()}`);
  }
  renameSync(folder, cluster);
}

/** Detached, with its output in a file: it runs until told to stop, so that the server can finish first. */
export function startServer(place: Place): { child: ChildProcess; logFrom: number } {
  const { cluster, binaries, runner, socketFolder, logFile, options } = place;
  giveTo(runner, cluster);
  for (const name of readdirSync(socketFolder)) rmSync(join(socketFolder, name), { force: true });
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT)
    renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const logFrom = statSync(logFile).size;
  const [command, ...args] = [
    ...runner.prefix,
    binaries.postgres,
    '-D',
    cluster,
    '-p',
    '5432',
    ...settingArguments({ unix_socket_directories: socketFolder, ...options.settings }),
  ];
  try {
    const child = spawn(command, args, {
      ...spawnOptions(runner, binaries.libraries),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return { child, logFrom };
  } finally {
    closeSync(log);
  }
}
