import { expect, test } from 'vitest';
import type { RuleSet } from './rule-set.ts';
import { bareState } from './testing/bare.ts';

test('every answer of a rule set reaches the rules of a match', () => {
  const { rules } = bareState();
  const { seats, deck, options, able, clauses, ...answers } = rules;
  for (const name of Object.keys(answers) as (keyof RuleSet)[]) {
    const given = answers[name];
    if (typeof given === 'boolean')
      expect(bareState({ set: { [name]: !given } }).rules[name], name).toBe(!given);
    if (typeof given === 'number')
      expect(bareState({ set: { [name]: given + 1 } }).rules[name], name).toBe(given + 1);
  }
  expect([seats, deck.cards.length, options.first, able, clauses]).toEqual([
    2,
    48,
    'a',
    expect.anything(),
    {},
  ]);
});

test('rules of any match have one shape', () => {
  const shape = (state: { readonly rules: object }) => Object.keys(state.rules);
  expect(shape(bareState({ seats: 4, set: { hasReserve: false } }))).toEqual(shape(bareState()));
});
