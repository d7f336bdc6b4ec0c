import { expect, test } from 'vitest';
import { checkPack } from '../check/check.ts';
import { readPack } from '../pack/read-pack.ts';
import { flatCards as cards, count, packOf, SMALL_TIDE, says, tide } from '../testing/testing.ts';
import { editsBetween, misspelt } from './spelling.ts';

const S = 'Type "Support"';
const A = (roleplay: string): string => `Type "Adventure" Roleplay "${roleplay}"`;
const SOLO = A('Solo');
const EDITION = { type: 'edition', session: '9', setup: '1', wrapup: '1', analysis: '1', turn: '1' };

test('[CGS-LINT-1] [CGS-DES-2] a gold card needs an affiliation', () => {
  expect(says('LINT-1', `[card C 1 | gold]\n${S}`)).toEqual([
    'error C 1: A gold card without Affiliation can never enter play.',
  ]);
  expect(count('LINT-1', S)).toBe(0);
});

test('[CGS-LINT-2] [CGS-CUST-4] two similar supports for every cost of a competitive adventure', () => {
  const raft = `${S} AR Hull 1`;
  for (const roleplay of ['Battle', 'Competition', 'Epic']) {
    expect(count('LINT-2', `${A(roleplay)} ACC Hull 1`, raft)).toBe(1);
    expect(count('LINT-2', `${A(roleplay)} ACC Hull 1`, raft, raft)).toBe(0);
    expect(count('LINT-2', `${A(roleplay)} ACC Hull 1`, raft, `${S} AR Hull 2`)).toBe(1);
  }
  expect(count('LINT-2', `${A('Obstruction')} ACC Hull 1`, raft)).toBe(0);
});

test('[CGS-LINT-3] each number once, or once per player together; own resources and feats help', () => {
  const two = '[era One]\n1\n2 x2\n';
  const uncoverable = (first: string, rest: readonly string[] = [`${S} AR Hull 1`]): string[] =>
    says('LINT-3', two + cards(first, ...rest));
  expect(uncoverable(`${SOLO} ACC Hull 2`)).toEqual([
    'error C 1: Nobody can cover this adventure: Hull 2 against at most 1.',
  ]);
  expect(uncoverable(`${A('Cataclysm')} ACC Hull 2`)).toEqual([]);
  expect(uncoverable(`${A('Cataclysm')} ACC Hull 3`)).toHaveLength(1);
  expect(uncoverable(`${SOLO} ACC Hull 2 AR Hull 1`)).toEqual([]);
  expect(uncoverable(`${A('Cataclysm')} ACC Hull 3 AR Hull 1`)).toHaveLength(1);
  expect(says('LINT-3', cards(`${SOLO} ACC Hull 2`, `${S} AR Hull 1`, `${SOLO} Feats Hull 1`))).toEqual([]);
  expect(says('LINT-3', cards(`${SOLO} ACC Hull 2 Feats Hull 1`, `${S} AR Hull 1`))).toHaveLength(1);
  expect(
    says(
      'LINT-3',
      cards(`${SOLO} ACC Hull 1 AcceptSupportIf1 Subtype = "Ship"`, `${S} Subtype "Raft" AR Hull 1`),
    ),
  ).toHaveLength(1);
});

test('[CGS-LINT-3] with a card that diverts it is only a warning', () => {
  const body = cards(`${SOLO} ACC Hull 2`, `${S} AR Hull 1`, `${S} DivertIf1 AR.Hull > 1`);
  expect(says('LINT-3', body)[0]).toMatch(/^warning C 1/);
});

test('[CGS-LINT-4] feats help only where a chain of adventures leads to them', () => {
  const goal = `${SOLO} ACC Hull 2`;
  const raft = `${S} AR Hull 1`;
  expect(count('LINT-4', goal, raft, `${SOLO} Feats Hull 1`)).toBe(0);
  expect(count('LINT-4', goal, raft, `${SOLO} PlayIfBuildsite Feats.Key = 1 Feats Hull 1`)).toBe(1);
  expect(
    count('LINT-4', goal, raft, `${SOLO} PlayIfBuildsite Feats.Key = 1 Feats Hull 1`, `${SOLO} Feats Key 1`),
  ).toBe(0);
});

test('[CGS-LINT-4] MultiEra adventures of earlier eras are part of the chain', () => {
  const body = (multi: string): string =>
    `[era One]\n3\n[era Two]\n1-2\n${cards(`${SOLO} ACC Hull 2`, `${S} AR Hull 1`, `${SOLO} ${multi} Feats Hull 1`)}`;
  expect(says('LINT-4', body(''), { eras: 'One, Two' })).toHaveLength(1);
  expect(says('LINT-4', body('MultiEra "Yes"'), { eras: 'One, Two' })).toHaveLength(0);
});

test('[CGS-LINT-5] [CGS-LINT-6] conditions ask for what exists', () => {
  expect(says('LINT-5', cards(`${S} SeizeIf1 Size > 1`, S))).toEqual(['warning C 1: No card provides Size.']);
  expect(count('LINT-5', `${A('Battle')} AcceptSupportIf1 Ploy < 1`, S)).toBe(1);
  expect(count('LINT-6', `${S} SeizeIf1 Size > 3`, `${S} Size 2`)).toBe(1);
  expect(count('LINT-6', `${S} SeizeIf1 Size > 2`, `${S} Size 2`)).toBe(0);
  expect(count('LINT-6', `${S} SeizeIf1 Size < 1`, `${S} Size 2`)).toBe(1);
  expect(count('LINT-6', `${S} SeizeIf1 Kind = "a"/"b"`, `${S} Kind "a"`)).toBe(1);
  expect(count('LINT-6', `${A('Battle')} AcceptSupportIf1 Ploy < 0`, `${S} Ploy 1`)).toBe(0);
});

test('[CGS-LINT-6] [CGS-R-115] sums add up over cards', () => {
  const gate = (bound: string): string => `${SOLO} PlayIfBuildsiteSum Feats.Gate ${bound}`;
  const feat = `${SOLO} Feats Gate 2`;
  expect(count('LINT-6', gate('> 4'), feat, feat)).toBe(0);
  expect(count('LINT-6', gate('> 5'), feat, feat)).toBe(1);
  expect(count('LINT-6', gate('< 1'), feat)).toBe(1);
});

test('[CGS-LINT-7] supports are never in a buildsite, except with StockHolding', () => {
  expect(count('LINT-7', `${SOLO} PlayIfBuildsite AR.Hull > 1`, `${S} AR Hull 1`)).toBe(1);
  expect(count('LINT-7', `${SOLO} PlayIfBuildsite AR.Hull > 1`, `${S} StockHolding 1 AR Hull 1`)).toBe(0);
});

test('[CGS-LINT-8] adventures that wait for one another are named together', () => {
  const needs = (what: string, gives: string): string =>
    `${SOLO} PlayIfBuildsite Feats.${what} = 1 Feats ${gives} 1`;
  expect(says('LINT-8', cards(needs('Ant', 'Bee'), needs('Bee', 'Cow'), needs('Cow', 'Ant')))).toEqual([
    'warning C 1: These adventures wait for one another: "C 1", "C 2", "C 3".',
  ]);
  expect(count('LINT-8', needs('Ant', 'Bee'), needs('Bee', 'Cow'), `${SOLO} Feats Ant 1`)).toBe(0);
  expect(count('LINT-8', needs('Ant', 'Bee'), needs('Bee', 'Ant'), needs('Ant', 'Dog'))).toBe(1);
});

test('[CGS-LINT-9] [CGS-DES-5] [CGS-LINT-10] [CGS-DES-4] [CGS-LINT-11] stock and common buildsites', () => {
  expect(count('LINT-9', `${S} StockHolding 1`)).toBe(1);
  expect(count('LINT-10', A('Cooperation'))).toBe(1);
  expect(count('LINT-10', A('Cataclysm'))).toBe(0);
  expect(count('LINT-11', `${A('Battle')} StockOffering 1`)).toBe(1);
  expect(count('LINT-11', `${A('Cataclysm')} StockOffering 1`)).toBe(0);
});

test('[CGS-LINT-12] [CGS-R-88] [CGS-LINT-13] offerings and holdings go together in a deck', () => {
  const share = `${S} StockHolding 1`;
  expect(count('LINT-12', A('Cooperation'), share)).toBe(1);
  expect(count('LINT-12', A('Cooperation'))).toBe(0);
  expect(count('LINT-13', share)).toBe(1);
  expect(count('LINT-13', `${A('Cooperation')} StockOffering 1`)).toBe(1);
  expect(count('LINT-13', `${A('Cooperation')} StockOffering 1`, share)).toBe(0);
});

test('[CGS-LINT-14] [CGS-LINT-15] [CGS-LINT-18] [CGS-R-37] [CGS-LINT-43] what counts for nobody', () => {
  const common = `${A('Cooperation')} CommonBuildsite "Yes"`;
  expect(count('LINT-14', `${common} ER Sway 1`)).toBe(1);
  expect(count('LINT-14', `${common} EC Sway 1`)).toBe(1);
  expect(count('LINT-15', `${common} AR Hull 1`)).toBe(1);
  expect(count('LINT-15', `${SOLO} AR Hull 1`)).toBe(0);
  expect(count('LINT-18', `${common} UniqueAny "x"`)).toBe(1);
  expect(count('LINT-18', `${A('Cooperation')} UniqueAny "x"`)).toBe(0);
  expect(count('LINT-43', `${A('Battle')} CommonBuildsite "Yes"`)).toBe(1);
  expect(count('LINT-43', common)).toBe(0);
});

test('[CGS-LINT-16] finales never reach a buildsite', () => {
  for (const item of ['MultiEra "Yes"', 'CommonBuildsite "Yes"', 'Feats Range 1', 'ER Sway 1', 'EC Sway 1']) {
    expect(count('LINT-16', `${A('Epic')} ${item}`)).toBe(1);
    expect(count('LINT-16', `${A('Doomsday')} ${item}`)).toBe(1);
    expect(count('LINT-16', `${A('Battle')} ${item}`)).toBe(0);
  }
});

test('[CGS-LINT-17] points decide nothing in an era with a finale', () => {
  const finale = A('Doomsday');
  expect(count('LINT-17', finale, `${S} EC Sway 1`, `${SOLO} ER Sway 1`, `${S} StockHolding 1`)).toBe(3);
  expect(count('LINT-17', finale, `${SOLO} MultiEra "Yes" ER Sway 1`)).toBe(0);
  expect(count('LINT-17', `${S} EC Sway 1`)).toBe(0);
  expect(
    says('LINT-17', cards(`${finale} ACC Hull 2`, `${S} AR Hull 1`, `${S} DivertIf AR.Hull > 1`)),
  ).toEqual(['warning -: No Epic or Doomsday of this deck can be covered: nobody can win the era.']);
});

test('[CGS-LINT-19] [CGS-LINT-20] [CGS-LINT-21] what nobody provides, and what nobody needs', () => {
  expect(says('LINT-19', cards(`${S} EC Fuel 1`, `${S} ER Fuel 1`))).toHaveLength(1);
  expect(count('LINT-19', `${S} EC Fuel 1`, `${SOLO} ER Fuel 1`)).toBe(0);
  expect(count('LINT-19', `${S} EC Fuel 1`, `${S} StockHolding 1 ER Fuel 1`)).toBe(0);
  expect(count('LINT-20', `${S} AR Hull 1`)).toBe(1);
  expect(count('LINT-20', `${S} AR Hull 1`, `${S} AC Hull 1`)).toBe(0);
  expect(count('LINT-20', `${S} AR Hull 1`, `${S} ImmuneIf1 AR.Hull < 1`)).toBe(0);
  expect(count('LINT-21', `${S} AC Hull 1`)).toBe(1);
  expect(count('LINT-21', `${S} AC Hull 1`, `${SOLO} Feats Hull 1`)).toBe(0);
  expect(count('LINT-21', `${S} AC Hull 1`, `${SOLO} Feats Hull "big"`)).toBe(1);
});

test('[CGS-LINT-25] names that differ by a letter or by case', () => {
  expect(count('LINT-25', `${S} StartshipRange 1`, `${S} StarshipRange 1`)).toBe(1);
  expect(count('LINT-25', `${S} Hull 1`, `${S} hull 1`)).toBe(1);
  expect(count('LINT-25', `${S} Hull 1`, `${S} SeizeIf Hulk > 1`)).toBe(1);
  expect(count('LINT-25', `${S} Hull 1`, `${S} Hulks 1`)).toBe(0);
});

test('[CGS-LINT-26] [CGS-R-28] a slash inside a text', () => {
  expect(says('LINT-26', cards(`${S} SeizeIf Kind = "Ion/Helion"`))).toEqual([
    'warning C 1: The text "Ion/Helion" contains "/", which is part of the text.',
  ]);
});

test('[CGS-LINT-27] an adventure that rejects all who could help', () => {
  const pick = `${SOLO} ACC Hull 1 AcceptSupportIf1 Subtype = "Ship"`;
  expect(count('LINT-27', pick, `${S} Subtype "Raft" AR Hull 1`)).toBe(1);
  expect(count('LINT-27', pick, `${S} AR Hull 1`)).toBe(0);
});

test('[CGS-LINT-28] [CGS-R-45] [CGS-LINT-37] [CGS-R-134] [CGS-LINT-33] no cost, a cost of 0, a bound of 0', () => {
  expect(count('LINT-28', A('Epic'))).toBe(1);
  expect(count('LINT-28', A('Obstruction'))).toBe(0);
  expect(count('LINT-37', `${S} AR Hull 0 EC Sway 0`)).toBe(2);
  expect(count('LINT-37', `${S} Hull 0`)).toBe(0);
  expect(count('LINT-33', `${S} SeizeIf Hull > 0 Iron < 0 Wood = 0`)).toBe(2);
  expect(count('LINT-33', `${A('Battle')} AcceptSupportIf1 Ploy < 0`)).toBe(0);
});

test('[CGS-LINT-39] [CGS-LINT-45] [CGS-LINT-44] [CGS-R-35] names and numbers that clash', () => {
  expect(count('LINT-39', `${S} Kind 1`, `${SOLO} Feats Kind "a"`)).toBe(1);
  expect(count('LINT-45', `${S} Sсout 1`)).toBe(1);
  expect(count('LINT-45', `${S} Größe 1 Разведчик 1`)).toBe(0);
  expect(says('LINT-44', `[card A 7]\n${S}\n[card B 7]\n${S}`)).toEqual([
    'warning B 7: "B 7" and "A 7" share the number 7 and block each other.',
  ]);
});

test('[CGS-LINT-40] [CGS-R-141] what the compared cards can never have', () => {
  for (const category of ['DisableIf', 'ImmuneIf1', 'WreckIf1'])
    expect(count('LINT-40', `${S} ${category} Roleplay = "Epic" Feats.X = 1`)).toBe(2);
  expect(count('LINT-40', `${A('Battle')} AcceptSupportIf1 Feats.X = 1`)).toBe(1);
  expect(count('LINT-40', `${S} SeizeIf1 Feats.X = 1 Roleplay = "Epic"`)).toBe(0);
  expect(count('LINT-40', `${S} SeizeIf1 AR.Type = "Support"`)).toBe(1);
});

test('[CGS-SC-2] [CGS-LINT-46] a member by mistake, in flat form only', () => {
  const other = `${S} EC Sway 1`;
  expect(count('LINT-46', `${S} EC Sway 1 Gamma 1`, other)).toBe(1);
  expect(count('LINT-46', `${S}\nEC\n  Sway 1\n  Gamma 1`, other)).toBe(0);
  expect(count('LINT-46', `${S} EC Sway 1 Gamma 1`, other, `${SOLO} ER Gamma 1`)).toBe(0);
});

test('[CGS-SC-52] [CGS-LINT-48] [CGS-LANG-23] [CGS-R-150] a misspelt predefined word is never silent', () => {
  const frost = (name: string): string => `[card C 1]\n${S} ${name} "Yes"`;
  expect(says('LINT-48', frost('Freze'))).toEqual(['warning C 1: "Freze" is probably a misspelt "Freeze".']);
  expect(says('LINT-48', frost('Freze'), EDITION)).toEqual([
    'error C 1: "Freze" is probably a misspelt "Freeze".',
  ]);
  expect(says('LINT-48', frost('freeze'))).toHaveLength(1);
  expect(says('LINT-48', frost('Frost'))).toEqual([]);
  const { faults, findings } = checkPack(packOf('[card C 1]\nType "Adventure" Rolplay "Battle"'));
  expect(faults.map(({ code }) => code)).toEqual(['ERR-28']);
  expect(findings.map(({ code }) => code)).toContain('LINT-48');
});

test('[CGS-LINT-48] case, one edit from five letters on, two from eight on, in conditions too', () => {
  const meant = Object.fromEntries(
    [
      'ar',
      'type',
      'Typ',
      'Uniqe',
      'Unqiue',
      'Resue',
      'Rouse',
      'Roleplya',
      'Afiliatoin',
      'CommonBuilsite',
      'AdventureCost',
      'Sway',
      'Feat',
      'Feast',
      'Rolpay',
      'Wrckf',
    ].map((name) => [name, misspelt(name)]),
  );
  expect(meant).toEqual({
    ar: 'AR',
    type: 'Type',
    Typ: undefined,
    Uniqe: 'Unique',
    Unqiue: 'Unique',
    Resue: 'Reuse',
    Rouse: 'Reuse',
    Roleplya: 'Roleplay',
    Afiliatoin: 'Affiliation',
    CommonBuilsite: 'CommonBuildsite',
    AdventureCost: 'AdventureCosts',
    Sway: undefined,
    Feat: 'Feats',
    Feast: 'Feats',
    Rolpay: 'Roleplay',
    Wrckf: undefined,
  });
  expect(count('LINT-48', `${S} SeizeIf1 Afiliation = "x"`)).toBe(1);
  expect(editsBetween('abcd', 'badc', 2)).toBe(2);
});

test('[CGS-SC-64] [CGS-LINT-44] numbers clash across the packs of a session', () => {
  const other = `[card Fishing Weir 12]\n${S}`;
  const others = [readPack(SMALL_TIDE).pack!, readPack(packOf(other, {}, 'Other')).pack!];
  const { findings } = checkPack(packOf('[era One]\nSmall Tide: First Ebb\nOther: 12 x2'), { others });
  expect(findings.filter(({ code }) => code === 'LINT-44')).toMatchObject([{ card: 'Iron Rake 12' }]);
});

test('[CGS-R-153] where a pack does not say how many play, its affiliations do', () => {
  const side = (name: string): string => `${S} Affiliation "${name}"`;
  const body = (copies: number): string =>
    `[era One]\nall\n1 x${copies - 1}\n${cards(SOLO, side('x'), side('y'), side('z'))}`;
  expect(says('LINT-42', body(9), EDITION)).toEqual([]);
  expect(says('LINT-42', body(8), EDITION)).toHaveLength(1);
  expect(says('LINT-42', body(6))).toEqual([]);
});

test('[CGS-LINT-5] a card outside every deck provides nothing', () => {
  const body = (era: string): string =>
    `[era One]\n${era}\n${cards(`${S} SeizeIf1 Size > 1`, `${S} Size 2`)}`;
  expect(says('LINT-5', body('1-2'))).toEqual([]);
  expect(says('LINT-5', body('1'))).toHaveLength(1);
});

test('a finding points at its line', () => {
  const { findings } = checkPack(tide(['Iron 2', 'Iron 0']));
  expect(findings).toMatchObject([
    { code: 'LINT-37', line: 48, column: 56, card: 'Kiln Barrow 14', clause: 'CGS-LINT-37' },
  ]);
});
