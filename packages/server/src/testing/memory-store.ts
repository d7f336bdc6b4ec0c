import { randomBytes } from 'node:crypto';
import type { Content, Entry, Hex } from '@hortus/kernel';
import type { ChatLine } from '@hortus/protocol';
import {
  type Append,
  type Change,
  type ChatTerms,
  ContentGone,
  type ContentLimit,
  type Duty,
  type KeptContent,
  type KeptKey,
  type Known,
  type ListedTable,
  namedBy,
  type Person,
  peopleOf,
  type Quota,
  type RulesInUse,
  type Standing,
  type Store,
  type StoredTable,
} from '../store.ts';

interface Claimable {
  readonly duty: Duty;
  claimedUntil: number;
  claimedBy?: MemoryStore;
}

const sameDuty = (a: Duty, b: Duty): boolean => a.seq === b.seq && a.due === b.due && a.seat === b.seat;

/** What several processes share, as a test sees it: each makes its own `MemoryStore` on it. */
export class MemoryDatabase {
  readonly logs = new Map<string, Entry[]>();
  readonly tables = new Map<string, StoredTable>();
  readonly snapshots = new Map<string, string>();
  readonly contents = new Map<Hex, Content>();
  /** By person, then by hash. */
  readonly kept = new Map<string, Map<Hex, { readonly bytes: number; readonly at: number }>>();
  /** By hash: who made each table that names it. */
  readonly uses = new Map<Hex, Map<string, string>>();
  /** By table and sequence. */
  readonly standings = new Map<string, Standing>();
  readonly duties = new Map<string, Claimable>();
  readonly lines = new Map<string, ChatLine[]>();
  readonly saidOnce = new Map<string, number>();
  readonly reports: unknown[] = [];
  readonly people = new Map<string, Person>();
  readonly keys = new Map<string, Uint8Array>();
  readonly olderKeys = new Map<string, KeptKey[]>();
  keysSignFrom = 0;
  readonly nodes = new Map<string, number>();
  readonly listeners = new Set<(changes: readonly Change[]) => void>();
  /** Stores that aren't closed: what the others have claimed is free. */
  readonly connected = new Set<MemoryStore>();

  isFree({ claimedUntil, claimedBy }: Claimable, now: number): boolean {
    return claimedUntil <= now || (claimedBy !== undefined && !this.connected.has(claimedBy));
  }

  hint(change: Change): void {
    for (const heard of this.listeners) queueMicrotask(() => heard([change]));
  }
}

/** A store that forgets: for tests. It keeps copies, as a database would. */
export class MemoryStore implements Store {
  readonly database: MemoryDatabase;

  constructor(database = new MemoryDatabase()) {
    this.database = database;
    database.connected.add(this);
  }

  async append({ table, entry, clock, bot, ends, standing }: Append): Promise<'stored' | 'taken'> {
    const { logs, tables } = this.database;
    const log = logs.get(table) ?? [];
    if (log.length >= entry.seq && entry.seq > 0)
      return JSON.stringify(log[entry.seq - 1]) === JSON.stringify(entry) ? 'stored' : 'taken';
    if (log.length + 1 !== entry.seq || !tables.has(table)) throw new Error(`no entry before ${entry.seq}`);
    logs.set(table, [...log, structuredClone(entry)]);
    this.database.standings.set(`${table} ${entry.seq}`, standing);
    this.#duty(table, 'clock', clock);
    this.#duty(table, 'bot', bot);
    const row = tables.get(table);
    if (ends && row !== undefined) tables.set(table, { ...row, status: 'over', version: row.version + 1 });
    this.database.hint({ table, seq: entry.seq });
    return 'stored';
  }

  async entries(table: string, after: number): Promise<Entry[]> {
    return structuredClone((this.database.logs.get(table) ?? []).slice(after));
  }

  async newer(known: readonly Known[]): Promise<Change[]> {
    const { logs, tables, lines } = this.database;
    return known.flatMap(({ table, ...had }) => {
      const seq = logs.get(table)?.length ?? 0;
      const version = tables.get(table)?.version ?? 0;
      const line = lines.get(table)?.length ?? 0;
      if (seq <= had.seq && version <= had.version && line <= had.line) return [];
      return [
        {
          table,
          ...(seq > had.seq ? { seq } : {}),
          ...(version > had.version ? { version } : {}),
          ...(line > had.line ? { line } : {}),
        },
      ];
    });
  }

  async snapshot(table: string): Promise<string | undefined> {
    return this.database.snapshots.get(table);
  }

  async saveSnapshot(table: string, text: string): Promise<void> {
    this.database.snapshots.set(table, text);
  }

  async keepContent(
    person: string,
    content: Content,
    quota: Quota,
    at: number,
  ): Promise<'kept' | ContentLimit> {
    const kept = this.database.kept.get(person) ?? new Map();
    const bytes = Buffer.byteLength(content.text);
    if (kept.has(content.hash)) return 'kept';
    const stored = this.#storedFor(person);
    const isNew = !stored.has(content.hash);
    if (isNew && stored.size >= quota.count) return 'too-many-contents';
    if (isNew && this.#sizeOf(stored) + bytes > quota.bytes) return 'too-much-content';
    this.database.kept.set(person, kept.set(content.hash, { bytes, at }));
    this.database.contents.set(content.hash, content);
    return 'kept';
  }

  #storedFor(person: string): Set<Hex> {
    const { kept, uses } = this.database;
    const named = [...uses].filter(([, tables]) => [...tables.values()].includes(person));
    return new Set([...(kept.get(person)?.keys() ?? []), ...named.map(([hash]) => hash)]);
  }

  #sizeOf(hashes: Iterable<Hex>): number {
    let sum = 0;
    for (const hash of hashes) sum += Buffer.byteLength(this.database.contents.get(hash)?.text ?? '');
    return sum;
  }

  async storedFor(person: string): Promise<Quota> {
    const stored = this.#storedFor(person);
    return { count: stored.size, bytes: this.#sizeOf(stored) };
  }

  async contents(hashes: readonly Hex[]): Promise<Content[]> {
    return hashes.flatMap((hash) => this.database.contents.get(hash) ?? []);
  }

  async keptBy(person: string): Promise<KeptContent[]> {
    const { kept, contents, uses } = this.database;
    return [...(kept.get(person) ?? [])]
      .map(([hash, { bytes, at }]) => {
        const { name = '' } = contents.get(hash) ?? {};
        return { name, hash, bytes, at, used: (uses.get(hash)?.size ?? 0) > 0 };
      })
      .sort((a, b) => b.at - a.at || (a.hash < b.hash ? -1 : 1));
  }

  async dropContent(person: string, hash: Hex): Promise<boolean> {
    const had = this.database.kept.get(person)?.delete(hash) ?? false;
    this.#deleteUnused(hash);
    return had;
  }

  #deleteUnused(hash: Hex): void {
    const { kept, contents, uses } = this.database;
    const isKept = [...kept.values()].some((one) => one.has(hash));
    if (!isKept && (uses.get(hash)?.size ?? 0) === 0) contents.delete(hash);
  }

  #setUses(table: StoredTable): void {
    const { contents, uses } = this.database;
    const named = namedBy(table);
    const stored = this.#storedFor(table.maker);
    if (!named.every((hash) => contents.has(hash) && stored.has(hash))) throw new ContentGone(table.id);
    for (const hash of named)
      uses.set(hash, (uses.get(hash) ?? new Map<string, string>()).set(table.id, table.maker));
    for (const [hash, tables] of uses)
      if (!named.includes(hash) && tables.delete(table.id)) this.#deleteUnused(hash);
  }

  async createTable(table: StoredTable): Promise<void> {
    if (this.database.tables.has(table.id)) throw new Error(`there is a table ${table.id}`);
    this.#setUses(table);
    this.database.tables.set(table.id, structuredClone(table));
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return structuredClone(this.database.tables.get(id));
  }

  async changeTable(
    id: string,
    change: (table: StoredTable) => StoredTable | undefined,
  ): Promise<StoredTable | undefined> {
    const row = this.database.tables.get(id);
    if (row === undefined) return undefined;
    const changed = change(structuredClone(row));
    if (changed === undefined) return undefined;
    const saved = structuredClone({ ...changed, version: row.version + 1 });
    if (namedBy(row).join() !== namedBy(saved).join()) this.#setUses(saved);
    this.database.tables.set(id, saved);
    this.database.hint({ table: id, version: saved.version });
    return structuredClone(saved);
  }

  async tablesOf(person: string, limit: number): Promise<ListedTable[]> {
    const { logs, standings, tables } = this.database;
    const mine = [...tables.values()]
      .filter((table) => peopleOf(table).includes(person))
      .sort((a, b) => b.madeAt - a.madeAt)
      .filter(({ status }, i) => i < limit || status === 'dealing' || status === 'playing');
    const listed = mine.map((table) => {
      const last = logs.get(table.id)?.at(-1);
      const standing = standings.get(`${table.id} ${last?.seq ?? 0}`);
      return {
        table,
        ...(last?.at === undefined ? {} : { at: last.at }),
        ...(standing === undefined ? {} : { standing }),
      };
    });
    return structuredClone(listed);
  }

  async tablesAfter(person: string, after: string, limit: number): Promise<StoredTable[]> {
    const mine = [...this.database.tables.values()]
      .filter((table) => table.id > after && peopleOf(table).includes(person))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    return structuredClone(mine.slice(0, limit));
  }

  async unfinishedOf(person: string, most: number): Promise<number> {
    const mine = [...this.database.tables.values()].filter(
      (table) => table.status !== 'over' && table.status !== 'closed' && peopleOf(table).includes(person),
    );
    return Math.min(mine.length, most);
  }

  async now(): Promise<number> {
    return Date.now();
  }

  async rulesInUse(): Promise<RulesInUse[]> {
    const uses = new Map<string, RulesInUse>();
    for (const { game, rulesVersion, status } of this.database.tables.values()) {
      if (status === 'closed') continue;
      const name = `${game} ${rulesVersion}`;
      const { unfinished, finished } = uses.get(name) ?? { unfinished: 0, finished: 0 };
      const isOver = status === 'over' ? 1 : 0;
      uses.set(name, {
        ...{ game, rulesVersion },
        unfinished: unfinished + 1 - isOver,
        finished: finished + isOver,
      });
    }
    return [...uses.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
  }

  async noteStanding(table: string, seq: number, standing: Standing): Promise<void> {
    const key = `${table} ${seq}`;
    if (seq === 0 || !this.database.standings.has(key)) this.database.standings.set(key, standing);
  }

  async claim(kind: Duty['kind'], now: number, lease: number, limit: number): Promise<Duty[]> {
    const due = [...this.database.duties.values()]
      .filter((one) => one.duty.kind === kind && one.duty.due <= now && this.database.isFree(one, now))
      .sort((a, b) => a.duty.due - b.duty.due)
      .slice(0, limit);
    for (const claimable of due) Object.assign(claimable, { claimedUntil: now + lease, claimedBy: this });
    return due.map(({ duty }) => duty);
  }

  async setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq?: number): Promise<void> {
    const upTo = duty?.seq ?? seq ?? Number.POSITIVE_INFINITY;
    if ((this.database.duties.get(`${table} ${kind}`)?.duty.seq ?? 0) > upTo) return;
    this.#duty(table, kind, duty);
  }

  async finishDuty(duty: Duty): Promise<void> {
    const key = `${duty.table} ${duty.kind}`;
    const held = this.database.duties.get(key);
    if (held !== undefined && sameDuty(held.duty, duty)) this.database.duties.delete(key);
  }

  async nextDue(kind: Duty['kind']): Promise<number | undefined> {
    const dues = [...this.database.duties.values()].flatMap(({ duty }) =>
      duty.kind === kind ? [duty.due] : [],
    );
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  async addChat(
    table: string,
    line: Omit<ChatLine, 'n'>,
    { once, most = Number.POSITIVE_INFINITY }: ChatTerms = {},
  ): Promise<ChatLine | undefined> {
    if (!this.database.tables.has(table)) throw new Error(`there is no table ${table} to talk at`);
    const lines = this.database.lines.get(table) ?? [];
    const key = `${table} ${once}`;
    const said = once === undefined ? undefined : this.database.saidOnce.get(key);
    const added = { n: said ?? lines.length + 1, ...line };
    if (said !== undefined) return added;
    if (lines.length >= most) return undefined;
    if (once !== undefined) this.database.saidOnce.set(key, added.n);
    this.database.lines.set(table, [...lines, added]);
    this.database.hint({ table, line: added.n });
    return added;
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    return (this.database.lines.get(table) ?? []).filter(({ n }) => n > after).slice(-most);
  }

  async report(table: string, n: number, by: string, why: string, at: number): Promise<boolean> {
    if ((this.database.lines.get(table) ?? []).every((line) => line.n !== n)) return false;
    this.database.reports.push({ table, n, by, why, at });
    return true;
  }

  async person(id: string): Promise<Person | undefined> {
    return this.database.people.get(id);
  }

  async savePerson(person: Person): Promise<void> {
    this.database.people.set(person.id, person);
  }

  async keyring(name: string, now: number): Promise<KeptKey[]> {
    const older = this.database.olderKeys.get(name) ?? [];
    const ring: KeptKey[] = [{ key: await this.key(name), signsFrom: this.database.keysSignFrom }, ...older];
    return ring.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  }

  async key(name: string): Promise<Uint8Array> {
    const key = this.database.keys.get(name) ?? randomBytes(32);
    this.database.keys.set(name, key);
    return key;
  }

  async listen(heard: (changes: readonly Change[]) => void): Promise<() => Promise<void>> {
    this.database.listeners.add(heard);
    return async () => void this.database.listeners.delete(heard);
  }

  async beat(node: string, now: number, since: number): Promise<readonly string[]> {
    this.database.nodes.set(node, Math.max(now, this.database.nodes.get(node) ?? 0));
    return [...this.database.nodes].flatMap(([id, at]) => (at >= since ? [id] : []));
  }

  async ping(): Promise<void> {}
  async close(): Promise<void> {
    this.database.connected.delete(this);
  }

  #duty(table: string, kind: Duty['kind'], duty: Duty | undefined): void {
    const key = `${table} ${kind}`;
    if (duty === undefined) this.database.duties.delete(key);
    else this.database.duties.set(key, { duty, claimedUntil: 0 });
  }
}
