/** What an operator reads and changes: reports, restrictions, texts that were removed, and the trail of it all. */
import type { Kysely, Transaction } from 'kysely';
import { REMOVED, type Report, type Restriction, type Safety, type Step } from '../../safety.ts';
import type { StoredTable } from '../../store.ts';
import type { Schema } from '../database/schema.ts';
import { PatientStore } from './patient-store.ts';
import { type TrailRow, trailRow } from './trail.ts';

const putStep = (db: Kysely<Schema>, row: TrailRow) =>
  db
    .insertInto('audit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export class SafetyStore extends PatientStore implements Safety {
  async restrictions(now: number): Promise<Restriction[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('restrictions')
        .selectAll()
        .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
        .orderBy('at', 'desc')
        .execute(),
    );
    return rows.map(({ until, ...rest }) => ({ ...rest, ...(until === null ? {} : { until }) }));
  }

  async restrict({ kind, whom, at, until, why }: Restriction, who: string): Promise<void> {
    const rest = { at, until: until ?? null, why: JSON.stringify(why) };
    const about = { whom, why, ...(until === undefined ? {} : { until }) };
    await this.#noted({ at, who, what: kind, about }, async (db) => {
      await db
        .insertInto('restrictions')
        .values({ kind, whom, ...rest })
        .onConflict((conflict) => conflict.columns(['kind', 'whom']).doUpdateSet(rest))
        .execute();
      return true;
    });
  }

  async lift(kind: Restriction['kind'], whom: string, who: string, at: number): Promise<boolean> {
    return this.#noted({ at, who, what: `un${kind}`, about: { whom } }, async (db) => {
      const [{ numDeletedRows }] = await db
        .deleteFrom('restrictions')
        .where('kind', '=', kind)
        .where('whom', '=', whom)
        .execute();
      return numDeletedRows > 0n;
    });
  }

  async reports(limit: number): Promise<Report[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('reports')
        .leftJoin('chat', (join) =>
          join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.n', '=', 'reports.n'),
        )
        .leftJoin('tables', 'tables.id', 'reports.table_id')
        .select([
          'reports.table_id',
          'reports.n',
          'reports.at',
          'reports.person',
          'reports.why',
          'chat.line',
          'chat.person as writer',
          'tables.doc',
        ])
        .where('reports.settled_at', 'is', null)
        .orderBy('reports.at')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ table_id, n, at, person, why, line, doc, writer: wrote }) => {
      const sits = line?.seat == null ? undefined : (doc as StoredTable | null)?.seats[line.seat]?.person;
      const writer = wrote ?? sits;
      return {
        ...{ table: table_id, n, at, by: person, why },
        ...(line === null ? {} : { line }),
        ...(writer === undefined ? {} : { person: writer }),
      };
    });
  }

  async settle(table: string, n: number, who: string, at: number): Promise<boolean> {
    return this.#noted({ at, who, what: 'settle', about: { table, n } }, async (db) => {
      const [{ numUpdatedRows }] = await db
        .updateTable('reports')
        .set({ settled_at: at })
        .where('table_id', '=', table)
        .where('n', '=', n)
        .where('settled_at', 'is', null)
        .execute();
      return numUpdatedRows > 0n;
    });
  }

  async removeLine(table: string, n: number, who: string, at: number): Promise<boolean> {
    const isDone = await this.#noted({ at, who, what: 'remove-text', about: { table, n } }, async (db) => {
      const found = await db
        .selectFrom('chat')
        .select('line')
        .where('table_id', '=', table)
        .where('n', '=', n)
        .executeTakeFirst();
      if (found === undefined) return false;
      const line = JSON.stringify({ ...found.line, text: REMOVED });
      await db.updateTable('chat').set({ line }).where('table_id', '=', table).where('n', '=', n).execute();
      return true;
    });
    if (isDone) this.retold(table);
    return isDone;
  }

  async removeName(person: string, who: string, at: number): Promise<boolean> {
    return this.#noted({ at, who, what: 'remove-name', about: { person } }, async (db) => {
      const [{ numDeletedRows }] = await db.deleteFrom('people').where('id', '=', person).execute();
      return numDeletedRows > 0n;
    });
  }

  async note(step: Step): Promise<void> {
    const row = trailRow(step);
    await this.asking((db) => putStep(db, row));
  }

  /**
   * What an operator does and the step of the trail, both or neither. False: there was nothing to do, and nothing is
   * noted. If the answer to a commit was lost, the step says that it was done.
   */
  #noted(step: Step, act: (db: Transaction<Schema>) => Promise<boolean>): Promise<boolean> {
    const row = trailRow(step);
    return this.asking((db) =>
      db.transaction().execute(async (inside) => {
        if (await act(inside)) {
          await putStep(inside, row);
          return true;
        }
        const done = await inside
          .selectFrom('audit')
          .select('id')
          .where('at', '=', row.at)
          .where('id', '=', row.id)
          .executeTakeFirst();
        return done !== undefined;
      }),
    );
  }

  async trail(limit: number): Promise<Step[]> {
    return this.asking((db) =>
      db
        .selectFrom('audit')
        .select(['at', 'who', 'what', 'about'])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
  }
}
