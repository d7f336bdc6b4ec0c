/** Garden in words: cells, tiles and the state of play. */

import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import { makeCell, parseTile, type View } from '../src/index.ts';
import { symbolOf, vegetationOf } from '../src/numbers.ts';

function named(kind: 'vegetation' | 'symbol', which: number): string {
  const key = words.value.find(`garden.${kind}.${which}`);
  return key === undefined ? '' : words.value.say(key);
}

/** `Maple` and `Poem`. */
export function tileParts(name: string): { readonly vegetation: string; readonly symbol: string } {
  const tile = parseTile(name) ?? 0;
  return { vegetation: named('vegetation', vegetationOf(tile)), symbol: named('symbol', symbolOf(tile)) };
}

export const tileWords = (name: string): string => words.value.say('web.garden.tile', tileParts(name));

/** `b4: Maple and Poem, available`. */
export function cellWords(
  name: string,
  cell: number,
  { holder, open }: { readonly holder: string | undefined; readonly open: boolean },
): string {
  const { say } = words.value;
  const where = makeCell(cell);
  if (holder !== undefined) return say('web.garden.cell.token', { cell: where, who: holder });
  return say(open ? 'web.garden.cell.open' : 'web.garden.cell.tile', { cell: where, ...tileParts(name) });
}

export function describe(view: View, names: readonly string[], you?: Seat): string {
  const { say } = words.value;
  if (view.mover === null) return say('web.garden.over');
  const who = { who: names[view.mover] ?? '', you: view.mover === you };
  return view.top === null
    ? say('web.garden.turn.first', who)
    : say('web.garden.turn', { ...who, ...tileParts(view.top) });
}
