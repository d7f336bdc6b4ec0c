/** Hidden cards: how many there are, and which of them the reader knows. */
import type { ComponentChildren } from 'preact';
import type { AbilityName, HiddenView } from '../../src/index.ts';
import { CardBack } from '../cards/Face.tsx';
import type { Desk } from '../desk.ts';
import { About } from './About.tsx';
import { knownIn, rowsOf } from './known.ts';
import { ZoneCard } from './ZoneCard.tsx';

interface Props {
  readonly desk: Desk;
  readonly name: string;
  readonly zone: HiddenView | undefined;
  /** Whose zone it is. */
  readonly who: string;
  readonly lives?: ComponentChildren;
  /** What the zone is for; without it, its name says it. */
  readonly about?: string;
  /** What its cards are played as, if not as their own ability. */
  readonly as?: readonly AbilityName[] | undefined;
}

/** Drawing more backs than this adds nothing. */
const MOST_BACKS = 10;

export function HiddenZone({ desk, name, zone, who, lives, about, as }: Props) {
  if (zone === undefined) return null;
  const known = knownIn(desk, zone.cards);
  const unknown = Math.max(0, zone.count - known.length);
  return (
    <div class="sway-strip">
      <span class="sway-zone-name">
        {about === undefined ? (
          <>
            {name} <span>{zone.count}</span>
          </>
        ) : (
          <About desk={desk} text={about}>
            {lives} {name} <span>{zone.count}</span>
          </About>
        )}
      </span>
      <ul
        {...(lives === undefined ? { class: 'sway-row tight' } : rowsOf(known.length === 0 ? 0 : zone.count))}
      >
        {known.map(({ card, seen }) => (
          <li key={card.name}>
            <ZoneCard desk={desk} card={card} seen={seen} size="small" who={who} as={as} />
          </li>
        ))}
        {Array.from({ length: Math.min(unknown, MOST_BACKS) }, (_, i) => (
          <li key={i} aria-hidden="true">
            <CardBack />
          </li>
        ))}
      </ul>
    </div>
  );
}
