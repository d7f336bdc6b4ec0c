import type { Clerk } from '@hortus/host';
import { fail, type Refusal, type Result, refuse } from '@hortus/kernel';
import type { Change, StoredTable } from '../store.ts';
import { type LiveMeans, LiveTable } from './live-table.ts';
import type { Follower } from './telling.ts';

/** How many tables one query looks up. */
const LOOKED_UP_AT_ONCE = 1000;

/** The tables in memory: loaded on demand, dropped when nobody has followed them for a while. */
export class LiveTables {
  readonly #shared: LiveMeans;
  readonly #tables = new Map<string, LiveTable>();
  /** Tables with content of their own, the most recently used last; what is made from content takes megabytes. */
  readonly #withContents = new Map<string, LiveTable>();
  readonly #loading = new Map<string, { table: Promise<LiveTable | undefined>; changed: boolean }>();
  #stopped = false;
  #cancel: () => void = () => {};
  /** Set while followed tables are being looked up; and whether that has to be repeated. */
  #lookingUp: Promise<void> | undefined;
  #again = false;

  constructor(shared: LiveMeans) {
    this.#shared = shared;
  }

  get size(): number {
    return this.#tables.size;
  }

  async get(id: string): Promise<LiveTable | undefined> {
    const loaded = this.loaded(id) ?? (await this.#load(id));
    if (loaded !== undefined) loaded.lastUsed = this.#shared.clock.now();
    return loaded;
  }

  /** Only if it is already in memory. */
  loaded(id: string): LiveTable | undefined {
    const table = this.#tables.get(id);
    if (table === undefined) return undefined;
    table.lastUsed = this.#shared.clock.now();
    this.#boundContents(table);
    return table;
  }

  /** The least recently used of the awake tables rests, or is dropped, until few enough contents are in memory. */
  #boundContents(used: LiveTable): void {
    if (used.row.contents === undefined) return;
    this.#withContents.delete(used.id);
    this.#withContents.set(used.id, used);
    const hashes = new Set<string>();
    for (const table of [...this.#withContents.values()].reverse()) {
      if (table !== used && (table.isResting || table.running === undefined)) {
        this.#withContents.delete(table.id);
        continue;
      }
      for (const hash of table.row.contents ?? []) hashes.add(hash);
      if (hashes.size <= this.#shared.settings.mostContents || table === used || !table.host.idle) continue;
      if (table.followers.size > 0) table.rest();
      else this.#forget(table.id);
    }
  }

  /** Does something with a table, loading it if necessary. */
  at<T>(id: string, task: (table: LiveTable) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const loaded = this.loaded(id);
    if (loaded !== undefined) return task(loaded);
    return this.get(id).then((table) => (table === undefined ? fail(refuse('no-such-table')) : task(table)));
  }

  #load(id: string): Promise<LiveTable | undefined> {
    const underWay = this.#loading.get(id);
    if (underWay !== undefined) return underWay.table;
    const loading = { table: this.#loaded(id), changed: false };
    this.#loading.set(id, loading);
    return loading.table;
  }

  async #loaded(id: string): Promise<LiveTable | undefined> {
    try {
      const table = await LiveTable.load(this.#shared, id);
      if (table === undefined) return undefined;
      this.#tables.set(id, table);
      this.#boundContents(table);
      if (this.#loading.get(id)?.changed) this.#bringUpToDate(table);
      else this.#look(table, (clerk) => clerk.setOverdue());
      return table;
    } finally {
      this.#loading.delete(id);
    }
  }

  unfollow(id: string, follower: Follower): void {
    this.#tables.get(id)?.unfollow(follower);
  }

  /** Hints from any process, including this one; an empty list means that some may have been lost. */
  heard(changes: readonly Change[]): void {
    if (changes.length === 0) void this.#lookUpFollowed();
    else this.#catchUpWith(changes);
  }

  #catchUpWith(changes: readonly Change[]): void {
    for (const { table: id, seq = 0, version = 0, line = 0, retold } of changes) {
      const loading = this.#loading.get(id);
      if (loading !== undefined) loading.changed = true;
      const table = this.#tables.get(id);
      if (table === undefined) continue;
      const isBehind = (): boolean => version > table.row.version || line > table.lastLine;
      if (seq > table.seq) this.#look(table, async (clerk) => seq > table.seq && clerk.catchUp());
      if (retold) this.#look(table, () => table.retellChat());
      if (isBehind()) this.#look(table, async (clerk) => isBehind() && table.refresh(clerk));
    }
  }

  #bringUpToDate(table: LiveTable): void {
    this.#look(table, (clerk) => table.lookUp(clerk));
  }

  #look(table: LiveTable, task: (clerk: Clerk<StoredTable>) => Promise<unknown>): void {
    table.run(task).catch((error: unknown) => {
      this.#shared.log.error({ table: table.id, err: error }, 'a table could not be brought up to date');
    });
  }

  /** At regular intervals: drops idle tables, lets tables rest that are only watched, and looks up followed ones. */
  start(): void {
    if (this.#stopped) return;
    const { clock, settings } = this.#shared;
    this.#cancel = clock.after(settings.pollEvery, () => {
      if (this.#stopped) return;
      this.sweep();
      void this.#lookUpFollowed().then(() => this.start());
    });
  }

  #lookUpFollowed(): Promise<void> {
    this.#again ||= this.#lookingUp !== undefined;
    this.#lookingUp ??= this.#lookUpAll()
      .catch((error: unknown) => this.#shared.log.error({ err: error }, 'tables could not be looked up'))
      .finally(() => {
        this.#lookingUp = undefined;
      });
    return this.#lookingUp;
  }

  /** One query for many tables; only tables with news are queried individually. */
  async #lookUpAll(): Promise<void> {
    do {
      this.#again = false;
      const tables = this.followed();
      for (let i = 0; i < tables.length && !this.#stopped; i += LOOKED_UP_AT_ONCE) {
        const some = tables.slice(i, i + LOOKED_UP_AT_ONCE);
        this.#catchUpWith(await this.#shared.store.newer(some.map(({ known }) => known)));
        for (const table of some) if (table.isOverdue) this.#look(table, (clerk) => clerk.setOverdue());
      }
    } while (this.#again && !this.#stopped);
  }

  sweep(): void {
    const { clock, settings } = this.#shared;
    const idle = [...this.#tables.values()]
      .filter((table) => table.followers.size === 0 && table.host.idle)
      .sort((a, b) => b.lastUsed - a.lastUsed);
    for (const table of this.#tables.values())
      if (table.followers.size > 0 && table.lastUsed + settings.restAfter <= clock.now()) table.rest();
    for (const [i, table] of idle.entries())
      if (i >= settings.mostIdle || table.lastUsed + settings.idleAfter <= clock.now())
        this.#forget(table.id);
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    this.#withContents.delete(id);
  }

  followed(): LiveTable[] {
    return [...this.#tables.values()].filter(({ followers }) => followers.size > 0);
  }

  /** Resolves when everything queued has been done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#lookingUp;
    await Promise.all([...this.#tables.values()].map(({ host }) => host.drained()));
  }
}
