/** Cards on their way: from the hand to the board or the discard pile, and from a pile to the hand. Pieces move by themselves. */
import type { Route, Travels } from '@hortus/frame/board/travels.ts';
import type { PackedJson } from '@hortus/kernel';
import { CODES, FROM_PILE, REACH } from '../../src/index.ts';

const PILE = '.gno-piles > span:first-child';
const DISCARDS = '.gno-piles > button';

function routeOf({ kind, from, x, y }: PackedJson): Omit<Route, 'thing'> | undefined {
  if (kind === 'laid') return { to: `[data-space="${Number(x) - REACH},${Number(y) - REACH}"]` };
  if (kind === 'got') return { from: Number(from) === FROM_PILE ? PILE : DISCARDS };
  return undefined;
}

export const travels: Travels = {
  things: '.gno-hands .gno-hand-card[data-card]',
  nameOf: (card) => card.getAttribute('data-card') ?? undefined,
  rests: true,
  gone: DISCARDS,
  routes: (told) =>
    told.flatMap((event) => {
      const route = routeOf(event);
      // What somebody else drew has no place of its own.
      const thing = event.card === undefined ? undefined : CODES[Number(event.card)];
      return route === undefined || thing === undefined ? [] : [{ ...route, thing }];
    }),
};
