/** What a house brings to the player who chooses it. */
import type { Desk } from '../desk.ts';
import { said } from './say.ts';

/** `3 cards from rivals, 1 from the box: Lens 8, Boots 4`. */
export function houseWords({ view, cards, seat }: Desk, affiliation: number): string {
  const own = cards.designs.filter((design) => design.affiliation === affiliation);
  const held = (one: number): number =>
    view.ops.reduce(
      (sum, ops, at) => sum + (at === seat ? 0 : ops.filter((face) => face >> 1 === one).length),
      0,
    );
  const rivals = own.reduce((sum, { index }) => sum + held(index), 0);
  const sums = new Map<string, number>();
  for (const { card, isAdventure } of own)
    if (!isAdventure)
      for (const [name, value] of card.attributes.lists.get('AdventureResources') ?? [])
        sums.set(name, (sums.get(name) ?? 0) + Number(value));
  const strong = [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([name]) => name);
  return said('house', { count: rivals, names: strong.join(', ') });
}
