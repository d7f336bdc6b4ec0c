/** Writes everything that is stored into one file, as it was at one moment, while the server goes on. */
import pg from 'pg';
import { settingsFor } from '../store/connections.ts';
import { quoted, readMigrations, readShapes, type TableShape } from './catalog.ts';
import { BackupTrouble, BackupWriter } from './format.ts';

/** Rows per round trip: they're in memory together with one block, and nothing else is. */
const ROWS_AT_ONCE = 1000;

/** The first block of a backup. */
export interface BackupHead {
  /** When it was begun (Unix ms), by the database's clock. */
  readonly at: number;
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
}

/** The last block: the number of rows of each table. */
export interface BackupEnd {
  readonly rows: Readonly<Record<string, number>>;
}

export interface BackupReport extends BackupEnd {
  readonly bytes: number;
  readonly hash: string;
}

export async function writeBackup(url: string, path: string): Promise<BackupReport> {
  const client = new pg.Client(settingsFor(url, 0));
  client.on('error', () => {}); // the question that is being asked fails, which is enough
  await client.connect();
  try {
    // Every query below sees the same moment, whatever is stored meanwhile.
    await client.query('begin isolation level repeatable read read only');
    const head = await readHead(client);
    const writer = await BackupWriter.open(path);
    try {
      await writer.line('head', '-', head);
      await writer.finish('head', '-');
      const rows: Record<string, number> = {};
      for (const shape of head.tables) rows[shape.name] = await writeRows(client, writer, shape);
      await writer.line('end', '-', { rows } satisfies BackupEnd);
      await writer.finish('end', '-');
      await writer.close();
      return { rows, bytes: writer.bytes, hash: writer.hash };
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new BackupTrouble('There is nothing to back up: the database has no tables.');
  const { rows } = await client.query<{ at: number }>(
    'select (extract(epoch from now()) * 1000)::bigint as at',
  );
  return { at: rows[0]?.at ?? 0, migrations, tables: await readShapes(client) };
}

/** As text, value by value: `json` and times come back byte for byte on any PostgreSQL. */
async function writeRows(client: pg.Client, writer: BackupWriter, { name, columns }: TableShape) {
  const wanted = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(`declare walk no scroll cursor for select ${wanted} from ${quoted(name)}`);
  const text = `fetch forward ${ROWS_AT_ONCE} from walk`;
  let count = 0;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
    for (const row of rows) await writer.line('rows', name, row);
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await writer.finish('rows', name);
  await client.query('close walk');
  return count;
}
