/** The requests that create, change and end matches, and those that ask what may be played. */
import {
  copyState,
  fail,
  invariant,
  KeyedLuck,
  type Move,
  matchKey,
  ok,
  type Result,
  refuse,
  type Seat,
  seatsOf,
} from '@hortus/kernel';
import { makeBotsReady } from './engine.ts';
import * as field from './fields.ts';
import { outcomeOf } from './looking.ts';
import type { Held } from './session.ts';
import { isTurnLine, type LuckOf, type MadeMove, readTurnLine } from './turn-line.ts';
import { asideMoves, legalMoves, type ReplyFields, refused, seatIn, verb } from './verb.ts';

const toAct = ({ match, game }: Held): ReplyFields => ({
  toAct: seatsOf(match.toAct),
  ...(game.moves.asides.length === 0 ? {} : { invited: seatsOf(match.invited) }),
});

function opened(held: Held): ReplyFields {
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
 * on a copy, with exactly the luck that the match will give them.
 */
export const play = verb(
  { match: field.match, seat: field.seat, move: field.moves },
  ({ match: held, seat, move }) => {
    const found = seatIn(held, seat);
    if (!found.ok) return found;
    const [only = ''] = move;
    if (move.length === 1 && isTurnLine(only)) {
      const made = playLine(held, seat, only);
      return made.ok ? ok(told(held)) : made;
    }
    const moves = readMoves(held, seat, move);
    if (!moves.ok) return fail({ ...moves.fault.trouble, ...at(move, moves.fault.at) });
    const submitted = held.match.submit({ seat, moves: moves.value, byHost: true });
    if (!submitted.ok) return fail(refused(held, submitted.fault));
    return ok(told(held));
  },
);

const told = (held: Held): ReplyFields => ({
  ...toAct(held),
  ...(held.match.over ? { outcome: outcomeOf(held.match.outcome) } : {}),
});

const at = (list: readonly string[], index: number): { at?: number } =>
  list.length > 1 ? { at: index } : {};

function readMoves(
  held: Held,
  seat: Seat,
  texts: readonly string[],
): Result<Move[], { readonly trouble: field.Trouble; readonly at: number }> {
  const { game, match, secret } = held;
  const key = texts.length > 1 ? matchKey(match.terms, match.entropy, secret) : undefined;
  const state = key === undefined ? match.state : copyState(match.state);
  const moves: Move[] = [];
  for (const [i, text] of texts.entries()) {
    const move = game.notation.parseMove(state, seat, text);
    const refusal = move.ok ? game.judge(state, seat, move.value) : move.fault;
    if (!move.ok || refusal !== undefined) {
      const tried = { seat, text, readable: move.ok, state };
      return fail({ trouble: refused(held, refusal ?? refuse('unreadable-move'), tried), at: i });
    }
    if (key !== undefined) game.play(state, seat, move.value, new KeyedLuck(key, match.seq + 1, i));
    moves.push(move.value);
  }
  return ok(moves);
}

function readOne(held: Held, seat: Seat, text: string): Result<Move[], field.Trouble> {
  const read = readMoves(held, seat, [text]);
  return read.ok ? read : fail(read.fault.trouble);
}

/** A line may name moves of others too, so each is an entry of its own; they are tried out together first. */
function playLine(held: Held, seat: Seat, line: string): Result<undefined, field.Trouble> {
  const moves = readLine(held, seat, line);
  if (!moves.ok) return moves;
  for (const { seat: by, move } of moves.value) {
    const submitted = held.match.submit({ seat: by, moves: [move], byHost: true });
    invariant(submitted.ok, 'a line that was tried out can be played');
  }
  return ok(undefined);
}

function readLine(held: Held, seat: Seat, line: string): Result<readonly MadeMove[], field.Trouble> {
  const { game, match, secret } = held;
  const key = matchKey(match.terms, match.entropy, secret);
  const luckOf: LuckOf = (nth) => new KeyedLuck(key, match.seq + 1 + nth, 0);
  const read = readTurnLine(game, copyState(match.state), seat, line, luckOf);
  if (read.ok) return read;
  const { refusal, tried } = read.fault;
  return fail(refused(held, refusal, tried));
}

export const why = verb(
  { match: field.match, seat: field.seat, move: field.move },
  ({ match: held, seat, move: text }) => {
    const found = seatIn(held, seat);
    if (!found.ok) return found;
    const read = isTurnLine(text) ? readLine(held, seat, text) : readOne(held, seat, text);
    return ok(read.ok ? { legal: true } : { legal: false, ...read.fault });
  },
);
