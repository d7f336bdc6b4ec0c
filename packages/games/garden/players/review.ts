import { deadline, type PlayedMove, type Review, type ReviewedMove, summed, type Time } from '@hortus/bots';
import { LARGEST_SCORE, MOVES, type View } from '../src/index.ts';
import { explore } from './analyse.ts';
import { countCells, freeCells, type Position } from './solver/position.ts';
import { positionOf, worldOf } from './world.ts';

const { take } = MOVES.kinds;

/** GAR-E-4 Every game can be solved exactly, so a review knows where it turned. */
export function reviewGarden(played: readonly PlayedMove[], time: Time): Review {
  const stop = deadline(time);
  const moves: ReviewedMove[] = [];
  let game = 0;
  for (const [i, step] of played.entries()) {
    const view = step.view as View;
    if (i === 0 || isNextGame(played[i - 1].view as View, view)) game++;
    const reviewed = reviewMove(step, view, game, stop);
    if (reviewed === undefined) return summed(moves, false);
    moves.push(reviewed);
  }
  return summed(moves, true);
}

const isNextGame = (before: View, after: View): boolean =>
  after.ply <= before.ply || before.score.join() !== after.score.join();

function reviewMove(
  { seat, move }: PlayedMove,
  view: View,
  game: number,
  stop: () => boolean,
): ReviewedMove | undefined {
  const position = positionOf(worldOf(view));
  const known = explore(position, stop);
  if (!known.exact) return undefined;
  const most = Math.max(...known.scores.map(({ score }) => score));
  const best = known.scores.filter(({ score }) => score === most).map(({ cell }) => take.pack(cell));
  // Only a seat that resigns or runs out of time may act out of turn.
  const before = seat === view.mover ? most : 0 - most;
  const after = take.is(move)
    ? (known.scores.find(({ cell }) => cell === take.get.cell(move))?.score ?? before)
    : givenUp(position);
  return {
    seat,
    move,
    game,
    before: sign(before),
    after: sign(after),
    ...(view.format.startsWith('vp')
      ? { points: { before: before - sign(before), after: after - sign(after) } }
      : {}),
    best: seat === view.mover ? best : [],
  };
}

/** GAR-R-18 A lost game; the other player scores the tiles left, as in a finished game. */
const givenUp = (position: Position): number => -1 - Math.min(countCells(freeCells(position)), LARGEST_SCORE);

const sign = (score: number): 1 | 0 | -1 => (score > 0 ? 1 : score < 0 ? -1 : 0);
