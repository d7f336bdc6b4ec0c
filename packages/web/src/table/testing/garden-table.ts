/** Garden's table without its board: what logic needs of it, in Node. */
import { garden, type View } from '@hortus/garden';
import type { GameTable } from '../../games/game-table.ts';
import { notation, steps } from '../../games/garden/steps.ts';

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
