/** Cards that have just come into view. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';

/** Cards that the last entry brought into sight. */
export function newCards(
  last: BoardProps['last'],
  nameOf: (number: number) => string | undefined,
): ReadonlySet<string> {
  const kinds = [
    'engaged',
    'interrupted',
    'turnedUp',
    'hid',
    'drew',
    'routed',
    'took',
    'recruited',
    'brought',
    'shared',
  ];
  return new Set(
    last.flatMap(({ kind, card }) =>
      kinds.includes(kind) && card !== undefined ? [nameOf(Number(card)) ?? ''] : [],
    ),
  );
}
