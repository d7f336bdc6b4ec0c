/** The ledger's scenarios of first turns, announcements and ends (GNO-S-98 to 106). */
import { expect, test } from 'vitest';
import { table } from '../testing/scene.ts';

test('[GNO-S-98] [GNO-TRN-1] [GNO-END-1] [GNO-END-2] [GNO-R-53] [GNO-R-57] first turns: only placements, and an announcement at once', () => {
  const first = table().play('put 0,0 U', '!');
  expect([first.field('to'), first.score('a')]).toEqual(['9 | seats ab | turn b | open a', 3]);
  expect(first.legal().every((text) => text.startsWith('put '))).toBe(true);
  expect(first.no('put 0,0 U')).toBe('occupied GNO-TRN-1');
  first.play('put 1,0 U');
  expect(first.turn).toBe('a');
});

test('[GNO-S-99] [GNO-END-6] [GNO-R-57] [GNO-R-89] no way back, and no announcement in the middle of a turn', () => {
  const men = 'a1E@0,0 b1U@0,1 c1U@0,-1';
  const open = table({ seats: 3, men }).play('pass', '!', 'pass', 'pass');
  expect(open.turn).toBe('a');
  expect(open.no('!')).toBe('not-at-the-end GNO-R-89');
  open.play('pass');
  expect([open.field('gone'), open.turn]).toEqual(['a', 'b']);
  const moon = table({ men: 'a1E@0,0 b1U@0,1', hands: 'a 18' }).play('play 18', 'a1E@0,0 rod 1>E');
  expect(moon.no('!')).toBe('not-at-the-end GNO-R-89');
});

test('[GNO-S-100] [GNO-END-7] the order after an elimination', () => {
  const men = 'a1U@0,0 b1U@0,1 c1U@0,-1 d1U@1,0';
  const four = table({ seats: 4, men, turn: 'b', open: 'b', more: 'set passRule=off' }).play('pass');
  const order: string[] = [];
  for (let n = 0; n < 6; n++) {
    order.push(four.turn);
    four.play('pass', '.');
  }
  expect(order.join('')).toBe('cdacda');
  expect(four.no('1: pass')).toBe('out GNO-END-7');
});

test('[GNO-S-101] [GNO-TRN-1] [GNO-END-4] [GNO-R-55] a last turn without pieces is a placement', () => {
  const last = table({ men: 'a1U@0,0 b1W@1,0', turn: 'b', open: 'a', hands: 'b S4' });
  last.play('play S4', 'b1W@1,0 sword 1 a1U');
  expect(last.legal().every((text) => text.startsWith('put '))).toBe(true);
  last.play('put 0,0 U');
  expect(last.end).toBe('b last-left failed');
});

test('[GNO-S-102] [GNO-TRN-2] one option per turn', () => {
  const one = table({ men: 'a1U@0,0 b1U@0,1' });
  expect(one.no('put 1,0 U')).toBe('has-pieces GNO-TRN-2');
  one.play('turn a1U@0,0>N');
  expect(one.no('draw +1')).toBe('not-now GNO-E-1');
});

test('[GNO-S-103] [GNO-TRN-8] [GNO-R-23] [GNO-R-87] a card without any step is not listed, and read as the pass or discard it equals', () => {
  const upright = () => table({ men: 'a1U@0,1 b1U@0,0', hands: 'a R7,C2' });
  expect([upright().can('act 0,1'), upright().can('play R7')]).toEqual([false, false]);
  const passed = upright().play('act 0,1');
  expect([passed.told().map(({ kind }) => kind), passed.field('quiet')]).toEqual([['passed'], '1']);
  const dropped = upright().play('play R7');
  expect([dropped.told().map(({ kind }) => kind), dropped.out(), dropped.hand('a')]).toEqual([
    ['discarded'],
    ['R7'],
    'C2',
  ]);
  const skipped = table({ men: 'a1E@0,0 b1U@0,1' }).play('act 0,0', 'skip', 'skip');
  expect([skipped.phase, skipped.field('quiet')]).toEqual(['end', '1']);
});

const THREE = { seats: 3, men: 'a1U@0,0 b1U@0,1 c1U@0,-1' } as const;

test('[GNO-S-104] [GNO-TRN-9] [GNO-R-59] a quiet game is drawn after three rounds of passes', () => {
  const eight = () => table({ ...THREE, turn: 'c', more: 'quiet 8' });
  expect(eight().play('pass').outcome()).toEqual({
    winners: [],
    reasons: [{ code: 'quiet', clause: 'GNO-R-59' }],
    scores: [3, 1, 1],
  });
  const turned = eight().play('turn c1U@0,-1>N');
  expect([turned.end, turned.field('quiet')]).toEqual([undefined, undefined]);
  const drawn = eight().play('draw +1');
  expect([drawn.end, drawn.field('quiet')]).toEqual([undefined, undefined]);
  const off = table({ ...THREE, turn: 'c', more: 'quiet 8\nset passRule=off' }).play('pass');
  expect([off.end, off.field('quiet')]).toEqual([undefined, '9']);
  const played = table(THREE);
  for (let n = 0; n < 8; n++) played.play('pass', '.');
  expect(played.play('pass').end).toBe('- quiet');
  const stuck = table({ cards: '0,0:C4', men: 'b1U@0,0 b1U@0,1 b1U@1,0 b1U@0,-1 b1U@-1,0', more: 'quiet 5' });
  expect(stuck.play('stuck').end).toBe('- quiet');
  const open = table({ ...THREE, turn: 'c', open: 'a', more: 'quiet 8' }).play('pass');
  expect([open.end, open.turn]).toEqual([undefined, 'a']);
});

test('[GNO-R-59] a cap of turns draws the game, but not while an announcement is open', () => {
  const last = (open: string) => table({ ...THREE, open, more: 'set cap=20\nturns 19' });
  expect(last('-').play('turn a1U@0,0>N').end).toBe('- cap');
  const open = last('b').play('turn a1U@0,0>N');
  expect([open.end, open.turn]).toEqual([undefined, 'b']);
  expect(open.play('pass').end).toBe('- cap');
});

test('[GNO-R-58] [GNO-R-59] [GNO-END-3] the turn that ends the game is finished and counted', () => {
  const counted = (one: ReturnType<typeof table>): string | undefined => one.field('turns');
  const last = (open: string) => table({ ...THREE, open, more: 'set cap=20\nturns 19' });
  expect(counted(last('-').play('turn a1U@0,0>N'))).toBe('20');
  expect(counted(last('b').play('turn a1U@0,0>N').play('pass'))).toBe('21');
  expect(counted(table({ ...THREE, more: 'quiet 8\nturns 30' }).play('pass'))).toBe('31');
  const two = { men: 'a1U@0,0 b1U@0,1', open: 'a', more: 'turns 7' };
  expect(counted(table(two).play('turn a1U@0,0>N'))).toBe('8');
  expect(counted(table({ ...two, to: 8, men: 'a1U@0,0 a1U@1,-1 a1U@1,1' }).play('turn a1U@0,0>N'))).toBe('8');
  // A turn in which the player leaves doesn't count as finished.
  expect(counted(table(two).play('resign'))).toBe('7');
});

test('[GNO-S-105] [GNO-END-4] [GNO-END-8] [GNO-R-60] resignation is like a failed announcement', () => {
  const three = table({ ...THREE, turn: 'b', open: 'a', hands: 'a C2,05' }).play('0: resign');
  expect([three.men(), three.out(), three.turn]).toEqual(['b1U@0,1 c1U@0,-1', ['C2', '05'], 'b']);
  expect(three.play('pass').legal()).toEqual(['.', '!']);
  const two = table({ men: 'a1U@0,0 b1U@0,1' }).play('resign');
  expect(two.outcome()).toEqual({
    winners: [1],
    reasons: [
      { code: 'resignation', clause: 'GNO-R-60' },
      { code: 'last-left', clause: 'GNO-END-8' },
    ],
    scores: [0, 1],
  });
  expect(table({ men: 'a1U@0,0 b1U@0,1' }).play('1: time').end).toBe('a last-left time');
  expect(two.no('1: resign')).toBe('over GNO-END-3');
});

test('[GNO-S-106] [GNO-END-4] [GNO-END-8] [GNO-R-51] [GNO-R-58] the board collapses under an announcement', () => {
  const collapse = (seats: number) =>
    table({ seats, cards: '0,0:C4', men: 'b1U@0,0 a1W@1,0', turn: 'b', open: 'a', hands: 'b S4' }).play(
      'play S4',
      'b1U@0,0 sword 1 #-',
    );
  const two = collapse(2);
  expect([two.men(), two.legal()]).toEqual(['', ['stuck']]);
  expect(two.play('stuck').end).toBe('b last-left failed');
  const three = collapse(3).play('stuck');
  expect(three.turn).toBe('a');
  expect(three.play('stuck').end).toBe('- bare-board');
});

test('[GNO-R-58] [GNO-R-60] leaving a bare board while an announcement is open does not end the game', () => {
  const men = 'b1U@0,0 a1W@1,0';
  const collapse = table({ seats: 4, cards: '0,0:C4', men, turn: 'b', open: 'a', hands: 'b S4' });
  collapse.play('play S4', 'b1U@0,0 sword 1 #-', '3: resign');
  expect([collapse.end, collapse.turn]).toEqual([undefined, 'c']);
  expect(collapse.play('0: resign').end).toBe('- bare-board');
});
