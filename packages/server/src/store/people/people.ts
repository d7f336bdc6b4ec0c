import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeptKey, Person } from '../../store.ts';
import { patiently } from '../database/down.ts';
import { cannotBe, type Schema } from '../database/schema.ts';

export async function readPerson(
  db: Kysely<Schema>,
  patience: number,
  id: string,
): Promise<Person | undefined> {
  if (cannotBe(id)) return undefined;
  const row = await patiently(patience, () =>
    db.selectFrom('people').select('doc').where('id', '=', id).executeTakeFirst(),
  );
  return row?.doc;
}

export async function savePerson(db: Kysely<Schema>, patience: number, person: Person): Promise<void> {
  const doc = JSON.stringify(person);
  await patiently(patience, () =>
    db
      .insertInto('people')
      .values({ id: person.id, doc })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ doc }))
      .execute(),
  );
}

/** The first to come makes it; everybody reads what is there. */
export async function readKey(db: Kysely<Schema>, patience: number, name: string): Promise<Uint8Array> {
  return patiently(patience, async () => {
    const read = () =>
      db
        .selectFrom('keys')
        .select('key')
        .where('name', '=', name)
        .where('until', 'is', null)
        .executeTakeFirst();
    const known = await read();
    if (known) return new Uint8Array(known.key);
    await db
      .insertInto('keys')
      .values({ name, key: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return new Uint8Array((await read())!.key);
  });
}

/** All keys of a name that are honoured at `now`, the newest first; the first is made if there is none. */
export async function readKeyring(
  db: Kysely<Schema>,
  patience: number,
  name: string,
  now: number,
): Promise<KeptKey[]> {
  const read = () =>
    patiently(patience, () =>
      db
        .selectFrom('keys')
        .select(['key', 'signs_from', 'until'])
        .where('name', '=', name)
        .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
        .orderBy('signs_from', 'desc')
        .execute(),
    );
  let rows = await read();
  if (!rows.some(({ until }) => until === null)) {
    await readKey(db, patience, name);
    rows = await read();
  }
  return rows.map(({ key, signs_from, until }) => ({
    key: new Uint8Array(key),
    signsFrom: signs_from,
    ...(until === null ? {} : { until }),
  }));
}
