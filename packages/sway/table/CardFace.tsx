/** A card of either game: sway, ability and name on its own picture. It says nothing; whoever shows it does. */

import type { ComponentChildren } from 'preact';
import type { AbilityName } from '../src/index.ts';
import type { KnownCard } from './deck.ts';
import { Glyph } from './Glyph.tsx';
import { Picture } from './Picture.tsx';
import { abilityWords } from './words.ts';

interface FaceProps {
  readonly card: KnownCard;
  /** 0 and 1 are the factions, 2 is neutral. */
  readonly faction: 0 | 1 | 2;
  /** Small: in a timeline, without its name. With all its words: FullFace. */
  readonly size?: 'small' | 'hand';
  /** The ability it stands for here, where that is not its own. */
  readonly as?: AbilityName | undefined;
  readonly children?: ComponentChildren;
}

/** As many letters as the narrowest card has room for. */
const FITS = 10;
/** How much smaller a name is written, so that no word of it is broken. */
const fitOf = (name: string): number =>
  Math.min(1, FITS / Math.max(...name.split(' ').map((word) => word.length)));

export function CardFace({ card, faction, size = 'hand', as, children }: FaceProps) {
  return (
    <span class={`sway-face is-${size} faction-${faction}${card.epic ? ' epic' : ''}`} aria-hidden="true">
      <span class="sway-picture">
        <Picture card={card} faction={faction} />
      </span>
      <span class="sway-sway">{card.sway}</span>
      {card.epic ? <span class="sway-epic" /> : null}
      <span class={`sway-sign${as === undefined ? '' : ' announced'}`}>
        <Glyph of={as ?? card.power} />
      </span>
      {size === 'small' ? null : (
        <span class="sway-title">
          <span class="sway-name" style={{ '--fit': fitOf(card.name) }}>
            {card.name}
          </span>
          <span class="sway-ability">{abilityWords(card.power)}</span>
        </span>
      )}
      {children}
    </span>
  );
}

/** Its back, with what is known of it from outside. */
export function CardBack({ mark }: { readonly mark?: string }) {
  return (
    <span class="sway-face is-small back" aria-hidden="true">
      <svg viewBox="0 0 40 56" aria-hidden="true" focusable="false">
        <path d="M20 8q12 14 0 20-12 6 0 20M20 8q-12 14 0 20 12 6 0 20M6 28h28" />
      </svg>
      {mark === undefined ? null : <span class="sway-mark">{mark}</span>}
    </span>
  );
}
