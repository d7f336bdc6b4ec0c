/** Time left, computed only from the entries' own times, so that every process gets the same result. */
import { type Entry, hasSeat, type RunningTime, type Seat } from '@hortus/kernel';
import type { Clocks, TimeControl } from '@hortus/protocol';

/** The time of one seat, whatever the others do. */
interface SeatTime {
  /** What it had left at the last entry, in milliseconds. */
  readonly left: number;
  /** Its current span; undefined: the table isn't waiting for it. */
  readonly span: number | undefined;
  /** Was the last entry its own move? While time is held: the last one before that. */
  readonly moved: boolean;
  /** Its previous span and what was left of it, in case it continues. */
  readonly stood?: { readonly span: number; readonly left: number };
}

export interface Times {
  readonly seats: readonly SeatTime[];
  /**
   * Do the clocks of a span run? `held`: the game stops everyone's. Then it isn't known yet whether the spans are
   * over, and what their end brings waits until somebody's clock runs again.
   */
  readonly flow: 'runs' | 'paused' | 'held';
  /** The last entry. */
  readonly since: number;
}

/** What a seat starts with, and gets again after its time was up in a match that continues. */
export const allotment = (control: TimeControl): number => {
  if (control.kind === 'none') return Number.POSITIVE_INFINITY;
  return 1000 * (control.kind === 'move' ? control.seconds : control.base);
};

const spanOf = (running: RunningTime | undefined, seat: Seat): number | undefined =>
  running !== undefined && hasSeat(running.seats, seat) ? running.span : undefined;

export function timesAtDeal(
  control: TimeControl,
  seats: number,
  running: RunningTime | undefined,
  at: number,
): Times {
  const told = control.kind === 'none' ? undefined : running;
  const left = allotment(control);
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({ left, span: spanOf(told, seat), moved: false })),
    flow: told === undefined ? 'held' : 'runs',
    since: at,
  };
}

const isMoveOf = (entry: Entry, seat: Seat): boolean => entry.kind === 'moves' && entry.seat === seat;

const isTimeUpOf = (entry: Entry, seat: Seat): boolean =>
  entry.kind === 'moves' && entry.seat === seat && entry.moves.some(({ kind }) => kind === 'time');

/** A take-back restores no time and no increment; neither does an aside. */
export function timesAfter(
  control: TimeControl,
  times: Times,
  entry: Entry,
  running: RunningTime | undefined,
  paused: boolean,
  aside = false,
  over = false,
): Times {
  if (control.kind === 'none') return times;
  const at = Math.max(entry.at ?? times.since, times.since);
  const seats = times.seats.map((before, seat) => {
    const moved = times.flow === 'held' || aside ? before.moved : isMoveOf(entry, seat);
    const now = { ...before, left: leftAt(times, seat, at), moved };
    const time = running === undefined ? now : inSpan(control, now, spanOf(running, seat), entry);
    return isTimeUpOf(entry, seat) ? { ...time, left: over ? 0 : allotment(control) } : time;
  });
  return { seats, flow: running === undefined ? 'held' : paused ? 'paused' : 'runs', since: at };
}

function inSpan(control: TimeControl, time: SeatTime, span: number | undefined, entry: Entry): SeatTime {
  if (span === time.span) return time;
  const ended = time.span === undefined ? time : atEndOf(control, time, time.span);
  // A span that was paused while another seat was asked continues with what was left of it.
  const goesOn = span !== undefined && ended.stood?.span === span && entry.kind === 'moves';
  return { ...ended, span, left: goesOn ? ended.stood.left : ended.left };
}

function atEndOf(control: TimeControl, time: SeatTime, span: number): SeatTime {
  const brought = control.kind === 'clock' && time.moved ? 1000 * control.increment : 0;
  const left = control.kind === 'move' ? allotment(control) : time.left + brought;
  return { ...time, left, stood: { span, left: time.left } };
}

const runs = ({ seats, flow }: Times, seat: Seat): boolean =>
  flow === 'runs' && seats[seat].span !== undefined;

function leftAt(times: Times, seat: Seat, now: number): number {
  const { left } = times.seats[seat];
  // Another process's clock may be a few milliseconds ahead of ours.
  const passed = Math.max(0, now - times.since);
  return runs(times, seat) ? Math.max(0, left - passed) : left;
}

const NOBODY: readonly Seat[] = [];

const runningSeats = (times: Times): readonly Seat[] =>
  times.flow === 'runs' ? [...times.seats.keys()].filter((seat) => runs(times, seat)) : NOBODY;

/** Whose time is up first, and when; at the same instant the lowest seat comes first. */
export function deadlineOf(times: Times): { readonly seat: Seat; readonly at: number } | undefined {
  const [first, ...others] = runningSeats(times);
  if (first === undefined) return undefined;
  const { seats, since } = times;
  const seat = others.reduce((next, other) => (seats[other].left < seats[next].left ? other : next), first);
  return { seat, at: since + seats[seat].left };
}

export const clocksAt = (times: Times, now: number): Clocks => ({
  left: times.seats.map((_, seat) => {
    const left = leftAt(times, seat, now);
    return Number.isFinite(left) ? left : null;
  }),
  running: runningSeats(times),
});
