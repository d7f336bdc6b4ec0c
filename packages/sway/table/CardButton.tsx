/** A card that can be pressed, held to be seen large, and pointed at to hear why not. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { AbilityName } from '../src/index.ts';
import { CardFace } from './CardFace.tsx';
import type { KnownCard } from './deck.ts';
import { Glyph } from './Glyph.tsx';

interface ButtonProps {
  readonly card: KnownCard;
  readonly faction: 0 | 1 | 2;
  readonly label: string;
  readonly open: boolean;
  readonly size?: 'small' | 'hand';
  readonly marks?: string;
  readonly badge?: string | undefined;
  readonly as?: AbilityName | undefined;
  /** It can be marked, and is or is not. */
  readonly pressed?: boolean | undefined;
  /** Where the focus goes when what had it is gone. */
  readonly home?: boolean;
  press(anchor: Element): void;
  quiet(anchor: Element, how: Pointing): void;
  /** Show it large. */
  hold(card: KnownCard): void;
}

export function CardButton(props: ButtonProps) {
  const {
    card,
    faction,
    label,
    open,
    size = 'hand',
    marks = '',
    badge,
    as,
    pressed,
    home = false,
    press,
    quiet,
    hold,
  } = props;
  const { held, on } = usePress({
    // A card that was shown large stays so until it is closed.
    hold: (shown) => {
      if (shown) hold(card);
    },
    point: (anchor) => {
      if (!open) quiet(anchor, 'point');
    },
  });
  return (
    <button
      type="button"
      class={`sway-card is-${size} ${open ? 'open' : 'still'} ${marks}`}
      data-card={card.name}
      aria-label={label}
      aria-disabled={!open}
      aria-pressed={pressed}
      {...(home ? { 'data-home': '' } : {})}
      onFocus={(event) => {
        if (!open && event.currentTarget.matches(':focus-visible')) quiet(event.currentTarget, 'focus');
      }}
      {...on}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!held.current) hold(card);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        hold(card);
      }}
      onClick={(event) => {
        if (held.current) held.current = false;
        else if (open) press(event.currentTarget);
        else quiet(event.currentTarget, 'press');
      }}
    >
      <CardFace card={card} faction={faction} size={size} as={as} />
      {badge === undefined ? null : (
        <span class="sway-badge" aria-hidden="true">
          {badge === 'seen' ? <Glyph of="omen" /> : badge === 'down' ? <Glyph of="covert" /> : badge}
        </span>
      )}
    </button>
  );
}
