/** What an operator reads and changes: reports, restrictions, texts that were removed, and the trail of it all. */
import { randomBytes } from 'node:crypto';
import { REMOVED, type Report, type Restriction, type Safety, type Step } from '../../safety.ts';
import type { StoredTable } from '../../store.ts';
import { PatientStore } from './patient-store.ts';

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

  /** A newer restriction takes the place of an older one. */
  async restrict({ kind, whom, at, until, why }: Restriction, who: string): Promise<void> {
    const rest = { at, until: until ?? null, why: JSON.stringify(why) };
    await this.asking((db) =>
      db
        .insertInto('restrictions')
        .values({ kind, whom, ...rest })
        .onConflict((conflict) => conflict.columns(['kind', 'whom']).doUpdateSet(rest))
        .execute(),
    );
    const about = { whom, why, ...(until === undefined ? {} : { until }) };
    await this.note({ at, who, what: kind, about });
  }

  /** False: there was none. */
  async lift(kind: Restriction['kind'], whom: string, who: string, at: number): Promise<boolean> {
    const [{ numDeletedRows }] = await this.asking((db) =>
      db.deleteFrom('restrictions').where('kind', '=', kind).where('whom', '=', whom).execute(),
    );
    if (numDeletedRows === 0n) return false;
    await this.note({ at, who, what: `un${kind}`, about: { whom } });
    return true;
  }

  /** Those nobody has dealt with, oldest first. */
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

  async settle(table: string, n: number, who: string, at: number): Promise<void> {
    await this.asking((db) =>
      db
        .updateTable('reports')
        .set({ settled_at: at })
        .where('table_id', '=', table)
        .where('n', '=', n)
        .where('settled_at', 'is', null)
        .execute(),
    );
    await this.note({ at, who, what: 'settle', about: { table, n } });
  }

  /** False: there is no such line. */
  async removeLine(table: string, n: number, who: string, at: number): Promise<boolean> {
    const found = await this.asking((db) =>
      db
        .selectFrom('chat')
        .select('line')
        .where('table_id', '=', table)
        .where('n', '=', n)
        .executeTakeFirst(),
    );
    if (found === undefined) return false;
    const line = JSON.stringify({ ...found.line, text: REMOVED });
    await this.asking((db) =>
      db.updateTable('chat').set({ line }).where('table_id', '=', table).where('n', '=', n).execute(),
    );
    this.retold(table);
    await this.note({ at, who, what: 'remove-text', about: { table, n } });
    return true;
  }

  /** The chosen name of a person; they have a plant's name again. False: they had none. */
  async removeName(person: string, who: string, at: number): Promise<boolean> {
    const [{ numDeletedRows }] = await this.asking((db) =>
      db.deleteFrom('people').where('id', '=', person).execute(),
    );
    if (numDeletedRows === 0n) return false;
    await this.note({ at, who, what: 'remove-name', about: { person } });
    return true;
  }

  async note({ at, who, what, about }: Step): Promise<void> {
    const id = randomBytes(9).toString('base64url');
    const row = { at, id, who: JSON.stringify(who), what, about: JSON.stringify(about) };
    await this.asking((db) =>
      db
        .insertInto('audit')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  /** The newest steps first. */
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
