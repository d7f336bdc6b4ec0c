/** What counts as a pass, and how many it takes (GNO-R-59). */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

const THREE = { seats: 3, men: 'a1U@0,0 b1U@0,1 c1U@0,-1' };

test('[GNO-R-59] three rounds are three for each player left, not for each seat', () => {
  const two = { seats: 3, men: 'a1U@0,0 b1U@0,1' };
  expect(table({ ...two, turn: 'b', more: 'gone c\nquiet 4' }).play('pass').end).toBeUndefined();
  expect(table({ ...two, turn: 'b', more: 'gone c\nquiet 5' }).play('pass').end).toBe('- quiet');
});

test('[GNO-R-59] [GNO-R-60] an elimination restarts the count', () => {
  const failed = table({ ...THREE, turn: 'c', open: 'c', more: 'quiet 7' }).play('pass');
  expect([failed.field('gone'), failed.field('quiet'), failed.turn]).toEqual(['c', undefined, 'a']);
  const left = table({ ...THREE, more: 'quiet 7' }).play('2: resign');
  expect([left.field('gone'), left.field('quiet'), left.turn]).toEqual(['c', undefined, 'a']);
});

test('[GNO-R-59] [GNO-R-23] an activation without any step is a pass, whatever was copied; with a step it is none', () => {
  const cards = b0With('0,0:21', '1,-1:15');
  const world = () => table({ ...THREE, cards, more: 'quiet 2' }).play('act 0,0', 'copy 15');
  expect(world().play('skip', 'skip', 'skip').field('quiet')).toBe('3');
  expect(world().play('a1U@0,0 face self>N', 'skip', 'skip').field('quiet')).toBeUndefined();
  const last = table({ ...THREE, turn: 'c', cards: b0With('0,-1:15'), more: 'quiet 8' });
  expect(last.play('act 0,-1', 'skip', 'skip', 'skip').end).toBe('- quiet');
});

test('[GNO-R-59] [GNO-END-1] whoever would draw the game by a pass may announce instead', () => {
  const last = () => table({ ...THREE, turn: 'c', more: 'quiet 8' });
  expect(last().play('pass').end).toBe('- quiet');
  const announced = last().play('!');
  expect([announced.field('to'), announced.turn, announced.field('quiet')]).toEqual([
    '9 | seats abc | turn a | open c',
    'a',
    '9',
  ]);
  expect(announced.told().map(({ kind }) => kind)).toEqual(['passed', 'announced', 'turn']);
  const earlier = table({ ...THREE, turn: 'c', more: 'quiet 7' });
  expect([earlier.can('!'), earlier.no('!')]).toEqual([false, 'not-at-the-end GNO-R-89']);
  expect(table({ ...THREE, turn: 'c', open: 'a', more: 'quiet 8' }).no('!')).toBe('not-at-the-end GNO-END-2');
  expect(table({ seats: 3, men: 'a1U@0,0 b1U@0,1', turn: 'c', more: 'quiet 8' }).can('!')).toBe(false);
  expect(table({ ...THREE, turn: 'c', more: 'set passRule=off\nquiet 8' }).can('!')).toBe(false);
});

test('[GNO-R-59] [GNO-R-51] so may whoever is stuck, or leaves a whole activation out', () => {
  const cards = '0,0:C4';
  const men = 'a1U@0,0 a1U@1,0 b1U@-1,0 b1U@0,1 b1U@0,-1';
  const stuck = table({ seats: 3, cards, men, turn: 'c', more: 'quiet 8' });
  expect(stuck.legal()).toEqual(['stuck', '!']);
  expect(stuck.play('!').told()[0]).toEqual({ kind: 'passed', seat: 2, stuck: 1 });
  const idle = table({ ...THREE, turn: 'c', cards: b0With('0,-1:15'), more: 'quiet 8' }).play(
    'act 0,-1',
    'skip',
  );
  expect(idle.can('!')).toBe(true);
  expect(idle.play('!').field('to')).toBe('9 | seats abc | turn a | open c');
  const active = table({ ...THREE, turn: 'c', cards: b0With('0,-1:15'), more: 'quiet 8' });
  expect(active.play('act 0,-1', 'c1U@0,-1 face self>N').can('!')).toBe(false);
});

test('[GNO-R-59] a card played is no pass, used or not', () => {
  const played = table({ ...THREE, hands: 'a 15', more: 'quiet 8' });
  played.play('play 15', 'skip', 'skip', 'skip');
  expect([played.end, played.field('quiet')]).toEqual([undefined, undefined]);
});
