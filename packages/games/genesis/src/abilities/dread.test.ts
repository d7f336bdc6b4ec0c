import { changes, fieldsOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

/** Seat a obstructs an Oats (1) of b's with the countdown standing there. */
const obstructing = (dread: string, more: Readonly<Record<string, string>> = {}) =>
  board({
    ...LIVES,
    phase: 'obstruct',
    'ops a': 'Hemp, Flax',
    'ops b': 'Slate',
    engaged: 'b Oats',
    dread,
    ...more,
  });
const won = { kind: 'won', side: 0, why: 2 };

test('[GEN-DRE-1] [GEN-DRE-2] [GEN-R-23] a permission, and the next two turns of the rival count from then on', () => {
  const table = board({ 'ops a': 'Dread One, Hemp' });
  expect(changes(table, 'engage Dread One')).toEqual({
    'ops a': 'Hemp',
    engaged: 'a Dread One',
    pool: 'plain 1',
    plotted: '1',
    dread: 'a 2',
  });
  expect(table.told('table')).toContainEqual({ kind: 'counting', side: 0, left: 2 });
});

test('[GEN-R-23] [GEN-R-146] declined when engaging, nothing is counted and the permission stays', () => {
  const table = board({ 'ops a': 'Dread One, Hemp' });
  expect(table.legal()).toContain('engage Dread One quietly');
  expect(changes(table, 'engage Dread One quietly')).toMatchObject({ pool: 'plain 1' });
  expect(table.view('table').countdowns).toEqual([]);
});

test('[GEN-DRE-3] [GEN-R-70] with no turn left the success wins at once; with one left nothing happens', () => {
  const decided = obstructing('a 0').play('engage Hemp', 'finish');
  expect(decided.told('table')).toContainEqual(won);
  expect(fieldsOf(decided)).toMatchObject({ phase: 'giving' });
  expect(decided.toAct()).toEqual([1]);
  expect(decided.view('table').countdowns).toEqual([]);
  const early = obstructing('a 1').play('engage Hemp', 'finish');
  expect(early.told('table')).not.toContainEqual(won);
  expect(fieldsOf(early)).toMatchObject({ phase: 'plot', dread: 'a 1' });
});

test('[GEN-R-70] the finale step is left out', () => {
  const table = obstructing('a 0', { 'ops a': 'Hemp, Flax, Hops' }).play('engage Hemp', 'finish');
  expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
  expect(table.view('table').finale).toBe(false);
});

test('[GEN-DRE-3] a failure loses the turn as always, countdown or not', () => {
  const table = obstructing('a 0').play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 1, why: 0 });
});

test('[GEN-R-68] the obstruction in which it is engaged does not count, nor the plot after it', () => {
  const table = board({ ...LIVES, phase: 'obstruct', 'ops a': 'Dread One, Hemp', engaged: 'b Oats' });
  table.play('engage Dread One', 'finish');
  expect(fieldsOf(table)).toMatchObject({ phase: 'plot', dread: 'a 2' });
  table.play('engage Hemp', 'finish');
  expect(fieldsOf(table)).toMatchObject({ turn: 'b', dread: 'a 2' });
});

test('[GEN-R-68] each turn of the rival that ends counts one down', () => {
  const table = board({ ...LIVES, turn: 'b', passed: 'a', 'ops b': 'Slate', dread: 'a 2' });
  table.play('engage Slate', 'finish');
  expect(fieldsOf(table)).toMatchObject({ turn: 'a', dread: 'a 1' });
});

test('[GEN-R-69] a turn cut by battle counts', () => {
  const table = board({
    ...LIVES,
    turn: 'b',
    passed: '',
    'ops a': 'Battle Four',
    'ops b': 'Slate, Chalk',
    dread: 'a 1',
  });
  table.play('engage Slate', 'interrupt with Battle Four');
  expect(fieldsOf(table)).toMatchObject({ turn: 'a', phase: 'obstruct', dread: 'a 0' });
  table.play('finish');
  expect(table.told('table')).toContainEqual(won);
});

test('[GEN-R-71] several count each alone, those of both sides too, and the first turn win ends all', () => {
  const table = board({ ...LIVES, 'ops a': 'Dread One, Dread Two, Hemp', dread: 'a 1, b 2' });
  table.play('engage Dread One', 'engage Dread Two');
  expect(table.view('table').countdowns.toSorted((p, q) => p.side - q.side || p.left - q.left)).toEqual([
    { side: 0, left: 1 },
    { side: 0, left: 2 },
    { side: 0, left: 2 },
    { side: 1, left: 2 },
  ]);
  const over = obstructing('a 2, b 1').play('finish');
  expect(over.view('table').countdowns).toEqual([]);
});

test('[GEN-R-128] in teams it counts turns of the other team, and either mate decides', () => {
  const lot = { seats: 4 } as const;
  const counted = board({ ...LIVES, turn: 'd', passed: 'a', 'ops d': 'Slate', dread: 'a 2' }, lot);
  counted.play('engage Slate', 'finish');
  expect(counted.view('table').countdowns).toEqual([{ side: 0, left: 1 }]);
  const decided = board(
    { ...LIVES, turn: 'c', phase: 'obstruct', 'ops c': 'Hemp', engaged: 'b Oats', dread: 'a 0' },
    lot,
  );
  decided.play('engage Hemp', 'finish');
  expect(decided.told('table')).toContainEqual(won);
});
