/** The ledger's scenarios of the majors (GNO-S-35 to 48, 58, 59, 61, 62, 64, 66 to 70, 75, 76, 81). */
import { expect, test } from 'vitest';
import { b0With, table } from '../testing/scene.ts';

test('[GNO-S-35] [GNO-EMR-1] [GNO-ROD-1] Emperor: an upright piece is faced north and moves among three', () => {
  const MEN = 'a1U@0,0 b1U@0,1 b1N@0,1 b2U@0,1';
  const emperor = table({ men: MEN, hands: 'a 04' }).play('play 04', 'a1U@0,0 face N', 'a1N@0,0 rod 1>N');
  expect(emperor.menAt('0,1')).toBe('a1N b1N b1U b2U');
  expect(table({ men: MEN, hands: 'a R7' }).can('play R7')).toBe(false);
});

const B20 = b0With('1,-1:20');

test('[GNO-S-36] [GNO-R-39] Tower: one minion is oriented, another strikes', () => {
  const tower = table({ cards: B20, men: 'a1U@0,0 a3W@2,0', hands: 'a 16,C2' });
  tower.play('play 16', 'a1U@0,0 face E', 'a3W@2,0 sword 1 #C2');
  expect([tower.cardAt('1,0'), tower.menAt('0,0')]).toEqual(['C2', 'a1E']);
});

test('[GNO-S-37] [GNO-TOW-1] Tower: the replacement comes from the discard pile', () => {
  const tower = table({ cards: B20, men: 'a1E@0,0', hands: 'a 16', out: 'S9' });
  tower.play('play 16', 'skip', 'a1E@0,0 sword 1 #S9/x');
  expect([tower.cardAt('1,0'), tower.out()]).toEqual(['S9', ['CQ', '16']]);
});

test('[GNO-S-38] [GNO-HIE-1] [GNO-HIE-2] [GNO-R-40] Hierophant: an enemy piece becomes one’s own, of the same size', () => {
  const use = (men: string) => table({ men, hands: 'a 05' }).play('play 05');
  const taken = use('a1E@0,0 b3N@1,0').play('a1E@0,0 own b3N>S');
  expect([taken.menAt('1,0'), taken.stash('a'), taken.stash('b')]).toEqual(['a3S', '4/5/4', '5/5/5']);
  const none = use('a1E@0,0 b3N@1,0 a3U@-1,1 a3U@0,1 a3U@1,1 a3U@-1,0 a3U@-1,-1');
  expect(none.no('a1E@0,0 own b3N>S')).toBe('none-in-stash GNO-HIE-2');
  expect(use('a2U@0,0').play('a2U@0,0 own self>W').menAt('0,0')).toBe('a2W');
});

test('[GNO-S-39] [GNO-HER-1] Hermit: a piece is sent to any unoccupied space', () => {
  const hermit = table({ men: 'a1E@0,0 b2N@1,0', hands: 'a 09' }).play('play 09');
  expect(hermit.no('a1E@0,0 send b2N 0,0')).toBe('occupied GNO-HER-1');
  expect(hermit.no('a1E@0,0 send b2N 2,2')).toBe('void GNO-SPC-6');
  expect(hermit.play('a1E@0,0 send b2N 2,-1').men()).toBe('a1E@0,0 b2N@2,-1');
});

test('[GNO-S-40] [GNO-HER-2] [GNO-R-42] Hermit: sends the card it lies on', () => {
  const two = table({ cards: '0,0:09 1,0:D2', men: 'a1U@0,0' }).play('act 0,0', 'a1U@0,0 send # 2,0');
  expect([two.cardAt('2,0'), two.cardAt('0,0'), two.men()]).toEqual(['09', '..', 'a1U@0,0']);
  const alone = table({ cards: '0,0:09', men: 'a1U@0,0' }).play('act 0,0', 'a1U@0,0 send # 1,0');
  expect([alone.cardAt('1,0'), alone.cardAt('0,0'), alone.men()]).toEqual(['09', '..', 'a1U@0,0']);
});

test('[GNO-S-41] [GNO-JUS-1] [GNO-R-44] [GNO-R-88] Justice: hands change, and the sword uses the new one', () => {
  const justice = table({ men: 'a1E@0,0 b1U@1,0', hands: 'a 11,05,14; b C2,C3,C4,C5,C6,C7' });
  justice.play('play 11', 'a1E@0,0 swap b');
  expect([justice.hand('a'), justice.hand('b')]).toEqual(['C2,C3,C4,C5,C6,C7', '05,14']);
  // b1U protects CQ; it wouldn't once destroyed, but there is only one sword.
  expect(justice.no('a1E@0,0 sword 1 #C2')).toBe('enemy-there GNO-SWD-6');
  const open = table({ men: 'a1E@0,0 a1E@0,1 b1U@1,0', hands: 'a 11,05; b C2,C3' });
  open.play('play 11', 'a1E@0,0 swap b', 'a1E@0,1 sword 1 #C2');
  expect([open.cardAt('1,1'), open.hand('a')]).toEqual(['C2', 'C3']);
});

test('[GNO-S-42] [GNO-HAN-1] [GNO-R-44] Hanged Man: no trade with the owner of a piece pushed out of reach', () => {
  const hanged = (more = '') =>
    table({ men: `a1E@0,0 b1U@1,0 ${more}`, hands: 'a 12,C2; b C3' }).play('play 12');
  const pushed = hanged().play('a1E@0,0 rod 1 b1U');
  expect(pushed.no('a1E@0,0 swap b')).toBe('no-trade GNO-R-44');
  expect(hanged('b2N@1,0').play('a1E@0,0 rod 1 b1U').can('a1E@0,0 swap b')).toBe(true);
  expect(hanged().play('skip', 'a1E@0,0 swap b').hand('a')).toBe('C3');
});

test('[GNO-S-43] [GNO-CHA-2] [GNO-R-41] Chariot: around a void corner', () => {
  const chariot = table({ men: 'a1E@1,2', hands: 'a 07' }).play('play 07', 'a1E@1,2 rod 1>S');
  expect([chariot.cardAt('2,2'), chariot.menAt('2,2')]).toEqual(['void', 'a1S']);
  expect(chariot.no('skip')).toBe('obligation GNO-E-3');
  expect(chariot.play('a1S@2,2 rod 1>N').menAt('2,1')).toBe('a1N');
  // Facing further into the void it couldn't go on.
  expect(table({ men: 'a1E@1,2', hands: 'a 07' }).play('play 07').no('a1E@1,2 rod 1>E')).toBe(
    'no-way-on GNO-R-41',
  );
});

test('[GNO-S-44] [GNO-MAJ-2] [GNO-R-31] Death: its own card destroyed, the other sword is still there', () => {
  const death = table({ cards: b0With('0,0:13'), men: 'a3U@0,0 a1E@0,0 b1U@1,0' });
  death.play('act 0,0', 'a3U@0,0 sword 3 #-', 'a1E@0,0 sword 1 b1U');
  expect([death.cardAt('0,0'), death.men()]).toEqual(['..', 'a1E@0,0 a3U@0,0']);
});

test('[GNO-S-45] [GNO-R-32] Temperance: the new piece uses the second cup', () => {
  const chain = table({ cards: b0With('0,0:14'), men: 'a1N@0,0' });
  chain.play('act 0,0', 'a1N@0,0 cup E', 'a1E@0,1 cup S');
  expect(chain.men()).toBe('a1E@0,1 a1S@1,1 a1N@0,0');
});

test('[GNO-S-46] [GNO-TGT-3] [GNO-FOO-1] [GNO-FOO-2] [GNO-FOO-3] [GNO-FOO-4] [GNO-R-37] Fool on the board', () => {
  const fool = (options = {}) =>
    table({
      cards: b0With('0,0:00'),
      men: 'a1U@0,0 a3E@-1,1',
      pile: 'R9,#68',
      options,
    }).play('act 0,0', 'flip');
  const mine = fool();
  expect([mine.out(), mine.legal()]).toEqual([['R9'], ['skip']]);
  expect(mine.no('a3E@-1,1 rod 1>E')).toBe('not-a-minion GNO-TGT-3');
  expect(mine.play('skip').legal()).toEqual(['flip', 'skip']);
  expect(mine.play('skip').phase).toBe('end');
  expect(fool({ foolMinions: 'all' }).can('a3E@-1,1 rod 1>E')).toBe(true);
});

test('[GNO-S-47] [GNO-WOR-1] [GNO-R-49] World: any other major on the board', () => {
  const world = table({ men: 'a1E@0,0', hands: 'a 21', out: 'S9' }).play('play 21');
  expect(world.legal()).toEqual(['copy 06', 'copy 16', 'skip']);
  world.play('copy 16', 'skip', 'a1E@0,0 sword 1 #S9/x');
  expect(world.cardAt('1,0')).toBe('S9');
  const none = b0With('0,0:C9', '1,-1:D9');
  expect(table({ cards: none, men: 'a1E@0,0', hands: 'a 21' }).can('play 21')).toBe(false);
  expect(table({ cards: b0With('0,0:21', '1,-1:D9'), men: 'a1E@0,0' }).can('act 0,0')).toBe(false);
  const onBoard = table({ cards: b0With('0,0:21'), men: 'a1E@0,0' }).play('act 0,0');
  expect(onBoard.no('copy 21')).toBe('not-to-copy GNO-R-49');
});

test('[GNO-S-48] [GNO-WOR-2] [GNO-R-50] World as Star: takes itself from the discard pile', () => {
  const star = table({ cards: b0With('0,0:17', '1,0:RK'), men: 'a1U@1,0', hands: 'a 21' });
  star.play('play 21', 'copy 17', 'skip', 'a1U@1,0 disc #21/x');
  expect([star.cardAt('1,0'), star.out()]).toEqual(['21', ['RK']]);
});

const NO_SMALL_OR_MEDIUM_B = [
  'b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0 b1U@-1,-1',
  'b2U@-1,1 b2U@0,1 b2U@1,1 b2U@-1,0 b2U@-1,-1',
].join(' ');

test('[GNO-S-58] [GNO-DEA-2] [GNO-R-45] Death by two: only the final size must exist', () => {
  const death = table({ men: `b3U@1,0 a1E@0,0 a2W@2,0 ${NO_SMALL_OR_MEDIUM_B}`, hands: 'a 13' });
  death.play('play 13');
  expect(death.no('sword2 a1E@0,0+a2W@2,0 2 b3U')).toBe('none-in-stash GNO-DEA-2');
  expect(death.no('sword2 a1E@0,0+a2W@2,0 1 b3U')).toBe('too-little-damage GNO-R-45');
  expect(death.play('sword2 a1E@0,0+a2W@2,0 3 b3U').menAt('1,0')).toBe('');
});

test('[GNO-S-59] [GNO-SUN-2] [GNO-CUP-3] [GNO-R-85] Sun: a medium piece at once, within the limit', () => {
  const SMALLS = 'a1U@-1,1 a1U@0,1 a1U@1,1 a1U@-1,0';
  const sun = (there: string) => table({ men: `a1E@0,0 ${SMALLS} ${there}`, hands: 'a 19' }).play('play 19');
  const two = sun('b1U@1,0 b2U@1,0');
  expect(two.no('a1E@0,0 cup W')).toBe('none-in-stash GNO-CUP-4');
  expect(two.play('a1E@0,0 cup+disc W').menAt('1,0')).toBe('a2W b1U b2U');
  expect(sun('b1U@1,0 b2U@1,0 b3U@1,0').no('a1E@0,0 cup+disc W')).toBe('crowded GNO-CUP-3');
});

test('[GNO-S-61] [GNO-FOO-1] [GNO-MAJ-7] [GNO-R-34] a piece grown by one flip strikes harder in the next', () => {
  const fool = table({
    men: 'a1E@0,0 b2U@1,0 b1U@-1,1 b1U@0,1 b1U@1,1 b1U@-1,0 b1U@-1,-1',
    hands: 'a 00',
    pile: 'D5,S4,#66',
  });
  fool.play('play 00', 'flip', 'a1E@0,0 disc self>E', 'flip', 'a2E@0,0 sword 2 b2U');
  expect([fool.menAt('1,0'), fool.phase]).toEqual(['', 'end']);
});

test('[GNO-S-62] [GNO-R-7] [GNO-SWD-10] a minion lost between two steps', () => {
  const death = table({ cards: '0,0:C4 1,0:D2', men: 'a1E@0,0 a3W@2,0', hands: 'a 13' });
  death.play('play 13', 'a1E@0,0 sword 1 #-');
  expect([death.men(), death.stash('a')]).toEqual(['a1E@0,0', '4/5/5']);
  expect(death.legal()).toEqual(['a1E@0,0 sword 1 self', 'skip']);
});

test('[GNO-S-64] [GNO-JUS-1] [GNO-R-44] a trade with any owner in the targeted space, never with oneself', () => {
  const justice = table({ seats: 3, men: 'a1U@0,0 b1N@0,0 c2U@0,0', hands: 'a 11; b C2; c C3' });
  justice.play('play 11');
  expect(justice.listed('swap')).toEqual(['a1U@0,0 swap b', 'a1U@0,0 swap c']);
  expect(justice.no('a1U@0,0 swap a')).toBe('no-trade GNO-R-44');
});

test('[GNO-S-66] [GNO-MAG-1] [GNO-ROD-1] [GNO-TRN-7] Magician: one step of any suit', () => {
  const magician = table({ men: 'a1U@0,0', hands: 'a 01,C2' }).play('play 01');
  const verbs = new Set(magician.legal().map((text) => text.split(' ')[1] ?? text));
  expect([...verbs]).toEqual(['sword', 'cup', 'disc', 'skip']);
  expect(magician.play('a1U@0,0 cup N').phase).toBe('end');
});

test('[GNO-S-67] [GNO-HPR-1] [GNO-PIL-3] [GNO-PIL-5] [GNO-R-38] High Priestess: two rounds, the second after seeing the first', () => {
  const priestess = table({ men: 'a1U@0,0', hands: 'a C2,C3,C4,C5,C6,02', pile: 'S2,S4,S5,S6,S7,S8,S9,#56' });
  priestess.play('play 02');
  expect(priestess.no('redraw -C2,C3 +4')).toBe('hand-full GNO-PIL-3');
  priestess.play('redraw -C2,C3 +3');
  expect(priestess.hand('a')).toBe('C4,C5,C6,S2,S4,S5');
  priestess.play('redraw -C4,C5,C6,S2,S4,S5 +4');
  expect([priestess.hand('a'), priestess.phase]).toEqual(['S6,S7,S8,S9', 'end']);
});

test('[GNO-S-68] [GNO-DEA-3] [GNO-SWD-7] [GNO-SWD-9] Death: a royalty card destroyed by a small piece', () => {
  const death = table({ men: 'a1E@0,0', hands: 'a 13' }).play('play 13');
  expect(death.listed('sword 1 #')).toEqual([]);
  expect(death.play('sword2 a1E@0,0+a1E@0,0 2 #-').cardAt('1,0')).toBe('..');
});

test('[GNO-S-69] [GNO-MAJ-4] [GNO-DSC-2] [GNO-R-33] the Fool gives no shortcut over two discs', () => {
  const fool = table({
    men: 'a1U@0,0 a2U@-1,1 a2U@0,1 a2U@1,1 a2U@-1,0 a2U@-1,-1 a3U@1,0 a3U@0,-1 a3U@1,-1 a3N@1,-1',
    hands: 'a 00',
    pile: 'D5,D6,#66',
  });
  fool.play('play 00', 'flip');
  expect(fool.no('a1U@0,0 disc self>U')).toBe('none-in-stash GNO-DSC-2');
  expect(fool.no('a1U@0,0 disc2 self>U')).toBe('other-power GNO-MAJ-6');
  fool.play('skip', 'flip');
  expect(fool.no('a1U@0,0 disc self>U')).toBe('none-in-stash GNO-DSC-2');
});

test('[GNO-S-70] [GNO-TGT-8] [GNO-TGT-9] [GNO-DSC-3] [GNO-DSC-6] [GNO-R-20] who may be turned by a step', () => {
  const disc = table({ men: 'a1E@0,0 b1N@1,0', hands: 'a D9' }).play('play D9');
  expect(disc.no('a1E@0,0 disc b1N>E')).toBe('facing-fixed GNO-TGT-9');
  const rod = table({ men: 'a1E@0,0 a1N@1,0', hands: 'a R7' }).play('play R7', 'a1E@0,0 rod 1 a1N>W');
  expect(rod.men()).toBe('a1E@0,0 a1W@2,0');
  expect(rod.no('turn a1E@0,0>N')).toBe('not-now GNO-E-1');
  const ground = table({ men: 'a1E@0,1 a2S@1,1', hands: 'a D9,14' }).play('play D9', 'a1E@0,1 disc #14');
  expect([ground.cardAt('1,1'), ground.menAt('1,1')]).toEqual(['14', 'a2S']);
});

test('[GNO-S-75] [GNO-FOO-1] [GNO-FOO-3] [GNO-WOR-1] [GNO-R-36] Fool flips World, which flips as the Fool', () => {
  const nested = table({ cards: b0With('0,0:00'), men: 'a1E@0,0', pile: '21,R9,D5,S4,#65' });
  nested.play('act 0,0', 'flip', 'copy 00', 'flip');
  expect(nested.field('frames')).toBe('00/board:1 21/flipped>00:1 R9/flipped:1');
  nested.play('a1E@0,0 rod 1>E', 'flip', 'skip', 'flip');
  expect(nested.field('frames')).toBe('00/board:0 S4/flipped:1');
  expect(nested.play('skip').phase).toBe('end');
  expect(nested.out()).toEqual(['R9', 'D5', 'S4', '21']);
});

test('[GNO-S-76] [GNO-WHE-1] [GNO-CUP-5] [GNO-CUP-7] Wheel facing an enemy: no card is laid, pieces may be created', () => {
  const wheel = () => table({ men: 'a1N@0,1 b1S@0,2', hands: 'a 10,C2' }).play('play 10');
  expect(wheel().no('a1N@0,1 cup =top')).toBe('enemy-there GNO-CUP-7');
  expect(wheel().no('a1N@0,1 cup =C2')).toBe('enemy-there GNO-CUP-7');
  expect(wheel().play('a1N@0,1 cup E').menAt('0,2')).toBe('a1E b1S');
  expect(wheel().play('a1N@0,1 cup b1S').menAt('0,2')).toBe('b1S b1S');
});

test('[GNO-S-81] [GNO-CHA-1] [GNO-ROD-2] [GNO-R-77] Chariot on a card: each push has to be legal on its own', () => {
  const chariot = table({ cards: '0,0:C4 1,0:D2', men: 'a1E@0,0', hands: 'a 07' });
  chariot.play('play 07', 'a1E@0,0 rod 1 #');
  expect(chariot.no('a1E@0,0 rod 1 #')).toBe('no-territory GNO-ROD-9');
  expect(chariot.play('a1E@0,0 rod 1>W').menAt('1,0')).toBe('a1W');
  const twice = table({ cards: '0,0:C4 1,0:D2 2,0:S2', men: 'a1E@0,0 a1E@1,0', hands: 'a 07' });
  twice.play('play 07', 'a1E@1,0 rod 1 #', 'a1E@0,0 rod 1 #');
  expect(twice.field('cards')).toBe('0,0:C4 2,0:D2 3,0:S2');
});
