/** Garden's table without its board: what logic needs of it, in Node. */
import { garden, type View } from '@hortus/garden';
import { notation, steps } from '@hortus/garden/table/steps.ts';
import { defineTable } from '../board/define-table.ts';

export const gardenTable = defineTable<View>({
  game: garden,
  hides: false,
  takesBack: true,
  hints: true,
  levels: [],
  usual: '',
  Board: () => null,
  describe: () => '',
  telling: { steps, notation },
});
