import { describe, expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { type Bare, bareState, cardNamed, lay } from '../testing/bare.ts';
import { BY, BY_OF, type ByName, CLASS, type ClassName, PHASE, POOL } from '../types.ts';
import { at, ENTRY_BITS } from './layout.ts';
import { enterLine } from './lines.ts';
import { canPay, emptyPool, openIn, pay, poolIsEmpty, settlePool } from './pool.ts';

type Pool = Partial<Record<ClassName, number>>;

function poolOf(pool: Pool, bare?: Bare, phase = PHASE.plot): SwayState {
  const state = bareState(bare);
  state.ints[at.phase] = phase;
  lay(state, 'unseen', 'Rope');
  for (const [name, count] of Object.entries(pool)) openIn(state, POOL[name as ClassName], count);
  return state;
}

const read = ({ ints }: SwayState): Pool =>
  Object.fromEntries(CLASS.flatMap((name, i) => (ints[at.pool + i] > 0 ? [[name, ints[at.pool + i]]] : [])));
const payable = (state: SwayState): ByName[] => BY.filter((_, by) => canPay(state, by));
const emptyDestiny = (state: SwayState): void => {
  state.ints[at.unseenCount] = 0;
};

test('[GEN-R-18] [WA-R-12] each class of permission pays for its own way, and loses one', () => {
  for (const name of ['plain', 'engineering', 'persuasion', 'valor', 'insurgence'] as const) {
    const state = poolOf({ [name]: 2, navigation: 1 });
    expect(payable(state)).toEqual([name]);
    pay(state, BY_OF[name], 3);
    expect(read(state)).toEqual({ [name]: 1, navigation: 1 });
  }
  expect(payable(poolOf({ navigation: 1, sending: 1, enlist3: 1 }))).toEqual([]);
});

test('[GEN-VAL-2] [WA-VAL-2] by valor takes a permission whose draw is done, if there is one', () => {
  const state = poolOf({ valor: 1, undrawn: 1 });
  pay(state, BY_OF.valor, 2);
  expect([read(state), payable(state)]).toEqual([{ undrawn: 1 }, ['valor']]);
  pay(state, BY_OF.valor, 2);
  expect([read(state), payable(state)]).toEqual([{}, []]);
});

test('[GEN-VIS-1] [WA-VIS-1] [GEN-VIS-2] [WA-VIS-2] what a card leaves of a vision budget stays open, other budgets as they are', () => {
  for (const [budget, sway, left] of [
    ['vision6', 1, { vision5: 1 }],
    ['vision6', 6, {}],
    ['vision5', 3, { vision2: 1 }],
    ['vision1', 1, {}],
  ] as const) {
    const state = poolOf({ [budget]: 1, plain: 1 });
    expect(payable(state)).toEqual(['plain', budget]);
    pay(state, BY_OF[budget], sway);
    expect(read(state)).toEqual({ plain: 1, ...left });
  }
  const two = poolOf({ vision3: 1, vision2: 1 });
  pay(two, BY_OF.vision3, 1);
  expect(read(two)).toEqual({ vision2: 2 });
});

test('[GEN-STR-1] [WA-STR-1] [GEN-R-87] strike has any number and is in force from its first use', () => {
  const state = poolOf({});
  state.ints[at.strike] = 1;
  for (let i = 0; i < 3; i++) {
    expect(payable(state)).toEqual(['strike']);
    pay(state, BY_OF.strike, 6);
    expect(state.ints[at.strike]).toBe(2);
  }
});

test('[GEN-SAB-1] [WA-SAB-2] sabotage hides in a plot, openly only where hiding is optional', () => {
  expect(payable(poolOf({ sabotage: 1 }))).toEqual(['sabotage', 'hidden']);
  expect(payable(poolOf({ sabotage: 1 }, { set: { hidingOptional: false } }))).toEqual(['hidden']);
  expect(payable(poolOf({ sabotage: 1 }, {}, PHASE.reveal))).toEqual(['sabotage']);
  for (const by of [BY_OF.sabotage, BY_OF.hidden]) {
    const state = poolOf({ sabotage: 2 });
    pay(state, by, 1);
    expect(read(state)).toEqual({ sabotage: 1 });
  }
});

test('[GEN-RES-2] [WA-RES-2] [GEN-R-56] rescue needs no permission in an obstruction, and takes none; [WA-R-70] not in a reveal window', () => {
  for (const phase of [PHASE.obstruct, PHASE.reveal, PHASE.plot])
    expect(payable(poolOf({}, {}, phase))).toEqual(phase === PHASE.obstruct ? ['rescue'] : []);
  const state = poolOf({ plain: 1 }, {}, PHASE.obstruct);
  pay(state, BY_OF.rescue, 1);
  expect(read(state)).toEqual({ plain: 1 });
});

test('[GEN-R-19] [WA-R-13] what lasts for a phase ends with it', () => {
  const state = poolOf({ plain: 2, vision3: 1, omen: 1 });
  const { ints } = state;
  ints[at.strike] = 2;
  ints[at.fresh] = 7;
  ints[at.drawn] = 3;
  ints[at.gone] = 1;
  enterLine(state, 0, cardNamed(state, 'Rope'), 0, false, true);
  const entry = ints[at.engaged];
  ints[at.engaged] |= ENTRY_BITS.naming;
  emptyPool(state);
  expect([read(state), ints[at.strike], ints[at.fresh], ints[at.drawn], ints[at.gone]]).toEqual([
    {},
    0,
    0,
    0,
    0,
  ]);
  expect(ints[at.engaged]).toBe(entry);
});

test('an open strike is not nothing', () => {
  const state = poolOf({});
  expect(poolIsEmpty(state)).toBe(true);
  state.ints[at.strike] = 1;
  expect(poolIsEmpty(state)).toBe(false);
  for (const name of CLASS) expect(poolIsEmpty(poolOf({ [name]: 1 }))).toBe(false);
});

describe('[GEN-E-6] where the first part cannot be done any more, the second is left', () => {
  const whole: Pool = {
    plain: 1,
    engineering: 2,
    undrawn: 1,
    valor: 1,
    vengeance: 2,
    navigation: 1,
    refill: 1,
    omen: 1,
    negotiation: 1,
    vision3: 1,
    enlist2: 1,
  };

  test('[GEN-R-21] [WA-R-14] nothing changes while the destiny has a card', () => {
    const state = poolOf(whole);
    settlePool(state);
    expect(read(state)).toEqual(whole);
  });

  test('[GEN-R-7] [WA-R-5] an empty destiny leaves permissions and sending', () => {
    const state = poolOf(whole);
    emptyDestiny(state);
    settlePool(state);
    expect(read(state)).toEqual({ plain: 3, valor: 2, sending: 2, vision3: 1, enlist2: 1 });
  });

  test('[GEN-R-5] without an experience there is nothing to send', () => {
    const state = poolOf({ vengeance: 1 }, { set: { hasExperience: false } });
    emptyDestiny(state);
    settlePool(state);
    expect(read(state)).toEqual({});
  });

  test('[WA-DEF-8] a refill that trims stays while the ops is above 7', () => {
    const hand = ['Drum', 'Mill', 'Wolves', 'Lantern', 'Dusk', 'Brawl', 'Ladder'];
    for (const [refillTrims, more, left] of [
      [true, ['Cart'], { refill: 1 }],
      [true, [], {}],
      [false, ['Cart'], {}],
    ] as const) {
      const state = poolOf({ refill: 1 }, { set: { refillTrims } });
      lay(state, 'ops 0', ...hand, ...more);
      emptyDestiny(state);
      settlePool(state);
      expect(read(state)).toEqual(left);
    }
  });

  test('[GEN-R-63] [WA-R-61] persuasion with nothing in the rival’s timeline is a plain permission', () => {
    for (const [seat, pool] of [
      [0, { plain: 1 }],
      [1, { persuasion: 1 }],
    ] as const) {
      const state = poolOf({ persuasion: 1 });
      enterLine(state, seat, cardNamed(state, 'Drum'), 0, false, false);
      settlePool(state);
      expect(read(state)).toEqual(pool);
    }
  });
});
