/** What a side keeps beside its timeline: the reserve, drawn as lives, and the experience. */
import { words } from '@hortus/frame/page/words.ts';
import type { Desk } from '../desk.ts';
import { abilityWords } from '../says/words.ts';
import { HiddenZone } from './HiddenZone.tsx';
import { bySway, knownIn, playedAs, rowsOf } from './known.ts';
import { Lives } from './Lives.tsx';
import { Unlocked } from './Unlocked.tsx';
import { ZoneCard } from './ZoneCard.tsx';

interface Props {
  readonly desk: Desk;
  readonly side: 0 | 1;
  /** The reader's side or, for spectators, the lower one. */
  readonly near: boolean;
}

export function Keep({ desk, side, near }: Props) {
  const { hasReserve, hasExperience, experienceShared } = desk.cards.rules;
  const isOwn = near && desk.seat !== undefined;
  const alone = desk.names.length === 2;
  return (
    <div class={`sway-keep ${near ? 'near' : 'far'}${isOwn ? ' sway-own' : ''}`}>
      {hasReserve ? <Reserve desk={desk} side={side} isOwn={isOwn} /> : null}
      {hasExperience && (isOwn || experienceShared || alone) ? (
        <Experience desk={desk} side={side} isOwn={isOwn} />
      ) : null}
      {isOwn && desk.seat !== undefined ? <Unlocked desk={desk} seat={desk.seat} /> : null}
    </div>
  );
}

interface ZoneProps {
  readonly desk: Desk;
  readonly side: 0 | 1;
  readonly isOwn: boolean;
}

function Reserve({ desk, side, isOwn }: ZoneProps) {
  const { say } = words.value;
  const cards = (desk.view.reserve[side] ?? []).flatMap((name) => desk.cards.of(name) ?? []).sort(bySway);
  const count = cards.length;
  const name = isOwn
    ? say('web.sway.reserve.own', { count })
    : say('web.sway.reserve.of', { who: sideName(desk, side), count });
  return (
    <section class="sway-zone" aria-label={name}>
      <h3 class="sway-zone-name">
        {say('web.sway.zone.reserve')} <Lives desk={desk} side={side} />
      </h3>
      <ul class="sway-row tight">
        {cards.map((card) => (
          <li key={card.name}>
            <ZoneCard
              desk={desk}
              card={card}
              size="small"
              {...(isOwn ? { own: 'zone' } : { who: sideName(desk, side) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * All of the reader's cards are known, and others' cards that were seen.
 * Without a reserve, the lives are among them.
 */
function Experience({ desk, side, isOwn }: ZoneProps) {
  const { say } = words.value;
  const { view } = desk;
  const { experienceShared, hasReserve } = desk.cards.rules;
  const zone = view.experience[experienceShared || !isOwn ? side : (desk.seat ?? side)];
  const lives = hasReserve ? undefined : (
    <>
      {say('web.sway.zone.lives')} <Lives desk={desk} side={side} />
    </>
  );
  const as = playedAs(view, isOwn ? (desk.seat ?? side) : side);
  if (!isOwn || zone === undefined)
    return (
      <HiddenZone
        desk={desk}
        name={say('web.sway.zone.experience')}
        zone={zone}
        who={sideName(desk, side)}
        lives={lives}
        as={as}
      />
    );
  return (
    <section class="sway-zone" aria-label={say('web.sway.experience.own', { count: zone.count })}>
      <h3 class="sway-zone-name">
        {lives} {say('web.sway.zone.experience')} <span>{zone.count}</span>
      </h3>
      <ul {...rowsOf(zone.count)}>
        {knownIn(desk, zone.cards).map(({ card, seen }) => (
          <li key={card.name}>
            <ZoneCard
              desk={desk}
              card={card}
              seen={seen}
              size="small"
              own="zone"
              note={countsAs(desk)}
              as={as}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** WA-DEF-10 What an experience card can be played as, which isn't what is printed on it. */
function countsAs({ view, seat }: Desk): string | undefined {
  const unlocked = view.unlocked[seat ?? -1] ?? [];
  if (unlocked.length === 0) return undefined;
  return words.value.say('web.sway.experience.as', {
    abilities: unlocked.map((one) => abilityWords(one)).join(' / '),
  });
}

const sideName = (desk: Desk, side: number): string =>
  words.value.list(desk.names.filter((_, seat) => (seat & 1) === side));
