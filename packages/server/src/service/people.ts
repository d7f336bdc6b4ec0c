/** What one person may ask for: a copy of everything that is stored about them, and its deletion. */
import { ok } from '@hortus/kernel';
import type { PersonalData } from '@hortus/protocol';
import type { LiveTables } from '../match/live-tables.ts';
import { inPages, type Personal, type WrittenLine } from '../personal.ts';
import type { Shared } from '../shared.ts';
import { type StoredTable, UNNAMED } from '../store.ts';
import { withoutPerson } from '../tables/forgetting.ts';
import { allTables } from '../tables/pages.ts';
import { seatOf } from '../tables/seating.ts';

/** Lines and reports at a time. */
const AT_ONCE = 500;

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

  /** As JSON, line by line, so that nobody's is too large for the memory: see `PersonalData`. */
  async *everything(person: string): AsyncGenerator<string> {
    const known = await this.#shared.store.person(person);
    const about = { hortus: 'person', format: 1, id: person };
    const named = known === undefined ? about : { ...about, name: known.name, since: known.madeAt };
    yield JSON.stringify(named).slice(0, -1);
    yield* listed('tables', this.#tablesFor(person));
    yield* listed('chat', this.#chatOf(person));
    yield* listed('contents', this.#contentsOf(person));
    yield* listed('reports', eachOf(inPages((after) => this.#personal.reportsBy(person, after, AT_ONCE))));
    yield* listed('restrictions', this.#restrictionsOf(person));
    yield '}';
  }

  async *#tablesFor(person: string): AsyncGenerator<PersonalData['tables'][number]> {
    for await (const table of eachOf(allTables(this.#shared.store, person))) {
      const seat = seatOf(table, person) ?? table.seats.findIndex((one) => one.formerly === person);
      yield {
        id: table.id,
        game: table.game,
        status: table.status,
        at: table.madeAt,
        made: table.maker === person,
        ...(seat === -1 ? {} : { seat, name: table.seats[seat]?.name ?? '' }),
      };
    }
  }

  async *#chatOf(person: string): AsyncGenerator<PersonalData['chat'][number]> {
    for await (const page of allTables(this.#shared.store, person))
      for (const line of await this.#oldLines(person, page)) yield lineOf(line);
    for await (const line of eachOf(this.#lines(person))) yield lineOf(line);
  }

  async *#contentsOf(person: string): AsyncGenerator<PersonalData['contents'][number]> {
    const { store } = this.#shared;
    for (const { hash, name, at } of await store.keptBy(person)) {
      const [content] = await store.contents([hash]);
      yield { hash, name, at, text: content?.text ?? '' };
    }
  }

  async *#restrictionsOf(person: string): AsyncGenerator<PersonalData['restrictions'][number]> {
    const { store, clock } = this.#shared;
    for (const { whom, kind, at, until } of (await store.safety?.restrictions(clock.now())) ?? [])
      if (whom === `person ${person}`) yield { kind, at, ...(until === undefined ? {} : { until }) };
  }

  #lines(person: string): AsyncGenerator<readonly WrittenLine[]> {
    return inPages((after) => this.#personal.linesBy(person, after, AT_ONCE));
  }

  /** Lines from before writers were stored are known by their seat. */
  async #oldLines(person: string, tables: readonly StoredTable[]): Promise<WrittenLine[]> {
    const seats = new Map(tables.map((table) => [table.id, seatOf(table, person)]));
    const lines = await this.#personal.oldLines([...seats.keys()]);
    return lines.filter(({ table, seat }) => seat !== null && seats.get(table) === seat);
  }

  /**
   * Resigns their matches, leaves their tables, and removes their name, their chat and what they keep. Doing it again
   * finishes what was interrupted. Restrictions stay, or deleting would lift a ban.
   */
  async forget(person: string, who: string): Promise<Forgotten> {
    const { store, clock } = this.#shared;
    const done = new Set<string>();
    let [lines, later] = [0, 0];
    const remove = async (written: readonly WrittenLine[]): Promise<void> => {
      await this.#personal.removeLines(written);
      lines += written.length;
    };
    // Again until there is nothing new: they may sit down somewhere meanwhile.
    for (let before = -1; before < done.size; ) {
      before = done.size;
      for await (const page of allTables(store, person)) {
        await remove(await this.#oldLines(person, page));
        for (const { id } of page) {
          if (done.has(id)) continue;
          if (!(await this.#forgetAt(id, person))) later++;
          done.add(id);
        }
      }
      for await (const page of this.#lines(person)) await remove(page);
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
    for await (const table of eachOf(allTables(this.#shared.store, UNNAMED)))
      if (table.status === 'over' && (await this.#forgetAt(table.id, UNNAMED))) finished++;
    return finished;
  }
}

const lineOf = ({ table, n, at, text }: WrittenLine): PersonalData['chat'][number] => ({
  table,
  n,
  at,
  text,
});

async function* eachOf<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}

/** One more list of the object whose beginning was written before. */
async function* listed(name: keyof PersonalData, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let comma = '';
  for await (const item of items) {
    yield `${comma}${JSON.stringify(item)}`;
    comma = ',';
  }
  yield ']';
}
