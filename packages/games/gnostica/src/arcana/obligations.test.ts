/** Chariot's transit and Moon's entry: what is offered, what must then be done, and who else may end it. */
import { expect, test } from 'vitest';
import { B0, table } from '../testing/scene.ts';

const use = (card: string, men: string, cards = B0) =>
  table({ seats: 3, men, cards, hands: `a ${card}` }).play(`play ${card}`);

/** A card north of the block makes 2,3 wasteland; 2,2 stays void. */
const NORTH = `${B0} 2,4:C9`;

test('[GNO-R-41] [GNO-CHA-2] an enemy pushed into the void must be pushed on by another minion', () => {
  const men = 'a1E@0,2 b1U@1,2';
  expect(use('07', men, NORTH).no('a1E@0,2 rod 1 b1U')).toBe('no-way-on GNO-R-41');
  const chariot = use('07', `${men} a1S@2,3`, NORTH).play('a1E@0,2 rod 1 b1U');
  expect([chariot.field('todo'), chariot.legal()]).toEqual(['transit b1U@2,2', ['a1S@2,3 rod 1 b1U']]);
  expect(chariot.no('a1E@0,2 rod 1>E')).toBe('transit-first GNO-R-41');
  expect(chariot.again().play('a1S@2,3 rod 1 b1U').menAt('2,1')).toBe('b1U');
  chariot.play('1: resign');
  expect([chariot.field('todo'), chariot.can('skip'), chariot.menAt('2,2')]).toEqual([undefined, true, '']);
});

test('[GNO-R-41] in an activation the piece in transit is a minion and moves on by its own power', () => {
  const cards = B0.replace('0,1:R5', '0,1:07');
  const chariot = table({ cards, men: 'a1N@0,1 a1E@0,2' }).play('act 0,1');
  expect(chariot.no('a1E@0,2 rod 1>E')).toBe('not-a-minion GNO-TGT-3');
  // Pushed north it is in the void; facing south it can come back by itself.
  expect(chariot.no('a1N@0,1 rod 1 a1E>E')).toBe('no-way-on GNO-R-41');
  chariot.play('a1N@0,1 rod 1 a1E>S');
  expect([chariot.field('todo'), chariot.field('minions')]).toEqual(['transit a1S@0,3*', 'a1S@0,3 a1N@0,1']);
  expect(chariot.again().play('a1S@0,3 rod 1>W').menAt('0,2')).toBe('a1W');
});

test('[GNO-R-41] a territory gets no leave to stop in the void', () => {
  const chariot = use('07', 'a1E@0,0', '0,0:C4 1,0:D2');
  expect(chariot.no('a1E@0,0 rod 2 #')).toBe('too-far GNO-ROD-4');
  expect(use('07', 'a2E@0,0', '0,0:C4 1,0:D2').no('a2E@0,0 rod 2 #')).toBe('lands-in-void GNO-ROD-12');
});

/** 6,0 leans on 5,0 alone, and holds three pieces that are too large to be destroyed. */
const MOON = 'a1E@5,0 b2U@6,0 b2N@6,0 c2U@6,0';
const ISLES = '0,0:06 5,0:C2';

test('[GNO-R-47] [GNO-MOO-2] the sword may destroy the piece that entered, or the ground under the crowd', () => {
  const moon = use('18', MOON, ISLES).play('a1E@5,0 rod 1>W');
  expect([moon.field('todo'), moon.legal()]).toEqual([
    'three 6,0',
    ['a1W@6,0 sword 1 self', 'a1W@6,0 sword 1 #-'],
  ]);
  expect(moon.again().play('a1W@6,0 sword 1 self').menAt('6,0')).toBe('b2N b2U c2U');
  moon.play('a1W@6,0 sword 1 #-');
  expect([moon.men(), moon.phase, moon.cardAt('6,0')]).toEqual(['', 'end', 'void']);
});

test('[GNO-R-47] ground that another card holds up is no way out, and a card laid is none', () => {
  const held = use('18', MOON, `${ISLES} 6,1:D2`).play('a1E@5,0 rod 1>W');
  expect(held.legal()).toEqual(['a1W@6,0 sword 1 self']);
  expect(held.no('a1W@6,0 sword 1 #-')).toBe('too-many-left GNO-R-47');
});

test('[GNO-R-60] when the owner of a piece in the crowded space leaves, nothing is owed any more', () => {
  const moon = use('18', MOON, ISLES).play('a1E@5,0 rod 1>W', '2: resign');
  expect([moon.field('todo'), moon.turn, moon.can('skip')]).toEqual([undefined, 'a', true]);
  const other = use('18', MOON.replace('c2U@6,0', 'b3U@6,0 c2U@5,1'), ISLES);
  other.play('a1E@5,0 rod 1>W', '2: resign');
  expect([other.field('todo'), other.can('skip')]).toEqual(['three 6,0', false]);
});

test('[GNO-R-60] a player who resigns during their own turn leaves nothing of it behind', () => {
  const moon = use('18', MOON, ISLES).play('a1E@5,0 rod 1>W', 'resign');
  expect([moon.turn, moon.phase, moon.field('frames'), moon.field('gone')]).toEqual([
    'b',
    'turn',
    undefined,
    'a',
  ]);
});

test('[GNO-R-60] [GNO-R-41] [GNO-SPC-5] who leaves in the middle of a transit leaves no piece in the void', () => {
  const men = 'a1E@0,2 b1U@1,2 a1S@2,3 c1U@0,0';
  const chariot = use('07', men, NORTH).play('a1E@0,2 rod 1 b1U', '0: resign');
  expect([chariot.men(), chariot.stash('b'), chariot.turn]).toEqual(['c1U@0,0', '5/5/5', 'b']);
  const two = table({ seats: 2, cards: NORTH, men: men.replace(' c1U@0,0', ''), hands: 'a 07' });
  two.play('play 07', 'a1E@0,2 rod 1 b1U', '0: resign');
  expect([two.men(), two.end]).toEqual(['', 'b last-left resignation']);
});

test('[GNO-R-60] [GNO-SPC-5] [GNO-E-7] another player leaves and the game ends: no piece stays in the void', () => {
  const men = 'a1E@1,2 b1U@0,-1';
  const two = table({ cards: NORTH, men, hands: 'a 07' }).play('play 07', 'a1E@1,2 rod 1>S', '1: resign');
  expect([two.end, two.men(), two.stash('a')]).toEqual(['a last-left resignation', '', '5/5/5']);
  expect(two.again().position()).toBe(two.position());
});

test('[GNO-R-60] [GNO-R-41] [GNO-CHA-2] another player leaves the full space that a piece passes: it has arrived', () => {
  const men = 'a1E@-1,0 b1U@0,0 b1N@0,0 c2U@0,0 b1U@1,0';
  const chariot = use('07', men).play('a1E@-1,0 rod 1>E');
  expect([chariot.field('todo'), chariot.can('skip')]).toEqual(['transit a1E@0,0', false]);
  chariot.play('2: resign');
  expect([chariot.field('todo'), chariot.can('skip')]).toEqual([undefined, true]);
  expect(chariot.again().position()).toBe(chariot.position());
});

test('[GNO-R-41] [GNO-E-3] while a piece is on its way no territory is pushed instead', () => {
  const chariot = use('07', 'a1E@1,2 a1N@0,0 b1U@0,-1').play('a1E@1,2 rod 1>S');
  expect(chariot.no('a1N@0,0 rod 1 #')).toBe('transit-first GNO-R-41');
  expect(chariot.listed('#')).toEqual([]);
});

test('[GNO-CHA-2] only the first rod may stop in the void', () => {
  const chariot = use('07', 'a1E@1,2 b1U@0,-1');
  expect(chariot.can('a1E@1,2 rod 1>S')).toBe(true);
  expect(chariot.play('skip').no('a1E@1,2 rod 1>S')).toBe('void GNO-ROD-6');
});

test('[GNO-TGT-3] [GNO-MAJ-2] [GNO-R-69] the minions of an activation are own pieces', () => {
  const shared = table({ men: 'a1U@0,0 b1N@0,0 a2E@1,0' }).play('act 0,0');
  expect(shared.field('minions')).toBe('a1U@0,0');
});
