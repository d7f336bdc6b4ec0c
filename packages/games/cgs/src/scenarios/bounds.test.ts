/** Where a rule ends: what doesn't count, one more than allowed, and what others may not do meanwhile. */
import { refuse } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const THREE = { seats: 3 };

test('CGS-TURN-5, CGS-CON-3, CGS-ZONE-10: a play moves its card from ops to one’s own playground, and no other card', () => {
  const s = trial(
    'turn b | ops a 7,8 | ops b 8,9 | ground a 2,10 | hero a 2 | site a 40 | wreck b 11 | common 22',
  );
  s.play('play 9');
  expect(fields(s, 'ops', 'ground', 'site', 'wreck', 'common')).toEqual([
    'ops a 7,8',
    'ops b 8',
    'ground a 2,10',
    'ground b 9',
    'site a 40',
    'wreck b 11',
    'common 22',
  ]);
});

test('CGS-R-56: a trade or a power is no card played, so a request runs on', () => {
  const traded = trial('turn a | ops a 7 | ops b 8 | ground a 2 | hero a 2 | asked b adventure');
  traded.play('0: offer 7 for b:8', '1: accept a:7 for 8');
  expect(fields(traded, 'asked')).toEqual(['asked b adventure']);
  const power = trial('turn a | ground a 2,13 | ground b 12 | hero a 2 | pending a 13 | asked b adventure', {
    options: { requestInSpecialRound: 'literal' },
  });
  power.play('disable b:12', 'pass');
  expect(fields(power, 'turn', 'hero')).toEqual(['turn b']);
});

test('CGS-R-57: of several requests each has its own round, and the first to run out ends the adventure', () => {
  const s = trial('turn a | ops c 8 | ground a 2 | hero a 2', THREE);
  s.play('end adventure', '1: refuse', 'pass', 'end adventure', '2: refuse', 'pass');
  expect(fields(s, 'asked')).toEqual(['asked a adventure', 'asked b adventure']);
  const played = trial(s.position(), THREE).play('play 8');
  expect(fields(played, 'asked')).toEqual([]);
  expect(fields(s.play('pass'), 'turn', 'hero')).toEqual(['turn a']);
});

test('CGS-R-58: a player whose request to end the era was refused may still open an adventure, which voids the request', () => {
  const s = trial('turn a | ops a 2').play('end era', 'refuse', 'play 2');
  expect(fields(s, 'asked', 'hero')).toEqual(['hero a 2']);
});

test('CGS-R-66: cards of every kind may be traded, adventures, gold, affiliated, protected and disabled ones', () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '2 Plan Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Crown | gold Type "Support" Affiliation "Red"',
      '12 Sworn Type "Support" Affiliation "Red"',
      '13 Power Type "Support" Freeze "Yes"',
      '14 Thing Type "Support"',
    ],
  });
  for (const [card, lies] of [
    ['2', 'ops a 2'],
    ['11', 'ops a 11'],
    ['12', 'ops a 12'],
    ['13', 'ops a 13'],
    ['14!', 'ops a 14!'],
  ]) {
    const s = trial(`turn b | ops b ${card} | ops a 14 | ground b 1 | hero b 1`, { pack });
    s.play(`1: offer ${card} for a:14`, `0: accept b:${card} for 14`);
    expect(fields(s, 'ops')).toEqual([lies, 'ops b 14']);
  }
});

test('CGS-R-159, CGS-R-65: nobody trades while a power is being resolved', () => {
  const s = trial('turn b | ops a 7 | ops b 8 | ground a 40,9,38 | ground b 29 | hero a 40 | pending b 29');
  s.play('0: offer 7 for b:8', 'wreck a:9');
  const busy = refuse('in-an-action', 'CGS-R-159');
  expect(s.refused('1: accept a:7 for 8')).toEqual(busy);
  expect(s.refused('0: withdraw 7 for b:8')).toEqual(busy);
  s.play('done', '1: accept a:7 for 8');
  expect(fields(s, 'ops')).toEqual(['ops a 8', 'ops b 7']);
});

test('CGS-EFF-1: an effect is resolved or declined before anything else', () => {
  const s = trial('turn a | ops a 20 | ground a 40,9 | hero a 40').play('play 20');
  for (const move of ['pass', 'end adventure'])
    expect(s.refused(move)).toEqual(refuse('finish-first', 'CGS-EFF-1'));
});

test('CGS-RPOW-2, CGS-R-6: a power need not be used: it can be declined, or passed over', () => {
  const start = 'turn b | ops b 8 | ground a 40,12 | ground b 13 | hero a 40 | pending b 13';
  for (const move of ['done', 'play 8', 'pass']) {
    const s = trial(start).play(move);
    expect(fields(s, 'pending', 'ground a')).toEqual(['ground a 12,40']);
  }
});

test('CGS-RPOW-4, CGS-R-122: with the adventure ends every power that was still to be resolved', () => {
  const s = trial('turn a | ops b 7,40 | ground a 2,12 | ground c 13 | hero a 2 | pending c 13', THREE);
  s.play('end adventure', '1: agree', '2: agree');
  expect(fields(s, 'turn', 'pending', 'ground')).toEqual(['turn b']);
  s.play('play 40', 'pass', 'pass', 'pass');
  expect(s.legal()).toContain('play 7');
});

test('CGS-R-61: a round of passes is one turn for each remaining player', () => {
  const s = trial('turn a | ground a 2 | hero a 2 | quiet 4', { seats: 3, options: { passCap: 2 } });
  s.play('2: resign');
  expect(fields(s.play('pass'), 'turn', 'hero')).toEqual(['turn b']);
});

test('CGS-R-61: an adventure in which a power wrecked a card is not idle, nor is the first of an era', () => {
  const wrecked = trial('turn b | ground a 2,9 | ground b 24 | hero a 2 | pending b 24 | idle 2');
  wrecked.play('wreck a:9', 'end adventure', 'agree');
  expect(fields(wrecked, 'idle', 'wreck')).toEqual(['wreck b 9']);
  const pack = packOf({
    cards: ['1 Fight Type "Adventure" Roleplay "Competition" AdventureCommonCosts Q 1'],
    eras: { One: ['1'], Two: ['1'] },
  });
  const s = trial('turn a | ops a 1 | idle 5 | adventures 9', { pack }).play('end era', 'agree');
  expect(fields(s, 'era', 'idle', 'adventures')).toEqual(['era 2']);
});

test('CGS-R-61, CGS-R-10: a rewound adventure counts for the cap, one undone by its hero leaving does not', () => {
  const rewound = trial('turn a | ops a 4 | ground b 2 | hero b 2 | site a 21 | adventures 1', {
    options: { adventureCap: 2 },
  });
  expect(rewound.play('play 4').told('table')).toContainEqual({ kind: 'eraEnded', cause: 8 });
  const undone = trial('turn a | ground b 2 | hero b 2 | adventures 1', {
    seats: 3,
    options: { adventureCap: 2 },
  });
  expect(fields(undone.play('1: resign'), 'turn', 'adventures')).toEqual(['turn a', 'adventures 1']);
});

test('CGS-R-108: a player who chooses no affiliation in time gets the first free one, in the order of the pack', () => {
  const pack = packOf({
    cards: [
      '1 Field Type "Adventure" Affiliation "Red" Roleplay "Battle"',
      '2 Flag Type "Support" Affiliation "Blue"',
    ],
    head: ['affiliations: Blue, Red'],
  });
  const s = trial('phase claim | first b', { pack }).play('1: time');
  expect(fields(s, 'affiliations')).toEqual(['affiliations b "Blue"']);
});

test('CGS-R-163: nobody can sit out while they have to answer or are in the middle of an action', () => {
  const asked = trial('turn a | ground a 2 | hero a 2', THREE).play('end adventure');
  expect(asked.refused('1: sit out')).toEqual(refuse('answer-first', 'CGS-R-163'));
  expect(asked.refused('0: sit out')).toEqual(refuse('answer-first', 'CGS-R-60'));
  const action = trial('turn a | ops a 20 | ground a 40,9 | hero a 40 | out b', THREE).play('play 20');
  for (const move of ['1: rejoin', '2: sit out'])
    expect(action.refused(move)).toEqual(refuse('in-an-action', 'CGS-R-163'));
  action.play('done', '1: rejoin', '2: sit out');
  expect(fields(action, 'out')).toEqual(['out c']);
});

test('CGS-CLAIM-1: an affiliation of another era deck cannot be claimed', () => {
  const pack = packOf({
    cards: [
      '1 Field Type "Adventure" Affiliation "Red" Roleplay "Battle"',
      '2 Flag Type "Support" Affiliation "Blue"',
      '3 Sail Type "Support" Affiliation "Green"',
    ],
    eras: { One: ['1-2'], Two: ['1-3'] },
  });
  const s = trial('phase claim | first a', { pack });
  expect(s.refused('claim Green')).toEqual(refuse('no-such-affiliation', 'CGS-CLAIM-1'));
  expect(trial('era 2 | phase claim | first a', { pack }).legal()).toContain('claim Green');
});

test('CGS-R-105, CGS-SES-4, CGS-R-102: skipped decks leave every copy, even of a finale or in gold, and shared ones once', () => {
  const marks = 'CommonBuildsite "Yes" MultiEra "Yes"';
  const pack = packOf({
    cards: [
      `1 Crown Type "Adventure" Roleplay "Epic" ${marks}`,
      `2 Doom Type "Adventure" Roleplay "Doomsday" ${marks}`,
      `3 Dome | gold Type "Adventure" Affiliation "Red" Roleplay "Battle" ${marks}`,
      '4 Road Type "Adventure" Roleplay "Battle" MultiEra "Yes"',
      '5 Town Type "Adventure" Roleplay "Battle" CommonBuildsite "Yes"',
      '6 Field Type "Adventure" Roleplay "Battle"',
    ],
    eras: { One: ['1 x2', '3-5'], Two: ['1 x3', '2'], Three: ['1 x4', '6'] },
  });
  const s = scene(cgs, { options: { pack: { text: pack }, skip: 2, first: 'a' } });
  expect(fields(s, 'common', 'site')).toEqual(['common 1*3,2,3']);
  expect(s.view('table').ops.flat()).toHaveLength(2);
});
