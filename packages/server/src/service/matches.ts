import { type Deadline, TimedMatch as RunningMatch, sightOf } from '@hortus/host';
import {
  fail,
  invariant,
  type Match,
  type MatchLog,
  type Move,
  ok,
  type PackedJson,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import type { Host } from '../host.ts';
import type { LiveTable } from '../match/live-table.ts';
import { viewerOf } from '../match/telling.ts';
import type { Duty, StoredTable } from '../store.ts';
import { seatOf } from '../tables/seating.ts';
import type { Tables } from './tables.ts';

/** At most so many moments in one answer. */
const LONGEST_HISTORY = 100;

/** How the ids of what bots hand in begin, and no others. */
const BOTS = 'bot ';
export const botsId = (seq: number): string => `${BOTS}${seq}`;

interface History {
  readonly sights: readonly Sight[];
  /** How many entries had to be played again for it. */
  readonly replayed: number;
}

export interface Handed {
  readonly moves: readonly PackedJson[];
  readonly answers: number;
  readonly id: string;
}

/** The entry that came of it. */
export type Entered = Result<number, Refusal>;

/** What is played: moves of persons and bots, and what the host itself hands in. */
export class Matches {
  readonly #host: Host;
  readonly #tables: Tables;
  /** By match in memory: the last replay of it that somebody asked for. */
  readonly #replays = new WeakMap<RunningMatch, RunningMatch>();

  constructor(host: Host, tables: Tables) {
    this.#host = host;
    this.#tables = tables;
  }

  play(id: string, person: string, handed: Handed): Promise<Entered> {
    // Else what a bot is to do at this seat later could be handed in already, and it would wait for ever.
    if (handed.id.startsWith(BOTS)) return Promise.resolve(fail(refuse('malformed')));
    return this.#tables.at(id, (table) => {
      const seat = seatOf(table.row, person);
      if (seat === undefined) return Promise.resolve(fail(refuse('not-seated')));
      return this.playFor(table, seat, handed);
    });
  }

  /** In the queue of the table only. */
  async playFor(table: LiveTable, seat: Seat, handed: Handed): Promise<Entered> {
    if (this.#dueAt(table.running, table.row) !== undefined) await this.flagIfDue(table);
    if (this.#isEarlyAnswer(table, seat, handed)) return ok(table.seq);
    let isLate = false;
    let tries = 0;
    const played = await table.append((running, row) => {
      // Its time may have run out while another process was quicker.
      isLate = tries++ > 0 && this.#dueAt(running, row) !== undefined;
      if (isLate) return fail(refuse('stale'));
      const moves = readMoves(running.match, handed.moves);
      if (!moves.ok) return moves;
      const { answers, id } = handed;
      return running.match.propose({ seat, moves: moves.value, answers, id, at: this.#at(running) });
    });
    if (isLate) await this.flagIfDue(table);
    return entered(played);
  }

  /** A seat that stays away is given up by the host. In the queue of the table only. */
  async resignFor(table: LiveTable, seat: Seat): Promise<Entered> {
    return entered(
      await table.append((running) => {
        const resign = running.match.game.moves.kinds.resign.make({});
        return running.match.propose({ seat, moves: [resign], byHost: true, at: this.#at(running) });
      }),
    );
  }

  /** How the match stood after each of these entries, as this person may know it. */
  history(id: string, person: string, from: number, to: number): Promise<Result<History, Refusal>> {
    return this.#tables.at(id, async ({ row, running }) => {
      if (running === undefined) return fail(refuse('not-dealt'));
      const { match } = running;
      const isTooFar = from > this.#host.settings.longestReplay;
      if (from > to || to > match.seq || to - from >= LONGEST_HISTORY || isTooFar)
        return fail(refuse('no-such-entry'));
      const { entries } = match.log({ withSecret: false });
      const then = this.#replayedUpTo(running, row, from);
      const replayed = to - then.match.seq;
      for (const entry of entries.slice(then.match.seq, from)) then.apply(entry);
      const viewer = viewerOf(row, person);
      const sights = [sightOf(then, row, viewer, then.lastAt)];
      for (const entry of entries.slice(from, to)) {
        then.apply(entry);
        sights.push(sightOf(then, row, viewer, then.lastAt));
      }
      return ok({ sights, replayed });
    });
  }

  /** A replay that has come no further than this: the last one, since a page asks for one stretch after the other. */
  #replayedUpTo(running: RunningMatch, row: StoredTable, seq: number): RunningMatch {
    const last = this.#replays.get(running);
    if (last !== undefined && last.match.seq <= seq) return last;
    const anew = RunningMatch.of(running.match.game, row, []);
    invariant(anew !== undefined, 'a dealt match has a history');
    this.#replays.set(running, anew);
    return anew;
  }

  log(id: string): Promise<Result<MatchLog, Refusal>> {
    return this.#tables.at(id, async ({ running }) =>
      running?.match.over ? ok(running.match.log()) : fail(refuse('not-over')),
    );
  }

  async clockDue({ table: id, seq }: Duty): Promise<void> {
    await this.#tables.at(id, async (table) => {
      if ((table.running?.match.seq ?? seq) < seq) await table.catchUp();
      // Nothing here: an order, say, that was given on another process.
      if (this.#dueAt(table.running, table.row) === undefined) await table.refresh();
      await this.flagIfDue(table);
      return ok(undefined);
    });
  }

  /** What the host would answer anyway waits for the end of the window, so that nobody learns who was quick. */
  #isEarlyAnswer({ running, row }: LiveTable, seat: Seat, { moves, answers }: Handed): boolean {
    const asking = running?.asking(row);
    if (running === undefined || !asking?.fixed || asking.seat !== seat || moves.length !== 1) return false;
    const move = running.match.game.moves.fromJson(moves[0]);
    if (!move.ok || move.value !== asking.answer) return false;
    return running.match.propose({ seat, moves: [move.value], answers }).ok;
  }

  /** Whose time is up, or whose window is over. */
  #dueAt(running: RunningMatch | undefined, row: StoredTable): Deadline | undefined {
    const deadline = running?.deadline(row);
    return deadline !== undefined && this.#host.clock.now() >= deadline.at ? deadline : undefined;
  }

  /**
   * Whoever comes first, the clock's duty or the next request: no move is taken after its time. Of several whose time is
   * up each has its own entry, one right after the other.
   */
  async flagIfDue(table: LiveTable): Promise<void> {
    while (this.#dueAt(table.running, table.row) !== undefined) {
      const flagged = await table.append((running, row) => {
        const due = this.#dueAt(running, row);
        if (due === undefined) return fail(refuse('stale'));
        return running.match.propose({
          seat: due.seat,
          moves: [due.move],
          byHost: true,
          at: this.#at(running),
        });
      });
      if (flagged.ok) continue;
      if (flagged.fault.code === 'try-again') throw new Error('a flag could not be stored');
      return;
    }
  }

  #at(running: RunningMatch): number {
    return running.at(this.#host.clock.now());
  }
}

const entered = (result: Awaited<ReturnType<LiveTable['append']>>): Entered =>
  result.ok ? ok(result.value.entry.seq) : result;

function readMoves(match: Match, moves: readonly PackedJson[]): Result<Move[], Refusal> {
  const read: Move[] = [];
  for (const json of moves) {
    const move = match.game.moves.fromJson(json);
    if (!move.ok) return fail(refuse('unreadable-move'));
    read.push(move.value);
  }
  return ok(read);
}
