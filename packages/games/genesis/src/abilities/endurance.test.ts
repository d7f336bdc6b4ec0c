import { refuse } from '@hortus/kernel';
import { changes, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

test('[GEN-END-1] no permission, and nothing else', () => {
  const table = board({ 'ops a': 'Endurance Two, Hemp' });
  expect(changes(table, 'engage Endurance Two')).toEqual({
    'ops a': 'Hemp',
    engaged: 'a Endurance Two',
    pool: '',
    plotted: '1',
  });
});

test('[GEN-END-1] it survives the discards of an obstruction, of either side, and nothing else does', () => {
  const table = board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Endurance Three, Hemp, Flax',
    engaged: 'b Endurance Two; b Oats',
  });
  table.play('engage Endurance Three', 'finish');
  expect(fieldsOf(table)).toMatchObject({ phase: 'plot', engaged: 'b Endurance Two; a Endurance Three' });
  expect(table.told('table')).toContainEqual({ kind: 'cleared', kept: 2 });
});

test('[GEN-END-1] it leaves in the winning-turn phase', () => {
  const table = board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Hemp',
    'ops b': 'Slate',
    engaged: 'b Endurance Two',
  });
  table.play('finish', 'give Red Ruin');
  expect(fieldsOf(table)).not.toHaveProperty('engaged');
  expect(table.view('table').void).toContain('Endurance Two');
});

test('[GEN-R-65] [GEN-VAR-5] the specific rule prevails: persuasion does not take it, and turns plain where nothing else is there', () => {
  const both = board({ phase: 'obstruct', 'ops a': 'Persuasion Two', engaged: 'b Endurance Two; b Oats' });
  both.play('engage Persuasion Two');
  expect(listed(both, 'persuade')).toEqual(['persuade Oats']);
  expect(both.refused('persuade Endurance Two')).toEqual(refuse('endurance-stays', 'GEN-R-65'));
  expect(poolOf(both.play('persuade Oats'))).toEqual({ plain: 1 });
  const alone = board({ phase: 'obstruct', 'ops a': 'Persuasion Two', engaged: 'b Endurance Two' });
  expect(poolOf(alone.play('engage Persuasion Two'))).toEqual({ plain: 1 });
});

test('[GEN-R-72] in force for every face-up endurance card but one engaged under insurgence', () => {
  const table = board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Persuasion Two, Hemp',
    engaged: 'b Endurance Two twice; b hidden Endurance Three slot 0',
  });
  table.play('engage Persuasion Two');
  expect(listed(table, 'persuade')).toEqual(['persuade Endurance Two', 'persuade hidden 1']);
  const cleared = board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Leadership Five',
    engaged: 'b Endurance Two twice',
  });
  expect(fieldsOf(cleared.play('engage Leadership Five', 'finish'))).not.toHaveProperty('engaged');
});

test('[GEN-R-73] [GEN-R-30] its sway counts while it lies there, on both sides', () => {
  const table = board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Hemp',
    engaged: 'a Endurance Three; b Endurance Two; b Oats',
  });
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 3, theirs: 3 });
  expect(fieldsOf(table)).toMatchObject({ phase: 'plot' });
});

test('[GEN-R-74] a surviving one does not satisfy the compulsory card of the plot', () => {
  const table = board({ ...LIVES, 'ops a': 'Hemp', engaged: 'a Endurance Three' }).play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 1, why: 1 });
});
