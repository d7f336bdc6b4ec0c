/** Clauses and rulings that no scenario of the ledger covers. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const ROLEPLAYS = ['Battle', 'Cataclysm', 'Competition', 'Cooperation', 'Doomsday', 'Epic', 'Obstruction'];
const roleplay = (name: string): string =>
  packOf({
    cards: [
      `1 Trial Type "Adventure" Roleplay "${name}" AdventureCommonCosts Q 2`,
      '11 Part Type "Support" AdventureResources Q 1',
      '12 Other part Type "Support" AdventureResources Q 1',
      '13 Blow Type "Support" DisableIf1 AR.Q = 1',
    ],
  });

test.each(ROLEPLAYS)(
  'CGS-PSUP-9, CGS-CARD-5, CGS-CARD-6, CGS-R-129: everybody may play supports and powers in a %s',
  (name) => {
    const pack = roleplay(name);
    const s = trial('turn a | ops a 1,11,13 | ops b 11,12', { pack }).play(
      'play 1',
      'pass',
      'play 11',
      'pass',
    );
    s.play('play 13', 'pass', 'pass');
    expect(s.legal()).toContain('disable b:11');
  },
);

test.each([
  ['Cataclysm', 0],
  ['Cooperation', 0],
  ['Battle', null],
  ['Competition', null],
  ['Epic', null],
  ['Doomsday', null],
  ['Obstruction', null],
])('CGS-ROLE-2, CGS-WIN-7: halves of two players together win a %s: %s', (name, winner) => {
  const s = trial('turn a | ground a 1,11 | ground b 12 | hero a 1', { pack: roleplay(name) });
  expect(s.view(0).standing?.winner).toBe(winner);
});

test.each([
  ['Battle', 1],
  ['Competition', 1],
  ['Epic', 1],
  ['Doomsday', null],
  ['Obstruction', null],
])('CGS-ROLE-2, CGS-WIN-5, CGS-GEN-9: a competitor who covers a %s alone wins it: %s', (name, winner) => {
  const s = trial('turn a | ground a 1 | ground b 11,12 | hero a 1', { pack: roleplay(name) });
  expect(s.view(0).standing?.winner).toBe(winner);
});

test('CGS-GEN-1, CGS-GEN-6, CGS-ADV-1, CGS-TURN-2, CGS-TURN-6, CGS-R-3: the steps of a turn come in their order, each once', () => {
  const s = trial('turn a | ops a 2,7 | ops b 8 | ground b 13,40 | ground a 12 | hero b 40');
  expect(s.refused('done')).toEqual(refuse('nothing-to-decline', 'CGS-EFF-2'));
  const t = trial('turn a | ops a 2,7 | ops b 8');
  expect(t.legal()).toEqual(['end era', 'play 2', 'pass']);
  t.play('end era', 'refuse');
  expect(t.refused('end era')).toEqual(refuse('step-over', 'CGS-R-3'));
  t.play('play 2');
  expect(t.legal()).toEqual(['end adventure', 'pass', 'sit out']);
  t.play('end adventure', 'refuse');
  expect(t.legal()).toEqual(['pass', 'sit out']);
  expect(t.refused('end adventure')).toEqual(refuse('step-over', 'CGS-R-3'));
  expect(t.refused('play 7')).toEqual(refuse('step-over', 'CGS-R-3'));
});

test('CGS-R-1, CGS-ZONE-9, CGS-CON-4, CGS-ZONE-1, CGS-ZONE-2, CGS-GEN-11: everybody sees every zone', () => {
  const s = trial(
    'turn a | ops a 7 | ops b 8 | ground a 40 | ground b 9 | hero a 40 | site a 2 | site b 21 | wreck a 10 | wreck b 11 | common 22',
  );
  const { viewer: _, ...seen } = s.view('table');
  for (const one of [0, 1]) expect(s.view(one)).toEqual({ ...seen, viewer: one });
  expect(
    [seen.ops, seen.ground, seen.site, seen.wreck].map((zone) => zone.map((cards) => cards.length)),
  ).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(seen.common).toHaveLength(1);
});

test('CGS-ZONE-13, CGS-INV-4: the order of cards and fields has no meaning, and a position is complete', () => {
  const text =
    'turn b | wreck a 8,7 | ops b 9,8*2 | hero a 40 | ground a 12,40 | ground b 13 | pending b 13 | made b 2 | offers b:9>a:10 | ops a 10 | step adventure';
  const s = trial(text);
  expect(trial(s.position()).position()).toBe(s.position());
  const turned = trial(text.split(' | ').reverse().join('\n').replace('9,8*2', '8,9,8'));
  expect(turned.position()).toBe(s.position());
});

// Found by a soak (Lowwater, seed 1005): the question named the copy, which a position doesn't know.
test('CGS-INV-4, CGS-INV-5: whoever reads a position is asked the same, whichever of equal copies acts', () => {
  const s = trial('turn a | ops a 20 | ops b 20*2 | ground a 40,9 | hero a 40').play('1: offer 20 for a:20');
  s.play('0: accept b:20 for 20', 'play 20');
  const again = trial(s.position());
  expect(cgs.question?.(again.state, 0)).toBe(cgs.question?.(s.state, 0));
});

test('CGS-GEN-12, CGS-EVAL-3, CGS-GEN-10: the player of a card chooses its target, among cards still played', () => {
  const s = trial('turn b | ops a 7,8 | ground a 2,12 | ground b 13 | hero a 2 | pending b 13');
  expect(s.legal(0)).toEqual([]);
  expect(s.legal(1)).toContain('disable a:12');
  expect(s.refused('disable a:7')).toEqual(refuse('no-target', 'CGS-CPOW-3'));
});

test('CGS-ZONE-4, CGS-ZONE-6, CGS-ZONE-7, CGS-ZONE-11, CGS-R-39, CGS-R-147: a won adventure lies in the common buildsite if it says so, whoever won', () => {
  const pack = packOf({
    cards: [
      '1 Fair Type "Adventure" Roleplay "Competition" CommonBuildsite "Yes" AdventureCommonCosts Q 1',
      '11 Stall Type "Support" AdventureResources Q 1',
      '12 Tent Type "Support" AdventureResources Q 2',
    ],
  });
  const s = trial('turn a | ground a 1,11 | ground b 12 | hero a 1', { pack }).play('end adventure', 'agree');
  expect(fields(s, 'site', 'common', 'wreck', 'ops')).toEqual(['ops a 11', 'wreck b 12', 'common 1']);
});

test('CGS-PADV-2, CGS-PADV-4, CGS-PADV-5, CGS-R-148: an adventure has conditions too, and blocks its own number in a Solo', () => {
  const pack = packOf({
    cards: [
      '1 Gate Type "Adventure" Roleplay "Battle" PlayIfBuildsite Feats.Key = "Yes"',
      '2 Key Type "Adventure" Roleplay "Battle" Feats Key "Yes"',
      '3 Dive Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 1',
      '3 Diver Type "Support" AdventureResources Q 1',
      '4 Helper Type "Support" AdventureResources Q 1',
    ],
  });
  expect(trial('turn a | ops a 1', { pack }).refused('play 1')).toEqual(
    refuse('condition-not-met', 'CGS-PADV-2'),
  );
  expect(trial('turn a | ops a 1 | site a 2', { pack }).legal()).toContain('play 1');
  const solo = trial('turn a | ops a "Dive 3","Diver 3",4', { pack }).play('play "Dive 3"');
  expect(solo.refused('add "Diver 3"')).toEqual(refuse('same-number', 'CGS-PSUP-7'));
  expect(solo.legal()).toEqual(['add 4', 'close']);
});

test('CGS-PSUP-3, CGS-PSUP-5, CGS-R-118: checks are made when a card is played, and not again', () => {
  const s = trial('turn b | ground a 1,8 | hero a 1 | ops b 9');
  expect(s.play('play 9').view(0).standing?.costs).toHaveLength(3);
  expect(trial('turn a | ground a 40,3 | hero a 40').position()).toContain('ground a 3,40');
});

test("CGS-IND-3, CGS-R-133: the adventure's own resources count for each, and nothing is left for the next", () => {
  const pack = packOf({
    cards: [
      '1 Gift Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 3 AdventureResources Q 2',
      '2 Next Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Much Type "Support" AdventureResources Q 9',
    ],
  });
  const s = trial('turn a | ops b 2 | ground a 1,11 | hero a 1', { pack });
  expect(s.view(0).standing?.costs).toEqual([{ name: 0, required: [3, 3], covered: [11, 2] }]);
  s.play('end adventure', 'agree', 'play 2');
  expect(s.view(0).standing?.costs).toEqual([{ name: 0, required: [1, 1], covered: [0, 0] }]);
});

test('CGS-R-36, CGS-ASI-1, CGS-PSUP-6: a view tells what each player could still cover, each number once', () => {
  const s = trial('turn a | ops a 3,8*2,9!,17 | ops b 8,9*2 | ground a 1,7 | hero a 1');
  expect(s.view(0).standing).toMatchObject({
    costs: [{ covered: [0, 0] }, { covered: [1, 0] }, { covered: [0, 0] }],
    reach: [
      [2, 0],
      [1, 0],
      [0, 2],
    ],
  });
});

test('CGS-INV-9: a Freeze fires before a request that runs at the same time', () => {
  const s = trial('turn a | ops a 18 | ground b 40,9 | hero b 40', {
    options: { requestInSpecialRound: 'literal' },
  });
  s.play('play 18', 'end adventure', 'refuse', 'pass', 'pass');
  expect(s.told('table')).toContainEqual({ kind: 'resolved', seat: 1, won: 1, cause: 2 });
  expect(fields(s, 'turn', 'asked')).toEqual(['turn a']);
});

test.each([14, 16, 20, 25])(
  'CGS-R-8: card %i has an effect and no power, so it opens no special round',
  (card) => {
    const s = trial(`turn a | ops a ${card} | ops b 8 | ground a 40 | hero a 40`).play(
      `play ${card}`,
      'pass',
    );
    expect(fields(s, 'pending')).toEqual([]);
    expect(s.legal()).toContain('play 8');
  },
);

test('CGS-R-130, CGS-R-137, CGS-R-135, CGS-R-81, CGS-ZONE-12, CGS-POW-4: neither power cards nor the adventure can be taken out of a playground', () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Mark 1 Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Thing Type "Support" Mark 1',
      '12 Blow Type "Support" Mark 1 DisableIf Mark = 1 DivertIf Mark = 1 WreckIf Mark = 1',
      '13 Hook Type "Support" Mark 1 Recover1 "Yes"',
    ],
  });
  const s = trial('turn a | ground a 12 | ground b 1,11,12,13 | hero b 1 | pending a 12', { pack });
  expect(s.legal().filter((move) => move.includes('b:'))).toEqual([
    'disable b:11',
    'divert b:11',
    'wreck b:11',
  ]);
  expect(s.refused('divert b:12')).toEqual(refuse('protected', 'CGS-POW-4'));
  expect(s.refused('wreck b:13')).toEqual(refuse('protected', 'CGS-POW-4'));
  expect(s.refused('divert b:1')).toEqual(refuse('no-target', 'CGS-CPOW-3'));
});

test("CGS-R-79, CGS-R-136, CGS-R-38: a diverted card is its new player's to recover, and goes to his ops when disabled", () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Thing Type "Support" Mark 1',
      '12 Lure Type "Support" DivertIf1 Mark = 1',
      '13 Hook Type "Support" Recover1 "Yes"',
      '14 Blow Type "Support" DisableIf1 Mark = 1',
    ],
  });
  const s = trial('turn b | ops b 13 | ops a 14 | ground a 1,11 | ground b 11,12 | hero a 1 | pending b 12', {
    pack,
  });
  s.play('divert a:11');
  expect(fields(s, 'ground')).toEqual(['ground a 1', 'ground b 11*2,12']);
  const kept = trial(s.position(), { pack }).play('play 13', 'recover 11');
  expect(fields(kept, 'ops', 'ground b')).toEqual(['ops a 14', 'ops b 11', 'ground b 11,12,13']);
  s.play('pass', 'play 14', 'pass', 'pass', 'disable b:11');
  expect(fields(s, 'ops')).toEqual(['ops b 11!,13']);
});

test('CGS-R-85, CGS-R-140: seizing takes from ops, not from a wreckage', () => {
  const s = trial('turn a | ops a 16 | ops b 9 | ground a 40 | hero a 40 | wreck b 9').play('play 16');
  expect(s.legal()).toEqual(['seize b:9', 'done']);
  expect(fields(s.play('seize b:9'), 'ops', 'wreck')).toEqual(['ops a 9', 'wreck b 9']);
});

test('CGS-R-155: one shield names one power card', () => {
  const s = trial('turn a | ops a 19 | ground a 2,9 | ground b 15,24 | hero a 2').play('play 19');
  expect(s.legal()).toEqual(['immune b:15', 'immune b:24', 'done']);
  s.play('immune b:15');
  expect(fields(s, 'immune', 'doing')).toEqual(['immune a b:15']);
});

test('CGS-R-128, CGS-R-149: any card may be played whatever its affiliation, and a player without cards plays on', () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Affiliation "Red" Roleplay "Battle"',
      '2 Flag Type "Support" Affiliation "Blue"',
    ],
  });
  const s = trial('turn a | ops a 1 | affiliations a "Blue", b "Red"', { pack });
  s.play('play 1', 'pass');
  expect(s.legal()).toEqual(['end adventure', 'pass', 'sit out']);
});

test('CGS-R-41, CGS-R-47, CGS-CON-6: what the language forbids never reaches a table, and textual feats are no numbers', () => {
  const bad = packOf({ cards: ['1 Fight Type "Adventure" Roleplay "Battle" AdventureCosts Q 1'] });
  const parsed = cgs.parseOptions({ pack: { text: bad } }, 2);
  expect(parsed.ok ? [] : parsed.fault.map(({ code }) => code)).toEqual(['ERR-21']);
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '2 Sign Type "Adventure" Roleplay "Battle" Feats Q "Yes"',
    ],
  });
  const s = trial('turn a | ground a 1 | hero a 1 | site a 2', { pack });
  expect(s.view(0).standing?.costs).toEqual([{ name: 0, required: [1, 1], covered: [0, 0] }]);
});

test('CGS-CON-7, CGS-R-109, CGS-CON-5, CGS-TURN-5: nothing that was done can be undone by a move', () => {
  const s = trial('turn a | ops a 2').play('play 2');
  for (const move of ['undo', 'recover 2', 'withdraw 2 for b:2']) expect(s.refused(move)).toBeDefined();
});
