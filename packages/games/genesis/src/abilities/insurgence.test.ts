import { refuse } from '@hortus/kernel';
import { changes, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

const open = (ops: string, more: Readonly<Record<string, string>> = {}) =>
  board({ ...LIVES, 'ops a': `Insurgence One, ${ops}`, ...more }).play('engage Insurgence One');

test('[GEN-INS-1] one permission of its own kind; the card under it counts double', () => {
  const table = open('Hemp, Vision Six');
  expect(poolOf(table)).toEqual({ insurgence: 1 });
  expect(listed(table, 'engage')).toEqual(['engage Vision Six by insurgence', 'engage Hemp by insurgence']);
  expect(changes(table, 'engage Vision Six by insurgence')).toEqual({
    'ops a': 'Hemp',
    engaged: 'a Insurgence One; a Vision Six twice',
    pool: '',
    plotted: '2',
  });
  expect(table.view('table').totals).toEqual([13, 0]);
  expect(table.refused('engage Hemp by insurgence')).toEqual(refuse('no-permission', 'GEN-DEF-10'));
});

test('[GEN-INS-2] its ability is not executed: no permission, no draw, no bar, no countdown', () => {
  for (const card of ['Leadership Five', 'Navigation Two', 'Covert Two', 'Dread One']) {
    const table = open(`${card}, Hemp`, { under: 'Oats, Rye' });
    expect(listed(table, `engage ${card}`)).toEqual([`engage ${card} by insurgence`]);
    expect(table.refused(`engage ${card} quietly by insurgence`).code).toBe('nothing-to-decline');
    table.play(`engage ${card} by insurgence`);
    expect(poolOf(table)).toEqual({});
    expect(table.view('table')).toMatchObject({ barred: [], countdowns: [] });
  }
});

test('[GEN-R-55] [GEN-R-54] covert under it lays no bar, yet excludes battle', () => {
  const table = open('Covert Two, Battle Four', { pool: 'plain 2' }).play('engage Covert Two by insurgence');
  expect(table.refused('engage Battle Four')).toEqual(refuse('covert-in-timeline', 'GEN-COV-3'));
});

test('[GEN-R-75] the doubling stays with the card into the obstruction', () => {
  const table = open('Vision Five', { 'ops b': 'Slate' }).play('engage Vision Five by insurgence', 'finish');
  expect(table.view('table').totals).toEqual([11, 0]);
  expect(fieldsOf(table.play('engage Slate', 'finish'))).toMatchObject({ phase: 'giving' });
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 2, theirs: 11 });
});

test('[GEN-R-59] a limit of sway reads what is printed, doubled or not', () => {
  const table = open('Hemp, Flax', { pool: 'plain 1, vision 1' });
  table.play('engage Hemp by vision');
  expect(poolOf(table)).toEqual({ plain: 2, insurgence: 1 });
});
