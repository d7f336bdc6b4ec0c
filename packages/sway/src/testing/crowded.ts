/** For tests of `mostMoves`: the largest deck, and a plot with every way to pay for a card. */
import { MOST_SWAY } from '../types.ts';

export const LARGEST_DECK = 136;

/** Its cards have these abilities in turn. */
export const largestDeck = (abilities: readonly string[]) => ({
  factions: ['Reds', 'Blues'],
  cards: Array.from({ length: LARGEST_DECK }, (_, i) => ({
    name: `Card ${i}`,
    ability: abilities[i % abilities.length],
    sway: 1,
    ...(i === 0 ? { faction: 'Reds' } : i === 1 ? { faction: 'Blues' } : {}),
  })),
});

/** One permission of each of these classes, and a vision of every budget. */
export function everyWayToPay(classes: readonly string[]): Record<string, string> {
  const visions = Array.from({ length: MOST_SWAY }, (_, i) => `vision ${i + 1}`);
  return {
    sides: 'Reds, Blues',
    turn: 'a',
    phase: 'plot',
    plotted: ' ',
    strike: 'open',
    pool: [...classes.map((name) => `${name} 1`), ...visions].join(', '),
    engaged: 'a Card 3; b Card 7',
  };
}
