import { englishWords } from '@hortus/catalogue';
import {
  hasSeat,
  type Move,
  moveList,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type State,
} from '@hortus/kernel';
import { refusalWords } from '@hortus/words';
import { nearForm } from '../near-form.ts';
import { type Reader, type Trouble, trouble } from './fields.ts';
import type { Held, Session } from './session.ts';

/** What a reply says besides `ok`. */
export type ReplyFields = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Reader<infer T> ? T : never };

/** A kind of request: the fields it takes, and what it does with them. */
export interface Verb {
  readonly fields: readonly string[];
  run(session: Session, request: Readonly<Record<string, unknown>>): Result<ReplyFields, Trouble>;
}

export function verb<const F extends Fields>(
  fields: F,
  run: (values: Values<F>, session: Session) => Result<ReplyFields, Trouble>,
): Verb {
  return {
    fields: Object.keys(fields),
    run(session, request) {
      const values: Record<string, unknown> = {};
      for (const [name, reader] of Object.entries(fields)) {
        const value = Object.hasOwn(request, name) ? request[name] : undefined;
        const read = reader(value, name, session);
        if (!read.ok) return read;
        values[name] = read.value;
      }
      return run(values as Values<F>, session);
    },
  };
}

/** A refusal by the rules or the match, with its sentence; for a written move, also a move that may have been meant. */
export function refused(held: Held, refusal: Refusal, tried?: Tried): Trouble {
  const hint = tried === undefined ? undefined : nearForm(tried.text, formsOf(held, tried), !tried.readable);
  return {
    code: refusal.code,
    message: refusalWords(englishWords(), held.game.id, refusal),
    ...(refusal.clause === undefined ? {} : { clause: refusal.clause }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** A move as it was written, and where; `readable` says that it is a move, but not a legal one now. */
export interface Tried {
  readonly seat: Seat;
  readonly text: string;
  readonly readable: boolean;
  readonly state: State;
}

/** Every move of the seat as text. */
function* formsOf({ game }: Held, { seat, state }: Tried): Iterable<string> {
  if (!hasSeat(game.toAct(state), seat)) return;
  const list = moveList(game);
  const count = game.legal(state, seat, list);
  for (let i = 0; i < count; i++) yield game.notation.makeMove(state, seat, list[i] ?? 0);
}

const isSeat = (held: Held, seat: Seat): boolean => seat < held.match.terms.seats.length;

/** Seats count from 0; naming a seat that doesn't exist is a mistake in any request. */
export function seatIn(held: Held, seat: Seat): Result<Seat, Trouble> {
  if (isSeat(held, seat)) return ok(seat);
  const most = held.match.terms.seats.length - 1;
  return trouble('no-such-seat', `this match has seats 0 to ${most}, not ${seat}`);
}

/** In the game's documented order; none for a seat that isn't to act. */
export function legalMoves({ game, match }: Held, seat: Seat): Move[] {
  if (!hasSeat(match.toAct, seat)) return [];
  const list = moveList(game);
  return Array.from(list.subarray(0, game.legal(match.state, seat, list)));
}

/** What a seat may do even though nobody is waiting for it, except open asides such as offers; in the game's order. */
export function asideMoves({ game, match }: Held, seat: Seat): Move[] {
  const list = moveList(game);
  return Array.from(list.subarray(0, game.asides(match.state, seat, list)));
}

/** `seatIn`, for requests about a seat that is to act. */
export function actingSeat(held: Held, seat: Seat): Result<Seat, Trouble> {
  const found = seatIn(held, seat);
  if (!found.ok || hasSeat(held.match.toAct, seat)) return found;
  if (held.match.over) return { ok: false, fault: refused(held, { code: 'over' }) };
  return trouble('not-to-act', `it is not seat ${seat}'s turn`);
}
