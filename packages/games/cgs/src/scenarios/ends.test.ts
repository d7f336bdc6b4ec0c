/** How adventures and eras end: arithmetic, wrap-up, points. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { fields, packOf, trial } from './tarn.testing.ts';

test('[CGS-SC-11] CGS-IND-1, CGS-IND-2, CGS-WIN-2, CGS-EOA-2, CGS-EOA-3, CGS-EOE-7, CGS-EOE-8, CGS-EOE-9, CGS-VP-1: Tarn is won with five supports', () => {
  const s = trial('turn a | ops a 2,7,8,9,10,11');
  s.play('play 2');
  for (const card of [7, 8, 9, 10, 11]) s.play('pass', 'pass', `play ${card}`);
  expect(s.view(0).standing).toMatchObject({ covers: [true, false], overflow: [6, 0] });
  s.play('end adventure', 'agree');
  expect(fields(s, 'turn', 'site', 'wreck')).toEqual(['turn b', 'site a 2', 'wreck a 7,8,9,10,11']);
  const [, required, covered] = s.view(0).eras[0].bill[0];
  expect([required, covered, s.view(0).eras[0].points]).toEqual([5, 7, 2]);
});

test('[CGS-SC-12] CGS-WIN-2, CGS-WIN-3, CGS-WRAP-5, CGS-WRAP-6, CGS-WRAP-7, CGS-WRAP-3: a contested Competition goes to the higher overflow, and an equal one to nobody', () => {
  const contested = (ship: number) =>
    trial(`turn a | step adventure | ground a 2,7,8,9,10,11 | ground b ${ship},8,9,10,11 | hero a 2`).play(
      'end adventure',
      'agree',
    );
  expect(fields(contested(12), 'site', 'wreck', 'ops')).toEqual([
    'ops a 7,8,9,10,11',
    'site b 2',
    'wreck b 8,9,10,11,12',
  ]);
  expect(fields(contested(7), 'site', 'wreck', 'ops')).toEqual(['ops a 2,7,8,9,10,11', 'ops b 7,8,9,10,11']);
});

test('[CGS-SC-18] CGS-AC-1, CGS-ACC-1, CGS-IND-1, CGS-EOA-3, CGS-R-49, CGS-WIN-5, CGS-R-50, CGS-COST-2: costs on one’s own supports must be covered too', () => {
  const at = (ground: string) =>
    trial(`turn a | step adventure | ground a 35,${ground} | hero a 35`).play('end adventure', 'agree');
  expect(trial('turn a | ops a 37 | ground a 35,36 | hero a 35').legal()).toContain('play 37');
  expect(fields(at('36,37'), 'site', 'wreck', 'ops')).toEqual(['ops a 35', 'wreck a 36,37']);
  expect(fields(at('36,38,39'), 'site', 'wreck')).toEqual(['site a 35', 'wreck a 36,38,39']);
});

const STOCK = packOf({
  cards: [
    '1 Venture Type "Adventure" Roleplay "Cooperation" StockOffering 5 AdventureCommonCosts Q 1',
    '2 Free venture Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Q 1',
    '3 Fight Type "Adventure" Roleplay "Battle" StockOffering 1 AdventureCommonCosts Q 9',
    '11 Three Type "Support" StockHolding 3 EraResources Coin 1',
    '12 One Type "Support" StockHolding 1',
    '13 Other three Type "Support" StockHolding 3 AdventureResources Q 1',
    '14 Two Type "Support" StockHolding 2',
  ],
});

test('[CGS-SC-26] CGS-STH-1, CGS-STH-2, CGS-STH-3, CGS-STO-1, CGS-PSUP-4, CGS-R-87: the last holding may overshoot the offering', () => {
  const s = trial('turn a | ops a 13 | ops b 14 | ground a 1,11 | ground b 12 | hero a 1', { pack: STOCK });
  s.play('play 13', 'pass');
  expect(s.refused('play 14')).toEqual(refuse('offering-full', 'CGS-STH-2'));
});

test('CGS-R-88, CGS-R-89, CGS-R-90, CGS-WRAP-4, CGS-VP-1: holdings reach buildsites only from cooperative adventures that are won', () => {
  const free = trial('turn a | ops a 14 | ground a 2,11,13 | ground b 12 | hero a 2', { pack: STOCK });
  expect(free.legal()).toContain('play 14');
  free.play('end adventure', 'agree');
  expect(fields(free, 'site', 'wreck')).toEqual(['site a 2,11,13', 'site b 12']);
  expect(free.view(0).eras.map(({ points }) => points)).toEqual([7, 1]);
  const battle = trial('turn a | ops a 14 | ground a 3,11 | ground b 12 | hero a 3', { pack: STOCK });
  expect(battle.legal()).toContain('play 14');
  battle.play('end adventure', 'agree');
  expect(fields(battle, 'site', 'wreck', 'ops')).toEqual(['ops a 3,14', 'wreck a 11', 'wreck b 12']);
});

test('[CGS-SC-28] CGS-PADV-6, CGS-WIN-6, CGS-R-51, CGS-R-53, CGS-R-54, CGS-R-52: a Solo is laid card by card and resolved at once', () => {
  const won = trial('turn a | ops a 8,31 | ops b 9').play('play 31', 'add 8');
  expect(won.toAct()).toEqual([0]);
  won.play('close');
  expect(fields(won, 'turn', 'site', 'wreck')).toEqual(['turn b', 'site a 31', 'wreck a 8']);
  const lost = trial('turn a | ops a 31').play('play 31', 'close');
  expect(fields(lost, 'turn', 'ops')).toEqual(['turn b', 'ops a 31']);
  const pack = packOf({
    cards: [
      '1 Picky Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 2 AcceptSupportIf1 Q < 0 AR.Q > 2',
      '11 Small Type "Support" AdventureResources Q 1',
      '12 Way back Type "Support" RewindAdventure "Yes" AdventureResources Q 3',
    ],
  });
  const picky = trial('turn a | ops a 1,11,12', { pack }).play('play 1');
  expect(picky.refused('add 11')).toEqual(refuse('not-accepted', 'CGS-ASI-1'));
  expect(picky.refused('add 12')).toEqual(refuse('rewind-in-solo', 'CGS-R-52'));
  expect(picky.refused('pass')).toEqual(refuse('finish-first', 'CGS-PADV-6'));
  expect(picky.legal()).toEqual(['close']);
});

test('CGS-R-52: the effects of a Solo batch follow in its order, and powers never act', () => {
  const pack = packOf({
    cards: [
      '1 Raid Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 4',
      '11 Hook Type "Support" Recover1 "Yes" AdventureResources Q 2',
      '12 Crew Type "Support" Reuse 1 AdventureResources Q 2',
      '13 Bolt Type "Support" AdventureResources Q 1',
      '14 Blow Type "Support" DisableIf1 AR.Q > 0 AdventureResources Q 1',
    ],
  });
  const s = trial('turn a | ops a 1,11,12,13,14 | wreck b 13', { pack });
  s.play('play 1', 'add 12', 'add 13', 'add 11', 'add 14', 'close');
  expect(fields(s, 'doing', 'pending')).toEqual(['doing reuse a 12 left 1 then 11']);
  s.play('reuse b:13');
  expect(fields(s, 'doing')).toEqual(['doing recover a 11']);
  s.play('recover 13');
  expect(fields(s, 'turn', 'site', 'wreck', 'ops')).toEqual([
    'turn b',
    'ops a 13*2',
    'site a 1',
    'wreck a 11,12,14',
  ]);
});

test('[CGS-SC-62] CGS-R-51, CGS-R-54, CGS-PADV-6: in a Solo a card with costs comes before what covers them', () => {
  const s = trial('turn a | ops a 32,33,34').play('play 32');
  expect(s.refused('add 33')).toEqual(refuse('covers-nothing', 'CGS-R-51'));
  expect(fields(s, 'doing')).toEqual(['doing batch a']);
  s.play('add 34', 'add 33', 'close');
  expect(fields(s, 'site', 'wreck')).toEqual(['site a 32', 'wreck a 33,34']);
});

const FINALES = packOf({
  cards: [
    '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
    '2 Doom Type "Adventure" Roleplay "Doomsday" AdventureCommonCosts Dam 2',
    '3 Crown Type "Adventure" Roleplay "Epic" AdventureCommonCosts Dam 2',
    '11 Wall Type "Support" AdventureResources Dam 2 EraCosts Coin 1',
    '12 Half wall Type "Support" AdventureResources Dam 1 EraCosts Coin 1',
    '13 Debt Type "Support" MustPlay "Yes"',
  ],
  eras: { Flood: ['1', '11-13 x4'], Doom: ['2', '11-13 x4'], Crown: ['3', '11-13 x4'] },
});
const finale = (position: string, more: object = {}) => trial(position, { pack: FINALES, ...more });

test('[CGS-SC-29] CGS-WRAP-1, CGS-EOE-1, CGS-EOE-2, CGS-ROLE-5, CGS-WIN-4, CGS-R-103: a lost Cataclysm ends the era for nobody', () => {
  const lost = finale('turn a | step adventure | ground a 1,12 | ground b 13 | hero a 1').play(
    'end adventure',
    'agree',
  );
  expect(fields(lost, 'era', 'phase', 'wins', 'wreck')).toEqual(['era 2', 'phase study']);
  const won = finale('turn a | step adventure | ground a 1,12 | ground b 12 | hero a 1').play(
    'end adventure',
    'agree',
  );
  expect(fields(won, 'turn', 'site', 'wreck', 'last')).toEqual([
    'turn b',
    'site a 1',
    'wreck a 12',
    'wreck b 12',
    'last Cataclysm won a',
  ]);
});

test('[CGS-SC-30] CGS-EOE-3, CGS-EOE-6, CGS-R-91, CGS-MUST-1, CGS-MUST-2, CGS-WRAP-2: a lost Doomsday is won by the competitors who hold no card they had to play', () => {
  const position = 'era 2 | turn a | step adventure | ops d 13 | ground a 2 | hero a 2';
  const s = finale(position, { seats: 4 }).play('end adventure', '1: agree', '2: agree', '3: agree');
  expect(fields(s, 'wins')).toEqual(['wins b 1', 'wins c 1']);
  const off = finale(position, { seats: 4, options: { mustPlayBeatsFinale: false } });
  off.play('end adventure', '1: agree', '2: agree', '3: agree');
  expect(fields(off, 'wins')).toEqual(['wins b 1', 'wins c 1', 'wins d 1']);
});

test('CGS-EOE-4, CGS-EOE-2, CGS-R-100, CGS-R-94, CGS-ROLE-3, CGS-WRAP-2: whoever wins a Doomsday or Epic wins the era', () => {
  const doom = finale('era 2 | turn a | step adventure | ground a 2,11 | hero a 2').play(
    'end adventure',
    'agree',
  );
  expect(fields(doom, 'wins', 'era')).toEqual(['era 3', 'wins a 1']);
  const epic = (b: string) =>
    finale(`era 3 | turn a | step adventure | ground a 3,12 | ground b ${b} | hero a 3`).play(
      'end adventure',
      'agree',
    );
  expect(epic('11').outcome()).toMatchObject({ winners: [1], scores: [0, 1] });
  expect(epic('12').outcome()).toMatchObject({
    winners: [],
    reasons: [{ code: 'no-era-won', clause: 'CGS-R-106' }],
  });
  expect(fields(epic('11'), 'phase', 'site')).toEqual(['phase over']);
});

test('[CGS-SC-31] CGS-EOE-5, CGS-R-95, CGS-R-98: an era with a finale that nobody played is won by nobody', () => {
  const s = finale('era 3 | turn a | ops a 3 | wreck b 11').play('end era', 'agree');
  expect(s.outcome()).toMatchObject({ winners: [], reasons: [{ code: 'no-era-won', clause: 'CGS-R-106' }] });
});

const BILLS = packOf({
  cards: [
    '1 Mill Type "Adventure" Roleplay "Battle" EraResources Coin 9 EraCosts Fuel 1',
    '2 Barn Type "Adventure" Roleplay "Battle" EraResources Coin 4',
    '3 Hall Type "Adventure" Roleplay "Battle" CommonBuildsite "Yes" EraResources Coin 99 EraCosts Coin 5',
    '4 Well Type "Adventure" Roleplay "Battle" EraResources Coin 4',
    '11 Loan Type "Support" EraCosts Coin 1',
    '12 Debt Type "Support" MustPlay "Yes"',
  ],
});

test('[CGS-SC-32] CGS-EOE-10, CGS-EOE-11, CGS-EOE-13, CGS-EC-1, CGS-ER-1, CGS-R-92, CGS-R-96, CGS-R-132, CGS-EOE-7, CGS-EOE-9: points count only with covered costs', () => {
  const ended = (position: string) =>
    trial(`turn a | ${position} | common 3`, { pack: BILLS, seats: 3 }).play(
      'end era',
      '1: agree',
      '2: agree',
    );
  expect(fields(ended('site a 1 | site b 2 | ops c 11'), 'wins')).toEqual(['wins b 1']);
  expect(fields(ended('site a 1 | site b 2 | site c 4'), 'wins')).toEqual(['wins b 1', 'wins c 1']);
  expect(fields(ended('site b 2 | site c 4 | wreck c 11'), 'wins')).toEqual(['wins b 1']);
});

test('CGS-R-97, CGS-EOE-12: with nobody eligible nobody wins, and with all equal everybody', () => {
  const nobody = trial('turn a | ops a 12 | wreck b 11', { pack: BILLS }).play('end era', 'agree');
  expect(nobody.outcome()).toMatchObject({ winners: [], scores: [0, 0] });
  const all = trial('turn a', { pack: BILLS }).play('end era', 'agree');
  expect(all.outcome()).toMatchObject({ winners: [], scores: [1, 1], reasons: [{ code: 'shared' }] });
});

test('[CGS-SC-35] CGS-COOP-1, CGS-COOP-2, CGS-COOP-3, CGS-AR-1, CGS-AR-2, CGS-R-40, CGS-R-48, CGS-FEAT-1, CGS-FEAT-2, CGS-FEAT-3, CGS-CBS-3, CGS-IND-1, CGS-IND-2, CGS-AC-1, CGS-ACC-1: all add up in a cooperative adventure', () => {
  const pack = packOf({
    cards: [
      '1 Bridge Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Wood 5 AdventureResources Wood 9 Feats Wood 7',
      '2 Left bank Type "Adventure" Roleplay "Battle" Feats Wood 1',
      '3 Right bank Type "Adventure" Roleplay "Battle" Feats Wood 1 Sign "Yes"',
      '4 Ford Type "Adventure" Roleplay "Battle" Feats Wood 1',
      '5 Raft Type "Adventure" Roleplay "Battle" AdventureCommonCosts Wood 5 AdventureResources Wood 4',
      '11 Beam Type "Support" AdventureResources Wood 3',
      '12 Nails Type "Support" AdventureCosts Wood 1 AdventureCommonCosts Wood 1',
    ],
  });
  const s = trial('turn a | ground a 1,11 | ground b 12 | hero a 1 | site a 2 | site b 3 | common 4', {
    pack,
  });
  expect(s.view(0).standing?.costs).toEqual([{ name: 0, required: [7, 7], covered: [6, 6] }]);
  const alone = trial('turn a | ground a 5,11 | ground b 12 | hero a 5 | site a 2 | site b 3 | common 4', {
    pack,
  });
  expect(alone.view(0).standing?.costs).toEqual([{ name: 0, required: [6, 7], covered: [9, 6] }]);
});

test('CGS-R-42, CGS-R-43, CGS-R-44, CGS-R-45, CGS-R-46, CGS-R-134, CGS-EOA-4: which names count for overflow', () => {
  const pack = packOf({
    cards: [
      '1 Empty Type "Adventure" Roleplay "Battle"',
      '2 Nought Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 0',
      '3 Tower Type "Adventure" Roleplay "Battle" Feats Q 1',
      '11 Own Type "Support" AdventureCosts R 1 AdventureResources R 2',
      '12 Two Type "Support" AdventureResources Q 2 R 5',
    ],
  });
  const standing = (position: string, options = {}) => trial(position, { pack, options }).view(0).standing;
  expect(standing('turn a | ground a 1,12 | hero a 1')).toMatchObject({ overflow: [0, 0], winner: null });
  expect(standing('turn a | ground a 1,11 | ground b 12 | hero a 1')).toMatchObject({
    overflow: [2, 0],
    winner: 0,
  });
  expect(standing('turn a | ground a 2 | hero a 2 | site b 3')).toMatchObject({
    overflow: [0, 1],
    winner: 1,
  });
  expect(standing('turn a | ground a 1,11 | hero a 1', { overflow: 'surplus' })).toMatchObject({
    overflow: [1, 0],
  });
});

test('[CGS-SC-63] CGS-R-145, CGS-INV-7, CGS-WIN-1, CGS-WIN-2, CGS-VP-1: sums of large numbers are exact', () => {
  const pack = packOf({
    cards: [
      '1 War Type "Adventure" Roleplay "Battle" AdventureCommonCosts Fire 999999999 EraResources Gold 999999999',
      '2 Peace Type "Adventure" Roleplay "Battle" EraResources Gold 999999999',
      '3 Truce Type "Adventure" Roleplay "Battle" EraResources Gold 999999999 EraCosts Gold 1',
      ...[11, 12, 13].map((n) => `${n} Gun Type "Support" AdventureResources Fire 999999999`),
    ],
  });
  const s = trial('turn a | ground a 1,11,12,13 | ground b 11,12 | hero a 1 | site b 1,2,3', { pack });
  expect(s.view(0).standing).toMatchObject({ overflow: [2999999997, 1999999998], winner: 0 });
  expect(s.view(0).eras[1].points).toBe(2999999996);
});

test('CGS-R-145, CGS-REU-1, CGS-STH-2: nine digits of Reuse and of a holding', () => {
  const pack = packOf({
    cards: [
      '1 Pier Type "Adventure" Roleplay "Cooperation" StockOffering 999999999',
      '11 Dredge Type "Support" Reuse 999999999',
      '12 Share Type "Support" StockHolding 999999998',
      '13 Stake Type "Support" StockHolding 999999999',
    ],
  });
  const s = trial('turn a | ops a 11 | ops b 13 | ground b 1,12 | hero b 1 | wreck b 12*2', { pack });
  s.play('play 11');
  expect(trial(s.position(), { pack }).position()).toBe(s.position());
  s.play('reuse b:12', 'reuse b:12', 'pass', 'play 13', 'pass');
  expect(s.refused('play 12').clause).toBe('CGS-STH-2');
});

test('[CGS-SC-65] CGS-R-61, CGS-R-56, CGS-EOA-1, CGS-EOE-1: rounds of nothing but passes end the adventure, then the era', () => {
  const s = trial('turn a | ops a 2,8').play('play 2', 'pass');
  s.play('pass', 'pass', 'pass', 'pass', 'pass');
  expect(fields(s, 'turn', 'hero')).toEqual(['turn a', 'hero a 2']);
  const again = trial(s.position()).play('play 8', 'pass', 'pass', 'pass');
  expect(fields(again, 'quiet')).toEqual(['quiet 2']);
  const off = trial(`${s.position()} | set passCap=0`).play('pass');
  expect(fields(off, 'hero')).toEqual(['hero a 2']);
  s.play('pass');
  expect(fields(s, 'turn', 'hero', 'ops')).toEqual(['turn b', 'ops a 2,8']);
  s.play('pass', 'pass', 'pass', 'pass', 'pass');
  expect(s.outcome()).toBeUndefined();
  s.play('pass');
  expect(s.outcome()).toMatchObject({ reasons: [{ code: 'shared', clause: 'CGS-EOS-1' }] });
  expect(s.told('table')).toContainEqual({ kind: 'eraEnded', cause: 6 });
});

test('CGS-R-61, CGS-INV-9, CGS-R-55: a request that runs out together with a cap ends the adventure by the rules', () => {
  const s = trial('turn a | ground a 2 | hero a 2 | quiet 4', { options: { nextAfterUnanswered: 'note' } });
  s.play('end adventure', 'refuse', 'pass', 'pass');
  expect(s.told('table')).toContainEqual({ kind: 'resolved', seat: 0, won: 0, cause: 1 });
  expect(fields(s, 'turn')).toEqual(['turn b']);
});

test('CGS-R-15, CGS-R-55: a turn that an end goes before is not counted', () => {
  const request = trial('turn a | turns 10 | ground a 2 | hero a 2');
  request.play('end adventure', 'refuse', 'pass', 'pass');
  expect(fields(request, 'turn', 'turns', 'hero')).toEqual(['turn a', 'turns 12']);
  const freeze = trial('turn a | turns 10 | ops a 18 | ground a 2 | hero a 2').play(
    'play 18',
    'pass',
    'pass',
  );
  expect(fields(freeze, 'turn', 'turns', 'hero')).toEqual(['turn a', 'turns 12']);
});

test('[CGS-SC-47] CGS-R-61, CGS-EOE-1, CGS-REQE-1, CGS-REQE-4, CGS-R-58: idle adventures end the era', () => {
  const round = ['end era', 'refuse', 'pass', 'play 2', 'end adventure', 'agree'];
  const s = trial('turn a | ops b 2', { options: { idleCap: 2 } }).play(...round);
  expect(fields(s, 'idle', 'turn', 'asked')).toEqual(['turn a', 'idle 1']);
  s.play(...round);
  expect(s.told('table')).toContainEqual({ kind: 'eraEnded', cause: 7 });
  expect(fields(s, 'phase')).toEqual(['phase over']);
  const battle = trial('turn b | step adventure | ground b 40,8 | hero b 40 | idle 1', {
    options: { idleCap: 2 },
  });
  expect(fields(battle.play('end adventure', 'agree'), 'idle')).toEqual([]);
  const off = trial('turn a | ops b 2', { options: { idleCap: 0 } }).play(...round, ...round);
  expect(fields(off, 'idle')).toEqual(['idle 2']);
  const cap = trial('turn b | step adventure | ground b 40,9 | hero b 40 | adventures 1', {
    options: { adventureCap: 2 },
  });
  cap.play('end adventure', 'agree');
  expect(cap.told('table')).toContainEqual({ kind: 'eraEnded', cause: 8 });
});
