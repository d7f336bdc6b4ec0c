/** Loads the blocks of a backup into the database. */
import type pg from 'pg';
import { type BackupEnd, LOGS } from './backup.ts';
import { quoted, type TableShape } from './catalog.ts';
import { BackupTrouble, type Block } from './format.ts';

type Row = readonly (string | null)[];

interface Statements {
  readonly insert: string;
  /** Notes keys that are still there, and deletes all other rows. */
  readonly note: string;
  readonly sweep: string;
}

/** Names and types are the database's own: nothing in a file becomes part of a statement unchecked. */
export class Loader {
  readonly #client: pg.Client;
  readonly #path: string;
  readonly #statements = new Map<string, Statements>();
  /** The table whose keys are being noted. */
  #noting: string | undefined;

  constructor(client: pg.Client, path: string, tables: readonly TableShape[], actual: readonly TableShape[]) {
    this.#client = client;
    this.#path = path;
    for (const table of tables) this.#statements.set(table.name, this.#statementsFor(table, actual));
  }

  async load({ kind, name, lines, where }: Block): Promise<void> {
    const statements = this.#statements.get(name);
    if (statements === undefined)
      throw new BackupTrouble(`${this.#path} is damaged at ${where}: no such table in its head`);
    if (this.#noting !== undefined && (kind !== 'keys' || name !== this.#noting)) await this.#sweep();
    if (kind === 'keys' && this.#noting === undefined) {
      await this.#client.query('create temp table noted (k text[]) on commit drop');
      this.#noting = name;
    }
    const rows = lines as readonly Row[];
    const width = rows[0]?.length ?? 0;
    const columns = Array.from({ length: width }, (_, i) => rows.map((row) => row[i] ?? null));
    await this.#client.query(kind === 'keys' ? statements.note : statements.insert, columns);
  }

  /** After the last block of a backup that continues another: what is gone leaves no key behind. */
  async finish({ keys }: BackupEnd): Promise<void> {
    if (this.#noting !== undefined) await this.#sweep();
    for (const [name, count] of Object.entries(keys))
      if (count === 0 && this.#statements.has(name)) await this.#client.query(`delete from ${quoted(name)}`);
    for (const log of LOGS)
      if (this.#statements.has(log))
        await this.#client.query(
          `delete from ${quoted(log)} where not exists (select from tables where id = table_id)`,
        );
  }

  async #sweep(): Promise<void> {
    const statements = this.#statements.get(this.#noting ?? '');
    this.#noting = undefined;
    if (statements === undefined) return;
    await this.#client.query('analyze noted');
    await this.#client.query(statements.sweep);
    await this.#client.query('drop table noted');
  }

  #statementsFor({ name, columns, key }: TableShape, actual: readonly TableShape[]): Statements {
    const table = actual.find((one) => one.name === name);
    const typeOf = (column: string): string => {
      const type = table?.columns.find((one) => one.name === column)?.type;
      if (type !== undefined) return type;
      throw new BackupTrouble(`${this.#path} has ${name}.${column}, which isn't in the database's tables`);
    };
    const names = columns.map((column) => quoted(column.name));
    const values = columns.map((column, i) => `v${i}::${typeOf(column.name)}`).join(', ');
    const keys = key.map((one) => {
      typeOf(one);
      return quoted(one);
    });
    const renewed = names.map((one) => `${one} = excluded.${one}`).join(', ');
    return {
      insert: `insert into ${quoted(name)} (${names.join(', ')}) select ${values} from ${unnested(columns.length)}
        on conflict (${keys.join(', ')}) do update set ${renewed}`,
      note: `insert into noted select array[${keys.map((_, i) => `v${i}`).join(', ')}] from ${unnested(keys.length)}`,
      sweep: `delete from ${quoted(name)} where not exists
        (select from noted where k = array[${keys.map((one) => `${one}::text`).join(', ')}])`,
    };
  }
}

const unnested = (count: number): string => {
  const each = (one: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => one(i)).join(', ');
  return `unnest(${each((i) => `$${i + 1}::text[]`)}) as g (${each((i) => `v${i}`)})`;
};
