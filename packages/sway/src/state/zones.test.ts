import { hasMember } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { bareState, cardNamed, lay, namesIn } from '../testing/bare.ts';
import { PHASE, SET } from '../types.ts';
import { ALL_VIEWERS, placeKnown, sureOf } from './knowledge.ts';
import { at } from './layout.ts';
import {
  addFresh,
  addOps,
  clearMarks,
  discard,
  emptyExperience,
  engagerOf,
  homeOf,
  mayHold,
  nextSeat,
  removeExperience,
  removeOps,
  removeReserve,
  sideOf,
  sideOfCard,
} from './zones.ts';

test('[GEN-R-111] [GEN-R-112] [WA-R-106] seats in a ring: every other one is on the same side, the next is the rival', () => {
  for (const seats of [2, 4]) {
    const { rules } = bareState({ seats });
    const ring = Array.from({ length: seats }, (_, seat) => seat);
    expect(ring.map((seat) => nextSeat(rules, seat))).toEqual([...ring.slice(1), 0]);
    for (const seat of ring) expect(sideOf(nextSeat(rules, seat))).not.toBe(sideOf(seat));
  }
});

test('[WA-TEA-2] an experience is the side’s where it is shared, else the seat’s', () => {
  const seats = [0, 1, 2, 3];
  const apart = bareState({ seats: 4 }).rules;
  const shared = bareState({ seats: 4, set: { experienceShared: true } }).rules;
  expect(seats.map((seat) => homeOf(apart, seat))).toEqual(seats);
  expect(seats.map((seat) => homeOf(shared, seat))).toEqual([0, 1, 0, 1]);
});

test('[GEN-ZON-7] [WA-ZON-8] a side may hold neutral cards and its own, whichever faction the lot gave it', () => {
  const state = bareState();
  const [reed, stone, neutral] = ['Reed Elder', 'Stone Elder', 'Rope'].map((name) =>
    cardNamed(state, name),
  ) as [number, number, number];
  for (const lot of [0, 1]) {
    state.ints[at.faction] = lot;
    expect([reed, stone, neutral].map((card) => sideOfCard(state, card))).toEqual([lot, 1 - lot, 2]);
    expect([reed, stone, neutral].map((card) => mayHold(state, lot, card))).toEqual([true, false, true]);
    expect([reed, stone, neutral].map((card) => mayHold(state, 1 - lot, card))).toEqual([false, true, true]);
  }
});

test('cards come and go with their counts', () => {
  const state = bareState({ seats: 4 });
  lay(state, 'ops 3', 'Rope', 'Cart');
  lay(state, 'experience 2', 'Heron');
  lay(state, 'reserve 1', 'Stone Fire');
  expect([
    state.ints[at.opsCount + 3],
    state.ints[at.experienceCount + 2],
    state.ints[at.reserveCount + 1],
  ]).toEqual([2, 1, 1]);
  expect(removeOps(state, 3, cardNamed(state, 'Cart'))).toBe(false);
  removeExperience(state, 2, cardNamed(state, 'Heron'));
  removeReserve(state, 1, cardNamed(state, 'Stone Fire'));
  expect(namesIn(state, at.ops + 3 * SET)).toEqual(['Rope']);
  expect([
    state.ints[at.opsCount + 3],
    state.ints[at.experienceCount + 2],
    state.ints[at.reserveCount + 1],
  ]).toEqual([1, 0, 0]);
});

test('[GEN-DEF-1] [WA-DEF-1] a discarded card is in the void, and nobody has to remember where', () => {
  const state = bareState();
  const card = cardNamed(state, 'Rope');
  placeKnown(state, card, 5);
  discard(state, card);
  expect(namesIn(state, at.void)).toEqual(['Rope']);
  expect(sureOf(state, card)).toBe(0);
});

test('[GEN-R-139] [GEN-R-143] a card that leaves ops loses its mark openly; the others lose theirs at the end of the turn', () => {
  const state = bareState();
  lay(state, 'ops 0', 'Rope');
  lay(state, 'marked', 'Cart', 'Ferry');
  expect(removeOps(state, 0, cardNamed(state, 'Rope'))).toBe(false);
  expect(removeOps(state, 0, cardNamed(state, 'Cart'))).toBe(true);
  expect([namesIn(state, at.marked), state.ints[at.markedCount]]).toEqual([['Ferry'], 1]);
  clearMarks(state);
  expect([namesIn(state, at.marked), state.ints[at.markedCount]]).toEqual([[], 0]);
  expect(namesIn(state, at.ops)).toEqual(['Ferry']);
});

test('[GEN-EXP-2] [GEN-EXP-4] the whole experience to ops, marked', () => {
  const state = bareState();
  lay(state, 'ops 0', 'Rope');
  lay(state, 'experience 0', 'Cart', 'Brawl');
  expect(emptyExperience(state, 0, 0, true)).toBe(2);
  expect(namesIn(state, at.ops)).toEqual(['Cart', 'Rope', 'Brawl']);
  expect(namesIn(state, at.marked)).toEqual(['Cart', 'Brawl']);
  expect([state.ints[at.opsCount], state.ints[at.markedCount], state.ints[at.experienceCount]]).toEqual([
    3, 2, 0,
  ]);
});

test('[WA-R-132] what comes from an open experience is known to all', () => {
  for (const experienceHidden of [true, false]) {
    const state = bareState({ set: { experienceHidden } });
    lay(state, 'experience 1', 'Cart', 'Brawl');
    emptyExperience(state, 1, 1, false);
    const sure = ['Cart', 'Brawl'].map((name) => sureOf(state, cardNamed(state, name)));
    expect(sure).toEqual(experienceHidden ? [0, 0] : [ALL_VIEWERS, ALL_VIEWERS]);
    expect(state.ints[at.markedCount]).toBe(0);
  }
});

test('[WA-R-65] the turning seat engages, in a reveal window the one before it', () => {
  const state = bareState({ seats: 4 });
  for (const [phase, turn, seat] of [
    [PHASE.obstruct, 2, 2],
    [PHASE.plot, 0, 0],
    [PHASE.reveal, 2, 1],
    [PHASE.reveal, 0, 3],
  ] as const) {
    state.ints[at.phase] = phase;
    state.ints[at.turn] = turn;
    expect(engagerOf(state)).toBe(seat);
  }
});

test('cards that leave after a draw are counted, except those that strike shows to be old', () => {
  const state = bareState();
  state.ints[at.phase] = PHASE.plot;
  lay(state, 'ops 0', 'Rope', 'Cart', 'Heron', 'Drum', 'Mill');
  lay(state, 'ops 1', 'Wolves');
  const remove = (name: string, engaging = false) => {
    removeOps(state, name === 'Wolves' ? 1 : 0, cardNamed(state, name), engaging);
    return state.ints[at.gone];
  };
  expect(remove('Rope', true)).toBe(0);
  const fresh = cardNamed(state, 'Dusk');
  addOps(state, 0, fresh);
  addFresh(state, fresh);
  expect(remove('Cart', true)).toBe(1);
  expect(remove('Wolves')).toBe(1);
  state.ints[at.strike] = 2;
  expect(remove('Heron', true)).toBe(1);
  expect(remove('Drum')).toBe(2);
  expect(hasMember(state.ints, at.fresh, fresh)).toBe(true);
  expect(remove('Dusk')).toBe(3);
  expect([hasMember(state.ints, at.fresh, fresh), state.ints[at.drawn]]).toEqual([false, 1]);
});
