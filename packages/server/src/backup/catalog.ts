/** Which tables a backup holds, as the database itself describes them: a new table is included automatically. */
import type pg from 'pg';

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/**
 * Not in a backup: which processes run and what they hold open, counts of requests, what `/health` writes, states that
 * are computed again, secrets (kept in a file of their own), and the list of migrations, which is in the head.
 */
const LEFT_OUT = new Set([
  'nodes',
  'counts',
  'held',
  'probe',
  'snapshots',
  'keys',
  'kysely_migration',
  'kysely_migration_lock',
]);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The rows of partitions, and of tables that inherit from another, are read with those of the whole. */
const SHAPES = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    coalesce(a.attnum = any (i.indkey), false) as is_key
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind in ('r', 'p') and not exists (select from pg_inherits where inhrelid = c.oid)
  order by c.relname, a.attnum`;

export async function readShapes(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ table: string; name: string; type: string; is_key: boolean }>(SHAPES);
  const shapes = new Map<string, { name: string; columns: Column[]; key: string[] }>();
  for (const { table, name, type, is_key } of rows) {
    if (LEFT_OUT.has(table)) continue;
    const shape = shapes.get(table) ?? { name: table, columns: [], key: [] };
    shapes.set(table, shape);
    shape.columns.push({ name, type });
    if (is_key) shape.key.push(name);
  }
  return [...shapes.values()];
}

/** The migrations that made these tables, in order. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('kysely_migration') as there`,
  );
  if (rows[0]?.there === null) return [];
  const made = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return made.rows.map(({ name }) => name);
}
