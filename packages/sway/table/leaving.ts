/** Cards that leave a zone for good: each is marked first, and as many as must go then go together. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Move, Seat } from '@hortus/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FULL, type SwayView } from '../src/index.ts';
import { type Grouped, M } from './moves.ts';

const isLeaving = (move: Move): boolean => M.discard.is(move) || M.give.is(move);

/** The move by which a card leaves now. */
export const leaveOf = ({ cards }: Pick<Grouped, 'cards'>, card: number): Move | undefined =>
  cards.get(card)?.find(isLeaving);

/** How many are to be marked now; 0 where nothing has to go. Where marked ones go first (GEN-R-13) the others follow. */
export function dueToLeave(
  view: SwayView,
  seat: Seat | undefined,
  { cards }: Pick<Grouped, 'cards'>,
): number {
  const open = [...cards.values()].filter((moves) => moves.some(isLeaving)).length;
  if (seat === undefined || open === 0) return 0;
  const held = view.ops[seat]?.count ?? 0;
  const kept = view.task === 'trim' ? FULL : Math.min(...view.ops.map(({ count }) => count));
  const due = view.task === 'trim' || view.phase === 'equalise' ? held - kept : 1;
  return Math.min(due, open);
}

/** Marks a card or no longer; beyond `due` the earliest mark gives way. */
export const marking = (marked: readonly number[], card: number, due: number): readonly number[] =>
  marked.includes(card) ? marked.filter((one) => one !== card) : [...marked, card].slice(-due);

export interface Leaving {
  readonly due: number;
  readonly marked: readonly number[];
  toggle(card: number): void;
  /** They go: one after another, for each is a move of its own. */
  go(): void;
}

const NONE: readonly number[] = [];

export function useLeaving(
  { view, seat, legal, play, sending = [] }: BoardProps<SwayView>,
  moves: Grouped,
): Leaving {
  const marked: Signal<readonly number[]> = useSignal(NONE);
  const going: Signal<readonly number[]> = useSignal(NONE);
  const due = dueToLeave(view, seat, moves);
  const asked =
    view.asked === seat && (view.task === 'trim' || view.phase === 'equalise' || view.phase === 'giving');
  const next = (): void => {
    const [card, ...rest] = going.value;
    if (card === undefined) return;
    const move = leaveOf(moves, card);
    going.value = move === undefined ? NONE : rest;
    if (move !== undefined) play(move);
  };
  useEffect(() => {
    if (!asked) {
      marked.value = NONE;
      going.value = NONE;
    } else if (sending.length === 0 && legal.length > 0) {
      marked.value = marked.value.filter((card) => leaveOf(moves, card) !== undefined);
      next();
    }
  }, [asked, legal, moves, sending.length]);
  return {
    due,
    marked: marked.value,
    toggle(card) {
      marked.value = marking(marked.value, card, due);
    },
    go() {
      if (due === 0 || marked.value.length !== due) return;
      going.value = marked.value;
      marked.value = NONE;
      next();
    },
  };
}
