/** GEN-S-9, GEN-S-11, GEN-S-12: routing, an emptied destiny, a lost turn. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

test('[GEN-S-9] [GEN-DEF-2] [GEN-DEF-3] [GEN-DEF-4] [GEN-DEF-5] [GEN-DEF-6] [GEN-DEF-7] [GEN-R-9] two cards are drawn, two go to the rival, who trims', () => {
  const table = at({
    turn: 'a',
    phase: 'plot',
    passed: 'b',
    'ops a': 'Deer Track, #5',
    'ops b': 'Fleet Speaker, Hammerfall, #5',
    under: 'Young Bosun, Goose Girl, Rope and Whistle, Upward Path, #20',
  }).play('engage Deer Track', 'draw 2 by navigation');
  const view = table.view(0);
  expect(view.ops.map(({ count }) => count)).toEqual([7, 9]);
  expect(view.destiny.under).toHaveLength(20);
  expect(view.ops[0].cards.map(({ card }) => card)).toEqual(
    expect.arrayContaining(['Goose Girl', 'Upward Path']),
  );
  expect(view.ops[1].cards.map(({ card }) => card).sort()).toEqual(['Rope and Whistle', 'Young Bosun']);
  expect([view.task, view.asked]).toEqual(['trim', 1]);
  expect(table.refused('0: finish')).toEqual(refuse('not-your-turn', 'GEN-TRN-2'));
  table.play('discard Hammerfall', 'discard Rope and Whistle');
  const after = table.view(0);
  expect(after.ops.map(({ count }) => count)).toEqual([7, 7]);
  expect([after.task, after.phase, after.turn]).toEqual(['none', 'plot', 0]);
  expect(after.void).toEqual(expect.arrayContaining(['Hammerfall', 'Rope and Whistle']));
});

const emptied = () =>
  at({
    turn: 'a',
    phase: 'plot',
    'ops a': 'Deer Track, Many Hands, Sap Rising',
    'ops b': 'Fleet Speaker, Spare Rivet',
    under: 'Goose Girl',
    void: BATTLES,
  }).play('engage Deer Track');

test('[GEN-S-11] [GEN-TRN-4] [GEN-R-34] [GEN-R-35] triumphs move in the very plot that empties the destiny; hands are equalised after the next obstruction', () => {
  const table = emptied();
  expect(table.refused('bring Harvest of Suns')).toEqual(refuse('life-stays', 'GEN-TRN-4'));
  table.play('draw 1 by navigation', 'bring Harvest of Suns');
  expect(table.view('table').finale).toBe(false);
  table.play('finish', 'engage Fleet Speaker', 'finish');
  expect(table.view('table').finale).toBe(true);
  expect([table.view('table').phase, table.toAct()]).toEqual(['equalise', [0]]);
  expect(table.view('table').ops.map(({ count }) => count)).toEqual([4, 1]);
  table.play('discard Sap Rising', 'discard Many Hands', 'discard Goose Girl');
  expect(table.view('table').ops.map(({ count }) => count)).toEqual([1, 1]);
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['plot', 1]);
});

test('[GEN-S-11] [GEN-R-34] a failed obstruction runs no finale step', () => {
  const table = emptied().play('draw 1 by navigation', 'finish', 'finish');
  expect(table.view('table').finale).toBe(false);
  expect(table.view('table').phase).toBe('giving');
  table.play('give Landfall');
  expect(table.view('table').finale).toBe(false);
});

test('[GEN-S-12] [GEN-WIN-4] [GEN-R-94] [GEN-R-98] giving up the last reserve card loses the game at once', () => {
  const table = at(
    {
      turn: 'b',
      phase: 'obstruct',
      engaged: 'a Many Hands',
      'ops a': '#2',
      'ops b': '#2',
      'reserve b': 'Landfall',
    },
    { rest: 'unseen' },
  ).play('finish');
  expect(table.outcome()).toBeUndefined();
  expect(table.legal()).toEqual(['give Landfall']);
  table.play('give Landfall');
  expect(table.outcome()).toEqual({
    winners: [0],
    reasons: [{ code: 'no-reserve', clause: 'GEN-WIN-4' }],
    scores: [1, 0],
  });
  expect(table.toAct()).toEqual([]);
  expect(table.view('table').ops.map(({ count }) => count)).toEqual([2, 2]);
});
