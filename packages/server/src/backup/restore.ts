/** Reads a backup, and those that continue it, into an empty database: all of it or nothing. */
import pg from 'pg';
import { settingsFor } from '../store/database/connections.ts';
import { migrate, migrateTo } from '../store/database/migrate.ts';
import { refuseServed } from '../store/database/served.ts';
import { migrations as known } from '../store/migrations/index.ts';
import type { BackupHead } from './backup.ts';
import { quoted, readMigrations, readShapes } from './catalog.ts';
import { BackupTrouble } from './format.ts';
import { Loader } from './loader.ts';
import { readWhole, type WholeBackup } from './reading.ts';

/** Reads all of them and changes nothing. */
export async function checkBackups(paths: readonly string[]): Promise<WholeBackup> {
  let before: WholeBackup | undefined;
  for (const path of paths) {
    const whole = await readWhole(path);
    refuseGap(path, whole.head, before);
    before = whole;
  }
  return before!;
}

export async function restoreBackups(url: string, paths: readonly string[]): Promise<WholeBackup> {
  const client = new pg.Client(settingsFor(url, 0));
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUsed(client);
    let before: WholeBackup | undefined;
    let loader: Loader | undefined;
    for (const path of paths) {
      before = await readWhole(path, {
        async begin(head) {
          refuseGap(path, head, before);
          if (before === undefined) await makeTables(url, client, head);
          if (before === undefined) await client.query('begin');
          loader = new Loader(client, path, head.tables, await readShapes(client));
        },
        block: async (block) => loader?.load(block),
      });
      if (before.head.since !== undefined) await loader?.finish(before);
    }
    if (before === undefined) throw new BackupTrouble('There is no backup to restore.');
    await compareTotals(client, before);
    await client.query('commit');
    await migrate(url);
    await client.query('analyze');
    return before;
  } finally {
    await client.end().catch(() => {}); // what isn't committed is gone
  }
}

/** A backup that continues another one comes right after it. */
function refuseGap(path: string, { since }: BackupHead, before: WholeBackup | undefined): void {
  if (since === before?.hash) return;
  throw new BackupTrouble(
    since === undefined
      ? `${path} is a whole backup. Name it first, and only one.`
      : `${path} continues another backup than the one named before it. Name the whole backup first, then all that continue it, in order.`,
  );
}

/** A database that somebody uses, or that holds anything, stays as it is. */
async function refuseUsed(client: pg.Client): Promise<void> {
  await refuseServed(client);
  for (const { name } of await readShapes(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0)
      throw new BackupTrouble(
        `The database isn't empty (there are rows in ${name}). Restore into a new one: another HORTUS_DATA or DATABASE_URL.`,
      );
  }
}

/** The tables as they were when the backup was made; the steps since then follow after the rows. */
async function makeTables(url: string, client: pg.Client, { migrations }: BackupHead): Promise<void> {
  const newer = migrations.find((name) => !Object.hasOwn(known, name));
  if (newer !== undefined)
    throw new BackupTrouble(`The backup was made by a newer Hortus than this one (${newer}). Use that one.`);
  const there = await readMigrations(client);
  if (there.length > migrations.length)
    throw new BackupTrouble(
      `The database has newer tables (${there.at(-1)}) than the backup. Restore into one that has none yet; they're brought up to date afterwards.`,
    );
  const last = migrations.at(-1);
  if (last !== undefined) await migrateTo(url, last);
}

async function compareTotals(client: pg.Client, { total }: WholeBackup): Promise<void> {
  for (const [name, wanted] of Object.entries(total)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int8 from ${quoted(name)}`);
    if (rows[0]?.count !== wanted)
      throw new BackupTrouble(`${rows[0]?.count} rows of ${name} were restored instead of ${wanted}.`);
  }
}
