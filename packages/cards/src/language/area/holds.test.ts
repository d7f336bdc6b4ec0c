import { expect, test } from 'vitest';
import type { Condition, Value } from '../model.ts';
import { readArea } from '../testing/testing.ts';
import { find, holds, holdsOn } from './holds.ts';

const conditions = (text: string): readonly Condition[] =>
  readArea(`SeizeIf ${text}`, { syntax: true }).area.attributes.conditions.get('SeizeIf')!;
const one = (text: string): Condition => conditions(text)[0]!;
const fulfil = (text: string, ...values: readonly (Value | undefined)[]): boolean[] =>
  values.map((value) => holds(one(text), value));

test('[CGS-SC-4] [CGS-LANG-12] [CGS-LANG-13] [CGS-EVAL-1] a path without a dot sees the global, with one the member', () => {
  const card = readArea('Name 1 AdventureResources Name 2 EraCosts Other 3', { syntax: true }).area
    .attributes;
  expect(find(card, one('Name = 1'))).toBe(1);
  expect(find(card, one('AR.Name = 1'))).toBe(2);
  expect(find(card, one('AdventureResources.Name = 1'))).toBe(2);
  expect(find(card, one('Other = 1'))).toBeUndefined();
  expect(find(card, one('ER.Other = 1'))).toBeUndefined();
  expect(find(card, one('name = 1'))).toBeUndefined();
});

test('[CGS-EVAL-2] [CGS-LANG-17] [CGS-LANG-18] [CGS-R-29] < is at most, > is at least', () => {
  expect(fulfil('Hull < 2', 1, 2, 3)).toEqual([true, true, false]);
  expect(fulfil('Hull > 2', 1, 2, 3)).toEqual([false, true, true]);
  expect(fulfil('Hull = 2', 1, 2, 3)).toEqual([false, true, false]);
});

test('[CGS-EVAL-2] [CGS-LANG-19] = holds for one of several elements', () => {
  expect(fulfil('Hull = 1/3', 1, 2, 3)).toEqual([true, false, true]);
  expect(fulfil('Subtype = "Ship"/"Raft"', 'Ship', 'Raft', 'ship', 'Ship/Raft')).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[CGS-EVAL-2] [CGS-R-24] numbers and texts never match', () => {
  expect(fulfil('Hull = 2', '2')).toEqual([false]);
  expect(fulfil('Hull > 2', '3')).toEqual([false]);
  expect(fulfil('Hull = "2"', 2)).toEqual([false]);
});

test('[CGS-EVAL-2] [CGS-LANG-5] [CGS-R-23] what is absent fails, except where supports are accepted', () => {
  expect(fulfil('Hull < 2', undefined)).toEqual([false]);
  expect(holds(one('Hull < 2'), undefined, true)).toBe(true);
});

test('[CGS-LANG-21] [CGS-R-119] a list holds if all of it holds', () => {
  const { attributes } = readArea('Subtype "Ship" AR Hull 2', { syntax: true }).area;
  expect(holdsOn(conditions('AR.Hull > 2 Subtype = "Ship"'), attributes)).toBe(true);
  expect(holdsOn(conditions('AR.Hull > 3 Subtype = "Ship"'), attributes)).toBe(false);
  expect(holdsOn(conditions('AR.Hull > 2 AR.Iron > 1'), attributes)).toBe(false);
  expect(holdsOn(conditions('AR.Hull > 2 AR.Iron > 1'), attributes, true)).toBe(true);
});
