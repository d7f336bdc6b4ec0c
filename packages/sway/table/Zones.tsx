/** The zones of a seat: its hand, its reserve and experience; of others their counts and what is known of them. */

import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { ComponentChildren } from 'preact';
import type { CardView, HiddenView } from '../src/index.ts';
import { CardButton } from './CardButton.tsx';
import { CardBack } from './CardFace.tsx';
import type { KnownCard } from './deck.ts';
import type { Desk } from './desk.ts';
import { leaveOf } from './leaving.ts';
import { abilityWords, cardWords } from './words.ts';

const bySway = (a: KnownCard, b: KnownCard): number =>
  a.ability - b.ability || b.sway - a.sway || a.number - b.number;

function knownIn(
  desk: Desk,
  cards: readonly CardView[],
): { readonly card: KnownCard; readonly seen: CardView }[] {
  return cards
    .flatMap((seen) => {
      const card = desk.cards.of(seen.card);
      return card === undefined ? [] : [{ card, seen }];
    })
    .sort((a, b) => bySway(a.card, b.card));
}

/** Which others know a card of one's own. */
export const knowers = (desk: Desk, known: string): string[] =>
  [...known].flatMap((letter) => {
    const seat = letter.charCodeAt(0) - 97;
    return seat >= 0 && seat < desk.names.length && seat !== desk.seat ? [desk.names[seat] ?? ''] : [];
  });

function knownTo(desk: Desk, known: string): string {
  const who = knowers(desk, known);
  return who.length === 0 ? '' : words.value.say('web.sway.known', { who: words.value.list(who) });
}

interface CardProps {
  readonly desk: Desk;
  readonly card: KnownCard;
  readonly seen?: CardView;
  readonly size?: 'small' | 'hand';
  /** It lies in a zone of the reader's, or in the hand. */
  readonly own?: 'zone' | 'hand';
}

export function ZoneCard({ desk, card, seen, size = 'hand', own }: CardProps) {
  const { say } = words.value;
  const open = desk.moves.cards.has(card.number);
  const leaves = leaveOf(desk.moves, card.number) !== undefined;
  const goes = leaves && desk.leaving.marked.includes(card.number);
  const place = own === 'hand' ? desk.queued(card) : undefined;
  const next = own === 'hand' && desk.canQueue(card);
  const notes = [
    cardWords(card, desk.cards),
    seen?.marked === true ? say('web.sway.marked') : '',
    seen?.fresh === true ? say('web.sway.fresh') : '',
    seen === undefined ? '' : knownTo(desk, seen.known),
    place === undefined ? '' : say('web.sway.queued', { place }),
  ].filter((part) => part !== '');
  const label = notes.join(', ');
  return (
    <CardButton
      card={card}
      faction={desk.faction(card)}
      size={size}
      label={
        leaves
          ? label
          : open
            ? say('web.sway.can', { card: label })
            : next
              ? say('web.sway.next', { card: label })
              : label
      }
      open={open || next}
      marks={`${desk.isNew(card.name) ? 'last' : ''} ${seen?.marked === true ? 'marked' : ''} ${next ? 'next' : ''} ${leaves ? 'leaves' : ''} ${goes ? 'goes' : ''}`}
      pressed={leaves ? goes : undefined}
      badge={
        goes
          ? '×'
          : place !== undefined
            ? String(place)
            : own !== undefined && seen !== undefined && knownTo(desk, seen.known) !== ''
              ? 'seen'
              : undefined
      }
      press={() => desk.press(card)}
      home={own !== undefined && (open || next)}
      quiet={(anchor, how) => {
        if (own !== undefined || desk.view.phase === 'draft') desk.quiet(card, anchor, how);
        else if (how === 'press') desk.hold(card);
      }}
      hold={desk.hold}
    />
  );
}

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

function Unlocked({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const unlocked = desk.view.unlocked[seat] ?? [];
  if (unlocked.length === 0) return null;
  return (
    <p class="sway-unlocked">
      {words.value.say('web.sway.unlocked')} {words.value.list(unlocked.map(abilityWords))}
    </p>
  );
}

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
