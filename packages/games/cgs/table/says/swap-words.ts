import { words } from '@hortus/frame/page/words.ts';
import type { Swap } from '../../src/index.ts';
import { type Desk, titleOf } from '../desk.ts';
import { said } from './say.ts';

/** What a trade would change, in words; empty if it changes nothing of that kind. */
export function swapWords({ cards }: Desk, swap: Swap | undefined): string {
  if (swap === undefined) return '';
  const titles = (designs: readonly number[]): string =>
    words.value.list(designs.map((one) => titleOf(cards.designs[one]!)));
  const parts = [
    swap.breaksIn ? said('swap.breaks-in') : '',
    swap.locksOut ? said('swap.locks-out') : '',
    swap.unlocks.length > 0 ? said('swap.unlocks', { what: titles(swap.unlocks) }) : '',
    swap.loses.length > 0 ? said('swap.loses', { what: titles(swap.loses) }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Above 0: it brings more than it takes. */
export const worthOf = (swap: Swap | undefined): number =>
  swap === undefined
    ? 0
    : swap.unlocks.length - swap.loses.length + (swap.breaksIn ? 5 : 0) - (swap.locksOut ? 5 : 0);

/** What a trade brings each of the two. */
export interface Sides {
  readonly own: Swap | undefined;
  readonly theirs: Swap | undefined;
}

/** What it brings you, and a word if it helps or hurts the other player. */
export function weighWords(desk: Desk, sides: Sides | undefined, who: string): string {
  const worth = worthOf(sides?.theirs);
  const other = worth > 0 ? said('swap.helps', { who }) : worth < 0 ? said('swap.hurts', { who }) : '';
  return [swapWords(desk, sides?.own), other].filter(Boolean).join(' ');
}
