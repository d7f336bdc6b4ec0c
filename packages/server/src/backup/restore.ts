/** Reads a backup into an empty database: all of it or nothing. */
import pg from 'pg';
import { settingsFor } from '../store/connections.ts';
import { migrate, migrateTo } from '../store/migrate.ts';
import { migrations as known } from '../store/migrations/index.ts';
import type { BackupEnd, BackupHead } from './backup.ts';
import { quoted, readMigrations, readShapes, type TableShape } from './catalog.ts';
import { BackupTrouble, type Block, readBackup } from './format.ts';

export interface RestoreReport {
  readonly rows: Readonly<Record<string, number>>;
  readonly at: number;
}

type Row = readonly (string | null)[];

/** Reads all of it and changes nothing. */
export async function checkBackup(path: string): Promise<RestoreReport> {
  return walk(path, { begin: async () => {}, rows: async () => {} });
}

export async function restoreBackup(url: string, path: string): Promise<RestoreReport> {
  const client = new pg.Client(settingsFor(url, 0));
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUsed(client);
    const into = new Map<string, Insertion>();
    const report = await walk(path, {
      async begin(head) {
        await makeTables(url, client, head);
        const actual = await readShapes(client);
        for (const shape of head.tables) into.set(shape.name, insertionOf(path, shape, actual));
        await client.query('begin');
      },
      async rows({ name, lines, where }) {
        const insertion = into.get(name);
        if (insertion === undefined)
          throw new BackupTrouble(`${path} is damaged at ${where}: no such table in its head`);
        const columns = insertion.columns.map((_, i) => lines.map((row) => (row as Row)[i] ?? null));
        await client.query(insertion.text, columns);
      },
    });
    await client.query('commit');
    await migrate(url);
    await client.query('analyze');
    return report;
  } finally {
    await client.end().catch(() => {}); // what isn't committed is gone
  }
}

interface Steps {
  begin(head: BackupHead): Promise<void>;
  rows(block: Block): Promise<void>;
}

/** Goes through a backup, and compares the number of rows with what its end says. */
async function walk(path: string, steps: Steps): Promise<RestoreReport> {
  let head: BackupHead | undefined;
  const rows: Record<string, number> = {};
  for await (const block of readBackup(path)) {
    if ((head === undefined) !== (block.kind === 'head'))
      throw new BackupTrouble(`${path} is damaged at ${block.where}: the head is missing or not alone`);
    if (block.kind === 'head') {
      head = block.lines[0] as BackupHead;
      for (const { name } of head.tables) rows[name] = 0;
      await steps.begin(head);
    } else if (block.kind === 'rows') {
      rows[block.name] = (rows[block.name] ?? 0) + block.lines.length;
      await steps.rows(block);
    } else if (block.kind === 'end') {
      const end = block.lines[0] as BackupEnd;
      for (const [name, count] of Object.entries(end.rows))
        if (rows[name] !== count)
          throw new BackupTrouble(
            `${path} is damaged at ${block.where}: ${rows[name]} rows of ${name} instead of ${count}`,
          );
    }
  }
  if (head === undefined) throw new BackupTrouble(`${path} is incomplete: it has no head`);
  return { rows, at: head.at };
}

/** A database that somebody uses, or that holds anything, stays as it is. */
async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'Hortus, process %'`,
  );
  if (rows[0] !== undefined)
    throw new BackupTrouble(`The database is in use (${rows[0].name}). Stop that server first.`);
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

interface Insertion {
  readonly text: string;
  readonly columns: readonly string[];
}

/** Names and types are the database's own: nothing in a file becomes part of a statement unchecked. */
function insertionOf(path: string, { name, columns }: TableShape, actual: readonly TableShape[]): Insertion {
  const table = actual.find((one) => one.name === name);
  const typeOf = (column: string): string => {
    const type = table?.columns.find((one) => one.name === column)?.type;
    if (type !== undefined) return type;
    throw new BackupTrouble(`${path} has ${name}.${column}, which isn't in the database's tables`);
  };
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, i) => `v${i}::${typeOf(column.name)}`).join(', ');
  const given = columns.map((_, i) => `$${i + 1}::text[]`).join(', ');
  const aliases = columns.map((_, i) => `v${i}`).join(', ');
  const text = `insert into ${quoted(name)} (${names}) select ${values} from unnest(${given}) as g (${aliases})`;
  return { text, columns: columns.map((column) => column.name) };
}
