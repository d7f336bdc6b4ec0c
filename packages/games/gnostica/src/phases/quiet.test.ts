/** What counts as a pass, and for how many (GNO-R-59). */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

const THREE = { seats: 3, men: 'a1U@0,0 b1U@0,1 c1U@0,-1' };

test('[GNO-R-59] three rounds are three for each player left, not for each seat', () => {
  const two = { seats: 3, men: 'a1U@0,0 b1U@0,1' };
  expect(table({ ...two, turn: 'b', more: 'gone c\nquiet 4' }).play('pass').end).toBeUndefined();
  expect(table({ ...two, turn: 'b', more: 'gone c\nquiet 5' }).play('pass').end).toBe('- quiet');
});

test('[GNO-R-59] [GNO-R-60] an elimination starts the count anew', () => {
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

test('[GNO-R-59] a card played is no pass, used or not', () => {
  const played = table({ ...THREE, hands: 'a 15', more: 'quiet 8' });
  played.play('play 15', 'skip', 'skip', 'skip');
  expect([played.end, played.field('quiet')]).toEqual([undefined, undefined]);
});
