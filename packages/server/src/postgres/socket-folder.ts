/** The socket isn't in the data folder, since its path is limited to 107 bytes, on macOS to 103. */
import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Runner } from './runner.ts';
import { codeOf, DatabaseTrouble } from './trouble.ts';

const LONGEST = (process.platform === 'darwin' ? 103 : 107) - '/.s.PGSQL.5432.lock'.length;

/** A folder that only the runner and we can enter. If somebody else has one of the same name, it's skipped. */
export function makeSocketFolder(key: string, runner: Runner, base: string): string {
  const me = process.getuid?.() ?? 0;
  const uid = runner.owner?.uid ?? me;
  for (let attempt = 0; attempt < 10; attempt++) {
    const path = join(base, `hortus-${uid}-${key}${attempt === 0 ? '' : `-${attempt}`}`);
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = lstatSync(path);
    if (!found.isDirectory() || (found.uid !== uid && found.uid !== me)) continue;
    chmodSync(path, 0o700);
    if (found.uid !== uid) chownSync(path, uid, runner.owner?.gid ?? found.gid);
    return path;
  }
  throw new DatabaseTrouble(`Other users hold the names hortus-${uid}-${key}… in ${base}.`);
}

/**
 * Where it may be: a custom TMPDIR may be too long, or closed to the runner. A service of systemd often has a temporary
 * folder of its own, where commands beside it find nothing; so first comes its RuntimeDirectory, if it has one.
 */
export function socketBases(env: NodeJS.ProcessEnv = process.env): string[] {
  const [runtime = ''] = (env.RUNTIME_DIRECTORY ?? '').split(':');
  return [...new Set([...(runtime.startsWith('/') ? [runtime] : []), tmpdir(), '/tmp'])].filter(
    (base) => Buffer.byteLength(base) <= LONGEST - 40,
  );
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // in use, or not ours to remove
  }
}
