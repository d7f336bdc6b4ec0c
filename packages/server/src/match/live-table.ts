import { Queue, TimedMatch as RunningMatch } from '@hortus/host';
import {
  type Entry,
  fail,
  invariant,
  ok,
  type Proposal,
  type Refusal,
  type Result,
  refuse,
} from '@hortus/kernel';
import type { ChatLine } from '@hortus/protocol';
import type { Host } from '../host.ts';
import type { Known, StoredTable } from '../store.ts';
import type { Changed } from '../tables/seating.ts';
import { type Follower, tellAsks, tellChat, tellEntry, tellState, tellTable } from './telling.ts';

/** Makes the entry it wants of the newest match, again if another process was quicker. */
export type Propose = (running: RunningMatch, row: StoredTable) => Result<Proposal, Refusal>;

/** Of a long talk only this much is told. */
const MOST_LINES = 200;

/** A duty that old was lost, or its process is dying: leases are shorter. */
const LONG_OVERDUE = 60_000;

/** How often a lost race is run again before somebody is told to try later. */
const MOST_TRIES = 20;

/**
 * One table in the memory of this process: its row, its match, and who looks on. All of it is a cache. Whatever
 * is asked of it goes through its queue, one after the other; entries are stored, then told.
 */
export class LiveTable {
  readonly id: string;
  readonly queue = new Queue();
  readonly followers = new Set<Follower>();
  readonly #host: Host;
  #row: StoredTable;
  #running: RunningMatch | undefined;
  /** The last line of chat told. */
  #heard = 0;
  /** Just loaded. A table that nobody follows is not looked up regularly, so a lost hint may leave it behind. */
  #fresh = true;
  lastUsed = 0;
  /** What is known of a match that is not in memory at the moment. */
  #resting: Resting | undefined;

  private constructor(host: Host, row: StoredTable, running: RunningMatch | undefined) {
    this.id = row.id;
    this.#host = host;
    this.#row = row;
    this.#running = running;
  }

  static async load(host: Host, id: string): Promise<LiveTable | undefined> {
    const row = await host.store.table(id);
    if (row === undefined) return undefined;
    return new LiveTable(host, row, await loadRunning(host, row));
  }

  get row(): StoredTable {
    return this.#row;
  }
  /** The last entry known here. */
  get seq(): number {
    return this.#running?.match.seq ?? this.#resting?.seq ?? 0;
  }
  /** The last line of chat told here. */
  get lastLine(): number {
    return this.#heard;
  }
  get known(): Known {
    return { table: this.id, seq: this.seq, version: this.#row.version, line: this.#heard };
  }
  get running(): RunningMatch | undefined {
    return this.#running;
  }

  /** Does something here after everything that was asked before, with the match in memory. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#host.clock.now();
    return this.queue.run(() =>
      this.#resting === undefined ? task() : this.#wake(this.#resting).then(task),
    );
  }

  get isResting(): boolean {
    return this.#resting !== undefined;
  }

  /** Drops what can be read again, the match above all. Who looks on stays, and so does what they were told. */
  rest(): void {
    if (this.#running === undefined || !this.queue.idle) return;
    const { clock, bot } = this.#running.duties(this.#row);
    const due = Math.min(clock?.due ?? Number.POSITIVE_INFINITY, bot?.due ?? Number.POSITIVE_INFINITY);
    this.#resting = { seq: this.seq, due };
    this.#row = slim(this.#row);
    this.#running = undefined;
    this.#fresh = false;
  }

  /** First everything as it was when it went to rest: what has happened since is news to those who look on. */
  async #wake({ seq }: Resting): Promise<void> {
    const row = await this.#host.store.table(this.id);
    invariant(row !== undefined, `table ${this.id} is gone`);
    const entries = await this.#host.store.entries(this.id, 0);
    const match = running(this.#host, row, entries.slice(0, seq));
    if (match === undefined) return;
    const { options, secret, terms } = row;
    this.#row = { ...this.#row, options, secret, ...(terms && { terms }) };
    this.#running = match;
    this.#resting = undefined;
    this.#enterAll(match, entries.slice(seq));
    await this.adopt(row);
  }

  /** Stores the entry, then lets it count, then tells it. In the queue only. */
  async append(propose: Propose): Promise<Result<Proposal, Refusal>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const match = this.#running;
      if (match === undefined) return fail(refuse('not-dealt'));
      const proposed = propose(match, this.#row);
      if (!proposed.ok || proposed.value.known) return proposed;
      const append = match.appendOf(proposed.value, this.#row);
      const start = performance.now();
      let stored: 'stored' | 'taken';
      try {
        stored = await this.#host.store.append(append);
      } catch (error) {
        // Nobody knows whether it is stored: if so, the next look at the log finds it.
        this.#host.log.error({ table: this.id, err: error }, 'an entry could not be stored');
        return fail(refuse('try-again'));
      }
      this.#host.stored(performance.now() - start);
      if (stored === 'stored') {
        match.enter(proposed.value);
        this.#tellLast(match);
        if (append.clock) this.#host.wake('clock', append.clock.due);
        if (append.bot) this.#host.wake('bot', append.bot.due);
        return proposed;
      }
      await this.catchUp();
    }
    this.#host.log.warn({ table: this.id }, 'an entry lost every race');
    return fail(refuse('try-again'));
  }

  /** Entries that other processes have stored. In the queue only. */
  async catchUp(): Promise<void> {
    const match = this.#running;
    if (match === undefined) return;
    this.#enterAll(match, await this.#host.store.entries(this.id, match.match.seq));
  }

  #enterAll(match: RunningMatch, entries: readonly Entry[]): void {
    for (const entry of entries) {
      match.apply(entry);
      this.#tellLast(match);
    }
  }

  #tellLast(match: RunningMatch): void {
    if (this.followers.size > 0) tellEntry(this.#row, match, this.followers, this.#host.clock.now());
    if (this.#row.asks.length > 0) tellAsks(this.#row, match.match, this.followers);
    if (!match.match.over) return;
    const before = this.#row;
    if (before.status !== 'over') this.#row = { ...before, status: 'over' };
    tellTable(this.#row, this.followers, this.#host.alive, { before, isNews: true });
  }

  /** Changes the row, in the store first. In the queue only. */
  async change(change: (row: StoredTable) => Changed): Promise<Changed> {
    let made: Changed | undefined;
    const make = (row: StoredTable): StoredTable | undefined => {
      made = change(row);
      return made.ok && made.value !== row ? made.value : undefined;
    };
    const saved = await this.#host.store.changeTable(this.id, make, this.#row);
    invariant(made !== undefined, `table ${this.id} is gone`);
    if (!made.ok) return made;
    const row = saved ?? made.value;
    await this.adopt(row);
    return ok(row);
  }

  /** The row and chat as the store has them now. In the queue only. */
  async refresh(): Promise<void> {
    const row = await this.#host.store.table(this.id);
    if (row !== undefined) await this.adopt(row);
    await this.tellNewChat();
  }

  /** Everything as the store has it now. In the queue only. */
  async lookUp(): Promise<void> {
    await this.catchUp();
    await this.refresh();
    await this.setOverdue();
  }

  async adopt(row: StoredTable): Promise<void> {
    const before = this.#row;
    if (row.version <= before.version) return;
    const isToDeal = this.#running === undefined && isDealt(row);
    // Where its log cannot be read now, nothing of it is known yet: the next look tries again.
    if (isToDeal) this.#running = await loadRunning(this.#host, row);
    this.#row = row;
    if (isToDeal) {
      tellTable(row, this.followers, this.#host.alive);
      for (const follower of this.followers) this.tellState(follower, 0);
    } else tellTable(row, this.followers, this.#host.alive, { before, isNews: isDealt(before) });
    if (JSON.stringify(before.asks) !== JSON.stringify(row.asks))
      tellAsks(row, this.#running?.match, this.followers);
    // An entry stored meanwhile by a process that did not know of the bot has set no duty for it.
    if (row.seats.some(({ kind }, seat) => kind === 'bot' && before.seats[seat]?.kind === 'person'))
      await this.setDuties();
    this.#host.adopted(this);
  }

  /** Of a running match: whose time runs, which bot is to move. */
  async setDuties(): Promise<void> {
    if (this.#running === undefined) return;
    const { store, wake } = this.#host;
    const { clock, bot } = this.#running.duties(this.#row);
    const { seq } = this.#running.match;
    await store.setDuty(this.id, 'clock', clock, seq);
    await store.setDuty(this.id, 'bot', bot, seq);
    for (const duty of [clock, bot]) if (duty) wake(duty.kind, duty.due);
  }

  /** Nobody has done what was due long ago. */
  get isOverdue(): boolean {
    const overdue = this.#host.clock.now() - LONG_OVERDUE;
    if (this.#resting !== undefined) return this.#resting.due < overdue;
    const { clock, bot } = this.#running?.duties(this.#row) ?? {};
    return (clock?.due ?? overdue) < overdue || (bot?.due ?? overdue) < overdue;
  }

  /** A process died before it could say what is due: it is said again. */
  async setOverdue(): Promise<void> {
    if (this.isOverdue) await this.setDuties();
  }

  async tellNewChat(): Promise<void> {
    if (this.followers.size === 0) return;
    this.#hear(await this.#host.store.chat(this.id, this.#heard, MOST_LINES));
  }

  #hear(lines: readonly ChatLine[]): void {
    const news = lines.filter(({ n }) => n > this.#heard);
    this.#heard = news.at(-1)?.n ?? this.#heard;
    tellChat(this.id, news, this.followers);
  }

  tellTable(): void {
    tellTable(this.#row, this.followers, this.#host.alive, { isNews: isDealt(this.#row) });
  }

  tellState(follower: Follower, since: number): void {
    if (this.#running) tellState(this.#row, this.#running, follower, since, this.#host.clock.now());
  }

  /** From here on the follower hears everything, once: what is so far comes first. In the queue only. */
  async follow(follower: Follower, since: number, chat: number): Promise<void> {
    if (this.followers.size === 0 && !this.#fresh) await this.lookUp();
    else if (since > this.seq) await this.catchUp();
    this.#fresh = false;
    const from = since > this.seq ? 0 : since;
    // Where others look on and have heard nothing, nothing was said; what might have been missed is told to all.
    const isSilent = this.followers.size > 0 && this.#heard === 0;
    const lines = isSilent ? [] : await this.#host.store.chat(this.id, 0, MOST_LINES);
    this.#hear(lines);
    tellTable(this.#row, [follower], this.#host.alive);
    this.tellState(follower, from);
    tellAsks(this.#row, this.#running?.match, [follower]);
    tellChat(
      this.id,
      lines.filter(({ n }) => n > chat),
      [follower],
    );
    this.followers.add(follower);
    this.#host.adopted(this);
  }

  unfollow(follower: Follower): void {
    if (!this.followers.delete(follower)) return;
    this.lastUsed = this.#host.clock.now();
    this.#host.adopted(this);
  }
}

const isDealt = ({ entropy }: StoredTable): boolean => entropy !== undefined;

/** What is kept of a match at rest. */
interface Resting {
  readonly seq: number;
  /** The time of the next duty. */
  readonly due: number;
}

/** All that is told of a dealt table again and again; its cards, and what it is dealt by, are read again. */
function slim(row: StoredTable): StoredTable {
  const { terms } = row;
  return {
    ...row,
    options: {},
    secret: '',
    ...(terms && { terms: { ...terms, options: {}, packs: {}, seats: [] } }),
  };
}

function running(host: Host, row: StoredTable, entries: readonly Entry[]): RunningMatch | undefined {
  const game = host.games.withRules(row.game, row.rulesVersion);
  return game && RunningMatch.of(game, row, entries);
}

const loadRunning = async (host: Host, row: StoredTable): Promise<RunningMatch | undefined> =>
  isDealt(row) ? running(host, row, await host.store.entries(row.id, 0)) : undefined;
