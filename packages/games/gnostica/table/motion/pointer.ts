/** The piece or card that a move uses, and the space or piece it is aimed at. */
import type { Pointer } from '@hortus/frame/board/pointer.ts';
import type { View } from '../../src/index.ts';
import { cardIn, manIn, meaningsOf, siteAt, type Thing } from '../../src/press/index.ts';
import { keyOf } from '../board/places.ts';

function placeOf(view: View, thing: Thing | undefined): string[] {
  const [man, site, card] = [view.men[manIn(thing) ?? -1], siteAt(view, thing), cardIn(thing)];
  if (man !== undefined) return [`[data-man="${keyOf(man)}"]`];
  if (site !== undefined) return [`[data-space="${site.x},${site.y}"]`];
  return card === undefined ? [] : [`.gno-hand-card[data-card="${card}"]`];
}

export const pointer: Pointer<View> = (view, _seat, move) => {
  const [meant] = meaningsOf(view, [move]);
  if (meant === undefined) return [];
  const { actor, card, target, to } = meant;
  return [...new Set([actor, card, target, to].flatMap((thing) => placeOf(view, thing)))];
};
