import { drawingOf } from '@hortus/pictures';
import type { KnownCard } from './deck.ts';

const drawn = new Map<string, string>();

/** A card's own picture, made from what it is: drawn by ourselves from numbers, no word of the card is in it. */
export function Picture({ card, faction }: { readonly card: KnownCard; readonly faction: 0 | 1 | 2 }) {
  const { name, power: ability, sway, epic, owner, later } = card;
  const group = owner === undefined ? faction : 3;
  const key = `${name} ${ability} ${sway} ${epic} ${group} ${later}`;
  const drawing =
    drawn.get(key) ?? drawingOf({ name, motif: ability, strength: sway, epic }, { group, later });
  drawn.set(key, drawing);
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <g dangerouslySetInnerHTML={{ __html: drawing }} />
    </svg>
  );
}
