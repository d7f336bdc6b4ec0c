import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { conforms } from '../conforms.ts';
import { scene } from '../scene.ts';
import { TOY_CLAUSES as clauses } from '../toy/ledger.testing.ts';
import { toys } from './index.ts';
import { nim } from './nim.ts';
import { pig } from './pig.ts';

test('nim and pig keep the laws, and hide nothing', () => {
  expect(conforms(nim, { clauses, steps: 150 }).counts).toMatchObject({ worlds: expect.any(Number) });
  expect(conforms(pig, { clauses, steps: 250 }).counts.differing).toBeUndefined();
  expect(toys.map(({ id }) => id)).toEqual(['skirmish', 'nim', 'pig']);
});

test('[TOY-NIM-1] one to three counters from one heap; who takes the last wins', () => {
  const two = scene(nim, '1 0 4 0 move 0');
  expect(two.legal()).toEqual(['a1', 'c1', 'c2', 'c3']);
  expect(two.refused('a2')).toEqual(refuse('too-few', 'TOY-NIM-1'));
  expect(two.play('a1', 'c3', 'c1').outcome()).toMatchObject({
    winners: [0],
    reasons: [{ code: 'last-counter' }],
  });
});

test('[TOY-NIM-2] resigning loses', () => {
  expect(scene(nim).play('1: resign').outcome()?.winners).toEqual([0]);
});

test('[TOY-PIG-1] a one loses the turn, holding keeps what it brought', () => {
  const held = scene(pig, 'scores 3 0; turn 0; brought 5 in 2; in 0 1').play('hold');
  expect(held.view('table')).toMatchObject({ scores: [8, 0], turn: 1, brought: 0 });
  expect(held.refused('hold')).toEqual(refuse('nothing-to-hold', 'TOY-PIG-1'));
});

test('[TOY-PIG-2] holding at the goal wins', () => {
  const won = scene(pig, 'scores 3 0; turn 0; brought 17 in 6; in 0 1').play('hold');
  expect(won.outcome()).toMatchObject({ winners: [0], scores: [20, 0] });
});

test('[TOY-PIG-3] a player who resigns is out, and the last one left wins', () => {
  const left = scene(pig, { seats: 3 }).play('0: resign');
  expect(left.toAct()).toEqual([1]);
  expect(left.refused('0: resign')).toEqual(refuse('out', 'TOY-PIG-3'));
  expect(left.play('1: time').outcome()?.winners).toEqual([2]);
});
