import { words } from '@hortus/frame/page/words.ts';
import { designIn, type Swap, swapBrings, type View } from '../../src/index.ts';
import { type Desk, designOf, titleOf } from '../desk.ts';
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

/** What it brings you, and a word if it helps or hurts the other player; `isWhole`: or if it does neither. */
export function weighWords(desk: Desk, sides: Sides | undefined, who: string, isWhole = false): string {
  const worth = worthOf(sides?.theirs);
  const key = worth > 0 ? 'helps' : worth < 0 ? 'hurts' : isWhole ? 'neither' : '';
  const other = key === '' ? '' : said(`swap.${key}`, { who });
  return [swapWords(desk, sides?.own), other].filter(Boolean).join(' ');
}

/** An offer that was declined, and what about it anybody can see that spoke against it. */
export function declineWords(desk: Desk, [from, mine, to, theirs]: View['offers'][number]): string {
  const { world, cards, names } = desk;
  const titles = (designs: readonly number[]): string =>
    words.value.list(designs.map((one) => titleOf(cards.designs[one]!)));
  const other = swapBrings(world, to, theirs, from, mine);
  const own = swapBrings(world, from, mine, to, theirs);
  const loses = (other?.loses ?? []).filter((one) => one !== designIn(theirs));
  const isOwn = other?.loses.includes(designIn(theirs)) === true;
  const why =
    other?.locksOut === true
      ? 'locked'
      : isOwn
        ? 'own'
        : loses.length > 0
          ? 'loses'
          : worthOf(other) <= 0
            ? 'nothing'
            : worthOf(own) > worthOf(other)
              ? 'more'
              : 'both';
  const values = {
    who: names[to] ?? '',
    mine: titleOf(designOf(desk, mine)),
    theirs: titleOf(designOf(desk, theirs)),
    what: titles(loses),
  };
  return [said('declined', values), said(`declined.${why}`, values)].join(' ');
}
