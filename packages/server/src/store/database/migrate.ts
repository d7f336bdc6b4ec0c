import { Kysely, type MigrationResultSet, Migrator, PostgresDialect, sql } from 'kysely';
import { DatabaseTrouble } from '../../postgres/trouble.ts';
import { migrations } from '../migrations/index.ts';
import { openPool } from './connections.ts';

/** Brings the tables up to date. Kysely takes a lock, so that processes that start together do it only once. */
export const migrate = (url: string): Promise<void> => run(url, (migrator) => migrator.migrateToLatest());

/** Up to a migration of the past, for rows that were written then. */
export const migrateTo = (url: string, name: string): Promise<void> =>
  run(url, (migrator) => migrator.migrateTo(name));

/**
 * For commands beside a server: they leave tables of another version alone, since the server that is running may be of
 * that version.
 */
export const refuseOtherTables = (url: string): Promise<void> =>
  connected(url, async (db) => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('kysely_migration') is not null as there`.execute(db);
    const made = rows[0]?.there
      ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(
          ({ name }) => name,
        )
      : [];
    const newer = made.find((name) => !Object.hasOwn(migrations, name));
    if (newer !== undefined) throw newerTrouble(newer);
    const missing = Object.keys(migrations).filter((name) => !made.includes(name));
    if (missing.length === 0) return;
    throw new DatabaseTrouble(
      made.length === 0
        ? 'The database has no tables yet: start the server once.'
        : `The database has the tables of an older Hortus (${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing). Start the server of this Hortus, which brings them up to date, or use the command of the Hortus that is running.`,
    );
  });

const newerTrouble = (why: string): DatabaseTrouble =>
  new DatabaseTrouble(`The database was written by a newer Hortus than this one (${why}). Start that one.`);

const run = (url: string, go: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<void> =>
  connected(url, async (db) => {
    const provider = { getMigrations: async () => migrations };
    const { error } = await go(new Migrator({ db, provider }));
    if (error instanceof Error && /corrupted migrations/.test(error.message))
      throw newerTrouble(error.message);
    if (error) throw error;
  });

/** On its own connection: changing a large table, or waiting for another process to do it, may take long. */
async function connected(url: string, ask: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(url, 1, 0) }) });
  try {
    await ask(db);
  } finally {
    await db.destroy();
  }
}
