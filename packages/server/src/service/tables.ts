import { randomBytes } from 'node:crypto';
import {
  type Diagnostic,
  fail,
  freshSecret,
  ok,
  packsOf,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@hortus/kernel';
import type { NewTable, TableChange } from '@hortus/protocol';
import type { Host } from '../host.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { LiveTables } from '../match/live-tables.ts';
import type { Person, StoredTable } from '../store.ts';
import { accept, commit, type DealingMeans, dealIfAccepted, expire, reveal } from '../tables/dealing.ts';
import { type Changed, changeTable, join, leave, makeTable } from '../tables/seating.ts';

/** Nobody guesses a table's address. */
const freshId = (): string => randomBytes(9).toString('base64url');

/** Everything that happens to a table before its match: making, seats, acceptance, dealing. */
export class Tables {
  readonly #host: Host;
  readonly #live: LiveTables;

  constructor(host: Host, live: LiveTables) {
    this.#host = host;
    this.#live = live;
  }

  async create(wish: NewTable, maker: Person): Promise<Result<StoredTable, Diagnostic[]>> {
    const means = this.#means();
    const made = makeTable(wish, maker, this.#host.games.newest(wish.game), {
      id: freshId(),
      secret: means.freshSecret(),
      now: means.now,
    });
    if (!made.ok) return made;
    return ok(await this.add(this.dealt(made.value)));
  }

  /** With its terms, where everybody has accepted. */
  dealt(table: StoredTable): StoredTable {
    return dealIfAccepted(table, this.#means());
  }

  async add(table: StoredTable): Promise<StoredTable> {
    await this.#host.store.createTable(table);
    await this.#setDealing(table);
    return table;
  }

  async change(id: string, maker: Person, change: TableChange): Promise<Result<StoredTable, Diagnostic[]>> {
    let faults: Diagnostic[] = [];
    const changed = await this.#changed(id, (row) => {
      const made = changeTable(row, maker, change, this.#host.games.withRules(row.game, row.rulesVersion));
      faults = made.ok ? [] : made.fault;
      return made.ok ? ok(this.dealt(made.value)) : fail(refuse('not-changed'));
    });
    if (changed.ok) return changed;
    return fail(faults.length > 0 ? faults : [{ ...changed.fault, message: 'there is no such table' }]);
  }

  join = (id: string, person: Person, seat?: Seat): Promise<Changed> =>
    this.#changed(id, (row) => join(row, person, seat));

  leave = (id: string, person: string): Promise<Changed> => this.#changed(id, (row) => leave(row, person));

  accept = (id: string, person: string, offer: number): Promise<Changed> =>
    this.#changed(id, (row) => accept(row, person, offer, this.#means()));

  commit = (id: string, person: string, commitment: string): Promise<Changed> =>
    this.#changed(id, (row) => commit(row, person, commitment, this.#means()));

  reveal = (id: string, person: string, secret: string): Promise<Changed> =>
    this.#changed(id, (row) => reveal(row, person, secret, this.#means()));

  /** The time for a dealing is over, or its match was dealt and the process died before it said what is due. */
  async dealingDue(id: string, deal: number): Promise<void> {
    await this.at(id, async (table) => {
      await table.refresh();
      const { status, deal: newest } = table.row;
      if (status === 'dealing' && newest === deal)
        return this.#changeRow(table, (row) => ok(expire(row, deal, this.#host.clock.now())));
      if (table.running?.match.seq === 0) await table.setDuties();
      return ok(table.row);
    });
  }

  /** Does something at a table, after everything that was asked of it before. */
  at<T>(id: string, task: (table: LiveTable) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const loaded = this.#live.loaded(id);
    if (loaded !== undefined) return loaded.run(() => task(loaded));
    return this.#live
      .get(id)
      .then((table) => (table === undefined ? fail(refuse('no-such-table')) : table.run(() => task(table))));
  }

  #changed(id: string, change: (row: StoredTable) => Changed): Promise<Changed> {
    return this.at(id, (table) => this.#changeRow(table, change));
  }

  async #changeRow(table: LiveTable, change: (row: StoredTable) => Changed): Promise<Changed> {
    let before = table.row;
    const changed = await table.change((row) => {
      before = row;
      return change(row);
    });
    if (!changed.ok) return changed;
    const { status, awaitedUntil } = changed.value;
    if (awaitedUntil !== before.awaitedUntil) await this.#setDealing(changed.value);
    if (status === 'playing' && before.status === 'dealing') {
      await table.setDuties();
      await this.#host.store.setDuty(table.id, 'dealing', undefined);
      if (table.running?.match.seq === 0)
        await this.#host.store.noteStanding(table.id, 0, table.running.standing);
    }
    return changed;
  }

  async #setDealing({ id, status, deal, awaitedUntil }: StoredTable): Promise<void> {
    if (status !== 'dealing' || awaitedUntil === undefined) return;
    await this.#host.store.setDuty(id, 'dealing', {
      table: id,
      kind: 'dealing',
      seat: 0,
      seq: deal,
      due: awaitedUntil,
    });
    this.#host.wake('dealing', awaitedUntil);
  }

  #means(): DealingMeans {
    const { clock, settings, games } = this.#host;
    return {
      now: clock.now(),
      commitLimit: settings.commitLimit,
      revealLimit: settings.revealLimit,
      freshSecret: () => freshSecret(randomBytes),
      packsOf: ({ game, options, seats }) => {
        const rules = games.newest(game);
        return rules === undefined ? {} : packsOf(rules, options, seats.length);
      },
    };
  }
}
