/**
 * A turn is many decisions, and whoever asks gives each of them the time of the whole turn: a decision takes its share, and
 * the shares of a turn are together less than one.
 */
import {
  at,
  cardInUse,
  END,
  FOOL,
  type GnosticaState,
  powersLeft,
  powersOf,
  TURN,
  topFrame,
  WORLD,
} from '@hortus/gnostica';
import type { Time } from '../bot.ts';

const [BEGINNING, FIRST_STEP, STEP, LAST] = [0.4, 0.15, 0.02, 0.35];

export function shareOf({ ms, now }: Time, { words }: GnosticaState): Time {
  return { ms: ms * share(words), now };
}

function share(words: Int32Array): number {
  if (words[at.phase] === TURN) return BEGINNING;
  if (words[at.phase] === END) return LAST;
  const frame = topFrame(words);
  const card = cardInUse(frame);
  // What they bring is still to be seen.
  if (words[at.depth] > 1 || card === FOOL || card === WORLD) return STEP;
  return powersLeft(frame) === powersOf(card) ? FIRST_STEP : STEP;
}
