/** Who knows what (GEN-E-11, GEN-E-12, WA-E-7): each function on its own. */
import type { Seat } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { bareState, cardNamed, lay, scripted } from '../testing/bare.ts';
import { PHASE } from '../types.ts';
import { putUnder, takeTop } from './destiny.ts';
import {
  ALL_VIEWERS,
  blur,
  couldBeIn,
  drawnFromUnder,
  experienceNook,
  forget,
  insidersOf,
  MARKED,
  merge,
  nookOf,
  nooksOf,
  opsNook,
  placeKnown,
  scatter,
  slotNook,
  sureOf,
  TABLE,
  tidyKnowledge,
  UNDER,
} from './knowledge.ts';
import { at } from './layout.ts';
import { enterLine } from './lines.ts';
import { addExperience, addOps, clearMarks, removeOps } from './zones.ts';

const set = (...nooks: readonly number[]): number => nooks.reduce((bits, nook) => bits | (1 << nook), 0);
const who = (...viewers: readonly number[]): number => set(...viewers);

/** Seat a holds three cards, the first two known to all. */
function hand(...given: Parameters<typeof bareState>): {
  state: SwayState;
  drum: number;
  mill: number;
  cart: number;
} {
  const state = bareState(...given);
  lay(state, 'ops 0', 'Drum', 'Mill', 'Cart');
  lay(state, 'ops 1', 'Stone Elder');
  const [drum, mill, cart] = ['Drum', 'Mill', 'Cart'].map((name) => cardNamed(state, name));
  placeKnown(state, drum, ALL_VIEWERS);
  placeKnown(state, mill, ALL_VIEWERS);
  return { state, drum, mill, cart };
}

function send(state: SwayState, card: number, seat = 0): void {
  blur(state, opsNook(seat), experienceNook(seat));
  removeOps(state, seat, card);
  addExperience(state, seat, card);
}

test('a card that all know goes unseen: all cards known there are blurred alike, whichever went', () => {
  const words = ['Drum', 'Mill', 'Cart'].map((name) => {
    const { state, drum, mill } = hand();
    send(state, cardNamed(state, name));
    for (const card of [drum, mill]) {
      expect(sureOf(state, card)).toBe(who(0));
      for (const viewer of [1, TABLE])
        expect(nooksOf(state, card, viewer)).toBe(set(opsNook(0), experienceNook(0)));
    }
    return state.ints.slice(at.knowledge, at.quitter).join();
  });
  expect(new Set(words).size).toBe(1);
});

test('of a card that nobody knew nothing is known', () => {
  const { state, cart } = hand();
  send(state, cart);
  expect([sureOf(state, cart), nooksOf(state, cart, 1)]).toEqual([0, 0]);
});

test('open facts keep a card out of what may have moved', () => {
  const { state, drum, mill } = hand();
  state.ints[at.phase] = PHASE.plot;
  blur(state, opsNook(0), slotNook(0), (card) => card !== drum);
  expect(sureOf(state, drum)).toBe(ALL_VIEWERS);
  expect(nooksOf(state, mill, 1)).toBe(set(opsNook(0), slotNook(0)));
});

test('a nook that is empty is not looked into, and one place may be left', () => {
  const { state, drum, mill, cart } = hand();
  send(state, drum);
  forget(state, mill);
  removeOps(state, 0, mill);
  removeOps(state, 0, cart);
  expect(couldBeIn(state, drum, 1)).toBe(set(experienceNook(0)));
  tidyKnowledge(state);
  expect(nooksOf(state, drum, 1)).toBe(set(experienceNook(0)));
  addOps(state, 0, cart);
  expect(couldBeIn(state, drum, 1)).toBe(set(experienceNook(0)));
});

test('a whole zone moved carries along what is known, and joins what was blurred', () => {
  const { state, drum } = hand();
  send(state, drum);
  merge(state, experienceNook(0), MARKED);
  expect(nooksOf(state, drum, 1)).toBe(set(opsNook(0), MARKED));
  merge(state, MARKED, opsNook(0));
  expect(nooksOf(state, drum, 1)).toBe(set(opsNook(0)));
});

test('[GEN-R-139] when marks end, a marked card is an ops card like any other', () => {
  const state = bareState();
  lay(state, 'ops 0', 'Drum');
  lay(state, 'marked', 'Mill');
  const [drum, mill] = ['Drum', 'Mill'].map((name) => cardNamed(state, name));
  placeKnown(state, drum, ALL_VIEWERS);
  placeKnown(state, mill, ALL_VIEWERS);
  expect([nookOf(state, drum), nookOf(state, mill)]).toEqual([opsNook(0), MARKED]);
  blur(state, MARKED, experienceNook(0));
  expect(nooksOf(state, mill, 1)).toBe(set(MARKED, experienceNook(0)));
  expect(sureOf(state, drum)).toBe(ALL_VIEWERS);
  clearMarks(state);
  expect(nooksOf(state, mill, 1)).toBe(set(opsNook(0), experienceNook(0)));
});

test('a card that is laid open is forgotten', () => {
  const { state, drum, mill } = hand();
  send(state, drum);
  forget(state, drum);
  forget(state, mill);
  expect([sureOf(state, drum), nooksOf(state, drum, 1), nooksOf(state, mill, TABLE)]).toEqual([0, 0, 0]);
  expect(state.ints.subarray(at.knownCards, at.quitter).every((word) => word === 0)).toBe(true);
});

test('who sees into a place: its seat, a team where it is shared, everybody where it is open', () => {
  const four = bareState({ seats: 4, set: { experienceShared: true } });
  expect(insidersOf(four, opsNook(2))).toBe(who(2));
  expect(insidersOf(four, experienceNook(1))).toBe(who(1, 3));
  expect(insidersOf(four, UNDER)).toBe(0);
  four.ints[at.turn] = 2;
  expect(insidersOf(four, MARKED)).toBe(who(2));
  expect(insidersOf(four, slotNook(0))).toBe(who(0, 2));
  const open = bareState({ set: { experienceHidden: false } });
  expect(insidersOf(open, experienceNook(0))).toBe(ALL_VIEWERS);
});

test('face-down cards are seen by the team that has them, whose turn it may be', () => {
  const state = bareState({ seats: 4 });
  state.ints[at.turn] = 1;
  enterLine(state, 0, cardNamed(state, 'Drum'), 0, true, false);
  expect(insidersOf(state, slotNook(0))).toBe(who(0, 2));
});

test('a mate that sees what arrives is not blurred', () => {
  const { state, drum } = hand({ seats: 4, set: { experienceShared: true } });
  send(state, drum);
  expect(sureOf(state, drum)).toBe(who(0, 2));
  for (const viewer of [1, 3, TABLE])
    expect(nooksOf(state, drum, viewer)).toBe(set(opsNook(0), experienceNook(0)));
});

test('an open experience has no marks, and its cards are known to all when they go to ops', () => {
  const state = bareState({ set: { experienceHidden: false } });
  lay(state, 'experience 0', 'Drum');
  const drum = cardNamed(state, 'Drum');
  merge(state, experienceNook(0), opsNook(0));
  expect(sureOf(state, drum)).toBe(ALL_VIEWERS);
});

/** A seat draws the top card. */
function drawFromUnder(state: SwayState, seat: Seat): number {
  const card = takeTop(state, scripted(0));
  addOps(state, seat, card);
  drawnFromUnder(state, card, opsNook(seat));
  return card;
}

/** b has put two cards under, a neutral one and one of a's side; the destiny has no other card. */
function underB(): { state: SwayState; mill: number; reed: number } {
  const state = bareState();
  const [mill, reed] = ['Mill', 'Stone Raft'].map((name) => cardNamed(state, name));
  for (const card of [mill, reed]) {
    putUnder(state, card);
    placeKnown(state, card, who(1));
  }
  return { state, mill, reed };
}

test('a card drawn from the bottom stays known to the player who put it there', () => {
  const { state, mill } = underB();
  const card = drawFromUnder(state, 0);
  expect([card, sureOf(state, mill), nooksOf(state, mill, TABLE)]).toEqual([mill, who(1), 0]);
});

/** Seat a looks at both of b's cards. */
function look(state: SwayState): void {
  for (let i = 0; i < 2; i++) {
    const card = takeTop(state, scripted(0));
    state.ints[at.looked + i] = card;
    placeKnown(state, card, who(0));
  }
  state.ints[at.lookedCount] = 2;
}

/** Seat a looks at both and puts them under again, in an order of its own. */
function lookAndReturn(state: SwayState, cards: readonly number[]): void {
  look(state);
  scatter(state, 0, false);
  state.ints[at.lookedCount] = 0;
  for (const card of cards) putUnder(state, card);
}

test('[GEN-R-62] omen blurs what others knew of its cards: taken if its player may hold them, or under', () => {
  const { state, mill, reed } = underB();
  look(state);
  scatter(state, 0, true);
  expect([sureOf(state, mill), nooksOf(state, mill, 1)]).toEqual([who(0), set(UNDER, opsNook(0))]);
  expect([sureOf(state, reed), nooksOf(state, reed, 1)]).toEqual([who(0), set(UNDER)]);
});

test('put under in an order that only the player sees, except for the last, which goes automatically', () => {
  const { state, mill, reed } = underB();
  look(state);
  scatter(state, 0, false);
  for (const card of [mill, reed])
    expect([sureOf(state, card), nooksOf(state, card, 1)]).toEqual([who(0), set(UNDER)]);
  const alone = underB();
  alone.state.ints[at.looked] = alone.mill;
  alone.state.ints[at.lookedCount] = 1;
  scatter(alone.state, 0, false);
  expect(sureOf(alone.state, alone.mill)).toBe(who(1));
});

test('what one seat looks for is not widened by what another knows', () => {
  const { state, mill, reed } = underB();
  lookAndReturn(state, [reed, mill]);
  drawFromUnder(state, 1);
  // b sees its own hand; a knew the order.
  expect(nooksOf(state, reed, 1)).toBe(0);
  expect([sureOf(state, mill), nooksOf(state, mill, 1)]).toEqual([who(0), set(UNDER)]);
  expect(sureOf(state, reed)).toBe(who(0));
});

test('whoever is not told who drew which card looks in the drawer’s ops as well', () => {
  const state = bareState({ seats: 4 });
  const [mill, cart] = ['Mill', 'Cart'].map((name) => cardNamed(state, name));
  putUnder(state, cart);
  putUnder(state, mill);
  for (const card of [mill, cart]) placeKnown(state, card, who(3));
  lookAndReturn(state, [mill, cart]);
  drawFromUnder(state, 1);
  for (const one of [mill, cart]) expect(nooksOf(state, one, 3)).toBe(set(UNDER, opsNook(1)));
});
