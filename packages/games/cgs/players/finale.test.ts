/** How bots reach a finale: paid for together, traded for, opened when nobody can stop it, and let go when beaten. */
import { expect, test } from 'vitest';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import type { CgsState } from '../src/types.ts';
import { finaleHope } from './finale.ts';
import { movesBy } from './testing/moves.ts';
import { readHands } from './worth.ts';

const STARRED = 'CommonBuildsite "Yes" AdventureCommonCosts P 1 Q 1 Feats Stars 1';
const PACK = packOf({
  cards: [
    `1 Beacons Type "Adventure" Roleplay "Cooperation" ${STARRED}`,
    `2 Panic Type "Adventure" Roleplay "Cataclysm" ${STARRED}`,
    '3 Orbit Type "Adventure" Roleplay "Epic" AdventureCommonCosts P 2 Q 2 PlayIfBuildsiteSum Feats.Stars > 2',
    '4 End Type "Adventure" Roleplay "Doomsday" AdventureCommonCosts P 1',
    '5 Shrine Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1 Feats Stars 1',
    '6 School Type "Adventure" Roleplay "Solo" AdventureCommonCosts P 1 Feats P 2',
    '11 Lamp Type "Support" AdventureResources P 1',
    '12 Boots Type "Support" AdventureResources Q 1',
    '13 Torch Type "Support" AdventureResources P 2',
    '14 Cart Type "Support" AdventureResources Q 2',
    '21 Fog Type "Support" AdventureCommonCosts Q 1',
    '22 Gust Type "Support" DisableIf1 AR.P > 2',
  ],
});
const SCORED = packOf({
  cards: [
    '1 Hill Type "Adventure" Roleplay "Solo" AdventureCommonCosts P 1 EraResources Sway 2',
    '2 Tower Type "Adventure" Roleplay "Solo" AdventureCommonCosts P 1 EraResources Sway 30',
    '11 Lamp Type "Support" AdventureResources P 1',
  ],
});

const stateOf = (position: string, seats = 3, pack = PACK): CgsState =>
  trial(position, { pack, seats }).state as CgsState;
const movesFrom = (position: string, seats = 3, pack = PACK): string[] =>
  movesBy(stateOf(position, seats, pack));

test('CGS-COOP-1: what no hand covers alone is opened, waited for and paid by those who can', () => {
  expect(movesFrom('turn a | ops a 1,11 | ops b 12 | ops c 12')).toEqual(['play 1', 'pass']);
  expect(movesFrom('turn a | ops a 1 | ops b 11 | ops c 12')).toEqual(['play 1', 'pass']);
  expect(movesFrom('turn b | ops a 11 | ops b 12 | ops c 21 | ground a 1 | hero a 1')[0]).toBe('play 12');
  // Nobody has the other half.
  expect(movesFrom('turn a | ops a 1,11 | ops b 11 | ops c 11')[0]).not.toBe('play 1');
  expect(movesFrom('turn b | ops a 11 | ops b 11 | ops c 21 | ground a 1 | hero a 1')).toEqual(['sit out']);
});

test('a Cataclysm that brings everybody nearer to the finale is opened where the table pays it', () => {
  expect(movesFrom('turn a | ops a 2,11 | ops b 12 | ops c 12')[0]).toBe('play 2');
  expect(movesFrom('turn a | ops a 2,11 | ops b 11 | ops c 11')[0]).not.toBe('play 2');
});

test('stars beyond those that open the finale are worth nothing', () => {
  expect(movesFrom('turn a | ops a 5,12 | ops b 12 | ops c 11')[0]).toBe('play 5');
  expect(movesFrom('turn a | ops a 5,12 | ops b 12 | ops c 11 | common 1,2')[0]).not.toBe('play 5');
});

test('CGS-EOE-3, -4: a Doomsday is paid by who opened it, stopped by who can, and not opened then', () => {
  expect(movesFrom('turn a | ops a 4,11 | ops b 12 | ops c 12')[0]).toBe('play 4');
  expect(movesFrom('turn a | ops a 11 | ground a 4 | hero a 4')[0]).toBe('play 11');
  expect(movesFrom('turn b | ops a 11 | ops b 21 | ground a 4 | hero a 4')[0]).toBe('play 21');
  expect(movesFrom('turn a | ops a 4,11 | ops b 21 | ops c 12')[0]).not.toBe('play 4');
});

test('an Epic that a rival can stop comes after everything else', () => {
  const open = (ops: string, rival: string) =>
    movesFrom(`turn a | ops a ${ops} | ops b ${rival} | ops c 11 | common 1,2`)[0];
  expect(open('3,6,11,13,14', '12')).toBe('play 3');
  expect(open('3,6,11,13,14', '21')).toBe('play 6');
  expect(open('3,13,14', '21')).toBe('play 3');
});

test('a hand is the nearer to its finale the less of it is missing', () => {
  const hope = (ops: string): number => {
    const state = stateOf(`turn a | ops a ${ops} | ops b 12 | ops c 12`);
    return finaleHope(state, readHands(state), 0);
  };
  expect(hope('3,13,14')).toBeGreaterThan(hope('3,13,12'));
  expect(hope('3,13,12')).toBeGreaterThan(hope('3,13'));
  expect(hope('13,14')).toBe(0);
});

test('among several, a player who cannot catch up any more opens nothing', () => {
  const beaten = 'turn a | ops a 1,11 | ops b 11 | ops c 11 | site b 2 | adventures 4';
  expect(movesFrom(beaten, 3, SCORED)).toEqual(['pass']);
  expect(movesFrom(beaten.replace('adventures 4', 'adventures 3'), 3, SCORED)[0]).toBe('play 1');
  expect(movesFrom(beaten.replace('site b 2 | ', ''), 3, SCORED)[0]).toBe('play 1');
});

test('in a finale a rival with a power waits until its hero has laid what it is for', () => {
  const rest = 'ops a 13,14 | ops c 11 | ground a 3 | hero a 3 | common 1,2';
  expect(movesFrom(`turn b | ops b 22 | ${rest}`)).toEqual(['pass']);
  expect(movesFrom(`turn b | ops b 11 | ${rest}`)).toEqual(['sit out']);
  expect(movesFrom('turn b | ops b 22 | ops a 14 | ops c 11 | ground a 3,13 | hero a 3')).not.toContain(
    'play 22',
  );
  expect(movesFrom('turn b | ops b 22 | ops c 11 | ground a 3,13,14 | hero a 3')[0]).toBe('play 22');
});

test('nobody asks for a draw before the first adventure', () => {
  const idle = 'turn a | ops a 5 | ops b 12 | ops c 12';
  expect(movesFrom(idle)).toEqual(['pass']);
  expect(movesFrom(`${idle} | adventures 1`)).toEqual(['end era']);
});
