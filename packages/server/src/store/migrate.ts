import { type Kysely, Migrator } from 'kysely';
import { DatabaseTrouble } from '../postgres/trouble.ts';
import { migrations } from './migrations/index.ts';

/** Brings the tables up to date. Kysely takes a lock, so that processes that start together do it once. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error instanceof Error && /corrupted migrations/.test(error.message))
    throw new DatabaseTrouble(
      `The database was written by a newer Hortus than this one (${error.message}). Start that one.`,
    );
  if (error) throw error;
}
