import { type Clerk, Host, loadMatch, type TableListener, type TimedMatch } from '@hortus/host';
import type { ChatLine } from '@hortus/protocol';
import { REMOVED } from '../safety.ts';
import type { Shared } from '../shared.ts';
import type { Duty, Known, StoredTable } from '../store.ts';
import { saveSnapshotIfDue } from './loading.ts';
import { type Follower, tellAsks, tellChat, tellEntry, tellState, tellTable } from './telling.ts';

/** Only this much of a long chat is sent. */
const MOST_LINES = 200;

export interface LiveMeans extends Shared {
  /** The row or the viewers have changed here: is everybody's presence noted? */
  adopted(table: LiveTable): void;
}

/** One table in this process's memory: its host, and the followers who hear what happens. All of it is a cache. */
export class LiveTable implements TableListener<StoredTable> {
  readonly id: string;
  readonly host: Host<StoredTable>;
  readonly followers = new Set<Follower>();
  readonly #shared: LiveMeans;
  /** The last line of chat that was sent. */
  #heard = 0;
  /** Just loaded. A table that nobody follows isn't polled, so a lost hint may leave it behind. */
  #fresh = true;
  lastUsed = 0;

  private constructor(shared: LiveMeans, row: StoredTable, running: TimedMatch | undefined) {
    this.id = row.id;
    this.#shared = shared;
    this.host = new Host(shared.hosting, row, running, this);
  }

  static async load(shared: LiveMeans, id: string): Promise<LiveTable | undefined> {
    const row = await shared.store.table(id);
    return row && new LiveTable(shared, row, await loadMatch(shared.hosting, row));
  }

  get row(): StoredTable {
    return this.host.row;
  }
  get running(): TimedMatch | undefined {
    return this.host.running;
  }
  /** The last entry known here. */
  get seq(): number {
    return this.host.seq;
  }
  /** The last line of chat sent from here. */
  get lastLine(): number {
    return this.#heard;
  }
  get known(): Known {
    return { table: this.id, seq: this.seq, version: this.row.version, line: this.#heard };
  }
  get isResting(): boolean {
    return this.host.isResting;
  }
  get isOverdue(): boolean {
    return this.host.isOverdue;
  }

  /** Does something here after everything requested before, with the match in memory. */
  run<T>(task: (clerk: Clerk<StoredTable>) => Promise<T>): Promise<T> {
    this.lastUsed = this.#shared.clock.now();
    return this.host.run(task);
  }

  /** Drops the match from memory. Followers stay, and so does what they have been sent. */
  rest(): void {
    if (this.running === undefined) return;
    this.host.rest();
    this.#fresh &&= !this.isResting;
  }

  /** An entry is stored and counts: tell all followers. */
  entered(running: TimedMatch): void {
    const { row, followers } = this;
    if (followers.size > 0) tellEntry(row, running, followers, this.#shared.clock.now());
    if (row.asks.length > 0) tellAsks(row, running.match, followers);
    saveSnapshotIfDue(this.#shared, row, running);
  }

  changed(before: StoredTable, hasBegun: boolean): void {
    const { row, followers } = this;
    if (hasBegun) {
      tellTable(row, followers, this.#shared.alive);
      for (const follower of followers) this.tellState(follower, 0);
    } else tellTable(row, followers, this.#shared.alive, { before, isNews: isDealt(before) });
    if (JSON.stringify(before.asks) !== JSON.stringify(row.asks))
      tellAsks(row, this.running?.match, followers);
    this.#shared.adopted(this);
  }

  due(kind: Duty['kind'], at: number): void {
    this.#shared.wake(kind, at);
  }

  /** The row and chat as the store has them now. */
  async refresh(clerk: Clerk<StoredTable>): Promise<void> {
    await clerk.refresh();
    await this.tellNewChat();
  }

  /** Everything as the store has it now. */
  async lookUp(clerk: Clerk<StoredTable>): Promise<void> {
    await clerk.catchUp();
    await this.refresh(clerk);
    await clerk.setOverdue();
  }

  async tellNewChat(): Promise<void> {
    if (this.followers.size === 0) return;
    this.#hear(await this.#shared.store.chat(this.id, this.#heard, MOST_LINES));
  }

  /** Lines have changed: pages replace those they have. */
  async retellChat(): Promise<void> {
    if (this.followers.size === 0) return;
    const lines = await this.#shared.store.chat(this.id, 0, MOST_LINES);
    tellChat(
      this.id,
      lines.filter(({ n }) => n <= this.#heard),
      this.followers,
    );
    this.#hear(lines);
  }

  #hear(lines: readonly ChatLine[]): void {
    const news = lines.filter(({ n }) => n > this.#heard);
    this.#heard = news.at(-1)?.n ?? this.#heard;
    tellChat(this.id, news, this.followers);
  }

  tellTable(): void {
    tellTable(this.row, this.followers, this.#shared.alive, { isNews: isDealt(this.row) });
  }

  tellState(follower: Follower, since: number): void {
    if (this.running) tellState(this.row, this.running, follower, since, this.#shared.clock.now());
  }

  /** From here on the follower hears everything, once; first comes everything so far. */
  async follow(clerk: Clerk<StoredTable>, follower: Follower, since: number, chat: number): Promise<void> {
    if (this.followers.size === 0 && !this.#fresh) await this.lookUp(clerk);
    else if (since > this.seq) await clerk.catchUp();
    this.#fresh = false;
    const from = since > this.seq ? 0 : since;
    // If other followers are here and have heard nothing, nothing was said; whatever may have been missed is sent to
    // all.
    const isSilent = this.followers.size > 0 && this.#heard === 0;
    const lines = isSilent ? [] : await this.#shared.store.chat(this.id, 0, MOST_LINES);
    this.#hear(lines);
    tellTable(this.row, [follower], this.#shared.alive);
    this.tellState(follower, from);
    tellAsks(this.row, this.running?.match, [follower]);
    tellChat(
      this.id,
      // They may still have what was removed meanwhile.
      lines.filter(({ n, text }) => n > chat || text === REMOVED),
      [follower],
    );
    this.followers.add(follower);
    this.#shared.adopted(this);
  }

  unfollow(follower: Follower): void {
    if (!this.followers.delete(follower)) return;
    this.lastUsed = this.#shared.clock.now();
    this.#shared.adopted(this);
  }
}

const isDealt = ({ entropy }: StoredTable): boolean => entropy !== undefined;
