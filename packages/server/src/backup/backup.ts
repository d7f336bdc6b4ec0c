/** Writes everything that is stored into one file, as it was at one moment, while the server keeps running. */
import pg from 'pg';
import { settingsFor } from '../store/database/connections.ts';
import { quoted, readMigrations, readShapes, type TableShape } from './catalog.ts';
import { BackupTrouble, BackupWriter } from './format.ts';
import { readWhole } from './reading.ts';
import { rowsOf } from './rows.ts';

/** Tables whose rows are never deleted alone, only with the table they belong to. */
export const LOGS = new Set(['entries', 'chat']);

/** Older servers may have left a line of chat behind when its table expired; a restore would delete it. */
const HAS_TABLE = 'exists (select from tables where id = one.table_id)';

/** The first block of a backup. */
export interface BackupHead {
  /** When it was begun (Unix ms), by the database's clock. */
  readonly at: number;
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  /** What this transaction saw, and in which PostgreSQL and database: the next backup asks for what is newer. */
  readonly seen: { readonly cluster: string; readonly database: string; readonly snapshot: string };
  /** The last hash of the backup that this one continues. */
  readonly since?: string;
}

/** The last block: how many rows and keys the file has, and how many rows the database had. */
export interface BackupEnd {
  readonly rows: Readonly<Record<string, number>>;
  readonly keys: Readonly<Record<string, number>>;
  readonly total: Readonly<Record<string, number>>;
}

export interface BackupReport extends BackupEnd {
  readonly bytes: number;
  readonly hash: string;
}

/** @param since a former backup: only what has changed since then is written, and restored after it */
export async function writeBackup(url: string, path: string, since?: string): Promise<BackupReport> {
  const former = since === undefined ? undefined : await readWhole(since);
  const client = new pg.Client(settingsFor(url, 0));
  client.on('error', () => {}); // the query that is running fails, which is enough
  await client.connect();
  try {
    // Every query below sees the same moment, whatever is stored meanwhile.
    await client.query('begin isolation level repeatable read read only');
    const head = await readHead(client);
    if (former === undefined) return await write(client, path, head);
    refuseOther(head, former.head, since ?? '');
    return await write(client, path, { ...head, since: former.hash }, former.head.seen.snapshot);
  } finally {
    await client.end().catch(() => {});
  }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new BackupTrouble('There is nothing to back up: the database has no tables.');
  const { rows } = await client.query<BackupHead['seen'] & { at: number }>(
    `select (extract(epoch from now()) * 1000)::bigint as at, pg_current_snapshot()::text as snapshot,
       (select system_identifier::text from pg_control_system()) as cluster,
       (select oid::text from pg_database where datname = current_database()) as database`,
  );
  const { at, ...seen } = rows[0]!;
  return { at, migrations, tables: await readShapes(client), seen };
}

function refuseOther(head: BackupHead, former: BackupHead, since: string): void {
  if (former.seen.cluster !== head.seen.cluster || former.seen.database !== head.seen.database)
    throw new BackupTrouble(
      `${since} is a backup of another database. Make a whole backup of this one first.`,
    );
  if (JSON.stringify(former.tables) !== JSON.stringify(head.tables))
    throw new BackupTrouble(`The tables have changed since ${since}. Make a whole backup first.`);
}

async function write(
  client: pg.Client,
  path: string,
  head: BackupHead,
  before?: string,
): Promise<BackupReport> {
  const writer = await BackupWriter.open(path);
  const rows: Record<string, number> = {};
  const keys: Record<string, number> = {};
  const total: Record<string, number> = {};
  try {
    await writer.line('head', '-', head);
    await writer.finish('head', '-');
    for (const { name, columns, key } of head.tables) {
      const all = columns.map((column) => column.name);
      const kept = name === 'chat' ? HAS_TABLE : 'true';
      if (before === undefined) {
        rows[name] = await copy(client, writer, 'rows', name, all, `where ${kept}`);
        total[name] = rows[name];
        continue;
      }
      if (!LOGS.has(name)) keys[name] = await copy(client, writer, 'keys', name, key);
      rows[name] = await copy(client, writer, 'rows', name, all, `${newerThan(before)} and ${kept}`);
      const counted = await client.query<{ count: number }>(
        `select count(*)::int8 from ${quoted(name)} as one where ${kept}`,
      );
      total[name] = counted.rows[0]?.count ?? 0;
    }
    const end: BackupEnd = { rows, keys, total };
    await writer.line('end', '-', end);
    await writer.finish('end', '-');
    await writer.close();
    return { ...end, bytes: writer.bytes, hash: writer.hash };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/**
 * Rows written by transactions that the former backup didn't see. A row has only the lower half of its transaction's
 * number; the upper is the largest that isn't in the future, so a row may look newer than it is, never older.
 */
const newerThan = (snapshot: string): string => `
  cross join (select pg_snapshot_xmax(pg_current_snapshot())::text::int8 as next) as now
  cross join lateral (select one.xmin::text::int8 as low) as made
  where not pg_visible_in_snapshot(
    (low + greatest(0, (next >> 32) - case when low > next & 4294967295 then 1 else 0 end) * 4294967296)::text::xid8,
    '${snapshot.replace(/[^\d:,]/g, '')}'::pg_snapshot)`;

/** As text, value by value: `json` and times come back byte for byte on any PostgreSQL. */
async function copy(
  client: pg.Client,
  writer: BackupWriter,
  kind: 'rows' | 'keys',
  name: string,
  columns: readonly string[],
  only = '',
): Promise<number> {
  const wanted = columns.map((column) => `one.${quoted(column)}::text`).join(', ');
  let count = 0;
  for await (const row of rowsOf(client, `select ${wanted} from ${quoted(name)} as one ${only}`)) {
    await writer.line(kind, name, row);
    count++;
  }
  await writer.finish(kind, name);
  return count;
}
