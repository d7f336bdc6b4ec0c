import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { packOf, trial } from '../scenarios/tarn.testing.ts';
import type { CgsState } from '../types.ts';
import { isEmptyEffect, isLockedOut, outlookAfter, outlookOf } from './outlook.ts';

/** Tarn is open: research 2, capacity 1, fire 2, range 1. */
const TARN = 'turn a | ground a 2 | hero a 2';
const stateOf = (position: string): CgsState => trial(position).state as CgsState;
const reachOf = (state: CgsState, player: number): Record<string, number> => {
  const reach = outlookOf(state).reach[player] ?? [];
  return Object.fromEntries(
    state.rules.cards.names.flatMap((name, i) => (reach[i] ? [[name, reach[i]]] : [])),
  );
};

test('CGS-PSUP-7 what a player could still add counts each number once', () => {
  const state = stateOf(`${TARN} | ops a 8*2,9 | ops b 10,11`);
  expect(reachOf(state, 0)).toEqual({ StarshipFlyRange: 1, StarshipFirePower: 2 });
  expect(reachOf(state, 1)).toEqual({ HelionResearch: 2 });
});

test('cards that are barred, gated or blocked by a playground add nothing', () => {
  expect(reachOf(stateOf(`${TARN} | ops a 9!,3`), 0)).toEqual({});
  expect(reachOf(stateOf(`turn a | ground a 2,8 | hero a 2 | ops a 8,9`), 0)).toEqual({
    StarshipFirePower: 2,
  });
});

test('a player who cannot cover some cost with everything he has is locked out', () => {
  const all = outlookOf(stateOf(`${TARN} | ops a 7,8,9,10,11 | ops b 7,8,9,10`));
  expect([isLockedOut(all, 0), isLockedOut(all, 1)]).toEqual([false, true]);
});

test('how it would stand after a card, and nothing is played by asking', () => {
  const state = stateOf(`${TARN} | ops a 9`);
  const before = cgs.notation.makePosition(state);
  const [move] = [cgs.notation.parseMove(state, 0, 'play 9')];
  if (!move?.ok) throw new Error('no move');
  const after = outlookAfter(state, 0, move.value);
  const fire = state.rules.cards.names.indexOf('StarshipFirePower');
  expect(after?.adventure?.costs.find(({ name }) => name === fire)?.covered).toEqual([2, 0]);
  expect(cgs.notation.makePosition(state)).toBe(before);
});

test('CGS-R-21 an effect without a target is told before the card is played', () => {
  const pack = packOf({
    cards: [
      '1 Race Type "Adventure" Roleplay "Battle" AdventureCommonCosts Clay 3',
      '2 Spade Type "Support" AdventureResources Clay 1',
      '3 Thief Type "Support" SeizeIf1 AR.Clay > 1',
      '4 Trap Type "Support" WreckIf1 AR.Clay > 1',
    ],
  });
  const isEmpty = (card: number, rivals: string): boolean => {
    const state = trial(`turn a | ground a 1 | hero a 1 | ops a ${card} | ops b ${rivals}`, { pack })
      .state as CgsState;
    const move = cgs.notation.parseMove(state, 0, `play ${card}`);
    if (!move.ok) throw new Error('no move');
    return isEmptyEffect(state, 0, move.value);
  };
  expect(isEmpty(3, '4')).toBe(true);
  expect(isEmpty(3, '2')).toBe(false);
  // A card without an effect has nothing to miss; a power looks for its targets a round later.
  expect(isEmpty(2, '4')).toBe(false);
  expect(isEmpty(4, '3')).toBe(false);
});

test('CGS-COOP-2 in a cooperative adventure nobody is locked out by what the others can add', () => {
  const pack = packOf({
    cards: [
      '1 Dyke Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Clay 1 Rope 1',
      '2 Clay Type "Support" AdventureResources Clay 1',
      '3 Rope Type "Support" AdventureResources Rope 1',
    ],
  });
  const outlook = outlookOf(
    trial('turn a | ground a 1 | hero a 1 | ops a 2 | ops b 3', { pack }).state as CgsState,
  );
  expect([isLockedOut(outlook, 0), isLockedOut(outlook, 1)]).toEqual([false, false]);
  const alone = outlookOf(trial('turn a | ground a 1 | hero a 1 | ops a 2', { pack }).state as CgsState);
  expect([isLockedOut(alone, 0), isLockedOut(alone, 1)]).toEqual([true, true]);
});
