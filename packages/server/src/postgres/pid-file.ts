/** The file in which PostgreSQL notes that it runs on a folder; it outlives a killed server. */
import {
  chownSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Door, passwordOf } from './door.ts';
import { codeOf } from './trouble.ts';

export interface Running {
  readonly pid: number;
  readonly door: Door;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

function readLines(cluster: string): string[] | undefined {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The server that runs on this folder. The file counts only if that process is PostgreSQL in this folder. */
export function findRunning(cluster: string): Running | undefined {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  return lines && pid > 0 && isServer(pid, cluster) ? { pid, door: doorIn(lines, cluster) } : undefined;
}

/** Without a folder for sockets there is a port. */
function doorIn([, , , port, folder = '']: readonly string[], cluster: string): Door {
  if (folder !== '') return { kind: 'socket', folder };
  return { kind: 'port', port: Number(port), password: passwordOf(dirname(cluster)) };
}

export function isServer(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0];
    if (state === 'Z' || state === 'X') return false;
    return (
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && basename(programOf(pid)) === 'postgres'
    );
  } catch {
    return false;
  }
}

/** The program a process runs; a replaced one ends in " (deleted)". */
export const programOf = (pid: number): string => readlinkSync(`/proc/${pid}/exe`);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** A process number that no system gives out. */
const NO_PROCESS = 2 ** 31 - 1;

/**
 * After a crash the number in the file may belong to some other process (in a container it usually does), and
 * PostgreSQL would refuse to start. The rest of the file must stay: PostgreSQL uses it to see whether children of the
 * dead server still write to the folder.
 */
export function disownStale(cluster: string): void {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0) || isServer(pid, cluster) || !isAlive(pid)) return;
  const file = pidFile(cluster);
  const { uid, gid } = statSync(file);
  writeFileSync(`${file}.stale`, [NO_PROCESS, ...lines.slice(1)].join('\n'), { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(`${file}.stale`, uid, gid);
  renameSync(`${file}.stale`, file);
}
