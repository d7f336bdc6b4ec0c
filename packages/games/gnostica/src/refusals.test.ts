/** Refusals that name the clause of the card in use, not of its neighbour. */
import { expect, test } from 'vitest';
import { b0With, table } from './scene.testing.ts';

const use = (card: string, men: string, cards?: string) =>
  table({ men, hands: `a ${card}`, ...(cards === undefined ? {} : { cards }) }).play(`play ${card}`);

test('[GNO-TOW-1] [GNO-STA-1] a card that is not in the discard pile is refused by Tower and Star each with its own clause', () => {
  const tower = use('16', 'a1E@0,0 b1U@0,1', b0With('1,-1:20')).play('skip');
  expect(tower.no('a1E@0,0 sword 1 #S9/x')).toBe('not-in-discards GNO-TOW-1');
  const star = use('17', 'a1E@0,0 b1U@0,1').play('skip');
  expect(star.no('a1E@0,0 disc #14/x')).toBe('not-in-discards GNO-STA-1');
});

test('[GNO-WOR-1] [GNO-R-23] [GNO-R-49] the World refuses a major that is not there, and one with which nothing can be done', () => {
  const world = use('21', 'a3E@0,0 b3U@1,0', '0,0:08 1,0:C4 0,1:06');
  expect(world.no('copy 13')).toBe('not-to-copy GNO-R-49');
  expect(world.no('copy 08')).toBe('no-step-possible GNO-R-23');
  expect(world.can('copy 06')).toBe(true);
});

test('[GNO-EMS-1] [GNO-R-39] [GNO-DEV-3] [GNO-TGT-9] Empress turns a minion by itself, nobody by another', () => {
  const men = 'a1E@0,0 a2N@1,0 b1U@1,0';
  const played = use('03', men);
  expect(played.no('a1E@0,0 face b1U>N')).toBe('facing-fixed GNO-TGT-9');
  expect(played.no('a1E@0,0 face a2N>W')).toBe('other-power GNO-MAJ-6');
  expect(played.can('a2N@1,0 face W')).toBe(true);
  const activated = table({ men, cards: b0With('0,0:03') }).play('act 0,0');
  expect(activated.no('a1E@0,0 face a2N>W')).toBe('not-a-minion GNO-TGT-3');
});

test('[GNO-END-2] [GNO-R-11] [GNO-R-89] who may not announce hears why: another announcement is open, or it is the middle of a turn', () => {
  const men = 'a1E@0,0 b1U@0,1 c1U@0,-1';
  const open = table({ seats: 3, men, turn: 'b', open: 'a' });
  expect(open.no('!')).toBe('not-at-the-end GNO-END-2');
  open.play('pass');
  expect(open.no('1: !')).toBe('not-at-the-end GNO-END-2');
  expect(table({ men: 'a1E@0,0 b1U@0,1' }).no('!')).toBe('not-at-the-end GNO-R-89');
});
