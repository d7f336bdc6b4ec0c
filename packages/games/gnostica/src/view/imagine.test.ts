/** Imagined worlds: as likely as the deal makes them, and consistent with all that a viewer has seen. */
import { FastLuck, type Viewer } from '@hortus/kernel';
import { frequency, imaginesAsDealt } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { dealt, type Table, table } from '../testing/scene.ts';

/**
 * Moves that only some hands allow would say something about
 * the hand, and `imagine` assumes that choices say nothing.
 */
const OF_THE_HAND = ['play', 'act', 'draw'];

test.each([2, 3])(
  'with %i players hands, bids and pile are imagined as often as the deal makes them',
  (seats) => {
    expect(imaginesAsDealt(gnostica, { seats, avoid: OF_THE_HAND, games: 1500, steps: 14 })).toBeGreaterThan(
      100,
    );
  },
);

const worldOf = (at: Table, viewer: Viewer, luck: FastLuck): string => {
  const { rules } = at.state;
  const world = gnostica.create(rules.options, rules.seats);
  gnostica.imagine(gnostica.view(at.state, viewer), world, luck);
  return gnostica.notation.makePosition(world);
};
const handIn = (position: string, seat: string): string =>
  new RegExp(`^hand ${seat} (.*)$`, 'm').exec(position)?.[1] ?? '';

test('[GNO-R-67] a hand seen in a trade is in every world of those who traded, and of nobody else', () => {
  const trade = table({
    seats: 3,
    men: 'a1E@0,0 b1U@1,0 c1U@-1,0',
    hands: 'a 11,C2,C3; b 05; c S2',
  }).play('play 11', 'a1E@0,0 swap b');
  const luck = new FastLuck(1);
  for (let i = 0; i < 20; i++) {
    expect(handIn(worldOf(trade, 0, luck), 'b')).toBe('C2,C3');
    expect(handIn(worldOf(trade, 1, luck), 'a')).toBe('05');
  }
  const guesses = new Set(Array.from({ length: 20 }, () => handIn(worldOf(trade, 2, luck), 'a')));
  expect(guesses.size).toBeGreaterThan(5);
});

test('[GNO-R-17] cards taken from the open pool are in every world', () => {
  const bids = dealt(3);
  for (const seat of [0, 1, 2]) bids.play(`${seat}: bid ${bids.view(seat).hands[seat].cards[0]}`);
  const [taken] = bids.view().pool;
  const taker = bids.toAct;
  bids.play(`take ${taken}`);
  const luck = new FastLuck(2);
  for (const viewer of ['table', 0, 1, 2] as const)
    expect(handIn(worldOf(bids, viewer, luck), taker).split(',')).toContain(taken);
});

/** After a reshuffle: b holds C2 and C3 from before it, the pile is what was discarded. */
const shuffled = () =>
  table({
    men: 'a1U@0,0 b1U@0,1',
    hands: 'a C4; b C2,C3',
    pile: '05',
    out: '#65',
  }).play('draw +1', '.');

test('[GNO-R-9] after a reshuffle everybody knows which cards are in the pile, and which must be in hands', () => {
  const after = shuffled();
  expect([after.view().pile.count, after.out()]).toEqual([65, []]);
  expect(after.field('older')).toBe('C2,C3,C4,05');
  const { unseen, hands } = after.view(0);
  expect([unseen.map((cards) => cards.length), hands[1].hidden]).toEqual([
    [65, 2],
    [0, 2],
  ]);
  expect(unseen[1]).toEqual(['C2', 'C3']);
  const luck = new FastLuck(3);
  for (let i = 0; i < 10; i++) expect(handIn(worldOf(after, 0, luck), 'b')).toBe('C2,C3');
  // The table knows that the four are split between the two hands, two each.
  const pairs = ['C2,C3', 'C2,C4', 'C2,05', 'C3,C4', 'C3,05', 'C4,05'];
  frequency(
    () => handIn(worldOf(after, 'table', luck), 'a'),
    Object.fromEntries(pairs.map((pair) => [pair, 1])),
    1200,
  );
});

test('[GNO-R-9] a card drawn after the reshuffle comes out of the new pile in every world', () => {
  const after = shuffled().play('draw -C2 +1', '.');
  expect(after.field('older')).toBe('C3,C4,05');
  const inPile = new Set(after.view('table').unseen[0]);
  const luck = new FastLuck(4);
  for (let i = 0; i < 20; i++) {
    const hand = handIn(worldOf(after, 0, luck), 'b').split(',');
    expect(hand).toContain('C3');
    expect(hand.filter((card) => inPile.has(card))).toHaveLength(1);
  }
});

test('worlds of the middle of a turn keep frames, minions and what is owed', () => {
  const chariot = table({ men: 'a1E@1,2', hands: 'a 07; b #3' }).play('play 07', 'a1E@1,2 rod 1>S');
  const world = worldOf(chariot, 1, new FastLuck(5));
  for (const line of ['minions all', 'frames 07/hand:1', 'todo transit a1S@2,2'])
    expect(world.split('\n')).toContain(line);
});
