import { isAsked, type TimedMatch as RunningMatch } from '@hortus/host';
import { fail, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import { standInLevel } from '../games.ts';
import type { Host } from '../host.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { StoredTable } from '../store.ts';
import { seatOf } from '../tables/seating.ts';
import { awaySince } from '../tables/table-info.ts';
import type { Matches } from './matches.ts';
import type { Tables } from './tables.ts';

/** No match has more games than this to give up. */
const MOST_GAMES = 100;

/** What the others may do about a seat that went away: take the win, or let a bot play on. */
export class Away {
  readonly #host: Host;
  readonly #tables: Tables;
  readonly #matches: Matches;

  constructor(host: Host, tables: Tables, matches: Matches) {
    this.#host = host;
    this.#tables = tables;
    this.#matches = matches;
  }

  claim(id: string, person: string, seat: Seat, as: 'win' | 'bot'): Promise<Result<object, Refusal>> {
    return this.#tables.at(id, async (table) => {
      await table.catchUp();
      await table.refresh();
      await this.#matches.flagIfDue(table);
      const mayClaim = (row: StoredTable): Refusal | undefined =>
        this.#mayClaim(row, table.running, person, seat);
      const refusal = mayClaim(table.row);
      if (refusal !== undefined) return fail(refusal);
      return as === 'win' ? this.#giveUp(table, seat) : this.#replace(table, seat, mayClaim);
    });
  }

  #mayClaim(
    row: StoredTable,
    running: RunningMatch | undefined,
    person: string,
    seat: Seat,
  ): Refusal | undefined {
    const own = seatOf(row, person);
    if (own === undefined) return refuse('not-seated');
    if (running === undefined) return refuse('not-dealt');
    if (running.match.over) return refuse('over');
    const there = row.seats[seat];
    if (there === undefined || own === seat) return refuse('no-such-seat');
    // Who is out of the match decides nothing in it, and nobody waits for them.
    if (!isAsked(running.match, own)) return refuse('not-asked');
    if (!isAsked(running.match, seat)) return refuse('no-such-seat');
    if (row.awayLimit === 0) return refuse('no-claims');
    const since = awaySince(there, this.#host.alive, row.dealtAt ?? row.madeAt);
    const isLongAway = since !== undefined && this.#host.clock.now() - since >= 1000 * row.awayLimit;
    return isLongAway ? undefined : refuse('not-away');
  }

  /** In a match of several games all of them. */
  async #giveUp(table: LiveTable, seat: Seat): Promise<Result<object, Refusal>> {
    for (let games = 0; games < MOST_GAMES && table.running?.match.over === false; games++) {
      const resigned = await this.#matches.resignFor(table, seat);
      if (!resigned.ok) return games === 0 ? resigned : ok({});
    }
    return ok({});
  }

  async #replace(
    table: LiveTable,
    seat: Seat,
    mayClaim: (row: StoredTable) => Refusal | undefined,
  ): Promise<Result<object, Refusal>> {
    const level = standInLevel(table.row.game);
    if (level === undefined) return fail(refuse('no-bots'));
    const changed = await table.change((row) => {
      if (row.seats[seat]?.kind !== 'person') return ok(row);
      // They may be back, on another process.
      const refusal = mayClaim(row);
      if (refusal !== undefined) return fail(refusal);
      const { person: _person, pages: _pages, awaySince: _since, ...rest } = row.seats[seat];
      const bot = { ...rest, kind: 'bot' as const, level, tookOver: table.seq };
      return ok({ ...row, seats: row.seats.map((one, i) => (i === seat ? bot : one)) });
    });
    if (!changed.ok) return changed;
    await table.setDuties();
    return ok({});
  }
}
