/** Cards that leave a zone for good: each is marked first, and once enough are marked they go together. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SwayView } from '../../src/index.ts';
import { type ByThing, dueToLeave, leaveOf, marking, mustLeave } from '../../src/press/index.ts';

export interface Leaving {
  readonly due: number;
  readonly marked: readonly number[];
  toggle(card: number): void;
  /** Sends them off one after another, since each is a move of its own. */
  go(): void;
}

const NONE: readonly number[] = [];

export function useLeaving(
  { view, seat, legal, play, match }: BoardProps<SwayView>,
  moves: ByThing,
): Leaving {
  const sending = match?.sending.length ?? 0;
  const marked: Signal<readonly number[]> = useSignal(NONE);
  const going: Signal<readonly number[]> = useSignal(NONE);
  const due = dueToLeave(view, seat, moves);
  const asked = mustLeave(view, seat);
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
    } else if (sending === 0 && legal.length > 0) {
      marked.value = marked.value.filter((card) => leaveOf(moves, card) !== undefined);
      next();
    }
  }, [asked, legal, moves, sending]);
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
