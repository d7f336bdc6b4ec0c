/** The zones of the reader: the hand, reserve and experience. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { ComponentChildren } from 'preact';
import type { Desk } from './desk.ts';
import { bySway, knownIn } from './known.ts';
import { Unlocked } from './Unlocked.tsx';
import { ZoneCard } from './ZoneCard.tsx';

/** The hand of the reader, and below it whatever else is theirs. */
interface OwnProps {
  readonly desk: Desk;
  readonly seat: Seat;
  /** Beside the zones below the hand, where there is room. */
  readonly children?: ComponentChildren;
}

export function OwnZones({ desk, seat, children }: OwnProps) {
  const { say } = words.value;
  const { view } = desk;
  const side = (seat & 1) as 0 | 1;
  const ops = view.ops[seat];
  const home = desk.cards.rules.experienceShared ? side : seat;
  const experience = view.experience[home];
  const reserve = (view.reserve[side] ?? []).flatMap((name) => desk.cards.of(name) ?? []);
  return (
    <div class="sway-own">
      <section class="sway-zone" aria-label={say('web.sway.ops.own', { count: ops?.count ?? 0 })}>
        <h3 class="sway-zone-name">
          {say('web.sway.zone.ops.own')} <span>{ops?.count ?? 0}</span>
        </h3>
        <ul class="sway-hand">
          {knownIn(desk, ops?.cards ?? []).map(({ card, seen }) => (
            <li key={card.name}>
              <ZoneCard desk={desk} card={card} seen={seen} own="hand" />
            </li>
          ))}
          {ops?.count === 0 ? <li class="sway-nothing">{say('web.sway.ops.empty')}</li> : null}
        </ul>
      </section>
      <div class="sway-stores">
        {desk.cards.rules.hasReserve ? (
          <section class="sway-zone" aria-label={say('web.sway.reserve.own', { count: reserve.length })}>
            <h3 class="sway-zone-name">
              {say('web.sway.zone.reserve')} <span>{reserve.length}</span>
            </h3>
            <ul class="sway-row">
              {reserve.sort(bySway).map((card) => (
                <li key={card.name}>
                  <ZoneCard desk={desk} card={card} size="small" own="zone" />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {desk.cards.rules.hasExperience && experience !== undefined ? (
          <section class="sway-zone" aria-label={say('web.sway.experience.own', { count: experience.count })}>
            <h3 class="sway-zone-name">
              {say('web.sway.zone.experience')} <span>{experience.count}</span>
            </h3>
            <ul class="sway-row">
              {knownIn(desk, experience.cards).map(({ card, seen }) => (
                <li key={card.name}>
                  <ZoneCard desk={desk} card={card} seen={seen} size="small" own="zone" />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Unlocked desk={desk} seat={seat} />
        {children}
      </div>
    </div>
  );
}
