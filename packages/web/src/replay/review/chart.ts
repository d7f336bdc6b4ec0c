/** The course of a match as numbers to draw: its value for the first seat after each move. */
import type { Review, ReviewedMove } from '@hortus/bots';

export interface Point {
  /** How many moves were made. */
  readonly index: number;
  /** For the first seat: above 0 winning, below 0 losing. */
  readonly value: number;
}

export interface Course {
  readonly points: readonly Point[];
  /** The largest value drawn. */
  readonly most: number;
  /** Where another game of the match begins: the index before its first move. */
  readonly games: readonly number[];
}

const forFirst = ({ seat }: ReviewedMove, value: number): number =>
  value === 0 ? 0 : seat === 0 ? value : -value;

/** In points if they count, otherwise won, drawn or lost. */
export function courseOf({ moves }: Review): Course {
  const scored = moves.some(({ points }) => points !== undefined);
  const before = (move: ReviewedMove): number => (scored ? (move.points?.before ?? 0) : move.before);
  const after = (move: ReviewedMove): number => (scored ? (move.points?.after ?? 0) : move.after);
  const points: Point[] = [];
  const games: number[] = [];
  for (const [i, move] of moves.entries()) {
    const fresh = i === 0 || moves[i - 1]?.game !== move.game;
    if (fresh) {
      if (i > 0) games.push(i);
      points.push({ index: i, value: forFirst(move, before(move)) });
    }
    points.push({ index: i + 1, value: forFirst(move, after(move)) });
  }
  return { points, most: Math.max(1, ...points.map(({ value }) => Math.abs(value))), games };
}

/** What a mistake cost, as the name of a message. */
export const turnKind = ({
  before,
  after,
}: ReviewedMove): `review.${'win-to-loss' | 'win-to-draw' | 'draw-to-loss'}` =>
  before !== 1 ? 'review.draw-to-loss' : after === 0 ? 'review.win-to-draw' : 'review.win-to-loss';
