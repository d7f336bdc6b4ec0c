/** Garden's table without its board: what the logic needs from it, in Node. */
import { garden } from '@hortus/garden';
import { notation, steps } from '@hortus/garden/table/steps.ts';
import { defineTable } from '../board/define-table.ts';
import { plainEnding, plainTelling } from '../board/plain.ts';

export const gardenTable = defineTable({
  game: garden,
  hides: false,
  takesBack: true,
  sound: 'tile',
  bots: { levels: [], usual: '', ratings: {}, hints: true, resign: false, draws: false },
  Board: () => null,
  describe: () => '',
  telling: plainTelling,
  ending: plainEnding,
  several: { steps, winners: () => [], reasons: () => [], again: () => undefined },
  notation,
});
