import { randomBytes } from 'node:crypto';
import { type Clerk, otherRules } from '@hortus/host';
import {
  type Contents,
  type Diagnostic,
  fail,
  type Game,
  ok,
  type Result,
  refuse,
  type Seat,
} from '@hortus/kernel';
import type { NewTable, TableChange } from '@hortus/protocol';
import type { LiveTables } from '../match/live-tables.ts';
import type { Shared } from '../shared.ts';
import { ContentGone, type Person, type StoredTable } from '../store.ts';
import { accept, commit, type DealingMeans, dealIfAccepted, expire, reveal } from '../tables/dealing.ts';
import { type Changed, changeTable, join, leave, makeTable, sendAway } from '../tables/seating.ts';
import type { ContentShelf } from './contents.ts';
import { addTable, dealingMeans, setDealing } from './new-table.ts';

/** Nobody can guess a table's address. */
const freshId = (): string => randomBytes(9).toString('base64url');

const withOptions = <T extends NewTable | TableChange>(wish: T, options: object): T => ({
  ...wish,
  options,
});

/** Its maker may drop content while the table is being made with it. */
async function orGone<T>(make: () => Promise<Result<T, Diagnostic[]>>): Promise<Result<T, Diagnostic[]>> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ContentGone)) throw error;
    const message = 'you dropped the content that the table was to name';
    return fail([{ code: 'missing-content', message, path: 'options' }]);
  }
}

/** Everything that happens to a table before its match: creation, seats, acceptance, dealing. */
export class Tables {
  readonly #shared: Shared;
  readonly #live: LiveTables;
  readonly #contents: ContentShelf;

  constructor(shared: Shared, live: LiveTables, contents: ContentShelf) {
    this.#shared = shared;
    this.#live = live;
    this.#contents = contents;
  }

  async create(given: NewTable, maker: Person): Promise<Result<StoredTable, Diagnostic[]>> {
    const { openTablesPerPerson: most } = this.#shared.settings;
    if ((await this.#shared.store.unfinishedOf(maker.id, most)) >= most)
      return fail([
        { ...refuse('too-many-open-tables'), message: `you have ${most} unfinished tables already` },
      ]);
    const means = this.#means();
    const game = this.#shared.games.newest(given.game);
    const settled = game && (await this.#contents.settle(game, given.options, maker.id));
    if (settled?.ok === false) return settled;
    const wish = settled === undefined ? given : withOptions(given, settled.value.options);
    const fresh = { id: freshId(), secret: means.freshSecret(), now: means.now };
    const made = makeTable(wish, maker, game, fresh, settled?.value.contents);
    return made.ok ? orGone(async () => ok(await addTable(this.#shared, made.value))) : made;
  }

  change(id: string, maker: Person, given: TableChange): Promise<Result<StoredTable, Diagnostic[]>> {
    return orGone(() => this.#change(id, maker, given));
  }

  async #change(id: string, maker: Person, given: TableChange): Promise<Result<StoredTable, Diagnostic[]>> {
    let faults: Diagnostic[] = [];
    const changed = await this.#live.at(id, (table) =>
      table.run(async (clerk) => {
        const game = await this.#shared.games.withRules(clerk.row);
        const settled = await this.#settled(clerk.row, game, maker, given);
        if (!settled.ok) {
          faults = settled.fault;
          return fail(refuse('not-changed'));
        }
        const { change, contents } = settled.value;
        return this.#changeRow(clerk, (row) => {
          const made = changeTable(row, maker, change, game, contents);
          faults = made.ok ? [] : made.fault;
          return made.ok ? ok(dealIfAccepted(made.value, this.#means())) : fail(refuse('not-changed'));
        });
      }),
    );
    if (changed.ok) return changed;
    return fail(faults.length > 0 ? faults : [{ ...changed.fault, message: 'there is no such table' }]);
  }

  /** Content is looked up, and kept if its maker changes it, before the row is touched. */
  async #settled(
    row: StoredTable,
    game: Game | undefined,
    maker: Person,
    change: TableChange,
  ): Promise<Result<{ change: TableChange; contents?: Contents }, Diagnostic[]>> {
    if (game === undefined || row.maker !== maker.id) return ok({ change });
    if (change.options === undefined)
      return ok({ change, contents: await this.#contents.lookUp(game, row.options) });
    const settled = await this.#contents.settle(game, change.options, maker.id);
    if (!settled.ok) return settled;
    const { options, contents } = settled.value;
    return ok({ change: withOptions(change, options), contents });
  }

  join = (id: string, person: Person, seat?: Seat): Promise<Changed> =>
    this.#changed(id, (row) => join(row, person, seat));

  leave = (id: string, person: string): Promise<Changed> => this.#changed(id, (row) => leave(row, person));

  sendAway = (id: string, maker: string, seat: Seat): Promise<Changed> =>
    this.#changed(id, (row) => sendAway(row, maker, seat));

  accept = (id: string, person: string, offer: number): Promise<Changed> =>
    this.#dealing(id, (row) => accept(row, person, offer, this.#means()));

  commit = (id: string, person: string, commitment: string): Promise<Changed> =>
    this.#dealing(id, (row) => commit(row, person, commitment, this.#means()));

  reveal = (id: string, person: string, secret: string): Promise<Changed> =>
    this.#dealing(id, (row) => reveal(row, person, secret, this.#means()));

  /** The time limit for dealing is over, or its match was dealt and the process died before it said what is due. */
  async dealingDue(id: string, deal: number): Promise<void> {
    await this.#live.at(id, (table) =>
      table.run(async (clerk) => {
        await table.refresh(clerk);
        const { status, deal: newest } = clerk.row;
        if (status === 'dealing' && newest === deal)
          return this.#changeRow(clerk, (row) => ok(expire(row, deal, this.#shared.clock.now())));
        if (clerk.running?.match.seq === 0) await clerk.setDuties();
        return ok(clerk.row);
      }),
    );
  }

  /** Only where its rules are here: nobody could play what was dealt under others. */
  #dealing(id: string, change: (row: StoredTable) => Changed): Promise<Changed> {
    return this.#live.at(id, (table) =>
      table.run(async (clerk) =>
        (await this.#shared.games.withRules(clerk.row)) === undefined
          ? fail(otherRules(clerk.row))
          : this.#changeRow(clerk, change),
      ),
    );
  }

  #changed(id: string, change: (row: StoredTable) => Changed): Promise<Changed> {
    return this.#live.at(id, (table) => table.run((clerk) => this.#changeRow(clerk, change)));
  }

  async #changeRow(clerk: Clerk<StoredTable>, change: (row: StoredTable) => Changed): Promise<Changed> {
    let before = clerk.row;
    const changed = await clerk.change((row) => {
      before = row;
      return change(row);
    });
    if (!changed.ok) return changed;
    const { status, awaitedUntil } = changed.value;
    if (awaitedUntil !== before.awaitedUntil) await setDealing(this.#shared, changed.value);
    if (status === 'playing' && before.status === 'dealing') {
      const { store } = this.#shared;
      await clerk.setDuties();
      await store.setDuty(clerk.row.id, 'dealing', undefined);
      if (clerk.running?.match.seq === 0) await store.noteStanding(clerk.row.id, 0, clerk.running.standing);
    }
    return changed;
  }

  #means(): DealingMeans {
    return dealingMeans(this.#shared);
  }
}
