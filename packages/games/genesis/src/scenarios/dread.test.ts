/** GEN-S-10: dread. */
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

test('[GEN-S-10] [GEN-DRE-2] [GEN-DRE-3] [GEN-R-68] [GEN-R-70] the second obstruction wins the turn at once', () => {
  const table = at(
    {
      set: 'abilities=dread',
      turn: 'a',
      phase: 'plot',
      'ops a': 'Slow Tide, Orchard Mother, Terrace Reeve, Many Hands',
      'ops b': 'One More Try, Storm Council, Quay Mistress, Sail Wright',
      void: BATTLES,
    },
    { rest: 'unseen', cards: ['Slow Tide (dread 3, of a)'] },
  ).play('engage Slow Tide', 'finish');
  expect(table.view('table').countdowns).toEqual([{ side: 0, left: 2 }]);
  table.play('engage One More Try', 'finish', 'engage Storm Council', 'finish');
  expect(table.view('table').countdowns).toEqual([{ side: 0, left: 1 }]);
  table.play('engage Orchard Mother', 'finish');
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['plot', 0]);
  table.play(
    'engage Terrace Reeve',
    'finish',
    'engage Quay Mistress',
    'finish',
    'engage Sail Wright',
    'finish',
  );
  table.play('engage Many Hands', 'finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 0, why: 2 });
  expect([table.view('table').phase, table.toAct()]).toEqual(['giving', [1]]);
  expect(table.view('table').countdowns).toEqual([]);
  table.play('give Landfall', 'refill', 'pass');
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['plot', 1]);
});
