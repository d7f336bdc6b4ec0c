import { Kysely, type MigrationResultSet, Migrator, PostgresDialect } from 'kysely';
import { DatabaseTrouble } from '../../postgres/trouble.ts';
import { migrations } from '../migrations/index.ts';
import { openPool } from './connections.ts';

/** Brings the tables up to date. Kysely takes a lock, so that processes that start together do it only once. */
export const migrate = (url: string): Promise<void> => run(url, (migrator) => migrator.migrateToLatest());

/** Up to a migration of the past, for rows that were written then. */
export const migrateTo = (url: string, name: string): Promise<void> =>
  run(url, (migrator) => migrator.migrateTo(name));

async function run(url: string, go: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<void> {
  // On its own connection: changing a large table, or waiting for another process to do it, may take long.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(url, 1, 0) }) });
  try {
    const provider = { getMigrations: async () => migrations };
    const { error } = await go(new Migrator({ db, provider }));
    if (error instanceof Error && /corrupted migrations/.test(error.message))
      throw new DatabaseTrouble(
        `The database was written by a newer Hortus than this one (${error.message}). Start that one.`,
      );
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
