/** The ledger's further cases: setup, targeting and the four suits (GNO-S-19 to 34, 60, 73, 74, 79, 80). */
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { B0, dealt, table } from '../testing/scene.ts';

test('[GNO-S-19] [GNO-CMP-1] [GNO-CMP-2] [GNO-CMP-4] [GNO-SET-1] [GNO-SET-2] [GNO-SET-3] [GNO-SET-4] [GNO-SPC-2] [GNO-SPC-3] [GNO-PIL-7] [GNO-R-1] [GNO-R-5] the deal', () => {
  const three = dealt(3);
  const { hands, sites, pile, out, men, stashes } = three.view('table');
  expect(hands.map(({ count }) => count)).toEqual([6, 6, 6]);
  expect([sites.filter(({ card }) => card !== null).length, pile.count, out.length]).toEqual([9, 51, 0]);
  expect(sites.filter(({ card }) => card === null)).toHaveLength(12);
  expect([three.cardAt('2,2'), three.cardAt('2,1')]).toEqual(['void', '..']);
  expect([men, stashes]).toEqual([[], Array.from({ length: 3 }, () => [5, 5, 5])]);
  const places = [
    three.field('cards'),
    ...['a', 'b', 'c'].map((seat) => three.hand(seat)),
    three.field('pile'),
  ];
  const cards = places.join(' ').match(/\b([CRDS][A2-9TPNQK]|\d\d)(?=[, ]|$)/g) ?? [];
  expect([cards.length, new Set(cards).size]).toEqual([78, 78]);
  expect([2, 6].map((seats) => dealt(seats).view().pile.count)).toEqual([57, 33]);
  expect(gnostica.seats).toEqual([2, 3, 4, 5, 6]);
});

test('[GNO-S-20] [GNO-CMP-5] [GNO-SCO-1] [GNO-SCO-2] [GNO-SCO-3] scoring', () => {
  const scored = table({ men: 'a1U@0,0 a2N@1,0 b1U@1,0 a1N@1,1 a1S@0,2' });
  expect([scored.score('a'), scored.score('b')]).toEqual([5, 0]);
});

test('[GNO-S-21] [GNO-TRN-1] [GNO-SPC-6] [GNO-R-6] a player without pieces puts one on an unoccupied territory or wasteland', () => {
  const first = table({ men: 'b1U@0,0', hands: 'a R7' });
  expect(first.can('put 2,0 E')).toBe(true);
  expect(first.no('put 0,0 E')).toBe('occupied GNO-TRN-1');
  expect(first.no('put 2,2 E')).toBe('void GNO-SPC-6');
  for (const text of ['draw +1', 'pass', 'play R7']) expect(first.no(text)).toBe('place-first GNO-TRN-1');
});

test('[GNO-S-22] [GNO-CUP-3] [GNO-EMS-1] [GNO-EMR-1] [GNO-MOO-2] [GNO-R-8] the limit of three, and who may exceed it', () => {
  const MEN = 'a1E@0,0 a1U@1,0 b1U@1,0 b2N@1,0 a1U@-1,0';
  const cup = table({ men: MEN, hands: 'a C3' }).play('play C3');
  expect(cup.no('a1E@0,0 cup N')).toBe('crowded GNO-CUP-3');
  expect(cup.no('a1E@0,0 cup b1U')).toBe('crowded GNO-CUP-3');
  const empress = table({ men: MEN, hands: 'a 03' }).play('play 03', 'skip', 'a1E@0,0 cup N');
  expect(empress.menAt('1,0')).toBe('a1N a1U b1U b2N');
  const FOUR = `${MEN} a1N@1,0`;
  const rod = table({ men: FOUR, hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@0,0 rod 1>E')).toBe('crowded GNO-ROD-5');
  const emperor = table({ men: FOUR, hands: 'a 04' }).play('play 04', 'skip', 'a1E@0,0 rod 1>E');
  expect(emperor.menAt('1,0')).toBe('a1N a1E a1U b1U b2N');
  const moon = table({ men: FOUR, hands: 'a 18' }).play('play 18');
  expect(moon.no('a1E@0,0 rod 1>E')).toBe('overfull GNO-R-47');
});

test('[GNO-S-23] [GNO-CUP-2] [GNO-CUP-4] an enemy piece is created like the one targeted', () => {
  const cup = (more = '') => table({ men: `a1E@0,0 b2N@1,0 ${more}`, hands: 'a C3' }).play('play C3');
  expect(cup().play('a1E@0,0 cup b2N').menAt('1,0')).toBe('b1N b2N');
  const none = cup('b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0 b1U@-1,-1');
  expect(none.no('a1E@0,0 cup b2N')).toBe('none-in-stash GNO-CUP-4');
});

test('[GNO-S-24] [GNO-TGT-4] [GNO-TGT-5] [GNO-TGT-6] [GNO-R-19] a sideways piece targets itself, not its own space', () => {
  const use = (facing: string, card: string) =>
    table({ men: `a1${facing}@0,1 b1U@1,1`, hands: `a ${card},RP` }).play(`play ${card}`);
  // The space it faces is 1,1, where an enemy stands.
  expect(use('E', 'C3').listed('cup =')).toEqual([]);
  expect(use('E', 'D9').no('a1E@0,1 disc #RP')).toBe('enemy-there GNO-DSC-4');
  expect(use('E', 'S4').no('a1E@0,1 sword 1 #-')).toBe('other-damage GNO-SWD-7');
  expect(use('E', 'C3').play('a1E@0,1 cup N').menAt('0,1')).toBe('a1E');
  expect(use('E', 'D9').can('a1E@0,1 disc self>E')).toBe(true);
  expect(use('E', 'S4').can('a1E@0,1 sword 1 self')).toBe(true);
  expect(use('U', 'C3').play('a1U@0,1 cup N').menAt('0,1')).toBe('a1N a1U');
  expect(use('U', 'D9').play('a1U@0,1 disc #RP').cardAt('0,1')).toBe('RP');
  expect(use('U', 'S4').play('a1U@0,1 sword 1 #-').cardAt('0,1')).toBe('..');
  expect(use('U', 'D9').can('a1U@0,1 disc self>U')).toBe(true);
  expect(use('U', 'S4').can('a1U@0,1 sword 1 self')).toBe(true);
});

test('[GNO-S-25] [GNO-TGT-7] [GNO-ROD-6] [GNO-CUP-9] facing the void: only itself is left as a target', () => {
  const facing = (card: string) => table({ men: 'a1E@2,1 a1U@0,0', hands: `a ${card}` }).play(`play ${card}`);
  expect(facing('C3').no('a1E@2,1 cup N')).toBe('void GNO-CUP-9');
  expect(table({ men: 'a1E@2,1', hands: 'a R7' }).can('play R7')).toBe(false);
  expect(facing('D9').play('a1E@2,1 disc self>E').menAt('2,1')).toBe('a2E');
  const rod = table({ men: 'a1E@2,1 a1E@0,0', hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@2,1 rod 1>E')).toBe('void GNO-ROD-6');
});

test('[GNO-S-26] [GNO-CUP-7] [GNO-R-6] [GNO-R-10] [GNO-R-72] building under one’s feet, not with the card played', () => {
  const cup = table({ men: 'a1U@0,2', hands: 'a C7,D9' }).play('play C7');
  expect(cup.no('a1U@0,2 cup =C7')).toBe('lay-not-held GNO-R-76');
  expect(cup.play('a1U@0,2 cup =D9').cardAt('0,2')).toBe('D9');
  const shared = table({ men: 'a1U@0,2 b1N@0,2', hands: 'a C7,D9' }).play('play C7');
  expect(shared.no('a1U@0,2 cup =D9')).toBe('enemy-there GNO-CUP-7');
});

test('[GNO-S-27] [GNO-ROD-9] [GNO-ROD-10] [GNO-R-25] [GNO-R-61] a pushed card may become an island', () => {
  const push = (pips: number, more = '') =>
    table({ cards: '0,0:C4 1,0:D2', men: `a${pips}E@0,0 ${more}`, hands: 'a R7' }).play('play R7');
  const island = push(1).play('a1E@0,0 rod 1 #');
  expect(['0,0', '1,0', '2,0'].map((space) => island.cardAt(space))).toEqual(['C4', '..', 'D2']);
  expect(push(2).no('a2E@0,0 rod 2 #')).toBe('lands-in-void GNO-ROD-12');
  expect(push(1, 'b1U@2,0').no('a1E@0,0 rod 1 #')).toBe('lands-on-enemy GNO-ROD-10');
});

test('[GNO-S-28] [GNO-SPC-1] [GNO-ROD-10] [GNO-ROD-12] [GNO-ROD-13] [GNO-R-26] a card pushed over a card strands an enemy', () => {
  const push = () =>
    table({ cards: '0,0:C4 1,0:D2 3,0:S8', men: 'a3E@0,0 b1U@1,1', hands: 'a R7' }).play('play R7');
  const near = push().play('a3E@0,0 rod 1 #');
  expect([near.cardAt('2,0'), near.cardAt('1,1'), near.men(), near.stash('b')]).toEqual([
    'D2',
    'void',
    'a3E@0,0',
    '5/5/5',
  ]);
  expect(push().no('a3E@0,0 rod 2 #')).toBe('lands-on-card GNO-ROD-12');
  const far = push().play('a3E@0,0 rod 3 #');
  expect([far.cardAt('4,0'), far.men()]).toEqual(['D2', 'a3E@0,0']);
});

test('[GNO-S-29] [GNO-ROD-9] [GNO-DSC-4] [GNO-SWD-6] [GNO-ROD-6] an enemy piece protects its card and can be pushed', () => {
  const on = (card: string) =>
    table({ men: 'a2E@0,0 b1U@1,0', hands: `a ${card},14,C2` }).play(`play ${card}`);
  expect(on('R7').no('a2E@0,0 rod 1 #')).toBe('enemy-there GNO-ROD-9');
  expect(on('D9').no('a2E@0,0 disc #14')).toBe('enemy-there GNO-DSC-4');
  expect(on('S4').no('a2E@0,0 sword 1 #C2')).toBe('enemy-there GNO-SWD-6');
  expect(on('R7').play('a2E@0,0 rod 1 b1U').menAt('2,0')).toBe('b1U');
  expect(on('R7').no('a2E@0,0 rod 2 b1U')).toBe('void GNO-ROD-6');
});

test('[GNO-S-30] [GNO-ROD-5] [GNO-ROD-7] [GNO-R-24] full spaces are passed over, not entered', () => {
  const rod = table({ men: 'a2E@-1,0 b1U@0,0 b1N@0,0 b2U@0,0 b2N@1,0', hands: 'a R7' }).play('play R7');
  expect(rod.no('a2E@-1,0 rod 1>E')).toBe('crowded GNO-ROD-5');
  expect(rod.play('a2E@-1,0 rod 2>E').menAt('1,0')).toBe('a2E b2N');
});

test('[GNO-S-31] [GNO-SPC-5] [GNO-SPC-7] [GNO-PIL-6] [GNO-SWD-9] [GNO-SWD-10] destroying the card another space leans on', () => {
  const sword = table({ cards: '0,0:C4 1,0:D2', men: 'a1E@0,0 b2U@2,0', hands: 'a S4' });
  sword.play('play S4', 'a1E@0,0 sword 1 #-');
  expect([sword.out(), sword.cardAt('1,0'), sword.cardAt('2,0'), sword.stash('b')]).toEqual([
    ['D2', 'S4'],
    '..',
    'void',
    '5/5/5',
  ]);
});

test('[GNO-S-32] [GNO-SWD-6] [GNO-SWD-7] [GNO-SWD-11] [GNO-R-30] [GNO-R-62] reducing a major, with a piece on it', () => {
  const sword = (hand: string) => table({ men: 'a2E@0,-1 a1N@1,-1', hands: `a S4,${hand}` }).play('play S4');
  const less = sword('C7,RQ').play('a2E@0,-1 sword 1 #RQ');
  expect([less.cardAt('1,-1'), less.menAt('1,-1'), less.out()]).toEqual(['RQ', 'a1N', ['S4', '16']]);
  expect(sword('C7,RQ').play('a2E@0,-1 sword 2 #C7').cardAt('1,-1')).toBe('C7');
  expect(sword('05,14').listed('#')).toEqual([]);
  expect(sword('05,14').no('a2E@0,-1 sword 3 #-')).toBe('too-weak GNO-SWD-6');
});

test('[GNO-S-33] [GNO-SWD-2] a medium piece whose owner has no small one left', () => {
  const sword = (pips: number) =>
    table({
      men: `a${pips}E@0,0 b2U@1,0 b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0 b1U@-1,-1`,
      hands: 'a S4',
    }).play('play S4');
  expect(sword(1).no('a1E@0,0 sword 1 b2U')).toBe('none-in-stash GNO-SWD-2');
  expect(sword(2).no('a2E@0,0 sword 1 b2U')).toBe('none-in-stash GNO-SWD-2');
  expect(sword(2).play('a2E@0,0 sword 2 b2U').menAt('1,0')).toBe('');
});

test('[GNO-S-34] [GNO-DSC-1] [GNO-DSC-2] [GNO-DSC-3] [GNO-STR-2] [GNO-R-65] growing needs the larger piece', () => {
  const MEDIUMS = 'a2U@-1,1 a2U@0,1 a2U@1,1 a2U@-1,0 a2U@-1,-1';
  const disc = table({ men: `a1U@0,0 ${MEDIUMS}`, hands: 'a D9' }).play('play D9');
  expect(disc.no('a1U@0,0 disc self>U')).toBe('none-in-stash GNO-DSC-2');
  const strength = table({ men: `a1U@0,0 ${MEDIUMS}`, hands: 'a 08' }).play('play 08');
  expect(strength.play('a1U@0,0 disc2 self>E').menAt('0,0')).toBe('a3E');
  const enemy = table({ men: 'a1E@0,0 b1N@1,0', hands: 'a D9' }).play('play D9', 'a1E@0,0 disc b1N');
  expect([enemy.menAt('1,0'), enemy.stash('b')]).toEqual(['b2N', '5/4/5']);
  const large = table({ men: 'a3U@0,0 a1U@1,0', hands: 'a D9' }).play('play D9');
  expect(large.no('a3U@0,0 disc self>U')).toBe('already-large GNO-DSC-2');
});

test('[GNO-S-60] [GNO-DSC-4] [GNO-R-81] a card may grow itself', () => {
  const disc = table({ men: 'a1U@0,-1', hands: 'a CP' }).play('act 0,-1', 'a1U@0,-1 disc #CP');
  expect([disc.cardAt('0,-1'), disc.out(), disc.phase]).toEqual(['CP', ['D4'], 'end']);
});

test('[GNO-S-73] [GNO-ROD-9] [GNO-ROD-11] [GNO-R-31] [GNO-R-62] pieces stay behind when their card is pushed away', () => {
  const rod = table({ men: 'a1N@0,0 a2U@0,1 a1W@0,2' }).play('act 0,0', 'a1N@0,0 rod 1 #');
  expect([rod.cardAt('0,2'), rod.cardAt('0,1'), rod.men()]).toEqual(['R5', '..', 'a1W@0,2 a2U@0,1 a1N@0,0']);
  expect(rod.no('a1W@0,2 cup N')).toBe('not-a-minion GNO-TGT-3');
});

test('[GNO-S-74] [GNO-DSC-8] [GNO-SWD-12] [GNO-CUP-1] [GNO-CUP-6] [GNO-CUP-8] [GNO-R-27] on bare ground only the cup works', () => {
  const on = (card: string) => table({ men: 'a1N@0,1', hands: `a ${card},RP,R4` }).play(`play ${card}`);
  expect(on('D9').no('a1N@0,1 disc #RP')).toBe('no-territory GNO-DSC-8');
  expect(on('S4').no('a1N@0,1 sword 1 #-')).toBe('no-territory GNO-SWD-12');
  expect(on('C3').no('a1N@0,1 cup =RP')).toBe('wrong-value GNO-CUP-8');
  expect(on('C3').play('a1N@0,1 cup =R4').cardAt('0,2')).toBe('R4');
  expect(on('C3').play('a1N@0,1 cup W').menAt('0,2')).toBe('a1W');
});

test('[GNO-S-79] [GNO-SWD-8] [GNO-DSC-4] a card of the same value never replaces one', () => {
  const on = (card: string) => table({ men: 'a1E@0,0', hands: `a ${card},DP` }).play(`play ${card}`);
  expect(on('S4').no('a1E@0,0 sword 1 #DP')).toBe('not-less GNO-SWD-8');
  expect(on('D9').no('a1E@0,0 disc #DP')).toBe('wrong-value GNO-DSC-4');
});

test('[GNO-S-80] [GNO-ROD-3] [GNO-ROD-4] [GNO-ROD-8] [GNO-R-74] a small piece pushes a large one, one space', () => {
  const rod = table({ cards: B0, men: 'a1E@0,0 b3N@1,0', hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@0,0 rod 2 b3N')).toBe('too-far GNO-ROD-4');
  expect(rod.play('a1E@0,0 rod 1 b3N').menAt('2,0')).toBe('b3N');
});
