/** What powers and effects may be used on, how often, and on whom. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { fields, packOf, trial } from './tarn.testing.ts';

const PACK = packOf({
  cards: [
    '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
    '2 Race Type "Adventure" Roleplay "Competition" AdventureCommonCosts Q 1',
    '11 Both Type "Support" Mark 1 Size 2',
    '12 Twin Type "Support" Mark 1 Size 2',
    '13 Small Type "Support" Mark 1 Size 1',
    '14 Bare Type "Support" Size 2',
    '15 Sworn Type "Support" Affiliation "Red" Mark 1 Size 2',
    '21 Blow Type "Support" DisableIf1 Mark = 1 Size > 2',
    '22 Storm Type "Support" WreckIf Mark = 1 Size > 2',
    '23 Grab Type "Support" SeizeIf1 Mark = 1 Size > 2',
    '24 Crew Type "Support" Reuse 3',
    '25 Lure Type "Support" DivertIf Mark = 1 Size > 2',
  ],
});
const at = (position: string, seats = 2) => trial(position, { pack: PACK, seats });
const targets = (moves: readonly string[]): string[] => moves.filter((move) => move.includes(':'));

test('CGS-CPOW-2, CGS-SZE-1, CGS-LANG-21: a card qualifies only if every condition holds on it', () => {
  const power = at('turn b | ground a 1,11,13,14 | ground b 21 | hero a 1 | pending b 21');
  expect(targets(power.legal())).toEqual(['disable a:11']);
  expect(power.refused('disable a:13')).toEqual(refuse('does-not-qualify', 'CGS-CPOW-2'));
  expect(power.refused('disable a:14')).toEqual(refuse('does-not-qualify', 'CGS-CPOW-2'));
  const seizing = at('turn b | ops a 11,13,14 | ops b 23 | ground a 1 | hero a 1').play('play 23');
  expect(targets(seizing.legal())).toEqual(['seize a:11']);
});

test('CGS-CPOW-4, CGS-R-83: a power with a 1 takes one card, one without it as many as there are', () => {
  const one = at('turn b | ground a 1,11,12 | ground b 21 | hero a 1 | pending b 21').play('disable a:11');
  expect(fields(one, 'ground a', 'doing', 'pending')).toEqual(['ground a 1,12']);
  const all = at('turn b | ground a 1,11,12 | ground b 22 | hero a 1 | pending b 22').play('wreck a:11');
  expect(fields(all, 'doing')).toEqual(['doing power b 22 wreck from a']);
  expect(fields(all.play('wreck a:12'), 'ground a', 'wreck', 'doing')).toEqual([
    'ground a 1',
    'wreck b 11!,12!',
  ]);
});

test('CGS-R-83, CGS-CPOW-3: the first card hit says which rival it is about', () => {
  for (const [card, verb] of [
    [22, 'wreck'],
    [25, 'divert'],
  ]) {
    const s = at(
      `turn b | ground a 1,11,12 | ground b ${card} | ground c 11,12 | hero a 1 | pending b ${card}`,
      3,
    );
    s.play(`${verb} c:11`);
    expect(targets(s.legal())).toEqual([`${verb} c:12`]);
    expect(s.refused(`${verb} a:11`)).toEqual(refuse('one-rival', 'CGS-R-83'));
  }
});

test('CGS-SZE-2: SeizeIf1 takes a single card', () => {
  const s = at('turn b | ops a 11,12 | ops b 23 | ground a 1 | hero a 1').play('play 23', 'seize a:11');
  expect(fields(s, 'ops', 'doing')).toEqual(['ops a 12', 'ops b 11']);
});

test('CGS-AFF-2, CGS-REU-2: a card with an affiliation can neither be reused nor seized', () => {
  const sworn = refuse('affiliated', 'CGS-AFF-2');
  const reuse = at('turn a | ops a 24 | ground a 1 | hero a 1 | wreck b 11,15').play('play 24');
  expect(targets(reuse.legal())).toEqual(['reuse b:11']);
  expect(reuse.refused('reuse b:15')).toEqual(sworn);
  const seize = at('turn b | ops a 11,15 | ops b 23 | ground a 1 | hero a 1').play('play 23');
  expect(targets(seize.legal())).toEqual(['seize a:11']);
  expect(seize.refused('seize a:15')).toEqual(sworn);
});

test('CGS-R-71, CGS-AFF-2: but it can be disabled, diverted and wrecked', () => {
  for (const [card, verb] of [
    [21, 'disable'],
    [22, 'wreck'],
    [25, 'divert'],
  ]) {
    const s = at(`turn b | ground a 1,15 | ground b ${card} | hero a 1 | pending b ${card}`);
    expect(targets(s.legal())).toEqual([`${verb} a:15`]);
  }
});

test('CGS-IMM-3: an immunity ends with the adventure', () => {
  const s = trial(
    'turn a | ops a 40 | ops b 8 | ground a 2,5 | ground b 6 | hero a 2 | immune b a:5 | common 22',
  );
  s.play('end adventure', 'agree');
  expect(fields(s, 'immune', 'ops')).toEqual(['ops a 2,5,40', 'ops b 6,8']);
  s.play('pass', 'play 2', 'pass', 'pass', 'play 5', 'pass');
  expect(s.refused('play 8')).toEqual(refuse('special-round', 'CGS-SPEC-2'));
  expect(fields(s.play('pass'), 'hero')).toEqual([]);
});

test('CGS-R-80, CGS-DIS-1, CGS-WRK-2: what was disabled or wrecked may be played again in the next adventure', () => {
  const s = trial('turn b | ops a 9! | ops b 21,8! | ground b 2 | hero b 2').play(
    'end adventure',
    'agree',
    'pass',
  );
  expect(fields(s, 'ops')).toEqual(['ops a 9', 'ops b 2,8,21']);
  s.play('play 2', 'pass');
  expect(s.legal()).toContain('play 9');
});

test('CGS-REW-5, CGS-IMM-4, CGS-R-22: no shield stops a rewind, even one that waits for the special round', () => {
  const later = { options: { rewind: 'afterSpecialRound' } };
  const s = trial('turn a | ops a 4 | ops b 6 | ground b 2,7 | hero b 2 | site a 21 | common 22', later);
  s.play('play 4', 'pass', 'play 6');
  expect(s.legal()).toEqual(['end adventure', 'pass', 'sit out']);
  expect(fields(s.play('pass'), 'ops', 'wreck', 'hero')).toEqual(['ops b 2,7', 'wreck a 4', 'wreck b 6']);
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Back and still Type "Support" Mark 1 RewindAdventure "Yes" FreezeAdventureCommonCosts "Yes"',
      '12 Shield Type "Support" ImmuneIf1 Mark = 1',
      '13 Toll Type "Support" AdventureCommonCosts Q 1',
    ],
  });
  const both = trial('turn a | ops a 11 | ops b 12,13 | ops c 13 | ground b 1 | hero b 1', {
    pack,
    seats: 3,
    ...later,
  });
  both.play('play 11', 'pass', 'play 12', 'immune a:11', 'pass', 'pass');
  expect(fields(both, 'turn', 'hero', 'ops', 'wreck')).toEqual([
    'turn a',
    'ops b 1,13',
    'ops c 13',
    'wreck a 11',
    'wreck b 12',
  ]);
});

test('CGS-FRZ-3, CGS-R-107: whoever became immune and then left stops no Freeze', () => {
  const start = 'turn a | ops a 18 | ops b 8 | ops c 28 | ground a 40 | hero a 40';
  const pack = packOf({
    cards: [
      '40 Skirmish Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '18 Stop Type "Support" Mark 1 Freeze "Yes"',
      '28 Shield Type "Support" ImmuneIf1 Mark = 1',
      '8 Thing Type "Support"',
    ],
  });
  const play = (...moves: readonly string[]) =>
    trial(start, { pack, seats: 3 }).play('play 18', 'pass', 'pass', ...moves);
  expect(fields(play('play 28', 'immune a:18', 'pass'), 'turn', 'hero')).toEqual(['turn a', 'hero a 40']);
  expect(fields(play('play 28', 'immune a:18', '2: resign'), 'turn', 'hero')).toEqual(['turn a']);
});
