import type { Entry } from '@hortus/kernel';
import type { Append, Duty, HostedTable, TableStore } from '../table.ts';

/** A store in memory that several hosts share; it keeps copies, as a database would. */
export class MemoryTables implements TableStore {
  readonly rows = new Map<string, HostedTable>();
  readonly logs = new Map<string, Entry[]>();
  readonly duties = new Map<string, Duty>();
  /** A planted fault: the next append fails, or claims to have stored what it forgot. */
  fault: 'fails' | 'forgets' | undefined;

  async append({ table, entry, clock, bot }: Append): Promise<'stored' | 'taken'> {
    const { fault } = this;
    this.fault = undefined;
    if (fault === 'fails') throw new Error('the disk is full');
    if (fault === 'forgets') return 'stored';
    const log = this.logs.get(table) ?? [];
    if (log.length >= entry.seq)
      return JSON.stringify(log[entry.seq - 1]) === JSON.stringify(entry) ? 'stored' : 'taken';
    this.logs.set(table, [...log, structuredClone(entry)]);
    this.#set(table, 'clock', clock);
    this.#set(table, 'bot', bot);
    return 'stored';
  }

  async entries(table: string, after: number): Promise<Entry[]> {
    return structuredClone((this.logs.get(table) ?? []).slice(after));
  }

  async table(id: string): Promise<HostedTable | undefined> {
    return structuredClone(this.rows.get(id));
  }

  async changeTable(
    id: string,
    change: (row: HostedTable) => HostedTable | undefined,
  ): Promise<HostedTable | undefined> {
    const row = this.rows.get(id);
    const changed = row && change(structuredClone(row));
    if (row === undefined || changed === undefined) return undefined;
    const saved = { ...changed, version: row.version + 1 };
    this.rows.set(id, saved);
    return structuredClone(saved);
  }

  async setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq = Infinity): Promise<void> {
    if ((this.duties.get(`${table} ${kind}`)?.seq ?? 0) <= (duty?.seq ?? seq)) this.#set(table, kind, duty);
  }

  async finishDuty({ table, kind, seq }: Duty): Promise<void> {
    if (this.duties.get(`${table} ${kind}`)?.seq === seq) this.#set(table, kind, undefined);
  }

  #set(table: string, kind: Duty['kind'], duty: Duty | undefined): void {
    if (duty === undefined) this.duties.delete(`${table} ${kind}`);
    else this.duties.set(`${table} ${kind}`, duty);
  }
}
