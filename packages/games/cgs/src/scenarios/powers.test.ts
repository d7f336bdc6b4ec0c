/** Powers, special rounds, immunity and effects. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { fields, packOf, trial } from './tarn.testing.ts';

const SPECIAL = refuse('special-round', 'CGS-SPEC-2');

test('[CGS-SC-9] CGS-FRZ-1, CGS-FRZ-2, CGS-FRZ-3, CGS-R-15, CGS-EOA-1: a Freeze that nobody answers ends the adventure before its player turns', () => {
  const s = trial('turn a | ops a 5 | ops b 8 | ground b 2 | hero b 2 | site a 22');
  s.play('play 5', 'pass');
  expect(s.refused('play 8')).toEqual(SPECIAL);
  s.play('pass');
  expect(fields(s, 'turn', 'ops', 'hero', 'pending')).toEqual(['turn a', 'ops a 5', 'ops b 2,8']);
  expect(s.told('table')).toContainEqual({ kind: 'resolved', seat: 1, won: 0, cause: 2 });
});

test('[CGS-SC-10] CGS-IMM-1, CGS-IMM-2, CGS-IMM-3, CGS-FRZ-4, CGS-SPEC-1, CGS-SPEC-2, CGS-SPEC-3, CGS-SPEC-4, CGS-R-146, CGS-EFF-2: a shield averts a Freeze', () => {
  const shared = 'turn a | ops a 5,9 | ops b 6,8 | ground b 2 | hero b 2 | common 22';
  const s = trial(shared).play('play 5', 'pass', 'play 6', 'immune a:5', 'pass');
  expect(fields(s, 'turn', 'hero', 'immune', 'pending')).toEqual(['turn a', 'hero b 2', 'immune b a:5']);
  s.play('play 9', 'pass');
  expect(s.legal()).toContain('play 8');
  const unnamed = trial(shared).play('play 5', 'pass', 'play 6', 'done', 'pass');
  expect(fields(unnamed, 'hero')).toEqual([]);
  const strong = trial('turn a | ops a 18 | ops b 6 | ground b 2 | hero b 2 | common 22');
  strong.play('play 18', 'pass', 'play 6');
  expect(strong.legal()).toEqual(['end adventure', 'pass', 'sit out']);
  expect(fields(strong.play('pass'), 'hero')).toEqual([]);
  const bare = trial('turn a | ops a 5 | ops b 6 | ground b 2 | hero b 2 | site a 22').play('play 5', 'pass');
  expect(bare.refused('play 6')).toEqual(refuse('condition-not-met', 'CGS-PSUP-2'));
});

const SENSOR = 'turn a | ops a 7,8,12,14,20 | ops b 13 | ground a 2 | hero a 2';

test('[CGS-SC-14] CGS-DIS-1, CGS-CPOW-1, CGS-CPOW-2, CGS-CPOW-3, CGS-PSUP-6, CGS-RPOW-1, CGS-RPOW-2, CGS-R-5, CGS-R-80, CGS-POW-1, CGS-POW-2, CGS-SPEC-4: a sensor disables what qualifies, one round later', () => {
  const s = trial(SENSOR).play('play 12', 'pass', 'play 13');
  expect(s.refused('disable a:12')).toEqual(refuse('no-power', 'CGS-RPOW-1'));
  s.play('pass', 'pass');
  expect(s.legal()).toEqual(['disable a:12', 'done', 'end adventure', 'pass']);
  expect(s.refused('disable a:2')).toEqual(refuse('no-target', 'CGS-CPOW-3'));
  s.play('disable a:12', 'pass');
  expect(fields(s, 'ops a', 'ground')).toEqual(['ops a 7,8,12!,14,20', 'ground a 2', 'ground b 13']);
  expect(s.refused('play 12')).toEqual(refuse('barred', 'CGS-PSUP-6'));
  expect(s.legal()).toContain('play 7');
  const small = trial(SENSOR).play('play 7', 'pass', 'play 13', 'pass', 'pass');
  expect(small.refused('disable a:7')).toEqual(refuse('no-power', 'CGS-RPOW-1'));
  expect(small.legal()).toEqual(['end adventure', 'pass', 'sit out']);
});

test('CGS-R-80: another copy of a disabled card may be played', () => {
  const s = trial('turn a | ops a 12,12! | ground a 2 | ground b 13 | hero a 2');
  expect(s.legal()).toContain('play 12');
  s.play('play 12');
  expect(fields(s, 'ops', 'ground a')).toEqual(['ops a 12!', 'ground a 2,12']);
});

test('[CGS-SC-15] CGS-IMM-1, CGS-RPOW-3, CGS-POW-3, CGS-R-17, CGS-R-20: a cloak hides its player from the sensor', () => {
  const s = trial(SENSOR).play('play 12', 'pass', 'play 13', 'pass', 'play 14', 'immune b:13', 'pass');
  expect(s.legal()).toEqual(['end adventure', 'pass', 'sit out']);
});

test('[CGS-SC-16] CGS-REC-1, CGS-REC-2, CGS-R-82, CGS-R-120, CGS-RRS-1, CGS-R-4, CGS-EFF-1: what is recovered in time is out of reach, and may be played again', () => {
  const s = trial(SENSOR).play('play 12', 'pass', 'play 13', 'pass', 'play 20');
  expect(s.legal()).toEqual(['recover 12', 'done']);
  expect(s.refused('recover 2')).toEqual(refuse('does-not-qualify', 'CGS-REC-2'));
  expect(s.refused('recover 20')).toEqual(refuse('protected', 'CGS-POW-4'));
  s.play('recover 12', 'pass');
  expect(s.legal()).not.toContain('disable a:12');
  s.play('pass');
  expect(s.legal()).toContain('play 12');
});

test('[CGS-SC-17] CGS-DIS-1, CGS-EVAL-2, CGS-WRK-1, CGS-R-76: a weapon is disabled or wrecked; only the right shield helps', () => {
  const s = trial('turn a | ops a 9,14,19 | ops b 15 | ground a 2 | hero a 2').play(
    'play 9',
    'pass',
    'play 15',
    'pass',
  );
  expect(trial(`${s.position()}`).play('play 14').legal()).toEqual(['end adventure', 'pass', 'sit out']);
  expect(trial(`${s.position()}`).play('play 19').legal()).toEqual(['immune b:15', 'done']);
  s.play('pass', 'disable a:9');
  expect(fields(s, 'ops a')).toEqual(['ops a 9!,14,19']);
  const ruin = trial('turn b | ops b 24 | ground a 2,9 | hero a 2').play(
    'play 24',
    'pass',
    'pass',
    'wreck a:9',
  );
  expect(fields(ruin, 'wreck', 'busy')).toEqual(['wreck b 9!', 'busy']);
});

test('[CGS-SC-23] CGS-FACC-1, CGS-FACC-2, CGS-FACC-3, CGS-RPOW-3, CGS-R-17, CGS-R-18, CGS-PSUP-8: frozen costs bind all who are not immune', () => {
  const s = trial('turn a | ops a 26 | ops b 27,28 | ops c 9,27,28 | ground a 40 | ground b 8 | hero a 40', {
    seats: 3,
  });
  s.play('play 26', 'pass', 'play 28', 'immune a:26', 'pass', 'pass', 'pass');
  expect(s.legal()).toContain('play 27');
  s.play('play 27', 'pass');
  const frozen = refuse('costs-frozen', 'CGS-FACC-2');
  expect(s.refused('play 27')).toEqual(frozen);
  expect(s.refused('play 28')).toEqual(frozen);
  expect(s.legal()).toContain('play 9');
  expect(s.view('table').standing?.costs.map(({ required }) => required)).toEqual([
    [2, 2, 2],
    [1, 1, 1],
  ]);
});

test('[CGS-SC-24] CGS-FRZ-4, CGS-R-16, CGS-R-14, CGS-FRZ-2: with one rival immune the others stay frozen', () => {
  const s = trial('turn a | ops a 5,9 | ops b 6,8 | ops c 8,14,20 | ground a 40 | hero a 40 | common 22', {
    seats: 3,
  });
  s.play('play 5', 'pass', 'play 6', 'immune a:5', 'pass', 'pass', 'play 9', 'pass');
  expect(s.legal()).toContain('play 8');
  s.play('play 8', 'pass');
  const frozen = refuse('frozen', 'CGS-FRZ-2');
  expect(s.refused('play 8')).toEqual(frozen);
  expect(s.refused('play 20')).toEqual(frozen);
  s.play('end adventure', '0: refuse', 'pass', 'pass', 'pass');
  expect(fields(s, 'turn', 'hero', 'site')).toEqual(['turn c', 'site a 40']);
});

test('CGS-R-14: a frozen rival may not answer in a later special round of another card', () => {
  const s = trial(
    'turn b | ops b 13 | ops c 20 | ground a 40,5 | ground b 6 | hero a 40 | immune b a:5 | common 22',
    {
      seats: 3,
    },
  );
  s.play('play 13', 'pass');
  expect(s.refused('play 20')).toEqual(refuse('frozen', 'CGS-FRZ-2'));
});

test('[CGS-SC-25] CGS-DIV-1, CGS-DIV-2, CGS-DIV-3, CGS-WRAP-4, CGS-R-121, CGS-ROLE-4: a diverted holding scores for the one who took it', () => {
  const pack = packOf({
    cards: [
      '1 Dig Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Spade 1',
      '11 Share Type "Support" StockHolding 2 AdventureResources Spade 2 AdventureCosts Spade 1 EraResources Coin 1',
      '12 Lawyer Type "Support" DivertIf1 StockHolding > 1',
    ],
  });
  const s = trial('turn a | ops a 11 | ops b 12 | ground a 1 | hero a 1', { pack });
  s.play('play 11', 'pass', 'play 12', 'pass', 'pass', 'divert a:11');
  expect(fields(s, 'ground')).toEqual(['ground a 1', 'ground b 11,12']);
  s.play('end adventure', 'agree');
  expect(fields(s, 'site', 'wreck')).toEqual(['site a 1', 'site b 11', 'wreck b 12']);
  expect(s.view(0).eras.map(({ points }) => points)).toEqual([0, 3]);
});

test('[CGS-SC-27] CGS-WRK-1, CGS-WRK-2, CGS-PSUP-6, CGS-REU-1, CGS-REU-2, CGS-RRS-2, CGS-RRS-3, CGS-R-86, CGS-R-99: the wrecker pays, until the card is reused', () => {
  const s = trial('turn b | ops a 25 | ops b 24 | ground a 40,9 | hero a 40');
  s.play('play 24', 'pass', 'pass', 'wreck a:9');
  expect(s.view(0).eras.map(({ points }) => points)).toEqual([0, -1]);
  s.play('pass', 'play 25', 'reuse b:9');
  expect(s.view(0).eras.map(({ points }) => points)).toEqual([0, 0]);
  expect(fields(s, 'ops')).toEqual(['ops a 9!']);
  s.play('pass', 'pass');
  expect(s.refused('play 9')).toEqual(refuse('barred', 'CGS-PSUP-6'));
});

test('CGS-REU-2, CGS-R-83, CGS-R-84, CGS-AFF-2, CGS-POW-4: reuse takes up to its number from one rival, and no protected card', () => {
  const s = trial('turn a | ops a 25 | ground a 40 | hero a 40 | wreck a 7 | wreck b 8*2,9,13 | wreck c 10', {
    seats: 3,
  });
  s.play('play 25');
  expect(s.legal()).toEqual(['reuse b:8', 'reuse b:9', 'reuse c:10', 'done']);
  expect(s.refused('reuse a:7')).toEqual(refuse('no-target', 'CGS-REU-2'));
  expect(s.refused('reuse b:13')).toEqual(refuse('protected', 'CGS-POW-4'));
  s.play('reuse b:8');
  expect(s.refused('reuse c:10')).toEqual(refuse('one-rival', 'CGS-R-83'));
  expect(fields(s, 'doing')).toEqual(['doing reuse a 25 from b left 1']);
  s.play('reuse b:8');
  expect(fields(s, 'doing', 'ops', 'wreck b')).toEqual(['ops a 8*2', 'wreck b 9,13']);
});

test('[CGS-SC-38] CGS-TRADE-5, CGS-SZE-1, CGS-SZE-2, CGS-SZE-3, CGS-SZE-4, CGS-SZE-5, CGS-SZE-6, CGS-R-65, CGS-R-140, CGS-AFF-2: seizing goes before trading', () => {
  const s = trial('turn a | ops a 16 | ops b 8,9 | ground a 40 | hero a 40 | offers b:9>a:16');
  const t = trial('turn a | ops a 7,16 | ops b 8,9 | ground a 40 | hero a 40 | offers b:9>a:7').play(
    'play 16',
  );
  expect(t.refused('1: withdraw 9 for a:7')).toEqual(refuse('in-an-action', 'CGS-R-159'));
  expect(fields(t, 'offers')).toEqual(['offers b:9>a:7']);
  t.play('seize b:9');
  expect(fields(t, 'offers', 'ops', 'pending')).toEqual(['ops a 7,9', 'ops b 8']);
  s.play('play 16', 'done');
  expect(fields(s, 'offers')).toEqual([]);
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '2 Plan Type "Adventure" Mark 1 Roleplay "Battle" AdventureCommonCosts Q 1 Feats Star 1',
      '11 Plain Type "Support" Mark 1',
      '12 Sworn Type "Support" Affiliation "X" Mark 1',
      '13 Power Type "Support" Mark 1 Freeze "Yes"',
      '14 Grab Type "Support" SeizeIf Mark = 1',
      '15 Star grab Type "Support" SeizeIf1 Feats.Star > 1',
    ],
  });
  const all = trial('turn a | ops a 14,15 | ops b 2,11*2,12,13 | ground a 1 | hero a 1', { pack }).play(
    'play 14',
  );
  expect(all.legal()).toEqual(['seize b:2', 'seize b:11', 'done']);
  expect(all.refused('seize b:12')).toEqual(refuse('affiliated', 'CGS-AFF-2'));
  expect(all.refused('seize b:13')).toEqual(refuse('protected', 'CGS-SZE-5'));
  all.play('seize b:2', 'seize b:11', 'seize b:11');
  expect(fields(all, 'ops', 'doing')).toEqual(['ops a 2,11*2,15', 'ops b 12,13']);
  const star = trial('turn a | ops a 15 | ops b 2,11 | ground a 1 | hero a 1', { pack }).play('play 15');
  expect(star.legal()).toEqual(['seize b:2', 'done']);
});

test('CGS-R-7, CGS-R-13, CGS-CPOW-4: each power of a card once, in any order; both forms are told apart', () => {
  const s = trial('turn b | ops b 29,30 | ops a 9,12 | ground a 40,9,12,38 | hero a 40').play(
    'play 29',
    'pass',
    'pass',
  );
  expect(s.legal()).toEqual([
    'disable a:12',
    'wreck a:9',
    'wreck a:38',
    'done',
    'play 30',
    'end adventure',
    'pass',
  ]);
  s.play('wreck a:38');
  expect(s.legal()).toEqual(['wreck a:9', 'done']);
  expect(s.refused('disable a:12')).toEqual(refuse('power-used', 'CGS-R-7'));
  s.play('done');
  expect(s.legal()).toEqual(['disable a:12', 'done']);
  s.play('disable a:12');
  expect(fields(s, 'doing', 'pending', 'wreck')).toEqual(['wreck b 38!']);
  s.play('play 30');
  expect(s.legal()).toEqual(['seize a:9', 'done']);
  s.play('done');
  expect(s.legal()).toEqual(['seize1 a:12', 'seize1 a:12!', 'done']);
});

test('CGS-R-6, CGS-RPOW-4, CGS-R-122: a power that is not used at once lapses', () => {
  const s = trial('turn b | ops b 13,8 | ground a 40,12 | hero a 40').play(
    'play 13',
    'pass',
    'pass',
    'play 8',
  );
  expect(fields(s, 'pending')).toEqual([]);
  expect(s.refused('disable a:12')).toEqual(refuse('no-power', 'CGS-RPOW-1'));
});

test('CGS-R-11, CGS-R-12: special rounds may run side by side', () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Thing Type "Support" Mark 1',
      '12 Blow Type "Support" DisableIf1 Mark = 1',
      '13 Counter Type "Support" ImmuneIf1 Mark = 2 DisableIf1 Mark = 1',
    ],
  });
  const s = trial('turn a | ops a 12,11 | ops b 13,11 | ground a 1 | ground b 11 | hero a 1', { pack });
  s.play('play 12', 'pass');
  expect(s.refused('play 11')).toEqual(refuse('special-round', 'CGS-SPEC-2'));
  s.play('play 13', 'pass');
  expect(fields(s, 'pending')).toEqual(['pending a 12', 'pending b 13']);
  s.play('disable b:11');
  expect(s.refused('play 11')).toEqual(refuse('special-round', 'CGS-SPEC-2'));
});

test('[CGS-SC-40] CGS-SPEC-1, CGS-SPEC-2: a power each turn restricts the rival each turn', () => {
  const s = trial('turn b | ops a 8 | ops b 13,15 | ground a 2,9,12 | hero a 2');
  s.play('play 13', 'pass');
  expect(s.refused('play 8')).toEqual(SPECIAL);
  s.play('pass', 'disable a:12', 'play 15', 'pass');
  expect(s.refused('play 8')).toEqual(SPECIAL);
});

test('[CGS-SC-42] CGS-R-59, CGS-R-12, CGS-REQA-2, CGS-REQA-3: a power is no Freeze', () => {
  const start = 'turn b | ops a 8 | ops b 13 | ground a 2,12 | hero a 2';
  const s = trial(start).play('play 13', 'end adventure', 'refuse');
  expect(fields(s, 'asked')).toEqual([]);
  s.play('pass', 'end adventure', 'refuse', 'pass');
  expect(s.legal()).toContain('disable a:12');
  s.play('end adventure', 'refuse', 'pass', 'pass');
  expect(fields(s, 'turn', 'hero')).toEqual(['turn b']);
  const agreed = trial(start).play('play 13', 'end adventure', 'agree');
  expect(fields(agreed, 'turn', 'hero', 'pending')).toEqual(['turn a']);
  const literal = trial(start, { options: { requestInSpecialRound: 'literal' } });
  literal.play('play 13', 'end adventure', 'refuse', 'pass', 'pass');
  expect(fields(literal, 'turn', 'hero', 'ops')).toEqual(['turn b', 'ops a 2,8,12', 'ops b 13']);
});

test('[CGS-SC-43] CGS-R-156, CGS-INV-6, CGS-SPEC-2, CGS-CON-9: an illegal attempt is refused with its clause and changes nothing', () => {
  const s = trial('turn a | ops a 8,14 | ground a 2,12 | ground b 13 | hero a 2 | pending b 13');
  const before = s.position();
  expect(s.refused('play 8')).toEqual(SPECIAL);
  expect(s.position()).toBe(before);
  expect(s.legal()).toEqual(['play 14', 'end adventure', 'pass', 'sit out']);
});

test('[CGS-SC-51] CGS-SZE-2, CGS-SZE-3, CGS-WRAP-6, CGS-R-77, CGS-R-78, CGS-POW-6: a seize card comes back from a Competition, not from a Battle', () => {
  const s = trial('turn a | ops a 16 | ops b 9 | ground b 2 | hero b 2').play(
    'play 16',
    'seize b:9',
    'end adventure',
    'agree',
  );
  expect(fields(s, 'ops', 'wreck')).toEqual(['ops a 9,16', 'ops b 2']);
  const battle = trial('turn a | ops a 16 | ops b 9 | ground b 40 | hero b 40').play(
    'play 16',
    'seize b:9',
    'end adventure',
    'agree',
  );
  expect(fields(battle, 'ops', 'wreck')).toEqual(['ops a 9', 'ops b 40', 'wreck a 16']);
});

test('CGS-R-21, CGS-EFF-2, CGS-POW-5, CGS-POW-6: cards with effects may be played without a target', () => {
  const s = trial('turn a | ops a 14,16,20,25 | ground a 40 | hero a 40');
  for (const card of [14, 16, 20, 25]) {
    s.play(`play ${card}`);
    expect(s.legal()).toEqual(['end adventure', 'pass', 'sit out']);
    s.play('pass', 'pass');
  }
});
