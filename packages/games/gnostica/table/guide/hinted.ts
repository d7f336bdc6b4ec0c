/** What a hint proposes: its things are lit, and its button is marked. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useMemo } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import {
  type Light,
  type Meaning,
  meaningsOf,
  type Question,
  siteBelow,
  type Thing,
} from '../../src/press/index.ts';

export function useHinted({ values, view }: BoardProps<View>): Meaning | undefined {
  const [move] = values.keys();
  return useMemo(() => (move === undefined ? undefined : meaningsOf(view, [move])[0]), [view, move]);
}

const isAbout = (one: Meaning | undefined, thing: Thing): boolean =>
  one !== undefined && [one.actor, one.target, one.to, one.card].includes(thing);

/** Where a card is asked for, all that can be chosen are lit: then only the hinted one stays bright. */
export function litBy(hinted: Meaning | undefined, thing: Thing, own: Light): Light {
  const isMeant = isAbout(hinted, thing);
  if (hinted?.card !== undefined && thing.startsWith('card ')) return { ...own, next: own.open && isMeant };
  return isMeant ? { ...own, next: own.next || own.open } : own;
}

/**
 * What a press on a thing means. While a hint is about a space, a piece on it that the hint doesn't name stands in
 * the way of a press: the space is meant. Once the space is chosen, a second press means the piece.
 */
export function meantBy(hinted: Meaning | undefined, view: View, question: Question, thing: Thing): Thing {
  const site = siteBelow(view, thing);
  if (hinted === undefined || site === undefined || isAbout(hinted, thing) || !isAbout(hinted, site))
    return thing;
  const { open, chosen } = question.light(site);
  const isStillMeant = question.moves.some(({ move }) => move === hinted.move);
  return open && !chosen && isStillMeant ? site : thing;
}
