/** Sabotage in Genesis: hiding is a choice for each card, and cards that are turned up aren't executed. */
import { refuse } from '@hortus/kernel';
import { changes, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

const plotting = (ops: string, more: Readonly<Record<string, string>> = {}) =>
  board({ ...LIVES, 'ops a': `Sabotage Two, ${ops}`, ...more }).play('engage Sabotage Two');

test('[GEN-SAB-1] two permissions of their own kind, and nothing else changes', () => {
  const table = board({ 'ops a': 'Sabotage Two, Hemp' });
  expect(changes(table, 'engage Sabotage Two')).toEqual({
    'ops a': 'Hemp',
    engaged: 'a Sabotage Two',
    pool: 'sabotage 2',
    plotted: '1',
  });
  expect(listed(table, 'engage')).toEqual(['engage Hemp by sabotage']);
  expect(listed(table, 'hide')).toEqual(['hide Hemp']);
});

test('[GEN-SAB-1] [GEN-R-81] chosen card by card: one face down, one open, and no third', () => {
  const table = plotting('Hemp, Flax, Hops');
  expect(changes(table, 'hide Hemp')).toMatchObject({
    engaged: 'a Sabotage Two; a hidden Hemp slot 0',
    pool: 'sabotage 1',
  });
  table.play('engage Flax by sabotage');
  expect(poolOf(table)).toEqual({ plain: 2 });
  expect(table.refused('hide Hops')).toEqual(refuse('no-permission', 'GEN-DEF-10'));
  expect(table.view(1).engaged.map(({ card }) => card)).toEqual(['Sabotage Two', null, 'Flax']);
  expect(table.view(0).engaged.map(({ card }) => card)).toEqual(['Sabotage Two', 'Hemp', 'Flax']);
  expect(table.view(1).totals).toEqual([3, 0]);
});

test('[GEN-SAB-2] a card face down is not executed in that phase', () => {
  const table = plotting('Leadership Five, Navigation Two', { under: 'Oats, Rye' });
  table.play('hide Leadership Five', 'hide Navigation Two');
  expect(poolOf(table)).toEqual({});
  expect(listed(table, 'draw')).toEqual([]);
});

test('[GEN-R-55] [GEN-R-54] covert face down lays no bar, yet keeps battle out', () => {
  const table = plotting('Covert Two, Battle Four', { 'ops b': 'Battle Five' });
  expect(listed(table, 'hide Covert')).toEqual(['hide Covert Two']);
  table.play('hide Covert Two');
  expect(fieldsOf(table)).not.toHaveProperty('barred');
  for (const move of ['engage Battle Four by sabotage', 'hide Battle Four'])
    expect(table.refused(move)).toEqual(refuse('covert-in-timeline', 'GEN-COV-3'));
});

test('[GEN-SAB-3] [GEN-R-82] [GEN-R-83] turned up after the finish, before the totals are taken, and not executed', () => {
  const table = plotting('Leadership Five, Hemp', { 'ops b': 'Rescue Two, Slate' });
  table.play('hide Leadership Five', 'finish', 'engage Slate', 'engage Rescue Two', 'finish');
  const told = table.told('table').map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'turnedUp' || kind === 'compared')).toEqual(['turnedUp', 'compared']);
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 4, theirs: 7 });
  expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
});

test('[GEN-R-84] in an obstruction two ordinary open permissions', () => {
  const table = board({ phase: 'obstruct', 'ops a': 'Sabotage Two, Hemp', engaged: 'b Oats' });
  table.play('engage Sabotage Two');
  expect(poolOf(table)).toEqual({ plain: 2 });
  expect(table.refused('hide Hemp')).toEqual(refuse('hide-in-plot', 'GEN-R-84'));
  expect(poolOf(table.play('engage Hemp'))).toEqual({ plain: 3 });
});

test('[GEN-R-85] with the sabotage card persuaded away the hidden cards stay hidden', () => {
  const table = board({
    phase: 'obstruct',
    'ops a': 'Persuasion Two',
    engaged: 'b Sabotage Two; b hidden Hemp slot 0',
  });
  table.play('engage Persuasion Two', 'persuade Sabotage Two');
  expect(table.view(0).engaged.map(({ card }) => card)).toEqual([null, 'Persuasion Two']);
});

test('[GEN-R-59] [GEN-R-54] no other permission hides a card', () => {
  const table = board({ 'ops a': 'Hemp', pool: 'plain 1, vision 3', engaged: 'a Ash', plotted: '' });
  expect(listed(table, 'hide')).toEqual([]);
  expect(table.refused('hide Hemp')).toEqual(refuse('no-permission', 'GEN-DEF-10'));
});
