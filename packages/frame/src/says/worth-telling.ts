/** What of the log is worth a sentence: what goes without saying is left out, and so are entries of nothing else. */
import type { SeenEntry } from '@hortus/protocol';
import type { Telling } from '../board/game-table.ts';

/** The same entry where all of it is told; undefined where nothing is. */
export function worthTelling(entry: SeenEntry, isIdle: Telling<unknown>['isIdle']): SeenEntry | undefined {
  if (isIdle === undefined || entry.kind !== 'moves' || !entry.told.some(isIdle)) return entry;
  const told = entry.told.filter((event) => !isIdle(event));
  return told.length === 0 ? undefined : { ...entry, told };
}
