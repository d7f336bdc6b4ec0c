/**
 * The host of one match: it alone holds the secret, judges submissions, stores them, makes them count and sends each
 * viewer what that viewer may know. Store, clock and bots are arguments, so that a server, a browser's worker and a
 * terminal run their matches by the same laws.
 */
import {
  beforeLastMove,
  fail,
  type MatchLog,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type SeenEntry,
  type Viewer,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import type { Wish } from './asks.ts';
import { Clerk, type Entered, type SentMoves, type TableListener } from './clerk.ts';
import { type Answered, Consent, type Rematch } from './consent.ts';
import { botsAnswer, type RunConsent } from './draws.ts';
import { notRunning } from './missing-rules.ts';
import { Queue } from './queue.ts';
import { History, type LookedBack, sightOf } from './sight.ts';
import type { Pause } from './slices.ts';
import type { Duty, HostedTable } from './table.ts';
import type { TimedMatch } from './timed-match.ts';
import { botsTurn, isBotsId, type TurnMeans } from './turns.ts';

/** What all hosts of a process share. */
export interface HostMeans<T extends HostedTable = HostedTable> extends TurnMeans<T> {
  readonly rematch?: Rematch<T>;
  /** Called between slices of long work; without it the work is done in one go, where nobody else is waiting. */
  readonly pause?: Pause;
}

/** A seat, or a function that finds it once the request's turn in the queue has come. */
export type Who<T> = Seat | ((row: T) => Seat | undefined);

export class Host<T extends HostedTable = HostedTable> {
  readonly #means: HostMeans<T>;
  readonly #clerk: Clerk<T>;
  readonly #queue = new Queue();
  #history: History | undefined;
  #heard: Promise<void> = Promise.resolve();

  constructor(means: HostMeans<T>, row: T, running: TimedMatch | undefined, told: TableListener<T>) {
    this.#means = means;
    this.#clerk = new Clerk(means, row, running, told);
  }

  get row(): T {
    return this.#clerk.row;
  }
  get running(): TimedMatch | undefined {
    return this.#clerk.running;
  }
  /** The last entry known here. */
  get seq(): number {
    return this.#clerk.seq;
  }

  /** Does something at the table, after everything requested earlier, with the match in memory. */
  run<R>(task: (clerk: Clerk<T>) => Promise<R>): Promise<R> {
    const clerk = this.#clerk;
    return this.#queue.run(() => (clerk.isResting ? clerk.wake().then(() => task(clerk)) : task(clerk)));
  }

  get isResting(): boolean {
    return this.#clerk.isResting;
  }

  /** Something fell due long ago and nobody has done it. */
  get isOverdue(): boolean {
    return this.#clerk.isOverdue;
  }

  /** Drops what can be read again; the next request reads it. */
  rest(): void {
    if (!this.#queue.idle) return;
    this.#clerk.rest();
    this.#history = undefined;
  }

  /** Nothing is waiting. */
  get idle(): boolean {
    return this.#queue.idle;
  }

  /** Resolves when everything that is waiting now has been done. */
  drained(): Promise<void> {
    return this.#queue.drained();
  }

  play(who: Who<T>, sent: SentMoves): Promise<Entered> {
    // Otherwise a person could submit now what a bot on this seat is to do later, and the bot would wait for ever.
    if (isBotsId(sent.id)) return Promise.resolve(fail(refuse('malformed')));
    return this.run((clerk) => {
      const seat = seatOf(clerk, who);
      if (seat === undefined) return Promise.resolve(fail(refuse('not-seated')));
      return clerk.play(seat, sent);
    });
  }

  /**
   * Asks for a take-back, a pause, its end, a draw or a rematch. If no consent is needed, or everyone has given it, this
   * happens immediately.
   */
  async ask(who: Who<T>, wish: Wish): Promise<Answered> {
    const asked = await this.#seated(who, (consent, seat) => consent.ask(seat, wish));
    if (wish.kind === 'draw' && asked.ok && asked.value.ask !== undefined) this.#hearBots(asked.value.ask);
    return asked;
  }

  /** Resolves when bots have answered the last offer of a draw. */
  get botsHeard(): Promise<void> {
    return this.#heard;
  }

  #hearBots(ask: string): void {
    const { log } = this.#means;
    const run: RunConsent<T> = (task) =>
      this.run(async (clerk) => {
        await clerk.catchUp();
        const { running } = clerk;
        return running && task(clerk, new Consent(clerk, running, undefined));
      });
    this.#heard = botsAnswer(run, this.#means, ask).catch((error) =>
      log.error({ table: this.row.id, err: error }, 'bots could not answer an offer'),
    );
  }

  /** Takes back the last move of this seat, and everything after it. */
  takeBack(who: Who<T>): Promise<Answered> {
    return this.#seated(who, async (consent, seat, { match }) => {
      const to = beforeLastMove(match.seen('table'), seat);
      return to === undefined
        ? fail(refuse('nothing-to-take-back'))
        : consent.ask(seat, { kind: 'back', to });
    });
  }

  answer(who: Who<T>, ask: string, grants: boolean): Promise<Answered> {
    return this.#seated(who, (consent, seat) => consent.answer(seat, ask, grants));
  }

  /** A standing order: windows that would wait for this seat are passed immediately. */
  order(who: Who<T>, passes: boolean): Promise<Answered> {
    return this.#seated(who, (consent, seat) => consent.order(seat, passes));
  }

  #seated(
    who: Who<T>,
    task: (consent: Consent<T>, seat: Seat, running: TimedMatch) => Promise<Answered>,
  ): Promise<Answered> {
    return this.run(async (clerk) => {
      const seat = seatOf(clerk, who);
      if (seat === undefined) return fail(refuse('not-seated'));
      // First take in what happened on other processes, and flag anyone whose time was up before this request.
      await clerk.catchUp();
      await clerk.answerOverdue();
      if (clerk.running === undefined) return fail(notRunning(clerk.row));
      return task(new Consent(clerk, clerk.running, this.#means.rematch), seat, clerk.running);
    });
  }

  /** The match as this viewer may know it; undefined before the deal. */
  sight(viewer: Viewer): Sight | undefined {
    const { running, row } = this.#clerk;
    return running && sightOf(running, row, viewer, this.#means.clock.now());
  }

  /** The log after entry `since`, as this viewer saw it happen. */
  seen(viewer: Viewer, since = 0): readonly SeenEntry[] {
    return this.#clerk.running?.match.seen(viewer, since) ?? [];
  }

  /** The match after each entry from `from` to `to` (0: the deal), and how many entries had to be replayed for it. */
  history(viewer: (row: T) => Viewer, from: number, to: number): Promise<Result<LookedBack, Refusal>> {
    return this.run(async ({ running, row }) => {
      if (running === undefined) return fail(notRunning(row));
      if (from > to || to > running.match.seq) return fail(refuse('no-such-entry'));
      this.#history ??= new History();
      return ok(await this.#history.between(running, row, viewer(row), from, to, this.#means.pause));
    });
  }

  /** The whole log, once the match is over. */
  log(): Promise<Result<MatchLog, Refusal>> {
    return this.run(async (clerk) => clerk.log());
  }

  /** Does what has fallen due: answers for a seat whose time is up, or lets bots move. */
  async perform(duty: Duty): Promise<void> {
    if (duty.kind === 'bot') return botsTurn((task) => this.run(task), this.#means, duty);
    await this.run((clerk) => clerk.clockDue(duty.seq));
    await this.#means.store.finishDuty(duty);
  }
}

const seatOf = <T extends HostedTable>({ row }: Clerk<T>, who: Who<T>): Seat | undefined =>
  typeof who === 'function' ? who(row) : row.seats[who]?.kind === 'person' ? who : undefined;
