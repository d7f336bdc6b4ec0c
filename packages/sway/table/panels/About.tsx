/** A few words or signs that say what they mean when they are pointed at, focused or pressed. */
import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../desk.ts';

interface Props {
  readonly desk: Desk;
  readonly text: string;
  /** Where its children are only signs. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function About({ desk, text, label, children }: Props) {
  const peek = (anchor: Element, how: Pointing): void => desk.peek({ anchor, how, note: text });
  const { on } = usePress({ hold: () => undefined, point: (anchor) => peek(anchor, 'point') });
  return (
    <button
      type="button"
      class="sway-about"
      aria-label={label}
      {...on}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) peek(event.currentTarget, 'focus');
      }}
      onBlur={() => desk.unpeekPassing()}
      onPointerLeave={() => {
        on.onPointerLeave();
        desk.unpeekPassing();
      }}
      onClick={(event) => peek(event.currentTarget, 'press')}
    >
      {children}
    </button>
  );
}
