/** One table in the hands of its host. Everything here happens in the host's queue, one thing at a time. */
import {
  type Entry,
  fail,
  type Game,
  invariant,
  type Match,
  type MatchLog,
  type Move,
  ok,
  type PackedJson,
  type Proposal,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Submission,
} from '@hortus/kernel';
import type { Clock } from './clock.ts';
import { notRunning } from './missing-rules.ts';
import type { Changed, Duties, Duty, HostedTable, TableStore } from './table.ts';
import { type Deadline, TimedMatch } from './timed-match.ts';

/** Moves as a page or bot sends them for a seat, not yet read. */
export interface SentMoves {
  readonly moves: readonly PackedJson[];
  /** The last sequence its author had seen; without it the submission is never stale. */
  readonly answers?: number;
  /** Submitting the same id twice has no further effect. */
  readonly id?: string;
}

/** The number of the resulting entry. */
export type Entered = Result<number, Refusal>;

/** Makes the wanted entry from the newest match, and again if another process was quicker. */
export type Propose<T> = (running: TimedMatch, row: T) => Result<Proposal, Refusal>;

/** What every clerk of a process gets. */
export interface ClerkMeans<T extends HostedTable> {
  readonly store: TableStore<T>;
  readonly clock: Clock;
  /** The rules a match was dealt under; undefined: this process doesn't have them. */
  gameOf(row: T): Game | undefined | Promise<Game | undefined>;
  /** Where to report faults that nobody at the table can do anything about. Never receives a secret. */
  readonly log: { warn(about: object, what: string): void; error(about: object, what: string): void };
  /** Notes the end of the match in the row, as the store does with the last entry. */
  ended?(row: T): T;
  /** Loads a stored match into memory; by default it's played from its log in one go. */
  load?(game: Game, row: T, entries: readonly Entry[]): Promise<TimedMatch | undefined>;
  /** What to keep of a row while its match isn't in memory, and how to restore it from the store's. */
  readonly resting?: { slim(row: T): T; whole(slim: T, read: T): T };
  /** False: entries don't carry the time they were made. */
  readonly stamps?: boolean;
  /** An entry was stored after this many milliseconds. */
  stored?(milliseconds: number): void;
}

/** Who hears about events at one table, after they are stored. */
export interface TableListener<T extends HostedTable> {
  /** An entry counts now: the last one of this match. */
  entered(running: TimedMatch): void;
  /** The row has changed. `isDealt`: the match begins with it. */
  changed(before: T, isDealt: boolean): void;
  /** Something of this kind falls due at that time. */
  due(kind: Duty['kind'], at: number): void;
}

/** A duty this old was lost, or its process is dying: leases are shorter. */
const LONG_OVERDUE = 60_000;

/** How often to rerun a lost race before telling the client to try later. */
const MOST_TRIES = 20;

/** No match has more games than this to resign. */
const MOST_GAMES = 100;

const isDealt = ({ entropy }: HostedTable): boolean => entropy !== undefined;

export class Clerk<T extends HostedTable> {
  readonly #means: ClerkMeans<T>;
  readonly #told: TableListener<T>;
  #row: T;
  #running: TimedMatch | undefined;
  /** Of a match that isn't in memory at the moment: its last entry, and when the next duty falls due. */
  #resting: { readonly seq: number; readonly due: number } | undefined;

  constructor(means: ClerkMeans<T>, row: T, running: TimedMatch | undefined, told: TableListener<T>) {
    this.#means = means;
    this.#row = row;
    this.#running = running;
    this.#told = told;
  }

  get row(): T {
    return this.#row;
  }
  /** Undefined before the deal, or if this process doesn't have its rules. */
  get running(): TimedMatch | undefined {
    return this.#running;
  }
  /** The last entry known here. */
  get seq(): number {
    return this.#running?.match.seq ?? this.#resting?.seq ?? 0;
  }

  get isResting(): boolean {
    return this.#resting !== undefined;
  }

  /** Drops what can be read again, above all the match. */
  rest(): void {
    const running = this.#running;
    if (running === undefined) return;
    const { clock, bot } = running.duties(this.#row);
    const due = Math.min(clock?.due ?? Number.POSITIVE_INFINITY, bot?.due ?? Number.POSITIVE_INFINITY);
    this.#resting = { seq: this.seq, due };
    this.#row = this.#means.resting?.slim(this.#row) ?? this.#row;
    this.#running = undefined;
  }

  /** First restore everything as it was when it went to rest: what has happened since is news to its viewers. */
  async wake(): Promise<void> {
    const { store, resting } = this.#means;
    const row = await store.table(this.#row.id);
    invariant(row !== undefined, `table ${this.#row.id} is gone`);
    const entries = await store.entries(row.id, 0);
    const running = await matchOf(this.#means, row, entries.slice(0, this.seq));
    if (running === undefined) return;
    const news = entries.slice(this.seq);
    this.#row = resting?.whole(this.#row, row) ?? this.#row;
    this.#running = running;
    this.#resting = undefined;
    this.#applyAll(running, news);
    await this.adopt(row);
  }

  /** Stores the entry, then makes it count, then publishes it. */
  async append(propose: Propose<T>): Promise<Result<Proposal, Refusal>> {
    const { store, log, stored: measure } = this.#means;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const running = this.#running;
      if (running === undefined) return fail(notRunning(this.#row));
      const proposed = propose(running, this.#row);
      if (!proposed.ok || proposed.value.known) return proposed;
      const append = running.appendOf(proposed.value, this.#row);
      const start = measure && performance.now();
      let stored: 'stored' | 'taken';
      try {
        stored = await store.append(append, () => running.logWith(proposed.value));
      } catch (error) {
        // It's unknown whether it was stored: if so, the next look at the log finds it.
        log.error({ table: this.#row.id, err: error }, 'an entry could not be stored');
        return fail(refuse('try-again'));
      }
      if (start !== undefined) measure?.(performance.now() - start);
      if (stored === 'stored') {
        running.enter(proposed.value);
        this.#entered(running);
        this.#due(append);
        return proposed;
      }
      await this.catchUp();
    }
    log.warn({ table: this.#row.id }, 'an entry lost every race');
    return fail(refuse('try-again'));
  }

  /** Takes in what other processes have stored. */
  async catchUp(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    this.#applyAll(running, await this.#means.store.entries(this.#row.id, running.match.seq));
  }

  #applyAll(running: TimedMatch, entries: readonly Entry[]): void {
    for (const entry of entries) {
      running.apply(entry);
      this.#entered(running);
    }
  }

  #entered(running: TimedMatch): void {
    this.#told.entered(running);
    const before = this.#row;
    const { ended } = this.#means;
    if (!running.match.over || ended === undefined) return;
    this.#row = ended(before);
    if (this.#row !== before) this.#told.changed(before, false);
  }

  /** A person or a bot submits something. Anyone whose time was up before gets flagged first. */
  async play(seat: Seat, sent: SentMoves): Promise<Entered> {
    if (this.#late(this.#running, this.#row) !== undefined) await this.answerOverdue();
    if (this.#isEarlyAnswer(seat, sent)) return ok(this.seq);
    let isLate = false;
    let tries = 0;
    const played = await this.append((running, row) => {
      // Its time may have run out while another process was quicker.
      isLate = tries++ > 0 && this.#late(running, row) !== undefined;
      if (isLate) return fail(refuse('stale'));
      const moves = readMoves(running.match, sent.moves);
      if (!moves.ok) return moves;
      return running.match.propose(submissionOf(seat, moves.value, sent, this.at(running).at));
    });
    if (isLate) await this.answerOverdue();
    return entered(played);
  }

  /** Resigns for a seat that stays away: in a match of several games, all of them. */
  async giveUp(seat: Seat): Promise<Result<object, Refusal>> {
    for (let games = 0; games < MOST_GAMES && this.#running?.match.over === false; games++) {
      const resigned = await this.append((running) => {
        const resign = running.match.game.moves.kinds.resign.make({});
        return running.match.propose({ seat, moves: [resign], byHost: true, ...this.at(running) });
      });
      if (!resigned.ok) return games === 0 ? resigned : ok({});
    }
    return ok({});
  }

  /** What the host would answer anyway waits until the window ends, so that nobody learns who was quick. */
  #isEarlyAnswer(seat: Seat, { moves, answers }: SentMoves): boolean {
    const running = this.#running;
    const asking = running?.asking(this.#row).find((one) => one.seat === seat);
    if (running === undefined || !asking?.fixed || moves.length !== 1) return false;
    const move = running.match.game.moves.fromJson(moves[0] as PackedJson);
    if (!move.ok || move.value !== asking.answer) return false;
    return running.match.propose({ seat, moves: [move.value], ...(answers === undefined ? {} : { answers }) })
      .ok;
  }

  /** Seats whose time is up, or whose window is over. */
  #late(running: TimedMatch | undefined, row: T): Deadline | undefined {
    const deadline = running?.deadline(row);
    return deadline !== undefined && this.#means.clock.now() >= deadline.at ? deadline : undefined;
  }

  /**
   * Called by the clock's duty or the next request, whichever comes first: no move is accepted after its time. If
   * several seats are out of time, each gets its own entry, one right after the other.
   */
  async answerOverdue(): Promise<void> {
    while (this.#late(this.#running, this.#row) !== undefined) {
      const flagged = await this.append((running, row) => {
        const due = this.#late(running, row);
        if (due === undefined) return fail(refuse('stale'));
        const { seat, move } = due;
        return running.match.propose({ seat, moves: [move], byHost: true, ...this.at(running) });
      });
      if (flagged.ok) continue;
      if (flagged.fault.code === 'try-again') throw new Error('a flag could not be stored');
      return;
    }
  }

  /** Somebody's time may be up: checks the newest log and row, and enters it. */
  async clockDue(seq: number): Promise<void> {
    if ((this.#running?.match.seq ?? seq) < seq) await this.catchUp();
    // Nobody is late by the row in memory, but it may have changed on another process: a standing order, for instance.
    if (this.#late(this.#running, this.#row) === undefined) await this.refresh();
    await this.answerOverdue();
  }

  /** The time of the next entry: never before the last one, whatever other processes' clocks say. */
  at(running: TimedMatch): { readonly at?: number } {
    return this.#means.stamps === false ? {} : { at: running.at(this.#means.clock.now()) };
  }

  /** Changes the row, first in the store. */
  async change(change: (row: T) => Changed<T>): Promise<Changed<T>> {
    let made: Changed<T> | undefined;
    const make = (row: T): T | undefined => {
      made = change(row);
      return made.ok && made.value !== row ? made.value : undefined;
    };
    const saved = await this.#means.store.changeTable(this.#row.id, make, this.#row);
    invariant(made !== undefined, `table ${this.#row.id} is gone`);
    if (!made.ok) return made;
    const row = saved ?? made.value;
    await this.adopt(row);
    return ok(row);
  }

  /** Takes over the row as the store has it now. */
  async refresh(): Promise<void> {
    const row = await this.#means.store.table(this.#row.id);
    if (row !== undefined) await this.adopt(row);
  }

  async adopt(row: T): Promise<void> {
    const before = this.#row;
    if (row.version <= before.version) return;
    const isToDeal = this.#running === undefined && isDealt(row);
    // If its log can't be read now, nothing is known about it yet: the next look tries again.
    if (isToDeal || this.#hasOldNames(row)) this.#running = await loadMatch(this.#means, row);
    this.#row = row;
    this.#told.changed(before, isToDeal);
    // An entry stored in the meantime by a process that didn't know about the bot has set no duty for it.
    if (row.seats.some(({ kind }, seat) => kind === 'bot' && before.seats[seat]?.kind === 'person'))
      await this.setDuties();
  }

  /** The match in memory holds names that were removed from its terms. */
  #hasOldNames({ terms }: T): boolean {
    const old = this.#running?.match.terms.removed?.seats.length ?? 0;
    return this.#running !== undefined && (terms?.removed?.seats.length ?? 0) > old;
  }

  /** Says whose clock runs and which bot is to move. */
  async setDuties(): Promise<void> {
    if (this.#running === undefined) return;
    const duties = this.#running.duties(this.#row);
    const { seq } = this.#running.match;
    await this.#means.store.setDuty(this.#row.id, 'clock', duties.clock, seq);
    await this.#means.store.setDuty(this.#row.id, 'bot', duties.bot, seq);
    this.#due(duties);
  }

  /** Something fell due long ago and nobody has done it. */
  get isOverdue(): boolean {
    const overdue = this.#means.clock.now() - LONG_OVERDUE;
    if (this.#resting !== undefined) return this.#resting.due < overdue;
    const { clock, bot } = this.#running?.duties(this.#row) ?? {};
    return (clock?.due ?? overdue) < overdue || (bot?.due ?? overdue) < overdue;
  }

  /** A process died before it could say what is due, so we say it again. */
  async setOverdue(): Promise<void> {
    if (this.isOverdue) await this.setDuties();
  }

  #due({ clock, bot }: Duties): void {
    if (clock !== undefined) this.#told.due('clock', clock.due);
    if (bot !== undefined) this.#told.due('bot', bot.due);
  }

  /** The whole log, once everybody may see it. */
  log(): Result<MatchLog, Refusal> {
    if (this.#running === undefined && isDealt(this.#row)) return fail(notRunning(this.#row));
    return this.#running?.match.over ? ok(this.#running.match.log()) : fail(refuse('not-over'));
  }
}

/** The match as the store has it; undefined before the deal. */
export const loadMatch = async <T extends HostedTable>(
  means: ClerkMeans<T>,
  row: T,
): Promise<TimedMatch | undefined> =>
  isDealt(row) ? matchOf(means, row, await means.store.entries(row.id, 0)) : undefined;

async function matchOf<T extends HostedTable>(
  { gameOf, load }: ClerkMeans<T>,
  row: T,
  entries: readonly Entry[],
): Promise<TimedMatch | undefined> {
  const game = await gameOf(row);
  return game && (load ? load(game, row, entries) : TimedMatch.of(game, row, entries));
}

const entered = (result: Result<Proposal, Refusal>): Entered =>
  result.ok ? ok(result.value.entry.seq) : result;

/** Built without spreading: every move passes through here. */
function submissionOf(
  seat: Seat,
  moves: Move[],
  { answers, id }: SentMoves,
  at: number | undefined,
): Submission {
  const submission: { -readonly [K in keyof Submission]: Submission[K] } = { seat, moves };
  if (answers !== undefined) submission.answers = answers;
  if (id !== undefined) submission.id = id;
  if (at !== undefined) submission.at = at;
  return submission;
}

function readMoves(match: Match, moves: readonly PackedJson[]): Result<Move[], Refusal> {
  const read: Move[] = [];
  for (const json of moves) {
    const move = match.game.moves.fromJson(json);
    if (!move.ok) return fail(refuse('unreadable-move'));
    read.push(move.value);
  }
  return ok(read);
}
