/** A card: press it to play, hold it to see everything it can do, point at it to see it large. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { isStill } from '@hortus/frame/page/theme.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { AbilityName } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { HEART } from '../panels/heart.ts';
import type { KnownCard } from './deck.ts';
import { Face } from './Face.tsx';
import { Glyph } from './Glyph.tsx';

/** Somebody else knows this card. No ability has this sign: the eye is vision's. */
const Glasses = () => (
  <svg class="sway-glasses" viewBox="0 0 24 12" focusable="false" aria-hidden="true">
    <path d="M1 3.500 3 2M23 3.500 21 2M10.500 6a1.600 1.600 0 0 1 3 0" />
    <circle cx="6.500" cy="6.500" r="4" />
    <circle cx="17.500" cy="6.500" r="4" />
  </svg>
);

/** One of a side's lives. */
const Heart = () => (
  <svg class="sway-heart" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
    <path d={HEART} />
  </svg>
);

interface ButtonProps {
  readonly desk: Desk;
  readonly card: KnownCard;
  readonly label: string;
  readonly open: boolean;
  readonly size?: 'small' | 'medium';
  readonly marks?: string;
  /** A hint means something to be done to it here; by itself a hint points to what is done with a card. */
  readonly hinted?: boolean;
  readonly badge?: string | undefined;
  readonly as?: readonly AbilityName[] | undefined;
  /** Whether it is marked; undefined if it can't be. */
  readonly pressed?: boolean | undefined;
  /** Where the focus goes when the focused element disappears. */
  readonly home?: boolean;
  /** It might be the reader's to play: the rules say why it can't be. */
  readonly asks?: boolean;
  /** Why it never can be, in this place: whose it is. */
  readonly whose?: string | undefined;
  /** It can be pressed, but most players would leave it. */
  readonly spare?: boolean;
  /** What else there is to say about it in this place. */
  readonly note?: string | undefined;
  press(): void;
}

export function CardButton(props: ButtonProps) {
  const { desk, card, label, open, size = 'medium', marks = '', badge, as, pressed, home = false } = props;
  const { asks = false, hinted = desk.isHinted(card), whose, note, press } = props;
  const isQuiet = open && ((props.spare ?? desk.isSpare) || desk.hasHint);
  // After the end, and for somebody who only watches, nobody wonders.
  const said = desk.seat === undefined || desk.view.end !== null ? undefined : whose;
  const why = open ? undefined : asks ? 'ask' : said === undefined ? undefined : { said };
  const peek = (anchor: Element, how: Pointing): void => desk.peek({ card, anchor, how, as, why, note });
  const button = useRef<HTMLButtonElement>(null);
  // On a phone it may lie behind the hint, or above what is in sight.
  useEffect(() => {
    const behavior = isStill() ? 'instant' : 'smooth';
    if (hinted) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  }, [hinted]);
  const { held, on } = usePress({
    // A card shown large stays large until it is closed.
    hold: (shown) => {
      if (shown) desk.hold(card);
    },
    point: (anchor) => peek(anchor, 'point'),
  });
  return (
    <button
      type="button"
      ref={button}
      class={`sway-card is-${size} ${open ? 'open' : 'still'} ${hinted ? 'hinted' : isQuiet ? 'spare' : ''} ${marks}`}
      data-card={card.name}
      aria-label={label}
      aria-disabled={!open}
      aria-pressed={pressed}
      {...(home ? { 'data-home': '' } : {})}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) peek(event.currentTarget, 'focus');
      }}
      onBlur={() => desk.unpeekPassing()}
      {...on}
      onPointerLeave={() => {
        on.onPointerLeave();
        desk.unpeekPassing();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!held.current) desk.hold(card);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        desk.hold(card);
      }}
      onClick={(event) => {
        if (held.current) held.current = false;
        else if (open) press();
        else {
          const anchor = event.currentTarget;
          if (asks && desk.pressEarly(card, () => peek(anchor, 'press'))) return;
          peek(anchor, 'press');
          if (asks) desk.unlit(card, anchor);
        }
      }}
    >
      <Face card={card} cards={desk.cards} faction={desk.faction(card)} size={size} as={as} />
      {badge === undefined ? null : (
        <span class="sway-badge" aria-hidden="true">
          {badge === 'seen' ? (
            <Glasses />
          ) : badge === 'life' ? (
            <Heart />
          ) : badge === 'down' ? (
            <Glyph of="covert" />
          ) : (
            badge
          )}
        </span>
      )}
    </button>
  );
}
