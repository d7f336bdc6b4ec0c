/** GEN-S-13: experience into a full ops. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

const SIX = 'Upward Path, Night Steward, Many Hands, Orchard Mother, Sap Rising, Tidal Yard';

const start = (fields: Readonly<Record<string, string>> = {}) =>
  at({
    set: 'experience=on',
    turn: 'a',
    phase: 'plot',
    'ops a': SIX,
    'experience a': 'Master Grafter, Gale',
    'ops b': 'Pale Strait, Young Bosun',
    under: 'Goose Girl, Village Bell, #8',
    void: BATTLES,
    ...fields,
  });

test('[GEN-S-13] [GEN-EXP-2] [GEN-EXP-4] [GEN-R-13] a draw with a full ops costs the cards still marked', () => {
  const table = start().play('recall');
  expect(table.view('table').ops[0].count).toBe(8);
  expect(table.view('table').marked).toBe(2);
  table.play('engage Master Grafter');
  expect([table.view('table').ops[0].count, table.view('table').marked]).toEqual([7, 1]);
  table.play('draw 1 by engineering');
  const view = table.view(0);
  expect([view.ops[0].count, view.marked]).toEqual([7, 0]);
  expect(view.void).toContain('Gale');
  expect(view.ops[0].cards.map(({ card }) => card)).toContain('Goose Girl');
});

test('[GEN-S-13] [GEN-R-14] with the destiny empty nothing is drawn and nothing discarded', () => {
  const table = start({ under: '' }).play('recall', 'engage Master Grafter');
  expect(table.refused('draw 1 by engineering')).toEqual(refuse('destiny-empty', 'GEN-R-7'));
  expect(table.view('table').marked).toBe(1);
  expect(table.view('table').void).not.toContain('Gale');
});

test('[GEN-S-13] [GEN-DEF-5] [GEN-R-14] seven unmarked cards stop the draw, and the marked one stays', () => {
  const table = start({ 'ops a': `${SIX}, Closed Shutters` }).play('recall', 'engage Master Grafter');
  expect(table.view('table').ops[0].count).toBe(8);
  expect(table.refused('draw 1 by engineering')).toEqual(refuse('ops-full', 'GEN-DEF-5'));
  expect(table.view('table').void).not.toContain('Gale');
});

test('[GEN-S-13] [GEN-R-139] the mark ends with the turn: a later trim is free', () => {
  const table = start({
    under: 'Upward Path, Goose Girl, #8',
    'ops a': SIX.replace('Upward Path', 'Living Wall'),
  });
  table.play('recall', 'engage Master Grafter', 'finish');
  expect(table.view('table').marked).toBe(0);
  table.play('engage Pale Strait', 'draw 1 by navigation');
  expect([table.view('table').task, table.view('table').ops[0].count]).toEqual(['trim', 8]);
  expect(table.legal()).toHaveLength(8);
  expect(table.legal()).toContain('discard Sap Rising');
});
