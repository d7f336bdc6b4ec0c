/** How it ended, told by the last ruin of the winners, or without one by their last triumph (GEN-WIN-6, WA-RND-7). */
import { words } from '../../app/words.ts';
import { CardFace } from './CardFace.tsx';
import type { Desk } from './desk.ts';

export function Story({ desk }: { readonly desk: Desk }) {
  const { end, quit, tales } = desk.view;
  if (end === null || end.winner === null || quit !== null) return null;
  const tale = tales[end.winner];
  const told = tale?.ruin ?? tale?.triumph ?? null;
  const card = told === null ? undefined : desk.cards.of(told);
  if (card === undefined) return <p class="sway-story-none">{words.value.say('web.sway.story.none')}</p>;
  return (
    <figure class="sway-story">
      <CardFace card={card} faction={desk.faction(card)} />
      <figcaption>
        <strong>{words.value.say('web.sway.story', { card: card.name })}</strong>
        <p class="sway-lore">{card.lore}</p>
      </figcaption>
    </figure>
  );
}
