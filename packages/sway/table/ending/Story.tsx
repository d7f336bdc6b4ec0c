/** How it ended, told by the winners' last ruin or, without one, their last triumph (GEN-WIN-6, WA-RND-7). */

import { words } from '@hortus/frame/page/words.ts';
import type { SwayView } from '../../src/index.ts';
import { type Cards, factionOf } from '../cards/deck.ts';
import { Face } from '../cards/Face.tsx';

export function Story({ view, cards }: { readonly view: SwayView; readonly cards: Cards }) {
  const { end, quit, tales, sides } = view;
  if (end === null || end.winner === null || quit !== null) return null;
  const tale = tales[end.winner];
  const told = tale?.ruin ?? tale?.triumph ?? null;
  const card = told === null ? undefined : cards.of(told);
  if (card === undefined) return null;
  return (
    <figure class="sway-story">
      <Face card={card} cards={cards} faction={factionOf(card, sides, cards.deck)} size="medium" />
      <figcaption>
        <strong>{words.value.say('web.sway.story', { card: card.name })}</strong>
        <p class="sway-lore">{card.lore}</p>
      </figcaption>
    </figure>
  );
}
