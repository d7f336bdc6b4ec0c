/** Makes a puzzle of a position, if it is one. */
import { type Game, type Move, type Seat, type State, stateHash } from '@hortus/kernel';
import {
  after,
  askedIn,
  type Certainty,
  isReached,
  legalIn,
  type Prover,
  type Puzzle,
  type PuzzleStep,
} from './puzzle.ts';

/** As long as anybody wants to look ahead. */
const LONGEST = 6;
/** The fewest moves to choose from, unless the prover says otherwise. */
const CHOICES = 3;
/** An id has this many digits; they are distinct within a game. */
const ID = 8;

type Values = ReadonlyMap<Move, Certainty>;

const rightOf = (values: Values): Move[] =>
  [...values].flatMap(([move, value]) => (value === 1 ? [move] : []));

/** The share of moves that are right; a position without a choice is the easiest of all. */
const easeOf = (game: Game, prover: Prover, state: State, seat: Seat): number => {
  if (askedIn(game, state) !== seat) return 1;
  const values = prover.values(state, seat);
  return values === undefined ? 1 : rightOf(values).length / values.size;
};

/** The answer that makes it hardest for the reader to go on. */
function hardest(game: Game, prover: Prover, state: State, other: Seat, seat: Seat): Move | undefined {
  const moves = legalIn(game, state, other);
  const eases = moves.map((move) => easeOf(game, prover, after(game, state, other, move), seat));
  return moves[eases.indexOf(Math.min(...eases))];
}

/** What spoils a wrong move: the answer that is worth most to whoever gives it. */
function spoiler(game: Game, prover: Prover, state: State, seat: Seat): string | undefined {
  const other = askedIn(game, state);
  const values = other === undefined || other === seat ? undefined : prover.values(state, other);
  if (other === undefined || values === undefined) return undefined;
  const most = Math.max(...values.values());
  const move = [...values].find(([, value]) => value === most)?.[0];
  return move === undefined || most < 0 ? undefined : game.notation.makeMove(state, other, move);
}

/** The one right move here and every wrong one; undefined if there are several, or none. */
function stepAt(game: Game, prover: Prover, state: State, seat: Seat) {
  const values = prover.values(state, seat);
  const [move, ...others] = values === undefined ? [] : rightOf(values);
  if (values === undefined || move === undefined || others.length > 0) return undefined;
  const wrong: Record<string, string> = {};
  for (const one of values.keys()) {
    const answer = one === move ? undefined : spoiler(game, prover, after(game, state, seat, one), seat);
    if (answer !== undefined) wrong[game.notation.makeMove(state, seat, one)] = answer;
  }
  return { move, wrong, choices: values.size };
}

/** The line goes on as long as one move is right and others aren't. */
export function puzzleAt(
  game: Game,
  prover: Prover,
  given: State,
  seat: Seat,
): Omit<Puzzle, 'rating'> | undefined {
  const { choices = CHOICES, aim, seats = game.seats[0] ?? 2 } = prover;
  if (prover.isFair?.(given, seat) === false) return undefined;
  const line: PuzzleStep[] = [];
  let state = given;
  while (line.length < LONGEST) {
    const step = stepAt(game, prover, state, seat);
    if (step === undefined || step.choices < (line.length === 0 ? choices : 2)) break;
    const { move, wrong } = step;
    const answers: string[] = [];
    line.push({ move: game.notation.makeMove(state, seat, move), answers, wrong });
    state = after(game, state, seat, move);
    if (isReached(game, prover, state, seat)) break;
    for (let other = askedIn(game, state); other !== undefined && other !== seat; ) {
      const answer = hardest(game, prover, state, other, seat);
      if (answer === undefined) break;
      answers.push(game.notation.makeMove(state, other, answer));
      state = after(game, state, other, answer);
      other = askedIn(game, state);
    }
  }
  if (line.length === 0) return undefined;
  const id = stateHash(game, given).slice(0, ID);
  return { id, position: game.notation.makePosition(given), seats, seat, aim, line };
}
