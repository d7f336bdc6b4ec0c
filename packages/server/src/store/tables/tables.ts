/** Tables before, during and after their match: documents with a version. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { namedBy, peopleOf, type StoredTable } from '../../store.ts';
import { isBroken, isClash, patiently, StoreDown } from '../database/down.ts';
import { cannotBe, type Schema } from '../database/schema.ts';
import { setUses } from './contents.ts';
import { interned } from './interned.ts';

export type TableRow = Pick<Selectable<Schema['tables']>, 'version' | 'status' | 'doc' | 'light'>;

/** The version of the document that a row in memory is based on: without it the light part can't be saved alone. */
const documents = new WeakMap<StoredTable, number>();

/**
 * The columns take precedence over the document: the entry that ends a match changes only them, and so do presence and
 * requests. A light part that belongs to another document was overtaken by a process that didn't know it.
 */
export function fromRow({ doc, version, status, light }: TableRow): StoredTable {
  const { of: over, ...parts } = light ?? { of: undefined };
  const table = interned({ ...doc, ...(over === doc.version ? parts : {}), version, status });
  documents.set(table, doc.version);
  return table;
}

export async function createTable(db: Kysely<Schema>, patience: number, table: StoredTable): Promise<void> {
  const doc = JSON.stringify(table);
  /** A broken connection may have made it. */
  let unsure = false;
  const create = async (): Promise<void> => {
    try {
      if (namedBy(table).length === 0) await insertTable(db, table, doc);
      else
        await db.transaction().execute(async (inside) => {
          await setUses(inside, table);
          await insertTable(inside, table, doc);
        });
    } catch (error) {
      if (unsure && JSON.stringify(await readTable(db, 0, table.id)) === doc) return;
      unsure ||= isBroken(error);
      throw error;
    }
  };
  await patiently(patience, create).catch((error) => {
    throw error instanceof StoreDown ? new StoreDown(error.cause, unsure) : error;
  });
}

const insertTable = (db: Kysely<Schema>, table: StoredTable, doc: string): Promise<unknown> =>
  sql`
    with made as (
      insert into tables (id, version, status, game, made_at, doc)
      values (${table.id}, ${table.version}, ${table.status}, ${table.game}, ${table.madeAt}, ${doc})
      returning id, made_at
    )
    insert into sitters (person, table_id, made_at)
    select unnest(${peopleOf(table)}::text[]), id, made_at from made`.execute(db);

export async function readTable(
  db: Kysely<Schema>,
  patience: number,
  id: string,
): Promise<StoredTable | undefined> {
  if (cannotBe(id)) return undefined;
  const row = await patiently(patience, () =>
    db
      .selectFrom('tables')
      .select(['version', 'status', 'doc', 'light'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row && fromRow(row);
}

export async function changeTable(
  db: Kysely<Schema>,
  patience: number,
  id: string,
  change: (table: StoredTable) => StoredTable | undefined,
  known?: StoredTable,
): Promise<StoredTable | undefined> {
  const until = performance.now() + patience;
  /** What a broken connection may have saved. */
  let unsure: StoredTable | undefined;
  for (let guess = known; ; guess = undefined) {
    const table =
      guess ??
      (await readTable(db, patience, id).catch((error) => {
        throw error instanceof StoreDown ? new StoreDown(error.cause, unsure !== undefined) : error;
      }));
    if (!table) return undefined;
    if (unsure && JSON.stringify(table) === JSON.stringify(unsure)) return table;
    // Somebody has changed it since: on our version, or instead of it?
    if (unsure && table.version >= unsure.version) throw new StoreDown('connection lost while saving', true);
    const changed = change(table);
    if (!changed && guess) continue;
    if (!changed) return undefined;
    const next = { ...changed, id, version: table.version + 1 };
    try {
      if (await save(db, table, next)) return next;
    } catch (error) {
      if (isClash(error)) continue;
      if (!isBroken(error)) throw error;
      if (performance.now() >= until) throw new StoreDown(error, true);
      unsure = next;
    }
  }
}

const samePeople = (a: StoredTable, b: StoredTable): boolean =>
  peopleOf(a).sort().join() === peopleOf(b).sort().join();

/** Saves as little as possible. False if somebody else was faster, here and below. */
async function save(db: Kysely<Schema>, before: StoredTable, after: StoredTable): Promise<boolean> {
  const document = documents.get(before);
  const isLight = document !== undefined && samePeople(before, after) && sameButLight(before, after);
  const isSaved = isLight ? await saveLight(db, after, document) : await savingOf(before, after)(db, after);
  documents.set(after, isLight ? document : after.version);
  return isSaved;
}

/** What changes all the time: who is here, and what somebody asks for. */
const LIGHT: ReadonlySet<string> = new Set(['seats', 'asks', 'version']);

function sameButLight(before: StoredTable, after: StoredTable): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof StoredTable>;
  for (const name of names) if (!LIGHT.has(name) && before[name] !== after[name]) return false;
  return true;
}

/** PostgreSQL keeps a long document where it is if an update doesn't name it. */
async function saveLight(db: Kysely<Schema>, table: StoredTable, document: number): Promise<boolean> {
  const { id, version, seats, asks } = table;
  const { numAffectedRows } = await sql`
    update tables set version = ${version}, light = ${JSON.stringify({ of: document, seats, asks })}
    where id = ${id} and version = ${version - 1}`.execute(db);
  return numAffectedRows === 1n;
}

function savingOf(
  before: StoredTable,
  after: StoredTable,
): (db: Kysely<Schema>, table: StoredTable) => Promise<boolean> {
  if (namedBy(before).join() !== namedBy(after).join()) return saveWithContents;
  return samePeople(before, after) && after.status !== 'closed' ? saveAlone : saveWithPeople;
}

/** Somebody else was faster, so none of this is done. */
class Overtaken extends Error {}

async function saveWithContents(db: Kysely<Schema>, table: StoredTable): Promise<boolean> {
  try {
    await db.transaction().execute(async (inside) => {
      await setUses(inside, table);
      if (!(await saveWithPeople(inside, table))) throw new Overtaken();
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

async function saveAlone(db: Kysely<Schema>, table: StoredTable): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tables set version = ${table.version}, status = ${table.status}, doc = ${JSON.stringify(table)},
      light = null
    where id = ${table.id} and version = ${table.version - 1}`.execute(db);
  return numAffectedRows === 1n;
}

async function saveWithPeople(db: Kysely<Schema>, table: StoredTable): Promise<boolean> {
  const people = peopleOf(table);
  const { rows } = await sql`
    with saved as (
      update tables set version = ${table.version}, status = ${table.status}, doc = ${JSON.stringify(table)},
      light = null
      where id = ${table.id} and version = ${table.version - 1}
      returning id, made_at, status
    ), gone as (
      delete from sitters using saved where table_id = saved.id and person <> all (${people}::text[])
    ), come as (
      insert into sitters (person, table_id, made_at)
      select unnest(${people}::text[]), id, made_at from saved
      on conflict do nothing
    ), closed as (
      update sitters set over = true from saved
      where table_id = saved.id and person = any (${people}::text[]) and saved.status = 'closed'
    )
    select id from saved`.execute(db);
  return rows.length > 0;
}
