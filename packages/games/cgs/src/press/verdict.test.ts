/** Why an era ended as it did, and what the table can say before it does. */
import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { packOf, trial } from '../scenarios/tarn.testing.ts';
import type { CgsState } from '../types.ts';
import { bringOfEnd, silenceOf } from './bring.ts';
import { eraEnds, eraVerdict } from './verdict.ts';

const PACK = packOf({
  cards: [
    '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
    '2 Doom Type "Adventure" Roleplay "Doomsday" AdventureCommonCosts Dam 2',
    '3 Crown Type "Adventure" Roleplay "Epic" AdventureCommonCosts Dam 2',
    '4 Mill Type "Adventure" Roleplay "Battle" EraResources Coin 9 EraCosts Fuel 1',
    '5 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
    '11 Wall Type "Support" AdventureResources Dam 2 EraCosts Coin 1',
    '13 Debt Type "Support" MustPlay "Yes"',
  ],
  eras: { Flood: ['1', '4-5 x4', '11-13 x4'], Finales: ['2-3', '4-5', '11-13 x4'] },
});
const at = (position: string, options: object = {}) => trial(position, { pack: PACK, options });
const stateOf = (position: string, options: object = {}): CgsState => at(position, options).state as CgsState;

test.each([
  ['a Cataclysm that was lost', 'era 1 | turn a | last Cataclysm lost a', 'cataclysm', 'CGS-EOE-2'],
  ['an Epic that nobody won', 'era 2 | turn a | last Epic lost a', 'epic-lost', 'CGS-EOE-2'],
  ['an Epic', 'era 2 | turn a | last Epic won b', 'epic', 'CGS-EOE-4'],
  ['a Doomsday', 'era 2 | turn a | last Doomsday won a', 'doomsday', 'CGS-EOE-4'],
  ['a Doomsday that was lost', 'era 2 | turn a | last Doomsday lost a', 'doomsday-lost', 'CGS-EOE-3'],
  ['no finale', 'era 2 | turn a | site a 5', 'no-finale', 'CGS-EOE-5'],
  ['points', 'turn a | site a 5', 'points', 'CGS-EOE-11'],
  ['equal points', 'turn a | site a 5 | site b 5', 'tied', 'CGS-EOE-11'],
  ['more points with a debt unpaid', 'turn a | site a 4 | site b 5', 'unpaid', 'CGS-EOE-10'],
  ['more points with a card unplayed', 'turn a | site a 5 | ops a 13', 'unplayed', 'CGS-EOE-6'],
  ['debts of everybody', 'turn a | site a 4 | wreck b 11', 'nobody-paid', 'CGS-EOE-10'],
  ['a debt and a card unplayed', 'turn a | site a 4 | ops b 13', 'nobody-fit', 'CGS-R-97'],
])('CGS-R-94 an era is decided by %s', (_, position, code, clause) => {
  expect(eraVerdict(stateOf(position))).toEqual({ code, clause });
  expect(rulebook.all('CGS').some(({ id }) => id === clause)).toBe(true);
});

test('CGS-EOE-2 what the end of the adventure would bring, as it stands', () => {
  expect(bringOfEnd(stateOf('turn a'))).toBeUndefined();
  const lost = 'era 1 | turn a | ground a 1 | hero a 1';
  expect(bringOfEnd(stateOf(lost))).toMatchObject({ ends: 'era', winner: null, winners: [] });
  const won = 'era 1 | turn a | ground a 1,11 | hero a 1';
  expect(bringOfEnd(stateOf(won))).toMatchObject({ ends: 'adventure', winner: 0, winners: [] });
});

test('CGS-R-61 after how many quiet turns the table ends an adventure, and the era with it', () => {
  const quiet = (turns: number, more = '') =>
    silenceOf(stateOf(`turn a | ground a 1 | hero a 1 | quiet ${turns}${more}`));
  expect(quiet(0)).toMatchObject({ ends: 'era', winners: [], turns: 6, isSoon: false });
  expect(quiet(3)).toMatchObject({ turns: 3, isSoon: false });
  expect(quiet(4)).toMatchObject({ turns: 2, isSoon: true });
  // Turns of players who sit out are passed for them.
  expect(quiet(4, ' | out b')).toMatchObject({ ends: 'era', isSoon: true });
  const battle = 'turn a | ground a 5 | hero a 5 | quiet 4';
  expect(silenceOf(stateOf(battle))).toMatchObject({ ends: 'adventure', winner: null, isSoon: true });
  expect(silenceOf(stateOf(battle, { passCap: 0 }))).toBeUndefined();
  expect(silenceOf(stateOf('turn a | quiet 5'))).toMatchObject({ ends: 'era', turns: 1 });
});

test('CGS-R-56 a request that nobody answers with a card ends it within the round', () => {
  const asked = at('turn a | ground a 5 | hero a 5').play('end adventure', 'refuse', 'pass');
  expect(silenceOf(asked.state as CgsState)).toMatchObject({ ends: 'adventure', turns: 1, isSoon: true });
  const answering = at('turn a | ground a 5 | hero a 5').play('end adventure');
  expect(silenceOf(answering.state as CgsState)).toBeUndefined();
});

test('CGS-EOE-1, CGS-R-61 what can end an era besides a request', () => {
  const kinds = (position: string, options = {}) => eraEnds(stateOf(position, options));
  expect(kinds('turn a')).toEqual([
    { kind: 'passCap', count: 3 },
    { kind: 'idleCap', count: 6 },
    { kind: 'cataclysm' },
  ]);
  expect(kinds('era 2 | turn a', { passCap: 0, idleCap: 0, adventureCap: 5 })).toEqual([
    { kind: 'adventureCap', count: 5 },
    { kind: 'finale' },
  ]);
});
