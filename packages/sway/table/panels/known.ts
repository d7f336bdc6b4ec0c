/** Cards of a zone in hand order, and who else knows the reader's own cards. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { AbilityName, CardView, SwayView } from '../../src/index.ts';
import type { KnownCard } from '../cards/deck.ts';
import type { Desk } from '../desk.ts';

export const bySway = (a: KnownCard, b: KnownCard): number =>
  a.ability - b.ability || b.sway - a.sway || a.number - b.number;

export function knownIn(
  desk: Desk,
  cards: readonly CardView[],
): { readonly card: KnownCard; readonly seen: CardView }[] {
  return cards
    .flatMap((seen) => {
      const card = desk.cards.of(seen.card);
      return card === undefined ? [] : [{ card, seen }];
    })
    .sort((a, b) => Number(isLife(desk, b.card)) - Number(isLife(desk, a.card)) || bySway(a.card, b.card));
}

/** Where no reserve keeps them, the lives lie among other cards. */
export const isLife = ({ cards }: Desk, { power }: KnownCard): boolean =>
  !cards.rules.hasReserve && (power === 'ruin' || power === 'triumph');

/**
 * WA-DEF-10 What the experience cards of a seat are played as, instead of their own ability: any that is unlocked.
 * Undefined while none is.
 */
export function playedAs(
  { unlocked }: Pick<SwayView, 'unlocked'>,
  seat: Seat,
): readonly AbilityName[] | undefined {
  const all = unlocked[seat] ?? [];
  return all.length === 0 ? undefined : all;
}

/** Is this side the reader alone? In a replay too, where no seat is theirs to play. */
export const isYours = ({ you, names }: Pick<Desk, 'you' | 'names'>, side: number): boolean =>
  you !== undefined && names.length === 2 && (you & 1) === side;

/** From here on a zone beside the timelines lies in two rows. */
const ONE_ROW = 4;

/** The shape of a zone of that many cards: many lie in two rows. */
export const rowsOf = (count: number) => ({
  class: `sway-row tight${count > ONE_ROW ? ' twice' : ''}`,
  style: { '--before': Math.max(1, Math.ceil(count / 2) - 1) },
});

/** Who else knows a card of one's own. */
export const knowers = (desk: Desk, known: string): string[] =>
  [...known].flatMap((letter) => {
    const seat = letter.charCodeAt(0) - 97;
    return seat >= 0 && seat < desk.names.length && seat !== desk.seat ? [desk.names[seat] ?? ''] : [];
  });

/** As a sentence, or as part of a label. */
export function knownTo(desk: Desk, known: string, as: 'sentence' | 'label'): string {
  const who = knowers(desk, known);
  const key = as === 'label' ? 'web.sway.known.label' : 'web.sway.known';
  return who.length === 0 ? '' : words.value.say(key, { who: words.value.list(who) });
}
