import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { bareState, lay, nameOf, scripted } from '../testing/bare.ts';
import { MOST_CARDS } from '../types.ts';
import { addUnseen, destinyCount, putUnder, takeTop, underAt, wasUnder } from './destiny.ts';
import { at } from './layout.ts';

test('[GEN-OME-3] [WA-OME-3] unseen cards by lot, then what lies under, from the top', () => {
  const state = bareState();
  lay(state, 'unseen', 'Rope', 'Cart');
  lay(state, 'under', 'Drum', 'Brawl', 'Mill');
  expect([destinyCount(state), wasUnder(state), underAt(state, 1)]).toEqual([5, false, 48 - 2]);
  const taken = Array.from({ length: 5 }, (_, i) => {
    expect(wasUnder(state)).toBe(i >= 2);
    return nameOf(state, takeTop(state, scripted(1, 0)));
  });
  expect(taken).toEqual(['Rope', 'Cart', 'Drum', 'Brawl', 'Mill']);
  expect(destinyCount(state)).toBe(0);
});

test('[GEN-R-40] [WA-R-48] cards that omen looks at still count', () => {
  const state = bareState();
  lay(state, 'unseen', 'Rope');
  state.ints[at.lookedCount] = 3;
  expect(destinyCount(state)).toBe(4);
});

test('the cards under go round their ring as often as they like', () => {
  const state = bareState();
  for (let card = 0; card < MOST_CARDS; card++) putUnder(state, card);
  for (let round = 0; round < 3 * MOST_CARDS; round++) {
    const card = takeTop(state, scripted(0));
    expect(card).toBe(round % MOST_CARDS);
    putUnder(state, card);
  }
  for (let card = 0; card < MOST_CARDS; card++) takeTop(state, scripted(0));
  expect([state.ints[at.underCount], state.ints[at.underFrom]]).toEqual([0, 0]);
  expect(state.ints.subarray(at.under, at.under + MOST_CARDS).every((word) => word === 0)).toBe(true);
});

test('[GEN-SET-10] every unseen card is as likely as any other', () => {
  const state = bareState();
  const luck = new FastLuck(7);
  const members = [0, 7, 8, 15, 16, 31, 32, 63, 95, 96, 127, 128, 159];
  const counts = new Map<number, number>();
  for (let i = 0; i < 13_000; i++) {
    for (const card of members) addUnseen(state, card);
    const first = takeTop(state, luck);
    counts.set(first, (counts.get(first) ?? 0) + 1);
    while (destinyCount(state) > 0) takeTop(state, luck);
  }
  for (const card of members) expect(Math.abs((counts.get(card) ?? 0) - 1000)).toBeLessThan(150);
});
