/** Several people as one player: who gets which card, who leaves, and groups that change between eras. */
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const PAIR = { seats: 3, options: { groups: '1,2' } };

test('CGS-GRP-2, CGS-DEAL-2: the cards of a player are dealt on to all of his persons, one at a time', () => {
  const pack = {
    text: packOf({ cards: ['1 Field Type "Adventure" Roleplay "Battle"'], eras: { One: ['1 x14'] } }),
  };
  const s = scene(cgs, { seats: 5, options: { pack, groups: '3,2', first: 'a' } });
  expect(s.view('table').ops.map((ops) => ops.length)).toEqual([3, 2, 2, 4, 3]);
});

test('CGS-GRP-6, CGS-GRP-3: what the persons of a group have played counts together', () => {
  const s = trial('turn b | ground b1 35,36,38 | ground b2 39 | hero b 35', PAIR);
  expect(s.view(0).standing).toMatchObject({ covers: [false, true], winner: 1 });
  s.play('1: end adventure', '0: agree');
  expect(fields(s, 'site', 'wreck')).toEqual(['site b 35', 'wreck b 36,38,39']);
  const battle = trial('turn a | ground a1 40 | ground a2 9 | ground b 39 | hero a 40', {
    seats: 3,
    options: { groups: '2,1' },
  });
  battle.play('0: end adventure', '2: agree');
  expect(fields(battle, 'site', 'wreck')).toEqual(['site a 40', 'wreck a 9', 'wreck b 39']);
});

test('CGS-R-75: what a person seizes, reuses or diverts is his; what is disabled or returned goes to whoever played it', () => {
  const seized = trial('turn b | ops a 9 | ops b2 16 | ground a 40 | hero a 40', PAIR);
  expect(fields(seized.play('2: play 16', '2: seize a:9'), 'ops')).toEqual(['ops b2 9']);
  const reused = trial('turn b | ops b2 25 | ground a 40 | hero a 40 | wreck a 9', PAIR);
  expect(fields(reused.play('2: play 25', '2: reuse a:9'), 'ops')).toEqual(['ops b2 9']);
  const disabled = trial('turn a | ground a 40,13 | ground b2 12 | hero a 40 | pending a 13', PAIR);
  expect(fields(disabled.play('disable b2:12'), 'ops')).toEqual(['ops b2 12!']);
  const recovered = trial('turn b | ops b1 20 | ground a 40 | ground b2 12 | hero a 40', PAIR);
  expect(fields(recovered.play('1: play 20', '1: recover b2:12'), 'ops')).toEqual(['ops b2 12']);
  const rewound = trial('turn b | ops b1 4 | ground a 40 | ground b2 12 | hero a 40 | common 21', PAIR);
  expect(fields(rewound.play('1: play 4'), 'ops')).toEqual(['ops a 40', 'ops b2 12']);
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Competition" AdventureCommonCosts Q 9',
      '11 Thing Type "Support" Mark 1',
      '12 Lure Type "Support" DivertIf1 Mark = 1',
    ],
  });
  const diverted = trial('turn b | ground a 1,11 | ground b1 12 | hero a 1 | pending b 12', {
    ...PAIR,
    pack,
  });
  expect(fields(diverted.play('2: divert a:11'), 'ground')).toEqual([
    'ground a 1',
    'ground b1 12',
    'ground b2 11',
  ]);
  expect(fields(diverted.play('2: end adventure', '0: agree'), 'ops')).toEqual([
    'ops a 1',
    'ops b1 12',
    'ops b2 11',
  ]);
});

test('CGS-R-75, CGS-CLAIM-3: claimed cards are dealt to the persons in order', () => {
  const pack = packOf({
    cards: [
      '1 Field Type "Adventure" Affiliation "Red" Roleplay "Battle"',
      '2 Flag Type "Support" Affiliation "Red"',
    ],
    head: ['affiliations: Red'],
  });
  const s = trial('phase claim | first b | ops a 1*2,2', { ...PAIR, pack }).play('1: claim Red');
  expect(fields(s, 'ops')).toEqual(['ops b1 1,2', 'ops b2 1']);
});

test('CGS-R-162: when a person leaves a group, their cards are dealt to the others in order, and what they played stays', () => {
  const s = trial(
    'turn a | ops a1 7,8,9 | ops a2 10 | ops b 12 | ground a1 2,11 | hero a 2 | offers a1:7>b:12',
    {
      seats: 4,
      options: { groups: '3,1' },
    },
  );
  s.play('0: resign');
  expect(fields(s, 'turn', 'ops', 'ground', 'hero', 'offers', 'gone').join(' | ')).toBe(
    'turn a | ops a2 7,9,10 | ops a3 8 | ops b 12 | ground a2 2,11 | hero a 2 | gone a1',
  );
  s.play('2: end adventure', '3: agree');
  expect(fields(s, 'ops')).toEqual(['ops a2 2,7,9,10,11', 'ops a3 8', 'ops b 12']);
});

const ERAS = packOf({
  cards: [
    '1 Keep Type "Adventure" Roleplay "Battle" MultiEra "Yes" AdventureCommonCosts Q 1 EraResources Coin 2',
    '2 Oar Type "Support" AdventureResources Q 1',
  ],
  eras: { One: ['1', '2 x6'], Two: ['2 x6'] },
});
const CHANGING = { pack: ERAS, seats: 4, options: { groups: '2,1,1/1,2,1' } };

test('CGS-GRP-5, CGS-R-139, CGS-R-168: a person who changes groups plays for another player, whose eras and buildsite stay with that player', () => {
  const s = trial('turn a | ops a1 2 | ops b 2 | site b 1', CHANGING);
  s.play('0: end era', '2: agree', '3: agree');
  expect(fields(s, 'era', 'first', 'site', 'wins')).toEqual(['era 2', 'first b', 'site b 1', 'wins b 1']);
  s.play('0: ready', '1: ready', '2: ready', '3: ready');
  expect(s.toAct()).toEqual([1, 2]);
  expect(s.view('table').ops.map((ops) => ops.length)).toEqual([2, 1, 1, 2]);
  s.play('1: end era', '0: agree', '3: agree');
  expect(s.outcome()).toMatchObject({ winners: [1, 2], scores: [0, 2, 2, 0] });
});

test('CGS-R-168, CGS-GRP-5: a player who was out comes back with the person the next era assigns', () => {
  const s = trial('turn a | ops a1 2 | ops b 2 | site b 1 | wins b 1 | latest b 1', CHANGING);
  s.play('2: resign');
  expect(fields(s, 'site', 'gone')).toEqual(['gone b']);
  s.play('0: end era', '3: agree');
  expect(fields(s, 'era', 'gone', 'wins b')).toEqual(['era 2', 'wins b 1', 'gone b2']);
  expect(trial(s.position(), CHANGING).position()).toBe(s.position());
  s.play('0: ready', '1: ready', '3: ready');
  expect(s.view('table').ops.map((ops) => ops.length)).toEqual([2, 2, 0, 2]);
  s.play('pass', 'pass');
  expect(s.toAct()).toEqual([1]);
});
