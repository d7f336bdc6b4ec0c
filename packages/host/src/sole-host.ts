/**
 * A host that owns its match alone, in a browser's worker or in a terminal. Nobody else writes, so every entry can be
 * stored, and it handles its own duties.
 */
import type { Entry, Game, Match, MatchLog } from '@hortus/kernel';
import type { Bots, Pace } from './bots.ts';
import type { Clock } from './clock.ts';
import { Host } from './host.ts';
import type { Append, Duty, HostedTable, TableStore } from './table.ts';
import { TimedMatch } from './timed-match.ts';

export interface SoleMeans {
  readonly clock: Clock;
  readonly bots: Bots;
  /** May change while the match runs. */
  readonly pace: Pace;
  /** False: entries don't carry the time they were made. */
  readonly stamps?: boolean;
  /** Stores the log, before anybody hears what is new in it. */
  keep(log: MatchLog): Promise<void> | void;
  /** Something happened, and it is stored. */
  told(): void;
  /** A bot couldn't move, or a bug of ours came to light. */
  broken(error: Error): void;
}

type Kind = Duty['kind'];

/** The one row and the one log, in memory; `keep` makes them persistent. */
class SoleStore implements TableStore {
  readonly duties = new Map<Kind, Duty>();
  readonly #keep: SoleMeans['keep'];
  readonly #set: (kind: Kind, duty: Duty | undefined) => void;
  #row: HostedTable;

  constructor(row: HostedTable, keep: SoleMeans['keep'], set: (kind: Kind, duty: Duty | undefined) => void) {
    this.#row = row;
    this.#keep = keep;
    this.#set = set;
  }

  async append({ clock, bot }: Append, log: () => MatchLog): Promise<'stored'> {
    await this.#keep(log());
    this.#set('clock', clock);
    this.#set('bot', bot);
    return 'stored';
  }

  /** The match has them all: nobody else adds any. */
  async entries(): Promise<Entry[]> {
    return [];
  }

  async table(): Promise<HostedTable> {
    return this.#row;
  }

  async changeTable(
    _: string,
    change: (row: HostedTable) => HostedTable | undefined,
  ): Promise<HostedTable | undefined> {
    const changed = change(this.#row);
    if (changed === undefined) return undefined;
    this.#row = { ...changed, version: this.#row.version + 1 };
    return this.#row;
  }

  async setDuty(_: string, kind: Kind, duty: Duty | undefined): Promise<void> {
    this.#set(kind, duty);
  }

  async finishDuty({ kind, seq }: Duty): Promise<void> {
    if (this.duties.get(kind)?.seq === seq) this.#set(kind, undefined);
  }
}

export class SoleHost {
  readonly match: Match;
  readonly host: Host;
  readonly #means: SoleMeans;
  readonly #store: SoleStore;
  readonly #cancel = new Map<Kind, () => void>();
  /** Called once no bot has anything left to do. */
  readonly #resting: (() => void)[] = [];

  /** `match` may have been played for a while already. */
  constructor(match: Match, row: HostedTable, means: SoleMeans) {
    this.match = match;
    this.#means = means;
    this.#store = new SoleStore(row, means.keep, (kind, duty) => this.#set(kind, duty));
    const { clock, bots, stamps = true } = means;
    const game: Game = match.game;
    const pace = (): Pace => means.pace;
    const error = (about: { readonly err?: unknown }, what: string): void =>
      means.broken(about.err instanceof Error ? about.err : new Error(`${what} ${JSON.stringify(about)}`));
    this.host = new Host(
      {
        store: this.#store,
        clock,
        bots,
        get pace() {
          return pace();
        },
        stamps,
        gameOf: () => game,
        log: { warn: error, error },
      },
      row,
      TimedMatch.around(match, row),
      { entered: () => means.told(), changed: () => {}, due: () => {} },
    );
  }

  /** From now on bots play. */
  start(): Promise<void> {
    return this.host.run((clerk) => clerk.setDuties());
  }

  /** Resolves when no bot has anything to do and everything done so far counts. */
  async rest(): Promise<void> {
    while (this.#store.duties.has('bot')) {
      await new Promise<void>((done) => void this.#resting.push(done));
      await this.host.drained();
    }
  }

  #set(kind: Kind, duty: Duty | undefined): void {
    this.#cancel.get(kind)?.();
    this.#cancel.delete(kind);
    if (duty === undefined) {
      this.#store.duties.delete(kind);
      if (kind === 'bot') for (const done of this.#resting.splice(0)) done();
      return;
    }
    this.#store.duties.set(kind, duty);
    const { clock } = this.#means;
    this.#cancel.set(
      kind,
      clock.after(Math.max(0, duty.due - clock.now()), () => this.#perform(duty)),
    );
  }

  #perform(duty: Duty): void {
    this.host.perform(duty).catch((error: Error) => {
      this.#set(duty.kind, undefined);
      this.#means.broken(error);
    });
  }
}
