/** Shortcuts at their limits: Death, Sun, Strength. */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

const use = (card: string, men: string) => table({ men, hands: `a ${card}` }).play(`play ${card}`);

test('[GNO-R-45] [GNO-DEA-2] a victim of one’s own that is already a minion does not join in: it may attack itself', () => {
  const played = use('13', 'a1E@0,0 a3N@1,0 b1U@0,1');
  expect(played.no('sword2 a1E@0,0+self 3 a3N')).toBe('not-targeted GNO-TGT-5');
  expect(played.no('sword2 a1E@0,0+a1E@0,0 3 a3N')).toBe('too-much-damage GNO-R-45');
  expect(played.can('a3N@1,0 sword 3 self')).toBe(true);
  const activated = table({ men: 'a1E@0,0 a3N@1,0 b1U@0,1', cards: b0With('0,0:13') }).play('act 0,0');
  expect(activated.can('sword2 a1E@0,0+self 3 a3N')).toBe(true);
});

test('[GNO-SUN-2] [GNO-CUP-3] [GNO-R-33] [GNO-R-85] an enemy medium needs room and the medium piece alone', () => {
  const smalls = 'b1N@-1,0 b1N@-1,0 b1N@-1,0 b1N@-1,1';
  const room = use('19', `a1E@0,0 b1S@1,0 ${smalls}`);
  expect(room.can('a1E@0,0 cup b1S')).toBe(false);
  expect(room.play('a1E@0,0 cup+disc b1S').menAt('1,0')).toBe('b1S b2S');
  const full = use('19', 'a1E@0,0 b1S@1,0 b1N@1,0 a1U@1,0');
  expect(full.listed('cup+disc b')).toEqual([]);
  expect(full.no('a1E@0,0 cup+disc b1S')).toBe('crowded GNO-CUP-3');
});

test('[GNO-MAJ-4] [GNO-MAJ-5] a shortcut joins both powers: after the first is used or left out there is none', () => {
  const men = 'a1E@0,0 a1U@0,1 b2U@1,0';
  expect(use('08', men).can('a1U@0,1 disc2 self>U')).toBe(true);
  for (const first of ['skip', 'a1E@0,0 disc self>E']) {
    const strength = use('08', men).play(first);
    expect([strength.listed('disc2'), strength.listed('disc ').length > 0]).toEqual([[], true]);
    expect(strength.no('a1U@0,1 disc2 self>U')).toBe('other-power GNO-MAJ-6');
  }
  expect(use('13', men).play('skip').listed('sword2')).toEqual([]);
  expect(use('19', men).play('skip').listed('cup+disc')).toEqual([]);
});
