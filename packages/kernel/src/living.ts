// Which entries of a log still count after its take-backs.

import type { Entry } from './log.ts';
import type { Seat } from './seats.ts';

/** What of an entry tells which others it voids: the log's entries have it, and so has every viewer's sight of them. */
export interface Standing {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly seat: Seat;
  readonly to?: number;
  /** Of a take-back: the asides after `to` that stay. */
  readonly keeps?: readonly number[];
  /** Nobody waited for it. */
  readonly aside?: true;
}

/** The move entries that no take-back has voided, oldest first. */
export function livingEntries<E extends Standing>(entries: Iterable<E>): E[] {
  const living: E[] = [];
  for (const entry of entries) letCount(living, entry);
  return living;
}

/** What one more entry makes of those that count. */
export function letCount<E extends Standing>(living: E[], entry: E): void {
  if (entry.kind === 'moves') living.push(entry);
  else if (entry.kind === 'back') {
    const { to = 0, keeps } = entry;
    const kept: E[] = [];
    while ((living.at(-1)?.seq ?? 0) > to) {
      const last = living.pop();
      if (last !== undefined && keeps?.includes(last.seq)) kept.push(last);
    }
    living.push(...kept.reverse());
  }
}

/** The entry to go back to for this seat to choose its last move again; undefined if it has made none. Asides don't count. */
export function beforeLastMove(entries: Iterable<Standing>, seat: Seat): number | undefined {
  const living = livingEntries(entries);
  const last = living.findLastIndex((entry) => entry.seat === seat && entry.aside !== true);
  return last < 0 ? undefined : (living[last - 1]?.seq ?? 0);
}
