/** The turning points of a match, in sentences. */

import { words } from '@hortus/frame/page/words.ts';
import { leavingOf } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import type { ReplayModel } from '../model.ts';
import type { ReviewedLog } from '../replayed.ts';
import { turnKind } from './chart.ts';

/** The number of a move in its game, and of the game if there are several. */
export function whereWords({ review }: ReviewedLog, index: number): string {
  const { moves } = review;
  const game = moves[index]?.game ?? 1;
  const number = index - moves.findIndex((other) => other.game === game) + 1;
  const many = moves.some((one) => one.game > 1);
  return words.value.say(many ? 'review.where' : 'review.where-in-one', { number, game });
}

/** A mistake, what would have been better, and whether it was the last. */
export function turnWords(model: ReplayModel, reviewed: ReviewedLog, index: number): string {
  const told = mistakeWords(model, reviewed, index);
  return reviewed.review.decided.includes(index) ? `${told} ${words.value.say('review.decided')}` : told;
}

export function mistakeWords(model: ReplayModel, reviewed: ReviewedLog, index: number): string {
  const { say, either } = words.value;
  const { review, seqs } = reviewed;
  const one = review.moves[index];
  const shown = model.shown.value;
  if (one === undefined || shown === undefined) return '';
  const before = (seqs[index] ?? 1) - 1;
  const text = (move: number): string => model.moveText(before, one.seat, move);
  const left = leavingOf(model.game, one.move);
  const key = left === undefined ? turnKind(one) : (`review.${left}` as const);
  return [
    say(key, {
      ...whoIs(shown.cast.value, one.seat),
      where: whereWords(reviewed, index),
      move: text(one.move),
    }),
    ...(one.best.length === 0 || left === 'timed'
      ? []
      : [say('review.better', { best: either(one.best.slice(0, 4).map(text)) })]),
  ].join(' ');
}

/** What there is to say if nobody made a mistake; somebody who left may have had a good game. */
export function steadyWords({ game }: ReplayModel, { review }: ReviewedLog): string {
  const last = review.moves.at(-1);
  const left = last !== undefined && leavingOf(game, last.move) !== undefined;
  return words.value.say(!review.exact ? 'review.cut' : left ? 'review.steady' : 'review.flawless');
}
