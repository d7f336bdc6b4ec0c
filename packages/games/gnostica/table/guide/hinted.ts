/** What a hint proposes: its things are lit, and its button is marked. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useMemo } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { type Light, type Meaning, meaningsOf, type Thing } from '../../src/press/index.ts';

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
