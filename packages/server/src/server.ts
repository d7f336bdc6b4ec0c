import { randomBytes } from 'node:crypto';
import { GAMES } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';
import { BotThreads, type Thinkers } from './bots/pool.ts';
import { type Clock, systemClock } from './clock.ts';
import { Duties } from './duties/runner.ts';
import { Games } from './games.ts';
import type { Host, Log } from './host.ts';
import { LiveTables } from './match/live-tables.ts';
import { People } from './people/identity.ts';
import { Away } from './service/away.ts';
import { BotTurns } from './service/bot-turns.ts';
import { Matches } from './service/matches.ts';
import { Presence } from './service/presence.ts';
import { Requests } from './service/requests.ts';
import { Tables } from './service/tables.ts';
import { Talk } from './service/talk.ts';
import { SETTINGS, type Settings } from './settings.ts';
import type { Duty, Store } from './store.ts';

export interface ServerParts {
  readonly store: Store;
  readonly clock?: Clock;
  readonly settings?: Partial<Settings>;
  readonly log: Log;
  /** Those of the catalogue unless told. */
  readonly games?: readonly Game[];
  /** The module that bots' threads run, where it is not `bot.worker.mjs` beside this one. */
  readonly botThread?: URL;
  readonly thinkers?: (host: Host) => Thinkers;
  readonly stored?: (milliseconds: number) => void;
}

/** One process of the table server, without its ports: tables in memory, duties, bots. */
export class Server {
  readonly host: Host;
  readonly live: LiveTables;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly requests: Requests;
  readonly away: Away;
  readonly talk: Talk;
  readonly #presence: Presence;
  readonly #duties: Duties;
  readonly #thinkers: Thinkers;
  readonly people: People;
  #unlisten: () => Promise<void> = async () => {};

  static async open(parts: ServerParts): Promise<Server> {
    return new Server(parts, await People.open(parts.store));
  }

  private constructor(parts: ServerParts, people: People) {
    this.people = people;
    const clock = parts.clock ?? systemClock;
    const node = randomBytes(6).toString('base64url');
    this.host = {
      store: parts.store,
      clock,
      settings: { ...SETTINGS, ...parts.settings },
      log: parts.log,
      games: new Games(parts.games ?? GAMES),
      node,
      alive: { nodes: new Set([node]), since: clock.now() },
      adopted: (table) => this.#presence.check(table),
      wake: (kind, due) => this.#duties.wake(kind, due),
      stored: parts.stored ?? (() => {}),
    };
    this.live = new LiveTables(this.host);
    this.#presence = new Presence(this.host, this.live);
    this.tables = new Tables(this.host, this.live);
    this.matches = new Matches(this.host, this.tables);
    this.requests = new Requests(this.host, this.tables, this.matches);
    this.away = new Away(this.host, this.tables, this.matches);
    this.talk = new Talk(this.host, this.tables);
    this.#thinkers = parts.thinkers?.(this.host) ?? new BotThreads(this.host, parts.botThread);
    const bots = new BotTurns(this.host, this.tables, this.matches, this.#thinkers);
    this.#duties = new Duties(this.host, (duty) => this.#perform(duty, bots));
  }

  async start(): Promise<void> {
    this.#unlisten = await this.host.store.listen((changes) => this.live.heard(changes));
    await this.#presence.start();
    this.live.start();
    this.#duties.start();
  }

  async #perform(duty: Duty, bots: BotTurns): Promise<void> {
    if (duty.kind === 'bot') return bots.due(duty);
    if (duty.kind === 'dealing') await this.tables.dealingDue(duty.table, duty.seq);
    else await this.matches.clockDue(duty);
    await this.host.store.finishDuty(duty);
  }

  /** Finishes what was begun, and leaves the rest to other processes. */
  async stop(): Promise<void> {
    await this.#presence.stop();
    await this.#unlisten();
    await this.#thinkers.close();
    await this.#duties.stop();
    await this.live.stop();
  }
}
