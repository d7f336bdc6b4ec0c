/** The ledger's scenarios of ground and pieces (GNO-S-107 to 118). */
import { expect, test } from 'vitest';
import { table } from '../testing/scene.ts';

test('[GNO-S-107] [GNO-SPC-4] [GNO-PIL-4] [GNO-TRN-3] [GNO-TRN-4] [GNO-R-82] a piece on bare ground uses played cards, and has nothing to activate', () => {
  const bare = table({ men: 'a1E@-2,0', hands: 'a C3,C5' });
  expect(bare.no('act -2,0')).toBe('nothing-to-activate GNO-R-82');
  bare.play('play C3', 'a1E@-2,0 cup N');
  expect([bare.menAt('-1,0'), bare.hand('a')]).toEqual(['a1N', 'C5']);
});

test('[GNO-S-108] [GNO-SPC-7] [GNO-CUP-7] [GNO-CUP-9] [GNO-TEM-1] [GNO-MAJ-7] ground changes at once', () => {
  const temperance = () => table({ men: 'a1N@2,0 a1E@2,1', hands: 'a 14,C7' }).play('play 14');
  expect(temperance().no('a1E@2,1 cup N')).toBe('void GNO-CUP-9');
  const laid = temperance().play('a1N@2,0 cup =C7');
  expect([laid.cardAt('2,1'), laid.menAt('2,1'), laid.cardAt('3,1')]).toEqual(['C7', 'a1E', '..']);
  expect(laid.play('a1E@2,1 cup N').menAt('3,1')).toBe('a1N');
});

test('[GNO-S-109] [GNO-SPC-8] [GNO-CUP-3] [GNO-R-8] [GNO-R-40] an overfull space stays so until pieces leave', () => {
  const MEN = 'a1U@1,0 a1N@1,0 a2U@1,0 b1U@1,0 a1E@0,0';
  const use = (card: string) => table({ men: MEN, hands: `a ${card}` }).play(`play ${card}`);
  expect(use('D9').play('a1E@0,0 disc a1N>N').menAt('1,0')).toBe('a1U a2N a2U b1U');
  expect(use('05').play('a1E@0,0 own b1U>U').menAt('1,0')).toBe('a1N a1U a1U a2U');
  expect(use('R7').play('a1E@0,0 rod 1 b1U').menAt('2,0')).toBe('b1U');
  const cup = table({ men: `${MEN} a1U@-1,0`, hands: 'a C3' }).play('play C3');
  expect(cup.no('a1E@0,0 cup N')).toBe('crowded GNO-CUP-3');
  const three = table({ men: `${MEN.replace('b1U@1,0', 'b1U@2,0')} a1U@-1,0`, hands: 'a C3' }).play(
    'play C3',
  );
  expect(three.no('a1E@0,0 cup N')).toBe('crowded GNO-CUP-3');
});

test('[GNO-S-110] [GNO-SPC-5] [GNO-ROD-10] [GNO-ROD-13] [GNO-R-25] [GNO-R-26] pushing the ground away', () => {
  const push = (cards = '0,0:C4 3,0:D2') =>
    table({ cards, men: 'a2E@-1,0 a1U@0,0', hands: 'a R7' }).play('play R7');
  const one = push().play('a2E@-1,0 rod 1 #');
  expect([one.cardAt('1,0'), one.cardAt('0,0'), one.cardAt('-1,0'), one.men()]).toEqual([
    'C4',
    '..',
    'void',
    'a1U@0,0',
  ]);
  const two = push().play('a2E@-1,0 rod 2 #');
  expect([two.cardAt('2,0'), two.cardAt('0,0'), two.men(), two.stash('a')]).toEqual([
    'C4',
    'void',
    '',
    '5/5/5',
  ]);
  expect(push('0,0:C4').no('a2E@-1,0 rod 2 #')).toBe('lands-in-void GNO-ROD-12');
});

test('[GNO-S-111] [GNO-ROD-6] [GNO-ROD-7] [GNO-R-24] [GNO-R-61] [GNO-R-75] across a gap between islands', () => {
  const rod = table({ cards: '0,0:C4 4,0:D2', men: 'a3E@0,0', hands: 'a R7' }).play('play R7');
  expect(rod.no('a3E@0,0 rod 2>E')).toBe('void GNO-ROD-6');
  expect(rod.again().play('a3E@0,0 rod 1>E').men()).toBe('a3E@1,0');
  expect(rod.play('a3E@0,0 rod 3>E').men()).toBe('a3E@3,0');
});

test('[GNO-S-112] [GNO-SWD-9] [GNO-SWD-10] [GNO-R-63] cutting the branch one sits on', () => {
  const cut = (man: string) =>
    table({ cards: '0,0:C4 4,0:D2', men: man, hands: 'a S4' }).play('play S4', `${man} sword 1 #-`);
  for (const man of ['a1U@0,0', 'a1W@1,0'])
    expect([cut(man).men(), cut(man).stash('a')]).toEqual(['', '5/5/5']);
});

test('[GNO-S-113] [GNO-TGT-4] [GNO-TGT-5] [GNO-R-73] an upright piece reaches its own space, a sideways one the next', () => {
  const MEN = 'a2U@0,1 b1N@0,1 b2S@0,2 a1E@0,0 b1W@0,0';
  const sword = table({ men: MEN, hands: 'a S4' }).play('play S4');
  expect([sword.can('a2U@0,1 sword 1 b1N'), sword.can('a2U@0,1 sword 2 self')]).toEqual([true, true]);
  for (const text of ['a2U@0,1 sword 1 b2S', 'a2U@0,1 sword 1 b1W', 'a1E@0,0 sword 1 b1W'])
    expect(sword.no(text)).toBe('not-targeted GNO-TGT-5');
  const cup = table({ men: MEN, hands: 'a C3' }).play('play C3', 'a2U@0,1 cup E');
  expect(cup.menAt('0,1')).toBe('a1E a2U b1N');
  const rod = table({ men: MEN, hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@0,0 rod 1 b1W')).toBe('not-targeted GNO-TGT-5');
});

test('[GNO-S-114] [GNO-SWD-5] [GNO-TGT-8] [GNO-TGT-9] facing after a sword', () => {
  const enemy = table({ men: 'a2E@0,0 b3N@1,0', hands: 'a S4' }).play('play S4');
  expect(enemy.no('a2E@0,0 sword 1 b3N>E')).toBe('facing-fixed GNO-TGT-9');
  expect(enemy.play('a2E@0,0 sword 1 b3N').menAt('1,0')).toBe('b2N');
  const own = table({ men: 'a2E@0,0 a3W@1,0', hands: 'a S4' }).play('play S4');
  expect(own.listed('sword 2 a3W')).toEqual([...'NESWU'].map((facing) => `a2E@0,0 sword 2 a3W>${facing}`));
  expect(own.play('a2E@0,0 sword 2 a3W>S').menAt('1,0')).toBe('a1S');
});

test('[GNO-S-115] [GNO-CUP-4] [GNO-SWD-3] [GNO-R-28] a destroyed piece can be created again', () => {
  const men = 'a1E@0,0 b1U@1,0 b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0';
  const before = table({ men, turn: 'b', hands: 'b C3' });
  expect(before.can('play C3')).toBe(false);
  const after = table({ men, hands: 'a S4; b C3' }).play('play S4', 'a1E@0,0 sword 1 b1U', '.');
  expect(after.play('play C3').can('b1U@-1,1 cup N')).toBe(true);
});

test('[GNO-S-116] [GNO-CUP-2] [GNO-R-64] the enemy chosen as target is copied', () => {
  const cup = () => table({ seats: 3, men: 'a1E@0,0 b1N@1,0 c2U@1,0', hands: 'a C3' }).play('play C3');
  expect(cup().play('a1E@0,0 cup b1N').menAt('1,0')).toBe('b1N b1N c2U');
  expect(cup().play('a1E@0,0 cup c2U').menAt('1,0')).toBe('b1N c1U c2U');
  expect(cup().no('a1E@0,0 cup a1E')).toBe('not-targeted GNO-TGT-5');
  const own = table({ men: 'a1E@0,0 a2N@1,0', hands: 'a C3' }).play('play C3');
  expect(own.no('a1E@0,0 cup a2N')).toBe('not-an-enemy GNO-CUP-2');
});

test('[GNO-S-117] [GNO-TRN-7] [GNO-R-68] one power, one minion', () => {
  const men = 'a1E@0,0 a1W@2,0 b2U@1,0 b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0 b1U@-1,-1';
  const sword = table({ men, hands: 'a S4' }).play('play S4');
  expect(sword.listed('b2U')).toEqual([]);
  expect(sword.no('sword2 a1E@0,0+a1W@2,0 2 b2U')).toBe('other-power GNO-MAJ-6');
  const used = table({ men: 'a1E@0,0 a1W@2,0 b2U@1,0', hands: 'a S4' }).play(
    'play S4',
    'a1E@0,0 sword 1 b2U',
  );
  expect(used.no('a1W@2,0 sword 1 b1U')).toBe('not-now GNO-E-1');
});

test('[GNO-S-118] [GNO-MAJ-1] [GNO-R-71] a piece gained in the turn is a minion of a played card', () => {
  const temperance = table({ men: 'a1N@0,0', hands: 'a 14' });
  temperance.play('play 14', 'a1N@0,0 cup E', 'a1E@0,1 cup S');
  expect(temperance.men()).toBe('a1E@0,1 a1S@1,1 a1N@0,0');
});
