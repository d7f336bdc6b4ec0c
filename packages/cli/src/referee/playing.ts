/** The verbs that make, change and end matches, and those that ask what may be played. */
import {
  copyState,
  fail,
  KeyedLuck,
  type Move,
  matchKey,
  ok,
  type Refusal,
  type Result,
  type Seat,
  seatsOf,
} from '@hortus/kernel';
import { makeBotsReady } from './engine.ts';
import * as field from './fields.ts';
import { outcomeOf } from './looking.ts';
import type { Held } from './session.ts';
import { asideMoves, legalMoves, refused, seatIn, type Told, verb } from './verb.ts';

const toAct = ({ match, game }: Held): Told => ({
  toAct: seatsOf(match.toAct),
  ...(game.moves.asides.length === 0 ? {} : { invited: seatsOf(match.invited) }),
});

function opened(held: Held): Told {
  makeBotsReady(held.game.id);
  return { match: held.id, ...toAct(held) };
}

const seed = field.optional(field.text(field.LONGEST_SEED));
const seats = field.optional(field.whole(1, 16));

export const begin = verb({ game: field.game, seats, options: field.options, seed }, (wanted, session) => {
  const held = session.open(wanted.game, { ...wanted, seats: wanted.seats ?? wanted.game.seats[0] ?? 2 });
  return held.ok ? ok(opened(held.value)) : held;
});

export const load = verb(
  { game: field.game, position: field.text(field.LONGEST_POSITION), seats, options: field.options, seed },
  (wanted, session) => {
    const held = session.open(wanted.game, { ...wanted, seats: wanted.seats ?? wanted.game.seats[0] ?? 2 });
    return held.ok ? ok(opened(held.value)) : held;
  },
);

export const close = verb({ match: field.match }, ({ match: held }, session) => {
  session.close(held.id);
  return ok({});
});

export const legal = verb({ match: field.match, seat: field.seat }, ({ match: held, seat }) => {
  const found = seatIn(held, seat);
  if (!found.ok) return found;
  const { game, match } = held;
  const written = (move: Move): string => game.notation.makeMove(match.state, seat, move);
  const moves = legalMoves(held, seat).map(written);
  return ok(
    game.moves.asides.length === 0 ? { moves } : { moves, asides: asideMoves(held, seat).map(written) },
  );
});

/**
 * All or nothing. A later move of a list is written for the position after the earlier ones, so they are tried out
 * on a copy, with the very luck that the match will give them.
 */
export const play = verb(
  { match: field.match, seat: field.seat, move: field.moves },
  ({ match: held, seat, move }) => {
    const found = seatIn(held, seat);
    if (!found.ok) return found;
    const moves = readMoves(held, seat, move);
    if (!moves.ok) return fail({ ...refused(held, moves.fault.refusal), ...at(move, moves.fault.at) });
    const submitted = held.match.submit({ seat, moves: moves.value, byHost: true });
    if (!submitted.ok) return fail(refused(held, submitted.fault));
    return ok({ ...toAct(held), ...(held.match.over ? { outcome: outcomeOf(held.match.outcome) } : {}) });
  },
);

const at = (list: readonly string[], index: number): { at?: number } =>
  list.length > 1 ? { at: index } : {};

function readMoves(
  { game, match, secret }: Held,
  seat: Seat,
  texts: readonly string[],
): Result<Move[], { readonly refusal: Refusal; readonly at: number }> {
  const key = texts.length > 1 ? matchKey(match.terms, match.entropy, secret) : undefined;
  const state = key === undefined ? match.state : copyState(match.state);
  const moves: Move[] = [];
  for (const [i, text] of texts.entries()) {
    const move = game.notation.parseMove(state, seat, text);
    if (!move.ok) return fail({ refusal: move.fault, at: i });
    const refusal = game.judge(state, seat, move.value);
    if (refusal !== undefined) return fail({ refusal, at: i });
    if (key !== undefined) game.play(state, seat, move.value, new KeyedLuck(key, match.seq + 1, i));
    moves.push(move.value);
  }
  return ok(moves);
}

export const why = verb(
  { match: field.match, seat: field.seat, move: field.text(field.LONGEST_MOVE) },
  ({ match: held, seat, move: text }) => {
    const found = seatIn(held, seat);
    if (!found.ok) return found;
    const { game, match } = held;
    const move = game.notation.parseMove(match.state, seat, text);
    const refusal = move.ok ? game.judge(match.state, seat, move.value) : move.fault;
    return ok(refusal === undefined ? { legal: true } : { legal: false, ...refused(held, refusal) });
  },
);
