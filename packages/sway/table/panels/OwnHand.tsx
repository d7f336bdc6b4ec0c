/** The hand of the reader. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { Desk } from '../desk.ts';
import { knownIn } from './known.ts';
import { ZoneCard } from './ZoneCard.tsx';

export function OwnHand({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { say } = words.value;
  const ops = desk.view.ops[seat];
  const count = ops?.count ?? 0;
  const faction = desk.view.sides[(seat & 1) as 0 | 1];
  return (
    <section class="sway-own sway-own-hand" aria-label={say('web.sway.ops.own', { count })}>
      <h3 class="sway-zone-name">
        {say('web.sway.zone.ops.own')} <span>{count}</span>
        {faction === undefined ? null : <small>{say('web.sway.faction', { faction })}</small>}
      </h3>
      <ul class="sway-hand">
        {knownIn(desk, ops?.cards ?? []).map(({ card, seen }) => (
          <li key={card.name}>
            <ZoneCard desk={desk} card={card} seen={seen} own="hand" />
          </li>
        ))}
        {count === 0 ? <li class="sway-nothing">{say('web.sway.ops.empty')}</li> : null}
      </ul>
    </section>
  );
}
