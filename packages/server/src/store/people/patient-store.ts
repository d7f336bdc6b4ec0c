/** What the parts of the store about people share: they wait while the database doesn't answer. */
import type { Kysely } from 'kysely';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

export class PatientStore {
  readonly #db: Kysely<Schema>;
  readonly #patience: number;
  protected readonly retold: (table: string) => void;

  /** `retold`: lines of this table's chat have changed. */
  constructor(db: Kysely<Schema>, patience: number, retold: (table: string) => void) {
    this.#db = db;
    this.#patience = patience;
    this.retold = retold;
  }

  protected asking<T>(ask: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return patiently(this.#patience, () => ask(this.#db));
  }
}
