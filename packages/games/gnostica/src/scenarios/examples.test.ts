/** The ledger's scenarios that come from the rulebook's own examples (GNO-S-1 to 18). */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

test('[GNO-S-1] [GNO-MAJ-2] [GNO-LOV-1] [GNO-R-86] Lovers: the piece that left the card uses its cup', () => {
  const lovers = table({ men: 'a1E@0,0' }).play('act 0,0', 'a1E@0,0 rod 1>N', 'a1N@1,0 cup W');
  expect(lovers.men()).toBe('a1W@1,1 a1N@1,0');
});

test('[GNO-S-2] [GNO-MAJ-3] [GNO-ROD-3] [GNO-ROD-8] [GNO-R-32] Lovers: a pushed piece becomes a minion and acts', () => {
  const lovers = table({ men: 'a1E@0,0 a1N@1,0' }).play('act 0,0');
  expect(lovers.no('a1N@1,0 rod 1>N')).toBe('not-a-minion GNO-TGT-3');
  lovers.play('a1E@0,0 rod 1 a1N>W');
  expect(lovers.men()).toBe('a1E@0,0 a1W@2,0');
  lovers.play('a1W@2,0 cup S');
  expect(lovers.men()).toBe('a1E@0,0 a1S@1,0 a1W@2,0');
});

test('[GNO-S-3] [GNO-MAJ-1] [GNO-DEA-1] Death from hand: its swords are split between two pieces or used by one', () => {
  const death = () => table({ men: 'a1E@0,0 a1W@2,0 b1U@1,0 b2U@1,0', hands: 'a 13' }).play('play 13');
  const split = death().play('a1E@0,0 sword 1 b1U', 'a1W@2,0 sword 1 b2U');
  expect(split.menAt('1,0')).toBe('b1U');
  const doubled = death().play('a1E@0,0 sword 1 b1U', 'a1E@0,0 sword 1 b2U');
  expect(doubled.menAt('1,0')).toBe('b1U');
});

test('[GNO-S-4] [GNO-MAJ-5] [GNO-TEM-1] [GNO-MOO-1] [GNO-TRN-8] half a card may be used, either half', () => {
  const temperance = table({ men: 'a1N@0,0', hands: 'a 14' }).play('play 14', 'a1N@0,0 cup E', 'skip');
  expect([temperance.phase, temperance.men()]).toEqual(['end', 'a1E@0,1 a1N@0,0']);
  const moon = () => table({ men: 'a1E@0,0 b1U@1,0', hands: 'a 18' }).play('play 18');
  expect(moon().play('skip', 'a1E@0,0 sword 1 b1U').men()).toBe('a1E@0,0');
  expect(moon().play('a1E@0,0 rod 1>E', 'skip').phase).toBe('end');
});

test('[GNO-S-5] [GNO-MAJ-6] [GNO-SUN-1] the Sun is a cup before it is a disc', () => {
  const sun = table({ men: 'a1E@0,0', hands: 'a 19' }).play('play 19');
  expect(sun.no('a1E@0,0 disc self>E')).toBe('other-power GNO-MAJ-6');
  sun.play('skip', 'a1E@0,0 disc self>E');
  expect(sun.men()).toBe('a2E@0,0');
});

const CHARIOT = 'a1E@-1,0 b1U@0,0 b1N@0,0 c2U@0,0 b1U@1,0';

test('[GNO-S-6] [GNO-CHA-2] [GNO-ROD-5] Chariot: through a full space, not to a stop in it', () => {
  const chariot = table({ seats: 3, men: CHARIOT, hands: 'a 07' }).play('play 07', 'a1E@-1,0 rod 1>E');
  expect(chariot.menAt('0,0')).toBe('a1E b1N b1U c2U');
  expect(chariot.no('skip')).toBe('obligation GNO-E-3');
  expect(chariot.legal().every((text) => text.startsWith('a1E@0,0 rod 1>'))).toBe(true);
  expect(chariot.play('a1E@0,0 rod 1>N').menAt('1,0')).toBe('a1N b1U');
  const ordinary = table({ seats: 3, men: CHARIOT, hands: 'a R7' }).play('play R7');
  expect(ordinary.no('a1E@-1,0 rod 1>E')).toBe('crowded GNO-ROD-5');
});

test('[GNO-S-7] [GNO-STR-3] [GNO-PIL-6] Strength: a spot card becomes a major without a royalty card', () => {
  const strength = table({ men: 'a1U@0,1', hands: 'a 08,14' }).play('play 08', 'a1U@0,1 disc2 #14');
  expect([strength.cardAt('0,1'), strength.out(), strength.hand('a'), strength.phase]).toEqual([
    '14',
    ['R5', '08'],
    '-',
    'end',
  ]);
});

test('[GNO-S-8] [GNO-WHE-1] [GNO-PIL-1] Wheel: the top card of the draw pile becomes the territory', () => {
  const wheel = table({ men: 'a1N@0,1', hands: 'a 10', pile: '12,#67' });
  wheel.play('play 10', 'a1N@0,1 cup =top');
  expect([wheel.cardAt('0,2'), wheel.view().pile.count]).toEqual(['12', 67]);
});

const NO_SMALL_B = 'b1U@-1,1 b1U@1,1 b1U@-1,-1 b1U@0,-1 b1U@1,-1';

test('[GNO-S-9] [GNO-DEA-2] [GNO-SWD-2] Death: a small piece destroys a medium one that could not be shrunk', () => {
  const death = table({ men: `a1E@0,0 b2U@1,0 ${NO_SMALL_B}`, hands: 'a 13' }).play('play 13');
  expect(death.no('a1E@0,0 sword 1 b2U')).toBe('none-in-stash GNO-SWD-2');
  death.play('sword2 a1E@0,0+a1E@0,0 2 b2U');
  expect([death.menAt('1,0'), death.phase]).toEqual(['', 'end']);
});

test('[GNO-S-10] [GNO-DEV-1] [GNO-DEV-2] [GNO-DEV-3] Devil: itself, then two enemies it now faces', () => {
  const devil = table({ cards: b0With('0,0:15'), men: 'a1U@0,0 b1W@1,0 b2W@1,0' }).play(
    'act 0,0',
    'a1U@0,0 face self>E',
    'a1E@0,0 face b1W>E',
    'a1E@0,0 face b2W>N',
  );
  expect([devil.men(), devil.phase]).toEqual(['a1E@0,0 b1E@1,0 b2N@1,0', 'end']);
});

test('[GNO-S-11] [GNO-STA-1] [GNO-STA-2] [GNO-PIL-5] Star: played from hand it is laid from the discard pile', () => {
  const star = table({ men: 'a1U@1,0', hands: 'a 17' }).play('play 17', 'skip', 'a1U@1,0 disc #17/x');
  expect([star.cardAt('1,0'), star.out()]).toEqual(['17', ['CQ']]);
});

test('[GNO-S-12] [GNO-MOO-2] Moon: into a full space, if the sword leaves three', () => {
  const moon = (third: string) =>
    table({ seats: 3, men: `a2E@-1,0 b1U@0,0 ${third}@0,0 c1U@0,0`, hands: 'a 18' })
      .play('play 18')
      .play('a2E@-1,0 rod 1>U');
  const entered = moon('b1N');
  expect(entered.no('skip')).toBe('obligation GNO-E-3');
  expect(entered.play('a2U@0,0 sword 1 b1N').menAt('0,0')).toBe('a2U b1U c1U');
  const blocked = moon('b2N');
  expect(blocked.no('a2U@0,0 sword 1 b2N')).toBe('too-many-left GNO-R-47');
  expect(blocked.can('a2U@0,0 sword 2 b2N')).toBe(true);
});

test('[GNO-S-13] [GNO-SUN-3] Sun: a royalty card on bare ground, with no spot card before it', () => {
  const sun = table({ men: 'a1N@0,1', hands: 'a 19,SK' }).play('play 19', 'a1N@0,1 cup+disc =SK');
  expect([sun.cardAt('0,2'), sun.hand('a'), sun.out(), sun.phase]).toEqual(['SK', '-', ['19'], 'end']);
});

test.each([
  ['C2,C3,C4,C5', 2],
  ['C2,C3,C4,C5,C6', 1],
])(
  '[GNO-S-14] [GNO-JUD-1] [GNO-PIL-3] [GNO-R-48] Judgement on the board, a medium piece, hand %s: %i',
  (hand, most) => {
    const judgement = table({
      cards: b0With('0,0:20'),
      men: 'a2U@0,0',
      hands: `a ${hand}`,
      out: 'SK,S8,S9',
    }).play('act 0,0');
    for (let n = 0; n < most; n++) judgement.play(`a2U@0,0 fetch ${['SK', 'S8'][n]}`);
    expect([judgement.phase, judgement.view().hands[0].count]).toEqual([
      'end',
      hand.split(',').length + most,
    ]);
  },
);

test('[GNO-S-14] Judgement on the board gives nothing to a hand of six', () => {
  const full = table({ cards: b0With('0,0:20'), men: 'a2U@0,0', hands: 'a C2,C3,C4,C5,C6,C7', out: 'SK' });
  expect(full.can('act 0,0')).toBe(false);
});

test('[GNO-S-15] [GNO-JUD-2] [GNO-JUD-3] [GNO-PIL-5] Judgement from a hand of six: one card, for instance itself', () => {
  const judgement = table({ men: 'a3U@0,0', hands: 'a C2,C3,C4,C5,C6,20', out: 'SK' }).play('play 20');
  expect(judgement.legal()).toEqual(['a3U@0,0 fetch SK', 'a3U@0,0 fetch 20', 'skip']);
  judgement.play('a3U@0,0 fetch 20');
  expect([judgement.hand('a'), judgement.phase]).toEqual(['C2,C3,C4,C5,C6,20', 'end']);
});

test('[GNO-S-16] [GNO-DSC-4] [GNO-DSC-5] [GNO-DSC-7] discs: a card worth exactly one more, never a major', () => {
  const disc = table({ men: 'a1U@-1,1 a1U@1,1 a1U@0,0 a1U@1,0', hands: 'a D9,RP,05' }).play('play D9');
  expect(disc.can('a1U@-1,1 disc #RP')).toBe(true);
  expect(disc.no('a1U@-1,1 disc #05')).toBe('wrong-value GNO-DSC-4');
  expect(disc.can('a1U@1,1 disc #05')).toBe(true);
  expect(disc.no('a1U@0,0 disc #05')).toBe('already-major GNO-DSC-5');
  expect(disc.no('a1U@1,0 disc #C2')).toBe('lay-not-held GNO-R-76');
});

test('[GNO-S-17] [GNO-CMP-3] [GNO-SWD-1] [GNO-SWD-4] [GNO-R-29] swords: one to the actor’s pips, no more than the victim has', () => {
  const harms = (pips: number, victim: string) =>
    table({ men: `a${pips}E@0,0 ${victim}@1,0`, hands: 'a S4' })
      .play('play S4')
      .listed(victim)
      .map((text) => text.split(' ')[2])
      .join();
  expect([harms(1, 'b3N'), harms(2, 'b3N'), harms(3, 'b3N')]).toEqual(['1', '1,2', '1,2,3']);
  expect([harms(1, 'b1U'), harms(2, 'b1U'), harms(3, 'b1U')]).toEqual(['1', '1', '1']);
  const sword = table({ men: 'a3E@0,0 b1U@1,0', hands: 'a S4' }).play('play S4');
  expect(sword.no('a3E@0,0 sword 0 b1U')).toBe('no-damage GNO-SWD-4');
  expect(sword.no('a3E@0,0 sword 4 b1U')).toBe('too-much-damage GNO-SWD-1');
  expect(sword.no('a3E@0,0 sword 2 b1U>N')).toBe('destroyed-no-facing GNO-E-4');
  expect(sword.play('a3E@0,0 sword 2 b1U').menAt('1,0')).toBe('');
});

test('[GNO-SWD-4] [GNO-SWD-6] [GNO-R-29] overkill is read as destroying, by one sword or two, a piece or a territory', () => {
  const one = (pips: number) => table({ men: `a${pips}E@0,0`, hands: 'a S4' }).play('play S4');
  expect(one(3).play('a3E@0,0 sword 3 #-').cardAt('1,0')).toBe('..');
  expect(one(2).no('a2E@0,0 sword 3 #-')).toBe('other-damage GNO-SWD-7');
  const two = () => table({ men: 'a2E@0,0 a2W@2,0 b3U@1,0 a1U@0,-1', hands: 'a 13' }).play('play 13');
  expect(two().play('sword2 a2E@0,0+a2W@2,0 4 b3U').menAt('1,0')).toBe('');
  expect(two().no('sword2 a2E@0,0+a2W@2,0 5 b3U')).toBe('too-much-damage GNO-R-45');
  const ground = table({ men: 'a2E@0,0 b3U@0,1', hands: 'a 13' }).play('play 13');
  expect(ground.play('sword2 a2E@0,0+a2E@0,0 4 #-').cardAt('1,0')).toBe('..');
});

test('[GNO-JUD-3] a named minion fetches no more than its own pips, whatever a stronger one could', () => {
  const judgement = table({ men: 'a1U@0,0 a3U@0,1', hands: 'a 20', out: 'SK,S8,S9' }).play('play 20');
  for (const several of ['SK,S8', 'SK, S8', 'King of Swords, eight of swords'])
    expect(judgement.no(`a1U@0,0 fetch ${several}`), several).toBe('one-by-one GNO-JUD-1');
  judgement.play('a1U@0,0 fetch SK');
  expect(judgement.no('a1U@0,0 fetch S8')).toBe('actor-has-fetched GNO-JUD-3');
  expect(judgement.play('a3U@0,1 fetch S8', 'a3U@0,1 fetch S9').hand('a')).toBe('S8,S9,SK');
});

test('[GNO-S-18] [GNO-CMP-3] [GNO-ROD-1] [GNO-ROD-4] rods: one to the actor’s pips, none by a piece facing up', () => {
  const ends = (pips: number) => {
    const rod = table({ men: `a${pips}E@-1,0`, hands: 'a R7' }).play('play R7');
    return [...new Set(rod.listed('>').map((text) => text.split(' ')[2].split('>')[0]))].join();
  };
  expect([ends(1), ends(2), ends(3)]).toEqual(['1', '1,2', '1,2,3']);
  const rod = table({ men: 'a1E@-1,0 a3U@0,0', hands: 'a R7' }).play('play R7');
  expect(rod.no('a1E@-1,0 rod 0>E')).toBe('too-far GNO-ROD-4');
  expect(rod.no('a3U@0,0 rod 1>U')).toBe('upright GNO-ROD-1');
  expect(rod.no('a3U@0,0 rod 1 #')).toBe('upright GNO-ROD-1');
});
