/** What a review found, picture by picture: the chances along the slider, the turns that mattered, the better moves. */
import type { Course } from '@hortus/bots';
import { words } from '@hortus/frame/page/words.ts';
import { leavingOf, type Move, type Seat } from '@hortus/kernel';
import type { ReplayModel } from '../model.ts';
import type { ReviewedLog } from '../replayed.ts';
import { courseOf } from './chart.ts';
import { courseWords, isLeaving, percent } from './course-words.ts';
import { turnWords } from './turn-words.ts';

export interface ReviewTurn {
  /** The entry before it, where something else could still be done, and the one that shows what came of it. */
  readonly before: number;
  readonly after: number;
  readonly told: string;
  readonly isDecided: boolean;
  /** What would have been better; absent if nobody knows, or if somebody left. */
  readonly better?: { readonly seat: Seat; readonly move: Move };
}

/** A seat's chance at every picture, from 0 to 1. */
export interface CurveLine {
  readonly seat: Seat;
  readonly chances: readonly number[];
  /** Won, drawn or lost, with nothing in between: drawn in steps. */
  readonly isExact?: boolean;
}

/** In the order of play; empty before the review is there. */
export function reviewTurns(model: ReplayModel): readonly ReviewTurn[] {
  const [reviewed, course] = foundIn(model);
  if (course !== undefined)
    return course.decisive.map((turn) => {
      const { seat, other, first, last } = turn;
      const better = other === undefined || isLeaving(model, turn) ? undefined : other.instead;
      return {
        before: (other?.seq ?? first) - 1,
        after: last,
        told: courseWords(model, turn),
        isDecided: turn === course.decided,
        ...(better === undefined ? {} : { better: { seat, move: better } }),
      };
    });
  if (reviewed === undefined) return [];
  const { review, seqs } = reviewed;
  return review.turns.flatMap((index) => {
    const [one, seq] = [review.moves[index], seqs[index]];
    if (one === undefined || seq === undefined) return [];
    const [move] = leavingOf(model.game, one.move) === 'timed' ? [] : one.best;
    return {
      before: seq - 1,
      after: seq,
      told: turnWords(model, reviewed, index),
      isDecided: review.decided.includes(index),
      ...(move === undefined ? {} : { better: { seat: one.seat, move } }),
    };
  });
}

/** One line for each seat or, where two play, for the first of them; undefined before the review is there. */
export function curveLines(model: ReplayModel): readonly CurveLine[] | undefined {
  const [reviewed, course] = foundIn(model);
  const seqs = model.frames.value.map(({ sight }) => sight.seq);
  if (course !== undefined) {
    const count = course.points[0]?.chances.length ?? 0;
    const points = seqs.map((seq) => course.points.findLast((point) => point.seq <= seq) ?? course.points[0]);
    return Array.from({ length: count === 2 ? 1 : count }, (_, seat) => ({
      seat,
      chances: points.map((point) => Math.min(1, Math.max(0, point?.chances[seat] ?? 0))),
    }));
  }
  if (reviewed === undefined) return undefined;
  const { points, most } = courseOf(reviewed.review);
  const chances = seqs.map((seq) => {
    const made = reviewed.seqs.filter((one) => one <= seq).length;
    const { value = 0 } = points.findLast(({ index }) => index <= made) ?? {};
    return (1 + value / most) / 2;
  });
  return [{ seat: 0, chances, isExact: true }];
}

/** `63%` where a search judged; where a solver knows, whether it is won. */
export function chanceWords(model: ReplayModel, chance: number): string {
  const { say } = words.value;
  if (foundIn(model)[1] !== undefined) return say('web.replay.curve.percent', { percent: percent(chance) });
  return say(chance > 0.5 ? 'web.replay.won' : chance < 0.5 ? 'web.replay.lost' : 'web.replay.drawn');
}

function foundIn({
  reviewing: { value: reviewed },
  judging: { value: judged },
}: ReplayModel): [ReviewedLog | undefined, Course | undefined] {
  return [
    typeof reviewed === 'object' ? reviewed : undefined,
    typeof judged === 'object' && 'decisive' in judged ? judged : undefined,
  ];
}
