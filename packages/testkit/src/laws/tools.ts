/** What several laws need. */
import type { Game, Move, Refusal, Seat, State, Viewer } from '@hortus/kernel';
import type { Check, Turn } from '../law.ts';

export const seatsUpTo = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
/** Everyone who may look while a match is running. */
export const viewersOf = (seats: number): Viewer[] => [...seatsUpTo(seats), 'table'];

const lists = new Map<number, Int32Array>();

/** The list has room for more than `mostMoves`, so that too many are noticed; it is reused, since some are long. */
export function legalMoves(game: Game, state: State, seat: Seat): Move[] {
  const list = lists.get(game.mostMoves) ?? new Int32Array(game.mostMoves + 64);
  lists.set(game.mostMoves, list);
  return [...list.subarray(0, game.legal(state, seat, list))];
}

/** What a seat may do even though nobody is waiting for it. */
export function asideMoves(game: Game, state: State, seat: Seat): Move[] {
  const list = lists.get(game.mostMoves) ?? new Int32Array(game.mostMoves + 64);
  lists.set(game.mostMoves, list);
  return [...list.subarray(0, game.asides(state, seat, list))];
}

export const isQuit = (game: Game, move: Move): boolean =>
  game.moves.kinds.resign.is(move) || game.moves.kinds.time.is(move);

export const sameInts = (a: State, b: State): boolean => same(a.ints, b.ints);

function same(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** To the byte: an order of keys that depends on something hidden would give it away too. */
export const viewText = (game: Game, state: State, viewer: Viewer): string =>
  JSON.stringify(game.view(state, viewer));

let snapshot = new Int32Array(0);

/** Asks the game something and checks that the state is unchanged. */
export function asking<T>(check: Check, state: State, what: string, ask: () => T): T {
  const { ints } = state;
  if (snapshot.length !== ints.length) snapshot = new Int32Array(ints.length);
  snapshot.set(ints);
  const answer = ask();
  check(same(snapshot, state.ints), () => `${what} changes the state`);
  return answer;
}

export const moveText = (game: Game, state: State, seat: Seat, move: Move): string => {
  try {
    return `“${game.notation.makeMove(state, seat, move)}” of seat ${seat}`;
  } catch {
    return `${move} of seat ${seat}`;
  }
};

export const turnText = ({ before, seat, move }: Turn): string =>
  moveText(before.trial.game, before.state, seat, move);

export const refusalText = (refusal: Refusal | undefined): string =>
  refusal === undefined ? 'legal' : `refused: ${refusal.code} (${refusal.clause ?? 'no clause'})`;

/** The first place where two texts differ, with what is there. */
export function parting(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const near = (text: string): string => `…${text.slice(Math.max(0, i - 30), i + 50)}…`;
  return `\n    ${near(a)}\n    ${near(b)}`;
}
