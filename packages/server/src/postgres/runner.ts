/**
 * Which user PostgreSQL runs as. It refuses to run as root, and its initdb needs a line in the passwd file. As root
 * there are three ways, tried in this order: a user namespace in which root is called nobody (files stay root's,
 * closed folders above don't matter); nobody itself; nobody with the right to pass closed folders. Containers often
 * forbid the first, and a clone below a folder only root may enter rules out the second.
 */
import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseTrouble } from './trouble.ts';

export interface Runner {
  readonly words: string;
  /** Who owns the files; undefined: this process's user. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Goes before the command. */
  readonly prefix: readonly string[];
  /** Whether spawning changes to the owner, if the prefix doesn't. */
  readonly become: boolean;
}

const NOBODY = 65534;
const itself: Runner = { words: 'this user', prefix: [], become: false };
const renamed: Runner = {
  words: 'a user namespace',
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
  become: false,
};

/** As another user, then as another user who may pass closed folders. */
const other = (uid: number, gid: number): Runner[] => [
  { words: `user ${uid}`, owner: { uid, gid }, prefix: [], become: true },
  {
    words: `user ${uid} with dac_override`,
    owner: { uid, gid },
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
    ],
    become: false,
  },
];

/** @param found whose the existing cluster is */
export function possibleRunners(found: { uid: number; gid: number } | undefined): readonly Runner[] {
  const me = process.getuid?.();
  if (me === 0) {
    const own = found === undefined || found.uid === 0;
    return own ? [renamed, ...other(NOBODY, NOBODY)] : other(found.uid, found.gid);
  }
  if (me !== undefined && found !== undefined && found.uid !== me)
    throw new DatabaseTrouble(
      `The database folder belongs to user ${found.uid}, this is user ${me}. Start as that user, or set HORTUS_DATA to another folder.`,
    );
  return hasName() ? [itself] : [renamed, itself];
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Can it enter these folders and run this program there? */
export function works(
  runner: Runner,
  folders: readonly string[],
  program: string,
  libraries?: string,
): boolean {
  if (runner === itself) return true;
  const script = `${folders.map((_, i) => `cd "$${i + 2}"`).join(' && ')} && exec "$1" --version`;
  const [command, ...args] = [...runner.prefix, 'sh', '-c', script, 'sh', program, ...folders];
  const { status } = spawnSync(command, args, { ...spawnOptions(runner, libraries), stdio: 'ignore' });
  return status === 0;
}

/** Windows programs need more than a path: without SystemRoot they can't open a connection. */
export function environmentOf(platform: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (platform !== 'win32') return { PATH: env.PATH ?? '/usr/bin:/bin' };
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^PG/i.test(name)));
}

/** PG… variables from our environment must not reach the server. */
export const spawnOptions = (runner: Runner, libraries?: string) => ({
  cwd: '/',
  env: {
    ...environmentOf(process.platform, process.env),
    LC_ALL: 'C',
    ...(libraries === undefined
      ? {}
      : { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraries }),
  },
  windowsHide: true,
  ...(runner.become ? runner.owner : {}),
});

/** Gives the runner a folder and everything in it. */
export function giveTo(runner: Runner, path: string): void {
  if (!runner.owner) return;
  const { uid, gid } = runner.owner;
  const give = (item: string): void => {
    const found = lstatSync(item);
    if (found.uid !== uid) lchownSync(item, uid, gid);
    if (found.isDirectory()) for (const name of readdirSync(item)) give(join(item, name));
  };
  give(path);
}
