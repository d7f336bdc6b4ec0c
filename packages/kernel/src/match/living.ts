// Which entries of a log still count after its take-backs.

import type { Seat } from '../contract/seats.ts';
import type { Entry } from '../log/log.ts';

/**
 * The parts of an entry that say which others it voids: the log's entries have them, and so does every viewer's
 * version of them.
 */
export interface Standing {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly seat: Seat;
  readonly to?: number;
  /** For a take-back: the asides after `to` that stay. */
  readonly keeps?: readonly number[];
  /** Nobody was waiting for it. */
  readonly aside?: true;
}

/** The move entries that no take-back has voided, oldest first. */
export function livingEntries<E extends Standing>(entries: Iterable<E>): E[] {
  const living: E[] = [];
  for (const entry of entries) letCount(living, entry);
  return living;
}

/** What one more entry does to those that count. */
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

/**
 * The entry to go back to so that this seat can choose its last move again; undefined if it has made none. Asides
 * don't count.
 */
export function beforeLastMove(entries: Iterable<Standing>, seat: Seat): number | undefined {
  const living = livingEntries(entries);
  const last = living.findLastIndex((entry) => entry.seat === seat && entry.aside !== true);
  return last < 0 ? undefined : (living[last - 1]?.seq ?? 0);
}

/**
 * May this seat choose its last move again, judging by its version of the log? Within its own turn, which continues;
 * earlier, which concerns the others too; undefined if it has made no move, or something was revealed since. A
 * running match allows it nowhere else (a law of the testkit); only the match knows whether an aside would survive
 * without the move.
 */
export function takeBackSeen(
  entries: Iterable<Standing & { readonly final?: true }>,
  seat: Seat,
  toAct: readonly Seat[],
): 'own-turn' | 'earlier' | undefined {
  const all = [...entries];
  const to = beforeLastMove(all, seat);
  const living = livingEntries(all);
  const moves = living.filter(({ aside }) => aside !== true);
  if (to === undefined || moves.some(({ seq, final }) => seq > to && final === true)) return undefined;
  return moves.at(-1)?.seat === seat && toAct.includes(seat) ? 'own-turn' : 'earlier';
}
