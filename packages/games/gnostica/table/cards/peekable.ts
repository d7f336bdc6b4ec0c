/** What every card on the table answers to: pointed at or focused it is shown large, held it opens with its clauses. */
import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { TargetedEvent } from 'preact';
import type { Thing } from '../../src/press/index.ts';

export interface CardPeek {
  /** `thing`: what the rules are asked about, unless it can be pressed. */
  peek(code: string, anchor: Element, how: Pointing, thing?: Thing): void;
  /** The pointer or the focus has left. */
  leave(): void;
  /** With its clauses. */
  large(code: string): void;
}

/** `code`: undefined for bare ground, which has nothing to show; `bare` handles pointing at it. */
export function usePeekable(
  code: string | undefined,
  thing: Thing | undefined,
  { peek, leave, large }: CardPeek,
  bare?: (anchor: Element) => void,
) {
  const show = (anchor: Element, how: Pointing): void => {
    if (code !== undefined) peek(code, anchor, how, thing);
  };
  const open = (): void => {
    if (code !== undefined) large(code);
  };
  const press = usePress({
    hold: (on) => {
      if (on) open();
    },
    point: (anchor) => (code === undefined ? bare?.(anchor) : show(anchor, 'point')),
  });
  return {
    held: press.held,
    show,
    open,
    on: {
      ...press.on,
      onPointerLeave() {
        press.on.onPointerLeave();
        leave();
      },
      onFocus(event: TargetedEvent<Element>) {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 'focus');
      },
      onBlur: leave,
      onContextMenu(event: Event) {
        if (code === undefined) return;
        event.preventDefault();
        large(code);
      },
    },
  };
}
