/** Creates PostgreSQL's folder, completely or not at all, and starts the program on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { doorSettings, passwordFile } from './door.ts';
import { shorten } from './log-file.ts';
import type { Place } from './place.ts';
import { giveTo, spawnOptions } from './runner.ts';
import { INITDB_ARGUMENTS, settingArguments } from './settings.ts';
import { DatabaseTrouble } from './trouble.ts';

/**
 * initdb works in a neighbouring folder, which is renamed when it's complete: a killed start leaves nothing
 * half-made.
 */
export async function makeCluster(place: Place): Promise<void> {
  const { dataFolder, cluster, binaries, runner, options } = place;
  const half = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(half)) rmSync(join(dataFolder, name), { recursive: true, force: true });
  options.say('Creating the database; this happens once …');
  const folder = mkdtempSync(join(dataFolder, half));
  giveTo(runner, folder);
  const [command, ...args] = [
    ...runner.prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    ...INITDB_ARGUMENTS,
    ...authArguments(place),
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
  const code = await ended(child);
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new DatabaseTrouble(`PostgreSQL could not make its folder ${cluster}:\n${output.trim()}`);
  }
  renameSync(folder, cluster);
}

/** A socket is in a folder of ours; everybody on this machine can knock at a port. */
function authArguments({ door, dataFolder, runner }: Place): string[] {
  if (door.kind === 'socket') return ['--auth=trust'];
  giveTo(runner, passwordFile(dataFolder));
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataFolder)}`];
}

/**
 * Detached, with its output in a file: it runs until told to stop, so that the server can finish first. At a port,
 * PostgreSQL's own program starts it and ends when it is ready: on Windows only that can take an administrator's rights
 * away from it.
 */
export function startServer(place: Place): { child: ChildProcess; logFrom: number } {
  const { cluster, binaries, runner, door, logFile, options } = place;
  giveTo(runner, cluster);
  if (door.kind === 'socket')
    for (const name of readdirSync(door.folder)) rmSync(join(door.folder, name), { force: true });
  shorten(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const logFrom = statSync(logFile).size;
  const settings = settingArguments({ ...doorSettings(door), ...options.settings }, binaries.major);
  const [command, ...args] = [
    ...runner.prefix,
    ...(door.kind === 'socket'
      ? [binaries.postgres, '-D', cluster, ...settings]
      : [
          binaries.control,
          'start',
          '-w',
          '-t',
          '120',
          '-D',
          cluster,
          '-l',
          logFile,
          '-o',
          settings.join(' '),
        ]),
  ];
  try {
    if (door.kind === 'port') giveTo(runner, logFile);
    const child = spawn(command, args, {
      ...spawnOptions(runner, binaries.libraries),
      detached: true,
      stdio: door.kind === 'port' ? 'ignore' : ['ignore', log, log],
    });
    if (door.kind === 'socket') child.unref();
    return { child, logFrom };
  } finally {
    closeSync(log);
  }
}

/** A fast shutdown: connections are cut off, and what was promised is on disk. With `now` the next start recovers. */
export function stopByControl({ cluster, binaries, runner }: Place, now: boolean): Promise<number | null> {
  const [command, ...args] = [
    ...runner.prefix,
    ...[binaries.control, 'stop', '-W', '-D', cluster, '-m', now ? 'immediate' : 'fast'],
  ];
  return ended(spawn(command, args, { ...spawnOptions(runner, binaries.libraries), stdio: 'ignore' }));
}

/** The code with which a program has ended. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
