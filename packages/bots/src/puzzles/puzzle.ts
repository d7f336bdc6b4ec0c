/**
 * A puzzle is a position from a match between bots in which exactly one move reaches the aim for certain. Moves are
 * texts in the game's notation, so that a file of puzzles can be read; a prover has checked every one of them.
 */
import {
  copyState,
  type Game,
  invariant,
  lowestBit,
  type Move,
  moveList,
  NO_LUCK,
  type Seat,
  type State,
} from '@hortus/kernel';

export interface Puzzle {
  /** The beginning of the position's hash: it stays the same when other puzzles come and go. */
  readonly id: string;
  readonly position: string;
  readonly seats: number;
  /** Who is to find it. */
  readonly seat: Seat;
  /** What is to be reached, by the name of the prover's aim. */
  readonly aim: string;
  /** On the scale of the bots' ratings: a bot with this rating finds the whole line half of the time. */
  readonly rating: number;
  /** The reader's moves, each the only right one. */
  readonly line: readonly PuzzleStep[];
}

export interface PuzzleStep {
  readonly move: string;
  /** What the others do after it, in order. */
  readonly answers: readonly string[];
  /** Wrong moves, each with an answer that spoils it, where a single answer does. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** 1: reached for certain, whatever the others do; -1: the others can prevent it for certain; 0: neither, as in a draw. */
export type Certainty = 1 | 0 | -1;

/** Proves what moves lead to, with everything known. */
export interface Prover {
  readonly aim: string;
  /** The options of matches to look for puzzles in, and how many play. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  /** The fewest moves that the reader must be able to choose from; 3 if left out. */
  readonly choices?: number;
  /**
   * What every legal move of the seat that is asked is worth to that seat; undefined if that can't be proved, or if the
   * seat doesn't know enough to prove it.
   */
  values(state: State, seat: Seat): ReadonlyMap<Move, Certainty> | undefined;
  /** Could a person see this far? If left out, anybody could. */
  isFair?(state: State, seat: Seat): boolean;
  /** The aim is reached; if left out, when the seat has won. */
  isReached?(state: State, seat: Seat): boolean;
}

/** Positions in puzzles leave nothing to luck; what a text gives only as a count are simply the first cards. */
const WITHOUT_LUCK = { ...NO_LUCK, below: () => 0, shuffle: () => undefined };

export function puzzleState(game: Game, { position, seats }: Pick<Puzzle, 'position' | 'seats'>): State {
  const options = game.parseOptions({}, seats);
  invariant(options.ok, `${game.id} has usual options`);
  const state = game.notation.parsePosition(position, options.value, seats, WITHOUT_LUCK);
  if (!state.ok) throw new Error(state.fault.map(({ message }) => message).join('; '));
  return state.value;
}

/** The seat whose move a puzzle waits for; undefined once it's over. */
export const askedIn = (game: Game, state: State): Seat | undefined => {
  const toAct = game.toAct(state);
  return toAct === 0 ? undefined : lowestBit(toAct);
};

export function legalIn(game: Game, state: State, seat: Seat): Move[] {
  const list = moveList(game);
  return [...list.subarray(0, game.legal(state, seat, list))];
}

export function after(game: Game, state: State, seat: Seat, move: Move): State {
  const next = copyState(state);
  game.play(next, seat, move, WITHOUT_LUCK);
  return next;
}

/** A move as a puzzle writes it; undefined if it can't be made here. */
export function readMove(game: Game, state: State, seat: Seat, text: string): Move | undefined {
  const move = game.notation.parseMove(copyState(state), seat, text);
  return move.ok && game.judge(copyState(state), seat, move.value) === undefined ? move.value : undefined;
}

export const isReached = (game: Game, prover: Prover, state: State, seat: Seat): boolean =>
  prover.isReached?.(state, seat) ?? game.outcome(state)?.winners.includes(seat) ?? false;
