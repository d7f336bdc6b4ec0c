/** Whom a reader doesn't want to hear from: muted tables and hidden people, stored in this browser. */
import type { ChatLine } from '@hortus/protocol';
import { signal } from '@preact/signals';
import { kept } from '../page/kept.ts';

const KEPT = 'hortus.hidden';

function before(): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(kept.get(KEPT) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export const hidden = signal<ReadonlySet<string>>(before());

export function hide(what: string, on: boolean): void {
  const next = new Set(hidden.value);
  if (on) next.add(what);
  else next.delete(what);
  hidden.value = next;
  // The newest few hundred are enough; muting an old table is useless.
  kept.set(KEPT, JSON.stringify([...next].slice(-300)));
}

export const muteOf = (table: string): string => `table ${table}`;
/** A person at a table, by seat; a spectator by name. */
export const personOf = (table: string, { seat, name }: Pick<ChatLine, 'seat' | 'name'>): string =>
  seat === null ? `name ${name}` : `seat ${table} ${seat}`;
