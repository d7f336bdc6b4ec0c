// Judges and plays submissions on a state of a match, and says what is an aside and who is alone.

import { KeyedLuck } from '../chance/luck.ts';
import { Hearing } from '../contract/events.ts';
import { type Refusal, refuse } from '../contract/fault.ts';
import type { Game, State } from '../contract/game.ts';
import { type Move, sharedList } from '../contract/moves.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import { hasSeat, NO_SEATS, onlySeat, type Seat, type SeatSet } from '../contract/seats.ts';
import { binds, type Passed } from './past.ts';
import type { Questions } from './questions.ts';
import type { Submission } from './submission.ts';

/** The result of moves, before they are an entry. */
export type Played = Omit<Passed, 'entry'> & { readonly toAct: SeatSet };

/** Plays a submission on `into` as entry `seq`. After a refusal the state is unusable. */
export function playOn(
  game: Game,
  key: Uint8Array,
  into: State,
  seq: number,
  { seat, moves, byHost = false }: Submission,
): Result<Played, Refusal> {
  const hearing = new Hearing();
  let toAct = game.toAct(into);
  let aside = false;
  for (const [i, move] of moves.entries()) {
    // Otherwise a player could look at what a move shows, have the next one refused, and choose again.
    if (i > 0 && !byHost && binds(hearing, game.events)) return fail(refuse('shown-in-between'));
    if (i > 0 && !(hasSeat(toAct, seat) && isAlone(game, into, toAct, seat)))
      return fail(refuse('others-could-act'));
    if (!game.moves.knows(move)) return fail(refuse('unreadable-move'));
    if (!byHost && game.moves.kinds.time.is(move)) return fail(refuse('only-the-host'));
    const refusal = game.judge(into, seat, move);
    if (refusal !== undefined) return fail(refusal);
    aside = isAside(game, into, toAct, seat, move);
    if (aside && moves.length > 1) return fail(refuse('aside-alone'));
    toAct = game.play(into, seat, move, new KeyedLuck(key, seq, i), hearing);
  }
  return ok({ told: hearing.told, toAct, alone: isAlone(game, into, toAct, seat), aside });
}

/** A move that the table isn't waiting for: of a kind that may be an aside, and not in the seat's list. */
function isAside(game: Game, state: State, toAct: SeatSet, seat: Seat, move: Move): boolean {
  if (!game.moves.mayBeAside(move)) return false;
  if (!hasSeat(toAct, seat)) return true;
  const list = sharedList(game);
  return !list.subarray(0, game.legal(state, seat, list)).includes(move);
}

/** An answer to a question that is no longer open. Resigning, the host's flag and asides answer no question. */
export function isStale(
  game: Game,
  state: State,
  toAct: SeatSet,
  questions: Questions,
  { seat, moves, answers }: Submission,
): boolean {
  if (answers === undefined || !hasSeat(toAct, seat)) return false;
  if (!questions.isStale(seat, answers)) return false;
  const { resign, time } = game.moves.kinds;
  return !moves.every((move) => resign.is(move) || time.is(move) || isAside(game, state, toAct, seat, move));
}

/** Only the seat and those who act as one player with it could act. */
const isAlone = (game: Game, state: State, toAct: SeatSet, seat: Seat): boolean =>
  toAct === onlySeat(seat) || (toAct & ~game.groupOf(state, seat)) === NO_SEATS;
