/**
 * The next cards of a combo, chosen while the other side decides whether to cut the plot short: each is submitted
 * when the plotter is asked again. An interrupt ends it, and so does a card that raises another question.
 */
import type { Move, Seat } from '@hortus/kernel';
import type { SwayView } from '../types.ts';
import { room } from './pays.ts';

/** Card numbers, the next one first. */
export type Queue = readonly number[];

/** The seat plots, and waits for somebody's answer. */
export const waits = (view: SwayView, seat: Seat | undefined): boolean =>
  view.phase === 'plot' && view.task === 'window' && view.turn === seat && view.asked !== seat;

/** Can this card be put at the end, or taken out again? */
export const canQueue = (queue: Queue, view: SwayView, seat: Seat | undefined, card: number): boolean =>
  waits(view, seat) && (queue.includes(card) || queue.length < room(view));

/** Puts a card at the end, or takes it out again. */
export const toggled = (queue: Queue, card: number): Queue =>
  queue.includes(card) ? queue.filter((one) => one !== card) : [...queue, card];

export type Due =
  /** Not yet. */
  | { readonly is: 'waiting' }
  /** The plot went another way. */
  | { readonly is: 'over' }
  | { readonly is: 'now'; readonly card: number; readonly rest: Queue };

/** What to do with the queue in this situation. */
export function due(queue: Queue, view: SwayView, seat: Seat | undefined, legal: readonly Move[]): Due {
  const [card, ...rest] = queue;
  if (card === undefined) return { is: 'waiting' };
  if (view.phase !== 'plot' || view.turn !== seat || (view.task !== 'none' && !waits(view, seat)))
    return { is: 'over' };
  if (view.task !== 'none' || legal.length === 0) return { is: 'waiting' };
  return { is: 'now', card, rest };
}
