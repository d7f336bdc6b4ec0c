/**
 * A press on a thing while the last move is still being sent. It counts once that move has arrived, if the turn continues
 * and the thing can be pressed; otherwise the thing is shown with the reason.
 */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { foundAgain, type Thing } from '../../src/press/index.ts';

interface EarlyPress {
  readonly thing: Thing;
  readonly anchor: Element;
  /** Things are known by number, and a move may change the numbers. */
  readonly seen: View;
}

/** Calls `follow` as soon as the press can count. */
export function useEarlyPress(
  { view, legal, match, seat }: BoardProps<View>,
  follow: (thing: Thing, anchor: Element) => void,
) {
  const pressed = useSignal<EarlyPress | undefined>(undefined);
  const isSending = (match?.sending.length ?? 0) > 0;
  useLayoutEffect(() => {
    const press = pressed.value;
    if (press === undefined || isSending) return;
    const { thing, anchor, seen } = press;
    const goesOn = view.turns === seen.turns && view.phase !== 'over' && view.turn === seat;
    // The new legal moves arrive a moment after the move.
    if (goesOn && legal.length === 0) return;
    pressed.value = undefined;
    const again = foundAgain(thing, seen, view);
    if (again !== undefined && anchor.isConnected) follow(again, anchor);
  }, [isSending, legal, view]);
  return {
    thing: pressed.value?.thing,
    isSending,
    /** False: nothing is being sent, so the press counts immediately. */
    keep(thing: Thing, anchor: Element): boolean {
      if (isSending) pressed.value = { thing, anchor, seen: view };
      return isSending;
    },
  };
}
