import { createHash, randomBytes } from 'node:crypto';
import {
  grant,
  isAsked,
  isGranted,
  isLiving,
  livingAsks,
  makeAsk,
  type TimedMatch as RunningMatch,
  type Wish,
  withAsk,
  withOrder,
  withoutAsk,
  withoutDone,
} from '@hortus/host';
import { fail, freshSecret, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import type { Ask } from '@hortus/protocol';
import type { Host } from '../host.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { StoredTable } from '../store.ts';
import { rematchOf } from '../tables/rematch.ts';
import { seatOf } from '../tables/seating.ts';
import type { Matches } from './matches.ts';
import type { Tables } from './tables.ts';

/** What came of a request: an entry, the table of the rematch, or a question to the others. */
export interface Granted {
  readonly seq?: number;
  readonly table?: string;
  readonly ask?: string;
}
type Answered = Result<Granted, Refusal>;

/** Steps made and taken back for ever would make a log that nobody can read, nor replay in good time. */
const MOST_BACKS = 1000;

/** Take-backs, pauses and rematches, and the others' consent to them. */
export class Requests {
  readonly #host: Host;
  readonly #tables: Tables;
  readonly #matches: Matches;

  constructor(host: Host, tables: Tables, matches: Matches) {
    this.#host = host;
    this.#tables = tables;
    this.#matches = matches;
  }

  ask(id: string, person: string, wish: Wish): Promise<Answered> {
    return this.#seated(id, person, async (table, running, seat) => {
      const refusal = this.#mayAsk(table, running, seat, wish);
      if (refusal !== undefined) return fail(refusal);
      const ask = makeAsk(wish, seat, running.match.seq);
      if (wish.kind === 'back' && running.match.mayTakeBack(seat, wish.to) === 'free')
        return this.#carryOut(table, ask);
      return this.#put(table, ask, running);
    });
  }

  /** Whoever asks for what is asked for already agrees to it: the newest row decides, whichever process has it. */
  async #put(table: LiveTable, ask: Ask, { match }: RunningMatch): Promise<Answered> {
    let open = ask;
    const changed = await table.change((row) => {
      if (isMade(row, ask)) return ok(row);
      const same = livingAsks(row, match).find(({ kind }) => kind === ask.kind && kind !== 'back');
      open = same ?? ask;
      if (same !== undefined) return grant(row, same.id, ask.seat);
      return ok(isGranted(row, ask, match) ? row : withAsk(row, ask, match));
    });
    if (!changed.ok) return changed;
    const put = changed.value.asks.find(({ id }) => id === open.id) ?? open;
    const isAgreed = isMade(changed.value, ask) || isGranted(changed.value, put, match);
    return isAgreed ? this.#carryOut(table, put) : ok({ ask: put.id });
  }

  /** A request that is not granted is gone; its author may take it back likewise. */
  answer(id: string, person: string, askId: string, consent: boolean): Promise<Answered> {
    return this.#seated(id, person, async (table, running, seat) => {
      const ask = table.row.asks.find((one) => one.id === askId);
      if (ask === undefined || !isLiving(ask, running.match)) return fail(refuse('no-such-ask'));
      if (consent)
        return ask.seat === seat ? fail(refuse('own-ask')) : this.#grant(table, ask, seat, running);
      if (ask.seat !== seat && !isAsked(running.match, seat)) return fail(refuse('not-asked'));
      const changed = await table.change((row) => ok(withoutAsk(row, askId)));
      return changed.ok ? ok({}) : changed;
    });
  }

  /** A standing order of one seat, which no other learns of; it holds for the window that is open too. */
  order(id: string, person: string, passes: boolean): Promise<Answered> {
    return this.#seated(id, person, async (table, running, seat) => {
      if (running.match.over) return fail(refuse('over'));
      const before = table.row.version;
      const changed = await table.change((row) => ok(withOrder(row, seat, passes)));
      if (!changed.ok || changed.value.version === before) return changed.ok ? ok({}) : changed;
      // Only where it is asked: whatever else is due is so already, and must not be begun again.
      await table.catchUp();
      if (running.asking(table.row)?.seat === seat) await table.setDuties();
      return ok({});
    });
  }

  #mayAsk(table: LiveTable, { match }: RunningMatch, seat: Seat, wish: Wish): Refusal | undefined {
    if (wish.kind === 'rematch') {
      if (!match.over) return refuse('not-over');
      const { game, rulesVersion } = table.row;
      return this.#host.games.withRules(game, rulesVersion) ? undefined : refuse('other-rules');
    }
    if (match.over) return refuse('over');
    if (wish.kind !== 'back') {
      if (match.paused !== (wish.kind === 'pause')) return undefined;
      return refuse(wish.kind === 'pause' ? 'already-paused' : 'not-paused');
    }
    const may = match.mayTakeBack(seat, wish.to);
    if (typeof may === 'object') return may;
    if (match.backs >= MOST_BACKS) return refuse('enough-taken-back');
    return may === 'ask' && !table.row.takeBacks ? refuse('no-take-backs') : undefined;
  }

  /** The last consent carries it out: first the entry, which is the truth, then the request goes. */
  async #grant(table: LiveTable, ask: Ask, seat: Seat, { match }: RunningMatch): Promise<Answered> {
    const changed = await table.change((row) => grant(row, ask.id, seat));
    if (!changed.ok) return changed;
    const granted = changed.value.asks.find((one) => one.id === ask.id);
    if (granted === undefined || !isGranted(changed.value, granted, match)) return ok({});
    return this.#carryOut(table, granted);
  }

  async #carryOut(table: LiveTable, ask: Ask): Promise<Answered> {
    const done = ask.kind === 'rematch' ? await this.#rematch(table) : await this.#enter(table, ask);
    // Nobody knows whether it is stored: whoever agrees again may finish it.
    if (!done.ok && done.fault.code === 'try-again') return done;
    if (withoutDone(table.row, ask) !== table.row) await table.change((row) => ok(withoutDone(row, ask)));
    return done;
  }

  async #enter(table: LiveTable, ask: Ask): Promise<Answered> {
    const entered = await table.append((running) => {
      const { match } = running;
      if (!isLiving(ask, match)) return fail(refuse('stale'));
      const at = running.at(this.#host.clock.now());
      const others = table.row.seats.map((_, seat) => seat).filter((seat) => seat !== ask.seat);
      if (ask.kind === 'back') return match.proposeBack(ask.seat, ask.to ?? 0, others, at);
      return match.proposePause(ask.kind === 'pause' ? 'pause' : 'resume', ask.seat, others, at);
    });
    return entered.ok ? ok({ seq: entered.value.entry.seq }) : entered;
  }

  /** Two who agree at once name the same table, and make one; the others are told of it when it is there. */
  async #rematch(table: LiveTable): Promise<Answered> {
    const next = table.row.next ?? rematchId(table.row);
    if ((await this.#host.store.table(next)) === undefined) await this.#makeRematch(table.row, next);
    const named = await table.change((row) => ok(row.next === undefined ? { ...row, next } : row));
    return named.ok ? ok({ table: next }) : named;
  }

  async #makeRematch(row: StoredTable, id: string): Promise<void> {
    const { games, clock, store } = this.#host;
    const game = games.withRules(row.game, row.rulesVersion);
    const rematch = rematchOf(row, game, id, clock.now(), freshSecret(randomBytes));
    try {
      await this.#tables.add(this.#tables.dealt(rematch));
    } catch (error) {
      // Made by another process meanwhile.
      if ((await store.table(id)) === undefined) throw error;
    }
  }

  #seated(
    id: string,
    person: string,
    task: (table: LiveTable, running: RunningMatch, seat: Seat) => Promise<Answered>,
  ): Promise<Answered> {
    return this.#tables.at(id, async (table) => {
      const seat = seatOf(table.row, person);
      if (seat === undefined) return fail(refuse('not-seated'));
      // What happened on another process, and whose time was up before it was asked.
      await table.catchUp();
      await this.#matches.flagIfDue(table);
      if (table.running === undefined) return fail(refuse('not-dealt'));
      return task(table, table.running, seat);
    });
  }
}

/** Its rematch was agreed on before. */
const isMade = ({ next }: StoredTable, { kind }: Ask): boolean => kind === 'rematch' && next !== undefined;

const rematchId = ({ id, secret }: StoredTable): string =>
  createHash('sha256').update(`rematch ${id} ${secret}`).digest().subarray(0, 9).toString('base64url');
