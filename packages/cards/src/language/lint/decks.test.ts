import { expect, test } from 'vitest';
import { flatCards as cards, count, says } from '../testing/testing.ts';

const S = 'Type "Support"';
const A = (roleplay: string): string => `Type "Adventure" Roleplay "${roleplay}"`;
const SOLO = A('Solo');

test('[CGS-LINT-22] [CGS-LINT-23] powers have targets and answers', () => {
  const power = `${S} Signal 2 WreckIf1 Subtype = "Ship"`;
  expect(count('LINT-22', power, `${S} Subtype "Ship"`)).toBe(0);
  expect(count('LINT-22', power, `${S} Subtype "Ship" Recover1 "Yes"`)).toBe(1);
  expect(count('LINT-22', power, `${SOLO} Subtype "Ship"`)).toBe(1);
  expect(count('LINT-22', `${S} ImmuneIf1 Signal < 1`, `${S} Signal 1 RewindAdventure "Yes"`)).toBe(1);
  expect(count('LINT-22', `${S} ImmuneIf1 Signal < 1`, `${S} Signal 1 Freeze "Yes"`)).toBe(0);
  expect(count('LINT-23', power, `${S} ImmuneIf1 Signal < 1`)).toBe(1);
  expect(count('LINT-23', power, `${S} ImmuneIf1 Signal < 2`)).toBe(0);
  expect(count('LINT-23', `${S} RewindAdventure "Yes"`)).toBe(0);
});

test('[CGS-LINT-24] [CGS-R-11] a power and an answer on one card', () => {
  expect(count('LINT-24', `${S} Freeze "Yes" Recover1 "Yes"`)).toBe(1);
  expect(count('LINT-24', `${S} WreckIf Hull > 1 ImmuneIf1 Signal < 1`)).toBe(1);
  expect(count('LINT-24', `${S} Recover1 "Yes" ImmuneIf1 Signal < 1`)).toBe(0);
});

test('[CGS-LINT-29] [CGS-AFF-2] only what is neither affiliated nor protected can be seized or reused', () => {
  const seize = `${S} SeizeIf Subtype = "Ship"`;
  expect(count('LINT-29', seize, `${S} Subtype "Ship" Freeze "Yes"`)).toBe(1);
  expect(count('LINT-29', seize, `${SOLO} Subtype "Ship"`)).toBe(0);
  expect(count('LINT-29', `${S} Reuse 1`, `${S} Affiliation "x"`)).toBe(1);
  expect(count('LINT-29', `${S} Reuse 1`, S)).toBe(0);
});

test('[CGS-LINT-30] MustPlay is rare and can be played', () => {
  const must = (copies: number, all: number): string[] =>
    says('LINT-30', `[era One]\n1 x${copies}\n2 x${all - copies}\n${cards(`${S} MustPlay "Yes"`, S)}`);
  expect(must(1, 25)).toEqual([]);
  expect(must(1, 24)).toHaveLength(1);
  expect(
    count(
      'LINT-30',
      `Type "Adventure" Roleplay "Solo" MustPlay "Yes" PlayIfBuildsite Feats.X = 1`,
      ...Array.from({ length: 25 }, () => S),
    ),
  ).toBe(1);
});

test('[CGS-LINT-31] [CGS-LINT-41] affiliations', () => {
  const sides = (a: number, b: number): string[] =>
    says(
      'LINT-31',
      `[era One]\n1 x${a}\n2 x${b}\n3-4\n${cards(`${S} Affiliation "x"`, `${S} Affiliation "y"`)}
[card G 3 | gold]\n${S} Affiliation "x"\n[card G 4 | gold]\n${S} Affiliation "y"`,
    );
  expect(sides(9, 11)).toEqual([]);
  expect(sides(9, 12)).toHaveLength(1);
  expect(says('LINT-41', cards(`${S} Affiliation "x"`), { affiliations: 'x, y' })).toEqual([
    'warning -: No card has the affiliation y.',
  ]);
  expect(
    says('LINT-41', cards(`${S} Affiliation "x"`, `${S} Affiliation "z"`), { affiliations: 'x' }),
  ).toHaveLength(1);
  expect(says('LINT-41', cards(`${S} Affiliation "x"`), { affiliations: 'x' })).toEqual([]);
});

test('[CGS-LINT-32] [CGS-LINT-42] [CGS-LINT-47] how many cards', () => {
  const deal = (copies: number): string[] =>
    says('LINT-32', `[era One]\n1 x${copies}\n${cards(S)}`, { players: '2,3' });
  expect(deal(12)).toEqual([]);
  expect(deal(10)).toEqual(['warning -: 10 silver cards cannot be dealt evenly to 3 players.']);
  const free = (copies: number): string[] =>
    says('LINT-42', `[era One]\n1 x${copies}\n${cards(SOLO)}`, { players: '3' });
  expect(free(9)).toEqual([]);
  expect(free(8)).toHaveLength(1);
  const gold = `[card G 1 | gold]\n${S} Affiliation "x"`;
  expect(says('LINT-47', `[era One]\n1 x2\n${gold}`)).toHaveLength(1);
  expect(says('LINT-47', `[era One]\n1\n${gold}`)).toHaveLength(0);
});

test('[CGS-LINT-34] excessive powers', () => {
  expect(count('LINT-34', `${S} Reuse 4`)).toBe(1);
  const hit = (ships: number, rest: number): string[] =>
    says(
      'LINT-34',
      `[era One]\n1\n2 x${ships}\n3 x${rest}\n${cards(`${S} WreckIf Kind = "a"`, `${S} Kind "a"`, S)}`,
    );
  expect(hit(2, 7)).toEqual([]);
  expect(hit(3, 7)).toHaveLength(1);
  const freeze = (copies: number, rest: number): string[] =>
    says('LINT-34', `[era One]\n1 x${copies}\n2 x${rest}\n${cards(`${S} Freeze "Yes"`, S)}`);
  expect(freeze(1, 5)).toEqual([]);
  expect(freeze(2, 98)).toHaveLength(1);
  expect(freeze(2, 198)).toEqual([]);
  const rich = (points: number): string[] =>
    says(
      'LINT-34',
      cards(`${SOLO} ER Sway ${points}`, ...Array.from({ length: 40 }, () => `${SOLO} ER Sway 5`)),
    );
  expect(rich(10)).toEqual([]);
  expect(rich(11)).toHaveLength(1);
});

test('[CGS-LINT-35] [CGS-R-114] components count copies, gold ones among the others', () => {
  const body = `[era One]\n1 x2\n2\n${cards(S)}\n[card G 2 | gold]\n${SOLO} Affiliation "x"`;
  expect(says('LINT-35', body, { components: '1 adventure, 2 support, 1 gold, and rules' })).toEqual([]);
  expect(says('LINT-35', body, { components: '1 adventure, 2 support' })).toEqual([
    'info -: Components differ from the cards: there are 1 gold.',
  ]);
});

test('[CGS-LINT-36] a support that nobody accepts, or that does nothing', () => {
  const shoal = `${SOLO} ACC Hull 1 AcceptSupportIf1 Ploy < 0`;
  expect(count('LINT-36', shoal, `${S} AR Hull 1`)).toBe(0);
  expect(count('LINT-36', shoal, `${S} AR Hull 1 Iron 1`, `${S} Ploy 1 AR Hull 1`)).toBe(1);
  expect(count('LINT-36', shoal, S)).toBe(1);
  expect(count('LINT-36', shoal, `${S} Reuse 1`)).toBe(0);
  expect(count('LINT-36', shoal, `${S} ACC Iron 1`)).toBe(0);
});

test('[CGS-LINT-38] [CGS-R-36] copies of one design count once for a player', () => {
  const body = (roleplay: string): string =>
    `[era One]\n1\n2 x2\n${cards(`${A(roleplay)} ACC Hull 2`, `${S} AR Hull 1`)}`;
  expect(says('LINT-38', body('Solo'))).toHaveLength(1);
  expect(says('LINT-38', body('Cataclysm'))).toHaveLength(0);
  expect(count('LINT-38', `${SOLO} ACC Hull 2`, `${S} AR Hull 1`, `${S} AR Hull 1`)).toBe(0);
});

test('[CGS-SC-51] [CGS-LINT-49] what a Competition gives back can be used again and again', () => {
  const party = `${S} Subtype "Boarding party" Ploy 2 EraCosts Sway 1 SeizeIf1 Subtype = "Gun"`;
  expect(count('LINT-49', A('Competition'), party)).toBe(1);
  expect(count('LINT-49', `${A('Competition')} AcceptSupportIf1 Ploy < 1`, party)).toBe(0);
  expect(count('LINT-49', A('Battle'), party)).toBe(0);
});
