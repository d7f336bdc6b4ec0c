/** The ledger's scenarios of the majors once more (GNO-S-119 to 129). */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

test('[GNO-S-119] [GNO-EMS-2] [GNO-EMR-2] [GNO-R-72] what still binds Empress and Emperor', () => {
  const SMALLS = 'a1U@-1,1 a1U@0,1 a1U@1,1 a1U@-1,0';
  const empress = table({ men: `a1U@0,2 ${SMALLS}`, hands: 'a 03,RP,R4' }).play('play 03', 'skip');
  expect(empress.no('a1U@0,2 cup N')).toBe('none-in-stash GNO-CUP-4');
  expect(empress.no('a1U@0,2 cup =RP')).toBe('wrong-value GNO-CUP-8');
  expect(empress.play('a1U@0,2 cup =R4').cardAt('0,2')).toBe('R4');
  const shared = table({ men: 'a1U@0,2 b1N@0,2', hands: 'a 03,R4' }).play('play 03', 'skip');
  expect(shared.no('a1U@0,2 cup =R4')).toBe('enemy-there GNO-CUP-7');
  const emperor = () => table({ men: 'a1U@0,2 b1U@0,1 b1N@0,1 b2U@0,1', hands: 'a 04' }).play('play 04');
  expect(emperor().play('skip').legal()).toEqual(['skip']);
  expect(emperor().play('a1U@0,2 face N').no('a1N@0,2 rod 1>N')).toBe('void GNO-ROD-6');
  expect(emperor().play('a1U@0,2 face S', 'a1S@0,2 rod 1>S').menAt('0,1')).toBe('a1S b1N b1U b2U');
});

test('[GNO-S-120] [GNO-EMR-1] [GNO-ROD-3] [GNO-ROD-5] the Emperor pushes into a crowd', () => {
  const men = 'a1E@0,0 b1U@1,0 c1U@2,0 c1N@2,0 c2U@2,0';
  const emperor = table({ seats: 3, men, hands: 'a 04' }).play('play 04', 'skip', 'a1E@0,0 rod 1 b1U');
  expect(emperor.menAt('2,0')).toBe('b1U c1N c1U c2U');
  const rod = table({ seats: 3, men, hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@0,0 rod 1 b1U')).toBe('crowded GNO-ROD-5');
});

test('[GNO-S-121] [GNO-STR-1] Strength: two pieces grow once, or one twice in two steps', () => {
  const strength = () => table({ men: 'a1U@0,0 a1E@1,0', hands: 'a 08' }).play('play 08');
  const both = strength().play('a1U@0,0 disc self>U', 'a1E@1,0 disc self>E');
  expect(both.men()).toBe('a2U@0,0 a2E@1,0');
  const one = strength().play('a1U@0,0 disc self>U', 'a2U@0,0 disc self>U');
  expect(one.men()).toBe('a3U@0,0 a1E@1,0');
});

test('[GNO-S-122] [GNO-DEV-1] [GNO-DEV-2] [GNO-R-32] [GNO-R-46] Devil: the same piece again, and a chain', () => {
  const cards = b0With('0,0:15');
  const same = table({ cards, men: 'a1U@0,0 b1W@1,0' });
  same.play('act 0,0', 'a1U@0,0 face self>E', 'a1E@0,0 face b1W>N', 'a1E@0,0 face b1N>S');
  expect([same.men(), same.phase]).toEqual(['a1E@0,0 b1S@1,0', 'end']);
  expect(same.no('a1E@0,0 face b1S>N')).toBe('not-now GNO-E-1');
  const chain = table({ cards, men: 'a1U@0,0 a2N@1,0 b1W@2,0' });
  chain.play('act 0,0', 'a1U@0,0 face self>E', 'a1E@0,0 face a2N>E', 'a2E@1,0 face b1W>N');
  expect(chain.men()).toBe('a1E@0,0 a2E@1,0 b1N@2,0');
});

test('[GNO-S-123] [GNO-MOO-2] [GNO-R-47] Moon with a push', () => {
  const MEN = 'a1E@-1,0 b1U@0,0 a1W@2,0 c1U@1,0 c1N@1,0 c2U@1,0';
  const moon = (men: string) => table({ seats: 3, men, hands: 'a 18' }).play('play 18');
  const pushed = moon(MEN).play('a1E@-1,0 rod 1 b1U');
  expect(pushed.legal()).toEqual(['b1U', 'c1N', 'c1U'].map((man) => `a1W@2,0 sword 1 ${man}`));
  expect(pushed.no('skip')).toBe('obligation GNO-E-3');
  expect(pushed.no('a1W@2,0 sword 1 c2U')).toBe('too-many-left GNO-R-47');
  expect(moon(MEN.replace('a1W@2,0 ', '')).no('a1E@-1,0 rod 1 b1U')).toBe('no-fitting-sword GNO-R-47');
  expect(moon(`${MEN} c2N@1,0`).no('a1E@-1,0 rod 1 b1U')).toBe('overfull GNO-R-47');
});

test('[GNO-S-124] [GNO-WHE-1] [GNO-PIL-1] [GNO-R-43] the Wheel commits: the card must lie', () => {
  const wheel = table({ men: 'a1N@0,1', hands: 'a 10,C2', pile: 'D7,#66' });
  wheel.play('play 10', 'a1N@0,1 cup =top');
  expect([wheel.cardAt('0,2'), wheel.hand('a'), wheel.phase]).toEqual(['D7', 'C2', 'end']);
});

const B20 = b0With('1,-1:20');

test('[GNO-S-125] [GNO-STR-3] [GNO-DEA-3] [GNO-SUN-3] [GNO-R-83] only the named sources', () => {
  const strength = table({ cards: B20, men: 'a1U@0,1', hands: 'a 08', out: '14' }).play('play 08');
  expect(strength.no('a1U@0,1 disc2 #14')).toBe('lay-not-held GNO-R-76');
  expect(strength.no('a1U@0,1 disc2 #14/x')).toBe('not-from-discards GNO-R-83');
  expect(strength.no('a1U@0,1 disc #14/x')).toBe('not-from-discards GNO-R-83');
  const death = table({ cards: B20, men: 'a1E@0,-1', hands: 'a 13', out: 'S9' }).play('play 13');
  expect(death.no('sword2 a1E@0,-1+a1E@0,-1 2 #S9')).toBe('lay-not-held GNO-R-76');
  expect(death.no('sword2 a1E@0,-1+a1E@0,-1 2 #S9/x')).toBe('not-from-discards GNO-R-83');
  const sun = (setting: object) => table({ men: 'a1N@0,1', hands: 'a 19', ...setting }).play('play 19');
  expect(sun({ out: 'SK' }).no('a1N@0,1 cup+disc =SK')).toBe('lay-not-held GNO-R-76');
  expect(sun({ pile: 'SK,#67' }).no('a1N@0,1 cup+disc =SK')).toBe('lay-not-held GNO-R-76');
  expect(sun({}).no('a1N@0,1 cup+disc =top')).toBe('no-such-card GNO-CMP-4');
});

test('[GNO-S-126] [GNO-STA-1] [GNO-STA-2] [GNO-DSC-5] [GNO-R-10] a Star on the board is not in the discard pile', () => {
  const cards = '0,0:17 1,0:CQ';
  const star = table({ cards, men: 'a1E@0,0' }).play('act 0,0');
  const faced = star.again().play('a1E@0,0 face U');
  expect(star.play('skip').no('a1E@0,0 disc #17/x')).toBe('not-in-discards GNO-STA-1');
  expect(faced.no('a1U@0,0 disc #17/x')).toBe('already-major GNO-DSC-5');
});

test('[GNO-S-127] [GNO-TOW-1] [GNO-STA-1] [GNO-SWD-8] [GNO-DSC-4] [GNO-DSC-5] equal value from the discard pile', () => {
  const use = (card: string, men: string) =>
    table({ cards: B20, men, hands: `a ${card}`, out: 'DP,14' }).play(`play ${card}`, 'skip');
  expect(use('16', 'a1E@0,0').no('a1E@0,0 sword 1 #DP/x')).toBe('not-less GNO-SWD-8');
  expect(use('17', 'a1E@0,0').no('a1E@0,0 disc #DP/x')).toBe('wrong-value GNO-DSC-4');
  expect(use('17', 'a1E@0,0').play('a1E@0,0 disc #14/x').cardAt('1,0')).toBe('14');
  expect(use('17', 'a1U@0,0').no('a1U@0,0 disc #14/x')).toBe('already-major GNO-DSC-5');
});

test('[GNO-S-128] [GNO-SUN-1] [GNO-SUN-3] [GNO-DSC-4] [GNO-R-85] the Sun and a major', () => {
  const sun = (men: string) => table({ men, hands: 'a 19,14,SK' }).play('play 19');
  expect(sun('a1N@0,1').no('a1N@0,1 cup+disc =14')).toBe('wrong-value GNO-SUN-3');
  expect(sun('a1N@0,1').can('a1N@0,1 cup+disc =SK')).toBe(true);
  expect(sun('a1N@0,1 b1S@0,2').no('a1N@0,1 cup+disc =SK')).toBe('enemy-there GNO-CUP-7');
  expect(sun('a1E@0,1').play('skip', 'a1E@0,1 disc #14').cardAt('1,1')).toBe('14');
});

test('[GNO-S-129] [GNO-DEA-2] [GNO-R-32] [GNO-R-45] Death: the victim joins in', () => {
  const cards = b0With('0,0:13');
  const SMALLS = 'a1U@-1,1 a1U@0,1 a1U@1,1 a1U@-1,0';
  const MEDIUMS = 'a2U@-1,1 a2U@0,1 a2U@1,1 a2U@-1,0 a2U@-1,-1';
  const death = table({ cards, men: `a1E@0,0 a3N@1,0 ${SMALLS} ${MEDIUMS}` }).play('act 0,0');
  expect(death.no('a1E@0,0 sword 1 a3N>N')).toBe('none-in-stash GNO-SWD-2');
  expect(death.no('sword2 a1E@0,0+self 2 a3N>N')).toBe('none-in-stash GNO-DEA-2');
  expect(death.no('sword2 a1E@0,0+a1E@0,0 2 a3N>N')).toBe('none-in-stash GNO-DEA-2');
  expect(death.no('sword2 a1E@0,0+a1E@0,0 3 a3N')).toBe('too-much-damage GNO-R-45');
  expect(death.play('sword2 a1E@0,0+self 3 a3N').menAt('1,0')).toBe('');
  const hand = table({ men: `a1E@0,0 a3N@1,0 ${SMALLS} ${MEDIUMS}`, hands: 'a 13' }).play('play 13');
  expect(hand.play('a3N@1,0 sword 3 self').menAt('1,0')).toBe('');
});
