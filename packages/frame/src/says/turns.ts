/** What one seat did without anybody else in between: its turn. */
import type { Seat } from '@hortus/kernel';
import type { SeenEntry, Sight } from '@hortus/protocol';
import type { GameTable, Telling } from '../board/game-table.ts';
import { worthTelling } from './worth-telling.ts';

export interface Turn {
  readonly seat: Seat;
  /** Only those worth telling. */
  readonly entries: readonly SeenEntry[];
}

const isStep = (entry: SeenEntry): boolean => entry.kind === 'moves' && entry.aside !== true;

/** The last turn, which may still be going on. Somebody else's pass or forced discard doesn't end it. */
export function lastTurn(entries: readonly SeenEntry[], telling: Telling): Turn | undefined {
  const turn: SeenEntry[] = [];
  let isPast = false;
  for (const entry of entries.toReversed()) {
    if (telling.endsTurn?.(entry.told)) {
      if (isPast) break;
      isPast = true;
    }
    const worth = isStep(entry) ? worthTelling(entry, telling) : entry;
    if (worth === undefined || (isStep(entry) && telling.isSmall(entry.told))) continue;
    const isOther = turn[0] !== undefined && turn[0].seat !== entry.seat;
    if (isOther && isStep(entry) && telling.inTurn(entry.told) === 'beside') continue;
    if (!isStep(entry) || isOther) break;
    turn.unshift(worth);
    isPast = true;
  }
  return turn[0] === undefined ? undefined : { seat: turn[0].seat, entries: turn };
}

/**
 * The table isn't waiting for that seat any more, and the
 * seat isn't waiting for an answer before it continues.
 */
export const isOver = ({ windows }: GameTable, { toAct, view }: Sight, seat: Seat): boolean =>
  windows?.isOpen(view) !== true && !toAct.includes(seat);
