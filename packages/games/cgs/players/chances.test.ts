import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type CgsState, cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { cgsChances } from './chances.ts';

const luck = new FastLuck(5);
const chancesOf = (state: CgsState): readonly number[] => cgsChances()(state, luck);
const sumOf = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

test('chances add up to one, and asking for them plays nothing', () => {
  const state = trial('turn a | ops a 31,8,9 | ops b 8,10').state as CgsState;
  const before = cgs.notation.makePosition(state);
  const chances = chancesOf(state);
  expect(sumOf(chances)).toBeCloseTo(1, 9);
  expect(chancesOf(state)).toEqual(chances);
  expect(cgs.notation.makePosition(state)).toBe(before);
});

test('whoever has built more is the likelier winner, and once it is over the winner is certain', () => {
  const state = trial('turn b | site a 2 | ops a 8 | ops b 8').state as CgsState;
  const [ahead = 0, behind = 0] = chancesOf(state);
  expect(ahead).toBeGreaterThan(behind);
  const list = moveList(cgs);
  for (let step = 0; step < 2000 && cgs.outcome(state) === undefined; step++) {
    const seat = lowestBit(cgs.toAct(state));
    const count = cgs.legal(state, seat, list);
    play(state, seat, list[luck.below(count)]!, luck, undefined);
  }
  const winners = cgs.outcome(state)?.winners ?? [];
  const certain = chancesOf(state);
  expect(sumOf(certain)).toBeCloseTo(1, 9);
  for (const seat of winners) expect(certain[seat]).toBe(1 / winners.length);
});

test('CGS-EOE-2 points are worth nothing in an era that nobody will win', () => {
  const cards = [
    '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
    '2 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
  ];
  const state = trial('turn a | ground b 1 | hero b 1 | site a 2', { pack: packOf({ cards }) })
    .state as CgsState;
  const [ahead = 0, behind = 0] = chancesOf(state);
  expect(ahead).toBeCloseTo(behind, 9);
});
