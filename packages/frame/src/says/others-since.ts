/** What others have done since somebody last decided something. */
import { livingEntries, type Seat } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import type { RunningMatch, Telling } from '../board/game-table.ts';

/** Their own decision; a small thing, such as a pass by a standing order, or an aside is none. */
export const isDecisionOf = (
  { seat: by, aside, told }: SeenEntry,
  seat: Seat | undefined,
  { isSmall }: Pick<Telling, 'isSmall'>,
): boolean => by === seat && aside !== true && !isSmall(told);

export function othersSince(
  entries: readonly SeenEntry[],
  seat: Seat | undefined,
  telling: Pick<Telling, 'isSmall'>,
): RunningMatch['lately'] {
  const living = livingEntries(entries);
  const own = living.findLastIndex((entry) => isDecisionOf(entry, seat, telling));
  return living
    .slice(own + 1)
    .filter((entry) => entry.seat !== seat)
    .map((entry) => ({ seat: entry.seat, told: entry.told }));
}
