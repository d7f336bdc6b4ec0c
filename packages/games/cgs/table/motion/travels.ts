/** Cards on their way: from hands to the adventure, and from there to buildsites, wreckages and back. */
import type { Route, Travels } from '@hortus/frame/board/travels.ts';
import type { PackedJson } from '@hortus/kernel';

const HAND = 'hand ';
/** The tab that stands for all buildsites and wreckages, open or not. */
const SITES = '.cgs-panels [role=tab][id$=-sites]';
/** Other players are represented by the row in which they lay cards. */
const rowOf = (seat: number): string => `.cgs-ladders .cgs-of-${seat} th`;

function routeOf({ kind, seat, card }: PackedJson): Omit<Route, 'thing'> | undefined {
  switch (kind) {
    case 'played':
    case 'reused':
      // The reader's own card is known by where it lay.
      return { from: [`${HAND}${card}`, rowOf(Number(seat))] };
    case 'sited':
    case 'wrecked':
      return { to: SITES };
    case 'returned':
    case 'recovered':
      return { to: [rowOf(Number(seat)), '.cgs-hand'] };
    default:
      return undefined;
  }
}

export const travels: Travels = {
  things: '.cgs-adventure > .cgs-slip, .cgs-tag',
  anchors: '.cgs-hand .cgs-slip',
  nameOf: (card) => {
    const number = card.getAttribute('data-card');
    return number === null ? undefined : card.closest('.cgs-hand') === null ? number : `${HAND}${number}`;
  },
  // A row that only wraps differently stays where it is.
  rests: true,
  gone: SITES,
  pale: true,
  routes: (told) =>
    told.flatMap((event) => {
      const route = routeOf(event);
      return route === undefined ? [] : [{ ...route, thing: String(event.card) }];
    }),
};
