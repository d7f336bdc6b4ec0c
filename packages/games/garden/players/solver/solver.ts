/** The exact value of every legal move of any position of any garden. */
import { cellsOf, checkPosition, legalCells, movesMade, type Position } from './position.ts';
import { createSearch, type Limit } from './search.ts';
import { ALL_CELLS, hasShape } from './shapes.ts';

/** 1 the side to move wins, 0 draws, -1 loses. */
export type Value = 1 | 0 | -1;

export interface MoveValue {
  readonly cell: number;
  readonly value: Value;
}

export interface MoveScore {
  readonly cell: number;
  /** 1 + points for a win, minus that for a loss, 0 for a draw: so a win without points is still a win. */
  readonly score: number;
}

export interface Best {
  readonly score: number;
  /** All moves with that score, ascending; empty when the game is over (the score is then 0). */
  readonly cells: readonly number[];
}

/** Each answer lists the legal moves by ascending cell, none when the game is over; undefined: given up. */
export interface Solver {
  /** Win, draw or loss of every legal move. */
  values(position: Position, limit?: Limit): MoveValue[] | undefined;
  /** GAR-MAT-3 The same in victory points: the winner takes the most, the loser gives the fewest. */
  scores(position: Position, limit?: Limit): MoveScore[] | undefined;
  /** What a player who looks this many moves ahead sees, including their own; 0 = nothing forced. */
  foresee(position: Position, plies: number, limit?: Limit): MoveValue[] | undefined;
  /** The moves with the highest score. */
  best(position: Position, limit?: Limit): Best | undefined;
}

/** What follows one root move: whether the player of move `horizon` wins by then. */
type WonBy = (horizon: number) => boolean;

const LAST_MOVE = 16;

/** The horizon (the last or last but one up to `within`) by which the game is won: odd by X, even by O. */
const winningHorizon = (wonBy: WonBy, within: number): number | undefined => {
  const xHorizon = within - ((within + 1) % 2);
  const oHorizon = within - (within % 2);
  return wonBy(xHorizon) ? xHorizon : wonBy(oHorizon) ? oHorizon : undefined;
};

const valueWithin = (made: number, wonBy: WonBy, within: number): Value => {
  const horizon = winningHorizon(wonBy, within);
  return horizon === undefined ? 0 : (horizon - made) % 2 === 0 ? 1 : -1;
};

const bestOf = (scores: readonly MoveScore[]): Best => {
  const score = scores.length === 0 ? 0 : Math.max(...scores.map((move) => move.score));
  return { score, cells: scores.filter((move) => move.score === score).map((move) => move.cell) };
};

export const createSolver = (): Solver => {
  const search = createSearch();

  /** Calls `judge` for every legal move; the mover makes move number `made` of the game. */
  const each = <T>(position: Position, judge: (cell: number, made: number, wonBy: WonBy) => T): T[] => {
    search.plant(position);
    const made = movesMade(position) + 1;
    const xMoves = made % 2 === 1;
    const [own, other] = xMoves ? [position.x, position.o] : [position.o, position.x];
    return cellsOf(legalCells(position)).map((cell) => {
      const tokens = own | (1 << cell);
      const replies = search.matching(cell) & ALL_CELLS & ~(tokens | other);
      const won = hasShape(tokens) || (replies === 0 && (made < LAST_MOVE || position.fullBoard === 'block'));
      if (won || replies === 0)
        return judge(cell, made, (horizon) => won && horizon >= made && (horizon - made) % 2 === 0);
      const wonBy = (horizon: number): boolean => {
        const forReplier = search.prevails(other, tokens, replies, made, horizon);
        return (horizon - made) % 2 === 0 ? !forReplier : forReplier;
      };
      if (position.fullBoard === 'draw') return judge(cell, made, wonBy);
      // GAR-R-7 `block`: a full garden is O's win, so O wins by move 16 unless X has won by 15; searched
      // once.
      let xWins: boolean | undefined;
      return judge(cell, made, (horizon) => {
        if (horizon < LAST_MOVE - 1) return wonBy(horizon);
        xWins ??= wonBy(LAST_MOVE - 1);
        return (horizon === LAST_MOVE) !== xWins;
      });
    });
  };

  const solve = <T>(
    position: Position,
    limit: Limit | undefined,
    judge: (cell: number, made: number, wonBy: WonBy) => T,
  ): T[] | undefined => {
    checkPosition(position);
    return search.within(limit, () => each(position, judge));
  };

  const solver: Solver = {
    values: (position, limit) =>
      solve(position, limit, (cell, made, wonBy) => ({ cell, value: valueWithin(made, wonBy, LAST_MOVE) })),

    // Downwards from the last move: three in four first moves are won only by filling the garden, and a
    // shorter horizon is cheaper to refute than all of them together from below (1.2 against 2.1 ms).
    scores: (position, limit) =>
      solve(position, limit, (cell, made, wonBy) => {
        let horizon = winningHorizon(wonBy, LAST_MOVE);
        if (horizon === undefined) return { cell, score: 0 };
        while (horizon - 2 >= made && wonBy(horizon - 2)) horizon -= 2;
        const score = 1 + LAST_MOVE - horizon;
        return { cell, score: (horizon - made) % 2 === 0 ? score : -score };
      }),

    foresee: (position, plies, limit) =>
      solve(position, limit, (cell, made, wonBy) => ({
        cell,
        value: valueWithin(made, wonBy, Math.min(LAST_MOVE, made - 1 + plies)),
      })),

    best(position, limit) {
      const scores = solver.scores(position, limit);
      return scores && bestOf(scores);
    },
  };
  return solver;
};
