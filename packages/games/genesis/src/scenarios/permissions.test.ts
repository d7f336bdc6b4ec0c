/** GEN-S-1: permissions are independent of one another. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

const plot = () =>
  at(
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

test('[GEN-S-1] [GEN-VIS-1] a card over the budget of vision is refused, one that fills it is not', () => {
  const table = plot();
  expect(table.refused('engage Iron Hedge by vision')).toEqual(refuse('over-budget', 'GEN-VIS-1'));
  expect(table.legal()).toContain('engage Night Steward by vision');
  expect(table.view(0).pool).toMatchObject({ vision2: 1, engineering: 2 });
});

test('[GEN-S-1] [GEN-DEF-10] [GEN-DEF-14] [GEN-VIS-2] [GEN-R-18] cards engaged under other abilities are not charged to vision', () => {
  const table = plot().play(
    'engage Iron Hedge by engineering',
    'engage Night Steward by engineering',
    'engage Stand Tall',
    'engage Briar Guard',
    'engage Rooftop Watcher',
  );
  const view = table.view('table');
  expect(view.engaged).toHaveLength(8);
  expect(view.totals).toEqual([18, 0]);
  expect(view.pool).toMatchObject({ vision2: 1 });
  expect(view.ops[0].count).toBe(0);
});
