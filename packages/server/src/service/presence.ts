import { ok } from '@hortus/kernel';
import type { LiveTable } from '../match/live-table.ts';
import type { LiveTables } from '../match/live-tables.ts';
import type { Shared } from '../shared.ts';
import type { StoredTable } from '../store.ts';

/**
 * Who has a page open on a table, known to all processes: each notes in the table's row whom it serves, and regularly
 * reports that it's alive. Notes of a process that has gone silent no longer count.
 */
export class Presence {
  readonly #shared: Shared;
  readonly #live: LiveTables;
  /** Tables whose rows are about to be changed. */
  readonly #coming = new Set<string>();
  readonly #leaving = new Set<string>();
  #cancel: () => void = () => {};
  #stopped = false;
  #beating: Promise<void> = Promise.resolve();

  constructor(shared: Shared, live: LiveTables) {
    this.#shared = shared;
    this.#live = live;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#plan();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#beating;
  }

  #plan(): void {
    if (this.#stopped) return;
    this.#cancel = this.#shared.clock.after(this.#shared.settings.beatEvery, () => {
      this.#beating = this.#beat()
        .catch((error: unknown) => this.#shared.log.error({ err: error }, 'no sign of life could be given'))
        .finally(() => this.#plan());
    });
  }

  async #beat(): Promise<void> {
    const { store, node, clock, settings, alive } = this.#shared;
    const now = clock.now();
    const nodes = new Set([node, ...(await store.beat(node, now, now - 3 * settings.beatEvery))]);
    const changed = [...nodes, ...alive.nodes].filter((one) => nodes.has(one) !== alive.nodes.has(one));
    alive.nodes = nodes;
    for (const table of this.#live.followed()) {
      // The other tables aren't affected by these processes.
      if (changed.length > 0 && isServedBy(table.row, changed)) table.tellTable();
      this.check(table);
    }
  }

  /** Brings the row's notes about this process, and about dead ones, up to date. */
  check(table: LiveTable): void {
    if (this.#stopped) return;
    const { clock, settings } = this.#shared;
    const key = table.id;
    if (!this.#coming.has(key) && this.#come(table.row, table) !== table.row) {
      this.#coming.add(key);
      // Anyone who arrives before it's done is noted along with them.
      this.#change(table, (row) => {
        this.#coming.delete(key);
        return this.#come(row, table);
      });
    }
    if (this.#leaving.has(key) || this.#gone(table.row, table) === table.row) return;
    this.#leaving.add(key);
    clock.after(settings.awayAfter, () => {
      this.#leaving.delete(key);
      if (!this.#stopped) this.#change(table, (row) => this.#gone(row, table));
    });
  }

  #change(table: LiveTable, change: (row: StoredTable) => StoredTable): void {
    table
      .run((clerk) => clerk.change((row) => ok(change(row))))
      .catch((error: unknown) =>
        this.#shared.log.error({ table: table.id, err: error }, 'who is here could not be noted'),
      );
  }

  #follows({ followers }: LiveTable, person: string | undefined): boolean {
    for (const follower of followers) if (follower.person === person) return true;
    return false;
  }

  #come(row: StoredTable, table: LiveTable): StoredTable {
    const { node } = this.#shared;
    return changeSeats(row, (seat) => {
      if (seat.pages?.includes(node) || !this.#follows(table, seat.person)) return seat;
      const { awaySince: _since, ...rest } = seat;
      return { ...rest, pages: [...(seat.pages ?? []), node] };
    });
  }

  #gone(row: StoredTable, table: LiveTable): StoredTable {
    const { node, alive, clock } = this.#shared;
    return changeSeats(row, (seat) => {
      const before = seat.pages ?? [];
      const pages = before.filter((one) =>
        one === node ? this.#follows(table, seat.person) : alive.nodes.has(one),
      );
      if (pages.length === before.length) return seat;
      return { ...seat, pages, ...(pages.length === 0 ? { awaySince: clock.now() } : {}) };
    });
  }
}

const isServedBy = ({ seats }: StoredTable, nodes: readonly string[]): boolean =>
  seats.some(({ pages = [] }) => pages.some((node) => nodes.includes(node)));

/** The same row if nothing changes. */
function changeSeats(
  row: StoredTable,
  change: (seat: StoredTable['seats'][number]) => StoredTable['seats'][number],
): StoredTable {
  const seats = row.seats.map((seat) => (seat.kind === 'person' ? change(seat) : seat));
  return seats.every((seat, i) => seat === row.seats[i]) ? row : { ...row, seats };
}
