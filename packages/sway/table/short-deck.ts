/** A deck for a quick game: each faction lives by two cards instead of three, and everything else is as it was. */
import type { DeckRecord } from '../src/index.ts';

const LIVES = 2;

export function shortDeck(deck: DeckRecord, name: string): DeckRecord {
  const kept = new Map<string, number>();
  const cards = deck.cards.filter(({ ability, faction }) => {
    if (faction === undefined || (ability !== 'ruin' && ability !== 'triumph')) return true;
    const count = (kept.get(faction) ?? 0) + 1;
    kept.set(faction, count);
    return count <= LIVES;
  });
  return { ...deck, name, cards };
}
