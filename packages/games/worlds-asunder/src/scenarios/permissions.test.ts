/** WA-S-1: permissions are independent of one another. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

test('[WA-S-1] [WA-DEF-12] [WA-DEF-15] [WA-VIS-1] [WA-VIS-2] cards engaged under other abilities are not charged to vision', () => {
  const table = at(
    {
      turn: 'a',
      phase: 'plot',
      passed: 'b',
      'ops a':
        'Still Water, Sap Rising, Bridge Builder, Iron Hedge, Night Steward, Stand Tall, Briar Guard, Rooftop Watcher',
      'ops b': '#7',
    },
    { rest: 'unseen' },
  ).play('engage Still Water', 'engage Sap Rising by vision', 'engage Bridge Builder by vision');
  expect(table.refused('engage Iron Hedge by vision')).toEqual(refuse('over-budget', 'WA-VIS-1'));
  table.play('engage Iron Hedge by engineering', 'engage Night Steward by engineering', 'engage Stand Tall');
  table.play('engage Briar Guard', 'engage Rooftop Watcher');
  const view = table.view('table');
  expect(view.engaged).toHaveLength(8);
  expect(view.totals).toEqual([18, 0]);
  expect(view.pool).toMatchObject({ vision2: 1 });
});
