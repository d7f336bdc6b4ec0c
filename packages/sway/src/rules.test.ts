import { expect, test } from 'vitest';
import { SABOTAGE_EXECUTED, STRIKE_FROM_OPS } from './abilities/deeds.ts';
import { CORE } from './abilities/index.ts';
import { sabotageOf } from './abilities/sabotage.ts';
import { strikeOf } from './abilities/strike.ts';
import { resolve } from './rule-set.ts';
import { bareState, EVERYTHING } from './testing/bare.ts';
import { ABILITY, PHASE } from './types.ts';

test('every choice of the players reaches the rules of a match', () => {
  const { chosen } = EVERYTHING;
  for (const [name, given] of Object.entries(chosen)) {
    const other = typeof given === 'boolean' ? !given : given + 1;
    expect(resolve({ ...EVERYTHING, chosen: { ...chosen, [name]: other } }), name).toMatchObject({
      [name]: other,
    });
  }
});

test('what an ability does in an edition, the course of play and the places of cards reach them too', () => {
  const plain = { ...EVERYTHING, abilities: [...CORE, sabotageOf(), strikeOf()] };
  expect(resolve(plain)).toMatchObject({
    hidingOptional: true,
    executesRevealed: false,
    strikeFromOpsOnly: false,
    finaleSteps: [0, 1],
    afterLoss: [PHASE.refill],
    losesLife: false,
    refillTrims: false,
    clockByPhase: false,
    skipsWhenEmpty: true,
    hasReserve: true,
    experienceHidden: true,
    experienceShared: false,
    customToDestiny: false,
  });
  const { places } = EVERYTHING;
  expect(resolve({ ...EVERYTHING, places: { ...places, experience: undefined } }).hasExperience).toBe(false);
  expect(resolve(plain).abilities & (1 << ABILITY.dread)).toBe(0);
  const other = resolve({
    ...EVERYTHING,
    abilities: [sabotageOf(SABOTAGE_EXECUTED), strikeOf(STRIKE_FROM_OPS)],
    nameable: [],
    unlockable: ['strike'],
    unrecruited: ['ruin'],
    course: {
      skipsObstruct: 'first-turn',
      ownTurn: [],
      finale: ['equalise', 'gather'],
      loss: 'life',
      afterLoss: ['refill', 'unlock'],
      refill: 'trims',
      limit: 'phase',
    },
    places: { home: 'experience', experience: { of: 'team', faces: 'open' }, custom: 'dealt' },
  });
  expect(other).toMatchObject({
    hidingOptional: false,
    executesRevealed: true,
    strikeFromOpsOnly: true,
    bringsReserve: false,
    finaleSteps: [1, 0],
    afterLoss: [PHASE.refill, PHASE.unlock],
    losesLife: true,
    refillTrims: true,
    clockByPhase: true,
    skipsWhenEmpty: false,
    hasReserve: false,
    hasExperience: true,
    experienceHidden: false,
    experienceShared: true,
    customToDestiny: true,
    nameable: 0,
    unlockable: 1 << ABILITY.strike,
    unrecruited: 1 << ABILITY.ruin,
    abilities: (1 << ABILITY.sabotage) | (1 << ABILITY.strike),
  });
});

test('rules of any match have one shape', () => {
  const shape = (state: { readonly rules: object }) => Object.keys(state.rules);
  expect(shape(bareState({ seats: 4, set: { hasReserve: false } }))).toEqual(shape(bareState()));
});
