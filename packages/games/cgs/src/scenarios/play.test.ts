/** What may be played, and when: the rulebook's own cards. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { CARDS, fields, packOf, trial } from './tarn.testing.ts';

test('[CGS-SC-5] CGS-ASI-1, CGS-ASI-2, CGS-ASI-3, CGS-LANG-18, CGS-PSUP-3: an adventure takes only the drives it accepts, from everybody', () => {
  const tied = refuse('not-accepted', 'CGS-ASI-1');
  const a = trial('turn a | ops a 8,9,17,3 | ops b 8,9 | ground a 1 | hero a 1 | site a 2');
  expect(a.refused('play 8')).toEqual(tied);
  expect(a.legal()).toEqual(['play 3', 'play 9', 'play 17', 'end adventure', 'pass', 'sit out']);
  a.play('pass');
  expect(a.refused('play 8')).toEqual(tied);
  expect(a.legal()).toContain('play 9');
});

test('[CGS-SC-6] CGS-IND-1, CGS-IND-2, CGS-WIN-1, CGS-WIN-2, CGS-WRAP-3, CGS-WRAP-5, CGS-WRAP-8, CGS-WRAP-9, CGS-VP-1: Cinder is won', () => {
  const a = trial('turn a | ops a 1,3,7,9 | site a 2');
  a.play('play 1', 'pass', 'pass', 'play 7', 'pass', 'pass', 'play 9', 'pass', 'pass', 'play 3');
  expect(a.view(0).standing).toMatchObject({ covers: [true, false], overflow: [10, 0], winner: 0 });
  a.play('end adventure', 'agree');
  expect(fields(a, 'site', 'wreck', 'ops', 'turn')).toEqual(['turn b', 'site a 1,2', 'wreck a 3,7,9']);
  expect(a.view(0).eras[0]).toMatchObject({ points: 10 });
  expect(a.told('table').map(({ kind }) => kind)).toContain('sited');
});

test('[CGS-SC-7] CGS-PIB-1, CGS-CBS-2, CGS-PSUP-2, CGS-CPLAY-1, CGS-CPLAY-2: a gated support opens with one’s own or the common buildsite', () => {
  const gated = refuse('condition-not-met', 'CGS-PSUP-2');
  const without = 'turn a | ops a 3 | ops b 3 | ground a 40 | hero a 40';
  expect(trial(without).refused('play 3')).toEqual(gated);
  expect(trial(`${without} | site b 2`).refused('play 3')).toEqual(gated);
  const shared = trial(`${without} | common 2`);
  expect(shared.legal()).toContain('play 3');
  expect(shared.play('pass').legal()).toContain('play 3');
});

test('[CGS-SC-8] CGS-REW-1, CGS-REW-2, CGS-REW-3, CGS-REW-4, CGS-REW-5, CGS-R-9, CGS-R-10, CGS-IMM-4: a rewind undoes the adventure, and nobody can stop it', () => {
  const s = trial(
    'turn a | ops a 4 | ops b 6 | ground a 9 | ground b 2,7,13 | hero b 2 | site a 21 | common 22 | last Battle won b | adventures 3',
  );
  s.play('play 4');
  expect(fields(s, 'turn', 'ops', 'ground', 'wreck', 'pending', 'last')).toEqual([
    'turn b',
    'ops a 9',
    'ops b 2,6,7',
    'wreck a 4',
    'wreck b 13',
    'last Battle won b',
  ]);
  expect(s.play('play 2', 'pass').legal()).toContain('play 9');
});

test('CGS-R-9, CGS-R-22: by an option a rewind waits for the special round', () => {
  const s = trial('turn a | ops a 4 | ops b 8,20 | ground a 9 | ground b 2,7 | hero b 2 | site a 21', {
    options: { rewind: 'afterSpecialRound' },
  });
  s.play('play 4', 'pass');
  expect(s.refused('play 8')).toEqual(refuse('special-round', 'CGS-SPEC-2'));
  s.play('play 20', 'recover 7', 'pass');
  expect(fields(s, 'turn', 'ops', 'wreck')).toEqual([
    'turn a',
    'ops a 9',
    'ops b 2,7,8',
    'wreck a 4',
    'wreck b 20',
  ]);
});

test('CGS-R-10: by an option a rewound finale is lost and ends the era', () => {
  const epic = '1 Last stand Type "Adventure" Roleplay "Epic" AdventureCommonCosts Hope 1';
  const pack = packOf({ cards: [epic, '2 Way back Type "Support" RewindAdventure "Yes"'] });
  const position = 'turn a | ops a 2 | ground b 1 | hero b 1';
  const none = trial(position, { pack }).play('play 2');
  expect(fields(none, 'phase', 'last')).toEqual([]);
  const lost = trial(position, { pack, options: { rewindFinale: 'lost' } }).play('play 2');
  expect(fields(lost, 'phase', 'last')).toEqual(['phase over', 'last Epic lost b']);
  expect(lost.outcome()).toMatchObject({
    winners: [],
    reasons: [{ code: 'no-era-won', clause: 'CGS-R-106' }],
  });
});

test('[CGS-SC-13] CGS-PADV-3, CGS-UNQ-1, CGS-UNQ-2, CGS-UNQ-4, CGS-PADV-5: what is built is not built twice', () => {
  const own = trial('turn a | ops a 2,23,40 | ops b 2 | site a 2');
  expect(own.refused('play 2')).toEqual(refuse('built-already', 'CGS-PADV-3'));
  expect(own.refused('play 23')).toEqual(refuse('not-unique', 'CGS-UNQ-2'));
  expect(own.legal()).toContain('play 40');
  expect(own.play('pass').legal()).toContain('play 2');
  const common = trial('turn a | ops a 2 | ops b 2 | common 2');
  expect(common.refused('play 2')).toEqual(refuse('built-already', 'CGS-PADV-3'));
  expect(common.play('pass').refused('play 2')).toEqual(refuse('built-already', 'CGS-PADV-3'));
});

test('CGS-ADV-2, CGS-ADV-3, CGS-ADV-4, CGS-PADV-1, CGS-PSUP-1, CGS-TURN-3, CGS-R-2, CGS-R-3, CGS-TURN-1, CGS-REQE-1, CGS-R-123: one card per turn, an adventure first and only then', () => {
  const s = trial('turn a | ops a 2,7,21 | ops b 8');
  expect(s.refused('play 7')).toEqual(refuse('no-adventure', 'CGS-PSUP-1'));
  expect(s.refused('end adventure')).toEqual(refuse('no-adventure', 'CGS-REQA-1'));
  s.play('play 2');
  expect(fields(s, 'hero')).toEqual(['hero a 2']);
  expect(s.refused('play 7')).toEqual(refuse('played-already', 'CGS-TURN-3'));
  expect(s.refused('1: play 8')).toEqual(refuse('not-your-turn', 'CGS-TURN-1'));
  s.play('pass', 'pass');
  expect(s.refused('play 21')).toEqual(refuse('adventure-in-progress', 'CGS-ADV-3'));
  expect(s.refused('end era')).toEqual(refuse('adventure-in-progress', 'CGS-REQE-1'));
});

test('CGS-PSUP-7, CGS-UNQ-3, CGS-R-36, CGS-PSUP-5: the same number or unique name twice in one playground is refused', () => {
  const s = trial('turn a | ops a 8,10,11,12 | ops b 7,8,9 | ground a 2,7,8,10 | hero a 2');
  expect(s.refused('play 8')).toEqual(refuse('same-number', 'CGS-PSUP-7'));
  expect(s.refused('play 12')).toEqual(refuse('not-unique', 'CGS-UNQ-3'));
  expect(s.refused('play 10')).toEqual(refuse('same-number', 'CGS-PSUP-7'));
  expect(s.legal()).toContain('play 11');
  expect(s.play('pass').legal()).toEqual(['play 7', 'play 8', 'play 9', 'end adventure', 'pass', 'sit out']);
});

test('[CGS-SC-36] CGS-PIB-2, CGS-PIS-1, CGS-PI1-1, CGS-R-115, CGS-R-116, CGS-R-117, CGS-PIB-1: one card, a sum, or one card for all', () => {
  const pack = packOf({
    cards: [
      '1 Two Type "Adventure" Roleplay "Battle" Feats X 2 Y 1',
      '2 Other two Type "Adventure" Roleplay "Battle" Feats X 2',
      '3 Only z Type "Adventure" Roleplay "Battle" Feats Z 1',
      '4 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Single Type "Support" PlayIfBuildsite Feats.X > 3',
      '12 Sum Type "Support" PlayIfBuildsiteSum Feats.X > 3',
      '13 Together Type "Support" PlayIfBuildsite1 Feats.X = 2 Feats.Z = 1',
      '14 Pair Type "Support" PlayIfBuildsite1 Feats.X = 2 Feats.Y = 1',
      '15 Apart Type "Support" PlayIfBuildsite Feats.X = 2 Feats.Z = 1',
      '16 Small sum Type "Support" PlayIfBuildsiteSum Feats.W < 9',
    ],
  });
  const s = trial('turn a | ops a 11,12,13,14,15,16 | ground a 4 | hero a 4 | site a 1,2 | common 3', {
    pack,
  });
  expect(s.legal().filter((move) => move.startsWith('play'))).toEqual(['play 12', 'play 14', 'play 15']);
  expect(s.refused('play 11')).toEqual(refuse('condition-not-met', 'CGS-PSUP-2'));
});

const CROWNS = packOf({
  cards: [
    '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
    '2 Throne Type "Adventure" Roleplay "Battle" UniqueAny "Crown" AdventureCommonCosts Q 1',
    '3 Other throne Type "Adventure" Roleplay "Battle" UniqueAny "Crown" AdventureCommonCosts Q 1',
    '11 Crown Type "Support" UniqueAny "Crown" AdventureResources Q 1',
    '12 Own crown Type "Support" Unique "Crown" AdventureResources Q 1',
    '13 Crown thief Type "Support" UniqueAny "Crown" AdventureCommonCosts Q 2 DisableIf1 Q = 99',
    '14 Guard Type "Support" ImmuneIf1 UniqueAny = "Crown"',
  ],
});

test('[CGS-SC-37] CGS-UNA-1, CGS-UNA-3, CGS-UNA-4, CGS-UNQ-3, CGS-R-19, CGS-IMM-2: UniqueAny looks at all playgrounds, but not at a card one is immune to', () => {
  const blocked = refuse('not-unique-of-all', 'CGS-UNA-3');
  expect(
    trial('turn a | ops a 11 | ground a 1 | ground b 11 | hero a 1', { pack: CROWNS }).refused('play 11'),
  ).toEqual(blocked);
  expect(
    trial('turn a | ops a 11 | ground a 1 | ground b 12 | hero a 1', { pack: CROWNS }).legal(),
  ).toContain('play 11');
  const s = trial('turn a | ops a 11,14 | ground a 1 | ground b 13 | hero a 1', { pack: CROWNS });
  expect(s.refused('play 11')).toEqual(blocked);
  s.play('play 14', 'immune b:13', 'pass', 'pass', 'play 11');
  expect(s.view(0).standing?.costs).toEqual([{ name: 0, required: [3, 3], covered: [1, 0] }]);
});

test('CGS-UNA-2, CGS-R-37, CGS-R-38: UniqueAny of an adventure looks at every buildsite but the common one', () => {
  const blocked = refuse('not-unique-of-all', 'CGS-UNA-2');
  expect(trial('turn a | ops a 3 | site b 2', { pack: CROWNS }).refused('play 3')).toEqual(blocked);
  const common = trial('turn a | ops a 3 | common 2', { pack: CROWNS });
  expect(common.legal()).toContain('play 3');
  expect(fields(common.play('play 3'), 'hero')).toEqual(['hero a 3']);
});

test('CGS-ZONE-5, CGS-ZONE-10, CGS-CARD-11, CGS-CON-8, CGS-R-110: only cards from one’s own ops, and only what is a move', () => {
  const s = trial('turn a | ops a 2 | ops b 21');
  expect(s.refused('play 21')).toEqual(refuse('not-in-ops', 'CGS-ZONE-10'));
  expect(s.refused('play 99')).toEqual(refuse('no-such-card', 'CGS-CARD-11'));
  expect(s.refused('discard 2')).toEqual(refuse('not-a-move', 'CGS-CON-8'));
});

test('CGS-CARD-11: a card can also be named by its title, in upper or lower case', () => {
  const s = trial('turn a | ops a 3,9 | ops b 7,8 | ground a 1 | hero a 1 | site a 2');
  expect(s.refused('play time shield')).toEqual(refuse('not-in-ops', 'CGS-ZONE-10'));
  expect(s.refused('play nothing known')).toEqual(refuse('no-such-card', 'CGS-CARD-11'));
  expect(fields(s.play('Play HELION drive'), 'ground')).toEqual(['ground a 1,3']);
  const twins = packOf({ cards: [...CARDS, CARDS[2]?.replace('3 Helion drive', '99 Helion Drive') ?? ''] });
  const both = trial('turn a | ops a 3 | ground a 1 | hero a 1 | site a 2', { pack: twins });
  expect(both.refused('play helion drive')).toEqual(refuse('no-such-card', 'CGS-CARD-11'));
  expect(fields(both.play('play 3'), 'ground')).toEqual(['ground a 1,3']);
});

test('CGS-TRADE-1: an offer names cards by their titles, even titles with “for” in them', () => {
  const pack = packOf({
    cards: CARDS.map((card) =>
      card.replace(/^3 Helion drive/, '3 Fuel for two').replace(/^6 Time shield/, '6 A: B'),
    ),
  });
  const s = trial('turn a | ops a 3 | ops b 6', { pack });
  expect(s.play('offer fuel for two for B:a: b').position()).toContain('offers a:3>b:6');
});
