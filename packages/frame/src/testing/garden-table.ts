/** Garden's table without its board: what logic needs of it, in Node. */
import { garden, type View } from '@hortus/garden';
import { notation, steps } from '@hortus/garden/table/steps.ts';
import type { GameTable } from '../board/game-table.ts';

export const gardenTable = {
  game: garden,
  hides: false,
  levels: [],
  usual: '',
  Board: () => null,
  describe: () => '',
  steps,
  notation,
} as GameTable<View> as unknown as GameTable;
