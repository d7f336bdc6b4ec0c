import type { Answered, Entered, Host, SentMoves, Wish } from '@hortus/host';
import {
  fail,
  isNamedInTerms,
  type MatchLog,
  ok,
  personsOf,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  withContents,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import type { LiveTables } from '../match/live-tables.ts';
import { viewerOf } from '../match/telling.ts';
import type { Settings } from '../settings.ts';
import type { Shared } from '../shared.ts';
import type { Duty, Store, StoredTable } from '../store.ts';
import { seatOf } from '../tables/seating.ts';
import type { ContentShelf } from './contents.ts';

/** The maximum number of moments in one reply. */
const LONGEST_HISTORY = 100;

interface History {
  readonly sights: readonly Sight[];
  /** How many entries had to be replayed for it. */
  readonly replayed: number;
}

/** In older matches the names are in the terms. */
const withNames = (log: MatchLog, { seats }: StoredTable): MatchLog =>
  personsOf(log.terms).some((seat) => !isNamedInTerms(log.terms, seat))
    ? { ...log, names: seats.map(({ name }) => name) }
    : log;

/** What people request of a running match: finds its table and the seat that asks. Its host does the rest. */
export class Matches {
  readonly #live: LiveTables;
  readonly #contents: ContentShelf;
  readonly #games: Shared['games'];
  readonly #store: Store;
  readonly #settings: Settings;

  constructor({ store, settings, games }: Shared, live: LiveTables, contents: ContentShelf) {
    this.#live = live;
    this.#contents = contents;
    this.#games = games;
    this.#store = store;
    this.#settings = settings;
  }

  play(id: string, person: string, sent: SentMoves): Promise<Entered> {
    return this.#live.at(id, ({ host }) => host.play((row) => seatOf(row, person), sent));
  }

  /** A take-back, a pause, its end, a rematch. */
  ask(id: string, person: string, wish: Wish): Promise<Answered> {
    return this.#as(id, person, (host, who) => host.ask(who, wish));
  }

  /** The answer to another player's request. */
  answer(id: string, person: string, ask: string, grants: boolean): Promise<Answered> {
    return this.#as(id, person, (host, who) => host.answer(who, ask, grants));
  }

  order(id: string, person: string, passes: boolean): Promise<Answered> {
    return this.#as(id, person, (host, who) => host.order(who, passes));
  }

  /** The match after each of these entries, as this person may know it. */
  history(id: string, person: string, from: number, to: number): Promise<Result<History, Refusal>> {
    if (to - from >= LONGEST_HISTORY || from > this.#settings.longestReplay)
      return Promise.resolve(fail(refuse('no-such-entry')));
    return this.#live.at(id, ({ host }) => host.history((row) => viewerOf(row, person), from, to));
  }

  /** The whole log, with the content that it names. */
  log(id: string): Promise<Result<MatchLog, Refusal>> {
    return this.#live.at(id, async ({ host }) => {
      const log = await host.log();
      if (!log.ok) return log;
      const game = await this.#games.withRules(log.value.terms);
      const named = withNames(log.value, host.row);
      if (game === undefined) return ok(named);
      return ok(withContents(game, named, await this.#contents.lookUp(game, log.value.terms.options)));
    });
  }

  /** Something has fallen due, and this process has claimed it. */
  async perform(duty: Duty): Promise<void> {
    const table = await this.#live.get(duty.table);
    return table === undefined ? this.#store.finishDuty(duty) : table.host.perform(duty);
  }

  #as(
    id: string,
    person: string,
    ask: (host: Host<StoredTable>, who: (row: StoredTable) => Seat | undefined) => Promise<Answered>,
  ): Promise<Answered> {
    return this.#live.at(id, ({ host }) => ask(host, (row) => seatOf(row, person)));
  }
}
