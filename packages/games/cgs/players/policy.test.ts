/** What the policy does where it could easily be blind: cards to get rid of, ties, and cards in wreckages. */
import { expect, test } from 'vitest';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import type { CgsState } from '../src/types.ts';
import { movesBy } from './testing/moves.ts';

const PACK = packOf({
  cards: [
    '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 4 EraResources Sway 6',
    '3 Saga Type "Adventure" Roleplay "Epic" AdventureCommonCosts Q 2',
    '4 Fair Type "Adventure" Roleplay "Cooperation" StockOffering 4 AdventureCommonCosts Q 2',
    '5 Dam Type "Adventure" Roleplay "Obstruction" AdventureCommonCosts Q 4 EraResources Sway 6',
    '11 Pair Type "Support" AdventureResources Q 2 EraCosts Sway 1',
    '12 Other pair Type "Support" AdventureResources Q 2 EraCosts Sway 1',
    '13 One Type "Support" AdventureResources Q 1 EraCosts Sway 1',
    '21 Burden Type "Support" MustPlay "Yes" AdventureResources P 1',
    '31 Big share Type "Support" StockHolding 2 AdventureResources P 1 EraResources Sway 1',
    '32 Small share Type "Support" StockHolding 1 AdventureResources P 1 EraResources Sway 1',
    '33 Loose leaf Type "Support" AdventureResources P 1 EraCosts Sway 1',
    '41 Picker Type "Support" Reuse 2 EraCosts Sway 1',
  ],
});

const movesFrom = (position: string): string[] => movesBy(trial(position, { pack: PACK }).state as CgsState);

test('CGS-MUST-2: a hero who opened an adventure to be rid of a card stays until it lies there', () => {
  expect(movesFrom('turn a | ops a 1,21')).toEqual(['play 1', 'pass']);
  expect(movesFrom('turn a | ops a 21 | ground a 1 | hero a 1 | out b')).toContain('play 21');
});

test('CGS-WIN-3, CGS-EOE-2: a rival ties an Epic that would otherwise be won', () => {
  expect(movesFrom('turn b | ops b 11,13 | ground a 3,12,13 | hero a 3')[0]).toBe('play 11');
  // One point short of a tie is still a loss.
  expect(movesFrom('turn b | ops b 11 | ground a 3,12,13 | hero a 3')).toEqual(['sit out']);
});

test('CGS-REU-2, CGS-STH-2: in a Cooperation holdings are fetched from a wreckage', () => {
  const wreck = 'ops b 41 | wreck a 31,32,33';
  expect(movesFrom(`turn b | ground a 4,11 | hero a 4 | ${wreck}`).slice(0, 3)).toEqual([
    'play 41',
    'reuse a:31',
    'reuse a:32',
  ]);
  expect(movesFrom(`turn b | ground a 5,11,12 | hero a 5 | ${wreck}`)).toEqual(['sit out']);
});
