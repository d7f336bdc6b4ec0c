/** Which chat at a table hasn't been seen yet, even after a reload; never your own lines. */
import type { Seat } from '@hortus/kernel';
import type { ChatLine } from '@hortus/protocol';
import { kept } from '../page/kept.ts';

const KEPT = 'hortus.chat-seen';
/** Older tables are forgotten. */
const MOST_TABLES = 50;

type Seen = readonly (readonly [table: string, n: number])[];

function before(): Seen {
  try {
    const list: unknown = JSON.parse(kept.get(KEPT) ?? '[]');
    return Array.isArray(list) ? (list as Seen) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was looked at. */
export const seenAt = (table: string): number => before().find(([id]) => id === table)?.[1] ?? 0;

export function noteSeen(table: string, n: number): void {
  const others = before().filter(([id]) => id !== table);
  kept.set(KEPT, JSON.stringify([...others, [table, n]].slice(-MOST_TABLES)));
}

/** The newest line of somebody else since then. */
export const unreadIn = (
  lines: readonly ChatLine[],
  mySeat: Seat | undefined,
  seen: number,
): ChatLine | undefined => lines.findLast(({ n, seat }) => n > seen && (seat === null || seat !== mySeat));
