import { fail, ok, type Refusal, type Result, refuse } from '@hortus/kernel';
import type { Host } from '../host.ts';
import { seatOf } from '../tables/seating.ts';
import type { Tables } from './tables.ts';

/** Nobody has more to say at one table. */
const MOST_LINES = 1000;

/** Chat among those who sit at a table, and complaints about it. */
export class Talk {
  readonly #host: Host;
  readonly #tables: Tables;

  constructor(host: Host, tables: Tables) {
    this.#host = host;
    this.#tables = tables;
  }

  say(id: string, person: string, said: string): Promise<Result<object, Refusal>> {
    const text = said.trim();
    return this.#tables.at(id, async (table) => {
      const seat = seatOf(table.row, person);
      if (seat === undefined) return fail(refuse('not-seated'));
      if (text === '') return fail(refuse('nothing-said'));
      if ((await this.#host.store.chat(id, MOST_LINES - 1, 1)).length > 0) return fail(refuse('enough-said'));
      const name = table.row.seats[seat]?.name ?? '';
      await this.#host.store.addChat(id, { seat, name, text, at: this.#host.clock.now() });
      await table.tellNewChat();
      return ok({});
    });
  }

  report(id: string, person: string, n: number, why: string): Promise<Result<object, Refusal>> {
    return this.#tables.at(id, async () => {
      const lines = await this.#host.store.chat(id, n - 1, MOST_LINES);
      if (lines[0]?.n !== n) return fail(refuse('no-such-line'));
      await this.#host.store.report(id, n, person, why, this.#host.clock.now());
      return ok({});
    });
  }
}
