/** What one person can ask for and have deleted, besides their tables. */
import { placeName } from '@hortus/kernel';
import type { ChatLine } from '@hortus/protocol';
import { sql } from 'kysely';
import { inPages, type LinePlace, type MadeReport, type Personal, type WrittenLine } from '../../personal.ts';
import { REMOVED } from '../../safety.ts';
import { NOBODY } from '../../store.ts';
import { deleteUnkept } from '../tables/contents.ts';
import { PatientStore } from './patient-store.ts';

const PAGE = 500;

const later = (after: LinePlace | undefined) =>
  after === undefined ? sql<boolean>`true` : sql<boolean>`(table_id, n) > (${after.table}, ${after.n})`;

const written = ({
  table_id,
  n,
  line,
}: {
  readonly table_id: string;
  readonly n: number;
  readonly line: Omit<ChatLine, 'n'>;
}): WrittenLine => ({ table: table_id, n, ...line });

export class PersonalStore extends PatientStore implements Personal {
  async linesBy(person: string, after: LinePlace | undefined, limit: number): Promise<WrittenLine[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('chat')
        .select(['table_id', 'n', 'line'])
        .where('person', '=', person)
        .where(later(after))
        .orderBy('table_id')
        .orderBy('n')
        .limit(limit)
        .execute(),
    );
    return rows.map(written);
  }

  async oldLines(tables: readonly string[]): Promise<WrittenLine[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('chat')
        .select(['table_id', 'n', 'line'])
        .where(sql<boolean>`table_id = any (${tables}::text[])`)
        .where('person', 'is', null)
        .orderBy('table_id')
        .orderBy('n')
        .execute(),
    );
    return rows.map(written);
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
    let renamed = 0;
    for await (const page of inPages((after) => this.linesBy(person, after, PAGE))) {
      const lines = page.filter((line) => line.name !== name);
      await this.#change(lines.map((line) => ({ ...line, name })));
      renamed += lines.length;
    }
    return renamed;
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

  async reportsBy(person: string, after: LinePlace | undefined, limit: number): Promise<MadeReport[]> {
    const rows = await this.asking((db) =>
      db
        .selectFrom('reports')
        .select(['table_id', 'n', 'at', 'why'])
        .where('person', '=', person)
        .where(later(after))
        .orderBy('table_id')
        .orderBy('n')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ table_id, ...rest }) => ({ table: table_id, ...rest }));
  }

  /** A report stays for the operator, under nobody's name; content stays where a match needs it. */
  forget(person: string): Promise<void> {
    return this.asking((db) =>
      db.transaction().execute(async (inside) => {
        await inside.deleteFrom('people').where('id', '=', person).execute();
        const kept = await inside
          .deleteFrom('content_keepers')
          .where('person', '=', person)
          .returning('hash')
          .execute();
        await inside
          .updateTable('content_uses')
          .set({ person: NOBODY })
          .where('person', '=', person)
          .execute();
        // One statement: the person being forgotten, or somebody else, may file the same report meanwhile.
        await sql`
          with made as (delete from reports where person = ${person} returning *)
          insert into reports (table_id, n, person, at, why, settled_at)
            select table_id, n, ${NOBODY}, at, why, settled_at from made order by table_id, n
            on conflict do nothing`.execute(inside);
        await deleteUnkept(
          inside,
          kept.map(({ hash }) => hash),
        );
      }),
    );
  }
}
