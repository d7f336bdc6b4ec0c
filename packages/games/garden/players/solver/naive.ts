/**
 * Garden written a second time for the tests, as plainly as possible: strings in arrays, no masks, no pruning,
 * nothing shared with the solver. `Ms` a tile, `X` or `O` a token.
 */
export interface NaiveGame {
  readonly board: readonly string[];
  readonly top: string | undefined;
  readonly fullBoard: 'block' | 'draw';
}

const LINES: number[][] = [];
for (let row = 0; row < 4; row++) {
  for (let col = 0; col < 4; col++) {
    const at = (down: number, right: number) => (row + down) * 4 + col + right;
    if (col === 0) LINES.push([at(0, 0), at(0, 1), at(0, 2), at(0, 3)]);
    if (row === 0) LINES.push([at(0, 0), at(1, 0), at(2, 0), at(3, 0)]);
    if (row < 3 && col < 3) LINES.push([at(0, 0), at(0, 1), at(1, 0), at(1, 1)]);
  }
}
LINES.push([0, 5, 10, 15], [3, 6, 9, 12]);

const isToken = (square: string): boolean => square === 'X' || square === 'O';
const naiveMoves = (game: NaiveGame): number => game.board.filter(isToken).length;
const mover = (game: NaiveGame): string => (naiveMoves(game) % 2 === 0 ? 'X' : 'O');

export const naiveLegal = (game: NaiveGame): number[] => {
  const cells = game.board.map((_, cell) => cell).filter((cell) => !isToken(game.board[cell]));
  const { top } = game;
  if (top === undefined) return cells.filter((cell) => ![5, 6, 9, 10].includes(cell));
  return cells.filter((cell) => game.board[cell][0] === top[0] || game.board[cell][1] === top[1]);
};

export const naivePlay = (game: NaiveGame, cell: number): NaiveGame => ({
  ...game,
  board: game.board.map((square, at) => (at === cell ? mover(game) : square)),
  top: game.board[cell],
});

/** Score of the position for the player who has just moved, if the game is over. */
export const naiveEnd = (game: NaiveGame): number | undefined => {
  const justMoved = mover(game) === 'X' ? 'O' : 'X';
  const left = 16 - naiveMoves(game);
  if (LINES.some((line) => line.every((cell) => game.board[cell] === justMoved))) return 1 + left;
  if (left === 0) return game.fullBoard === 'block' ? 1 : 0;
  return naiveLegal(game).length === 0 ? 1 + left : undefined;
};

/** Score of every legal move for the side to move, by plain minimax to the given number of plies (0 beyond). */
export const naiveScores = (game: NaiveGame, plies = 16): { cell: number; score: number }[] =>
  naiveLegal(game).map((cell) => {
    const next = naivePlay(game, cell);
    const end = naiveEnd(next);
    if (end !== undefined) return { cell, score: end };
    if (plies === 1) return { cell, score: 0 };
    return { cell, score: 0 - Math.max(...naiveScores(next, plies - 1).map((reply) => reply.score)) };
  });

/** Whether the side to move wins; the only help is to stop at the first move that does. */
export const naiveWins = (game: NaiveGame): boolean =>
  naiveLegal(game).some((cell) => {
    const next = naivePlay(game, cell);
    const end = naiveEnd(next);
    return end === undefined ? !naiveWins(next) : end > 0;
  });
