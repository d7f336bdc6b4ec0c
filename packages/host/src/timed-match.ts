import {
  type Contents,
  type Entry,
  type Game,
  hasSeat,
  invariant,
  Match,
  type MatchLog,
  type Move,
  NO_SEATS,
  type OpenWindow,
  type Outcome,
  type Proposal,
  type Refusal,
  type Result,
  type Seat,
  type SeatSet,
  sealOf,
  seatsOf,
  stateHash,
} from '@hortus/kernel';
import { type EntryMark, type Invitations, invitationsAfter } from './invitations.ts';
import { Steps } from './steps.ts';
import type { Append, Duties, Duty, HostedTable, Standing } from './table.ts';
import { deadlineOf, type Times, timesAfter, timesAtDeal } from './times.ts';
import { type AskedSeat, askingOf, firstOver, type Opened, openedAfter } from './window.ts';

/** What the host submits for a seat, and when. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
  readonly move: Move;
}

/** In JSON form. Times are null at a table without clocks, where they mean nothing. */
export interface Timing {
  readonly times: Times | null;
  readonly lastAt: number;
  readonly opened: Opened | null;
  readonly asked: EntryMark;
  readonly invitations: Invitations;
}

/** A dealt match in memory, with its clocks: a cache of the log. */
export class TimedMatch {
  readonly match: Match;
  readonly #control: HostedTable['time'];
  #times: Times;
  #lastAt: number;
  #opened: Opened | undefined;
  #asked: EntryMark;
  #invitations: Invitations;
  /** The entry after which every bot declined: they aren't asked about it again. */
  #declined = -1;
  readonly #steps = new Steps();
  /** Of the position before the next entry. */
  #span: number;
  /** What follows from an entry that is being stored, so that it needn't be computed again when it counts. */
  #ahead: After | undefined;

  private constructor(match: Match, row: HostedTable) {
    this.match = match;
    this.#control = row.time;
    this.#lastAt = row.dealtAt ?? row.madeAt;
    this.#times = timesAtDeal(row.time, row.seats.length, match.game.clock(match.state), this.#lastAt);
    const moment = { seq: match.seq, at: this.#lastAt, aside: false };
    this.#opened = openedAfter(undefined, match.game.window(match.state), moment);
    this.#asked = { seq: moment.seq, at: moment.at };
    this.#invitations = invitationsAfter([], match.game, match.state, match.invited, moment);
    this.#span = spanOf(match);
  }

  /** Undefined before the deal. */
  static of(
    game: Game,
    row: HostedTable,
    entries: readonly Entry[],
    contents?: Contents,
  ): TimedMatch | undefined {
    if (row.terms === undefined || row.entropy === undefined) return undefined;
    const begun = Match.begin(game, row.terms, row.entropy, row.secret, contents);
    invariant(begun.ok, `table ${row.id} cannot be dealt again: ${begun.ok ? '' : begun.fault[0]?.message}`);
    const running = new TimedMatch(begun.value, row);
    for (const entry of entries) running.apply(entry);
    return running;
  }

  /** The match as it was dealt. */
  dealtAgain(row: HostedTable): TimedMatch {
    return new TimedMatch(this.match.dealtAgain(), row);
  }

  /** Continues a match that has been played so far, at a table without clocks. */
  static around(match: Match, row: HostedTable): TimedMatch {
    invariant(row.time.kind === 'none', `table ${row.id} has clocks, which its log sets`);
    const running = new TimedMatch(match, row);
    running.#lastAt = match.log({ withSecret: false }).entries.at(-1)?.at ?? running.#lastAt;
    const moment = { seq: match.seq, at: running.#lastAt, aside: false };
    running.#opened = openedAfter(undefined, match.game.window(match.state), moment);
    running.#asked = { seq: moment.seq, at: moment.at };
    running.#invitations = invitationsAfter([], match.game, match.state, match.invited, moment);
    return running;
  }

  /** Everything besides the match that follows from the log, to continue later: see `resumed`. */
  get timing(): Timing {
    const times = this.#control.kind === 'none' ? null : this.#times;
    const [lastAt, asked, invitations] = [this.#lastAt, this.#asked, this.#invitations];
    return { times, lastAt, opened: this.#opened ?? null, asked, invitations };
  }

  /** Continues a match and its timing, both as derived from the log. */
  static resumed(match: Match, row: HostedTable, timing: Timing): TimedMatch {
    const { times, lastAt, opened, asked, invitations } = timing;
    const running = new TimedMatch(match, row);
    running.#times = times ?? running.#times;
    running.#lastAt = lastAt;
    running.#opened = opened ?? undefined;
    running.#asked = asked;
    running.#invitations = invitations;
    return running;
  }

  get times(): Times {
    return this.#times;
  }

  /** When the last entry was made, or the deal. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** How many decisions this seat has made in the turn that is running. */
  stepsOf(seat: Seat): number {
    return this.#steps.of(seat, this.#span);
  }

  /** Every bot that is asked has declined. */
  noteDeclined(seq: number): void {
    this.#declined = seq;
  }

  /** Who is asked in the open window; nobody if there is none. */
  asking(row: HostedTable): readonly AskedSeat[] {
    if (this.#opened === undefined) return NOBODY;
    const { game, state } = this.match;
    return askingOf(game.window(state), this.#opened, row);
  }

  /** The flag that falls next, or the window that ends. */
  deadline(row: HostedTable): Deadline | undefined {
    if (this.match.paused || this.match.over) return undefined;
    const over = firstOver(this.asking(row));
    if (over !== undefined) return { seat: over.seat, at: over.until, move: over.answer };
    const flag = deadlineOf(this.#times);
    return flag && { ...flag, move: this.match.game.moves.kinds.time.make({}) };
  }

  /** The time of the next entry: never before the last one, whatever other processes' clocks say. */
  at(now: number): number {
    return Math.max(now, this.#lastAt);
  }

  /** An entry of the stored log. */
  apply(entry: Entry): void {
    const applied: Result<Entry, Refusal> = this.match.apply(entry);
    invariant(applied.ok, `entry ${entry.seq} of a stored log is refused`);
    this.#passed(entry, this.match.isAside(entry.seq));
  }

  /** A proposal that has been stored: now it counts. */
  enter(proposal: Proposal): void {
    this.match.enter(proposal);
    // What was submitted before is already in the log.
    if (!proposal.known) this.#passed(proposal.entry, proposal.aside);
  }

  #passed(entry: Entry, aside: boolean): void {
    if (entry.kind === 'moves' && this.#opened === undefined) this.#steps.note(entry.seat, this.#span, aside);
    this.#span = spanOf(this.match);
    const ahead = this.#ahead;
    const known = ahead?.entry === entry ? ahead : undefined;
    const after = known ?? this.#after(entry, this.match.toAct, this.match.state, aside);
    this.#ahead = undefined;
    this.#times = after.times;
    this.#lastAt = after.moment.at;
    this.#opened = after.opened;
    this.#asked = after.asked;
    this.#invitations = after.invitations;
  }

  /** The situation after this entry, which leads to this state. Every move passes through here. */
  #after(entry: Entry, toAct: SeatSet, state: Match['state'], aside: boolean): After {
    const { game } = this.match;
    const moment = { seq: entry.seq, at: entry.at ?? this.#lastAt, aside };
    const over = toAct === 0;
    const window = over ? undefined : game.window(state);
    const paused = this.#pausedAfter(entry);
    const running = over || this.#control.kind === 'none' ? undefined : game.clock(state);
    return {
      entry,
      moment,
      paused,
      window,
      times: timesAfter(this.#control, this.#times, entry, running, paused, aside, over),
      opened: openedAfter(this.#opened, window, moment),
      asked: this.#askedAfter(entry, toAct, moment),
      invitations: invitationsAfter(
        this.#invitations,
        game,
        state,
        over ? NO_SEATS : game.invited(state),
        moment,
      ),
    };
  }

  /** A seat that is to act and makes an aside still has to act; for anybody else an aside changes nothing. */
  #askedAfter({ seat }: Entry, toAct: SeatSet, { seq, at, aside }: Moment): EntryMark {
    return aside && !hasSeat(toAct, seat) ? this.#asked : { seq, at };
  }

  /** What is stored together with an entry: the duties that follow from it. */
  appendOf({ entry, toAct, state, aside }: Proposal, row: HostedTable): Append {
    const after = this.#after(entry, toAct, state, aside);
    this.#ahead = after;
    const { times, paused, asked, invitations } = after;
    const asking = askingOf(after.window, after.opened, row);
    const standing = this.#standingAfter(entry, toAct, state);
    const [table, ends] = [row.id, toAct === 0];
    if (nothingIsDueAt(row) && asking.length === 0)
      return {
        table,
        entry,
        ends,
        standing,
        nothingDue: this.#opened === undefined,
        clock: undefined,
        bot: undefined,
      };
    const { seq } = entry;
    const declined = this.#declined;
    const { clock, bot } = dutiesOf(row, { seq, toAct, invitations, declined, times, paused, asking, asked });
    return { table, entry, ends, standing, nothingDue: false, clock, bot };
  }

  #standingAfter(entry: Entry, toAct: SeatSet, state: Match['state']): Standing {
    const moves = this.match.moveCount(entry);
    const outcome = this.#outcomeAfter(entry, toAct, state);
    return outcome === undefined ? { toAct, moves } : { toAct, moves, outcome };
  }

  #outcomeAfter({ kind }: Entry, toAct: SeatSet, state: Match['state']): Outcome | undefined {
    if (kind === 'draw') return this.match.agreedOn;
    return toAct === 0 ? this.match.game.outcome(state) : undefined;
  }

  /** What a list of tables says about it. */
  get standing(): Standing {
    const { toAct, outcome } = this.match;
    return { toAct, moves: this.match.moveCount(), ...(outcome && { outcome }) };
  }

  /** The whole log, including the secret, with this entry. */
  logWith({ entry, toAct, state }: Proposal): MatchLog {
    const before = this.match.log({ withSecret: true });
    const log: MatchLog = { ...before, entries: [...before.entries, entry] };
    const outcome = this.#outcomeAfter(entry, toAct, state);
    if (outcome === undefined) return log;
    const ended: MatchLog = { ...log, hash: stateHash(this.match.game, state), outcome };
    return { ...ended, seal: sealOf(ended) };
  }

  /** The current duties, for a table that was just dealt or whose seats changed. */
  duties(row: HostedTable): Duties {
    const { seq, toAct, paused, over } = this.match;
    return dutiesOf(row, {
      seq,
      toAct,
      invitations: this.#invitations,
      declined: this.#declined,
      paused,
      times: this.#times,
      asking: over ? [] : this.asking(row),
      asked: this.#asked,
    });
  }

  #pausedAfter(entry: Entry): boolean {
    return entry.kind === 'pause' || (this.match.paused && entry.kind !== 'resume');
  }
}

const NOBODY: readonly AskedSeat[] = [];

/** The span of the current turn; where no clock runs, as in a window, one that belongs to no turn. */
const spanOf = ({ game, state, seq }: Match): number => game.clock(state)?.span ?? -seq - 1;

interface Moment extends EntryMark {
  readonly aside: boolean;
}

/** What follows from an entry besides the state. */
interface After {
  readonly entry: Entry;
  readonly moment: Moment;
  readonly paused: boolean;
  readonly window: OpenWindow | undefined;
  readonly times: Times;
  readonly opened: Opened | undefined;
  readonly asked: EntryMark;
  readonly invitations: Invitations;
}

/** What determines who has to do something, and when. */
interface Waiting {
  readonly seq: number;
  readonly toAct: SeatSet;
  readonly invitations: Invitations;
  readonly declined: number;
  readonly times: Times;
  readonly paused: boolean;
  readonly asking: readonly AskedSeat[];
  /** The entry after which bots were last asked. */
  readonly asked: EntryMark;
}

const nothingIsDueAt = ({ time, seats }: HostedTable): boolean =>
  time.kind === 'none' && seats.every(({ kind }) => kind !== 'bot');

function dutiesOf({ id, seats }: HostedTable, waiting: Waiting): Duties {
  const { seq, times, paused, asking } = waiting;
  const over = paused ? undefined : firstOver(asking);
  const deadline = over === undefined ? deadlineOf(times) : { seat: over.seat, at: over.until };
  const bot = paused ? undefined : botDue(seats, waiting);
  return {
    clock: deadline && { table: id, kind: 'clock', seat: deadline.seat, seq, due: deadline.at },
    bot: bot && { table: id, kind: 'bot', ...bot },
  };
}

/** The first bot that is asked, and since when any of them is; undefined if none is, or all have declined. */
function botDue(
  seats: HostedTable['seats'],
  { toAct, invitations, asked, declined }: Waiting,
): Pick<Duty, 'seat' | 'seq' | 'due'> | undefined {
  // Most tables have none, and every move passes through here.
  if (!seats.some(({ kind }) => kind === 'bot')) return undefined;
  const waiting = botsAmong(seats, toAct).map((seat) => ({ seat, ...asked }));
  const asides = invitations.filter(({ seat }) => seats[seat]?.kind === 'bot' && !hasSeat(toAct, seat));
  const all = [...waiting, ...asides];
  if (all.length === 0) return undefined;
  const first = Math.min(...all.map(({ seat }) => seat));
  const latest = all.reduce((one, other) => (other.seq > one.seq ? other : one));
  return latest.seq === declined ? undefined : { seat: first, seq: latest.seq, due: latest.at };
}

/** The bots among these seats. */
export const botsAmong = (seats: HostedTable['seats'], set: SeatSet): Seat[] =>
  seatsOf(set).filter((seat) => seats[seat]?.kind === 'bot');
