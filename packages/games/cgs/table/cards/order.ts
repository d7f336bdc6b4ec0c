/** In which order cards are listed. */
import type { Design } from '../../src/index.ts';
import { titleOf } from '../desk.ts';
import type { Held } from './CardList.tsx';

export const SORTS = ['pack', 'name', 'strength', 'price'] as const;
export type Sort = (typeof SORTS)[number];

const totalOf = (design: Design, category: 'AdventureResources' | 'EraCosts' | 'EraResources'): number =>
  [...(design.card.attributes.lists.get(category)?.values() ?? [])].reduce<number>(
    (sum, value) => sum + Number(value),
    0,
  );

/** Adventures by what they earn, supports by what they cover. */
const strengthOf = (design: Design): number =>
  totalOf(design, design.isAdventure ? 'EraResources' : 'AdventureResources');

export const ORDER: Readonly<Record<Sort, (a: Held, b: Held) => number>> = {
  pack: () => 0,
  name: (a, b) => titleOf(a.design).localeCompare(titleOf(b.design)),
  strength: (a, b) => strengthOf(b.design) - strengthOf(a.design),
  price: (a, b) => totalOf(a.design, 'EraCosts') - totalOf(b.design, 'EraCosts'),
};
