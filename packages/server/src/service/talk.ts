import { fail, ok, type Refusal, type Result, refuse } from '@hortus/kernel';
import type { LiveTables } from '../match/live-tables.ts';
import type { Shared } from '../shared.ts';
import { seatOf } from '../tables/seating.ts';

/** The chat limit per table. */
const MOST_LINES = 1000;

/** Chat between the players at a table, and complaints about it. */
export class Talk {
  readonly #shared: Shared;
  readonly #live: LiveTables;

  constructor(shared: Shared, live: LiveTables) {
    this.#shared = shared;
    this.#live = live;
  }

  say(id: string, person: string, said: string): Promise<Result<object, Refusal>> {
    const text = said.trim();
    return this.#live.at(id, (table) =>
      table.run(async () => {
        const seat = seatOf(table.row, person);
        if (seat === undefined) return fail(refuse('not-seated'));
        if (text === '') return fail(refuse('nothing-said'));
        if ((await this.#shared.store.chat(id, MOST_LINES - 1, 1)).length > 0)
          return fail(refuse('enough-said'));
        const name = table.row.seats[seat]?.name ?? '';
        await this.#shared.store.addChat(id, { seat, name, text, at: this.#shared.clock.now() });
        await table.tellNewChat();
        return ok({});
      }),
    );
  }

  report(id: string, person: string, n: number, why: string): Promise<Result<object, Refusal>> {
    return this.#live.at(id, (table) =>
      table.run(async () => {
        const lines = await this.#shared.store.chat(id, n - 1, MOST_LINES);
        if (lines[0]?.n !== n) return fail(refuse('no-such-line'));
        await this.#shared.store.report(id, n, person, why, this.#shared.clock.now());
        return ok({});
      }),
    );
  }
}
