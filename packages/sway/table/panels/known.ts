/** Cards of a zone in hand order, and who else knows one's own cards. */
import { words } from '@hortus/frame/page/words.ts';
import type { CardView } from '../../src/index.ts';
import type { KnownCard } from '../cards/deck.ts';
import type { Desk } from '../desk.ts';

export const bySway = (a: KnownCard, b: KnownCard): number =>
  a.ability - b.ability || b.sway - a.sway || a.number - b.number;

export function knownIn(
  desk: Desk,
  cards: readonly CardView[],
): { readonly card: KnownCard; readonly seen: CardView }[] {
  return cards
    .flatMap((seen) => {
      const card = desk.cards.of(seen.card);
      return card === undefined ? [] : [{ card, seen }];
    })
    .sort((a, b) => bySway(a.card, b.card));
}

/** Who else knows a card of one's own. */
export const knowers = (desk: Desk, known: string): string[] =>
  [...known].flatMap((letter) => {
    const seat = letter.charCodeAt(0) - 97;
    return seat >= 0 && seat < desk.names.length && seat !== desk.seat ? [desk.names[seat] ?? ''] : [];
  });

export function knownTo(desk: Desk, known: string): string {
  const who = knowers(desk, known);
  return who.length === 0 ? '' : words.value.say('web.sway.known', { who: words.value.list(who) });
}
