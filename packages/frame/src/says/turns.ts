/** What one seat did without anybody else in between: its turn. */
import type { Seat } from '@hortus/kernel';
import type { SeenEntry, Sight } from '@hortus/protocol';
import type { GameTable, Telling } from '../board/game-table.ts';
import { worthTelling } from './worth-telling.ts';

export interface Turn {
  readonly seat: Seat;
  /** As far as they are worth telling. */
  readonly entries: readonly SeenEntry[];
}

const isStep = (entry: SeenEntry): boolean => entry.kind === 'moves' && entry.aside !== true;

/** The last of these, which may still go on. A pass of somebody else, or a discard forced on them, doesn't end it. */
export function lastTurn(entries: readonly SeenEntry[], telling: Telling): Turn | undefined {
  const turn: SeenEntry[] = [];
  for (const entry of entries.toReversed()) {
    const worth = isStep(entry) ? worthTelling(entry, telling) : entry;
    if (worth === undefined || (isStep(entry) && telling.isSmall(entry.told))) continue;
    const isOther = turn[0] !== undefined && turn[0].seat !== entry.seat;
    if (isOther && isStep(entry) && telling.inTurn(entry.told) === 'beside') continue;
    if (!isStep(entry) || isOther) break;
    turn.unshift(worth);
  }
  return turn[0] === undefined ? undefined : { seat: turn[0].seat, entries: turn };
}

/** Nobody waits for that seat any more, and it doesn't wait for an answer before it goes on. */
export const isOver = ({ windows }: GameTable, { toAct, view }: Sight, seat: Seat): boolean =>
  windows?.isOpen(view) !== true && !toAct.includes(seat);
