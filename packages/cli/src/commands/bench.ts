import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, Mistake } from '../exit.ts';

/** The clone this program was built in, if it is still there. */
function cloneAbove(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file) && existsSync(join(folder, 'scripts/run.mjs')))
    if ((JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'hortus') return folder;
  const above = dirname(folder);
  return above === folder ? undefined : cloneAbove(above);
}

/** The bench compares with other programs, which only a clone installs. Returns its exit code. */
export function runBench(args: readonly string[]): number {
  const clone = cloneAbove(dirname(fileURLToPath(import.meta.url)));
  if (clone === undefined) throw new Mistake('the bench runs in a clone of Hortus: npm run bench');
  const { status } = spawnSync(process.execPath, [join(clone, 'scripts/run.mjs'), 'bench', ...args], {
    cwd: clone,
    stdio: 'inherit',
  });
  return status ?? EXIT.failed;
}
