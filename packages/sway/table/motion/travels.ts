/**
 * Cards in motion between hand, timeline, reserve and experience, which lie on the table, and deck and discard pile,
 * which are piles.
 */
import type { Route, Travels } from '@hortus/frame/board/travels.ts';
import type { PackedJson } from '@hortus/kernel';

const DECK = '.sway-pile:not(button)';
const DISCARDS = 'button.sway-pile:not(.legend)';

/** Somebody else's hand: its last card back, or where that would be. The reader's own hand has no such place. */
const handOf = (seat: number): string => {
  const zone = `.sway-other[data-seat="${seat}"]`;
  return `${zone} .sway-row, ${zone} .sway-row .back`;
};

/** Where a card comes from or goes to if that place isn't visible. */
function routeOf({ kind, seat, to }: PackedJson): Omit<Route, 'thing'> | undefined {
  const hand = handOf(Number(seat));
  switch (kind) {
    case 'drew':
    case 'took':
      return { from: DECK, to: hand };
    case 'routed':
      return { from: DECK, to: handOf(Number(to)) };
    case 'under':
      return { to: DECK };
    case 'engaged':
    case 'interrupted':
    case 'brought':
      return { from: hand };
    case 'hides':
      return { from: hand, to: '.sway-engaged .back' };
    case 'discarded':
      return { from: hand, to: DISCARDS };
    case 'recruited':
      return { from: DISCARDS };
    default:
      return undefined;
  }
}

export const travels: Travels = {
  things: ':is(.sway-engaged, .sway-hand, .sway-row, .sway-looked) .sway-card[data-card]',
  nameOf: (card) => card.getAttribute('data-card') ?? undefined,
  gone: DISCARDS,
  back: '.sway-row .back',
  routes: (told, deck) =>
    told.flatMap((event) => {
      const route = routeOf(event);
      if (route === undefined) return [];
      const thing = event.card === undefined ? undefined : deck?.cards[Number(event.card)];
      return [{ ...route, thing }];
    }),
};
