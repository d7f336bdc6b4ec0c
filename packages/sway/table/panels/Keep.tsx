/** What a side keeps beside its timeline: the reserve, drawn as lives, and the experience. */
import { words } from '@hortus/frame/page/words.ts';
import type { Desk } from '../desk.ts';
import { experienceNote } from '../says/face-words.ts';
import { About } from './About.tsx';
import { HiddenZone } from './HiddenZone.tsx';
import { bySway, isYours, knownIn, playedAs, rowsOf } from './known.ts';
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
  const isReaders = isOwn || isYours(desk, side);
  const name = say(isReaders ? 'web.sway.reserve.own' : 'web.sway.reserve.of', {
    who: sideName(desk, side),
    count,
  });
  return (
    <section class="sway-zone" aria-label={name}>
      <h3 class="sway-zone-name">
        <About desk={desk} text={aboutWords(desk, 'lives', side)}>
          {say('web.sway.zone.reserve')} <Lives desk={desk} side={side} />
        </About>
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
  const about = aboutWords(desk, hasReserve ? 'experience' : 'both', side);
  const as = playedAs(view, isOwn ? (desk.seat ?? side) : side);
  if (!isOwn || zone === undefined)
    return (
      <HiddenZone
        desk={desk}
        name={say('web.sway.zone.experience')}
        zone={zone}
        who={sideName(desk, side)}
        lives={lives}
        about={about}
        as={as}
      />
    );
  return (
    <section class="sway-zone" aria-label={say('web.sway.experience.own', { count: zone.count })}>
      <h3 class="sway-zone-name">
        <About desk={desk} text={about}>
          {lives} {say('web.sway.zone.experience')} <span>{zone.count}</span>
        </About>
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
              note={experienceNote(as ?? [], card)}
              as={as}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a zone is for: the lives, the experience, or both in one. */
const aboutWords = (desk: Desk, zone: 'lives' | 'experience' | 'both', side: 0 | 1): string => {
  const isOwn = desk.seat !== undefined && (desk.seat & 1) === side;
  return words.value.say(`web.sway.about.${zone}`, {
    you: isOwn || isYours(desk, side),
    who: sideName(desk, side),
  });
};

const sideName = (desk: Desk, side: number): string =>
  words.value.list(desk.names.filter((_, seat) => (seat & 1) === side));
