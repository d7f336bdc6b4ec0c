/** Somebody else's zones: their counts, and what is known of them. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { HiddenView } from '../src/index.ts';
import { CardBack } from './CardFace.tsx';
import type { Desk } from './desk.ts';
import { bySway, knownIn } from './known.ts';
import { Unlocked } from './Unlocked.tsx';
import { ZoneCard } from './ZoneCard.tsx';

/** Somebody else's zones in one strip: how many cards, and those one is entitled to remember. */
export function OtherZones({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { say } = words.value;
  const { view } = desk;
  const side = (seat & 1) as 0 | 1;
  const { hasReserve, hasExperience, experienceShared } = desk.cards.rules;
  const first = seat < 2;
  const who = desk.names[seat] ?? '';
  const mate = desk.seat !== undefined && (desk.seat & 1) === side;
  return (
    <section class="sway-other" aria-label={say('web.sway.zones', { who })}>
      {desk.names.length > 2 || desk.seat === undefined ? (
        <h3 class="sway-zone-name">{mate ? say('web.sway.mate', { who }) : who}</h3>
      ) : null}
      <HiddenZone desk={desk} name={say('web.sway.zone.ops')} zone={view.ops[seat]} />
      {hasReserve && first ? (
        <OpenZone desk={desk} name={say('web.sway.zone.reserve')} cards={view.reserve[side] ?? []} />
      ) : null}
      {hasExperience && (!experienceShared || first) ? (
        <HiddenZone
          desk={desk}
          name={say('web.sway.zone.experience')}
          zone={view.experience[experienceShared ? side : seat]}
        />
      ) : null}
      <Unlocked desk={desk} seat={seat} />
    </section>
  );
}

function HiddenZone({
  desk,
  name,
  zone,
}: {
  readonly desk: Desk;
  readonly name: string;
  readonly zone: HiddenView | undefined;
}) {
  if (zone === undefined) return null;
  const known = knownIn(desk, zone.cards);
  const unknown = Math.max(0, zone.count - known.length);
  return (
    <div class="sway-strip">
      <span class="sway-zone-name">
        {name} <span>{zone.count}</span>
      </span>
      <ul class="sway-row tight">
        {known.map(({ card, seen }) => (
          <li key={card.name}>
            <ZoneCard desk={desk} card={card} seen={seen} size="small" />
          </li>
        ))}
        {Array.from({ length: Math.min(unknown, 10) }, (_, i) => (
          <li key={i} aria-hidden="true">
            <CardBack />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenZone({
  desk,
  name,
  cards,
}: {
  readonly desk: Desk;
  readonly name: string;
  readonly cards: readonly string[];
}) {
  const known = cards.flatMap((one) => desk.cards.of(one) ?? []).sort(bySway);
  return (
    <div class="sway-strip">
      <span class="sway-zone-name">
        {name} <span>{known.length}</span>
      </span>
      <ul class="sway-row tight">
        {known.map((card) => (
          <li key={card.name}>
            <ZoneCard desk={desk} card={card} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
