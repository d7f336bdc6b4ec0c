/** A deck for a quick game: each faction has two life cards instead of three, and everything else is as it was. */
import type { DeckRecord } from '../../src/index.ts';

const LIVES = 2;

const nameOf = (deck: DeckRecord): string => `${deck.name}, short`;

/** Is this option the short deck of a preset, rather than a player's own? */
export const isShortDeck = (option: unknown, deck: DeckRecord): boolean =>
  typeof option === 'object' && option !== null && 'name' in option && option.name === nameOf(deck);

export function shortDeck(deck: DeckRecord): DeckRecord {
  const kept = new Map<string, number>();
  const cards = deck.cards.filter(({ ability, faction }) => {
    if (faction === undefined || (ability !== 'ruin' && ability !== 'triumph')) return true;
    const count = (kept.get(faction) ?? 0) + 1;
    kept.set(faction, count);
    return count <= LIVES;
  });
  return { ...deck, name: nameOf(deck), cards };
}
