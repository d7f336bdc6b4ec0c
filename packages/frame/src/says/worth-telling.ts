/**
 * What in the log is worth a sentence: what goes without saying is left out, and so are entries with nothing else in
 * them.
 */
import type { SeenEntry } from '@hortus/protocol';
import type { Telling } from '../board/game-table.ts';

/** The same entry if all of it is worth telling; undefined if nothing is. */
export function worthTelling(entry: SeenEntry, telling: Pick<Telling, 'isIdle'>): SeenEntry | undefined {
  const told = entry.kind === 'moves' ? entry.told.filter((event) => !telling.isIdle(event)) : entry.told;
  if (told.length === entry.told.length) return entry;
  return told.length === 0 ? undefined : { ...entry, told };
}
