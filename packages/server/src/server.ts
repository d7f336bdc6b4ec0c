import { randomBytes } from 'node:crypto';
import { GAMES, loadGames } from '@hortus/catalogue';
import type { Clock, Pace } from '@hortus/host';
import type { Contribution, Game } from '@hortus/kernel';
import {
  BotThreads,
  LEAST_THINKING,
  type Thinkers,
  type ThinkingFigures,
  type ThinkingMeans,
} from './bots/pool.ts';
import type { Readers } from './contents/job.ts';
import { ReadingThreads } from './contents/readers.ts';
import { Duties } from './duties/runner.ts';
import { type FormerRules, Games } from './games.ts';
import { Sharing } from './limits/sharing.ts';
import { LiveTables } from './match/live-tables.ts';
import { loadStored } from './match/loading.ts';
import { untilLater } from './match/slices.ts';
import { ADDRESSES, addressHash } from './people/address-hash.ts';
import { KEYS_READ_EVERY, People } from './people/identity.ts';
import { Restrictions } from './people/restrictions.ts';
import { Away } from './service/away.ts';
import { ContentShelf } from './service/contents.ts';
import { Matches } from './service/matches.ts';
import { PersonalService } from './service/people.ts';
import { Presence } from './service/presence.ts';
import { rematch } from './service/rematch.ts';
import { Tables } from './service/tables.ts';
import { Talk } from './service/talk.ts';
import { SETTINGS, type Settings } from './settings.ts';
import type { Log, Shared } from './shared.ts';
import type { Duty, Store } from './store.ts';
import { StoreClock } from './store-clock.ts';

export interface ServerParts {
  readonly store: Store;
  /** The database's by default. */
  readonly clock?: Clock;
  readonly settings?: Partial<Settings>;
  readonly log: Log;
  /** The catalogue's by default. */
  readonly games?: readonly Game[];
  /** Where earlier versions of their rules are; the catalogue's by default. */
  readonly former?: FormerRules;
  /** The module that threads run, if it isn't `bot.worker.mjs` next to this one. */
  readonly botThread?: URL;
  readonly thinkers?: (means: ThinkingMeans) => Thinkers;
  /** Threads by default. */
  readonly readers?: Readers;
  readonly stored?: (milliseconds: number) => void;
  /** How late a duty was begun: a bot's turn, a clock. */
  readonly late?: (kind: Duty['kind'], milliseconds: number) => void;
  readonly thinking?: ThinkingFigures;
}

/** One process of the table server, without its ports: tables in memory, duties, bots. */
export class Server {
  readonly shared: Shared;
  readonly live: LiveTables;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly away: Away;
  readonly talk: Talk;
  readonly personal: PersonalService;
  readonly contents: ContentShelf;
  readonly #presence: Presence;
  readonly #duties: Duties;
  readonly #thinkers: Thinkers;
  readonly people: People;
  #unlisten: () => Promise<void> = async () => {};
  #forgetKeys: () => void = () => {};
  #expireNoMore: () => void = () => {};
  readonly #late: ServerParts['late'];

  static async open(parts: ServerParts): Promise<Server> {
    await loadGames();
    const { store } = parts;
    const clock = parts.clock ?? (await StoreClock.open(() => store.now()));
    const people = await People.open(store, () => clock.now());
    return new Server({ ...parts, clock }, people, addressHash(await store.key(ADDRESSES)));
  }

  /** What waits for a thread: turns of bots, and content that people bring. */
  get queues(): { readonly bots: number; readonly contents: number } {
    return { bots: this.#thinkers.waiting ?? 0, contents: this.shared.readers.waiting ?? 0 };
  }

  /** By how many milliseconds this machine's wall clock is ahead of the time that all processes share. */
  get clockSkew(): number {
    const { clock } = this.shared;
    return clock instanceof StoreClock ? clock.skew : 0;
  }

  private constructor(
    parts: ServerParts & { readonly clock: Clock },
    people: People,
    hashAddress: (address: string) => string,
  ) {
    this.people = people;
    this.#late = parts.late;
    const { store, log, stored, clock } = parts;
    const settings = { ...SETTINGS, ...parts.settings };
    const games = new Games(parts.games ?? GAMES, parts.former);
    const node = randomBytes(6).toString('base64url');
    const means = { clock, settings, log, ...(parts.thinking && { thinking: parts.thinking }) };
    this.#thinkers = parts.thinkers?.(means) ?? new BotThreads(means, parts.botThread);
    this.shared = {
      store,
      clock,
      settings,
      log,
      games,
      readers: parts.readers ?? new ReadingThreads(means, parts.botThread),
      node,
      alive: { nodes: new Set([node]), since: clock.now() },
      restrictions: new Restrictions({ clock, log, safety: store.safety }),
      sharing: new Sharing({ clock, log, counts: store.counts, wait: settings.countsWithin }),
      hashAddress,
      hosting: {
        store,
        clock,
        log,
        bots: this.#thinkers,
        pace: paceOf(settings),
        gameOf: (row) => games.withRules(row),
        ended: (row) => (row.status === 'over' ? row : { ...row, status: 'over' }),
        load: (game, row, entries) => loadStored(this.shared, game, row, entries),
        resting: RESTING,
        pause: untilLater,
        rematch: (clerk) => rematch(this.shared, clerk),
        ...(stored && { stored }),
      },
      wake: (kind, due) => this.#duties.wake(kind, due),
    };
    this.live = new LiveTables({ ...this.shared, adopted: (table) => this.#presence.check(table) });
    this.#presence = new Presence(this.shared, this.live);
    this.contents = new ContentShelf(this.shared);
    this.tables = new Tables(this.shared, this.live, this.contents);
    this.matches = new Matches(this.shared, this.live, this.contents);
    this.away = new Away(this.shared, this.live);
    this.talk = new Talk(this.shared, this.live);
    this.personal = new PersonalService(this.shared, this.live);
    this.#duties = new Duties(this.shared, (duty) => this.#perform(duty));
  }

  async start(): Promise<void> {
    this.#unlisten = await this.shared.store.listen((changes) => this.live.heard(changes));
    this.#readKeysLater();
    this.#expireLater(EXPIRE_FIRST);
    await this.shared.restrictions.start();
    await this.#presence.start();
    this.live.start();
    this.#duties.start();
    void this.#nameMissingRules();
  }

  /** Says at once what players would find out one by one. */
  async #nameMissingRules(): Promise<void> {
    const { store, games, log } = this.shared;
    try {
      for (const use of await store.rulesInUse())
        if ((await games.withRules(use)) === undefined)
          log.error({ ...use }, 'stored matches need rules that are not here: hortus rules versions');
    } catch (error) {
      log.warn({ err: error }, 'the rules of stored matches could not be looked up');
    }
  }

  /** Keys change while we run; if the database doesn't answer, the old ones serve. */
  #readKeysLater(): void {
    this.#forgetKeys = this.shared.clock.after(KEYS_READ_EVERY, () => {
      this.#readKeysLater();
      this.people
        .readKeys()
        .catch((error: unknown) => this.shared.log.warn({ err: error }, 'keys could not be read'));
    });
  }

  /** Every hour one of the processes deletes what has expired. */
  #expireLater(wait: number): void {
    const { store, clock, settings, log } = this.shared;
    if (store.expire === undefined) return;
    this.#expireNoMore = clock.after(wait, () => {
      this.#expireLater(EXPIRE_EVERY);
      store
        .expire?.(clock.now(), { table: settings.emptyTableDays, guest: settings.guestDays })
        .then((expired) => expired && log.info(expired, 'expired'))
        .then(() => this.personal.finish())
        .catch((error: unknown) => log.warn({ err: error }, 'nothing could expire'));
    });
  }

  async #perform(duty: Duty): Promise<void> {
    this.#late?.(duty.kind, this.shared.clock.now() - duty.due);
    if (duty.kind !== 'dealing') return this.matches.perform(duty);
    await this.tables.dealingDue(duty.table, duty.seq);
    await this.shared.store.finishDuty(duty);
  }

  /** Finishes what it has started, and leaves the rest to other processes. */
  async stop(): Promise<void> {
    this.#forgetKeys();
    this.#expireNoMore();
    this.shared.restrictions.stop();
    this.shared.sharing.stop();
    await this.#presence.stop();
    await this.#unlisten();
    await this.#thinkers.close();
    await this.shared.readers.close();
    await this.#duties.stop();
    await this.live.stop();
    if (this.shared.clock instanceof StoreClock) this.shared.clock.stop();
  }
}

/** How long after the start, and how often then, what has expired is deleted. */
const EXPIRE_FIRST = 300_000;
const EXPIRE_EVERY = 3_600_000;

/** In a window every answer of a bot comes after this time, and it does its thinking within it. */
export const ANSWERS_AFTER = 400;
export const ANSWER_THINKS = 300;

const paceOf = ({ botThinks, botPace }: Settings): Pace => ({
  thinks: botThinks,
  after: botPace,
  answerThinks: ANSWER_THINKS,
  answersAfter: ANSWERS_AFTER,
  alone: LEAST_THINKING,
});

/** While a match rests, what is sent about its table again and again stays; cards and secret are reloaded. */
const RESTING: NonNullable<Shared['hosting']['resting']> = {
  slim: (row) => ({
    ...row,
    options: NONE,
    secret: '',
    ...(row.entropy && { entropy: row.entropy.map(withoutReveal) }),
    ...(row.terms && { terms: { ...row.terms, options: NONE, packs: NONE, seats: NOBODY } }),
  }),
  whole: (slim, { options, secret, terms, entropy }) => ({
    ...slim,
    options,
    secret,
    ...(terms && { terms }),
    ...(entropy && { entropy }),
  }),
};
const NONE = {};
const NOBODY: readonly never[] = [];
const withoutReveal = (one: Contribution): Contribution => ({ ...one, reveal: '' });
