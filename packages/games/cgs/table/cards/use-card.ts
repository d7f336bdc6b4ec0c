/** What every card on the table answers to: pointed at or focused it is shown beside its place, held it is shown large. */
import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';

/** `face`: in the reader's own hand, where the rules say whether it can be played. */
export function useCard(desk: Desk, design: number, face?: number) {
  const button = useRef<HTMLButtonElement>(null);
  const point = (anchor: Element, how: Pointing): void => {
    desk.point(face);
    desk.peek({ anchor, how, design, face });
  };
  const leave = (): void => {
    desk.point(undefined);
    desk.leave();
  };
  const show = (): void => {
    desk.unpeek();
    desk.show(design);
  };
  const { held, on } = usePress({
    hold: (held) => {
      if (!held) return;
      // A long press gives no focus, and closing the large card returns focus to where it was.
      button.current?.focus({ preventScroll: true });
      show();
    },
    point: (anchor) => point(anchor, 'point'),
  });
  return {
    button,
    held,
    show,
    on: {
      ...on,
      onPointerLeave() {
        on.onPointerLeave();
        leave();
      },
      onFocus({ currentTarget }: TargetedEvent<Element>) {
        if (currentTarget.matches(':focus-visible')) point(currentTarget, 'focus');
        else desk.point(face);
      },
      onBlur: leave,
      /** The space bar shows the card large instead of pressing it. */
      onKeyUp(event: TargetedKeyboardEvent<Element>) {
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
