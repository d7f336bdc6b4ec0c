import { fail, ok, type Refusal, type Result, refuse } from '@hortus/kernel';
import { PLAIN_LINE, VISIBLE } from '@hortus/protocol';
import type { LiveTables } from '../match/live-tables.ts';
import type { Shared } from '../shared.ts';
import { seatOf } from '../tables/seating.ts';

/** The chat limit per table. */
const MOST_LINES = 1000;

/** What the players at a table write, for everybody who follows it, and complaints about it. */
export class Talk {
  readonly #shared: Shared;
  readonly #live: LiveTables;

  constructor(shared: Shared, live: LiveTables) {
    this.#shared = shared;
    this.#live = live;
  }

  /** `once`: the page's name for this line; sent again after a lost answer it appears once. */
  say(id: string, person: string, said: string, once?: string): Promise<Result<object, Refusal>> {
    const text = said.trim();
    return this.#live.at(id, (table) =>
      table.run(async () => {
        const seat = seatOf(table.row, person);
        if (seat === undefined) return fail(refuse('not-seated'));
        if (this.#shared.restrictions.isMuted(person)) return fail(refuse('muted'));
        if (!PLAIN_LINE.test(text)) return fail(refuse('not-plain-text'));
        if (!VISIBLE.test(text)) return fail(refuse('nothing-said'));
        const name = table.row.seats[seat]?.name ?? '';
        const line = { seat, name, text, at: this.#shared.clock.now() };
        const terms = { once: once && `${seat} ${once}`, person, most: MOST_LINES };
        if ((await this.#shared.store.addChat(id, line, terms)) === undefined)
          return fail(refuse('enough-said'));
        await table.tellNewChat();
        return ok({});
      }),
    );
  }

  /** `said`: why; the page lets people write several lines, which become one. */
  async report(id: string, person: string, n: number, said: string): Promise<Result<object, Refusal>> {
    const why = said.replace(/\s+/g, ' ').trim();
    if (!PLAIN_LINE.test(why)) return fail(refuse('not-plain-text'));
    const { store, clock } = this.#shared;
    const isThere = n <= MOST_LINES && (await store.report(id, n, person, why, clock.now()));
    return isThere ? ok({}) : fail(refuse('no-such-line'));
  }
}
