/** Somebody else's hand: how many cards it has, and those that the reader may remember. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { Desk } from '../desk.ts';
import { HiddenZone } from './HiddenZone.tsx';
import { playedAs } from './known.ts';
import { Unlocked } from './Unlocked.tsx';

export function OtherHand({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { say } = words.value;
  const { view } = desk;
  const { hasExperience, experienceShared } = desk.cards.rules;
  const who = desk.names[seat] ?? '';
  const mate = desk.seat !== undefined && (desk.seat & 1) === (seat & 1);
  const many = desk.names.length > 2;
  return (
    <section
      class="sway-other"
      data-seat={seat}
      aria-label={say('web.sway.zones', { who, you: seat === desk.you })}
    >
      {many || desk.seat === undefined ? (
        <h3 class="sway-zone-name">{mate ? say('web.sway.mate', { who }) : who}</h3>
      ) : null}
      <HiddenZone desk={desk} name={say('web.sway.zone.ops')} zone={view.ops[seat]} who={who} />
      {many && hasExperience && !experienceShared ? (
        <HiddenZone
          desk={desk}
          name={say('web.sway.zone.experience')}
          zone={view.experience[seat]}
          who={who}
          as={playedAs(view, seat)}
        />
      ) : null}
      <Unlocked desk={desk} seat={seat} />
    </section>
  );
}
