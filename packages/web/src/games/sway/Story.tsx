/** How it ended, told by the last ruin or triumph of the winners. */
import { words } from '../../app/words.ts';
import { CardFace } from './CardFace.tsx';
import type { Desk } from './desk.ts';

export function Story({ desk }: { readonly desk: Desk }) {
  const { end, tales } = desk.view;
  if (end === null || end.winner === null) return null;
  const tale = tales[end.winner];
  const told = tale?.triumph ?? tale?.ruin ?? null;
  const card = told === null ? undefined : desk.cards.of(told);
  if (card === undefined) return null;
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
