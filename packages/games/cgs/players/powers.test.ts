/** When powers are used on the player who would win, and when shields and guards are played. */
import { expect, test } from 'vitest';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { given } from '../src/state/given.testing.ts';
import type { CgsState } from '../src/types.ts';
import { guardFor, lootFor, shieldFor, strikeFor } from './powers.ts';
import { movesBy } from './testing/moves.ts';

const PACK = packOf({
  cards: [
    '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 2 EraResources Sway 8',
    '2 Race Type "Adventure" Roleplay "Competition" AdventureCommonCosts Q 2 EraResources Sway 8',
    '3 Dig Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Q 2',
    '11 Pair Type "Support" Mark 1 AdventureResources Q 2 EraCosts Sway 1',
    '12 Other pair Type "Support" AdventureResources Q 2 EraCosts Sway 1',
    '13 Share Type "Support" StockHolding 3 Mark 1 AdventureResources Q 1 EraResources Coin 1',
    '14 Wall Type "Support" AdventureCommonCosts Q 9',
    '21 Blow Type "Support" Kind 1 DisableIf1 Mark = 1 EraCosts Sway 1',
    '22 Dear blow Type "Support" Kind 1 DisableIf1 Mark = 1 EraCosts Sway 9',
    '23 Lure Type "Support" Kind 1 DivertIf1 Mark = 1 EraCosts Sway 1',
    '24 Stop Type "Support" Kind 2 Freeze "Yes"',
    '31 Shield Type "Support" ImmuneIf1 Kind = 1 EraCosts Sway 1',
    '32 Cold shield Type "Support" ImmuneIf1 Kind = 2 EraCosts Sway 1',
    '33 Hook Type "Support" Recover1 "Yes" EraCosts Sway 1',
    '35 Twin shield Type "Support" ImmuneIf1 Kind = 1 EraCosts Sway 1',
    '36 Broad shield Type "Support" ImmuneIf1 Kind > 0 EraCosts Sway 1',
    '37 Dear shield Type "Support" ImmuneIf1 Kind = 1 EraCosts Sway 9',
    '34 Truce Type "Support" FreezeAdventureCommonCosts "Yes" EraCosts Sway 1',
  ],
});

const stateAt = (position: string): CgsState => trial(position, { pack: PACK }).state as CgsState;

const labelOf = ({ rules }: CgsState, design: number | undefined): string | undefined =>
  design === undefined ? undefined : rules.cards.designs[design]!.label;

const prizeOf = 8;
const strikeAt = (position: string): string | undefined => {
  const state = stateAt(position);
  return labelOf(state, strikeFor(state, 1, prizeOf));
};
const lootAt = (position: string): string | undefined => {
  const state = stateAt(position);
  return labelOf(state, lootFor(state, 1));
};
const shieldAt = (position: string): string | undefined => {
  const state = stateAt(position);
  return labelOf(state, shieldFor(state, 0));
};
const guardAt = (position: string, isStoppable: boolean, isBeatable = false): string | undefined => {
  const state = stateAt(position);
  return labelOf(state, guardFor(state, 0, { byObstacle: () => isStoppable, byStrength: () => isBeatable }));
};

test('CGS-CPOW-2: a power strikes the card without which the rival would not win', () => {
  expect(strikeAt('turn b | ops b 21 | ground a 1,11 | hero a 1')).toBe('21');
  // Nothing for it to hit: the cost is covered by another card.
  expect(strikeAt('turn b | ops b 21 | ground a 1,12 | hero a 1')).toBeUndefined();
  expect(strikeAt('turn b | ops b 21 | ground a 1,11,12 | hero a 1')).toBeUndefined();
});

test('a power is kept while the rival would not win, or would cover the costs again', () => {
  expect(strikeAt('turn b | ops b 21 | ground a 1,13 | hero a 1')).toBeUndefined();
  expect(strikeAt('turn b | ops a 12 | ops b 21 | ground a 1,11 | hero a 1')).toBeUndefined();
});

test('CGS-WRAP-5, CGS-WRAP-6: in a Competition a power comes home, so even a dear one is used', () => {
  expect(strikeAt('turn b | ops b 22 | ground a 1,11 | hero a 1')).toBeUndefined();
  expect(strikeAt('turn b | ops b 22 | ground a 2,11 | hero a 2')).toBe('22');
  expect(strikeAt('turn b | ops b 21,22 | ground a 1,11 | hero a 1')).toBe('21');
});

test('CGS-DIV-1, CGS-WRAP-4: in a Cooperation a power brings a rival’s holding over', () => {
  expect(lootAt('turn b | ops b 23 | ground a 3,13 | hero a 3')).toBe('23');
  expect(lootAt('turn b | ops b 21 | ground a 3,13 | hero a 3')).toBeUndefined();
  expect(lootAt('turn b | ops b 23 | ground a 3,11 | hero a 3')).toBeUndefined();
});

test('CGS-IMM-1, CGS-SPEC-2: a shield is laid against a power that would take the adventure', () => {
  const struck = 'turn a | ground b 21 | hero a 1 | pending b 21';
  expect(shieldAt(`${struck} | ops a 31 | ground a 1,11`)).toBe('31');
  // It doesn't shield against this card, or the adventure is won anyway.
  expect(shieldAt(`${struck} | ops a 32 | ground a 1,11`)).toBeUndefined();
  expect(shieldAt(`${struck} | ops a 31 | ground a 1,11,12`)).toBeUndefined();
  expect(shieldAt(`${struck} | ops a 31 | ground a 1,12`)).toBeUndefined();
});

test('CGS-IMM-1: a shield that also keeps off other powers is saved, and twins take turns', () => {
  const struck = 'turn a | ground b 21 | hero a 1 | pending b 21 | ground a 1,11';
  expect(shieldAt(`${struck} | ops a 31,36`)).toBe('31');
  expect(shieldAt(`${struck} | ops a 35,36`)).toBe('35');
  const state = stateAt(`${struck} | ops a 31,35`);
  const laid = [0, 1, 2].map((adventures) => {
    given(state, { adventures });
    return labelOf(state, shieldFor(state, 0));
  });
  expect(laid).toEqual(['31', '35', '31']);
});

test('CGS-R-121: in a Cooperation a shield is laid before a holding is diverted', () => {
  const struck = 'turn a | ground b 23 | hero a 3 | pending b 23';
  expect(shieldAt(`${struck} | ops a 31 | ground a 3,11,13`)).toBe('31');
  expect(shieldAt(`${struck} | ops a 33 | ground a 3,11,13`)).toBe('33');
  // What would be diverted isn't a holding, or the shield costs more than the holding.
  expect(shieldAt(`${struck} | ops a 31 | ground a 3,11`)).toBeUndefined();
  expect(shieldAt(`${struck} | ops a 37 | ground a 3,11,13`)).toBeUndefined();
});

test('CGS-REC-2: whoever can take back the card that would be hit needs no shield', () => {
  const struck = 'turn a | ground b 21 | hero a 1 | pending b 21';
  expect(shieldAt(`${struck} | ops a 33 | ground a 1,11`)).toBe('33');
  expect(
    shieldAt('turn a | ops a 11,33 | ground a 1 | ground b 24 | hero a 1 | pending b 24'),
  ).toBeUndefined();
});

test('CGS-FRZ-3, CGS-FRZ-4: a shield is laid against a Freeze by whoever could still cover the costs', () => {
  const frozen = 'turn a | ground b 24 | hero a 1 | pending b 24';
  expect(shieldAt(`${frozen} | ops a 11,32 | ground a 1`)).toBe('32');
  expect(shieldAt(`${frozen} | ops a 32 | ground a 1`)).toBeUndefined();
  expect(shieldAt(`${frozen} | ops a 32 | ground a 1,11`)).toBeUndefined();
});

test('CGS-FACC-2: costs are frozen before a rival adds an obstacle, and only then', () => {
  const open = 'turn a | ops a 34 | ground a 1,11 | hero a 1';
  expect(guardAt(open, true)).toBe('34');
  expect(guardAt(open, false)).toBeUndefined();
});

test('CGS-FRZ-2: a Freeze guards only what would be won', () => {
  expect(guardAt('turn a | ops a 24 | ground a 1,11 | hero a 1', true)).toBe('24');
  expect(guardAt('turn a | ops a 24 | ground a 1 | hero a 1', true)).toBeUndefined();
  // A rival who could outbid is a danger too; frozen costs don't stop them.
  expect(guardAt('turn a | ops a 24 | ground a 1,11 | hero a 1', false, true)).toBe('24');
  expect(guardAt('turn a | ops a 34 | ground a 1,11 | hero a 1', false, true)).toBeUndefined();
});

const movesFrom = (position: string): string[] => movesBy(stateAt(position));

test('CGS-IMM-1: the policy lays its shield and names the power', () => {
  expect(movesFrom('turn a | ops a 31 | ground a 1,11 | ground b 21 | hero a 1 | pending b 21')).toEqual([
    'play 31',
    'immune b:21',
    'pass',
  ]);
});

test('CGS-REC-2: the policy takes back the card that would be hit', () => {
  expect(
    movesFrom('turn a | ops a 33 | ground a 1,11 | ground b 21 | hero a 1 | pending b 21').slice(0, 2),
  ).toEqual(['play 33', 'recover 11']);
});

test('CGS-DIV-1: the policy brings a holding over, not what only covers costs', () => {
  expect(movesFrom('turn b | ground a 3,11,13 | ground b 23 | hero a 3 | pending b 23')[0]).toBe(
    'divert a:13',
  );
});

test('CGS-FRZ-3: the policy freezes an adventure that a rival could still take', () => {
  const leading = 'turn a | ops a 24 | ground a 1,11 | hero a 1';
  expect(movesFrom(`${leading} | ops b 12 | ground b 13`)[0]).toBe('play 24');
  // Too weak to take it, or not contending at all.
  expect(movesFrom(`${leading} | ground b 13`)[0]).not.toBe('play 24');
  expect(movesFrom(`${leading} | ops b 11,12`)[0]).not.toBe('play 24');
});

test('CGS-RPOW-1: the policy strikes, and a round later hits what counts most', () => {
  expect(movesFrom('turn b | ops b 21 | ground a 1,11 | hero a 1')).toEqual(['play 21', 'pass']);
  expect(movesFrom('turn b | ground a 1,11,13 | ground b 21 | hero a 1 | pending b 21')[0]).toBe(
    'disable a:11',
  );
});
