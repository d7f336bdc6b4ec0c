/** Refusals that name the clause of the card in use, not of its neighbour. */
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { b0With, table } from '../testing/scene.ts';
import { kinds } from '../types.ts';

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

test('[GNO-EMS-1] [GNO-R-39] [GNO-DEV-3] [GNO-TGT-9] Empress turns the minion itself, and no other piece', () => {
  const men = 'a1E@0,0 a2N@1,0 b1U@1,0';
  const played = use('03', men);
  expect(played.no('a1E@0,0 face b1U>N')).toBe('facing-fixed GNO-TGT-9');
  expect(played.no('a1E@0,0 face a2N>W')).toBe('other-power GNO-MAJ-6');
  expect(played.can('a2N@1,0 face W')).toBe(true);
  const activated = table({ men, cards: b0With('0,0:03') }).play('act 0,0');
  expect(activated.no('a1E@0,0 face a2N>W')).toBe('not-a-minion GNO-TGT-3');
});

test('[GNO-END-2] [GNO-R-11] [GNO-R-89] a player who may not announce hears why: another announcement is open, or it is the middle of a turn', () => {
  const men = 'a1E@0,0 b1U@0,1 c1U@0,-1';
  const open = table({ seats: 3, men, turn: 'b', open: 'a' });
  expect(open.no('!')).toBe('not-at-the-end GNO-END-2');
  open.play('pass');
  expect(open.no('1: !')).toBe('not-at-the-end GNO-END-2');
  expect(table({ men: 'a1E@0,0 b1U@0,1' }).no('!')).toBe('not-at-the-end GNO-R-89');
});

test('[GNO-SWD-1] [GNO-CMP-3] nobody deals more damage than it has pips', () => {
  expect(use('S4', 'a1E@0,0 b2U@1,0').no('a1E@0,0 sword 2 b2U')).toBe('too-much-damage GNO-SWD-1');
});

test('[GNO-JUD-1] only what lies in the discard pile is fetched', () => {
  const judgement = table({ men: 'a2U@0,0 b1U@0,1', hands: 'a 20; b C2', out: 'SK,C8' }).play('play 20');
  for (const card of ['C2', 'CA', 'D9'])
    expect(judgement.no(`a2U@0,0 fetch ${card}`)).toBe('not-in-discards GNO-JUD-1');
});

test('[GNO-HER-1] [GNO-TGT-5] only what a minion targets is sent', () => {
  const hermit = use('09', 'a1E@0,0 b1U@1,0 b1N@0,1');
  // The men in reading order: b1N, a1E, b1U; the first site is -1,1.
  const send = (man: number, facing: number) =>
    gnostica.judge(hermit.state, 0, kinds.send.pack(man, 0, facing))?.clause;
  expect([send(0, 0), send(1, 0), send(2, 4), send(2, 0)]).toEqual([
    'GNO-TGT-5',
    undefined,
    undefined,
    'GNO-TGT-9',
  ]);
});

test('[GNO-DEA-2] [GNO-TGT-9] both swords of Death leave an enemy its facing', () => {
  const death = use('13', 'a1E@0,0 b3U@1,0');
  expect(death.no('sword2 a1E@0,0+a1E@0,0 2 b3U>N')).toBe('facing-fixed GNO-TGT-9');
  expect(death.can('sword2 a1E@0,0+a1E@0,0 2 b3U')).toBe(true);
});

test('[GNO-SUN-2] [GNO-CUP-2] Sun makes a medium like a targeted enemy, not like one’s own piece or one elsewhere', () => {
  const sun = use('19', 'a1E@0,0 a2N@1,0 b1U@0,1');
  expect(sun.no('a1E@0,0 cup+disc a2N')).toBe('not-an-enemy GNO-CUP-2');
  // The men in reading order: b1U, a1E, a2N.
  expect(gnostica.judge(sun.state, 0, kinds.sunLike.pack(1, 0))?.clause).toBe('GNO-TGT-5');
});

test('[GNO-TRN-5] only cards of the hand are discarded', () => {
  const { state } = table({ men: 'a2U@0,0 b1U@0,1', hands: 'a C2,C3' });
  const drop = (cards: number) => gnostica.judge(state, 0, kinds.draw.pack(cards, 0))?.code;
  expect([drop(0b11), drop(0b100)]).toEqual([undefined, 'drop-not-held']);
});

test('[GNO-TRN-3] [GNO-R-80] even a card that needs no actor is activated only where one’s own piece stands', () => {
  for (const card of ['00', '02']) {
    const cards = b0With(`1,0:${card}`);
    const there = table({ cards, men: 'a1E@0,0 b1U@1,0' });
    expect([there.can('act 1,0'), there.no('act 1,0')]).toEqual([false, 'no-piece-there GNO-TRN-3']);
    expect(table({ cards, men: 'a1E@1,0 b1U@0,0' }).can('act 1,0')).toBe(true);
  }
});
