import type { KnownCard } from './deck.ts';
import { Glyph } from './Glyph.tsx';

/** A card's own picture, made from what it is. */
export function Picture({ card }: { readonly card: KnownCard; readonly faction: 0 | 1 | 2 }) {
  return <Glyph of={card.power} />;
}
