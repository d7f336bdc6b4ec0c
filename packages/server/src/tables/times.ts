/** Time left, computed from the entries' own times alone, so that every process comes to the same. */
import type { Entry, Seat } from '@hortus/kernel';
import type { Clocks, TimeControl } from '@hortus/protocol';

/** Whose time runs, as the game says; a new span starts a new limit. */
export interface Turn {
  readonly seat: Seat;
  readonly span: number;
}

export interface Times {
  /** What each seat had left at `since`, in milliseconds. */
  readonly left: readonly number[];
  readonly turn: Turn | undefined;
  readonly ticking: boolean;
  readonly since: number;
  /** By seat: the span it was last in, and what it had left of it, should it go on. */
  readonly stood: readonly (Stood | undefined)[];
  /** While nobody's time runs: whose did, and whether its seat moved last. What a new turn brings waits for one. */
  readonly held?: { readonly turn: Turn; readonly moved: boolean };
}

interface Stood {
  readonly span: number;
  readonly left: number;
}

/** What a seat starts with, and gets anew after its time was up in a match that goes on. */
export const allotment = (control: TimeControl): number => {
  if (control.kind === 'none') return Number.POSITIVE_INFINITY;
  return 1000 * (control.kind === 'move' ? control.seconds : control.base);
};

export const timesAtDeal = (
  control: TimeControl,
  seats: number,
  turn: Turn | undefined,
  at: number,
): Times => ({
  left: Array.from({ length: seats }, () => allotment(control)),
  turn,
  ticking: control.kind !== 'none' && turn !== undefined,
  since: at,
  stood: [],
});

const sameTurn = (a: Turn | undefined, b: Turn | undefined): boolean =>
  a?.seat === b?.seat && a?.span === b?.span;

const isMoveOf = (entry: Entry, seat: Seat): boolean => entry.kind === 'moves' && entry.seat === seat;

const isTimeUp = (entry: Entry): boolean =>
  entry.kind === 'moves' && entry.moves.some(({ kind }) => kind === 'time');

/** A take-back gives no time back, and no increment. */
export function timesAfter(
  control: TimeControl,
  times: Times,
  entry: Entry,
  turn: Turn | undefined,
  paused: boolean,
): Times {
  if (control.kind === 'none') return times;
  const at = Math.max(entry.at ?? times.since, times.since);
  const left = [...leftAt(times, at)];
  const before = times.turn ?? times.held?.turn;
  const stood = [...times.stood];
  const moved = times.turn === undefined ? times.held?.moved === true : isMoveOf(entry, times.turn.seat);
  if (turn === undefined) {
    if (isTimeUp(entry)) left[entry.seat] = allotment(control);
    return { left, turn, ticking: false, since: at, stood, ...(before && { held: { turn: before, moved } }) };
  }
  if (before !== undefined && !sameTurn(before, turn)) {
    stood[before.seat] = { span: before.span, left: left[before.seat] };
    if (control.kind === 'move') left[before.seat] = allotment(control);
    else if (moved) left[before.seat] += 1000 * control.increment;
  }
  // A span that stood still while another was asked goes on with what was left of it.
  if (entry.kind === 'moves' && !sameTurn(before, turn)) {
    const earlier = stood[turn.seat];
    if (earlier?.span === turn.span) left[turn.seat] = earlier.left;
  }
  if (isTimeUp(entry)) left[entry.seat] = allotment(control);
  return { left, turn, ticking: !paused, since: at, stood };
}

function leftAt({ left, turn, ticking, since }: Times, now: number): readonly number[] {
  if (!ticking || turn === undefined) return left;
  return left.map((own, seat) => (seat === turn.seat ? Math.max(0, own - (now - since)) : own));
}

/** When the running seat's time is up. */
export function deadlineOf({ left, turn, ticking, since }: Times): { seat: Seat; at: number } | undefined {
  if (!ticking || turn === undefined) return undefined;
  return { seat: turn.seat, at: since + left[turn.seat] };
}

export const clocksAt = (times: Times, now: number): Clocks => ({
  left: leftAt(times, now).map((left) => (Number.isFinite(left) ? left : null)),
  running: times.ticking && times.turn !== undefined ? times.turn.seat : null,
});
