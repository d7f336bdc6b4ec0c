import {
  type Entry,
  type Game,
  hasSeat,
  invariant,
  Match,
  type MatchLog,
  type Move,
  type Proposal,
  type Refusal,
  type Result,
  type Seat,
  type SeatSet,
  sealOf,
  stateHash,
} from '@hortus/kernel';
import type { Append, Duties, HostedTable, Standing } from './table.ts';
import { deadlineOf, type Times, timesAfter, timesAtDeal } from './times.ts';
import { type Asking, askingOf } from './window.ts';

/** What the host hands in for a seat, and when. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
  readonly move: Move;
}

/** A dealt match in memory, with its clocks: a cache of the log. */
export class TimedMatch {
  readonly match: Match;
  readonly #control: HostedTable['time'];
  #times: Times;
  #lastAt: number;

  private constructor(match: Match, row: HostedTable) {
    this.match = match;
    this.#control = row.time;
    this.#lastAt = row.dealtAt ?? row.madeAt;
    this.#times = timesAtDeal(row.time, row.seats.length, match.game.clock(match.state), this.#lastAt);
  }

  /** Undefined while nothing is dealt. */
  static of(game: Game, row: HostedTable, entries: readonly Entry[]): TimedMatch | undefined {
    if (row.terms === undefined || row.entropy === undefined) return undefined;
    const begun = Match.begin(game, row.terms, row.entropy, row.secret);
    invariant(begun.ok, `table ${row.id} cannot be dealt again`);
    const running = new TimedMatch(begun.value, row);
    for (const entry of entries) running.apply(entry);
    return running;
  }

  /** Goes on with a match that was played so far, at a table without clocks. */
  static around(match: Match, row: HostedTable): TimedMatch {
    invariant(row.time.kind === 'none', `table ${row.id} has clocks, which its log sets`);
    const running = new TimedMatch(match, row);
    running.#lastAt = match.log({ withSecret: false }).entries.at(-1)?.at ?? running.#lastAt;
    return running;
  }

  get times(): Times {
    return this.#times;
  }

  /** When the last entry was made, or the deal. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** The window that stands open, if any. */
  asking(row: HostedTable): Asking | undefined {
    const { game, state, seq } = this.match;
    return askingOf(game, { state, seq, at: this.#lastAt }, row);
  }

  /** The flag that falls next, or the window that ends. */
  deadline(row: HostedTable): Deadline | undefined {
    if (this.match.paused || this.match.over) return undefined;
    const asking = this.asking(row);
    if (asking?.until !== undefined) return { seat: asking.seat, at: asking.until, move: asking.answer };
    const flag = deadlineOf(this.#times);
    return flag && { ...flag, move: this.match.game.moves.kinds.time.make({}) };
  }

  /** When the next entry is made: never before the last, whatever the clocks of other processes say. */
  at(now: number): number {
    return Math.max(now, this.#lastAt);
  }

  /** An entry of the stored log. */
  apply(entry: Entry): void {
    const applied: Result<Entry, Refusal> = this.match.apply(entry);
    invariant(applied.ok, `entry ${entry.seq} of a stored log is refused`);
    this.#passed(entry);
  }

  /** A proposal that has been stored: now it counts. */
  enter(proposal: Proposal): void {
    this.match.enter(proposal);
    this.#passed(proposal.entry);
  }

  #passed(entry: Entry): void {
    this.#times = this.#timesAfter(entry, this.match.toAct, this.match.state);
    this.#lastAt = entry.at ?? this.#lastAt;
  }

  /** What is stored together with an entry: the duties that follow from it. */
  appendOf({ entry, toAct, state }: Proposal, row: HostedTable): Append {
    const times = this.#timesAfter(entry, toAct, state);
    const { seq, at = this.#lastAt } = entry;
    const { game } = this.match;
    const window = toAct === 0 ? undefined : askingOf(game, { state, seq, at }, row);
    const duties = dutiesOf(row, { seq, toAct, times, paused: this.#pausedAfter(entry), at, window });
    const nothingDue = nothingIsDueAt(row) && window === undefined && this.asking(row) === undefined;
    const ends = toAct === 0;
    const outcome = ends ? game.outcome(state) : undefined;
    const standing = { toAct, moves: this.match.moveCount(entry), ...(outcome && { outcome }) };
    return { table: row.id, entry, ends, standing, nothingDue, ...duties };
  }

  /** What a list of tables says of it. */
  get standing(): Standing {
    const { toAct, outcome } = this.match;
    return { toAct, moves: this.match.moveCount(), ...(outcome && { outcome }) };
  }

  /** The whole log, secret and all, as it will stand with this entry. */
  logWith({ entry, toAct, state }: Proposal): MatchLog {
    const before = this.match.log({ withSecret: true });
    const log: MatchLog = { ...before, entries: [...before.entries, entry] };
    const { game } = this.match;
    const outcome = toAct === 0 ? game.outcome(state) : undefined;
    if (outcome === undefined) return log;
    const ended: MatchLog = { ...log, hash: stateHash(game, state), outcome };
    return { ...ended, seal: sealOf(ended) };
  }

  /** The duties as they stand, for a table that was just dealt, or whose seats changed. */
  duties(row: HostedTable): Duties {
    const { seq, toAct, paused } = this.match;
    const window = toAct === 0 ? undefined : this.asking(row);
    return dutiesOf(row, { seq, toAct, paused, times: this.#times, at: this.#lastAt, window });
  }

  #pausedAfter(entry: Entry): boolean {
    return entry.kind === 'pause' || (this.match.paused && entry.kind !== 'resume');
  }

  #timesAfter(entry: Entry, toAct: SeatSet, state: Match['state']): Times {
    const running = toAct === 0 ? undefined : this.match.game.clock(state);
    return timesAfter(this.#control, this.#times, entry, running, this.#pausedAfter(entry));
  }
}

interface Moment {
  readonly seq: number;
  readonly toAct: SeatSet;
  readonly times: Times;
  readonly paused: boolean;
  readonly at: number;
  readonly window: Asking | undefined;
}

const nothingIsDueAt = ({ time, seats }: HostedTable): boolean =>
  time.kind === 'none' && seats.every(({ kind }) => kind !== 'bot');

function dutiesOf({ id, seats }: HostedTable, moment: Moment): Duties {
  const { seq, toAct, times, paused, at, window } = moment;
  const ends = paused || window?.until === undefined ? undefined : { seat: window.seat, at: window.until };
  const deadline = ends ?? deadlineOf(times);
  const bot = paused ? -1 : seats.findIndex(({ kind }, seat) => kind === 'bot' && hasSeat(toAct, seat));
  return {
    clock: deadline && { table: id, kind: 'clock', seat: deadline.seat, seq, due: deadline.at },
    bot: bot < 0 ? undefined : { table: id, kind: 'bot', seat: bot, seq, due: at },
  };
}
