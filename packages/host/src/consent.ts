/** Take-backs, pauses, draws and rematches, and the others' consent to them. Only to be used in the host's queue. */
import { fail, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import type { Ask } from '@hortus/protocol';
import {
  grant,
  isAsked,
  isGranted,
  isLiving,
  livingAsks,
  makeAsk,
  type Wish,
  withAsk,
  withDrawOffer,
  withoutAsk,
  withoutDone,
} from './asks.ts';
import type { Clerk } from './clerk.ts';
import type { HostedTable } from './table.ts';
import type { TimedMatch } from './timed-match.ts';
import { withOrder } from './window.ts';

/** The result of a request: an entry, the table of the rematch, or a question to the others. */
export interface Granted {
  readonly seq?: number;
  readonly table?: string;
  readonly ask?: string;
}
export type Answered = Result<Granted, Refusal>;

/** Creates the table of a rematch that everybody agreed on, and returns its id. */
export type Rematch<T extends HostedTable> = (clerk: Clerk<T>) => Promise<Answered>;

/** Endlessly making and taking back steps would produce a log that nobody can read, or replay in reasonable time. */
const MOST_BACKS = 1000;
const MOST_PAUSES = 200;
/** A seat may offer a draw this often in a match. */
const MOST_DRAWS = 3;

/** One request, made or answered, at a table whose match is running. */
export class Consent<T extends HostedTable> {
  readonly #clerk: Clerk<T>;
  readonly #running: TimedMatch;
  readonly #rematch: Rematch<T> | undefined;

  constructor(clerk: Clerk<T>, running: TimedMatch, rematch: Rematch<T> | undefined) {
    this.#clerk = clerk;
    this.#running = running;
    this.#rematch = rematch;
  }

  async ask(seat: Seat, wish: Wish): Promise<Answered> {
    const refusal = this.#mayAsk(seat, wish);
    if (refusal !== undefined) return fail(refusal);
    const { match } = this.#running;
    const ask = makeAsk(wish, seat, match.seq);
    const isFree = wish.kind === 'back' && match.mayTakeBack(seat, wish.to) === 'free';
    return isFree ? this.#carryOut(ask) : this.#put(ask);
  }

  /** A denied request is gone; its author may withdraw it in the same way. */
  async answer(seat: Seat, askId: string, consent: boolean): Promise<Answered> {
    const { match } = this.#running;
    const ask = this.#clerk.row.asks.find((one) => one.id === askId);
    if (ask === undefined || !isLiving(ask, match)) return fail(refuse('no-such-ask'));
    if (consent) return ask.seat === seat ? fail(refuse('own-ask')) : this.#grant(ask, seat);
    if (ask.seat !== seat && !isAsked(match, seat)) return fail(refuse('not-asked'));
    const changed = await this.#clerk.change((row) => ok(withoutAsk(row, askId)));
    return changed.ok ? ok({}) : changed;
  }

  /** A standing order of one seat, which no other seat learns about; it also applies to the window that is open now. */
  async order(seat: Seat, passes: boolean): Promise<Answered> {
    if (this.#running.match.over) return fail(refuse('over'));
    const clerk = this.#clerk;
    const before = clerk.row.version;
    const changed = await clerk.change((row) => ok(withOrder(row, seat, passes)));
    if (!changed.ok || changed.value.version === before) return changed.ok ? ok({}) : changed;
    // Only if this seat is being asked: whatever else is due has been set already and must not be started again.
    await clerk.catchUp();
    if (this.#running.asking(clerk.row).some((one) => one.seat === seat)) await clerk.setDuties();
    return ok({});
  }

  #mayAsk(seat: Seat, wish: Wish): Refusal | undefined {
    const { match } = this.#running;
    if (wish.kind === 'rematch') {
      if (this.#rematch === undefined) return refuse('not-changed');
      return match.over ? undefined : refuse('not-over');
    }
    if (match.over) return refuse('over');
    if (wish.kind === 'draw') return this.#mayOfferDraw(seat);
    if (wish.kind !== 'back') {
      if (match.paused === (wish.kind === 'pause'))
        return refuse(wish.kind === 'pause' ? 'already-paused' : 'not-paused');
      return wish.kind === 'pause' && match.lapses.pauses >= MOST_PAUSES
        ? refuse('enough-paused')
        : undefined;
    }
    const may = match.mayTakeBack(seat, wish.to);
    if (typeof may === 'object') return may;
    if (match.lapses.backs >= MOST_BACKS) return refuse('enough-taken-back');
    return may === 'ask' && !this.#clerk.row.takeBacks ? refuse('no-take-backs') : undefined;
  }

  /** A draw isn't offered again and again; agreeing to somebody else's offer isn't an offer. */
  #mayOfferDraw(seat: Seat): Refusal | undefined {
    const { match } = this.#running;
    const { row } = this.#clerk;
    if (match.agreedOn === undefined) return refuse('no-draws');
    if (!isAsked(match, seat)) return refuse('not-asked');
    const open = livingAsks(row, match).find(({ kind }) => kind === 'draw');
    return open === undefined && (row.offers?.[seat] ?? 0) >= MOST_DRAWS
      ? refuse('enough-offered')
      : undefined;
  }

  /** Asking for something already requested counts as consent: the newest row decides, whichever process has it. */
  async #put(ask: Ask): Promise<Answered> {
    const { match } = this.#running;
    let open = ask;
    const changed = await this.#clerk.change((row) => {
      if (isMade(row, ask)) return ok(row);
      const same = livingAsks(row, match).find(({ kind }) => kind === ask.kind && kind !== 'back');
      open = same ?? ask;
      if (same !== undefined) return grant(row, same.id, ask.seat);
      if (isGranted(row, ask, match)) return ok(row);
      const asked = withAsk(row, ask, match);
      return ok(ask.kind === 'draw' ? withDrawOffer(asked, ask.seat) : asked);
    });
    if (!changed.ok) return changed;
    const put = changed.value.asks.find(({ id }) => id === open.id) ?? open;
    const isAgreed = isMade(changed.value, ask) || isGranted(changed.value, put, match);
    return isAgreed ? this.#carryOut(put) : ok({ ask: put.id });
  }

  /** The last consent carries out the request: first the entry, which is the truth, then the request is removed. */
  async #grant(ask: Ask, seat: Seat): Promise<Answered> {
    const changed = await this.#clerk.change((row) => grant(row, ask.id, seat));
    if (!changed.ok) return changed;
    const granted = changed.value.asks.find((one) => one.id === ask.id);
    if (granted === undefined || !isGranted(changed.value, granted, this.#running.match)) return ok({});
    return this.#carryOut(granted);
  }

  async #carryOut(ask: Ask): Promise<Answered> {
    const clerk = this.#clerk;
    const isRematch = ask.kind === 'rematch' && this.#rematch !== undefined;
    const done = isRematch ? await this.#rematch(clerk) : await this.#enter(ask);
    // It's unknown whether it was stored: the next player who agrees may finish it.
    if (!done.ok && done.fault.code === 'try-again') return done;
    if (withoutDone(clerk.row, ask) !== clerk.row) await clerk.change((row) => ok(withoutDone(row, ask)));
    return done;
  }

  async #enter(ask: Ask): Promise<Answered> {
    const clerk = this.#clerk;
    const entered = await clerk.append((running) => {
      const { match } = running;
      if (!isLiving(ask, match)) return fail(refuse('stale'));
      const { at } = clerk.at(running);
      const others = clerk.row.seats.map((_, seat) => seat).filter((seat) => seat !== ask.seat);
      if (ask.kind === 'back') return match.proposeBack(ask.seat, ask.to ?? 0, others, at);
      if (ask.kind === 'draw') return match.proposeGranted('draw', ask.seat, others, at);
      return match.proposeGranted(ask.kind === 'pause' ? 'pause' : 'resume', ask.seat, others, at);
    });
    return entered.ok ? ok({ seq: entered.value.entry.seq }) : entered;
  }
}

/** Its rematch has been agreed on before. */
const isMade = ({ next }: HostedTable, { kind }: Ask): boolean => kind === 'rematch' && next !== undefined;
