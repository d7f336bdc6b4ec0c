/** What somebody did themselves: a move may also report what became of it, such as how an answer compares. */
import type { DecisiveTurn } from '@hortus/bots';
import type { PackedJson, Seat } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';

/** The events from this seat's first own one on; undefined if there is none. */
export function ownEvents(told: readonly PackedJson[], seat: Seat): readonly PackedJson[] | undefined {
  const first = told.findIndex((event) => event.seat === seat);
  return first < 0 ? undefined : told.slice(first);
}

/** The last entry of a turn, up to the decisive one, in which its seat did something worth telling. */
export function lastDeed(
  entries: readonly SeenEntry[],
  seat: Seat,
  { first, key }: { readonly first: number; readonly key: number },
): SeenEntry | undefined {
  return entries.findLast(
    (entry) =>
      entry.kind === 'moves' &&
      entry.seat === seat &&
      entry.seq >= first &&
      entry.seq <= key &&
      ownEvents(entry.told, seat) !== undefined,
  );
}

/**
 * The entry that mattered in a turn. `isNamed`: what is said about a better move also names the one that was played,
 * so that has to be the entry, even if its events are about somebody's piece rather than the seat.
 */
export function deedIn(
  entries: readonly SeenEntry[],
  { seat, first, key, other }: Pick<DecisiveTurn, 'seat' | 'first' | 'key' | 'other'>,
  isNamed: boolean,
): SeenEntry | undefined {
  const isTold = (entry: SeenEntry): boolean => entry.kind === 'moves' && entry.told.length > 0;
  const named = isNamed ? entries.find((entry) => entry.seq === other?.seq && isTold(entry)) : undefined;
  return (
    named ??
    lastDeed(entries, seat, { first, key: other?.seq ?? key }) ??
    entries.find(({ seq }) => seq === first)
  );
}
