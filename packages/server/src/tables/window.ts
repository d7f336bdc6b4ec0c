/**
 * An open window: a question that the host answers itself when its time is over, so that nobody learns anything from
 * its length. Everything here follows from what all at the table know.
 */
import type { Game, Move, Seat, State } from '@hortus/kernel';
import type { TimeControl } from '@hortus/protocol';
import type { StoredTable } from '../store.ts';

export interface Asking {
  readonly seat: Seat;
  readonly answer: Move;
  /** When the host answers; undefined: it waits for the seat. */
  readonly until: number | undefined;
}

const DAY = 86_400;
/** Play by correspondence: nobody can be expected to look up within seconds. */
const bySlowPost = (time: TimeControl): boolean => time.kind === 'move' && time.seconds >= DAY;

export function askingOf(game: Game, state: State, row: StoredTable, at: number): Asking | undefined {
  const window = game.window?.(state);
  if (window === undefined) return undefined;
  const { seat, answer, ms } = window;
  return { seat, answer, until: untilOf(row, seat, ms, at) };
}

function untilOf({ seats, time }: StoredTable, seat: Seat, ms: number, at: number): number | undefined {
  const asked = seats[seat];
  // A bot answers by its own duty, after a time of its own.
  if (asked?.kind !== 'person') return undefined;
  if (asked.passes === true && (ms === 0 || bySlowPost(time))) return at;
  if (ms === 0 || bySlowPost(time)) return undefined;
  // Where all the others are bots nobody could learn anything: the answer ends it.
  if (!seats.some(({ kind }, other) => kind === 'person' && other !== seat)) return undefined;
  return at + ms;
}

export const withOrder = (row: StoredTable, seat: Seat, passes: boolean): StoredTable => ({
  ...row,
  seats: row.seats.map((sits, i) => (i === seat ? { ...sits, passes } : sits)),
});
