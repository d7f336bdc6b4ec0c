/** What a house brings to the player who chooses it. */
import { designIn, houseBrings } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { said } from './say.ts';

/** `3 cards from rivals; strong in Lens, Boots`, of the cards that would come. */
export function houseWords({ view, world, cards, seat, me = -1 }: Desk, affiliation: number): string {
  const own = cards.designs.filter((design) => design.affiliation === affiliation);
  const held = (one: number): number =>
    view.ops.reduce(
      (sum, ops, at) => sum + (at === seat ? 0 : ops.filter((face) => designIn(face) === one).length),
      0,
    );
  const rivals = own.reduce((sum, { index }) => sum + held(index), 0);
  const sums = new Map<string, number>();
  for (const face of houseBrings(world, me, affiliation)) {
    const { card, isAdventure } = cards.designs[designIn(face)]!;
    if (!isAdventure)
      for (const [name, value] of card.attributes.lists.get('AdventureResources') ?? [])
        sums.set(name, (sums.get(name) ?? 0) + Number(value));
  }
  const strong = [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([name]) => name);
  return said(strong.length === 0 ? 'house.plain' : 'house', { count: rivals, names: strong.join(', ') });
}
