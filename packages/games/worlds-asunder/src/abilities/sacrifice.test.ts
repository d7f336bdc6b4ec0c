import { changes, type Fields, fieldsOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

/** Seat a obstructs an Oats (1) of b's with the countdown standing there. */
const obstructing = (sacrifice: string, more: Fields = {}) =>
  board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Hemp, Flax',
    'ops b': 'Slate',
    engaged: 'b Oats',
    sacrifice,
    ...more,
  });
const won = { kind: 'won', side: 0, why: 2 };

test('[WA-SAC-1] [WA-SAC-2] [WA-R-16] a permission, and the next two turns of the rival count from then on', () => {
  const table = board({ 'ops a': 'Sacrifice One, Hemp' });
  expect(changes(table, 'engage Sacrifice One')).toEqual({
    'ops a': 'Hemp',
    engaged: 'a Sacrifice One',
    pool: 'plain 1',
    plotted: '1',
    sacrifice: 'a 2',
  });
  expect(table.told('table')).toContainEqual({ kind: 'counting', side: 0, left: 2 });
  const quiet = board({ 'ops a': 'Sacrifice One, Hemp' }).play('engage Sacrifice One quietly');
  expect(quiet.view('table').countdowns).toEqual([]);
});

test('[WA-SAC-3] [WA-R-78] [WA-R-80] the first success wins the round at once; so does the second', () => {
  for (const left of [1, 0]) {
    const table = obstructing(`a ${left}`).play('engage Hemp', 'finish');
    expect(table.told('table')).toContainEqual(won);
    expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
    expect(table.toAct()).toEqual([1]);
    expect(table.view('table').countdowns).toEqual([]);
  }
});

test('[WA-R-77] the obstruction in which it is engaged does not count', () => {
  const table = board({ ...LIVES, phase: 'obstruct', 'ops a': 'Sacrifice One, Hemp', engaged: 'b Oats' });
  table.play('engage Sacrifice One', 'finish');
  expect(table.told('table')).not.toContainEqual(won);
  expect(fieldsOf(table)).toMatchObject({ phase: 'plot', sacrifice: 'a 2' });
});

test('[WA-R-77] each turn of the rival that ends counts one down, and the answer to the first decides', () => {
  const table = board({
    ...LIVES,
    turn: 'b',
    passed: 'a',
    'ops a': 'Ash',
    'ops b': 'Slate',
    sacrifice: 'a 2',
  });
  table.play('engage Slate', 'finish');
  expect(fieldsOf(table)).toMatchObject({ turn: 'a', phase: 'obstruct', sacrifice: 'a 1' });
  table.play('engage Ash', 'finish');
  expect(table.told('table')).toContainEqual(won);
});

test('[WA-SAC-3] [WA-R-79] a failure loses the round as always, at the first already', () => {
  const table = obstructing('a 1').play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 1, why: 0 });
});

test('[WA-R-80] the finale step is left out', () => {
  const table = obstructing('a 1', { 'ops a': 'Hemp, Flax, Hops', unseen: '' }).play('engage Hemp', 'finish');
  expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
  expect(table.view('table').finale).toBe(false);
});

test('[WA-R-81] cutting the plot of the rival brings the deciding obstruction forward', () => {
  const table = board({
    ...LIVES,
    turn: 'b',
    passed: '',
    'ops a': 'Battle Four',
    'ops b': 'Slate, Chalk',
    sacrifice: 'a 2',
  });
  table.play('engage Slate', 'interrupt with Battle Four');
  expect(fieldsOf(table)).toMatchObject({ turn: 'a', phase: 'obstruct', sacrifice: 'a 1' });
  expect(table.play('finish').told('table')).toContainEqual(won);
});

test('[WA-R-82] several count each alone, and the first round end removes all', () => {
  const table = board({ ...LIVES, 'ops a': 'Sacrifice One, Sacrifice Two', sacrifice: 'b 1' });
  table.play('engage Sacrifice One', 'engage Sacrifice Two');
  expect(fieldsOf(table).sacrifice.split(', ').toSorted()).toEqual(['a 2', 'a 2', 'b 1']);
  expect(obstructing('a 2, b 1').play('finish').view('table').countdowns).toEqual([]);
});

test("[WA-R-110] with teams it counts the other team's turns, and the own team's first success wins", () => {
  const lot = { seats: 4 } as const;
  const counted = board({ ...LIVES, turn: 'd', passed: 'a', 'ops d': 'Slate', sacrifice: 'a 2' }, lot);
  counted.play('engage Slate', 'finish');
  expect(counted.view('table').countdowns).toEqual([{ side: 0, left: 1 }]);
  const decided = board(
    { ...LIVES, turn: 'c', phase: 'obstruct', 'ops c': 'Hemp', engaged: 'b Oats', sacrifice: 'a 1' },
    lot,
  );
  expect(decided.play('engage Hemp', 'finish').told('table')).toContainEqual(won);
});
