/**
 * An open window: a question that the host answers itself when its time is over, so that its length reveals nothing.
 * Everything here follows from what everyone at the table knows.
 */
import type { Move, OpenWindow, Seat } from '@hortus/kernel';
import type { TimeControl } from '@hortus/protocol';
import type { HostedSeat, HostedTable } from './table.ts';
import { allotment } from './times.ts';

/** One of the seats that a window asks. */
export interface AskedSeat {
  readonly seat: Seat;
  readonly answer: Move;
  /** When the host answers; undefined: it waits for the seat. */
  readonly until: number | undefined;
  /** Open for a publicly known time, however the seat answers. */
  readonly fixed: boolean;
}

const DAY = 86_400;
/** Play by correspondence: nobody can be expected to answer within seconds. */
const bySlowPost = (time: TimeControl): boolean => time.kind === 'move' && time.seconds >= DAY;

/** When the open window was opened. */
export interface Opened {
  /** Of the window, if it has one. */
  readonly span: number | undefined;
  /** The entry that opened it, and when that was made. */
  readonly seq: number;
  readonly at: number;
}

/** After an entry: the same window if the game says so, and after any aside. */
export function openedAfter(
  before: Opened | undefined,
  window: OpenWindow | undefined,
  { seq, at, aside }: { readonly seq: number; readonly at: number; readonly aside: boolean },
): Opened | undefined {
  if (window === undefined) return undefined;
  const { span } = window;
  const same = before !== undefined && (aside || (span !== undefined && before.span === span));
  return same ? before : { span, seq, at };
}

const NOBODY: readonly AskedSeat[] = [];

/** The seats asked in a window, in the order in which the host answers for them; none if no window is open. */
export function askingOf(
  window: OpenWindow | undefined,
  opened: Opened | undefined,
  row: HostedTable,
): readonly AskedSeat[] {
  if (window === undefined || opened === undefined) return NOBODY;
  const { ms } = window;
  const { seq, at } = opened;
  return window.answers.map(({ seat, answer }) => {
    const fixed = isFixed(row, seat, ms, seq);
    return { seat, answer, fixed, until: fixed ? at + ms : waitsUntil(row, seat, ms, at) };
  });
}

/** Among those the host answers for, the one whose time is over first. */
export function firstOver(
  asking: readonly AskedSeat[],
): (AskedSeat & { readonly until: number }) | undefined {
  let first: (AskedSeat & { readonly until: number }) | undefined;
  for (const one of asking)
    if (one.until !== undefined && (first === undefined || one.until < first.until))
      first = { ...one, until: one.until };
  return first;
}

const waits = ({ time, oneScreen }: HostedTable, ms: number): boolean =>
  ms === 0 || oneScreen === true || bySlowPost(time);
const isPerson = ({ seats }: HostedTable, seat: Seat): boolean => seats[seat]?.kind === 'person';

/** A window ends as it began, even if a bot takes over a seat in between: otherwise an early answer would be lost. */
const satWhenOpened = ({ kind, tookOver = -1 }: HostedSeat, seq: number): boolean =>
  kind === 'person' || tookOver >= seq;

/** A bot answers by its own duty, after a time of its own. If all the others are bots nobody could learn anything. */
const isFixed = (row: HostedTable, seat: Seat, ms: number, seq: number): boolean =>
  !waits(row, ms) &&
  isPerson(row, seat) &&
  row.seats.some((other, i) => i !== seat && satWhenOpened(other, seq));

/**
 * GEN-E-4 It stays open until it's answered, or until the table's limit: otherwise a losing player could leave it
 * open for ever.
 */
function waitsUntil(row: HostedTable, seat: Seat, ms: number, at: number): number | undefined {
  if (!waits(row, ms) || !isPerson(row, seat)) return undefined;
  if (row.seats[seat]?.passes === true) return at;
  const limit = allotment(row.time);
  return Number.isFinite(limit) ? at + limit : undefined;
}

/** The same row if that is already the order. */
export const withOrder = <T extends HostedTable>(row: T, seat: Seat, passes: boolean): T =>
  (row.seats[seat]?.passes ?? false) === passes
    ? row
    : { ...row, seats: row.seats.map((sits, i) => (i === seat ? { ...sits, passes } : sits)) };
