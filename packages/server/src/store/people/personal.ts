/** What one person can ask for and have deleted, besides their tables. */
import { placeName } from '@hortus/kernel';
import { sql } from 'kysely';
import type { MadeReport, Personal, WrittenLine } from '../../personal.ts';
import { REMOVED } from '../../safety.ts';
import { NOBODY } from '../../store.ts';
import { PatientStore } from './patient-store.ts';

export class PersonalStore extends PatientStore implements Personal {
  async linesBy(
    person: string,
    at?: { readonly table: string; readonly seat: number },
  ): Promise<WrittenLine[]> {
    const rows = await this.asking((db) => {
      const lines = db.selectFrom('chat').select(['table_id', 'n', 'line']).orderBy('table_id').orderBy('n');
      return at === undefined
        ? lines.where('person', '=', person).execute()
        : lines.where('table_id', '=', at.table).where('person', 'is', null).execute();
    });
    return rows.flatMap(({ table_id, n, line }) =>
      at === undefined || line.seat === at.seat ? [{ table: table_id, n, ...line }] : [],
    );
  }

  async removeLines(lines: readonly WrittenLine[]): Promise<void> {
    const removed = lines.map((line) => ({
      ...line,
      name: line.seat === null ? REMOVED : placeName(line.seat),
      text: REMOVED,
    }));
    await this.#change(removed, { person: null });
  }

  async renameLines(person: string, name: string): Promise<number> {
    const lines = (await this.linesBy(person)).filter((line) => line.name !== name);
    await this.#change(lines.map((line) => ({ ...line, name })));
    return lines.length;
  }

  async #change(lines: readonly WrittenLine[], more: { readonly person?: null } = {}): Promise<void> {
    for (const { table, n, ...line } of lines)
      await this.asking((db) =>
        db
          .updateTable('chat')
          .set({ line: JSON.stringify(line), ...more })
          .where('table_id', '=', table)
          .where('n', '=', n)
          .execute(),
      );
    for (const table of new Set(lines.map((line) => line.table))) this.retold(table);
  }

  async reportsBy(person: string): Promise<MadeReport[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('reports')
        .select(['table_id', 'n', 'at', 'why'])
        .where('person', '=', person)
        .orderBy('at')
        .execute(),
    );
    return rows.map(({ table_id, ...rest }) => ({ table: table_id, ...rest }));
  }

  /** A report stays for the operator, under nobody's name; content stays where a match needs it. */
  forget(person: string): Promise<void> {
    return this.asking((db) =>
      db.transaction().execute(async (inside) => {
        await inside.deleteFrom('people').where('id', '=', person).execute();
        await inside.deleteFrom('content_keepers').where('person', '=', person).execute();
        await inside
          .updateTable('content_uses')
          .set({ person: NOBODY })
          .where('person', '=', person)
          .execute();
        // One statement: whoever is being forgotten, or somebody else, may file the same report meanwhile.
        await sql`
          with made as (delete from reports where person = ${person} returning *)
          insert into reports (table_id, n, person, at, why, settled_at)
            select table_id, n, ${NOBODY}, at, why, settled_at from made order by table_id, n
            on conflict do nothing`.execute(inside);
        await sql`
          delete from contents c where not exists (select from content_keepers where hash = c.hash)
            and not exists (select from content_uses where hash = c.hash)`.execute(inside);
      }),
    );
  }
}
