import { expect, test } from 'vitest';
import { SABOTAGE_EXECUTED, STRIKE_FROM_OPS } from '../abilities/deeds.ts';
import { CORE } from '../abilities/index.ts';
import { sabotageOf } from '../abilities/sabotage.ts';
import { strikeOf } from '../abilities/strike.ts';
import * as course from '../phases/course.ts';
import { bareState, EVERYTHING } from '../testing/bare.ts';
import { ABILITY } from '../types.ts';
import { type Composition, resolve } from './rule-set.ts';

test.each(['facts', 'chosen'] as const)('each of the %s reaches the rules of a match', (part) => {
  for (const [name, given] of Object.entries(EVERYTHING[part])) {
    const other = typeof given === 'boolean' ? !given : given + 1;
    const changed = { ...EVERYTHING, [part]: { ...EVERYTHING[part], [name]: other } };
    expect(resolve(changed), name).toMatchObject({ [name]: other });
  }
});

test('what abilities do in an edition reaches them too', () => {
  const plain = { ...EVERYTHING, abilities: [...CORE, sabotageOf(), strikeOf()] };
  expect(resolve(plain)).toMatchObject({
    hidingOptional: true,
    strikeFromOpsOnly: false,
  });
  expect(resolve(plain).abilities & (1 << ABILITY.dread)).toBe(0);
  const other = resolve({
    ...EVERYTHING,
    abilities: [sabotageOf(SABOTAGE_EXECUTED), strikeOf(STRIKE_FROM_OPS)],
    nameable: [],
    unlockable: ['strike'],
    unrecruited: ['ruin'],
    course: {
      ...EVERYTHING.course,
      turn: [course.obstruct, course.reveal, course.plot],
      afterLoss: [course.giving, course.refill, course.unlock],
    },
  });
  expect(other).toMatchObject({
    hidingOptional: false,
    strikeFromOpsOnly: true,
    nameable: 0,
    unlockable: 1 << ABILITY.strike,
    unrecruited: 1 << ABILITY.ruin,
    abilities: (1 << ABILITY.sabotage) | (1 << ABILITY.strike),
  });
});

test('a match has the phases that its course lists, and those of its finale', () => {
  const names = (one: Composition) => resolve(one).phases.flatMap((phase) => phase?.name ?? []);
  expect(names(EVERYTHING)).toEqual([
    ...['opening', 'obstruct', 'plot', 'share', 'equalise', 'giving', 'refill'],
  ]);
  const { course: usual } = EVERYTHING;
  const other = {
    ...usual,
    setup: [course.draft],
    turn: [course.obstruct, course.reveal, course.plot],
    finale: [],
    afterLoss: [course.unlock],
  };
  expect(names({ ...EVERYTHING, course: other })).toEqual([
    ...['draft', 'obstruct', 'reveal', 'plot', 'unlock'],
  ]);
});

test('cards that are executed when they are turned up need a reveal phase, and others have none', () => {
  const withReveal = { ...EVERYTHING.course, turn: [course.obstruct, course.reveal, course.plot] };
  const executed = { ...EVERYTHING, abilities: [sabotageOf(SABOTAGE_EXECUTED)] };
  expect(() => resolve(executed)).toThrow('reveal phase');
  expect(() => resolve({ ...executed, course: withReveal })).not.toThrow();
  expect(() => resolve({ ...EVERYTHING, abilities: [sabotageOf()], course: withReveal })).toThrow();
});

test('rules of any match have one shape', () => {
  const shape = (state: { readonly rules: object }) => Object.keys(state.rules);
  expect(shape(bareState({ seats: 4, set: { hasReserve: false } }))).toEqual(shape(bareState()));
});
