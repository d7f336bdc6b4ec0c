/** What one person may ask for: a copy of everything that is stored about them, and that it be deleted. */
import { ok } from '@hortus/kernel';
import type { PersonalData } from '@hortus/protocol';
import type { LiveTables } from '../match/live-tables.ts';
import type { Personal } from '../personal.ts';
import type { Shared } from '../shared.ts';
import { formerly, type ListedTable, type StoredTable, UNNAMED } from '../store.ts';
import { withoutPerson } from '../tables/forgetting.ts';
import { seatOf } from '../tables/seating.ts';

/** Nobody has more tables than this. */
const MOST_TABLES = 100_000;
const AT_ONCE = 100;

/** This store keeps nothing about people. */
class NothingPersonal extends Error {}

export interface Forgotten {
  readonly tables: number;
  readonly lines: number;
  /** Matches that go on: the name is removed from their log once they're over. */
  readonly later: number;
}

export class PersonalService {
  readonly #shared: Shared;
  readonly #live: LiveTables;

  constructor(shared: Shared, live: LiveTables) {
    this.#shared = shared;
    this.#live = live;
  }

  get #personal(): Personal {
    const { personal } = this.#shared.store;
    if (personal === undefined) throw new NothingPersonal();
    return personal;
  }

  async everything(person: string): Promise<PersonalData> {
    const { store } = this.#shared;
    const known = await store.person(person);
    const tables = await this.#tablesOf(person, MOST_TABLES);
    const lines = await this.#linesOf(
      person,
      tables.map(({ table }) => table),
    );
    const kept = await store.keptBy(person);
    const texts = await store.contents(kept.map(({ hash }) => hash));
    const restrictions = (await store.safety?.restrictions(this.#shared.clock.now())) ?? [];
    return {
      hortus: 'person',
      format: 1,
      id: person,
      ...(known && { name: known.name, since: known.madeAt }),
      tables: tables.map(({ table }) => {
        const seat = seatOf(table, person) ?? table.seats.findIndex((one) => one.formerly === person);
        return {
          id: table.id,
          game: table.game,
          status: table.status,
          at: table.madeAt,
          made: table.maker === person,
          ...(seat === -1 ? {} : { seat, name: table.seats[seat]?.name ?? '' }),
        };
      }),
      chat: lines.map(({ table, n, at, text }) => ({ table, n, at, text })),
      contents: kept.map(({ hash, name, at }) => ({
        ...{ hash, name, at },
        text: texts.find((one) => one.hash === hash)?.text ?? '',
      })),
      reports: await this.#personal.reportsBy(person),
      restrictions: restrictions
        .filter(({ whom }) => whom === `person ${person}`)
        .map(({ kind, at, until }) => ({ kind, at, ...(until === undefined ? {} : { until }) })),
    };
  }

  /** Those at which a bot took over their seat, too. */
  async #tablesOf(person: string, most: number): Promise<ListedTable[]> {
    const { store } = this.#shared;
    const [tables, left] = [await store.tablesOf(person, most), await store.tablesOf(formerly(person), most)];
    return [...tables, ...left.filter(({ table: { id } }) => tables.every(({ table }) => table.id !== id))];
  }

  async #linesOf(person: string, tables: readonly StoredTable[]) {
    const old = await Promise.all(
      tables.map((table) => {
        const seat = seatOf(table, person);
        return seat === undefined ? [] : this.#personal.linesBy(person, { table: table.id, seat });
      }),
    );
    return [...old.flat(), ...(await this.#personal.linesBy(person))];
  }

  /**
   * Resigns their matches, leaves their tables, and removes their name, their chat and what they keep. Doing it again
   * finishes what was interrupted. Restrictions stay, or deleting would lift a ban.
   */
  async forget(person: string, who: string): Promise<Forgotten> {
    const { store, clock } = this.#shared;
    const done = new Set<string>();
    let [lines, later] = [0, 0];
    for (;;) {
      const rows = (await this.#tablesOf(person, AT_ONCE)).map(({ table }) => table);
      const written = await this.#linesOf(person, rows);
      await this.#personal.removeLines(written);
      lines += written.length;
      const left = rows.filter(({ id }) => !done.has(id));
      if (left.length === 0) break;
      for (const { id } of left) {
        if (!(await this.#forgetAt(id, person))) later++;
        done.add(id);
      }
    }
    await this.#personal.forget(person);
    const about = { person, tables: done.size, lines };
    await store.safety?.note({ at: clock.now(), who, what: 'delete-person', about });
    return { tables: done.size, lines, later };
  }

  /** False: the name stays in the terms until the match is over. */
  async #forgetAt(id: string, person: string): Promise<boolean> {
    const done = await this.#live.at(id, (table) =>
      table.run(async (clerk) => {
        await clerk.catchUp();
        await table.refresh(clerk);
        const seat = seatOf(clerk.row, person);
        if (person !== UNNAMED && seat !== undefined && clerk.running?.match.over === false)
          await clerk.giveUp(seat);
        const log = clerk.log();
        return clerk.change((row) => {
          const without = withoutPerson(row, person, log.ok ? log.value : undefined);
          return ok(person === UNNAMED && without.secret !== '' ? row : without);
        });
      }),
    );
    return done.ok && !done.value.seats.some((seat) => seat.person === UNNAMED || seat.formerly === UNNAMED);
  }

  /** Removes names that had to wait for the end of a match. */
  async finish(): Promise<number> {
    let finished = 0;
    for (const { table } of await this.#tablesOf(UNNAMED, AT_ONCE))
      if (table.status === 'over' && (await this.#forgetAt(table.id, UNNAMED))) finished++;
    return finished;
  }
}
