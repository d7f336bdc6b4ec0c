import { type Clerk, isAsked, notRunning, type TimedMatch } from '@hortus/host';
import { fail, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import type { LiveTables } from '../match/live-tables.ts';
import type { Shared } from '../shared.ts';
import type { StoredTable } from '../store.ts';
import { seatOf } from '../tables/seating.ts';
import { awaySince } from '../tables/table-info.ts';

/** What the others may do about a seat whose person is away: claim the win, or let a bot take over. */
export class Away {
  readonly #shared: Shared;
  readonly #live: LiveTables;

  constructor(shared: Shared, live: LiveTables) {
    this.#shared = shared;
    this.#live = live;
  }

  claim(id: string, person: string, seat: Seat, as: 'win' | 'bot'): Promise<Result<object, Refusal>> {
    return this.#live.at(id, (table) =>
      table.run(async (clerk) => {
        await clerk.catchUp();
        await table.refresh(clerk);
        await clerk.answerOverdue();
        const mayClaim = (row: StoredTable): Refusal | undefined =>
          this.#mayClaim(row, clerk.running, person, seat);
        const refusal = mayClaim(clerk.row);
        if (refusal !== undefined) return fail(refusal);
        return as === 'win' ? clerk.giveUp(seat) : this.#replace(clerk, seat, mayClaim);
      }),
    );
  }

  #mayClaim(
    row: StoredTable,
    running: TimedMatch | undefined,
    person: string,
    seat: Seat,
  ): Refusal | undefined {
    const own = seatOf(row, person);
    if (own === undefined) return refuse('not-seated');
    if (running === undefined) return notRunning(row);
    if (running.match.over) return refuse('over');
    const there = row.seats[seat];
    if (there === undefined || own === seat) return refuse('no-such-seat');
    // Players who are out of the match decide nothing in it, and nobody waits for them.
    if (!isAsked(running.match, own)) return refuse('not-asked');
    if (!isAsked(running.match, seat)) return refuse('no-such-seat');
    if (row.awayLimit === 0) return refuse('no-claims');
    const since = awaySince(there, this.#shared.alive, row.dealtAt ?? row.madeAt);
    const isLongAway = since !== undefined && this.#shared.clock.now() - since >= 1000 * row.awayLimit;
    return isLongAway ? undefined : refuse('not-away');
  }

  async #replace(
    clerk: Clerk<StoredTable>,
    seat: Seat,
    mayClaim: (row: StoredTable) => Refusal | undefined,
  ): Promise<Result<object, Refusal>> {
    const level = this.#shared.games.standIn(clerk.row);
    if (level === undefined) return fail(refuse('no-bots'));
    const changed = await clerk.change((row) => {
      if (row.seats[seat]?.kind !== 'person') return ok(row);
      // They may be back, on another process.
      const refusal = mayClaim(row);
      if (refusal !== undefined) return fail(refusal);
      const { person: left, pages: _pages, awaySince: _since, ...rest } = row.seats[seat];
      const bot = {
        ...rest,
        kind: 'bot' as const,
        level,
        tookOver: clerk.seq,
        ...(left && { formerly: left }),
      };
      return ok({ ...row, seats: row.seats.map((one, i) => (i === seat ? bot : one)) });
    });
    if (!changed.ok) return changed;
    await clerk.setDuties();
    return ok({});
  }
}
